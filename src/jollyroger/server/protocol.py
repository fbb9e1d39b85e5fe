"""The messages between server and clients. The JSON Schema and the browser's types are generated from this module.

Every `Command` is answered with `Done` or `Refused` and the same key. Changes are sent to everybody they concern as
`Update`, `TableInfo` and `ChatLine`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

Seat = Annotated[int, Meta(ge=0, le=99)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
"""Chosen by the client, new for each command. A command repeated with its key is done once and answered as before."""
Token = Annotated[str, Meta(min_length=1, max_length=128)]
Name = Annotated[str, Meta(min_length=1, max_length=20)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Id = Annotated[str, Meta(min_length=1, max_length=80)]
Salt = Annotated[str, Meta(max_length=64, pattern="^([0-9a-f]{2})*$")]

UndoPolicy = Literal["own", "vote", "host", "off"]
WatchPolicy = Literal["link", "all", "none"]
BotPace = Literal["brisk", "steady", "slow", "instant"]
Status = Literal["gathering", "playing", "paused", "over"]


class Clock(Struct, forbid_unknown_fields=True, frozen=True):
    """Seconds for each choice. With a bank, they are added to the time left in it; without one, they expire."""

    move: Annotated[int, Meta(ge=1, le=60 * 86400)]
    bank: Annotated[int, Meta(ge=0, le=60 * 86400)] = 0


class TablePolicy(Struct, forbid_unknown_fields=True, frozen=True):
    """The terms of a table, set by the host when opening it."""

    undo: UndoPolicy = "own"
    """own: only what the engine allows; vote, host: more than that if the others or the host agree; off: nothing."""
    clock: Clock | None = None
    substitute_after: Annotated[int, Meta(ge=10, le=86400)] | None = 120
    """Seconds after which a bot plays for an absent person who keeps the others waiting; None: never.

    Must be None with a clock of an hour or more for each choice, or with a bank of a day or more.
    """
    watch: WatchPolicy = "link"
    listed: bool = False
    """Whether the lobby shows the table."""
    bot_pace: BotPace = "steady"


# --- from the client, over a table's socket -------------------------------------------------------------------------


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: all tokens the client has for this table (of seats, of the host, of the watch link)."""

    tokens: Annotated[list[Token], Meta(max_length=12)] = []
    version: int | None = None
    """The last version a reconnecting client saw: only the log since then is sent."""
    text_board: bool = False
    """Whether updates carry the game as text. It costs time, so only clients that show it ask for it."""


class Choose(Struct, tag="choose", forbid_unknown_fields=True):
    seat: Seat
    action: Id
    version: int
    key: Key


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Undo this seat's last choice, or ask the others or the host for it if the table's policy says so."""

    seat: Seat
    version: int
    key: Key


class UndoVote(Struct, tag="undo_vote", forbid_unknown_fields=True):
    """A vote on an undo request."""

    agree: bool
    key: Key
    seat: Seat | None = None
    """The seat that votes; None: the host."""


class SendChat(Struct, tag="send_chat", forbid_unknown_fields=True):
    seat: Seat
    text: Text
    key: Key


class Block(Struct, tag="block", forbid_unknown_fields=True):
    """Stop receiving the chat of another seat, or (`on` is false) receive it again."""

    seat: Seat
    other: Seat
    on: bool
    key: Key


class ResumeSeat(Struct, tag="resume_seat", forbid_unknown_fields=True):
    """Take the seat back from the substitute bot."""

    seat: Seat
    key: Key


class Leave(Struct, tag="leave", forbid_unknown_fields=True):
    """Give up the seat. In a running game a bot plays on, until the host frees the seat for somebody else."""

    seat: Seat
    key: Key


class HurryBots(Struct, tag="hurry_bots", forbid_unknown_fields=True):
    """Let the bots play without delay until a person is asked."""

    key: Key


class NewSeatLink(Struct, tag="new_seat_link", forbid_unknown_fields=True):
    """Replace a seat's token; the new one is in `Done`.

    For the person in the seat. The host can do it for somebody who is absent: the first command announces it to
    everybody and brings no token, and a second one after `SeatInfo.new_link_at` makes the link if nobody came back.
    """

    seat: Seat
    key: Key


class Start(Struct, tag="start", forbid_unknown_fields=True):
    key: Key


class Pause(Struct, tag="pause", forbid_unknown_fields=True):
    on: bool
    key: Key


class Rewind(Struct, tag="rewind", forbid_unknown_fields=True):
    """Go back to the moment after this many choices. The sealed luck stays the same.

    Unless the host plays alone or the undo policy is 'host', the other people vote on it as on an undo.
    """

    moment: Annotated[int, Meta(ge=0)]
    key: Key


class AssignSeat(Struct, tag="assign_seat", forbid_unknown_fields=True):
    """Put a bot into a seat, or (None) free it for somebody else."""

    seat: Seat
    key: Key
    bot: Id | None = None


class Mute(Struct, tag="mute", forbid_unknown_fields=True):
    seat: Seat
    on: bool
    key: Key


class TransferHost(Struct, tag="transfer_host", forbid_unknown_fields=True):
    """Make the person in this seat the host."""

    seat: Seat
    key: Key


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    key: Key


PlayerCommand = Choose | Undo | UndoVote | SendChat | Block | ResumeSeat | Leave | HurryBots | NewSeatLink
HostCommand = Start | Pause | Rewind | AssignSeat | Mute | TransferHost
Command = PlayerCommand | HostCommand | Ping
ClientMessage = Hello | Command


# --- to the client --------------------------------------------------------------------------------------------------


class ClockInfo(Struct):
    """A seat's clock: the seconds left, and whether it is running."""

    seconds: float
    running: bool


class SeatInfo(Struct):
    """A seat, as everybody sees it."""

    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    present: bool
    substituted: bool
    muted: bool
    clock: ClockInfo | None
    new_link_at: float | None = None
    """When the host can make a new link for this seat, if its person stays away."""


class UndoRequest(Struct):
    """A seat asks to take a choice back, or the host (None) to go back further."""

    seat: int | None
    moment: int
    """The game would go back to the moment after this many choices."""
    waiting_for: list[int]
    """The seats that have not voted yet; empty if the host decides."""


class TableInfo(Struct, tag="table"):
    """The table and the people at it; sent whenever any of this changes."""

    id: str
    title: str
    game: str
    options: dict[str, str]
    status: Status
    policy: TablePolicy
    seats: list[SeatInfo]
    host: int | None
    """The host's seat, if the host has one."""
    luck: Literal["sealed", "seeded", "daily"]
    commitment: str
    salts: list[str]
    secret: str | None
    """Shown when the game is over."""
    undo_request: UndoRequest | None
    join: str | None
    """The token of the join link: for those who sit here."""
    watch: str | None
    """The token of the watch link: for those who sit here."""
    day: str | None = None
    """The day of a daily game."""
    hot_seat: bool = False
    """Whether one device plays several seats: whoever opened the table took more than one."""
    cloned_from: str | None = None
    """The table this one was cloned from."""
    warnings: list[str] = []
    """Sentences to show to people before they sit down: why luck or hands may be known, such as a chosen seed."""


class Welcome(Struct, tag="welcome"):
    """The answer to `Hello`."""

    seats: list[int]
    """The client's seats."""
    host: bool
    table: TableInfo
    blocked: list[list[int]]
    """Pairs: a seat of the client, and a seat whose chat it does not receive."""


class OptionInfo(Struct):
    id: str
    label: str


class RefusedOption(Struct):
    """An option that a player might expect now but does not have, and why."""

    id: str
    label: str
    rule: str
    why: str


class Question(Struct):
    prompt: str
    must: bool
    """False: the seat may stay silent."""
    options: list[OptionInfo]
    refusals: list[RefusedOption]


class EventInfo(Struct):
    """Something that happened: its kind, a sentence in which {1} stands for the name of seat 1, and its details."""

    kind: str
    text: str
    data: dict[str, Any]


class Moment(Struct):
    """The events that followed the choice of this number; 0 is the deal."""

    number: int
    events: list[EventInfo]


class Outcome(Struct):
    winners: list[int]
    ending: str
    points: list[int]
    text: str


class UndoInfo(Struct):
    """Whether the seat can undo, and what it would undo or why it cannot. Others may have to agree."""

    allowed: bool
    text: str
    needs_agreement: bool = False


class TextBoard(Struct):
    """The game as text, with {0}, {1} … in place of the players' names."""

    board: str
    """What the seat sees of the table, as a text picture."""
    hints: str
    """What lies ahead of the seat; empty if there is nothing to say."""


class Update(Struct, tag="update"):
    """Everything a seat (None: a spectator) may know now. `log` replaces what the client has from `log_from` on.

    `log` ends with the newest moment and has at most 300: if more are new, the first ones are left out. They can be
    fetched over HTTP.
    """

    seat: int | None
    version: int
    moment: int
    log_from: int
    view: dict[str, Any]
    hints: dict[str, Any]
    question: Question | None
    waiting_for: list[int]
    """The seats that must choose before the game continues."""
    undo: UndoInfo | None
    log: list[Moment]
    result: Outcome | None
    text_board: TextBoard | None = None


class ChatLine(Struct, tag="chat_line"):
    """A line of the chat. From no seat (None): a notice of what somebody did at the table."""

    number: int
    seat: int | None
    text: str
    at: float


class Done(Struct, tag="done"):
    """The command was carried out, and is durable."""

    key: str
    version: int
    token: str | None = None
    """The new token, in answer to `NewSeatLink`."""


class Refused(Struct, tag="refused"):
    """The command changed nothing: why, and by which rule. No key: the message had none that could be read."""

    key: str | None
    why: str
    rule: str | None
    version: int


ServerMessage = Welcome | TableInfo | Update | ChatLine | Done | Refused


# --- over HTTP ------------------------------------------------------------------------------------------------------


class NewTable(Struct, forbid_unknown_fields=True):
    """`seats`: 'me', 'open' or the name of a bot, for each seat. `names`: one for each 'me', in order.

    Several 'me' make it a hot-seat table: one device plays several seats, and everybody is told so.
    """

    game: Id
    seats: Annotated[list[Id], Meta(min_length=1, max_length=20)]
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


class GameOptionInfo(Struct):
    id: str
    values: list[str]
    about: str
    any_value: bool
    """Whether values other than these are accepted too."""


class BotInfo(Struct):
    id: str
    name: str
    about: str


class GameInfo(Struct):
    id: str
    name: str
    about: str
    seats: list[int]
    options: list[GameOptionInfo]
    cooperative: bool
    version: int


class Lobby(Struct):
    """What the server offers."""

    games: list[GameInfo]
    bots: list[BotInfo]
    day: str


class RuleInfo(Struct):
    id: str
    chapter: str
    text: str


class RulesInfo(Struct):
    game: str
    text: str
    """The complete rules, in Markdown."""
    rules: list[RuleInfo]


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


class MomentView(Struct):
    """A seat's view of a moment of a game, for replays."""

    moment: int
    view: dict[str, Any]
    hints: dict[str, Any]
    log: list[EventInfo]
    waiting_for: list[int]
    result: Outcome | None
    text_board: TextBoard | None = None


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
