"""Hints: which columns lack dice, how likely they are filled, what failing costs, and who leads. (BD-8, BD-9)"""

from __future__ import annotations

from typing import Any

from ....engine import Seat, View
from ..components import FACES, LEFT, RIGHT, SYMBOLS
from ..odds import add_distributions, fill_distribution, fill_distribution_after_roll
from ..rules.penalties import fatal_ending
from ..rules.quest import leaders
from ..rules.settlement import Surplus
from ..state import Table

FATAL_TEXTS = {None: None, "sunk": "the ship sinks", "crew-lost": "the last of the crew is gone"}


def hints(s: Table, seat: Seat | None) -> View:
    """The hints are the same for everyone: the values of gold tokens do not matter for them."""
    if s.result is not None:
        return {}
    return {
        "you": seat,
        "to_place": sum(s.unplaced(other) for other in range(s.seats)),
        "columns": [column_hints(s, face) for face in FACES if s.black[face] and not s.fates[face]],
        "captain": leaders(s, LEFT),
        "sea_wolf": leaders(s, RIGHT),
    }


def column_hints(s: Table, column: int) -> dict[str, Any]:
    """How many dice a column lacks, the chance that it is filled, and what failing it costs."""
    missing = max(0, s.missing(column))
    penalty = s.adventure(column).penalty
    return {
        "symbol": SYMBOLS[column],
        "name": s.components.symbols[column].name,
        "missing": missing,
        "chance": round(fill_chance(s, column), 6),
        "penalty": penalty.about,
        "spills": missing if Surplus(column).has_effect(s) else 0,
        "fatal": FATAL_TEXTS[fatal_ending(s, penalty)],
    }


def fill_chance(s: Table, column: int) -> float:
    """The chance that a column gets the dice it lacks if everyone steers for it, without rum and pirates."""
    active = s.active_columns()
    distribution: list[float] = [1.0]
    for seat in range(s.seats):
        if seat == s.active:
            usable = [face for face in s.fresh + s.rerolled if s.black[face]]
            to_reroll = sum(1 for face in s.fresh if not s.black[face])
            others = s.unplaced(seat) - len(usable) - to_reroll
            own = fill_distribution_after_roll(column, usable, to_reroll, others, active)
        else:
            own = fill_distribution(s.waiting[seat], len(active))
        distribution = add_distributions(distribution, own)
    return min(1.0, sum(distribution[max(0, s.missing(column)) :]))
