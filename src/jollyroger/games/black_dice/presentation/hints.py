"""Hints: which columns lack dice, what failing costs, and who leads. (BD-8, BD-9)

There is no chance among them: whether a column is filled depends on what all players want.
"""

from __future__ import annotations

from typing import Any

from ....engine import SplitView, View
from ..components import FACES, LEFT, RIGHT, SYMBOLS
from ..rules.penalties import fatal_ending
from ..rules.quest import leaders
from ..rules.settlement import Surplus
from ..state import Table
from .names import own_texts


def public_hints(s: Table) -> View:
    """The hints are the same for everyone: the values of gold tokens do not matter for them."""
    if s.result is not None:
        return {}
    return {
        "to_place": sum(s.unplaced(other) for other in range(s.seats)),
        "gaps": sum(max(0, s.missing(face)) for face in FACES if not s.fates[face]),
        "columns": [column_hints(s, face) for face in FACES if s.black[face] and not s.fates[face]],
        "captain": leaders(s, LEFT),
        "sea_wolf": leaders(s, RIGHT),
    }


hints = SplitView(public_hints, lambda s, seat: {} if s.result is not None else {"you": seat})


def column_hints(s: Table, column: int) -> dict[str, Any]:
    """How many dice a column lacks, and what failing it costs."""
    missing = max(0, s.missing(column))
    penalty = s.adventure(column).penalty
    return {
        "symbol": SYMBOLS[column],
        **own_texts(name=s.components.columns[column]),
        "missing": missing,
        "penalty": {"kind": penalty.kind, "n": penalty.n, **own_texts(text=penalty.words)},
        "printed": penalty.kind != "standard",
        "spills": missing if Surplus(column).has_effect(s) else 0,
        "fatal": fatal_ending(s, penalty),
    }
