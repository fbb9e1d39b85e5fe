"""How a game ended, as text: headline, cause, tally."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from ...messages import text as words
from ..sources.moment import Moment
from .coloured_text import NameColours

MAX_LABEL_WIDTH = 32


def ending_text(moment: Moment, names: NameColours) -> Text:
    """The headline, what decided the game, and what everybody has, one line for each player."""
    ending = moment.ending
    assert ending is not None
    text = names.prose(ending.headline, Style(bold=True, color=names.palette.accent))
    for line in ending.lines:
        text.append("\n\n").append_text(names.prose(line))
    if ending.tally:
        text.append("\n")
    width = max((min(MAX_LABEL_WIDTH, len(label)) for label, _ in ending.tally), default=0)
    for label, values in ending.tally:
        if len(values) == len(moment.seats) and len(values) > 1:
            value = ", ".join(f"{seat.name} {value}" for seat, value in zip(moment.seats, values, strict=True))
        else:
            value = ", ".join(values)
        text.append("\n").append(f"{label:<{width}}  ", Style(color=names.palette.dim)).append_text(names.prose(value))
    return text.append("\n\n").append(words("ending-keys"), Style(color=names.palette.dim))
