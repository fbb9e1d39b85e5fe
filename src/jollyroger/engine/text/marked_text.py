"""Marks in a text board: what on the board a part of the text shows, so that a front end can make it clickable.

A mark never crosses the end of a line, and marks are never nested.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

OPEN, MIDDLE, CLOSE = "\x01", "\x02", "\x03"
MARK = re.compile(r"\x01([^\x01-\x03\n]+)\x02([^\x01-\x03\n]*)\x03")


class TargetSpan(NamedTuple):
    """Where a text shows a target: a line, and the characters from `start` up to `end`."""

    line: int
    start: int
    end: int
    target: str
    """As in `OptionText.target`."""


def marked(text: str, target: str) -> str:
    """The text, marked as showing the target. Pad it first: marks have a length, too."""
    return f"{OPEN}{target}{MIDDLE}{text}{CLOSE}" if target and text else text


def without_marks(text: str) -> str:
    """
    >>> without_marks(f"{marked('Galley', 'room:galley')} burns")
    'Galley burns'
    """
    return MARK.sub(r"\2", text)


def split_marks(text: str) -> tuple[str, tuple[TargetSpan, ...]]:
    """The text without its marks, and where they were.

    >>> split_marks(f"A {marked('die', 'die:1')}")
    ('A die', (TargetSpan(line=0, start=2, end=5, target='die:1'),))
    """
    lines: list[str] = []
    spans: list[TargetSpan] = []
    for number, line in enumerate(text.split("\n")):
        plain, end = "", 0
        for mark in MARK.finditer(line):
            plain += line[end : mark.start()]
            spans.append(TargetSpan(number, len(plain), len(plain) + len(mark[2]), mark[1]))
            plain += mark[2]
            end = mark.end()
        lines.append(plain + line[end:])
    return "\n".join(lines), tuple(spans)


def with_marks(text: str, spans: Iterable[TargetSpan]) -> str:
    """The opposite of `split_marks`: a text with marks at these places.

    >>> with_marks(*split_marks(marked("Galley", "room:galley"))) == marked("Galley", "room:galley")
    True
    """
    lines = text.split("\n")
    # From the end of each line on, so that earlier places stay where they are.
    for line, start, end, target in sorted(spans, reverse=True):
        if 0 <= line < len(lines):
            content = lines[line]
            lines[line] = f"{content[:start]}{marked(content[start:end], target)}{content[end:]}"
    return "\n".join(lines)
