"""Stratified randomness for the trials of a search (quasi-Monte Carlo), to lower the variance of their mean.

The first draws of the trials step round a circle by irrational strides, so that a few trials cover the outcomes evenly.
Draws with different `n` are separate sequences: one more die roll does not change which card comes next, and options
that are tried with the same seed stay comparable.
"""

from __future__ import annotations

from math import sqrt

from ..engine import Chance

BITS = 64
"""A draw is a point on a circle of 2**BITS points."""
MASK = (1 << BITS) - 1
IRRATIONALS = (sqrt(5) / 2, sqrt(2), sqrt(3), sqrt(7), sqrt(13) / 2, sqrt(1 / 3), sqrt(21) / 2)
STRIDES = [int(number % 1 * (1 << BITS)) for number in IRRATIONALS]
STRATIFIED_DRAWS = 6
"""How many draws of each sequence are stratified. Later ones are pseudorandom: a few dozen trials cannot be spread
evenly over more dimensions. Chosen by hand; docs/decisions/0007 has the error that was measured with it."""


class StratifiedChance(Chance):
    """The randomness of one trial of a search."""

    def __init__(self, seed: int, trial: int) -> None:
        self._seed = seed
        self._trial = trial
        self._draws: dict[int, int] = {}

    def below(self, n: int) -> int:
        count = self._draws.get(n, 0)
        self._draws[n] = count + 1
        sequence = self._seed + (n << 20) + count
        if count < STRATIFIED_DRAWS:
            point = mix(sequence) + self._trial * STRIDES[(n + count) % len(STRIDES)] & MASK
        else:
            point = mix(mix(sequence) + self._trial)
        return point * n >> BITS

    def clone(self) -> StratifiedChance:
        twin = StratifiedChance(self._seed, self._trial)
        twin._draws = self._draws.copy()
        return twin


def mix(number: int) -> int:
    """The 64-bit hash of SplitMix64."""
    number = number * 0x9E3779B97F4A7C15 & MASK
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9 & MASK
    number = (number ^ number >> 27) * 0x94D049BB133111EB & MASK
    return number ^ number >> 31
