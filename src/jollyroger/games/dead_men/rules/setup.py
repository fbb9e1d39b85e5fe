"""Chapter 2, setup: the state before the first turn, and what is dealt at random. (DM-2)"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....engine import Chance, Fast, Step
from ..components import (
    CARD_COUNT,
    CHARACTER_COUNT,
    COMPONENTS,
    DECKHAND_COUNT,
    DOUBLE_TILES_PER_SEAT,
    FROMM,
    ITEM_COUNT,
    OFF_SHIP,
    ROOMS,
    START_ROOM_COUNT,
    TILE_COUNT,
    cell_at,
)
from ..events import Began
from ..layout import lay_tile, set_exit
from ..options import MANY_PIRATES
from ..state import GONE, IN_BAG, Ship
from .turn import TURN


def deal(seats: int, options: Mapping[str, str], chance: Chance) -> Ship:
    """The ship with its four starting rooms and all other components unused. (DM-2)"""
    s = STARTING_SHIP.clone()
    s.seats, s.chance = seats, chance
    difficulty = DIFFICULTY[options["difficulty"]]
    many = seats >= MANY_PIRATES
    s.goal = difficulty.many if many else difficulty.few  # (DM-2.4)
    s.all_crew = many and difficulty.all_crew
    s.dead_pirate_loses = options["dead_pirate_loses"] == "on"
    s.reference_edition = options["edition"] == "reference"  # (DM-12.2)
    s.by_vote = options["group_choice"] == "vote"
    s.explosions = int(options["marker_start"])
    s.double_tiles = min(TILE_COUNT, DOUBLE_TILES_PER_SEAT * seats + int(options["extra_double_tiles"]))
    s.removed_deckhands = int(options["deckhands_set_aside"])
    s.supply -= s.removed_deckhands
    s.token_at[FROMM] = IN_BAG if options["captain_fromm"] == "on" else GONE
    s.fatigue = [0] * seats
    s.battle = [0] * seats
    s.place = [OFF_SHIP] * seats
    s.plan(SETUP)
    return s


def lay_starting_rooms(s: Ship) -> None:
    """Lay the four starting rooms, with the entrance and the deckhand at the trapdoor. (DM-1.2, DM-2.1)"""
    rooms = len(ROOMS)
    s.cell = [None] * rooms
    s.rotation = [0] * rooms
    s.link = [None] * (4 * rooms)
    s.fire = [0] * (rooms + 1)
    s.keg_spent = [False] * rooms
    s.trapdoor = [False] * rooms
    s.deckhands = [0] * (rooms + 1)
    s.exits = [None, None]
    for room, start in enumerate(COMPONENTS.starts):
        lay_tile(s, room, cell_at(start.x, start.y), 0)
        s.trapdoor[room] = start.trapdoor
        s.deckhands[room] = start.deckhands
        s.supply -= start.deckhands
        if start.exit is not None:
            set_exit(s, 0, 4 * room + start.exit)


class Setup(Step[Ship]):
    """Roll the fires, deal characters and items; the alphabetically first character begins. (DM-2.3, DM-2.5)"""

    def run(self, s: Ship) -> None:
        for room in s.rooms:
            s.fire[room] = s.chance.roll(5)  # a six-sided die where a 6 is rolled again (DM-2.1)
        s.character = [s.chance.draw(s.reserve) for _ in range(s.seats)]
        s.item = [s.chance.draw(s.table_items) for _ in range(s.seats)]
        s.tell(Began, tuple(s.character), tuple(s.item), s.goal, s.all_crew)
        s.plan(TURN[s.character.index(min(s.character))])


SETUP: Final = Setup()
DIFFICULTY: Final = {level.id: level for level in COMPONENTS.difficulties}


def starting_ship() -> Ship:
    """What is the same in every game: the four starting rooms, and all other components unused. (DM-2)"""
    s = Ship(0, Fast(0))
    s.supply = DECKHAND_COUNT
    s.stack = list(range(START_ROOM_COUNT, START_ROOM_COUNT + TILE_COUNT))
    s.token_at = [IN_BAG] * (FROMM + 1)
    s.token_back = [None] * (FROMM + 1)
    s.deck = list(range(CARD_COUNT))
    s.reserve = list(range(CHARACTER_COUNT))
    s.table_items = list(range(ITEM_COUNT))
    lay_starting_rooms(s)
    return s


STARTING_SHIP: Final = starting_ship()
