"""A race between candidates: rollouts with the same luck for all, until those behind are certain to lose."""

from __future__ import annotations

import time
from math import fsum, sqrt
from typing import Final

from .....engine import Budget

BATCH: Final = 8
"""Rollouts of each candidate between two looks at the standings."""
BEHIND: Final = 2.0
"""A candidate this many standard errors behind the leader drops out."""
TRUST: Final = 0.5
"""The first candidate is kept unless the leader is this many standard errors ahead."""
LEAST_ERROR: Final = 0.001


class Clock:
    """What is left of a budget."""

    def __init__(self, budget: Budget) -> None:
        self.trials = budget.trials
        self._deadline = time.monotonic() + budget.seconds

    def is_over(self) -> bool:
        return self.trials <= 0 or time.monotonic() >= self._deadline


class Standings:
    """The scores of the candidates so far. The first candidate is the quick policy's own."""

    def __init__(self, count: int) -> None:
        self.scores: list[list[float]] = [[] for _ in range(count)]
        self.alive = list(range(count))

    def leader(self) -> int:
        """The candidate with the most points; of equal ones the first."""
        best, most = self.alive[0], fsum(self.scores[self.alive[0]])
        for candidate in self.alive[1:]:
            points = fsum(self.scores[candidate])
            if points > most:
                best, most = candidate, points
        return best

    def lead(self, candidate: int, other: int) -> tuple[float, float]:
        """How far a candidate is ahead of another on average, and the standard error of that."""
        differences = [mine - theirs for mine, theirs in zip(self.scores[candidate], self.scores[other], strict=True)]
        count = len(differences)
        mean = fsum(differences) / count
        return mean, sqrt(fsum([(difference - mean) ** 2 for difference in differences])) / count

    def drop_losers(self) -> None:
        """Drop the candidates that are far behind."""
        leader = self.leader()
        staying: list[int] = []
        for candidate in self.alive:
            ahead, error = self.lead(leader, candidate)
            if candidate == leader or ahead <= BEHIND * (error + LEAST_ERROR):
                staying.append(candidate)
        self.alive = staying

    def winner(self) -> int:
        """The leader, or the first candidate if the lead over it may be luck."""
        leader = self.leader()
        if leader == 0 or 0 not in self.alive or not self.scores[0]:
            return leader
        ahead, error = self.lead(leader, 0)
        return 0 if ahead < TRUST * error else leader
