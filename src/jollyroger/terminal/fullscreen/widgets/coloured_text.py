"""Plain text of the games with a little colour: players' names, frames of pictures, headings."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from ...table_rows import has_letters
from ..theme import Palette

FRAME = re.compile(r"[+|~#]|-{2,}|(?<=\s)[.](?=\s|$)")
"""Lines of a picture drawn with characters, and the dots of empty places."""
TOKEN = re.compile(r"\[[^\]\n]{1,24}\]")
"""Something in brackets: a die, a hand, a number of gold."""
GAP = re.compile(r"\S {4,}\S")
"""Columns of a table."""
LABEL = re.compile(r"\s*[^\s:][^:]{0,30}:\s+")
"""What a line is about; the gap after it makes no table of it."""


class NameColours:
    """Colours the names of the players, each in the colour of its seat.

    A short name that is part of another ("Captain's Gallery") is left alone.
    """

    def __init__(self, names: Sequence[str], palette: Palette) -> None:
        self.palette = palette
        self._seats = {name: seat for seat, name in reversed([*enumerate(names)]) if name}
        longest_first = sorted(self._seats, key=len, reverse=True)
        patterns = (re.escape(name) + ("" if " " in name else "(?!'s [A-Z])") for name in longest_first)
        self._pattern = re.compile(rf"(?<!\w)(?:{'|'.join(patterns) or '(?!)'})(?!\w)")

    def apply(self, text: Text) -> Text:
        for match in self._pattern.finditer(text.plain):
            text.stylize(Style(color=self.palette.seat(self._seats[match[0]]), bold=True), *match.span())
        return text

    def prose(self, text: str, style: str | Style = "") -> Text:
        return self.apply(styled(text, style))


def styled(text: str, style: str | Style) -> Text:
    """A text that keeps its style when it is rendered piece by piece."""
    return Text.assemble((text, style))


def highlight_style(base: Style, palette: Palette, no_color: bool) -> Style:
    """The style of what is highlighted. Without colour it is reversed, whatever the colours of its parts were."""
    if no_color:
        return Style(color=base.color, bgcolor=base.bgcolor, reverse=True)
    return Style(color=base.bgcolor, bgcolor=palette.accent)


def is_prose(line: str) -> bool:
    """Whether a line of a board may be wrapped: it is no part of a picture or a table.

    >>> is_prose("Round 1; ship 0/3 damage; 30 gold tokens in the chest"), is_prose("|Y4  || T |"), is_prose("a     b")
    (True, False, False)
    >>> is_prose("Fort Rock:       2 Captains, 2 Agents")
    True
    """
    return has_letters(line) and not GAP.search(LABEL.sub("", line, count=1))


def board_text(line: str, names: NameColours) -> Text:
    """A line of a board in colour, without the names of players: those come last."""
    text = Text(line)
    if not is_prose(line):
        for match in FRAME.finditer(line):
            text.stylize(names.palette.dim, *match.span())
    for match in TOKEN.finditer(line):
        # The accent is for what can be clicked.
        text.stylize("bold", *match.span())
    return text
