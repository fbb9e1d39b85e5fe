"""The parts of the screen besides board and options: head, goal, log, question, footer."""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size
from rich.style import Style
from rich.text import Text
from textual.containers import VerticalScroll
from textual.widgets import Static

from ..sources.moment import LogLine, Moment
from .coloured_text import NameColours

LOG_LINES = 120
"""How many lines the log pane holds; the full log has all."""
SEPARATOR = " · "
"""What separates the goal from how far it is, in every game."""
MIN_GOAL_WIDTH = 6
MARKS = {"event": "", "remark": "“ ", "notice": "· ", "chat": "> ", "hint": "☞ "}
"""What stands before the lines of the log, by kind."""


class Line(Static):
    """One line of text that ends in an ellipsis if it is too long."""

    def show(self, text: Text) -> None:
        self.update(text)


class HeadLine(Line):
    """The name of the game, and the players with their clocks; whoever is awaited is marked."""

    def show_moment(self, moment: Moment, names: NameColours) -> None:
        text = Text(moment.title, Style(bold=True))
        for seat, player in enumerate(moment.seats):
            mark = "▸" if player.is_awaited else " "
            style = Style(color=names.palette.seat(seat), bold=player.is_awaited)
            text.append("  ")
            text.append(f"{mark}{player.name}", style)
            if player.note:
                text.append(f" {player.note}", Style(color=names.palette.dim))
        self.show(text)


class GoalLine(Line):
    """What wins, and how far it is. If it does not fit, what wins is cut: how far it is changes."""

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._shown: tuple[str, NameColours] | None = None

    def show_goal(self, goal: str, names: NameColours) -> None:
        self._shown = goal, names
        self.show(names.prose(fit_goal(goal, self.size.width or len(goal))))

    def on_resize(self) -> None:
        if self._shown is not None:
            self.show_goal(*self._shown)


def fit_goal(goal: str, width: int) -> str:
    """The goal in so many columns, if there is room for a little of its first part.

    >>> fit_goal("Empty the chest, be the richest · 30 tokens left", 40)
    'Empty the chest, be th… · 30 tokens left'
    """
    first, separator, rest = goal.partition(SEPARATOR)
    room = width - cell_len(f"…{separator}{rest}")
    if not rest or cell_len(goal) <= width or room < MIN_GOAL_WIDTH:
        return goal
    return f"{set_cell_size(first, room).rstrip()}…{separator}{rest}"


class LogPane(VerticalScroll):
    """The last lines of the log; what is new is bright, what was read is dimmed."""

    def __init__(self, id: str | None = None) -> None:
        super().__init__(Static(), id=id)
        self._shown: tuple[tuple[LogLine, ...], str] = ((), "")

    def show(self, log: tuple[LogLine, ...], names: NameColours) -> None:
        if self._shown == (log, names.palette.dim):
            return
        self._shown = (log, names.palette.dim)
        self.query_one(Static).update(log_text(log[-LOG_LINES:], names))
        self.scroll_end(animate=False)


def log_text(log: tuple[LogLine, ...], names: NameColours) -> Text:
    """The log in colour, one paragraph for each line."""
    palette = names.palette
    styles = {"remark": Style(italic=True), "hint": Style(color=palette.accent), "notice": Style(color=palette.dim)}
    lines = []
    for line in log:
        style = styles.get(line.kind, Style()) + (Style() if line.is_new else Style(color=palette.dim))
        lines.append(names.prose(f"{MARKS[line.kind]}{line.text}", style))
    return Text("\n").join(lines)
