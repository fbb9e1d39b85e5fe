"""The box: dice, gold, pirates and quest tiles, read from a component file and checked. (BD-1, BD-3)

A column is known by the value of its symbol, 1 to 6; a pirate by his place in PIRATES.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, NamedTuple

from ...engine import BadComponents

SYMBOLS = ("", "anchor", "rum", "sword", "map", "ship", "flag")
ANCHOR, RUM, SWORD, MAP, SHIP, FLAG = FACES = range(1, 7)
LEFT, RIGHT = (ANCHOR, RUM, SWORD), (MAP, SHIP, FLAG)  # the halves of a tile (BD-1.4)
PIRATES = ("overboard", "bullseye", "jibe", "to-sails", "change-of-course", "storm", "keelhauling", "on-board")
OVERBOARD, BULLSEYE, JIBE, TO_SAILS, COURSE, STORM, KEELHAULING, ON_BOARD = range(len(PIRATES))
REWARDS = (
    "none",
    "move-die",
    "rum",
    "gold",
    "token",
    "gold-and-token",
    "hit",
    "unlock",
    "fewer-black",
    "spoils-if-unlocked",
    "spoils-if-more",
)
PENALTIES = ("standard", "throw-pirate", "more-black", "damage", "rum-on-pirates", "lose-die", "lose-gold")
GOLD = (3, 4, 5)
MOST_DICE = 6
USUAL = "usual"
PLAYERS = range(2, 5)


class Effect(NamedTuple):
    """A reward or a penalty as printed: its kind, its number, and what it says."""

    kind: str
    n: int
    about: str
    reconstructed: bool


class Adventure(NamedTuple):
    """A column of a quest tile. (BD-3.1)"""

    reward: Effect
    penalty: Effect


class Stage(NamedTuple):
    """Which column is blocked, where a black die lies before the roll, and where blocked dice go. (BD-4.2, BD-4.3)"""

    blocked: int | None
    seeded: int | None
    detour: int | None


class Quest(NamedTuple):
    id: str
    name: str
    number: str
    goal: str
    enemy: str | None
    hits: int
    token: str | None
    tokens: int
    chest_each: int | None
    stages: tuple[Stage, ...]
    tiles: dict[str, tuple[Adventure, ...]]
    """The adventures, anchor to flag, by layout. (BD-3.2)"""

    def tile(self, layout: str) -> tuple[Adventure, ...]:
        return self.tiles.get(layout, self.tiles[USUAL])


class Pirate(NamedTuple):
    id: str
    name: str
    title: str
    limit: int
    about: str
    reconstructed: bool


class Symbol(NamedTuple):
    """What is on a face of every die, and on a column. (BD-1.2)"""

    name: str
    one: str
    many: str


class Numbers(NamedTuple):
    black_dice: int
    black_each: int
    dice_each: int
    dice_a_colour: int
    rum: int
    rum_each: int
    crew_more_than_players: int
    ship_damage: int
    most_rounds: int


class Box(NamedTuple):
    """Everything there is. (BD-1.1)"""

    numbers: Numbers
    gold: tuple[int, ...]
    symbols: tuple[Symbol, ...]
    """By value; nothing stands at 0."""
    colours: tuple[str, ...]
    marks: tuple[str, ...]
    pirates: tuple[Pirate, ...]
    quests: tuple[Quest, ...]
    layouts: tuple[str, ...]


def read(path: Path) -> Box:
    """The box of a component file. One that does not add up is refused in a sentence."""
    try:
        return _box(tomllib.loads(path.read_text(encoding="utf-8")))
    except BadComponents:
        raise
    except KeyError as error:
        raise BadComponents(f"it cannot be read: an entry {error} is missing.") from None
    except (TypeError, AttributeError, ValueError) as error:
        raise BadComponents(f"it cannot be read: {error}.") from None


def _box(data: dict[str, Any]) -> Box:
    _check([entry["id"] for entry in data["symbol"]] == list(SYMBOLS[1:]), "symbols", SYMBOLS[1:])
    _check([entry["id"] for entry in data["pirate"]] == list(PIRATES), "pirates", PIRATES)
    _check(list(data["rewards"]) == list(REWARDS), "rewards", REWARDS)
    _check(list(data["penalties"]) == list(PENALTIES), "penalties", PENALTIES)
    _check(list(data["gold"]) == [str(value) for value in GOLD], "gold tokens", tuple(map(str, GOLD)))
    if len(data["colour"]) != PLAYERS[-1]:
        raise BadComponents(f"there must be {PLAYERS[-1]} colours of players' dice, not {len(data['colour'])}.")
    quests = tuple(_quest(entry, data) for entry in data["quest"])
    ids = [quest.id for quest in quests]
    if not ids or len(set(ids)) != len(ids):
        raise BadComponents("there must be a quest, and no two of the same id.")
    return Box(
        numbers=_numbers(data["numbers"]),
        gold=tuple(sorted(int(value) for value, count in data["gold"].items() for _ in range(_whole(count, "gold")))),
        symbols=tuple(
            Symbol(entry["name"], entry["one"], entry["many"])
            for entry in ({"name": "", "one": "", "many": ""}, *data["symbol"])
        ),
        colours=tuple(entry["id"] for entry in data["colour"]),
        marks=tuple(entry["mark"] for entry in data["colour"]),
        pirates=tuple(_pirate(entry) for entry in data["pirate"]),
        quests=quests,
        layouts=tuple(dict.fromkeys(layout for quest in quests for layout in quest.tiles)),
    )


def _check(right: bool, what: str, names: tuple[str, ...]) -> None:
    if not right:
        raise BadComponents(f"the {what} must be, in this order: {', '.join(names)}.")


def _whole(value: Any, what: str, least: int = 1) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        raise BadComponents(f"{what} must be a whole number of at least {least}, not {value!r}.")
    return value


def _numbers(data: dict[str, Any]) -> Numbers:
    numbers = Numbers(**{name: _whole(value, name) for name, value in data.items()})
    most = PLAYERS[-1]
    if numbers.black_each * most > numbers.black_dice:
        raise BadComponents(f"{most} players need {numbers.black_each * most} black dice; black_dice is too small.")
    if not 2 <= numbers.dice_each < numbers.dice_a_colour <= MOST_DICE:
        raise BadComponents(f"dice_each must be 2 or more and less than dice_a_colour, which is at most {MOST_DICE}.")
    if numbers.rum_each * most > numbers.rum or most + numbers.crew_more_than_players > len(PIRATES):
        raise BadComponents(f"the rum and the pirates must suffice for {most} players.")
    return numbers


def _pirate(entry: dict[str, Any]) -> Pirate:
    title, limit = entry["title"], entry["limit"]
    least = _whole(limit["n"], f"the limit of pirate '{entry['id']}'")
    guessed = bool(title.get("reconstructed") or limit.get("reconstructed"))
    return Pirate(entry["id"], entry["name"], title["text"], least, entry["about"], guessed)


def _quest(entry: dict[str, Any], data: dict[str, Any]) -> Quest:
    id, adventures = entry["id"], entry["adventures"]
    _six(id, len(adventures))
    rewards = [_effect(adventure["reward"], data["rewards"], f"quest '{id}'") for adventure in adventures]
    layouts = {USUAL: [adventure["penalty"] for adventure in adventures]}
    for layout in entry.get("layout", []):
        _six(f"{id}' with layout '{layout['id']}", len(layout["penalties"]))
        layouts[layout["id"]] = layout["penalties"]
    tiles = {}
    for name, printed in layouts.items():
        penalties = [_effect(penalty, data["penalties"], f"quest '{id}'") for penalty in printed]
        tiles[name] = tuple(map(Adventure, rewards, penalties))
    stages = tuple(Stage(*(_column(stage, key, id) for key in Stage._fields)) for stage in entry["stages"])
    if len(stages) != (2 if "token" in entry else 1):
        raise BadComponents(f"quest '{id}' must have one stage, or two and a token that leads from one to the other.")
    enemy = entry.get("enemy")
    if (enemy is None) == ("chest_each" not in entry):
        raise BadComponents(f"quest '{id}' must have either an enemy to hit or a chest to empty (chest_each).")
    chest = None if enemy else _whole(entry["chest_each"]["n"], f"the chest of quest '{id}'")
    if chest is not None and chest * PLAYERS[-1] > sum(data["gold"].values()):
        raise BadComponents(f"there is not enough gold for the chest of quest '{id}' with {PLAYERS[-1]} players.")
    hits = _whole(entry["hits"], f"hits of quest '{id}'") if enemy else 0
    tokens = _whole(entry["tokens"], f"tokens of quest '{id}'") if "token" in entry else 0
    name, number, goal = entry["name"], entry["number"], entry["goal"]
    return Quest(id, name, number, goal, enemy, hits, entry.get("token"), tokens, chest, stages, tiles)


def _six(id: str, count: int) -> None:
    if count != len(FACES):
        raise BadComponents(f"quest '{id}' has {count} columns; a quest has {len(FACES)}, one for each symbol.")


def _effect(entry: dict[str, Any], texts: dict[str, str], where: str) -> Effect:
    kind = entry["effect"]
    if kind not in texts:
        raise BadComponents(f"{where} has an unknown effect '{kind}'; there are {', '.join(texts)}.")
    n = _whole(entry["n"], f"n of '{kind}' in {where}") if "{n}" in texts[kind] else 0
    return Effect(kind, n, texts[kind].replace("{n}", str(n)), bool(entry.get("reconstructed", False)))


def _column(stage: dict[str, str], key: str, id: str) -> int | None:
    if key not in stage:
        return None
    if stage[key] not in SYMBOLS[1:]:
        raise BadComponents(f"quest '{id}': {key} must be one of {', '.join(SYMBOLS[1:])}, not '{stage[key]}'.")
    return SYMBOLS.index(stage[key])


BOX = read(Path(__file__).with_name("components.toml"))
