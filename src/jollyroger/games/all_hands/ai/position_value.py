"""How likely a captain is to win: a score of each hand, learnt from games between bots.

tools/training/all_hands.py learns it.
"""

from __future__ import annotations

from math import exp
from typing import Final

from ....engine import Seat
from ..rules.bidding import Bidding
from ..state import Table
from .hand_score import HandWeights
from .weights import BRAWLED_WEIGHTS, WIN_WEIGHTS

POINT_WEIGHT: Final = 0.04
"""Of a point of the long game, set by hand."""
WINS: Final = {seats: HandWeights(weights) for seats, weights in WIN_WEIGHTS.items()}


def value(s: Table, seat: Seat) -> float | None:
    """How likely a captain is to win; None in the middle of an auction, where hands are incomplete."""
    phase = s.agenda[-1]
    if not isinstance(phase, Bidding) or phase.picks or any(s.bids):
        return None
    return win_chance(s, seat)


def win_chance(s: Table, seat: Seat) -> float:
    """How likely a captain is to win with these hands, before the bids."""
    odds = [exp(prospects(s, other)) for other in range(s.seats)]
    total = 0.0
    for other in odds:
        total += other
    return odds[seat] / total


def prospects(s: Table, seat: Seat) -> float:
    """The logarithm of a captain's odds to win, up to a constant."""
    brawled = BRAWLED_WEIGHTS[s.seats] if s.brawled[seat] else 0.0
    return WINS[s.seats].score(s.hands[seat]) + brawled + POINT_WEIGHT * s.points[seat]
