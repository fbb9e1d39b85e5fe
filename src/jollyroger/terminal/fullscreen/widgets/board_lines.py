"""The lines of a board, and what they show: prose and long texts in tables are wrapped, pictures are not."""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import wrap
from typing import NamedTuple

from rich.cells import cell_len

from ....engine.text.marked_text import TargetSpan
from ...table_rows import hanging_indent
from .coloured_text import is_prose

MIN_CELL_WIDTH = 24
"""A table whose last cell has less room is not wrapped: it scrolls."""


class LineTarget(NamedTuple):
    """A part of a line that shows a target."""

    start: int
    end: int
    target: str


class BoardLine(NamedTuple):
    text: str
    targets: tuple[LineTarget, ...] = ()

    def target_at(self, cell: int) -> str:
        """The target at this column of the terminal; empty: none.

        >>> BoardLine("a die", (LineTarget(2, 5, "die:1"),)).target_at(3)
        'die:1'
        """
        for start, end, target in self.targets:
            if cell_len(self.text[:start]) <= cell < cell_len(self.text[:end]):
                return target
        return ""


def board_lines(board: str, spans: Iterable[TargetSpan], width: int) -> list[BoardLine]:
    """The lines of a board. A picture that is too wide is not wrapped: it scrolls. A row of a table goes on below its
    last cell.
    """
    by_line: dict[int, list[LineTarget]] = {}
    for line, start, end, target in spans:
        by_line.setdefault(line, []).append(LineTarget(start, end, target))
    lines: list[BoardLine] = []
    for number, text in enumerate(board.split("\n")):
        targets = tuple(by_line.get(number, ()))
        indent = len(text) - len(text.lstrip()) + 4 if is_prose(text) else hanging_indent(text)
        if len(text) <= width or indent is None or width - indent < MIN_CELL_WIDTH:
            lines.append(BoardLine(text, targets))
        else:
            lines += wrapped_lines(text, targets, width, indent)
    return lines


def wrapped_lines(text: str, targets: tuple[LineTarget, ...], width: int, hanging: int) -> list[BoardLine]:
    """A line in several lines, each with its part of the targets. All but the first are indented by `hanging`.

    >>> wrapped_lines("one two three", (LineTarget(4, 13, "x"),), 9, hanging=4)
    [BoardLine(text='one two', targets=(LineTarget(start=4, end=7, target='x'),)), \
BoardLine(text='    three', targets=(LineTarget(start=4, end=9, target='x'),))]
    """
    indent = " " * (len(text) - len(text.lstrip()))
    lines: list[BoardLine] = []
    # Wrapping changes spaces only, so the other characters are counted to find the parts again.
    count = 0
    starts = [(_count_solid(text[:start]), _count_solid(text[:end]), target) for start, end, target in targets]
    for line in wrap(text.strip(), width, initial_indent=indent, subsequent_indent=" " * hanging):
        places = [place for place, letter in enumerate(line) if not letter.isspace()]
        found = []
        for first, last, target in starts:
            inside = places[max(0, first - count) : max(0, last - count)]
            if inside:
                found.append(LineTarget(inside[0], inside[-1] + 1, target))
        lines.append(BoardLine(line, tuple(found)))
        count += len(places)
    return lines


def _count_solid(text: str) -> int:
    return sum(not letter.isspace() for letter in text)
