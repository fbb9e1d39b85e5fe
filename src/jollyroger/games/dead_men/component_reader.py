"""Reads and checks the component file. (DM-1, DM-2)"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from ...engine import BadComponents
from ...engine.components.file import Entry, parse
from ...engine.messages import Argument, Noun, message

LETTERS = "NESW"
"""The sides of a room; north points away from the entrance edge. (DM-1.1)"""
COLOURS = ("red", "yellow")
ICONS = ("add", "spread", "crew")
MAX_FIRE = 5
"""The highest fire level; one more explodes the room."""
FRONTS = ("guard", "crew", "trapdoor")
FOES = ("guard-6", "guard-7", "guard-8", "crew-3", "crew-4", "crew-5", "fromm")
"""Kinds of enemy, told apart by the front of their token."""
GOODS = ("treasure", "cutlass", "grog-4", "grog-5")
DIFFICULTIES = ("scurvy-dog", "buccaneer", "admiral")
START_ROOM_COUNT, TILE_COUNT, CARD_COUNT, GUARD_COUNT, CREW_COUNT, TRAPDOOR_COUNT = 4, 20, 19, 6, 8, 6
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
NUMBER_KEYS = (
    *("deckhands", "fire_dice", "fatigue_death", "fire_explodes", "track_top", "explosions_lost"),
    *("crowd", "pickup_crowd", "rest", "run", "blanket", "bucket", "sword", "most_shuffles"),
    *("fives_to_shuffle", "double_tiles", "treasures"),
)


class Tile(NamedTuple):
    """A printed room. `doors` holds one mask of sides for each number of clockwise quarter turns."""

    id: str
    name: str  # its own; empty: the message `place-ID`
    colour: int
    pips: int
    doors: tuple[int, int, int, int]
    keg: int | None  # the level at which it goes off
    keg_side: int | None
    turns: tuple[int, ...]  # the rotations that look different

    @property
    def noun(self) -> Argument:
        """Its name in texts."""
        return message("place-named", name=self.name) if self.name else Noun(f"place-{self.id}")


class Start(NamedTuple):
    """What a starting room has that a tile has not. (DM-1.2)"""

    x: int
    y: int
    trapdoor: bool
    deckhands: int
    exit: int | None


class Card(NamedTuple):
    """A revenge card: the levels at which red and yellow fires rise, and its icon. (DM-9.2)"""

    id: str
    levels: tuple[int | None, int | None]
    icon: str | None

    @property
    def is_five(self) -> bool:
        return 5 in self.levels


class Token(NamedTuple):
    front: str  # guard, crew, trapdoor or fromm
    strength: int
    back: int | None  # an index into GOODS


class Character(NamedTuple):
    id: str
    name: str  # its own; empty: the message `character-ID`
    letter: str
    actions: int
    colour: str
    about: str

    @property
    def noun(self) -> Argument:
        """Its name in texts."""
        return self.name or Noun(f"character-{self.id}")

    @property
    def skill(self) -> Argument:
        """What it can do, to follow its name."""
        return self.about or message(f"character-{self.id}.about")


class Item(NamedTuple):
    id: str
    name: str  # its own; empty: the message `item-ID`
    about: str

    @property
    def noun(self) -> Argument:
        """Its name in texts."""
        return self.name or Noun(f"item-{self.id}")

    @property
    def use(self) -> Argument:
        """What it does, to follow its name."""
        return self.about or message(f"item-{self.id}.about")


class Difficulty(NamedTuple):
    id: str
    few: int
    many: int
    all_crew: bool


class Components(NamedTuple):
    """Everything the component file defines."""

    tiles: tuple[Tile, ...]
    starts: tuple[Start, ...]
    cards: tuple[Card, ...]
    tokens: tuple[Token, ...]
    characters: tuple[Character, ...]
    items: tuple[Item, ...]
    difficulties: tuple[Difficulty, ...]
    limits: tuple[int, ...]  # by fatigue: the lowest fire level that is too hot to enter
    fromm_sides: tuple[int, int]
    numbers: dict[str, int]


def read_components(path: Path) -> Components:
    """Read a component file; raise BadComponents if its contents are inconsistent."""
    try:
        return _components(parse(path.read_bytes()))
    except BadComponents as error:
        raise BadComponents(f"{path.name}: {error}") from None


def _components(file: Entry) -> Components:
    starts = _counted(file, "start", "starting room", START_ROOM_COUNT)
    rooms = _counted(file, "room", "room tile", TILE_COUNT)
    cards = _counted(file, "revenge", "revenge card", CARD_COUNT)
    tokens = _counted(file, "token", "token", GUARD_COUNT + CREW_COUNT + TRAPDOOR_COUNT)
    fromm, numbers = file.table("fromm"), file.table("numbers")
    sides = fromm.numbers("sides", minimum=1)
    if len(sides) != 2:
        raise BadComponents(f"'sides' of {fromm.name} must be 2 strengths, not {len(sides)}.")
    values = {name: numbers.number(name, minimum=1) for name in NUMBER_KEYS}
    components = Components(
        tiles=(*(_tile(start, 0) for start in starts), *(_tile(room, _level(room, "pips")) for room in rooms)),
        starts=tuple(_start(start) for start in starts),
        cards=tuple(_card(card) for card in cards),
        tokens=(*(_token(token) for token in tokens), Token("fromm", sides[0], None)),
        characters=tuple(_character(entry) for entry in file.tables("character", "character")),
        items=tuple(
            Item(entry.text("id"), own_text(entry, "name"), own_text(entry, "about"))
            for entry in file.tables("item", "item")
        ),
        difficulties=tuple(_difficulty(entry) for entry in file.tables("difficulty", "difficulty")),
        limits=_limits(file.tables("limit", "limit"), values),
        fromm_sides=(sides[0], sides[1]),
        numbers=values,
    )
    file.check_all_read()
    _check(components)
    return components


def _counted(file: Entry, key: str, noun: str, count: int) -> list[Entry]:
    entries = file.tables(key, noun)
    if len(entries) != count:
        raise BadComponents(f"there must be {count} {noun}s, not {len(entries)}.")
    return entries


def own_text(entry: Entry, key: str) -> str:
    """A text that the owner of a component file has given something instead of the one in the catalogue."""
    return entry.text(key) if key in entry else ""


def rotated(mask: int, turns: int) -> int:
    """A mask of doors after clockwise quarter turns: N becomes E."""
    return (mask << turns | mask >> (4 - turns)) & 15


def _tile(entry: Entry, pips: int) -> Tile:
    letters = entry.texts("doors")
    for letter in letters:
        if letter not in tuple(LETTERS):
            raise BadComponents(f"each of 'doors' of {entry.name} must be N, E, S or W, not '{letter}'.")
    if not letters:
        raise BadComponents(f"{entry.name} has no door, but every room needs one.")
    mask = sum({1 << LETTERS.index(letter) for letter in letters})
    keg, side = _keg(entry.table("keg"), mask, pips) if "keg" in entry else (None, None)
    doors = (mask, rotated(mask, 1), rotated(mask, 2), rotated(mask, 3))
    looks = [(doors[turns], None if side is None else (side + turns) % 4) for turns in range(4)]
    turns = tuple(turns for turns in range(4) if looks[turns] not in looks[:turns])
    return Tile(entry.id(), own_text(entry, "name"), entry.choice("colour", COLOURS), pips, doors, keg, side, turns)


def _keg(entry: Entry, mask: int, pips: int) -> tuple[int, int]:
    number, side = entry.number("number"), entry.choice("door", LETTERS)
    if not mask >> side & 1:
        raise BadComponents(f"{entry.name} is at side {LETTERS[side]}, but the room has no door there.")
    if not pips < number <= MAX_FIRE:
        raise entry.wrong("number", f"above the {pips} pips of its room, and at most {MAX_FIRE}", number)
    return number, side


def _level(entry: Entry, key: str) -> int:
    level = entry.number(key)
    if level > MAX_FIRE:
        raise entry.wrong(key, f"a fire level, 0 to {MAX_FIRE}", level)
    return level


def _start(entry: Entry) -> Start:
    exit = entry.choice("exit", LETTERS) if "exit" in entry else None
    return Start(
        entry.number("x", minimum=-START_ROOM_COUNT),
        entry.number("y"),
        entry.flag("trapdoor"),
        entry.number("deckhands"),
        exit,
    )


def _card(entry: Entry) -> Card:
    red, yellow = (_level(entry, colour) if colour in entry else None for colour in COLOURS)
    if red is None and yellow is None:
        raise BadComponents(f"{entry.name} must name a fire level for red, for yellow, or for both.")
    return Card(entry.id(), (red, yellow), ICONS[entry.choice("icon", ICONS)] if "icon" in entry else None)


def _token(entry: Entry) -> Token:
    front = FRONTS[entry.choice("front", FRONTS)]
    if front == "trapdoor":
        return Token(front, 0, None)
    return Token(front, entry.number("strength", minimum=1), entry.choice("back", GOODS))


def _character(entry: Entry) -> Character:
    id, letter, colour = map(entry.text, ("id", "letter", "colour"))
    name, about = own_text(entry, "name"), own_text(entry, "about")
    return Character(id, name, letter, entry.number("actions", minimum=1), colour, about)


def _item(entry: Entry) -> Item:
    return Item(entry.text("id"), own_text(entry, "name"), own_text(entry, "about"))


def _difficulty(entry: Entry) -> Difficulty:
    few, many = entry.number("few", minimum=1), entry.number("many", minimum=1)
    return Difficulty(entry.id(), few, many, entry.flag("all_crew"))


def _limits(entries: list[Entry], numbers: dict[str, int]) -> tuple[int, ...]:
    """For each fatigue, the lowest fire level that is too hot to enter. (DM-7.4)"""
    limits = [numbers["fire_explodes"]] * (numbers["fatigue_death"] + 1)
    for entry in entries:
        fatigue = entry.number("fatigue", minimum=1)
        limits[fatigue:] = [entry.number("fire", minimum=1)] * (len(limits) - fatigue)
    return tuple(limits)


def _check(components: Components) -> None:
    """Check that ids are unique and that everything the rules refer to by number is where they expect it."""
    tokens = components.tokens[:-1]
    enemies = tuple(dict.fromkeys(f"{token.front}-{token.strength}" for token in tokens if token.front != "trapdoor"))
    for what, found, wanted in (
        ("characters", tuple(who.id for who in components.characters), CHARACTER_IDS),
        ("items", tuple(item.id for item in components.items), ITEM_IDS),
        ("difficulties", tuple(level.id for level in components.difficulties), DIFFICULTIES),
        ("enemies", (*enemies, "fromm"), FOES),
    ):
        if found != wanted:
            raise BadComponents(f"the {what} must be, in this order: {', '.join(wanted)}.")
    fronts = ["guard"] * GUARD_COUNT + ["crew"] * CREW_COUNT + ["trapdoor"] * TRAPDOOR_COUNT
    if [token.front for token in tokens] != fronts:
        raise BadComponents(
            f"the tokens must be {GUARD_COUNT} guards, {CREW_COUNT} crew and {TRAPDOOR_COUNT} trapdoors, in this order."
        )
    if any((token.back == 0) != (token.front == "guard") for token in tokens):
        raise BadComponents("behind every guard, and only there, must be a treasure.")
    for key, fixed, why in (
        ("treasures", GUARD_COUNT, "one behind every guard"),
        ("fire_explodes", MAX_FIRE + 1, "the highest face of a die"),
    ):
        if components.numbers[key] != fixed:
            raise BadComponents(f"'{key}' must be {fixed}, {why}, not {components.numbers[key]}.")
    if any(max(level.few, level.many) > GUARD_COUNT for level in components.difficulties):
        raise BadComponents(f"no difficulty may want more treasures than there are: {GUARD_COUNT}.")
    ids = [tile.id for tile in components.tiles] + [card.id for card in components.cards]
    for id in ids:
        if ids.count(id) > 1:
            raise BadComponents(f"'{id}' is used twice; every room and card needs its own id.")
    if len({(start.x, start.y) for start in components.starts}) < START_ROOM_COUNT:
        raise BadComponents("two starting rooms lie on the same spot.")
    first, *others = [start.exit for start in components.starts]
    if first is None or any(exit is not None for exit in others) or not components.tiles[0].doors[0] >> first & 1:
        raise BadComponents("the first starting room, and only that one, must have an exit, at one of its doors.")
