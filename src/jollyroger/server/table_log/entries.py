"""The entries of a table's log. The log is the whole truth: replaying it from the first line rebuilds the table."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from msgspec import Struct, json

from ...engine import Game
from ..protocol import TablePolicy


class RulesId(NamedTuple):
    """The rules and components that a game is played with."""

    version: int | None
    """None: the table was opened before logs named it."""
    components_hash: str


def rules_of(game: Game[Any]) -> RulesId:
    return RulesId(game.version, game.components_hash)


ClosingReason = Literal["rules", "operator"]
NoticeKind = Literal["turn", "reminder", "over"]
"""It is the seat's turn; its time is running out; the game is over."""


class TableOpened(Struct, tag="table_opened", frozen=True):
    """The first entry: the game and the terms. Tokens of seats and of the host are logged as digests only."""

    game: str
    seats: int
    options: dict[str, str]
    title: str
    policy: TablePolicy
    luck: Literal["sealed", "seeded", "daily"]
    secret: str
    host_digest: str
    join_token: str
    watch_token: str
    day: str | None = None
    hot_seat: bool = False
    """Whether one device plays several seats. At other tables of rivals, a person holds one seat."""
    start_record: str | None = None
    """The record this game is played on from."""
    cloned_from: str | None = None
    """The id of the table that record comes from."""
    rules_version: int | None = None
    """The version of the game's rules. None: the table was opened before logs named it."""
    components_hash: str = ""
    """The hash of the component file; empty for the built-in components."""
    tutorial: bool = False
    """Whether it is a guided first game."""

    @property
    def rules(self) -> RulesId:
        return RulesId(self.rules_version, self.components_hash)


class SeatTaken(Struct, tag="seat_taken", frozen=True):
    """A person sits down."""

    seat: int
    name: str
    token_digest: str
    salt: str = ""


class BotSeated(Struct, tag="bot_seated", frozen=True):
    seat: int
    bot: str
    name: str
    after_leave: bool = False
    """Whether the bot plays on for a person who has left."""


class SeatFreed(Struct, tag="seat_freed", frozen=True):
    """The person or bot leaves the seat, or the host removes them."""

    seat: int
    by_host: bool


class GameStarted(Struct, tag="game_started", frozen=True):
    pass


class ActionChosen(Struct, tag="action_chosen", frozen=True):
    seat: int
    action: str
    reason: str | dict[str, Any] = ""
    """A bot's explanation, where the game lets it give one without revealing anything: a message, which every reader
    reads in their own language, or plain text."""


class Undone(Struct, tag="undone", frozen=True):
    """A seat takes back its last choice."""

    seat: int


class UndoRequested(Struct, tag="undo_requested", frozen=True):
    """A seat asks to take back a choice that the engine alone does not allow it to take back."""

    seat: int


class UndoVoted(Struct, tag="undo_voted", frozen=True):
    """A seat's vote on the undo request, or the host's (None)."""

    seat: int | None
    agree: bool


class RewindRequested(Struct, tag="rewind_requested", frozen=True):
    """The host asks these seats whether the game may go back to the moment after this many choices."""

    moment: int
    voters: list[int]


class Rewound(Struct, tag="rewound", frozen=True):
    moment: int


class Paused(Struct, tag="paused", frozen=True):
    """The host pauses the game, or resumes it (`on` is false); or the server pauses it because of its bots."""

    on: bool
    reason: Literal["host", "bots"] = "host"


class BotSubstituted(Struct, tag="bot_substituted", frozen=True):
    """A bot plays for a person until they return."""

    seat: int
    reason: Literal["absent", "clock"]


class SeatResumed(Struct, tag="seat_resumed", frozen=True):
    """The person takes the seat back from the substitute bot."""

    seat: int


class ChatSent(Struct, tag="chat_sent", frozen=True):
    seat: int
    text: str


class HintGiven(Struct, tag="hint_given", frozen=True):
    """The person in this seat was told what a bot would do."""

    seat: int
    action: str
    announced: bool = True
    """Whether the others are told: rivals are."""


class SeatMuted(Struct, tag="seat_muted", frozen=True):
    seat: int
    on: bool


class SeatBlocked(Struct, tag="seat_blocked", frozen=True):
    """A seat stops (or resumes) receiving another seat's chat."""

    seat: int
    other: int
    on: bool


class HostChanged(Struct, tag="host_changed", frozen=True):
    """The person in this seat becomes the host."""

    seat: int


class SeatLinkRequested(Struct, tag="seat_link_requested", frozen=True):
    """The host wants a new link for the seat of an absent person. It can be made if they stay away."""

    seat: int


class SeatLinkRequestDropped(Struct, tag="seat_link_request_dropped", frozen=True):
    """The person came back in time."""

    seat: int


class SeatLinkRenewed(Struct, tag="seat_link_renewed", frozen=True):
    """The seat gets a new token; the old one stops working."""

    seat: int
    token_digest: str
    by_host: bool


class NotificationsSwitched(Struct, tag="notifications_switched", frozen=True):
    """Whether the person in this seat is to be told of their turns. How they are told is not in the log."""

    seat: int
    on: bool


class SeatNotified(Struct, tag="seat_notified", frozen=True):
    """The process that writes this tells the person in the seat; no other process does."""

    seat: int
    kind: NoticeKind


class TableCloned(Struct, tag="table_cloned", frozen=True):
    """Another table was opened from this one while its game was on."""

    moment: int


class RecordExported(Struct, tag="record_exported", frozen=True):
    """The host took a record of the running game, which shows all hands."""

    moment: int


class PlayedAgain(Struct, tag="played_again", frozen=True):
    """Somebody who sat here has opened a table where the same people play again."""

    table: str
    seat: int | None
    """Their seat; None: the host, who has none."""


class RulesChanged(Struct, tag="rules_changed", frozen=True):
    """The server has other rules than before, and the game is the same under them: it goes on by them."""

    version: int
    components_hash: str
    proven: bool
    """Whether every step was compared. If not, the choices are legal, but the log did not hold their effects."""


class TableClosed(Struct, tag="table_closed", frozen=True):
    """The table cannot go on. No line follows this one."""

    reason: ClosingReason


Entry = (
    TableOpened
    | SeatTaken
    | BotSeated
    | SeatFreed
    | GameStarted
    | ActionChosen
    | Undone
    | UndoRequested
    | UndoVoted
    | RewindRequested
    | Rewound
    | Paused
    | BotSubstituted
    | SeatResumed
    | ChatSent
    | HintGiven
    | SeatMuted
    | SeatBlocked
    | HostChanged
    | SeatLinkRequested
    | SeatLinkRequestDropped
    | SeatLinkRenewed
    | NotificationsSwitched
    | SeatNotified
    | TableCloned
    | RecordExported
    | PlayedAgain
    | RulesChanged
    | TableClosed
)


class Effect(Struct, frozen=True, omit_defaults=True):
    """What the rules made of an entry that changes the game.

    Other rules must come to the same, or the table cannot go on under them; and with it the record can be read
    without the rules.
    """

    position: str
    """A hash of the state of the game after the entry."""
    rolls: tuple[int, ...] = ()
    """The rolls of the deal, or those that the choice caused."""
    result: tuple[tuple[int, ...], str, tuple[int, ...]] | None = None
    """Winners, ending and points, once the game is over."""


class LogLine(Struct, frozen=True, omit_defaults=True):
    """An entry with the time it was written and the key of the command it answers."""

    at: float
    entry: Entry
    key: str | None = None
    effect: Effect | None = None


_encoder, _decoder = json.Encoder(), json.Decoder(LogLine)


def encode(line: LogLine) -> str:
    return _encoder.encode(line).decode()


def decode(text: str) -> LogLine:
    return _decoder.decode(text)
