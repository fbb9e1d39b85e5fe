"""The state of the game: the ship room by room, the tokens, the pirates, and the cards. (DM-1)"""

from __future__ import annotations

from typing import ClassVar, Final

from ...engine import Chance, Seat, State
from .component_reader import FOES, GOODS
from .components import (
    CREW,
    CUTLASS,
    DOORS,
    FROMM,
    GOODS_TOKENS,
    GUARD_COUNT,
    GUARDS,
    KALLEN,
    KEG_SIDE,
    OFF_SHIP,
    STRENGTH,
    TOKENS,
    TREASURE,
)

# Values of Ship.token_at. Below OFF_SHIP: an enemy stands in that room.
LYING: Final = 32
"""LYING + room: the token lies there, turned over."""
TRAPDOOR_IN: Final = 64
"""TRAPDOOR_IN + room: a trapdoor token in that room."""
CARRIED: Final = 96
"""CARRIED + seat: a pirate carries it."""
IN_BAG: Final = 128
LOOTED: Final = 129
GONE: Final = 130

FOE_OF: Final = {
    **{token: FOES.index(f"{TOKENS[token].front}-{STRENGTH[token]}") for token in (*GUARDS, *CREW)},
    FROMM: FOES.index("fromm"),
}
"""For each enemy token, the index of its kind in FOES."""

ALL_ROOMS: Final = (1 << OFF_SHIP) - 1
"""The mask of all rooms. Places are bits of a mask, OFF_SHIP too."""
Paths = tuple[tuple[int, int], ...]
"""Pairs (way, place): the ways that lead on from a place, and where each leads."""
Surroundings = tuple[Paths, Paths, int]
"""All ways from a place, those that lead to rooms, and the mask of the places they lead to."""


class Ship(State):
    """The whole state. Lists over rooms are indexed by room number, lists over pirates by seat. (DM-1.4)"""

    derived: ClassVar[tuple[str, ...]] = ("border", "path_cache")
    # With this many attributes slots are noticeably faster than a dictionary.
    __slots__ = (
        "goal",
        "all_crew",
        "dead_pirate_loses",
        "reference_edition",
        "by_vote",
        "double_tiles",
        "active",
        "own_tokens",
        "received_tokens",
        "actions_over",
        "used_items",
        "turn_number",
        "character",
        "item",
        "fatigue",
        "battle",
        "place",
        "cell",
        "rotation",
        "link",
        "fire",
        "keg_spent",
        "trapdoor",
        "deckhands",
        "rooms",
        "exits",
        "stack",
        "drawn_tile",
        "token_at",
        "token_back",
        "fromm_strength",
        "supply",
        "removed_deckhands",
        "deck",
        "top_card",
        "top_card_known_by",
        "peeked",
        "current_card",
        "discard",
        "fives_since_shuffle",
        "shuffles",
        "explosions",
        "reserve",
        "dead_characters",
        "table_items",
        "lost_items",
        "last_roll",
        *derived,
    )

    def __init__(self, seats: int, chance: Chance, original: Ship | None = None) -> None:
        """An empty ship, or a copy of another one."""
        super().__init__(seats, chance)
        if original is not None:
            self.copy(original)
            return
        self.goal = 0  # treasures to loot
        self.all_crew = False  # all crew must be defeated, too
        self.dead_pirate_loses = False
        self.reference_edition = False
        self.by_vote = True
        self.double_tiles = 0  # how many tiles, counted from the first, are placed two a turn
        self.active: Seat = 0
        self.own_tokens = 0  # unspent action tokens of the active pirate
        self.received_tokens = 0  # unspent action tokens passed on by the previous player
        self.actions_over = False  # of the active pirate
        self.used_items = 0  # bit mask of the items used this turn
        self.turn_number = 0
        self.character: list[int] = []
        self.item: list[int | None] = []
        self.fatigue: list[int] = []
        self.battle: list[int] = []  # position on the battle track
        self.place: list[int] = []  # a room, or OFF_SHIP
        self.cell: list[int | None] = []
        self.rotation: list[int] = []  # clockwise quarter turns
        self.link: list[int | None] = []  # room * 4 + side: the room behind that door, or OFF_SHIP
        self.fire: list[int] = []  # by room; the last entry is OFF_SHIP, always 0
        self.keg_spent: list[bool] = []  # putting out the fire does not restore the keg
        self.trapdoor: list[bool] = []
        self.deckhands: list[int] = []  # by room; the last entry is OFF_SHIP, always 0
        self.rooms: list[int] = []  # live rooms, in scan order
        self.exits: list[int | None] = []  # doors (room * 4 + side) of the entrance and the Dinghy
        self.stack: list[int] = []
        self.drawn_tile: int | None = None
        self.token_at: list[int] = []
        self.token_back: list[int | None] = []  # None until the token is turned over
        self.fromm_strength = 0
        self.supply = 0
        self.removed_deckhands = 0
        self.deck: list[int] = []
        self.top_card: int | None = None  # put back by Titian
        self.top_card_known_by: Seat | None = None
        self.peeked: list[int] = []  # the two cards Titian is choosing from
        self.current_card: int | None = None
        self.discard: list[int] = []
        self.fives_since_shuffle = 0
        self.shuffles = 0
        self.explosions = 0
        self.reserve: list[int] = []
        self.dead_characters: list[int] = []
        self.table_items: list[int] = []
        self.lost_items: list[int] = []
        self.last_roll = 0
        # Caches, filled on first use (see `derived`).
        self.path_cache: list[Surroundings | None] = [None] * (OFF_SHIP + 1)
        self.border: dict[int, int] | None = None

    def clone(self) -> Ship:
        return Ship(self.seats, self.chance.clone(), self)

    def copy(self, original: Ship) -> None:
        """Take over everything but the luck and the listener."""
        self.copy_kernel(original)
        self.goal = original.goal
        self.all_crew = original.all_crew
        self.dead_pirate_loses = original.dead_pirate_loses
        self.reference_edition = original.reference_edition
        self.by_vote = original.by_vote
        self.double_tiles = original.double_tiles
        self.active = original.active
        self.own_tokens = original.own_tokens
        self.received_tokens = original.received_tokens
        self.actions_over = original.actions_over
        self.used_items = original.used_items
        self.turn_number = original.turn_number
        self.character = original.character[:]
        self.item = original.item[:]
        self.fatigue = original.fatigue[:]
        self.battle = original.battle[:]
        self.place = original.place[:]
        self.cell = original.cell[:]
        self.rotation = original.rotation[:]
        self.link = original.link[:]
        self.fire = original.fire[:]
        self.keg_spent = original.keg_spent[:]
        self.trapdoor = original.trapdoor[:]
        self.deckhands = original.deckhands[:]
        self.rooms = original.rooms[:]
        self.exits = original.exits[:]
        self.stack = original.stack[:]
        self.drawn_tile = original.drawn_tile
        self.token_at = original.token_at[:]
        self.token_back = original.token_back[:]
        self.fromm_strength = original.fromm_strength
        self.supply = original.supply
        self.removed_deckhands = original.removed_deckhands
        self.deck = original.deck[:]
        self.top_card = original.top_card
        self.top_card_known_by = original.top_card_known_by
        self.peeked = original.peeked[:]
        self.current_card = original.current_card
        self.discard = original.discard[:]
        self.fives_since_shuffle = original.fives_since_shuffle
        self.shuffles = original.shuffles
        self.explosions = original.explosions
        self.reserve = original.reserve[:]
        self.dead_characters = original.dead_characters[:]
        self.table_items = original.table_items[:]
        self.lost_items = original.lost_items[:]
        self.last_roll = original.last_roll
        self.path_cache = original.path_cache[:]
        self.border = None if original.border is None else original.border.copy()


def doors(s: Ship, room: int) -> int:
    """The doors of a room in its rotation, as a mask of sides."""
    return DOORS[room][s.rotation[room]]


def keg_side(s: Ship, room: int) -> int | None:
    side = KEG_SIDE[room]
    return None if side is None else (side + s.rotation[room]) % 4


def place_beyond(s: Ship, place: int, way: int) -> int | None:
    """Where a way leads: a room, OFF_SHIP, or None. (DM-1.3, DM-1.5)"""
    if place != OFF_SHIP:
        return s.link[4 * place + way] if way < 4 else None
    door = s.exits[way - 4] if 4 <= way < 6 else None
    return None if door is None else door // 4


def paths_from(s: Ship, place: int) -> Paths:
    """All ways out of a place; from off ship, every exit. (DM-4.8)"""
    return (s.path_cache[place] or find_paths(s, place))[0]


def adjacent_rooms(s: Ship, place: int) -> Paths:
    """The adjacent rooms with the ways to them. Off ship is adjacent to the exit rooms. (DM-1.3, DM-6.12)"""
    return (s.path_cache[place] or find_paths(s, place))[1]


def next_places(s: Ship, place: int) -> int:
    """The mask of the places that a way leads to; off ship is one of them."""
    return (s.path_cache[place] or find_paths(s, place))[2]


def mask_of(places: list[int]) -> int:
    """The mask of these places."""
    mask = 0
    for place in places:
        mask |= 1 << place
    return mask


def places_in(mask: int) -> list[int]:
    """The places of a mask."""
    found: list[int] = []
    while mask:
        place = mask.bit_length() - 1
        found.append(place)
        mask -= 1 << place
    return found


def find_paths(s: Ship, place: int) -> Surroundings:
    """What surrounds a place; cached until a door of the place changes."""
    if place == OFF_SHIP:
        found = [(4 + exit, door // 4) for exit, door in enumerate(s.exits) if door is not None]
    else:
        found = [(side, to) for side, to in enumerate(s.link[4 * place : 4 * place + 4]) if to is not None]
    mask = 0
    for _, to in found:
        mask |= 1 << to
    paths = rooms = tuple(found)
    if mask >> OFF_SHIP:
        rooms = tuple([(way, to) for way, to in found if to != OFF_SHIP])
    s.path_cache[place] = paths, rooms, mask
    return paths, rooms, mask


def pirates_in(s: Ship, room: int) -> list[Seat]:
    return [seat for seat, place in enumerate(s.place) if place == room]


def crew_in(s: Ship, room: int) -> list[int]:
    """The undefeated crew in this room, including Captain Fromm."""
    at = s.token_at
    if room not in at:
        return []
    crew = [token for token in CREW if at[token] == room]
    if at[FROMM] == room:
        crew.append(FROMM)
    return crew


def guard_in(s: Ship, room: int) -> int | None:
    at = s.token_at
    return at.index(room) if room in at[:GUARD_COUNT] else None


def strength(s: Ship, token: int) -> int:
    return s.fromm_strength if token == FROMM else STRENGTH[token]


def is_looting(s: Ship, seat: Seat) -> bool:
    """Whether a pirate carries a treasure. (DM-6.10)"""
    return CARRIED + seat in s.token_at[:GUARD_COUNT]


def pays_full_fire(s: Ship, seat: Seat) -> bool:
    """Whether a pirate pays the full fire level for a step: when looting, unless he is Kallen. (DM-7.1)"""
    return CARRIED + seat in s.token_at[:GUARD_COUNT] and s.character[seat] != KALLEN


def goods_at(s: Ship, where: int) -> list[int]:
    """Turned-over tokens in a room (LYING + room) or carried by a pirate (CARRIED + seat)."""
    return [token for token in GOODS_TOKENS if s.token_at[token] == where] if where in s.token_at else []


def goods_kind(s: Ship, token: int) -> int:
    """The kind of goods on the back of a turned-over token."""
    kind = s.token_back[token]
    assert kind is not None
    return kind


def goods_kinds_at(s: Ship, where: int) -> list[int]:
    """The different kinds of goods there, in the order of GOODS."""
    found = [goods_kind(s, token) for token in goods_at(s, where)]
    return [kind for kind in range(len(GOODS)) if kind in found] if found else []


def cutlass_count(s: Ship, seat: Seat) -> int:
    count = 0
    if CARRIED + seat in s.token_at:
        for token in CREW:
            if s.token_at[token] == CARRIED + seat and s.token_back[token] == CUTLASS:
                count += 1
    return count


def looted_count(s: Ship) -> int:
    return s.token_at.count(LOOTED)


def destroyed_count(s: Ship) -> int:
    """Treasures lost, including guards that were never beaten. (DM-10.5)"""
    return s.token_at[:GUARD_COUNT].count(GONE)


def possible_backs(s: Ship, token: int) -> list[int | None]:
    """The possible backs of a token not yet turned over: tokens with the same front differ. (DM-8.2)"""
    if token in GUARDS:
        return [TREASURE]
    alike = [other for other in CREW if STRENGTH[other] == STRENGTH[token]]
    backs = sorted(TOKENS[other].back or 0 for other in alike)
    for other in alike:
        seen = s.token_back[other]
        if seen is not None:
            backs.remove(seen)
    return [*backs]
