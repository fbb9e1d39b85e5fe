"""The list of options: chosen by key, by arrows and Enter, or by mouse."""

from __future__ import annotations

from typing import ClassVar

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from ..sources.moment import OptionRow, RefusalRow
from ..theme import NIGHT, PALETTES
from .coloured_text import NameColours, highlight_style
from .option_layout import Layout, lay_out

FALLBACK_WIDTH = 80


class OptionsPane(ScrollView, can_focus=True):
    """Shows options and refusals, and posts the one that is chosen."""

    # In place of those of the base class, which would scroll.
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "screen.move(-1)", "Up", show=False),
        Binding("down", "screen.move(1)", "Down", show=False),
        Binding("left", "screen.sideways(-1)", "Left", show=False),
        Binding("right", "screen.sideways(1)", "Right", show=False),
        Binding("home", "screen.move(-999)", "First", show=False),
        Binding("end", "screen.move(999)", "Last", show=False),
    ]

    class Chosen(Message):
        def __init__(self, option: OptionRow) -> None:
            super().__init__()
            self.option = option

    class RefusalChosen(Message):
        def __init__(self, refusal: RefusalRow) -> None:
            super().__init__()
            self.refusal = refusal

    class Scrolled(Message):
        """What is visible has changed."""

    class Highlighted(Message):
        """Another option or refusal is highlighted; `by_mouse`: by moving over it."""

        def __init__(self, by_mouse: bool) -> None:
            super().__init__()
            self.by_mouse = by_mouse

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._options: tuple[OptionRow, ...] = ()
        self._refusals: tuple[RefusalRow, ...] = ()
        self._names = NameColours((), PALETTES[NIGHT])
        self._layout_of_rows = Layout((), (), 0)
        self._highlighted: int | None = None
        self.target = ""
        """Only the options about this are shown; empty: all."""

    def show(self, options: tuple[OptionRow, ...], refusals: tuple[RefusalRow, ...], names: NameColours) -> bool:
        """Show these. Whether anything has changed: then the highlight returns to the first option."""
        is_changed = (options, refusals) != (self._options, self._refusals)
        if is_changed:
            self._highlighted = None
            self.target = ""
            self.scroll_to(0, 0, animate=False)
        self._options, self._refusals, self._names = options, refusals, names
        self._lay_out()
        return is_changed

    def _lay_out(self) -> None:
        # Behind a curtain it has no size yet, but keys must find the options as soon as they are there.
        width, height = self.size.width or FALLBACK_WIDTH, self.size.height or 1
        # One column is left for the scrollbar, whether it is shown or not: nothing shifts when it appears.
        self._layout_of_rows = lay_out(
            self._options, self._refusals, max(12, width - 1), height, self._names, self.target
        )
        self.virtual_size = Size(width - 1, len(self._layout_of_rows.rows))
        choices = self._layout_of_rows.choices
        if self._highlighted not in choices:
            self._highlighted = choices[0] if choices else None
        self.refresh()
        self.post_message(self.Scrolled())

    def show_only(self, target: str) -> None:
        """Show the options about this target only, and highlight the first; empty: show all again."""
        if target != self.target:
            row = self.highlighted
            self.target = target
            self._highlighted = None
            self.scroll_to(0, 0, animate=False)
            self._lay_out()
            items = self._layout_of_rows.items
            still_there = next((number for number, item in enumerate(items) if row and item.row == row), None)
            if still_there is not None and not target:
                self._highlight(still_there)
            self.post_message(self.Highlighted(by_mouse=True))

    def options_about(self, target: str) -> list[OptionRow]:
        return [option for option in self._options if target and option.target == target]

    def highlight_next(self) -> None:
        """Highlight the next option, and after the last the first again."""
        choices = self._layout_of_rows.choices
        if choices and self._highlighted is not None:
            self._highlight(choices[(choices.index(self._highlighted) + 1) % len(choices)])

    @property
    def hidden_rows(self) -> tuple[int, int]:
        """How many rows are scrolled out above and below."""
        above = round(self.scroll_y)
        return above, max(0, len(self._layout_of_rows.rows) - above - self.size.height)

    @property
    def highlighted(self) -> OptionRow | RefusalRow | None:
        return None if self._highlighted is None else self._layout_of_rows.items[self._highlighted].row

    def highlight_option(self, id: str) -> str:
        """Highlight the option of that id, among all. Returns its key."""
        self.show_only("")
        for number in self._layout_of_rows.choices:
            row = self._layout_of_rows.items[number].row
            if isinstance(row, OptionRow) and row.id == id and row.kind == "option":
                self._highlight(number)
                return self._layout_of_rows.items[number].key
        return ""

    def choose_by_key(self, key: str) -> bool:
        """Choose the option of that key. Whether there is one."""
        for item in self._layout_of_rows.items:
            if key and item.key == key and isinstance(item.row, OptionRow):
                self.post_message(self.Chosen(item.row))
                return True
        return False

    def choose_highlighted(self) -> None:
        row = self.highlighted
        if isinstance(row, OptionRow):
            self.post_message(self.Chosen(row))
        elif row is not None:
            self.post_message(self.RefusalChosen(row))

    def move_highlight(self, steps: int) -> None:
        choices = self._layout_of_rows.choices
        if choices and self._highlighted is not None:
            place = choices.index(self._highlighted) + steps
            self._highlight(choices[max(0, min(place, len(choices) - 1))])

    def move_sideways(self, direction: int) -> None:
        """Highlight what is next to the highlighted item in the next column."""
        layout = self._layout_of_rows
        if self._highlighted is None:
            return
        here, y = layout.column(self._highlighted), layout.span(self._highlighted)[0]
        columns = sorted({cell.x for row in layout.rows for cell in row})
        place = columns.index(here) + direction
        if 0 <= place < len(columns):
            found = (layout.item_at(columns[place], row) for row in (*range(y, -1, -1), *range(y, len(layout.rows))))
            self._highlight(next((item for item in found if item is not None), self._highlighted))

    def _highlight(self, item: int) -> None:
        self._highlighted = item
        first, last = self._layout_of_rows.span(item)
        # Its heading, too, if it is the first below one.
        top = max(0, first - 1)
        self.scroll_to_region(Region(0, top, 1, last - top + 1), animate=False, force=True)
        self.refresh()
        self.post_message(self.Highlighted(by_mouse=False))

    @property
    def _highlight_style(self) -> Style:
        return highlight_style(self.rich_style, self._names.palette, self.app.no_color)

    def render_line(self, y: int) -> Strip:
        row = round(self.scroll_offset.y) + y
        layout = self._layout_of_rows
        base = self.rich_style
        segments: list[Segment] = []
        x = 0
        if row < len(layout.rows):
            for cell in layout.rows[row]:
                if cell.x > x:
                    segments.append(Segment(" " * (cell.x - x), base))
                text = cell.text.copy()
                text.truncate(layout.column_width, pad=True)
                parts = text.render(self.app.console)
                if cell.item == self._highlighted:
                    segments += Segment.apply_style(parts, base, self._highlight_style)
                else:
                    segments += Segment.apply_style(parts, base)
                x = cell.x + layout.column_width
        return Strip(segments).adjust_cell_length(self.size.width, base)

    def watch_scroll_y(self, old_value: float, new_value: float) -> None:
        super().watch_scroll_y(old_value, new_value)
        self.post_message(self.Scrolled())

    def on_resize(self) -> None:
        self._lay_out()

    def on_mouse_move(self, event: events.MouseMove) -> None:
        item = self._item_under(event)
        if item is not None and item != self._highlighted:
            self._highlighted = item
            self.refresh()
            self.post_message(self.Highlighted(by_mouse=True))

    def on_click(self, event: events.Click) -> None:
        item = self._item_under(event)
        if item is not None:
            self._highlighted = item
            self.refresh()
            self.choose_highlighted()

    def _item_under(self, event: events.MouseEvent) -> int | None:
        return self._layout_of_rows.item_at(event.x, event.y + round(self.scroll_offset.y))
