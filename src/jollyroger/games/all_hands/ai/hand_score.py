"""A hand as a few numbers, and scores of hands that are sums of them with learnt weights.

The same numbers serve two models (`weights.py`): how likely a captain is to win, and which hands captains tend to hold.
"""

from __future__ import annotations

from math import fsum, log
from typing import Final

from ..components import ACTIONS, CREW_KINDS, LONG_RUN, MONKEY, RANK, RANKS, SHORT_RUN
from ..rules.runs import ALL_RANKS, BIT, MASKS, MISSING_LONG, MISSING_SHORT, crew_mask, run_masks
from .evaluation import value_of_crew

FEATURES: Final = ("hand", "near", "one_short", "two_short", "spares", "ranks", "cards", *ACTIONS)
"""The names of the numbers.

- hand, near: the logarithm of the hand's value; near counts only ways to win that lack few cards
- one_short, two_short: whether the hand lacks so few cards to win
- spares: the ranks of crew cards that the hand has already; ranks: of all crew cards
- cards: how many there are; then how many of each action card
"""
NEAR_FACTOR: Final = 6.0
"""A hand is worth this many times less for each card it lacks, in `near`."""


def _near_values(length: int) -> list[float]:
    runs = run_masks(length)
    return [fsum([NEAR_FACTOR ** -(run & ~held).bit_count() for run in runs]) for held in MASKS]


LOG_NEAR_FACTOR: Final = log(NEAR_FACTOR)
NEAR_LONG: Final = _near_values(LONG_RUN)
NEAR_SHORT: Final = _near_values(SHORT_RUN)


class HandWeights:
    """The weights of a hand's numbers."""

    def __init__(self, weights: list[float]) -> None:
        self.hand, self.near, self.one_short, self.two_short, self.spares, ranks, cards, *actions = weights
        self.kinds = [cards + ranks * rank for rank in RANK]
        """What each card adds by itself."""
        for number, weight in enumerate(actions):
            self.kinds[CREW_KINDS + number] += weight

    def score(self, hand: list[int]) -> float:
        """The sum of a hand's numbers, each times its weight."""
        held = monkeys = spares = 0
        total = 0.0
        for kind in hand:
            total += self.kinds[kind]
            bit = BIT[kind]
            if held & bit:
                spares += RANK[kind]
            held |= bit
            if kind == MONKEY:
                monkeys += 1
        missing = missing_to_win(held) - monkeys
        if missing <= 2:
            total += self.two_short
            if missing <= 1:
                total += self.one_short
        values = self.hand * log(value_of_crew(held, monkeys)) + self.near * log_near(held, monkeys)
        return total + values + self.spares * spares


def log_near(held: int, monkeys: int) -> float:
    a, b, c = held & ALL_RANKS, held >> RANKS & ALL_RANKS, held >> 2 * RANKS
    near = NEAR_LONG[a] + NEAR_LONG[b] + NEAR_LONG[c] + NEAR_SHORT[a] * NEAR_SHORT[b] * NEAR_SHORT[c]
    return log(near) + monkeys * LOG_NEAR_FACTOR


def missing_to_win(held: int) -> int:
    """How many cards are missing to win with these crew cards and no monkeys."""
    a, b, c = held & ALL_RANKS, held >> RANKS & ALL_RANKS, held >> 2 * RANKS
    short = MISSING_SHORT[a] + MISSING_SHORT[b] + MISSING_SHORT[c]
    return min(MISSING_LONG[a], MISSING_LONG[b], MISSING_LONG[c], short)


def features(hand: list[int]) -> list[float]:
    """The numbers of a hand, in the order of FEATURES."""
    held, monkeys = crew_mask(hand), hand.count(MONKEY)
    crew = [kind for kind in hand if kind < CREW_KINDS]
    missing = missing_to_win(held) - monkeys
    ranks = sum([RANK[kind] for kind in crew])
    return [
        log(value_of_crew(held, monkeys)),
        log_near(held, monkeys),
        float(missing <= 1),
        float(missing <= 2),
        float(ranks - sum([RANK[kind] for kind in set(crew)])),
        float(ranks),
        float(len(hand)),
        *[float(hand.count(CREW_KINDS + number)) for number in range(len(ACTIONS))],
    ]
