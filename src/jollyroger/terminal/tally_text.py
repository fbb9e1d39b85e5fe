"""What everybody has at the end of a game, as text."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

MAX_LABEL_WIDTH = 32
MIN_VALUE_WIDTH = 20


def tally_value(values: Sequence[str], names: Sequence[str]) -> str:
    """The values of a row, each with the name of its player if there is one for each.

    >>> tally_value(["7", "won"], ["Anne", "Bart"]), tally_value(["2 of 5"], ["Anne", "Bart"])
    ('Anne: 7; Bart: won', '2 of 5')
    """
    if len(values) == len(names) > 1:
        return "; ".join(f"{name}: {value}" for name, value in zip(names, values, strict=True))
    return ", ".join(values)


def tally_lines(
    rows: Sequence[tuple[str, Sequence[str]]], names: Sequence[str], width: int
) -> list[tuple[str, list[str]]]:
    """For each row its label, and its values in lines that fit beside it.

    >>> tally_lines([("Fatigue", ["2 of 16", "9 of 16"])], ["Anne", "Gunpowder Jim"], 34)
    [('Fatigue  ', ['Anne: 2 of 16; Gunpowder', 'Jim: 9 of 16'])]
    """
    label_width = max((min(MAX_LABEL_WIDTH, len(label)) for label, _ in rows), default=0)
    value_width = max(MIN_VALUE_WIDTH, width - label_width - 2)
    return [(f"{label:<{label_width}}  ", wrap(tally_value(values, names), value_width)) for label, values in rows]
