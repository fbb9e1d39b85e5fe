"""The ship as features: its rooms, the tokens on it, and what surrounds a pirate. (DM-1)"""

from __future__ import annotations

from typing import Final

from .....engine import FeatureList, Seat, seat_names
from ...actions import WAYS
from ...component_reader import FOES, GOODS, LETTERS
from ...components import (
    COMPONENTS,
    DECKHAND_COUNT,
    DOORS,
    EXPLOSION_LEVEL,
    FROMM,
    GOODS_TOKENS,
    KEG_SIDE,
    OFF_SHIP,
    ROOMS,
    SIDES,
    STRENGTH,
    TOKENS,
    TRAPDOORS,
    x_of,
    y_of,
)
from ...rules.movement import may_enter
from ...state import CARRIED, FOE_OF, GONE, IN_BAG, LOOTED, LYING, Ship, paths_from
from ..view import capped_fatigue
from .agenda import token_name
from .room_names import ROOM_NAMES

EXITS: Final = ("entrance", "dinghy")
WAY_COUNT: Final = 6
"""The ways out of a place: four sides of a room, or from off ship two exits."""
NAMES: Final = ROOM_NAMES
MOST_STRENGTH: Final = max(*COMPONENTS.fromm_sides, *STRENGTH)


def _printed(room: int, rotation: int) -> list[float]:
    """That a room was found, its doors and its keg in this rotation."""
    mask, side = DOORS[room][rotation], KEG_SIDE[room]
    keg = None if side is None else (side + rotation) % 4
    return [1.0, *(float(mask >> door & 1) for door in range(4)), *(float(keg == door) for door in range(4))]


PRINTED: Final = [[_printed(room, rotation) for rotation in range(4)] for room in range(len(ROOMS))]
CHANGING: Final = len(PRINTED[0][0])
"""Where the features of a room begin that change after it was laid."""
FOES_AT: Final = CHANGING + 12
GOODS_AT: Final = FOES_AT + len(FOES)
ROOM_WIDTH: Final = GOODS_AT + len(GOODS)
AROUND_WIDTH: Final = len(ROOMS) + 1 + 3
TOLD_PLACES: Final = {IN_BAG: 0, LOOTED: 1, GONE: 2}
"""Places of tokens off the ship, in the order of their features."""


class ShipFeatures:
    """Writes rooms, tokens and surroundings."""

    def __init__(self, features: FeatureList, seats: int) -> None:
        self.seats = seats
        self.rooms = features.group("rooms")
        for name in NAMES:
            self._add_room(features, f"room {name}")
        self.around = features.group("around me")
        for way in WAYS[:WAY_COUNT]:
            features.one_of(f"way {way}", (*NAMES, "off ship"))
            features.number(f"way {way}: fire level", EXPLOSION_LEVEL)
            features.number(f"way {way}: deckhands", DECKHAND_COUNT)
            features.flag(f"way {way}: shut to me")
        self.tokens = features.group("tokens")
        self.token_width = len(ROOMS) + seats + 4 + len(GOODS)
        for token in (*GOODS_TOKENS, FROMM):
            self._add_token(features, token_name(token))
        self.fromm_strength = features.number("Fromm: strength", MOST_STRENGTH)
        self.bag = features.group("bag")
        features.counts("bag", {kind: len(TOKENS) for kind in (*FOES, "trapdoor")})
        self.exits = features.group("exits")
        for exit in EXITS:
            features.one_of(f"{exit} at", NAMES)
            features.one_of(f"{exit} side", SIDES)

    def _add_room(self, features: FeatureList, name: str) -> None:
        features.flag(f"{name}: found")
        for letter in LETTERS:
            features.flag(f"{name}: door {letter}")
        features.one_of(f"{name}: keg", LETTERS)
        features.number(f"{name}: x", OFF_SHIP, -float(OFF_SHIP))
        features.number(f"{name}: y", OFF_SHIP)
        for letter in LETTERS:
            features.flag(f"{name}: way on {letter}")
        features.flag(f"{name}: exploded")
        features.number(f"{name}: fire level", EXPLOSION_LEVEL)
        features.flag(f"{name}: keg spent")
        features.flag(f"{name}: trapdoor")
        features.number(f"{name}: deckhands", DECKHAND_COUNT)
        features.flag(f"{name}: shut to me")
        features.counts(f"{name}: foe", {foe: len(TOKENS) for foe in FOES})
        features.counts(f"{name}: goods", {goods: len(GOODS_TOKENS) for goods in GOODS})

    def _add_token(self, features: FeatureList, name: str) -> None:
        features.one_of(f"{name}: in", NAMES)
        features.one_of(f"{name}: carried by", seat_names(self.seats))
        for where in ("in the bag", "looted", "gone", "lying"):
            features.flag(f"{name}: {where}")
        features.one_of(f"{name}: shows", GOODS)

    def write(self, v: list[float], s: Ship, seat: Seat) -> None:
        self._write_rooms(v, s, seat)
        self._write_tokens(v, s, seat)
        self._write_surroundings(v, s, seat)
        at = self.exits
        for door in s.exits:
            if door is not None:
                v[at + door // 4] = 1.0
                v[at + len(ROOMS) + door % 4] = 1.0
            at += len(ROOMS) + 4

    def _write_rooms(self, v: list[float], s: Ship, seat: Seat) -> None:
        rooms, link, rotation, fire, deckhands = s.rooms, s.link, s.rotation, s.fire, s.deckhands
        tired = capped_fatigue(s, seat)
        at = self.rooms
        for room, cell in enumerate(s.cell):
            if cell is not None:
                north, east, south, west = link[4 * room : 4 * room + 4]
                v[at : at + FOES_AT] = [
                    *PRINTED[room][rotation[room]],
                    float(x_of(cell)),
                    float(y_of(cell)),
                    0.0 if north is None else 1.0,
                    0.0 if east is None else 1.0,
                    0.0 if south is None else 1.0,
                    0.0 if west is None else 1.0,
                    0.0 if room in rooms else 1.0,
                    float(fire[room]),
                    float(s.keg_spent[room]),
                    float(s.trapdoor[room]),
                    float(deckhands[room]),
                    0.0 if may_enter(s, room, tired) else 1.0,
                ]
            at += ROOM_WIDTH

    def _write_tokens(self, v: list[float], s: Ship, seat: Seat) -> None:
        seats, rooms, at = self.seats, len(ROOMS), self.tokens
        for token in (*GOODS_TOKENS, FROMM):
            where, back = s.token_at[token], s.token_back[token]
            if back is not None:
                v[at + rooms + seats + 4 + back] = 1.0
            if where < OFF_SHIP:
                v[at + where] = 1.0
                v[self.rooms + where * ROOM_WIDTH + FOES_AT + FOE_OF[token]] += 1.0
            elif where < CARRIED:
                room = where - LYING
                v[at + room] = 1.0
                v[at + rooms + seats + 3] = 1.0
                v[self.rooms + room * ROOM_WIDTH + GOODS_AT + (back or 0)] += 1.0
            elif where < IN_BAG:
                v[at + rooms + (where - CARRIED - seat) % seats] = 1.0
            else:
                v[at + rooms + seats + TOLD_PLACES[where]] = 1.0
                if where == IN_BAG:
                    v[self.bag + FOE_OF[token]] += 1.0
            at += self.token_width
        v[self.fromm_strength] = float(s.fromm_strength)
        v[self.bag + len(FOES)] = float(s.token_at[TRAPDOORS.start : TRAPDOORS.stop].count(IN_BAG))

    def _write_surroundings(self, v: list[float], s: Ship, seat: Seat) -> None:
        """Where each way leads that this pirate can go, which is how actions name rooms."""
        tired = capped_fatigue(s, seat)
        for way, to in paths_from(s, s.place[seat]):
            at = self.around + way * AROUND_WIDTH
            v[at + to] = 1.0
            at += len(ROOMS) + 1
            v[at] = float(s.fire[to])
            v[at + 1] = float(s.deckhands[to])
            v[at + 2] = float(not may_enter(s, to, tired))
