"""Rows of tables on a text board: where one that is too long may go on."""

from __future__ import annotations

import re

GAP = re.compile(r"(?<=\S) {2,}(?=\S)")
"""What separates the cells of a row."""
FRAME = re.compile(r"[|+~#]|-{2,}")
"""What drawings are made of."""
LETTERS_IN_PROSE = 0.6
"""From this share of letters and digits on, a text is prose and not part of a drawing."""


def hanging_indent(line: str) -> int | None:
    """The column of the last cell, if that is a text: a long row goes on below it. None: the line must not be broken.

    >>> hanging_indent("  Anchor    2      2 short   move an anchor die")
    29
    >>> hanging_indent("|Y4 T     ||R3   a room  |"), hanging_indent("Stormsail    .    2    4")
    (None, None)
    """
    gaps = [*GAP.finditer(line)]
    if not gaps or FRAME.search(line):
        return None
    column = gaps[-1].end()
    return column if " " in line[column:].strip() and has_letters(line[column:]) else None


def has_letters(text: str) -> bool:
    """Whether enough of it is letters and digits to be prose."""
    solid = text.replace(" ", "")
    return bool(solid) and sum(letter.isalnum() for letter in solid) >= LETTERS_IN_PROSE * len(solid)
