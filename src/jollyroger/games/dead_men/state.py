"""The table: the ship room by room, the tokens, the pirates, and the cards. (DM-1)"""

from __future__ import annotations

from typing import ClassVar

from ...engine import Chance, Seat, State
from .component_reader import GOODS
from .components import CREW, CUTLASS, FROMM, GUARDS, KALLEN, OFF, ROOMS, STRENGTH, TOKENS, TREASURE

# Where a token is. Below OFF: an enemy stands in that room.
LYING = 32
"""LYING + room: it lies there, turned over."""
SET = 64
"""SET + room: a trapdoor token in that room."""
CARRIED = 96
"""CARRIED + seat: a pirate has it."""
IN_BAG, LOOTED, GONE = 128, 129, 130

FOE = {(token.front, token.strength): None for token in TOKENS if token.front in ("guard", "crew")}
FOE_OF = [
    list(FOE).index((token.front, token.strength)) if (token.front, token.strength) in FOE else len(FOE)
    for token in TOKENS
]
"""For each enemy token, which of FOES it looks like."""


Ways = tuple[tuple[int, int], ...]
"""Ways that lead on from a place, each with the place it leads to."""


class Ship(State):
    """All that lies on the table. Lists over rooms are indexed by the number of the room's tile. (DM-1.4)"""

    derived: ClassVar[tuple[str, ...]] = ("border", "paths")
    # So many attributes are slow to find in a dictionary.
    __slots__ = (
        "goal",
        "all_crew",
        "dead_pirate_loses",
        "reference",
        "by_vote",
        "marked",
        "active",
        "own",
        "given",
        "ended",
        "used",
        "turn",
        "character",
        "item",
        "fatigue",
        "battle",
        "place",
        "cell",
        "turns",
        "link",
        "fire",
        "spent",
        "trapdoor",
        "deckhands",
        "rooms",
        "exits",
        "stack",
        "tile",
        "at",
        "back",
        "fromm",
        "supply",
        "sunk",
        "deck",
        "top",
        "knows_top",
        "aside",
        "card",
        "discard",
        "fives",
        "shuffles",
        "explosions",
        "reserve",
        "graves",
        "items",
        "lost_items",
        "die",
        *derived,
    )

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.goal = 0
        self.all_crew = False
        self.dead_pirate_loses = False
        self.reference = False
        self.by_vote = True
        self.marked = 0  # double tiles: so many from the top of the stack
        self.active: Seat = 0
        self.own = 0  # the active pirate's own action tokens, unspent
        self.given = 0  # those passed on by the player before
        self.ended = False  # the active pirate's actions are over
        self.used = 0  # a mask of the items used this turn
        self.turn = 0
        self.character: list[int] = []
        self.item: list[int | None] = []
        self.fatigue: list[int] = []
        self.battle: list[int] = []
        self.place: list[int] = []  # a room, or OFF
        self.cell: list[int | None] = []
        self.turns: list[int] = []
        self.link: list[int | None] = []  # room * 4 + side: the room beyond that door, or OFF
        self.fire: list[int] = []  # of each room, and last of OFF, where there never is one
        self.spent: list[bool] = []  # kegs that have gone off; a fire put out does not load them again
        self.trapdoor: list[bool] = []
        self.deckhands: list[int] = []  # as with fires
        self.rooms: list[int] = []  # not exploded, in scan order
        self.exits: list[int | None] = []  # entrance and Dinghy, as room * 4 + side
        self.stack: list[int] = []
        self.tile: int | None = None  # drawn, to be placed
        self.at: list[int] = []
        self.back: list[int | None] = []  # of each token, as far as it has been seen
        self.fromm = 0  # the strength he shows
        self.supply = 0
        self.sunk = 0  # deckhands out of the game
        self.deck: list[int] = []
        self.top: int | None = None  # the card Titian has put back
        self.knows_top: Seat | None = None
        self.aside: list[int] = []  # the two cards Titian is looking at
        self.card: int | None = None  # being resolved
        self.discard: list[int] = []
        self.fives = 0
        self.shuffles = 0
        self.explosions = 0
        self.reserve: list[int] = []
        self.graves: list[int] = []
        self.items: list[int] = []  # face up on the table
        self.lost_items: list[int] = []
        self.die = 0  # as it was last rolled
        # What follows from the above: found out when it is first needed, so it is no part of the ship.
        self.paths: list[tuple[Ways, Ways] | None] = [None] * (OFF + 1)
        self.border: dict[int, int] | None = None

    def clone(self) -> Ship:
        twin = Ship.__new__(Ship)
        twin.seats = self.seats
        twin.chance = self.chance.clone()
        twin.listener = None
        twin.copy_kernel(self)
        twin.goal = self.goal
        twin.all_crew = self.all_crew
        twin.dead_pirate_loses = self.dead_pirate_loses
        twin.reference = self.reference
        twin.by_vote = self.by_vote
        twin.marked = self.marked
        twin.active = self.active
        twin.own = self.own
        twin.given = self.given
        twin.ended = self.ended
        twin.used = self.used
        twin.turn = self.turn
        twin.character = self.character[:]
        twin.item = self.item[:]
        twin.fatigue = self.fatigue[:]
        twin.battle = self.battle[:]
        twin.place = self.place[:]
        twin.cell = self.cell[:]
        twin.turns = self.turns[:]
        twin.link = self.link[:]
        twin.fire = self.fire[:]
        twin.spent = self.spent[:]
        twin.trapdoor = self.trapdoor[:]
        twin.deckhands = self.deckhands[:]
        twin.rooms = self.rooms[:]
        twin.exits = self.exits[:]
        twin.stack = self.stack[:]
        twin.tile = self.tile
        twin.at = self.at[:]
        twin.back = self.back[:]
        twin.fromm = self.fromm
        twin.supply = self.supply
        twin.sunk = self.sunk
        twin.deck = self.deck[:]
        twin.top = self.top
        twin.knows_top = self.knows_top
        twin.aside = self.aside[:]
        twin.card = self.card
        twin.discard = self.discard[:]
        twin.fives = self.fives
        twin.shuffles = self.shuffles
        twin.explosions = self.explosions
        twin.reserve = self.reserve[:]
        twin.graves = self.graves[:]
        twin.items = self.items[:]
        twin.lost_items = self.lost_items[:]
        twin.die = self.die
        twin.paths = self.paths[:]
        twin.border = None if self.border is None else self.border.copy()
        return twin


def doors(s: Ship, room: int) -> int:
    """The doors of a room as it lies, as a mask of sides."""
    return ROOMS[room].doors[s.turns[room]]


def keg_side(s: Ship, room: int) -> int | None:
    side = ROOMS[room].keg_side
    return None if side is None else (side + s.turns[room]) % 4


def neighbours(s: Ship, room: int) -> list[int]:
    """The rooms adjacent to this one, in the order of its sides. (DM-1.3)"""
    return [other for other in s.link[4 * room : 4 * room + 4] if other is not None and other != OFF]


def beyond(s: Ship, place: int, way: int) -> int | None:
    """Where a way leads from here: a room, OFF, or nowhere. (DM-1.3, DM-1.5)"""
    if place != OFF:
        return s.link[4 * place + way] if way < 4 else None
    door = s.exits[way - 4] if 4 <= way < 6 else None
    return None if door is None else door // 4


def ways(s: Ship, place: int) -> Ways:
    """The ways that lead on from here. From off ship by any exit. (DM-4.8)"""
    return (s.paths[place] or paths(s, place))[0]


def within_reach(s: Ship, place: int) -> Ways:
    """The adjacent rooms, each with the way to it; never the dinghies, but also from them. (DM-1.3, DM-6.12)"""
    return (s.paths[place] or paths(s, place))[1]


def paths(s: Ship, place: int) -> tuple[Ways, Ways]:
    """All ways from here, and those to rooms: remembered until a door of this place changes."""
    if place == OFF:
        found = [(4 + exit, door // 4) for exit, door in enumerate(s.exits) if door is not None]
    else:
        found = [(side, to) for side, to in enumerate(s.link[4 * place : 4 * place + 4]) if to is not None]
    both = tuple(found), tuple([(way, to) for way, to in found if to != OFF])
    s.paths[place] = both
    return both


def pirates_in(s: Ship, room: int) -> list[Seat]:
    return [seat for seat, place in enumerate(s.place) if place == room]


def crew_in(s: Ship, room: int) -> list[int]:
    """The undefeated crew in this room, Captain Fromm among them."""
    at = s.at
    if room not in at:
        return []
    crew = [token for token in CREW if at[token] == room]
    return [*crew, FROMM] if at[FROMM] == room else crew


def guard_in(s: Ship, room: int) -> int | None:
    return next((token for token in GUARDS if s.at[token] == room), None)


def strength(s: Ship, token: int) -> int:
    return s.fromm if token == FROMM else STRENGTH[token]


def looting(s: Ship, seat: Seat) -> bool:
    """Whether a pirate carries a treasure. (DM-6.10)"""
    return CARRIED + seat in s.at[:6]


def weighed_down(s: Ship, seat: Seat) -> bool:
    """Whether a treasure makes every step cost the whole fire: not for Kallen. (DM-7.1)"""
    return CARRIED + seat in s.at[:6] and s.character[seat] != KALLEN


def goods_at(s: Ship, where: int) -> list[int]:
    """The tokens that lie turned over in a room (LYING + room) or are carried (CARRIED + seat)."""
    return [token for token in range(14) if s.at[token] == where] if where in s.at else []


def kind_of(s: Ship, token: int) -> int:
    """What a token that has been turned over is."""
    kind = s.back[token]
    assert kind is not None
    return kind


def kinds_at(s: Ship, where: int) -> list[int]:
    """The kinds of goods there, each once, in the order of GOODS."""
    found = {kind_of(s, token) for token in goods_at(s, where)}
    return [kind for kind in range(len(GOODS)) if kind in found]


def cutlasses(s: Ship, seat: Seat) -> int:
    return sum(1 for token in CREW if s.at[token] == CARRIED + seat and s.back[token] == CUTLASS)


def looted(s: Ship) -> int:
    return s.at.count(LOOTED)


def destroyed(s: Ship) -> int:
    """Treasures out of the game, as guards or as treasure. (DM-10.5)"""
    return s.at[: len(GUARDS)].count(GONE)


def hidden_backs(s: Ship, token: int) -> list[int | None]:
    """What the back of a token not yet turned over may be: fronts alike have different backs. (DM-8.2)"""
    if token in GUARDS:
        return [TREASURE]
    alike = [other for other in CREW if STRENGTH[other] == STRENGTH[token]]
    backs = sorted(TOKENS[other].back or 0 for other in alike)
    for other in alike:
        seen = s.back[other]
        if seen is not None:
            backs.remove(seen)
    return [*backs]
