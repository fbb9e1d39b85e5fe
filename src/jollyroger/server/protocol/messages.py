"""What the server sends over a table's socket."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from .common import Status, TablePolicy


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
    tutorial: bool = False
    """Whether this is a guided first game."""
    hints: bool = False
    """Whether the people here may ask for hints."""
    next_table: str | None = None
    """The table where the same people play again. The tokens of this one open it too."""
    next_by: int | None = None
    """The seat of whoever opened that table, if they have one."""
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


class OptionInfo(Struct, omit_defaults=True):
    """An option, and how it is shown. The options of a question are sorted: the most useful first."""

    id: str
    label: str
    """Complete by itself, for a list and for screen readers."""
    button: str = ""
    """Shorter, for a button beside its target; empty: the label."""
    note: str = ""
    """What it costs or brings."""
    group: str = ""
    """Its heading in a list."""
    target: str = ""
    """What on the board it is about; empty: nothing."""
    pose: str = ""
    """How the piece lies. Options of a target that have one differ only in that."""
    risk: str = ""
    """What it risks, if it should be confirmed first."""
    chance: float | None = None
    """The chance that it succeeds; the note says at what."""
    icon: str = ""
    """The name of a picture."""
    folded: bool = False
    """Whether another option is always as good."""
    light: bool = False
    """Whether a click on its target is enough."""
    ends_turn: bool = False


class RefusedOption(Struct, omit_defaults=True):
    """An option that a player might expect now but does not have, and why."""

    id: str
    label: str
    rule: str
    why: str
    target: str = ""


class Question(Struct):
    prompt: str
    must: bool
    """False: the seat may stay silent."""
    options: list[OptionInfo]
    refusals: list[RefusedOption]


class ChangedQuestion(Struct):
    """A question after changes. An id alone stands for what is as in the question of the version before them."""

    prompt: str
    must: bool
    options: list[OptionInfo | str]
    refusals: list[RefusedOption | str]


class SideInfo(Struct, omit_defaults=True):
    """One side of a roll or fight: its dice, and what is added to them."""

    name: str
    seat: int | None = None
    picture: str = ""
    dice: list[str] = []
    modifiers: list[tuple[str, int]] = []
    total: int | None = None


class SceneInfo(Struct, omit_defaults=True):
    """What is shown of an event over the board: a roll, a fight, a card, one step of a chain."""

    kind: Literal["roll", "fight", "card", "reveal", "step"]
    title: str
    seconds: float
    """How long it is shown at normal speed."""
    seat: int | None = None
    """Whose it is."""
    sides: list[SideInfo] = []
    cards: list[str] = []
    verdict: str = ""
    tone: Literal["good", "bad", "plain"] = "plain"
    target: str = ""
    """Where on the board it happens."""
    step: int = 0
    steps: int = 0


class EventInfo(Struct, omit_defaults=True):
    """Something that happened: its kind, a sentence in which {1} stands for the name of seat 1, and its details."""

    kind: str
    text: str
    data: dict[str, Any]
    icon: str = ""
    """The name of a picture."""
    important: bool = False
    """Whether nobody should miss it."""
    scene: SceneInfo | None = None


class Moment(Struct, omit_defaults=True):
    """The events that followed the choice of this number; 0 is the deal."""

    number: int
    events: list[EventInfo]
    by_bot: int | None = None
    """The seat of the absent person for whom a bot made the choice."""


class TallyRowInfo(Struct):
    """A line of the final tally: a value for each seat, or one for all together."""

    label: str
    values: list[str]


class Outcome(Struct):
    winners: list[int]
    ending: str
    points: list[int]
    text: str
    """How the game ended, and what decided it."""
    headline: str = ""
    """How it ended."""
    cause: str = ""
    """What decided it; empty if the headline says it."""
    tally: list[TallyRowInfo] = []


class UndoInfo(Struct, omit_defaults=True):
    """Whether the seat can undo, and what it would undo or why it cannot. Others may have to agree."""

    allowed: bool
    text: str
    needs_agreement: bool = False


class PassageInfo(Struct):
    """A part of the description of the table."""

    heading: str
    text: str


class TextBoard(Struct, omit_defaults=True):
    """The game as text, with {0}, {1} … in place of the players' names."""

    board: str
    """What the seat sees of the table, as a text picture."""
    hints: str
    """What lies ahead of the seat; empty if there is nothing to say."""
    passages: list[PassageInfo] = []
    """The table in sentences."""
    targets: dict[str, list[tuple[int, int, int]]] = {}
    """Where the board shows a target, as in the options: the line, the first character, and the one after the last."""


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
    goal: str = ""
    """What it takes to win, and how far it is, in one line."""
    text_board: TextBoard | None = None
    answers: dict[str, int] | UnsetType = UNSET
    """The client's commands that are done and durable: the key of each, and the version it led to, as in `Done`."""


class Changes(Struct, tag="changes", omit_defaults=True):
    """What has changed for a seat since the version `since`, which the client has; for clients that say `compact`.

    Fields that are absent are as they were. `view` and `hints` have the changes by key. A change is `[value]`: the new
    value; `[]`: the key is gone; or an object: the changes of keys of an object, or of items of a list by their index.
    """

    seat: int | None
    version: int
    since: int
    moment: int
    log_from: int
    log: list[Moment]
    """As in `Update`."""
    view: dict[str, Any] = {}
    hints: dict[str, Any] = {}
    question: ChangedQuestion | UnsetType | None = UNSET
    waiting_for: list[int] | UnsetType = UNSET
    undo: UndoInfo | UnsetType | None = UNSET
    result: Outcome | UnsetType | None = UNSET
    goal: str | UnsetType = UNSET
    text_board: TextBoard | UnsetType | None = UNSET
    answers: dict[str, int] | UnsetType = UNSET
    """As in `Update`."""


class ChatLine(Struct, tag="chat_line"):
    """A line of the chat. From no seat (None): a notice of what somebody did at the table."""

    number: int
    seat: int | None
    text: str
    at: float


class Pointed(Struct, tag="pointed"):
    """Somebody points at something on the board: a seat, or a spectator (None)."""

    seat: int | None
    target: str


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


ServerMessage = Welcome | TableInfo | Update | Changes | ChatLine | Pointed | Done | Refused
