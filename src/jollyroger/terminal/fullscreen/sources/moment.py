"""What the full screen shows at one moment: plain data, complete, and only what its reader may know."""

from __future__ import annotations

from typing import Literal, NamedTuple

from ....engine.text.marked_text import TargetSpan

LogKind = Literal["event", "remark", "notice", "chat", "hint"]
OptionKind = Literal["option", "pass", "quiet", "interrupt", "vote", "host"]


class OptionRow(NamedTuple):
    """Something that the reader can choose."""

    id: str
    """The id of the action. For the kind `interrupt`, the number of the seat; for a `vote`, yes or no; for `host`,
    see waiting_room."""
    label: str
    note: str = ""
    group: str = ""
    risk: str = ""
    """What it risks, if it should be confirmed first."""
    chance: float | None = None
    folded: bool = False
    target: str = ""
    """What on the board it is about; empty: nothing."""
    is_light: bool = False
    """Whether a click on its target is enough, because it can be taken back freely."""
    kind: OptionKind = "option"
    """`pass`: stay silent. `quiet`: stay silent, and do not be asked again. `interrupt`: somebody else interrupts.
    `vote`: on a request to take something back. `host`: what the host of a table of a server can do."""


class RefusalRow(NamedTuple):
    """Something that one might expect to choose, and why that is not possible."""

    label: str
    why: str
    rule: str
    kind: str = ""
    """The kind of action. Of several of the same kind and rule, the list of options shows one."""
    target: str = ""


class LogLine(NamedTuple):
    text: str
    kind: LogKind = "event"
    is_new: bool = False
    """Whether it happened since the reader's last choice."""


class SeatLine(NamedTuple):
    """A player in the head of the screen."""

    name: str
    note: str = ""
    """The clock, or 'away'."""
    is_awaited: bool = False


class Ending(NamedTuple):
    """How the game ended: a headline, what decided it, and the tally: a label, and a value for each seat or for all."""

    headline: str
    lines: tuple[str, ...] = ()
    tally: tuple[tuple[str, tuple[str, ...]], ...] = ()


class ReplayPosition(NamedTuple):
    """Where a replay is."""

    choice: int
    last_choice: int
    turn: int
    last_turn: int
    viewer: str
    """Whose view is shown: a name, 'a spectator', or 'open hands'."""


class Moment(NamedTuple):
    """Everything that is shown. With a `curtain`, nothing but the name of the next person."""

    title: str
    curtain: str = ""
    """The name of the person to whom the keyboard is passed; empty: no curtain."""
    seats: tuple[SeatLine, ...] = ()
    goal: str = ""
    board: str = ""
    targets: tuple[TargetSpan, ...] = ()
    """Where the board shows what options can be about."""
    log: tuple[LogLine, ...] = ()
    question: str = ""
    """The question; or, without options, what is awaited."""
    is_asked: bool = False
    is_thinking: bool = False
    options: tuple[OptionRow, ...] = ()
    refusals: tuple[RefusalRow, ...] = ()
    ending: Ending | None = None
    replay: ReplayPosition | None = None
