"""Rows of tables on a text board: where one that is too long may go on."""

from __future__ import annotations

import re

GAP = re.compile(r"(?<=\S) {2,}(?=\S)")
"""What separates the cells of a row."""
MAX_GAP_IN_PROSE = 3
"""Wider gaps make columns."""
FRAME = re.compile(r"[|+~#]|-{2,}")
"""What drawings are made of."""
LETTERS_IN_PROSE = 0.6
"""From this share of letters and digits on, a text is prose and not part of a drawing."""


def hanging_indent(line: str) -> int | None:
    """Where a row that is too long goes on: below its last cell, if that is a text. None: it must not be broken.

    A row of nothing but short texts is like prose, and goes on at the left.

    >>> hanging_indent("  Anchor    2      2 short   move an anchor die")
    29
    >>> hanging_indent("Turn 2   Treasures 0 of 5   Tiles left 17")
    2
    >>> hanging_indent("|Y4 T     ||R3   a room  |"), hanging_indent("Stormsail    .    2    4")
    (None, None)
    """
    gaps = [*GAP.finditer(line)]
    if not gaps or FRAME.search(line):
        return None
    if all(len(gap[0]) <= MAX_GAP_IN_PROSE for gap in gaps) and all(" " in cell for cell in GAP.split(line.strip())):
        return len(line) - len(line.lstrip()) + 2
    column = gaps[-1].end()
    return column if " " in line[column:].strip() and has_letters(line[column:]) else None


def has_letters(text: str) -> bool:
    """Whether enough of it is letters and digits to be prose."""
    solid = text.replace(" ", "")
    return bool(solid) and sum(letter.isalnum() for letter in solid) >= LETTERS_IN_PROSE * len(solid)
