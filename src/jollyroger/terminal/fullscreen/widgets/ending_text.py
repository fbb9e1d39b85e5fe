"""How a game ended, as text: headline, cause, tally."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from ...messages import text as words
from ...tally_text import tally_lines
from ..sources.moment import Moment
from .coloured_text import NameColours

WIDTH = 69
"""The room for text in a large dialog at 80 columns."""


def ending_text(moment: Moment, names: NameColours) -> Text:
    """The headline, what decided the game, and what everybody has, one line for each player."""
    ending = moment.ending
    assert ending is not None
    text = names.prose(ending.headline, Style(bold=True, color=names.palette.accent))
    for line in ending.lines:
        text.append("\n\n").append_text(names.prose(line))
    if ending.tally:
        text.append("\n")
    for label, lines in tally_lines(ending.tally, [seat.name for seat in moment.seats], WIDTH):
        value = f"\n{' ' * len(label)}".join(lines)
        text.append("\n").append(label, Style(color=names.palette.dim)).append_text(names.prose(value))
    return text.append("\n\n").append(words("ending-keys"), Style(color=names.palette.dim))
