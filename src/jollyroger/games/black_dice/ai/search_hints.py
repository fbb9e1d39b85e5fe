"""What a search asks for: how likely a player is the richest of those who live to tell of it."""

from __future__ import annotations

from math import exp

from ....engine import Seat
from ..state import Table

AFLOAT, SOUND, BRINK, ENEMY, PROGRESS, HANDS, LAST, RUM = -3.8, 1.22, 0.6, 0.34, 2.9, 0.05, -0.5, 0.22
"""What tells whether a ship comes home, fitted to games of bots; of its damage, its quest, its crew and its rum."""
GOLD, DONE, TOKEN, CAPTAIN = 0.144, 0.107, 0.079, 0.14
"""And who will be the richest: his gold, which counts for more the further the quest is done, tokens, the captaincy."""


def value(s: Table, seat: Seat) -> float | None:
    """How likely this player wins. Told when the columns are empty, not in mid-round."""
    if any(s.columns):
        return None
    done = progress(s)
    weights = [exp(prospects(s, other, done)) for other in range(s.seats)]
    return survival(s, done) * weights[seat] / sum(weights)


def progress(s: Table) -> float:
    """How much of the quest is done."""
    quest = s.tile
    return s.hits / quest.hits if quest.enemy is not None else 1 - len(s.gold) / len(s.box.gold)


def survival(s: Table, done: float) -> float:
    """How likely the ship comes home."""
    left = s.box.numbers.ship_damage - s.damage
    hull = SOUND * left + (BRINK if left == 1 else 0.0)
    crew = HANDS * len(s.crew) + (LAST if len(s.crew) == 1 else 0.0)
    enemy = ENEMY if s.tile.enemy is not None else 0.0
    return 1 / (1 + exp(-(AFLOAT + hull + crew + enemy + PROGRESS * done + RUM * sum(s.rum) / s.seats)))


def prospects(s: Table, seat: Seat, done: float) -> float:
    gold = s.banked[seat] + sum(s.purses[seat])
    return (GOLD + DONE * done) * gold + TOKEN * len(s.purses[seat]) + (CAPTAIN if seat == s.captain else 0.0)
