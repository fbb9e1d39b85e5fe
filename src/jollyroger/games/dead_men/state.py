"""The table: the ship room by room, the tokens, the pirates, and the cards. (DM-1)"""

from __future__ import annotations

from typing import ClassVar

from ...engine import Chance, Seat, State
from .component_reader import GOODS
from .components import CREW, CUTLASS, FROMM, GUARDS, KALLEN, OFF_SHIP, ROOMS, STRENGTH, TOKENS, TREASURE

# Where a token is. Below OFF: an enemy stands in that room.
LYING = 32
"""LYING + room: it lies there, turned over."""
TRAPDOOR_IN = 64
"""SET + room: a trapdoor token in that room."""
CARRIED = 96
"""CARRIED + seat: a pirate has it."""
IN_BAG, LOOTED, GONE = 128, 129, 130

FOE_LOOKS = {(token.front, token.strength): None for token in TOKENS if token.front in ("guard", "crew")}
FOE_OF = [
    list(FOE_LOOKS).index((token.front, token.strength))
    if (token.front, token.strength) in FOE_LOOKS
    else len(FOE_LOOKS)
    for token in TOKENS
]
"""For each enemy token, which of FOES it looks like."""


Paths = tuple[tuple[int, int], ...]
"""Ways that lead on from a place, each with the place it leads to."""


class Ship(State):
    """All that lies on the table. Lists over rooms are indexed by the number of the room's tile. (DM-1.4)"""

    derived: ClassVar[tuple[str, ...]] = ("border", "path_cache")
    # So many attributes are slow to find in a dictionary.
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

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.goal = 0
        self.all_crew = False
        self.dead_pirate_loses = False
        self.reference_edition = False
        self.by_vote = True
        self.double_tiles = 0  # double tiles: so many from the top of the stack
        self.active: Seat = 0
        self.own_tokens = 0  # the active pirate's own action tokens, unspent
        self.received_tokens = 0  # those passed on by the player before
        self.actions_over = False  # the active pirate's actions are over
        self.used_items = 0  # a mask of the items used this turn
        self.turn_number = 0
        self.character: list[int] = []
        self.item: list[int | None] = []
        self.fatigue: list[int] = []
        self.battle: list[int] = []
        self.place: list[int] = []  # a room, or OFF
        self.cell: list[int | None] = []
        self.rotation: list[int] = []
        self.link: list[int | None] = []  # room * 4 + side: the room beyond that door, or OFF
        self.fire: list[int] = []  # of each room, and last of OFF, where there never is one
        self.keg_spent: list[bool] = []  # kegs that have gone off; a fire put out does not load them again
        self.trapdoor: list[bool] = []
        self.deckhands: list[int] = []  # as with fires
        self.rooms: list[int] = []  # not exploded, in scan order
        self.exits: list[int | None] = []  # entrance and Dinghy, as room * 4 + side
        self.stack: list[int] = []
        self.drawn_tile: int | None = None  # drawn, to be placed
        self.token_at: list[int] = []
        self.token_back: list[int | None] = []  # of each token, as far as it has been seen
        self.fromm_strength = 0  # the strength he shows
        self.supply = 0
        self.removed_deckhands = 0  # deckhands out of the game
        self.deck: list[int] = []
        self.top_card: int | None = None  # the card Titian has put back
        self.top_card_known_by: Seat | None = None
        self.peeked: list[int] = []  # the two cards Titian is looking at
        self.current_card: int | None = None  # being resolved
        self.discard: list[int] = []
        self.fives_since_shuffle = 0
        self.shuffles = 0
        self.explosions = 0
        self.reserve: list[int] = []
        self.dead_characters: list[int] = []
        self.table_items: list[int] = []  # face up on the table
        self.lost_items: list[int] = []
        self.last_roll = 0  # as it was last rolled
        # What follows from the above: found out when it is first needed, so it is no part of the ship.
        self.path_cache: list[tuple[Paths, Paths] | None] = [None] * (OFF_SHIP + 1)
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
        twin.reference_edition = self.reference_edition
        twin.by_vote = self.by_vote
        twin.double_tiles = self.double_tiles
        twin.active = self.active
        twin.own_tokens = self.own_tokens
        twin.received_tokens = self.received_tokens
        twin.actions_over = self.actions_over
        twin.used_items = self.used_items
        twin.turn_number = self.turn_number
        twin.character = self.character[:]
        twin.item = self.item[:]
        twin.fatigue = self.fatigue[:]
        twin.battle = self.battle[:]
        twin.place = self.place[:]
        twin.cell = self.cell[:]
        twin.rotation = self.rotation[:]
        twin.link = self.link[:]
        twin.fire = self.fire[:]
        twin.keg_spent = self.keg_spent[:]
        twin.trapdoor = self.trapdoor[:]
        twin.deckhands = self.deckhands[:]
        twin.rooms = self.rooms[:]
        twin.exits = self.exits[:]
        twin.stack = self.stack[:]
        twin.drawn_tile = self.drawn_tile
        twin.token_at = self.token_at[:]
        twin.token_back = self.token_back[:]
        twin.fromm_strength = self.fromm_strength
        twin.supply = self.supply
        twin.removed_deckhands = self.removed_deckhands
        twin.deck = self.deck[:]
        twin.top_card = self.top_card
        twin.top_card_known_by = self.top_card_known_by
        twin.peeked = self.peeked[:]
        twin.current_card = self.current_card
        twin.discard = self.discard[:]
        twin.fives_since_shuffle = self.fives_since_shuffle
        twin.shuffles = self.shuffles
        twin.explosions = self.explosions
        twin.reserve = self.reserve[:]
        twin.dead_characters = self.dead_characters[:]
        twin.table_items = self.table_items[:]
        twin.lost_items = self.lost_items[:]
        twin.last_roll = self.last_roll
        twin.path_cache = self.path_cache[:]
        twin.border = None if self.border is None else self.border.copy()
        return twin


def doors(s: Ship, room: int) -> int:
    """The doors of a room as it lies, as a mask of sides."""
    return ROOMS[room].doors[s.rotation[room]]


def keg_side(s: Ship, room: int) -> int | None:
    side = ROOMS[room].keg_side
    return None if side is None else (side + s.rotation[room]) % 4


def neighbours(s: Ship, room: int) -> list[int]:
    """The rooms adjacent to this one, in the order of its sides. (DM-1.3)"""
    return [other for other in s.link[4 * room : 4 * room + 4] if other is not None and other != OFF_SHIP]


def place_beyond(s: Ship, place: int, way: int) -> int | None:
    """Where a way leads from here: a room, OFF, or nowhere. (DM-1.3, DM-1.5)"""
    if place != OFF_SHIP:
        return s.link[4 * place + way] if way < 4 else None
    door = s.exits[way - 4] if 4 <= way < 6 else None
    return None if door is None else door // 4


def paths_from(s: Ship, place: int) -> Paths:
    """The ways that lead on from here. From off ship by any exit. (DM-4.8)"""
    return (s.path_cache[place] or find_paths(s, place))[0]


def adjacent_rooms(s: Ship, place: int) -> Paths:
    """The adjacent rooms, each with the way to it; never the dinghies, but also from them. (DM-1.3, DM-6.12)"""
    return (s.path_cache[place] or find_paths(s, place))[1]


def find_paths(s: Ship, place: int) -> tuple[Paths, Paths]:
    """All ways from here, and those to rooms: remembered until a door of this place changes."""
    if place == OFF_SHIP:
        found = [(4 + exit, door // 4) for exit, door in enumerate(s.exits) if door is not None]
    else:
        found = [(side, to) for side, to in enumerate(s.link[4 * place : 4 * place + 4]) if to is not None]
    both = tuple(found), tuple([(way, to) for way, to in found if to != OFF_SHIP])
    s.path_cache[place] = both
    return both


def pirates_in(s: Ship, room: int) -> list[Seat]:
    return [seat for seat, place in enumerate(s.place) if place == room]


def crew_in(s: Ship, room: int) -> list[int]:
    """The undefeated crew in this room, Captain Fromm among them."""
    at = s.token_at
    if room not in at:
        return []
    crew = [token for token in CREW if at[token] == room]
    return [*crew, FROMM] if at[FROMM] == room else crew


def guard_in(s: Ship, room: int) -> int | None:
    return next((token for token in GUARDS if s.token_at[token] == room), None)


def strength(s: Ship, token: int) -> int:
    return s.fromm_strength if token == FROMM else STRENGTH[token]


def is_looting(s: Ship, seat: Seat) -> bool:
    """Whether a pirate carries a treasure. (DM-6.10)"""
    return CARRIED + seat in s.token_at[:6]


def pays_full_fire(s: Ship, seat: Seat) -> bool:
    """Whether a treasure makes every step cost the whole fire: not for Kallen. (DM-7.1)"""
    return CARRIED + seat in s.token_at[:6] and s.character[seat] != KALLEN


def goods_at(s: Ship, where: int) -> list[int]:
    """The tokens that lie turned over in a room (LYING + room) or are carried (CARRIED + seat)."""
    return [token for token in range(14) if s.token_at[token] == where] if where in s.token_at else []


def goods_kind(s: Ship, token: int) -> int:
    """What a token that has been turned over is."""
    kind = s.token_back[token]
    assert kind is not None
    return kind


def goods_kinds_at(s: Ship, where: int) -> list[int]:
    """The kinds of goods there, each once, in the order of GOODS."""
    found = {goods_kind(s, token) for token in goods_at(s, where)}
    return [kind for kind in range(len(GOODS)) if kind in found]


def cutlass_count(s: Ship, seat: Seat) -> int:
    return sum(1 for token in CREW if s.token_at[token] == CARRIED + seat and s.token_back[token] == CUTLASS)


def looted_count(s: Ship) -> int:
    return s.token_at.count(LOOTED)


def destroyed_count(s: Ship) -> int:
    """Treasures out of the game, as guards or as treasure. (DM-10.5)"""
    return s.token_at[: len(GUARDS)].count(GONE)


def possible_backs(s: Ship, token: int) -> list[int | None]:
    """What the back of a token not yet turned over may be: fronts alike have different backs. (DM-8.2)"""
    if token in GUARDS:
        return [TREASURE]
    alike = [other for other in CREW if STRENGTH[other] == STRENGTH[token]]
    backs = sorted(TOKENS[other].back or 0 for other in alike)
    for other in alike:
        seen = s.token_back[other]
        if seen is not None:
            backs.remove(seen)
    return [*backs]
