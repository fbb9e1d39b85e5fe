"""What a client sends over a table's socket: `Hello` first, then commands."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .common import Id, Key, Seat, Text, Token


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: all tokens the client has for this table (of seats, of the host, of the watch link)."""

    tokens: Annotated[list[Token], Meta(max_length=12)] = []
    version: int | None = None
    """The last version a reconnecting client saw: only the log since then is sent."""
    compact: bool = False
    """Whether the client understands `Changes`, and updates that answer its commands."""
    full_hints: bool = False
    """As in `Look`."""
    text_board: bool = False
    """As in `Look`."""
    language: Annotated[str, Meta(max_length=100)] = ""
    """The languages the client would like texts in, as in the header Accept-Language; empty: English."""


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


class Point(Struct, tag="point", forbid_unknown_fields=True):
    """Point something on the board out to everybody. It is shown for a moment and not remembered."""

    target: Id
    """What on the board: a target, as in the options."""
    key: Key
    seat: Seat | None = None
    """The seat that points; None: a spectator."""


class Look(Struct, tag="look", forbid_unknown_fields=True):
    """Say what updates shall carry from now on. Both take time, so only clients that show them ask for them."""

    key: Key
    full_hints: bool = False
    """All hints, also those that are shown only when somebody looks at them."""
    text_board: bool = False
    """The game as text."""


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    key: Key


class KeyOnly(Struct):
    """The key of a message that is otherwise unreadable."""

    key: str | None = None


PlayerCommand = Choose | Undo | UndoVote | SendChat | Block | ResumeSeat | Leave | HurryBots | NewSeatLink | Point
HostCommand = Start | Pause | Rewind | AssignSeat | Mute | TransferHost
Command = PlayerCommand | HostCommand | Look | Ping
ClientMessage = Hello | Command
