"""The components by name: rooms, cards, tokens, and the numbers of the game. (DM-1, DM-2)

Rooms, cards, tokens, characters and items are identified by their index in the component file. Rooms 0-3 are the
starting rooms (the entrance first), 4-23 the room tiles; tokens 0-5 are guards, 6-13 crew, 14-19 trapdoors,
20 is Captain Fromm.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ...engine.components.package_copy import package_components
from .component_reader import read_components

SIDES: Final = ("north", "east", "south", "west")
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
BIT: Final[tuple[int, ...]] = (1, 2, 4, 8)
OPPOSITE: Final[tuple[int, ...]] = (SOUTH, WEST, NORTH, EAST)
SCAN_SIDES: Final[tuple[int, ...]] = (SOUTH, WEST, EAST, NORTH)
"""The sides of a room in scan order. (DM-1.6)"""

COMPONENTS_FILE, COMPONENTS_HASH = package_components(__name__, Path(__file__).with_name("components.toml"))
COMPONENTS: Final = read_components(COMPONENTS_FILE)
ROOMS: Final = COMPONENTS.tiles
REVENGE_CARDS: Final = COMPONENTS.cards
TOKENS: Final = COMPONENTS.tokens
CHARACTERS: Final = COMPONENTS.characters
ITEMS: Final = COMPONENTS.items
FIRE_LIMIT: Final = COMPONENTS.limits
"""By fatigue: the lowest fire level that is too hot to enter. (DM-7.4)"""
COLOUR: Final = [tile.colour for tile in ROOMS]
DOORS: Final[list[tuple[int, ...]]] = [tile.doors for tile in ROOMS]
"""By room and rotation."""
KEG: Final = [tile.keg for tile in ROOMS]
KEG_SIDE: Final = [tile.keg_side for tile in ROOMS]
FIRE_LEVELS: Final[list[tuple[int | None, ...]]] = [card.levels for card in REVENGE_CARDS]
"""By card and colour."""
STRENGTH: Final = [token.strength for token in TOKENS]
RED: Final = 0
YELLOW: Final = 1
START_ROOM_COUNT: Final = len(COMPONENTS.starts)
TILE_COUNT: Final = len(ROOMS) - START_ROOM_COUNT
CARD_COUNT: Final = len(REVENGE_CARDS)
CHARACTER_COUNT: Final = len(CHARACTERS)
ITEM_COUNT: Final = len(ITEMS)
GUARDS: Final = range(6)
CREW: Final = range(6, 14)
TRAPDOORS: Final = range(14, 20)
FROMM: Final = 20
GUARD_COUNT: Final = len(GUARDS)
GOODS_TOKENS: Final = range(CREW.stop)
"""Tokens with goods on the back: guards and crew."""
GUS: Final = 0
KALLEN: Final = 1
FLYNN: Final = 2
TITIAN: Final = 3
JADE: Final = 4
LYDIA: Final = 5
WHITEBEARD: Final = 6
BLANKET: Final = 0
BUCKET: Final = 1
COMPASS: Final = 2
DAGGER: Final = 3
PISTOL: Final = 4
RUM: Final = 5
SWORD: Final = 6
TREASURE: Final = 0
CUTLASS: Final = 1
GROG_4: Final = 2
GROG_5: Final = 3
GROG_VALUE: Final = {GROG_4: 4, GROG_5: 5}

NUMBERS: Final = COMPONENTS.numbers
DECKHAND_COUNT: Final = NUMBERS["deckhands"]
DICE_PER_COLOUR: Final = NUMBERS["fire_dice"]
DEATH_FATIGUE: Final = NUMBERS["fatigue_death"]
EXPLOSION_LEVEL: Final = NUMBERS["fire_explodes"]
MAX_BATTLE: Final = NUMBERS["track_top"]
LOSING_EXPLOSIONS: Final = NUMBERS["explosions_lost"]
CROWD_SIZE: Final = NUMBERS["crowd"]
PICKUP_MAX_DECKHANDS: Final = NUMBERS["pickup_crowd"]
REST_FATIGUE: Final = NUMBERS["rest"]
RUN_FATIGUE: Final = NUMBERS["run"]
BLANKET_FIRE: Final = NUMBERS["blanket"]
BUCKET_FIRE: Final = NUMBERS["bucket"]
SWORD_BONUS: Final = NUMBERS["sword"]
MAX_SHUFFLES: Final = NUMBERS["most_shuffles"]
FIVES_TO_SHUFFLE: Final = NUMBERS["fives_to_shuffle"]
DOUBLE_TILES_PER_SEAT: Final = NUMBERS["double_tiles"]
TREASURE_COUNT: Final = NUMBERS["treasures"]

OFF_SHIP: Final = len(ROOMS)
"""The place of a pirate off ship, in the dinghies. (DM-1.5)"""

ROW_WIDTH: Final = 2 * (OFF_SHIP + 1)
"""Cells are numbered row by row, so that their order is the scan order. The rooms never fill a whole row. (DM-1.6)"""


def cell_at(x: int, y: int) -> int:
    return y * ROW_WIDTH + x + OFF_SHIP


def x_of(cell: int) -> int:
    return cell % ROW_WIDTH - OFF_SHIP


def y_of(cell: int) -> int:
    return cell // ROW_WIDTH


STEP: Final[tuple[int, ...]] = (ROW_WIDTH, 1, -ROW_WIDTH, -1)
"""Offset from a cell to its north, east, south and west neighbour. Cells below row 0 are negative. (DM-1.1)"""
