"""Stratified randomness for the trials of a search (quasi-Monte Carlo), to lower the variance of their mean.

The first draws of the trials step round a circle by irrational strides, so that a few trials cover the outcomes evenly.
Draws with different `n` are separate sequences: one more die roll does not change which card comes next, and options
that are tried with the same seed stay comparable.
"""

from __future__ import annotations

from ..engine import Chance
from .stratified_draw import stratified_draw


class StratifiedChance(Chance):
    """The randomness of one trial of a search."""

    def __init__(self, seed: int, trial: int) -> None:
        self._seed = seed
        self._trial = trial
        self._draws: dict[int, int] = {}

    def below(self, n: int) -> int:
        count = self._draws.get(n, 0)
        self._draws[n] = count + 1
        return stratified_draw(self._seed, self._trial, n, count)

    def clone(self) -> StratifiedChance:
        twin = StratifiedChance(self._seed, self._trial)
        twin._draws = self._draws.copy()
        return twin
