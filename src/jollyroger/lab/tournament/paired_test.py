"""Tests which of two bots is better, from their margins seed by seed.

The unit is the seed, not the game. Games on one seed share their luck and are not independent; seeds are. Each seed
gives one number, the margin: how much more often the first bot won on it, from -1 to 1.

There are two intervals for the mean margin:

- After a fixed number of games: the mean and 1.96 standard errors either side (`statistics.paired_difference`). A
  bootstrap would give the same for a mean of hundreds of bounded numbers, and cost more.
- When one looks after every seed and stops once the result is clear, that interval is wrong far more often than 5 times
  in 100. `ConfidenceSequence` stays valid, by betting: Waudby-Smith and Ramdas, "Estimating means of bounded random
  variables by betting" (2024). Before each seed it bets a part of its capital against a mean; how much depends only on
  earlier seeds. If that is the true mean, the bet is fair, and the chance that the capital ever grows twentyfold is at
  most 1 in 20 (Ville's inequality). So one may look after every seed and stop at any time. The margins only have to be
  bounded, independent and identically distributed.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, log1p, sqrt

from ..statistics import Estimate, paired_difference

ALPHA = 0.05
"""The chance that a ConfidenceSequence ever excludes the true mean."""
MAX_STAKE = 0.75
"""The largest part of the capital that a bet can lose; the paper suggests 1/2 or 3/4."""
INTERVAL_PRECISION = 1e-4


class ConfidenceSequence:
    """An interval for the mean of numbers from 0 to 1 that holds at all times at once, with 95 % confidence."""

    def __init__(self) -> None:
        self.numbers: list[float] = []
        self._stakes: list[float] = []
        # The paper's prior: one number of 1/2 with a variance of 1/4. It defines the first stake.
        self._sum, self._squared_deviations = 0.5, 0.25
        self._half_test = BettingTest(0.5)

    def add(self, number: float) -> None:
        """Add a number. The stake on it depends on the numbers before: the less they varied, the larger it is."""
        count = len(self.numbers) + 1
        stake = sqrt(2 * log(2 / ALPHA) / (self._squared_deviations * log(1 + count)))
        self.numbers.append(number)
        self._stakes.append(stake)
        self._half_test.add(number, stake)
        self._sum += number
        self._squared_deviations += (number - self._sum / (count + 1)) ** 2

    @property
    def excludes_half(self) -> bool:
        """Whether the mean is known to differ from 1/2."""
        return self._half_test.rejected

    def interval(self) -> tuple[float, float]:
        mean = sum(self.numbers) / max(1, len(self.numbers))
        return _find_edge(mean, 0.0, self._rejects), _find_edge(mean, 1.0, self._rejects)

    def _rejects(self, mean: float) -> bool:
        """Whether the test has rejected this mean."""
        test = BettingTest(mean)
        for number, stake in zip(self.numbers, self._stakes, strict=True):
            test.add(number, stake)
        return test.rejected


class BettingTest:
    """Bets against a mean with two capitals: one that the true mean is higher, one that it is lower."""

    def __init__(self, mean: float) -> None:
        self.mean = mean
        self.rejected = False
        self._log_high = self._log_low = 0.0

    def add(self, number: float, stake: float) -> None:
        # A bet on "higher" loses at most stake * mean, one on "lower" at most stake * (1 - mean).
        high_stake = min(stake, MAX_STAKE / self.mean) if self.mean else stake
        low_stake = min(stake, MAX_STAKE / (1 - self.mean)) if self.mean < 1 else stake
        self._log_high += log1p(high_stake * (number - self.mean))
        self._log_low += log1p(-low_stake * (number - self.mean))
        # Two bets share ALPHA.
        self.rejected = self.rejected or max(self._log_high, self._log_low) >= log(2 / ALPHA)


class PairedTest:
    """The margins of one bot over another."""

    def __init__(self) -> None:
        self.margins: list[float] = []
        self.games = 0
        self._sequence = ConfidenceSequence()

    def add(self, margin: float, games: int) -> None:
        """Add the margin on one seed, and the number of games on it in which both bots played."""
        self.margins.append(margin)
        self.games += games
        self._sequence.add((1 + margin) / 2)

    @property
    def is_decided(self) -> bool:
        """Whether one of the two is better, by the test that may be looked at after every seed."""
        return self._sequence.excludes_half

    def estimate(self, sequential: bool) -> Estimate:
        """The mean margin with its interval. `sequential`: the interval that stays valid when looked at repeatedly."""
        if not sequential or not self.margins:
            return paired_difference(self.margins)
        low, high = self._sequence.interval()
        return Estimate(sum(self.margins) / len(self.margins), 2 * low - 1, 2 * high - 1)


def _find_edge(inside: float, outside: float, is_rejected: Callable[[float], bool]) -> float:
    """The boundary between accepted and rejected values, by bisection; the rejected side of it."""
    if not is_rejected(outside):
        return outside
    while abs(outside - inside) > INTERVAL_PRECISION:
        middle = (inside + outside) / 2
        if is_rejected(middle):
            outside = middle
        else:
            inside = middle
    return outside
