"""How the options are laid out in lines and columns, with their headings and keys."""

from __future__ import annotations

import string
from collections.abc import Sequence
from textwrap import wrap
from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from ...messages import text as words
from ...render import CHANCE, MAX_REFUSALS, note_beyond
from ..sources.moment import OptionRow, RefusalRow
from .coloured_text import NameColours, styled

COMMAND_KEYS = "bfhilqrstuv"
"""Letters that are commands, and so never the key of an option."""
COMMAND_CHARACTERS = COMMAND_KEYS + "?/<> "
OPTION_KEYS = "123456789" + "".join(
    key for key in string.ascii_lowercase + string.ascii_uppercase if key not in COMMAND_KEYS
)
"""The keys of the options, in order. Options after these are chosen with the arrows or the mouse."""
MIN_COLUMN_WIDTH = 36
MAX_COLUMNS = 3
GAP = 2


class Item(NamedTuple):
    """Something in the list: a heading, an option or a refusal."""

    row: OptionRow | RefusalRow | None
    key: str
    lines: tuple[Text, ...]


class Cell(NamedTuple):
    """Where a line of an item stands."""

    x: int
    item: int
    text: Text


class Layout(NamedTuple):
    """The rows of the list, each with the cells in it."""

    items: tuple[Item, ...]
    rows: tuple[tuple[Cell, ...], ...]
    column_width: int

    def item_at(self, x: int, y: int) -> int | None:
        """The number of the option or refusal at this place."""
        if 0 <= y < len(self.rows):
            for cell in self.rows[y]:
                if cell.x <= x < cell.x + self.column_width and self.items[cell.item].row is not None:
                    return cell.item
        return None

    def span(self, item: int) -> tuple[int, int]:
        """The first and the last row of an item."""
        rows = [y for y, row in enumerate(self.rows) if any(cell.item == item for cell in row)]
        return (rows[0], rows[-1]) if rows else (0, 0)

    def column(self, item: int) -> int:
        return next((cell.x for row in self.rows for cell in row if cell.item == item), 0)

    def count_choices(self, height: int) -> int:
        """How many options and refusals are in the first rows."""
        shown = {cell.item for row in self.rows[:height] for cell in row}
        return sum(self.items[item].row is not None for item in shown)

    @property
    def choices(self) -> list[int]:
        """The numbers of the options and refusals."""
        return [number for number, item in enumerate(self.items) if item.row is not None]


def lay_out(
    options: Sequence[OptionRow],
    refusals: Sequence[RefusalRow],
    width: int,
    height: int,
    names: NameColours,
    target: str = "",
) -> Layout:
    """As few columns as fit into the height; if none do, as many as show most at once.

    With a target, only the options about it, with the keys that they have among all.
    """
    best: Layout | None = None
    for columns in range(1, MAX_COLUMNS + 1):
        column_width = (width - GAP * (columns - 1)) // columns
        if columns > 1 and column_width < MIN_COLUMN_WIDTH:
            break
        items = tuple(_items(options, refusals, column_width, names))
        if target:
            items = tuple(item for item in items if isinstance(item.row, OptionRow) and item.row.target == target)
        layout = Layout(items, _flow(items, columns, column_width, max(1, height)), column_width)
        if len(layout.rows) <= height:
            return layout
        if best is None or layout.count_choices(height) > best.count_choices(height):
            best = layout
    assert best is not None
    return best


def _flow(items: Sequence[Item], columns: int, column_width: int, height: int) -> tuple[tuple[Cell, ...], ...]:
    """Fill pages of that height, each column by column: whoever scrolls by a page reads on in order."""
    rows: dict[int, list[Cell]] = {}
    column, top, y = 0, 0, 0
    for number, item in enumerate(items):
        # A heading stays with what follows it.
        following = items[number + 1].lines if item.row is None and number + 1 < len(items) else ()
        if columns > 1 and y > top and y + len(item.lines) + len(following) > top + height:
            column += 1
            if column == columns:
                column, top = 0, max(top + height, max(rows) + 1)
            y = top
        for line in item.lines:
            rows.setdefault(y, []).append(Cell(column * (column_width + GAP), number, line))
            y += 1
    return tuple(tuple(rows.get(y, ())) for y in range(max(rows, default=-1) + 1))


def _items(options: Sequence[OptionRow], refusals: Sequence[RefusalRow], width: int, names: NameColours) -> list[Item]:
    groups: dict[str, list[OptionRow]] = {}
    for option in options:
        groups.setdefault(words("options-more") if option.folded else option.group, []).append(option)
    keys = iter(OPTION_KEYS)
    dim = Style(color=names.palette.dim)
    heading = dim + Style(italic=True)
    items: list[Item] = []
    for group, rows in groups.items():
        if group and len(groups) > 1:
            items.append(Item(None, "", (styled(f" {group}"[:width], heading),)))
        items += [_option_item(row, next(keys, ""), width, names) for row in rows]
    brief = [*{(refusal.kind, refusal.rule): refusal for refusal in reversed(refusals)}.values()][::-1][:MAX_REFUSALS]
    if brief:
        more = len(refusals) - len(brief)
        title = words("refusals-heading-more", count=more) if more else words("refusals-heading")
        items.append(Item(None, "", (styled(f" {title}"[:width], heading),)))
    for refusal in brief:
        text = f"{refusal.label}: {refusal.why} ({refusal.rule})"
        lines = wrap(text, max(8, width), initial_indent="  - ", subsequent_indent="    ")
        items.append(Item(refusal, "", tuple(styled(line, dim) for line in lines)))
    return items


def _option_item(option: OptionRow, key: str, width: int, names: NameColours) -> Item:
    """An option in one or more lines: its key, label, chance and note."""
    palette = names.palette
    lines = [names.prose(line) for line in wrap(option.label, max(8, width - 4))] or [Text()]
    dim = Style(color=palette.dim)
    parts: list[tuple[str, Style]] = [("!", Style(color=palette.bad, bold=True))] if option.risk else []
    if option.chance is not None and not CHANCE.search(option.label + option.note):
        parts.append((words("option-chance", percent=round(100 * option.chance)), dim))
    if note := note_beyond(option.label, option.note):
        parts.append((note, dim))
    for text, style in parts:
        if lines[-1].cell_len + len(text) + 2 <= width - 4:
            lines[-1] = Text.assemble(lines[-1], "  ", names.prose(text, style))
        else:
            lines += [names.prose(part, style) for part in wrap(text, max(8, width - 4))]
    if option.chance is not None:
        for line in lines:
            line.highlight_regex(CHANCE, Style(color=palette.chance(option.chance), bold=True))
    first = Text.assemble((f" {key or '·'}  ", Style(color=palette.accent, bold=True)), lines[0])
    return Item(option, key, (first, *(Text.assemble("    ", line) for line in lines[1:])))
