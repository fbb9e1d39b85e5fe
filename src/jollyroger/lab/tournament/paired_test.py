"""What one bot wins more than another, seed by seed, and when that is clear.

The unit is the seed, not the game. All games on one seed share their luck, so they are not independent; but the seeds
are, and each comes to one number, the margin: how much more often the first of the two won on it, from -1 to 1.

Two questions, two intervals:

- After a number of games fixed beforehand: the mean of the margins and 1.96 standard errors either side
  (`odds.difference`). No bootstrap: for a mean of hundreds of bounded numbers it would say the same and cost more.
- While one keeps looking and stops when it is clear, that interval errs far more often than 5 times in 100. So `Clear`
  bets against an even match instead: Waudby-Smith and Ramdas, "Estimating means of bounded random variables by
  betting" (2024). Before each seed it stakes a part of its capital, which depends only on what was seen before, on
  one side or the other. If the mean is what the bet is against, the capital is a fair game, and the chance that it
  ever grows twentyfold, however long one plays, is at most 1 in 20 (Ville). So one may look after every seed and stop
  at any. It asks nothing of the margins but that they are bounded and that seeds are alike and independent.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, log1p, sqrt

from ..rollouts import Estimate, difference

ALPHA = 0.05
BOLDEST = 0.75
"""The greatest part of its capital that is ever staked."""
FINE = 1e-4


class ConfidenceSequence:
    """A confidence sequence for the mean of numbers from 0 to 1: at all times at once it holds the mean, 95 in 100."""

    def __init__(self) -> None:
        self.numbers: list[float] = []
        self._stakes: list[float] = []
        self._sum, self._spread = 0.5, 0.25
        self._even = BettingTest(0.5)

    def add(self, number: float) -> None:
        """One more. The stake on it was decided by those before, larger the less they varied."""
        count = len(self.numbers) + 1
        stake = sqrt(2 * log(2 / ALPHA) / (self._spread * log(1 + count)))
        self.numbers.append(number)
        self._stakes.append(stake)
        self._even.add(number, stake)
        self._sum += number
        self._spread += (number - self._sum / (count + 1)) ** 2

    @property
    def uneven(self) -> bool:
        """Whether it has ever been clear that the mean is not one half."""
        return self._even.won

    def interval(self) -> tuple[float, float]:
        """Between which the mean lies."""
        mean = sum(self.numbers) / max(1, len(self.numbers))
        return _edge(mean, 0.0, self._lost), _edge(mean, 1.0, self._lost)

    def _lost(self, mean: float) -> bool:
        """Whether that mean has ever been betted away."""
        wager = BettingTest(mean)
        for number, stake in zip(self.numbers, self._stakes, strict=True):
            wager.add(number, stake)
        return wager.won


class BettingTest:
    """Two purses that bet against a mean, one that it is more, one that it is less. Kept as logarithms."""

    def __init__(self, mean: float) -> None:
        self.mean = mean
        self.won = False
        self._more = self._less = 0.0

    def add(self, number: float, stake: float) -> None:
        # Never so much that a purse could be emptied: what can be lost on a coin is the mean, or what is above it.
        more = min(stake, BOLDEST / self.mean) if self.mean else stake
        less = min(stake, BOLDEST / (1 - self.mean)) if self.mean < 1 else stake
        self._more += log1p(more * (number - self.mean))
        self._less += log1p(-less * (number - self.mean))
        self.won = self.won or max(self._more, self._less) >= log(2 / ALPHA)


class PairedTest:
    """The margins of one bot over another."""

    def __init__(self) -> None:
        self.margins: list[float] = []
        self.games = 0
        self._clear = ConfidenceSequence()

    def add(self, margin: float, games: int) -> None:
        """What one seed came to, on which so many games were played with both."""
        self.margins.append(margin)
        self.games += games
        self._clear.add((1 + margin) / 2)

    @property
    def uneven(self) -> bool:
        """Whether it is clear, however often one has looked, that one of the two is better."""
        return self._clear.uneven

    def estimate(self, looking: bool) -> Estimate:
        """The margin and between which it lies; `looking`: for one who stops when it is clear."""
        if not looking or not self.margins:
            return difference(self.margins)
        low, high = self._clear.interval()
        return Estimate(sum(self.margins) / len(self.margins), 2 * low - 1, 2 * high - 1)


def _edge(inside: float, outside: float, lost: Callable[[float], bool]) -> float:
    """Where it begins to be lost on the way from inside to outside, rounded to the outside."""
    if not lost(outside):
        return outside
    while abs(outside - inside) > FINE:
        middle = (inside + outside) / 2
        if lost(middle):
            outside = middle
        else:
            inside = middle
    return outside
