"""What lies ahead: which columns are short, how likely they are filled, what failing costs, who leads. (BD-8, BD-9)"""

from __future__ import annotations

from typing import Any

from ....engine import Seat, View
from ..ai.odds import in_hand, steered, together
from ..components import FACES, LEFT, RIGHT, SYMBOLS, Effect
from ..rules.quest import most
from ..state import Table


def hints(s: Table, seat: Seat | None) -> View:
    """From what all can see: nothing of it depends on the value of gold."""
    if s.result is not None:
        return {}
    return {
        "you": seat,
        "to_place": sum(s.unplaced(other) for other in range(s.seats)),
        "columns": [ahead(s, face) for face in FACES if s.black[face] and not s.fates[face]],
        "captain": most(s, LEFT),
        "sea_wolf": most(s, RIGHT),
    }


def ahead(s: Table, face: int) -> dict[str, Any]:
    """How a column stands: what is missing, the chance that it is filled, and what failing it costs."""
    missing = max(0, s.black[face] - len(s.columns[face]))
    penalty = s.adventure(face).penalty
    return {
        "symbol": SYMBOLS[face],
        "name": s.box.symbols[face].name,
        "missing": missing,
        "chance": round(filled(s, face, missing), 6),
        "penalty": penalty.about,
        "spills": missing if any(s.black[face + 1 :]) else 0,
        "fatal": fatal(s, penalty),
    }


def fatal(s: Table, penalty: Effect) -> str | None:
    """How a penalty would end the game, if it would. (BD-7.6, BD-8.5)"""
    if penalty.kind == "damage" and s.damage + penalty.n >= s.box.numbers.ship_damage:
        return "the ship sinks"
    if penalty.kind == "throw-pirate" and len(s.crew) == 1:
        return "the last of the crew is gone"
    return None


def filled(s: Table, face: int, missing: int) -> float:
    """The chance that a column gets the dice it lacks if everybody steers for it, without rum and pirates."""
    active = s.lines()
    odds: list[float] = [1.0]
    for seat in range(s.seats):
        if seat == s.active:
            rolled = s.fresh + s.spent
            usable = [die for die in rolled if s.black[die]]
            idle = sum(1 for die in s.fresh if not s.black[die])
            mine = in_hand(face, usable, idle, s.unplaced(seat) - len(usable) - idle, active)
        else:
            mine = steered(s.waiting[seat], len(active))
        odds = together(odds, mine)
    return min(1.0, sum(odds[missing:]))
