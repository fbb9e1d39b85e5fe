"""Hints for a search: how likely a player is to win.

The weights are fitted to games between bots (docs/decisions/0007). Fit them again when `policy` or `evaluation`
changes.
"""

from __future__ import annotations

from math import exp
from typing import Final

from ....engine import Seat
from ..state import Table

# Weights of a logistic estimate of the chance that the quest succeeds.
SURVIVAL_BASE: Final = -3.8
DAMAGE_LEFT_WEIGHT: Final = 1.22
LAST_DAMAGE_WEIGHT: Final = 0.6
ENEMY_WEIGHT: Final = 0.34
PROGRESS_WEIGHT: Final = 2.9
PIRATE_WEIGHT: Final = 0.05
LAST_PIRATE_WEIGHT: Final = -0.5
RUM_WEIGHT: Final = 0.22

# Weights of the estimate of who will be the richest. Gold counts for more the further the quest is done.
GOLD_WEIGHT: Final = 0.144
GOLD_PROGRESS_WEIGHT: Final = 0.107
TOKEN_WEIGHT: Final = 0.079
CAPTAIN_WEIGHT: Final = 0.14


def value(s: Table, seat: Seat) -> float | None:
    """How likely a player is to win; None in the middle of a round, when dice lie in the columns."""
    if any(s.columns):
        return None
    done = progress(s)
    weights = [exp(prospects(s, other, done)) for other in range(s.seats)]
    return success_chance(s, done) * weights[seat] / sum(weights)


def progress(s: Table) -> float:
    """The part of the quest that is done. A chest for fewer than four players counts as begun, as in the fit."""
    quest = s.quest
    return s.hits / quest.hits if quest.enemy is not None else 1 - len(s.gold) / len(s.components.gold)


def success_chance(s: Table, done: float) -> float:
    """The chance that the quest succeeds."""
    left = s.damage_left()
    hull = DAMAGE_LEFT_WEIGHT * left + (LAST_DAMAGE_WEIGHT if left == 1 else 0.0)
    crew = PIRATE_WEIGHT * len(s.crew) + (LAST_PIRATE_WEIGHT if len(s.crew) == 1 else 0.0)
    enemy = ENEMY_WEIGHT if s.quest.enemy is not None else 0.0
    rum = RUM_WEIGHT * sum(s.rum) / s.seats
    return 1 / (1 + exp(-(SURVIVAL_BASE + hull + crew + enemy + PROGRESS_WEIGHT * done + rum)))


def prospects(s: Table, seat: Seat, done: float) -> float:
    """The logarithm of a player's odds to be the richest, up to a constant."""
    gold = s.banked[seat] + sum(s.purses[seat])
    tokens = len(s.purses[seat])
    captain = CAPTAIN_WEIGHT if seat == s.captain else 0.0
    return (GOLD_WEIGHT + GOLD_PROGRESS_WEIGHT * done) * gold + TOKEN_WEIGHT * tokens + captain
