"""What goes over the wire, both ways. The schema and the browser's types are made from these: nothing is typed twice.

A client that sends one of the `Command`s gets `Done` or `Refused` with the same key, always. What has changed comes
to everybody concerned as `Update`, `TableInfo` and `ChatLine`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

Seat = Annotated[int, Meta(ge=0, le=99)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
"""Chosen by the client, new for each wish. A wish repeated with its key is answered as before and done but once."""
Token = Annotated[str, Meta(min_length=1, max_length=128)]
Name = Annotated[str, Meta(min_length=1, max_length=20)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Id = Annotated[str, Meta(min_length=1, max_length=80)]
Salt = Annotated[str, Meta(max_length=64, pattern="^([0-9a-f]{2})*$")]

UndoPolicy = Literal["own", "vote", "host", "off"]
Watch = Literal["link", "all", "none"]
BotPace = Literal["brisk", "steady", "slow", "instant"]
Status = Literal["gathering", "playing", "paused", "over"]


class Clock(Struct, forbid_unknown_fields=True, frozen=True):
    """How long one may ponder: seconds for each choice; with a bank, they are added to what is left of it."""

    move: Annotated[int, Meta(ge=1, le=60 * 86400)]
    bank: Annotated[int, Meta(ge=0, le=60 * 86400)] = 0


class TablePolicy(Struct, forbid_unknown_fields=True, frozen=True):
    """What the host has laid down for the table."""

    undo: UndoPolicy = "own"
    """own: what the engine allows; vote and host: more than that if the others, or the host, agree."""
    clock: Clock | None = None
    substitute_after: Annotated[int, Meta(ge=10, le=86400)] | None = 120
    """Seconds after which a bot stands in for somebody absent whom others wait for; None: never."""
    watch: Watch = "link"
    listed: bool = False
    """Whether the lobby shows it."""
    bot_pace: BotPace = "steady"


# --- from the client, over a table's socket -------------------------------------------------------------------------


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: the tokens of whatever one holds here (seats, the host's), or of the link to watch by."""

    tokens: Annotated[list[Token], Meta(max_length=12)] = []
    version: int | None = None
    """The last version seen, by who comes back: only the log since then is sent."""


class Choose(Struct, tag="choose", forbid_unknown_fields=True):
    seat: Seat
    action: Id
    version: int
    key: Key


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Undo this seat's last choice, or ask the others or the host for it where the table's policy is so."""

    seat: Seat
    version: int
    key: Key


class UndoVote(Struct, tag="undo_vote", forbid_unknown_fields=True):
    """An answer to somebody's wish to take a choice back."""

    agree: bool
    key: Key
    seat: Seat | None = None
    """Who answers; None: the host."""


class SendChat(Struct, tag="send_chat", forbid_unknown_fields=True):
    seat: Seat
    text: Text
    key: Key


class Block(Struct, tag="block", forbid_unknown_fields=True):
    """No longer hear what that other seat says; or hear it again."""

    seat: Seat
    other: Seat
    on: bool
    key: Key


class ResumeSeat(Struct, tag="resume_seat", forbid_unknown_fields=True):
    """Take one's seat back from the bot that stands in."""

    seat: Seat
    key: Key


class Leave(Struct, tag="leave", forbid_unknown_fields=True):
    seat: Seat
    key: Key


class HurryBots(Struct, tag="hurry_bots", forbid_unknown_fields=True):
    """Let the bots play at once until somebody else is asked."""

    key: Key


class NewSeatLink(Struct, tag="new_seat_link", forbid_unknown_fields=True):
    """A new secret link for a seat; the old one is void. For whoever sits there, and for the host."""

    seat: Seat
    key: Key


class Start(Struct, tag="start", forbid_unknown_fields=True):
    key: Key


class Pause(Struct, tag="pause", forbid_unknown_fields=True):
    on: bool
    key: Key


class Rewind(Struct, tag="rewind", forbid_unknown_fields=True):
    """Back to the moment after so many choices. The luck that was sealed stays what it is."""

    moment: Annotated[int, Meta(ge=0)]
    key: Key


class AssignSeat(Struct, tag="assign_seat", forbid_unknown_fields=True):
    """Put a bot into a seat, or (None) nobody, so that somebody else can take it."""

    seat: Seat
    key: Key
    bot: Id | None = None


class Mute(Struct, tag="mute", forbid_unknown_fields=True):
    seat: Seat
    on: bool
    key: Key


class TransferHost(Struct, tag="transfer_host", forbid_unknown_fields=True):
    """Make whoever sits there the host."""

    seat: Seat
    key: Key


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    key: Key


Command = (
    Choose
    | Undo
    | UndoVote
    | SendChat
    | Block
    | ResumeSeat
    | Leave
    | HurryBots
    | NewSeatLink
    | Start
    | Pause
    | Rewind
    | AssignSeat
    | Mute
    | TransferHost
    | Ping
)
ClientMessage = Hello | Command


# --- to the client --------------------------------------------------------------------------------------------------


class ClockInfo(Struct):
    """A seat's clock: seconds left, and whether they are running out."""

    seconds: float
    running: bool


class SeatInfo(Struct):
    """Who sits in a seat, as everybody sees it."""

    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    present: bool
    substituted: bool
    muted: bool
    clock: ClockInfo | None


class UndoRequest(Struct):
    """Somebody would like to take a choice back."""

    seat: int
    moment: int
    """The table would go back to the moment after so many choices."""
    waiting_for: list[int]
    """The seats that have not agreed yet; none of them: the host decides."""


class TableInfo(Struct, tag="table"):
    """The table and the people at it; comes whenever any of this changes."""

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
    """Told when the game is over."""
    undo_request: UndoRequest | None
    join: str | None
    """The token of the link to join by: for those who sit here."""
    watch: str | None
    day: str | None = None
    cloned_from: str | None = None
    """The table this one was cloned from."""


class Welcome(Struct, tag="welcome"):
    """The answer to `Hello`."""

    seats: list[int]
    """Yours."""
    host: bool
    table: TableInfo
    blocked: list[list[int]]
    """Pairs: your seat, and whom it does not hear."""


class OptionInfo(Struct):
    id: str
    label: str


class RefusedOption(Struct):
    """What one might expect to do now but may not, and why."""

    id: str
    label: str
    rule: str
    why: str


class Question(Struct):
    prompt: str
    must: bool
    """False: one is free to stay silent."""
    options: list[OptionInfo]
    refusals: list[RefusedOption]


class EventInfo(Struct):
    """Something that has happened: what kind, its particulars, and a sentence, in which {1} stands for a name."""

    kind: str
    text: str
    data: dict[str, Any]


class Moment(Struct):
    """What was told after so many choices; 0 is the deal."""

    number: int
    events: list[EventInfo]


class Outcome(Struct):
    winners: list[int]
    ending: str
    points: list[int]
    text: str


class UndoInfo(Struct):
    """What would be taken back, or why nothing can be. `asking`: others would have to agree."""

    may: bool
    text: str
    needs_agreement: bool = False


class Update(Struct, tag="update"):
    """Everything a seat (None: a spectator) may know now. The log is to be cut at `since` and goes on with `log`."""

    seat: int | None
    version: int
    moment: int
    log_from: int
    view: dict[str, Any]
    hints: dict[str, Any]
    question: Question | None
    waiting_for: list[int]
    """The seats that must choose before the game goes on."""
    undo: UndoInfo | None
    log: list[Moment]
    result: Outcome | None


class ChatLine(Struct, tag="chat_line"):
    """A line of the chat; from nobody (None): a notice of what somebody did at the table."""

    number: int
    seat: int | None
    text: str
    at: float


class Done(Struct, tag="done"):
    key: str
    version: int
    token: str | None = None


class Refused(Struct, tag="refused"):
    """Nothing has changed. `why` says the reason, `rule` the rule's number; no key: the message had none to read."""

    key: str | None
    why: str
    rule: str | None
    version: int


ServerMessage = Welcome | TableInfo | Update | ChatLine | Done | Refused


# --- over HTTP ------------------------------------------------------------------------------------------------------


class NewTable(Struct, forbid_unknown_fields=True):
    """`seats`: for each 'me', 'open' or the name of a bot. `names`: for each 'me' in order."""

    game: Id
    seats: Annotated[list[Id], Meta(min_length=1, max_length=20)]
    names: Annotated[list[Name], Meta(max_length=20)] = []
    options: Annotated[dict[str, str], Meta(max_length=40)] = {}
    title: Annotated[str, Meta(max_length=60)] = ""
    policy: TablePolicy = TablePolicy()
    salt: Salt = ""
    seed: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    """A table whose luck can be had again; whoever knows the seed knows the luck."""
    daily: bool = False
    """Today's luck, the same for everybody."""
    start: bool = False


class SeatToken(Struct):
    """A seat and the secret that opens it."""

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
    """From the link to join by."""
    name: Name
    seat: Seat | None = None
    """None: any that is free."""
    salt: Salt = ""


class Clone(Struct, forbid_unknown_fields=True):
    """A new table that begins where this one stood after so many choices."""

    moment: Annotated[int, Meta(ge=0)]
    name: Name = "Captain"
    seats: Annotated[list[Id], Meta(max_length=20)] = []
    """For a game that is over, who sits where in the clone: 'me', 'open' or a bot; else everybody keeps their seat."""
    salt: Salt = ""


class GameOptionInfo(Struct):
    id: str
    values: list[str]
    about: str
    free: bool
    """Whether other values than these will do."""


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
    """The whole page, in Markdown."""
    rules: list[RuleInfo]


class TableSummary(Struct):
    """A table as the lobby shows it."""

    id: str
    title: str
    game: str
    status: Status
    names: list[str]
    free: int
    join: str | None
    updated: float


class MomentView(Struct):
    """A seat's view of a moment of a game, for replays."""

    moment: int
    view: dict[str, Any]
    hints: dict[str, Any]
    log: list[EventInfo]
    waiting_for: list[int]
    result: Outcome | None


class Moments(Struct):
    seat: int | None
    last: int
    """How many choices there are."""
    moments: list[Raw]


class Verdict(Struct):
    """Whether a record is true, and what was found."""

    true: bool
    text: str


class ErrorBody(Struct):
    """What every refusal over HTTP looks like."""

    why: str
