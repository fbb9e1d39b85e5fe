"""The box: rooms, cards, tokens and numbers, read from components.toml once and checked. (DM-1, DM-2)

Rooms, cards, characters and items are known by their number in the box: rooms 0-3 are the starting rooms (the
entrance first), 4-23 the room tiles; tokens 0-5 are guards, 6-13 crew, 14-19 trapdoors, 20 is Captain Fromm.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, NamedTuple

from ...engine import BadComponents

SIDES = ("north", "east", "south", "west")
LETTERS = "NESW"
NORTH, EAST, SOUTH, WEST = range(4)
BIT = (1, 2, 4, 8)
OPPOSITE = (SOUTH, WEST, NORTH, EAST)
SCAN_SIDES = (SOUTH, WEST, EAST, NORTH)
"""The sides of a room in scan order. (DM-1.6)"""

RED, YELLOW = 0, 1
COLOURS = ("red", "yellow")
ICONS = ("add", "spread", "crew")
STARTS, TILES, CARDS, CHARACTER_COUNT, ITEM_COUNT = 4, 20, 19, 7, 7
GUARDS, CREW, TRAPDOORS, FROMM = range(6), range(6, 14), range(14, 20), 20
CHARACTER_IDS = (
    "black-gus-garrett",
    "cobalt-kallen",
    "crimson-flynn",
    "five-fingered-titian",
    "jade",
    "lydia-lamore",
    "whitebeard",
)
ITEM_IDS = ("blanket", "bucket", "compass", "dagger", "pistol", "rum", "sword")
GOODS = ("treasure", "cutlass", "grog-4", "grog-5")
NUMBERS = (
    *("deckhands", "fire_dice", "fatigue_death", "fire_explodes", "track_top", "explosions_lost"),
    *("crowd", "pickup_crowd", "rest", "run", "blanket", "bucket", "sword", "most_shuffles"),
    *("fives_to_shuffle", "double_tiles", "treasures"),
)


class Tile(NamedTuple):
    """A room as printed: doors as a mask of sides, for each number of quarter turns clockwise."""

    id: str
    name: str
    colour: int
    pips: int
    doors: tuple[int, int, int, int]
    keg: int | None  # its number
    keg_side: int | None
    turns: tuple[int, ...]  # the rotations that differ


class Start(NamedTuple):
    """What is printed on a starting room besides. (DM-1.2)"""

    x: int
    y: int
    trapdoor: bool
    deckhands: int
    exit: int | None


class Card(NamedTuple):
    """A revenge card: the level of red and of yellow fires that rise, and its icon. (DM-9.2)"""

    id: str
    levels: tuple[int | None, int | None]
    icon: str | None

    @property
    def five(self) -> bool:
        return 5 in self.levels


class Token(NamedTuple):
    front: str  # guard, crew, trapdoor or fromm
    strength: int
    back: int | None  # an index into GOODS


class Person(NamedTuple):
    id: str
    name: str
    letter: str
    actions: int
    about: str


class Item(NamedTuple):
    id: str
    name: str
    about: str


class Difficulty(NamedTuple):
    id: str
    few: int
    many: int
    all_crew: bool


class Box(NamedTuple):
    tiles: tuple[Tile, ...]
    starts: tuple[Start, ...]
    cards: tuple[Card, ...]
    tokens: tuple[Token, ...]
    characters: tuple[Person, ...]
    items: tuple[Item, ...]
    difficulties: tuple[Difficulty, ...]
    limits: tuple[int, ...]  # by fatigue: fires of this level and more are too hot
    fromm_sides: tuple[int, int]
    numbers: dict[str, int]


def read(path: Path) -> Box:
    """The box of a component file. One that does not add up is refused in a sentence."""
    try:
        return _box(tomllib.loads(path.read_text(encoding="utf-8")))
    except (tomllib.TOMLDecodeError, KeyError, TypeError, ValueError, AttributeError) as error:
        said = str(error) if isinstance(error, BadComponents) else f"it cannot be read: {error}."
        raise BadComponents(f"{path.name}: {said}") from None


def rotated(mask: int, turns: int) -> int:
    """Doors after so many quarter turns clockwise: N goes to E."""
    return (mask << turns | mask >> (4 - turns)) & 15


def _side(where: str, letter: str) -> int:
    if letter not in tuple(LETTERS):
        raise BadComponents(f"{where} has a door '{letter}'; a door is on side N, E, S or W.")
    return LETTERS.index(letter)


def _one_of(what: str, value: str, known: tuple[str, ...]) -> int:
    if value not in known:
        raise BadComponents(f"{what} is one of {', '.join(known)}, not '{value}'.")
    return known.index(value)


def _tile(data: dict[str, Any]) -> Tile:
    id = data["id"]
    if not data["doors"]:
        raise BadComponents(f"{id} has no door; every room needs one.")
    mask = sum({BIT[_side(id, letter)] for letter in data["doors"]})
    pips = data.get("pips", 0)
    if pips not in range(6):
        raise BadComponents(f"{id} begins with fire {pips}; a die on a room shows 0 to 5.")
    number = side = None
    if "keg" in data:
        number, side = data["keg"]["number"], _side(id, data["keg"]["door"])
        if not mask & BIT[side]:
            raise BadComponents(f"the keg of {id} stands at side {data['keg']['door']}, where there is no door.")
        if not pips < number <= 5:
            raise BadComponents(f"the keg of {id} must have a number above its {pips} pips, and at most 5.")
    doors = (mask, rotated(mask, 1), rotated(mask, 2), rotated(mask, 3))
    looks = [(doors[turns], None if side is None else (side + turns) % 4) for turns in range(4)]
    turns = tuple(turns for turns in range(4) if looks[turns] not in looks[:turns])
    return Tile(
        id, data["name"], _one_of(f"the colour of {id}", data["colour"], COLOURS), pips, doors, number, side, turns
    )


def _card(data: dict[str, Any]) -> Card:
    levels = data.get("red"), data.get("yellow")
    if levels == (None, None) or any(level not in (None, *range(6)) for level in levels):
        raise BadComponents(f"{data['id']} must name a level of 0 to 5 for red, yellow or both.")
    icon = data.get("icon")
    if icon is not None:
        _one_of(f"the icon of {data['id']}", icon, ICONS)
    return Card(data["id"], levels, icon)


def _token(data: dict[str, Any]) -> Token:
    back = _one_of("the back of a token", data["back"], GOODS) if "back" in data else None
    return Token(data["front"], data.get("strength", 0), back)


def _start(data: dict[str, Any]) -> Start:
    exit = _side(data["id"], data["exit"]) if "exit" in data else None
    return Start(data["x"], data["y"], data["trapdoor"], data["deckhands"], exit)


def _counted(what: str, things: list[Any], count: int) -> list[Any]:
    if len(things) != count:
        raise BadComponents(f"there must be {count} {what}, not {len(things)}.")
    return things


def _numbers(data: dict[str, Any]) -> dict[str, int]:
    for name in NUMBERS:
        if name not in data:
            raise BadComponents(f"the number '{name}' is missing.")
        if not isinstance(data[name], int):
            raise BadComponents(f"the number '{name}' cannot be read: it is {data[name]!r}.")
    return data


def _box(data: dict[str, Any]) -> Box:
    starts = _counted("starting rooms", data["start"], STARTS)
    rooms = _counted("room tiles", data["room"], TILES)
    cards = _counted("revenge cards", data["revenge"], CARDS)
    tokens = _counted("tokens", data["token"], FROMM)
    for what, name, ids in (("characters", "character", CHARACTER_IDS), ("items", "item", ITEM_IDS)):
        if tuple(thing["id"] for thing in data[name]) != ids:
            raise BadComponents(f"the {what} must be, in this order: {', '.join(ids)}.")
    names = [thing["id"] for thing in (*starts, *rooms, *cards)]
    if len(set(names)) != len(names):
        twice = next(name for name in names if names.count(name) > 1)
        raise BadComponents(f"'{twice}' stands twice; every room and card needs an id of its own.")
    fronts = [token["front"] for token in tokens]
    if fronts != ["guard"] * len(GUARDS) + ["crew"] * len(CREW) + ["trapdoor"] * len(TRAPDOORS):
        raise BadComponents(
            f"the tokens must be {len(GUARDS)} guards, {len(CREW)} crew and {len(TRAPDOORS)} trapdoors."
        )
    if [start["id"] for start in starts if "exit" in start] != [starts[0]["id"]]:
        raise BadComponents("the first starting room, and only that one, must have the exit.")
    low, high = data["fromm"]["sides"]
    numbers = _numbers(data["numbers"])
    limits = [numbers["fire_explodes"]] * (numbers["fatigue_death"] + 1)
    for limit in data["limit"]:
        limits[limit["fatigue"] :] = [limit["fire"]] * (len(limits) - limit["fatigue"])
    return Box(
        tuple(_tile(tile) for tile in (*starts, *rooms)),
        tuple(_start(start) for start in starts),
        tuple(_card(card) for card in cards),
        (*(_token(token) for token in tokens), Token("fromm", low, None)),
        tuple(Person(who["id"], who["name"], who["letter"], who["actions"], who["about"]) for who in data["character"]),
        tuple(Item(item["id"], item["name"], item["about"]) for item in data["item"]),
        tuple(Difficulty(level["id"], level["few"], level["many"], level["all_crew"]) for level in data["difficulty"]),
        tuple(limits),
        (low, high),
        numbers,
    )


BOX = read(Path(__file__).with_name("components.toml"))
ROOMS = BOX.tiles
REVENGE = BOX.cards
TOKENS = BOX.tokens
CHARACTERS = BOX.characters
ITEMS = BOX.items
LIMIT = BOX.limits
"""By fatigue: from which level on a fire is too hot to enter. (DM-7.4)"""
COLOUR = [tile.colour for tile in ROOMS]
STRENGTH = [token.strength for token in TOKENS]
GUS, KALLEN, FLYNN, TITIAN, JADE, LYDIA, WHITEBEARD = range(CHARACTER_COUNT)
BLANKET, BUCKET, COMPASS, DAGGER, PISTOL, RUM, SWORD = range(ITEM_COUNT)
TREASURE, CUTLASS, GROG_4, GROG_5 = range(len(GOODS))
GROG_VALUE = {GROG_4: 4, GROG_5: 5}

DECKHANDS = BOX.numbers["deckhands"]
DEATH = BOX.numbers["fatigue_death"]
EXPLODES = BOX.numbers["fire_explodes"]
TRACK_TOP = BOX.numbers["track_top"]
EXPLOSIONS_LOST = BOX.numbers["explosions_lost"]
CROWD = BOX.numbers["crowd"]
PICKUP_CROWD = BOX.numbers["pickup_crowd"]
REST = BOX.numbers["rest"]
RUN = BOX.numbers["run"]
BLANKET_FIRE = BOX.numbers["blanket"]
BUCKET_FIRE = BOX.numbers["bucket"]
SWORD_BONUS = BOX.numbers["sword"]
FIRE_DICE = BOX.numbers["fire_dice"]
MOST_SHUFFLES = BOX.numbers["most_shuffles"]
FIVES = BOX.numbers["fives_to_shuffle"]
DOUBLE_TILES = BOX.numbers["double_tiles"]
TREASURES = BOX.numbers["treasures"]

OFF = len(ROOMS)
"""The place of a pirate off ship, in the dinghies. (DM-1.5)"""

WIDTH = 2 * (OFF + 1)
"""Cells are numbered row by row, so that their order is the scan order. No ship grows beyond such a row. (DM-1.6)"""


def cell_at(x: int, y: int) -> int:
    return y * WIDTH + x + OFF


def x_of(cell: int) -> int:
    return cell % WIDTH - OFF


def y_of(cell: int) -> int:
    return cell // WIDTH


STEP = (WIDTH, 1, -WIDTH, -1)
"""From a cell to the one on its north, east, south and west. Below row 0 cells are negative. (DM-1.1)"""


def room_of(id: str) -> int:
    """The number of the room with this id."""
    return next(number for number, tile in enumerate(ROOMS) if tile.id == id)
