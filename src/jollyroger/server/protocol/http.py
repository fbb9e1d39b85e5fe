"""The bodies of HTTP requests and responses."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from .common import Id, Name, Salt, Seat, Status, TablePolicy, Token
from .messages import EventInfo, Outcome, TextBoard
from .my_tables import SeatSummary


class NewTable(Struct, forbid_unknown_fields=True):
    """`seats`: 'me', 'open' or the name of a bot, for each seat. `names`: one for each 'me', in order.

    Several 'me' make it a hot-seat table: one device plays several seats, and everybody is told so.
    """

    game: Id
    seats: Annotated[list[Id], Meta(max_length=20)] = []
    names: Annotated[list[Name], Meta(max_length=20)] = []
    options: Annotated[dict[str, str], Meta(max_length=40)] = {}
    title: Annotated[str, Meta(max_length=60)] = ""
    policy: TablePolicy = TablePolicy()
    salt: Salt = ""
    seed: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    """Seed for a reproducible game. Whoever knows it can compute the luck."""
    daily: bool = False
    """Play with today's luck, which is the same for everybody."""
    start: bool = False
    tutorial: bool = False
    """Open the guided first game. Only `game` and `names` are given with it; the rest is set by the game."""
    move_first: bool = False
    """Seat the only person so that they are asked first. All other seats are bots."""


class SeatToken(Struct):
    """A seat and the token that gives access to it."""

    seat: int
    token: str


class Created(Struct):
    table: str
    host: str
    """The host's token."""
    join: str
    watch: str
    seat_tokens: list[SeatToken]


class Join(Struct, forbid_unknown_fields=True):
    token: Token
    """From the join link."""
    name: Name
    seat: Seat | None = None
    """None: the first free one."""
    salt: Salt = ""


class Clone(Struct, forbid_unknown_fields=True):
    """A new table that plays on from the moment after this many choices."""

    moment: Annotated[int, Meta(ge=0)]
    name: Name = "Captain"
    seats: Annotated[list[Id], Meta(max_length=20)] = []
    """Who sits where in the clone: 'me', 'open' or a bot for each seat; empty: the bots stay, all else is 'me'."""
    salt: Salt = ""


class HintInfo(Struct):
    """What a bot would do in the seat of whoever asks."""

    action: str
    """The id of the option; empty: it would stay silent."""
    reason: str
    """Why, in a sentence; empty if the game gives no reasons. {1} stands for the name of seat 1."""
    bot: str
    """The bot's name."""


class TableSummary(Struct):
    """A table as the lobby shows it."""

    id: str
    title: str
    game: str
    status: Status
    names: list[str]
    free_seats: int
    join: str | None
    updated: float
    problem: str = ""
    """Why the table cannot be played on, if it cannot."""
    seats: list[SeatSummary] = []
    watchable: bool = False
    """Whether anybody may watch."""
    outcome: str = ""
    """How the game ended, with {1} for the name of seat 1; empty: it has not."""


class MomentView(Struct):
    """A seat's view of a moment of a game, for replays."""

    moment: int
    view: dict[str, Any]
    hints: dict[str, Any]
    log: list[EventInfo]
    waiting_for: list[int]
    result: Outcome | None
    goal: str = ""
    text_board: TextBoard | None = None
    turn: int = 0
    """The number of the turn, as the game shows it. If it numbers none, that of the turn that led to this moment: a
    series of choices of the same seat."""
    by_bot: int | None = None
    """The seat of the absent person for whom a bot made the choice that led here."""


class Moments(Struct):
    seat: int | None
    last: int
    """The number of the last moment of the game."""
    moments: list[Raw]


class Verdict(Struct):
    """What was found out about a record: whether its luck is proven, or only its choices legal, or neither."""

    outcome: Literal["proven", "unproven", "false"]
    """unproven: all choices are legal, but some rolls do not follow from a secret in the record."""
    text: str
    """The outcome in a few sentences."""
    choices: int = 0
    """The number of choices, all legal. If the outcome is false, this and the other counts are 0."""
    derived_rolls: int = 0
    """The number of rolls that follow from a secret in the record."""
    taken_rolls: int = 0
    """The number of rolls that were taken from the record as they are."""
    unproven_choices: int = 0
    """How many choices, from the first, rest on luck that is not proven."""


class ErrorBody(Struct):
    """The body of every HTTP error."""

    why: str
