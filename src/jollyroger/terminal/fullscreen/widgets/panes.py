"""The parts of the screen besides the options: head, goal, board, log, question, footer."""

from __future__ import annotations

from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual.containers import VerticalScroll
from textual.geometry import Size
from textual.scroll_view import ScrollView
from textual.strip import Strip
from textual.widgets import Static

from ..sources.moment import LogLine, Moment
from ..theme import NIGHT, PALETTES
from .coloured_text import NameColours, board_lines, board_text

LOG_LINES = 120
"""How many lines the log pane holds; the full log has all."""
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


class BoardPane(ScrollView, can_focus=True):
    """The board, scrolling in its own area. Lines that have changed since the last moment are marked,
    and so are those that go on to the right."""

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._board = ""
        self._reader = ""
        self._lines: list[str] = []
        self._names = NameColours((), PALETTES[NIGHT])
        self._changed: frozenset[int] = frozenset()

    def show(self, board: str, reader: str, names: NameColours) -> None:
        """Show a board. Changes are marked if the same reader has seen the board before."""
        before = {*self._lines}
        is_new, is_comparable = board != self._board, bool(self._board) and reader == self._reader
        self._board, self._reader, self._names = board, reader, names
        self._lay_out()
        if is_new:
            changed = (number for number, line in enumerate(self._lines) if line and line not in before)
            self._changed = frozenset(changed) if is_comparable else frozenset()
            self._reveal_changes()

    def _lay_out(self) -> None:
        width = self.scrollable_content_region.width
        if not width:
            return
        self._lines = board_lines(self._board, max(20, width - 2))
        self.virtual_size = Size(max([len(line) + 2 for line in self._lines], default=0), len(self._lines))
        self.refresh()

    def _reveal_changes(self) -> None:
        """Scroll to the first change if none is visible."""
        top = round(self.scroll_y)
        if self._changed and not any(top <= line < top + self.size.height for line in self._changed):
            self.scroll_to(y=max(0, min(self._changed) - 2), animate=False, force=True)

    def render_line(self, y: int) -> Strip:
        base = self.rich_style
        row = round(self.scroll_offset.y) + y
        columns = self.scrollable_content_region.width
        if row >= len(self._lines):
            return Strip.blank(columns, base)
        mark = Segment("▌" if row in self._changed else " ", base + Style(color=self._names.palette.accent))
        text = board_text(self._lines[row], self._names)
        strip = Strip(Segment.apply_style(text.render(self.app.console), base))
        left, width = round(self.scroll_offset.x), columns - 2
        is_cut = strip.cell_length > left + width
        end = Segment("»" if is_cut else " ", base + Style(color=self._names.palette.accent, bold=True))
        return Strip([mark, *strip.crop_extend(left, left + width, base), end])

    def on_resize(self) -> None:
        self._lay_out()


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
