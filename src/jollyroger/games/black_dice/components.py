"""Dice, gold, pirates and quest tiles, read from a component file and checked. (BD-1, BD-3)

A column is represented by the value of its symbol, 1 to 6; a pirate by his index in PIRATES.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from ...engine import BadComponents
from ...engine.components.file import Entry, parse
from ...engine.messages import ENGLISH, Argument, message, reading_in
from .messages import MESSAGES, Words, shown

SYMBOLS: Final = ("", "anchor", "rum", "sword", "map", "ship", "flag")
FACES: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 6)
ANCHOR: Final = 1
RUM: Final = 2
SWORD: Final = 3
MAP: Final = 4
SHIP: Final = 5
FLAG: Final = 6
LEFT, RIGHT = (ANCHOR, RUM, SWORD), (MAP, SHIP, FLAG)  # the halves of a tile (BD-1.4)
PIRATES: Final = ("overboard", "bullseye", "jibe", "to-sails", "change-of-course", "storm", "keelhauling", "on-board")
OVERBOARD: Final = 0
BULLSEYE: Final = 1
JIBE: Final = 2
TO_SAILS: Final = 3
CHANGE_OF_COURSE: Final = 4
STORM: Final = 5
KEELHAULING: Final = 6
ON_BOARD: Final = 7
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
NUMBERED = (
    "rum",
    "gold",
    "gold-and-token",
    "fewer-black",
    "spoils-if-unlocked",
    "spoils-if-more",
    "damage",
    "rum-on-pirates",
)
"""The effects that have a number. The others are the same on every tile."""
GOLD: Final = (3, 4, 5)
MOST_DICE: Final = 6
USUAL: Final = "usual"
PLAYERS: Final = range(2, 5)


def opposite(face: int) -> int:
    """The opposite face of a die. (BD-1.3)"""
    return 7 - face


class Effect(NamedTuple):
    """A reward or penalty as printed: its kind, its number (0 if it has none), and its text."""

    kind: str
    n: int
    words: Words
    reconstructed: bool

    @property
    def about(self) -> str:
        return shown(self.words)


class Adventure(NamedTuple):
    """A column of a quest tile. (BD-3.1)"""

    reward: Effect
    penalty: Effect


class Stage(NamedTuple):
    """A stage of a quest, with the columns that it treats differently. (BD-5)"""

    blocked: int | None
    """The column that holds no black dice."""
    seeded: int | None
    """The column that gets a black die before the roll. (BD-4.2)"""
    detour: int | None
    """The column that gets the dice of the blocked one. None: they are rolled again. (BD-4.3)"""

    def redirect(self, face: int) -> int:
        """Where a black die that shows this face goes. (BD-4.3)"""
        return face if face != self.blocked or self.detour is None else self.detour


class Quest(NamedTuple):
    id: str
    name: Words
    number: str
    goal: Words
    enemy: Words | None
    hits: int
    token: Words | None
    tokens: int
    chest_each: int | None
    guessed_chest: bool
    """Whether the content of the chest is reconstructed. (BD-2.4)"""
    stages: tuple[Stage, ...]
    layouts: dict[str, tuple[Adventure, ...]]
    """The adventures, anchor to flag, of each layout. (BD-3.2)"""

    def adventures(self, layout: str) -> tuple[Adventure, ...]:
        """The adventures in this layout, or in the usual one if the quest does not have it."""
        return self.layouts.get(layout, self.layouts[USUAL])


class Pirate(NamedTuple):
    id: str
    name: Words
    title: Words
    limit: int
    about: Words
    guessed_title: bool
    """Whether his title is reconstructed. (BD-7.2)"""
    guessed_limit: bool
    """Whether his limit is reconstructed. (BD-7.2)"""


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


class Components(NamedTuple):
    """Everything in the box. (BD-1.1)"""

    numbers: Numbers
    gold: tuple[int, ...]
    columns: tuple[Words, ...]
    """The names of the columns, indexed by the value of their symbol, so index 0 is empty. (BD-1.2)"""
    colours: tuple[str, ...]
    marks: tuple[str, ...]
    pirates: tuple[Pirate, ...]
    quests: tuple[Quest, ...]
    layouts: tuple[str, ...]


def read_components(path: Path) -> Components:
    """Read a component file. Raises BadComponents, with a sentence that says why, if it is inconsistent."""
    file = parse(path.read_bytes())
    symbols, colours = file.tables("symbol", "symbol"), file.tables("colour", "colour")
    pirates = file.tables("pirate", "pirate")
    _require([entry.text("id") for entry in symbols], "symbols", SYMBOLS[1:])
    _require([entry.text("id") for entry in pirates], "pirates", PIRATES)
    if len(colours) != PLAYERS[-1]:
        raise BadComponents(f"there must be {PLAYERS[-1]} colours of players' dice, not {len(colours)}.")
    gold = _gold(file.table("gold"))
    texts = {**_texts(file, "rewards", REWARDS), **_texts(file, "penalties", PENALTIES)}
    quests = tuple(_quest(entry, texts, len(gold)) for entry in file.tables("quest", "quest"))
    if not quests:
        raise BadComponents("there must be a quest.")
    _require_different([quest.id for quest in quests], "quests", "id")
    return Components(
        numbers=_numbers(file.table("numbers")),
        gold=gold,
        columns=("", *(_words(entry, "name", f"column-{entry.text('id')}") for entry in symbols)),
        colours=_require_different([entry.text("id") for entry in colours], "colours", "id"),
        marks=_require_different([entry.text("mark") for entry in colours], "colours", "mark"),
        pirates=tuple(_pirate(entry) for entry in pirates),
        quests=quests,
        layouts=tuple(dict.fromkeys(layout for quest in quests for layout in quest.layouts)),
    )


def _require(found: Sequence[str], what: str, names: tuple[str, ...]) -> None:
    if tuple(found) != names:
        raise BadComponents(f"the {what} must be, in this order: {', '.join(names)}.")


def _require_different(found: Sequence[str], what: str, key: str) -> tuple[str, ...]:
    if len(set(found)) != len(found):
        raise BadComponents(f"no two {what} may have the same {key}.")
    return tuple(found)


def _gold(entry: Entry) -> tuple[int, ...]:
    """The values of all gold tokens. (BD-1.1)"""
    _require(list(entry.values), "gold tokens", tuple(map(str, GOLD)))
    return tuple(value for value in GOLD for _ in range(entry.number(str(value), minimum=1)))


def _words(entry: Entry, key: str, id: str) -> Words:
    """A text that the file may have of its own. It must have one for what the game has no message for."""
    return message(id) if key not in entry and MESSAGES.has(id) else entry.text(key)


def _texts(file: Entry, what: str, kinds: tuple[str, ...]) -> dict[str, str]:
    """The file's own texts of effects, if it has any.

    {n} stands for the number of those that have one, {s} for the ending of its plural, {token} and {enemy} for the
    quest's.
    """
    if what not in file:
        return {}
    entry = file.table(what)
    for kind in entry.values:
        if kind not in kinds:
            raise BadComponents(f"'{what}' has a '{kind}', which is none of {', '.join(kinds)}.")
        if ("{n}" in entry.text(kind)) != (kind in NUMBERED):
            raise entry.wrong(kind, f"a text with{'' if kind in NUMBERED else 'out'} {{n}}", entry.text(kind))
    return {kind: entry.text(kind) for kind in entry.values}


def _numbers(entry: Entry) -> Numbers:
    numbers = Numbers(*(entry.number(name, minimum=1) for name in Numbers._fields))
    most = PLAYERS[-1]
    if numbers.black_each * most > numbers.black_dice:
        raise BadComponents(f"{most} players need {numbers.black_each * most} black dice; black_dice is too small.")
    if not 2 <= numbers.dice_each < numbers.dice_a_colour <= MOST_DICE:
        raise BadComponents(f"dice_each must be 2 or more and less than dice_a_colour, which is at most {MOST_DICE}.")
    if numbers.rum_each * most > numbers.rum or most + numbers.crew_more_than_players > len(PIRATES):
        raise BadComponents(f"the rum and the pirates must suffice for {most} players.")
    return numbers


def _pirate(entry: Entry) -> Pirate:
    title, limit = entry.table("title"), entry.table("limit")
    id = entry.text("id")
    return Pirate(
        id=id,
        name=_words(entry, "name", f"pirate-{id}"),
        title=_words(title, "text", f"pirate-{id}-title"),
        limit=limit.number("n", minimum=1),
        about=_words(entry, "about", f"pirate-{id}.about"),
        guessed_title=title.reconstructed,
        guessed_limit=limit.reconstructed,
    )


def _quest(entry: Entry, texts: dict[str, str], gold: int) -> Quest:
    id, has_enemy, has_token = entry.id(), "hits" in entry, "tokens" in entry
    stages = tuple(_stage(stage) for stage in entry.tables("stages", f"{entry.name}, stage"))
    if len(stages) != (2 if has_token else 1):
        raise BadComponents(f"{entry.name} must have one stage, or two and tokens that lead from one to the other.")
    if has_enemy == ("chest_each" in entry):
        raise BadComponents(f"{entry.name} must have either an enemy to hit (hits) or a chest to empty (chest_each).")
    chest = None if has_enemy else entry.table("chest_each")
    if chest is not None and chest.number("n", minimum=1) * PLAYERS[-1] > gold:
        raise BadComponents(f"there is not enough gold for the chest of {entry.name} with {PLAYERS[-1]} players.")
    enemy = _words(entry, "enemy", enemy_id(id)) if has_enemy else None
    token = _words(entry, "token", token_id(id)) if has_token else None
    return Quest(
        id=id,
        name=_words(entry, "name", f"quest-{id}"),
        number=entry.text("number"),
        goal=_words(entry, "goal", f"quest-{id}.goal"),
        enemy=enemy,
        hits=entry.number("hits", minimum=1) if has_enemy else 0,
        token=token,
        tokens=entry.number("tokens", minimum=1) if has_token else 0,
        chest_each=None if chest is None else chest.number("n", minimum=1),
        guessed_chest=chest is not None and chest.reconstructed,
        stages=stages,
        layouts=_layouts(entry, texts, token, enemy),
    )


def enemy_id(quest: str) -> str:
    """The message that names the enemy of a quest."""
    return f"quest-{quest}-enemy"


def token_id(quest: str) -> str:
    """The message that names the tokens of a quest."""
    return f"quest-{quest}-token"


def effect_words(what: str, kind: str, n: int, token: Words | None, enemy: Words | None) -> Words:
    """The text of a reward or penalty of a quest with this token and enemy."""
    arguments: dict[str, Argument] = {"n": n} if kind in NUMBERED else {}
    if kind in ("token", "gold-and-token") and token is not None:
        arguments["token"] = token
    if kind == "hit" and enemy is not None:
        arguments["enemy"] = enemy
    return message(f"{what}-{kind}", **arguments)


def _layouts(
    entry: Entry, texts: dict[str, str], token: Words | None, enemy: Words | None
) -> dict[str, tuple[Adventure, ...]]:
    """The adventures of each layout. Layouts differ in their penalties only. (BD-3.2)"""
    with reading_in(ENGLISH):  # the language of the file's own texts, as far as we know
        for name, words in (("{token}", token), ("{enemy}", enemy)):
            texts = {kind: text.replace(name, shown(words or "")) for kind, text in texts.items()}

    def effect(entry: Entry, what: str, kinds: tuple[str, ...]) -> Effect:
        kind = entry.text("effect")
        if kind not in kinds:
            raise entry.wrong("effect", f"one of {', '.join(kinds)}", kind)
        n = entry.number("n", minimum=1) if kind in NUMBERED else 0
        words = effect_words(what, kind, n, token, enemy)
        if kind in texts:
            words = texts[kind].replace("{n}", str(n)).replace("{s}", "" if n == 1 else "s")
        return Effect(kind, n, words, entry.reconstructed)

    adventures = _columns(entry, "adventures", f"{entry.name}, column")
    rewards = [effect(adventure.table("reward"), "reward", REWARDS) for adventure in adventures]
    usual = [effect(adventure.table("penalty"), "penalty", PENALTIES) for adventure in adventures]
    layouts = {USUAL: tuple(map(Adventure, rewards, usual))}
    for layout in entry.tables("layout", f"{entry.name}, layout") if "layout" in entry else []:
        if layout.id() in layouts:
            raise BadComponents(
                f"{entry.name} has two layouts '{layout.id()}'; '{USUAL}' is the one of its adventures."
            )
        columns = _columns(layout, "penalties", f"{layout.name}, column")
        printed = [effect(penalty, "penalty", PENALTIES) for penalty in columns]
        layouts[layout.id()] = tuple(map(Adventure, rewards, printed))
    return layouts


def _columns(entry: Entry, key: str, noun: str) -> list[Entry]:
    columns = entry.tables(key, noun)
    if len(columns) != len(FACES):
        raise BadComponents(f"{entry.name} has {len(columns)} columns; a quest has {len(FACES)}, one for each symbol.")
    return columns


def _stage(entry: Entry) -> Stage:
    stage = Stage(*(_column(entry, key) for key in Stage._fields))
    if stage.blocked is not None and stage.blocked in (stage.seeded, stage.detour):
        raise BadComponents(f"{entry.name} sends black dice to the column it blocks.")
    return stage


def _column(entry: Entry, key: str) -> int | None:
    if key not in entry:
        return None
    symbol = entry.text(key)
    if symbol not in SYMBOLS[1:]:
        raise entry.wrong(key, f"one of {', '.join(SYMBOLS[1:])}", symbol)
    return SYMBOLS.index(symbol)


COMPONENTS = read_components(Path(__file__).with_name("components.toml"))
