"""Luck spread evenly over the trials of a search: what one trial rolls, the next ones do not roll again so soon.

Each trial has its number, and the first dice and cards of the trials step round the circle by strides that come close
to no fraction, so that a few trials meet about as much good luck as bad. Draws from so many things are one sequence,
draws from another number another: a die more or less does not change which card comes next, and options that are
tried with the same luck stay comparable.
"""

from __future__ import annotations

from math import sqrt

from ..engine import Chance

CIRCLE = 64
"""Luck is a place on a circle, in so many bits."""
MASK = (1 << CIRCLE) - 1
ROOTS = (sqrt(5) / 2, sqrt(2), sqrt(3), sqrt(7), sqrt(13) / 2, sqrt(1 / 3), sqrt(21) / 2)
STRIDES = [int(root % 1 * (1 << CIRCLE)) for root in ROOTS]
EVENLY = 6
"""So many draws of a kind are spread evenly; those that follow are left to chance."""


class Even(Chance):
    """The luck of one of the trials of a search."""

    def __init__(self, seed: int, trial: int) -> None:
        self._seed = seed
        self._trial = trial
        self._drawn: dict[int, int] = {}

    def below(self, n: int) -> int:
        count = self._drawn.get(n, 0)
        self._drawn[n] = count + 1
        kind = self._seed + (n << 20) + count
        if count < EVENLY:
            place = mixed(kind) + self._trial * STRIDES[(n + count) % len(STRIDES)] & MASK
        else:
            place = mixed(mixed(kind) + self._trial)
        return place * n >> CIRCLE

    def clone(self) -> Even:
        twin = Even(self._seed, self._trial)
        twin._drawn = self._drawn.copy()
        return twin


def mixed(number: int) -> int:
    """A number that seems to have nothing to do with this one (SplitMix64)."""
    number = number * 0x9E3779B97F4A7C15 & MASK
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9 & MASK
    number = (number ^ number >> 27) * 0x94D049BB133111EB & MASK
    return number ^ number >> 31
