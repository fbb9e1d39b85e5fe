"""The components by name: rooms, cards, tokens, and the numbers of the game. (DM-1, DM-2)

Rooms, cards, tokens, characters and items are identified by their index in the component file. Rooms 0-3 are the
starting rooms (the entrance first), 4-23 the room tiles; tokens 0-5 are guards, 6-13 crew, 14-19 trapdoors,
20 is Captain Fromm.
"""

from __future__ import annotations

from pathlib import Path

from .component_reader import COLOURS, GOODS, NUMBER_KEYS, read_components

SIDES = ("north", "east", "south", "west")
NORTH, EAST, SOUTH, WEST = range(4)
BIT = (1, 2, 4, 8)
OPPOSITE = (SOUTH, WEST, NORTH, EAST)
SCAN_SIDES = (SOUTH, WEST, EAST, NORTH)
"""The sides of a room in scan order. (DM-1.6)"""

COMPONENTS = read_components(Path(__file__).with_name("components.toml"))
ROOMS = COMPONENTS.tiles
REVENGE_CARDS = COMPONENTS.cards
TOKENS = COMPONENTS.tokens
CHARACTERS = COMPONENTS.characters
ITEMS = COMPONENTS.items
FIRE_LIMIT = COMPONENTS.limits
"""By fatigue: the lowest fire level that is too hot to enter. (DM-7.4)"""
COLOUR = [tile.colour for tile in ROOMS]
STRENGTH = [token.strength for token in TOKENS]
RED, YELLOW = range(len(COLOURS))
START_ROOM_COUNT = len(COMPONENTS.starts)
TILE_COUNT = len(ROOMS) - START_ROOM_COUNT
CARD_COUNT = len(REVENGE_CARDS)
CHARACTER_COUNT = len(CHARACTERS)
ITEM_COUNT = len(ITEMS)
GUARDS, CREW, TRAPDOORS, FROMM = range(6), range(6, 14), range(14, 20), 20
GUARD_COUNT = len(GUARDS)
GOODS_TOKENS = range(CREW.stop)
"""Tokens with goods on the back: guards and crew."""
GUS, KALLEN, FLYNN, TITIAN, JADE, LYDIA, WHITEBEARD = range(CHARACTER_COUNT)
BLANKET, BUCKET, COMPASS, DAGGER, PISTOL, RUM, SWORD = range(ITEM_COUNT)
TREASURE, CUTLASS, GROG_4, GROG_5 = range(len(GOODS))
GROG_VALUE = {GROG_4: 4, GROG_5: 5}

(
    DECKHAND_COUNT,
    DICE_PER_COLOUR,
    DEATH_FATIGUE,
    EXPLOSION_LEVEL,
    MAX_BATTLE,
    LOSING_EXPLOSIONS,
    CROWD_SIZE,
    PICKUP_MAX_DECKHANDS,
    REST_FATIGUE,
    RUN_FATIGUE,
    BLANKET_FIRE,
    BUCKET_FIRE,
    SWORD_BONUS,
    MAX_SHUFFLES,
    FIVES_TO_SHUFFLE,
    DOUBLE_TILES_PER_SEAT,
    TREASURE_COUNT,
) = (COMPONENTS.numbers[key] for key in NUMBER_KEYS)

OFF_SHIP = len(ROOMS)
"""The place of a pirate off ship, in the dinghies. (DM-1.5)"""

ROW_WIDTH = 2 * (OFF_SHIP + 1)
"""Cells are numbered row by row, so that their order is the scan order. The rooms never fill a whole row. (DM-1.6)"""


def cell_at(x: int, y: int) -> int:
    return y * ROW_WIDTH + x + OFF_SHIP


def x_of(cell: int) -> int:
    return cell % ROW_WIDTH - OFF_SHIP


def y_of(cell: int) -> int:
    return cell // ROW_WIDTH


STEP = (ROW_WIDTH, 1, -ROW_WIDTH, -1)
"""Offset from a cell to its north, east, south and west neighbour. Cells below row 0 are negative. (DM-1.1)"""
