"""The board, scrolling in its own area. What options are about can be clicked."""

from __future__ import annotations

from collections.abc import Iterable

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from ....engine.text.marked_text import TargetSpan
from ..theme import NIGHT, PALETTES
from .board_lines import BoardLine, board_lines
from .coloured_text import NameColours, board_text, highlight_style


class BoardPane(ScrollView, can_focus=True):
    """Lines that have changed since the last moment are marked, and so are those that go on to the right.

    What the options are about stands out; the target of the highlighted option is highlighted, too.
    """

    class Clicked(Message):
        """A click on what shows a target, or (empty) on something else."""

        def __init__(self, target: str) -> None:
            super().__init__()
            self.target = target

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._board = ""
        self._spans: tuple[TargetSpan, ...] = ()
        self._reader = ""
        self._lines: list[BoardLine] = []
        self._names = NameColours((), PALETTES[NIGHT])
        self._changed: frozenset[int] = frozenset()
        self._offered: frozenset[str] = frozenset()
        self._highlighted = ""

    def show(
        self, board: str, spans: tuple[TargetSpan, ...], offered: frozenset[str], reader: str, names: NameColours
    ) -> None:
        """Show a board, and the targets that options offer. Changes are marked if the same reader saw it before."""
        before = {line.text for line in self._lines}
        is_new, is_comparable = board != self._board, bool(self._board) and reader == self._reader
        self._board, self._spans, self._reader, self._names = board, spans, reader, names
        self._offered = offered
        self._lay_out()
        if is_new:
            lines = enumerate(self._lines)
            changed = (number for number, line in lines if line.text.strip() and line.text not in before)
            self._changed = frozenset(changed) if is_comparable else frozenset()
            self._reveal(self._changed)

    def highlight(self, target: str, reveal: bool) -> None:
        """Highlight a target (empty: none). With `reveal`, scroll to where the board shows it first."""
        if target != self._highlighted:
            self._highlighted = target
            self.refresh()
        if target and reveal:
            self._reveal_target(target)

    def _reveal_target(self, target: str) -> None:
        lines = [number for number, line in enumerate(self._lines) if target in (part.target for part in line.targets)]
        # A picture has several lines; further below there may be a line of text about the same.
        block = [number for place, number in enumerate(lines) if number == lines[0] + place]
        top, height = round(self.scroll_y), self.size.height
        if block and not top <= block[0] <= block[-1] < top + height:
            middle = (block[0] + block[-1]) // 2
            self.scroll_to(y=max(0, min(middle - height // 2, block[0])), animate=False, force=True)

    def _lay_out(self) -> None:
        width = self.scrollable_content_region.width
        if not width:
            return
        self._lines = board_lines(self._board, self._spans, max(20, width - 2))
        self.virtual_size = Size(max([len(line.text) + 2 for line in self._lines], default=0), len(self._lines))
        self.refresh()

    def _reveal(self, numbers: Iterable[int]) -> None:
        """Scroll to the first of these lines if none is visible."""
        top, lines = round(self.scroll_y), sorted(numbers)
        if lines and not any(top <= line < top + self.size.height for line in lines):
            self.scroll_to(y=max(0, lines[0] - 2), animate=False, force=True)

    @property
    def _highlight_style(self) -> Style:
        return highlight_style(self.rich_style, self._names.palette, self.app.no_color)

    @property
    def _offered_style(self) -> Style:
        return Style(bold=True) if self.app.no_color else Style(color=self._names.palette.accent)

    def render_line(self, y: int) -> Strip:
        base = self.rich_style
        row = round(self.scroll_offset.y) + y
        columns = self.scrollable_content_region.width
        if row >= len(self._lines):
            return Strip.blank(columns, base)
        mark = Segment("▌" if row in self._changed else " ", base + Style(color=self._names.palette.accent))
        strip = Strip(self._segments(self._lines[row], base))
        left, width = round(self.scroll_offset.x), columns - 2
        is_cut = strip.cell_length > left + width
        end = Segment("»" if is_cut else " ", base + Style(color=self._names.palette.accent, bold=True))
        return Strip([mark, *strip.crop_extend(left, left + width, base), end])

    def _segments(self, line: BoardLine, base: Style) -> Iterable[Segment]:
        text = board_text(line.text, self._names)
        for start, end, target in line.targets:
            if target in self._offered:
                text.stylize(self._offered_style, start, end)
        self._names.apply(text)
        for start, end, target in line.targets:
            if target == self._highlighted:
                text.stylize(self._highlight_style, start, end)
        return Segment.apply_style(text.render(self.app.console), base)

    def on_resize(self) -> None:
        self._lay_out()

    def on_click(self, event: events.Click) -> None:
        row, column = event.y + round(self.scroll_offset.y), event.x - 1 + round(self.scroll_offset.x)
        target = self._lines[row].target_at(column) if row < len(self._lines) else ""
        self.post_message(self.Clicked(target))
