"""What the server says about its games: options, rules, help and the guided first game."""

from __future__ import annotations

from msgspec import Struct


class GameOptionInfo(Struct):
    id: str
    values: list[str]
    about: str
    any_value: bool
    """Whether values other than these are accepted too."""
    name: str
    """Its name for players."""
    labels: list[str]
    """The values in words."""
    picks: list[tuple[str, str]]
    """Other values are several of these picks, joined by '+'; each with its name."""
    pick_counts: dict[int, int]
    """How many different picks make a value, by the number of seats."""
    needs: tuple[str, str] | None
    """Another option and the value it must have; otherwise this one changes nothing."""


class DifficultyInfo(Struct):
    """The option that makes a game easier or harder, and its values from the easiest to the hardest."""

    option: str
    values: list[str]


class BotInfo(Struct):
    id: str
    name: str
    about: str
    strength: int
    """From 0 to 100. Between these bots there is one of each strength: `strength:35`. 100 for the server's own bots."""


class GameInfo(Struct):
    id: str
    name: str
    about: str
    seats: list[int]
    options: list[GameOptionInfo]
    cooperative: bool
    version: int
    has_tutorial: bool
    difficulty: DifficultyInfo | None
    """None: stronger bots make it harder."""
    temperaments: list[str]
    """Other ways in which its bots play: `captain:selfish`, `strength:35:selfish`."""


class Features(Struct):
    """What can be done here. The site leaves out or rewords the rest."""

    embedded: bool = False
    """Whether the tables are in this browser, and nowhere else. Whoever plays could then also look up what is hidden,
    the luck to come included."""
    links: bool = True
    """Whether others can join or watch by a link."""
    listing: bool = True
    """Whether the tables of other people are listed."""
    transfers: bool = True
    """Whether seats can be moved to another browser."""
    shared_daily: bool = True
    """Whether the results of a daily game are those of many people."""
    notifications: bool = False
    """Whether people who are away can be told of their turns."""
    analysis: bool = False
    """Whether finished games are analysed."""


class Lobby(Struct):
    """What the server offers."""

    games: list[GameInfo]
    bots: list[BotInfo]
    day: str
    features: Features


class DailyResult(Struct, frozen=True):
    """How somebody did in a daily game."""

    name: str
    won: bool
    points: int | None
    """None if the game has no points."""
    choices: int
    """The number of choices in the game, those of the bots included."""


class DailyInfo(Struct):
    """The daily game of a day: the bots' result, and everybody's."""

    day: str
    game: str
    seats: int
    par: DailyResult
    """What a bot made of the same seat."""
    best: list[DailyResult]
    """The best results, the best first."""
    played: int
    won: int
    yours: DailyResult | None
    """The result of the table that was asked about."""
    rank: int | None
    """Its place among all results, from 1 on."""


class RuleInfo(Struct):
    id: str
    chapter: str
    text: str


class TermInfo(Struct):
    """What a symbol, number, track, card or space means."""

    id: str
    name: str
    text: str
    rule: str


class HelpPanelInfo(Struct):
    """A picture with a few words. The game's screen draws the picture with this id."""

    picture: str
    title: str
    text: str
    rule: str


class HelpSymbolInfo(Struct):
    picture: str
    term: str
    """Its term in the glossary."""


class HelpSheetInfo(Struct):
    """The picture sheet of a game: its goal, a turn in pictures, its symbols, worked examples."""

    goal: HelpPanelInfo
    turn: list[HelpPanelInfo]
    symbols: list[HelpSymbolInfo]
    examples: list[HelpPanelInfo]


class RulesInfo(Struct):
    game: str
    name: str
    has_tutorial: bool
    text: str
    """The complete rules, in Markdown."""
    rules: list[RuleInfo]
    glossary: list[TermInfo]
    help: HelpSheetInfo | None


class TutorialStepInfo(Struct):
    """A step of the guided first game: a text about what is lit, and what to do with it."""

    text: str
    light: str
    """A target, `option:ID`, `term:ID` or `frame:PART`; empty: nothing."""
    action: str
    """The action to take; empty: there is only something to read."""
    moment: int
    """The number of choices made when the step is shown."""


class ConceptInfo(Struct):
    """Something explained when it is first met in free play."""

    id: str
    when: str
    """`event:KIND`, or `option:START` of an action's id."""
    text: str
    light: str


class TutorialInfo(Struct):
    """The guided first game, and what is explained in the games after it."""

    seat: int
    steps: list[TutorialStepInfo]
    concepts: list[ConceptInfo]
