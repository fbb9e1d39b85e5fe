"""Means, rates and differences with their 95 % intervals."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

Z95 = 1.959964
"""Half the width of a 95 % interval of the normal distribution, in standard errors."""


class Estimate(NamedTuple):
    """A sampled number and its 95 % interval."""

    mean: float
    low: float
    high: float

    @property
    def is_significant(self) -> bool:
        """Whether the interval excludes 0."""
        return self.low > 0 or self.high < 0


@cache
def joint_z(count: int) -> float:
    """Half the width of each of so many intervals, in standard errors, if all shall hold together in 95 of 100 runs.

    Bonferroni's correction, for comparisons of which the most striking one is looked at.

    >>> [round(joint_z(count), 2) for count in (1, 7)]
    [1.96, 2.69]
    """
    return NormalDist().inv_cdf(1 - 0.025 / count)


def wilson_interval(wins: float, games: float, z: float = Z95) -> tuple[float, float]:
    """The interval of a rate, by Wilson's method; of 95 %, unless another number of standard errors is given.

    >>> wilson_interval(0, 0)
    (0.0, 1.0)
    >>> [round(edge, 3) for edge in wilson_interval(5, 10)]
    [0.237, 0.763]
    """
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    centre = rate + z * z / (2 * games)
    half_width = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (centre - half_width) / scale), min(1.0, (centre + half_width) / scale)


def share_interval(total: float, squares: float, count: int, z: float = Z95) -> tuple[float, float]:
    """The interval of the mean of shares from 0 to 1, from their sum, the sum of their squares and their number.

    A game is one share, however many seats it is made of. Shares of only 0 and 1 get Wilson's interval. Others vary
    less than that for the same mean, as if there were more of them: Wilson's interval for that larger number. One more
    share of the largest variance is taken to exist, so that shares that are all alike do not look certain.

    >>> share_interval(5, 5, 10) == wilson_interval(5, 10)
    True
    >>> [round(edge, 3) for edge in share_interval(5, 2.5, 10)]
    [0.356, 0.644]
    """
    if count == 0:
        return 0.0, 1.0
    mean = min(1.0, max(0.0, total / count))
    variance = min(max(0.0, squares / count - mean * mean), mean * (1 - mean))
    effective = count * (mean * (1 - mean) + 1 / count) / (variance + 1 / count)
    return wilson_interval(mean * effective, effective, z)


def rate_estimate(values: Sequence[float]) -> Estimate:
    """The mean of values from 0 to 1, one for each game."""
    total = sum(values)
    squares = sum(value * value for value in values)
    return Estimate(total / len(values) if values else 0.0, *share_interval(total, squares, len(values)))


def mean_estimate(values: Sequence[float]) -> Estimate:
    """The mean of any values, with the interval of the normal distribution."""
    if not values:
        return Estimate(0.0, 0.0, 0.0)
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / len(values)
    error = Z95 * sqrt(variance / len(values))
    return Estimate(mean, mean - error, mean + error)


def paired_difference(differences: Sequence[float], bounded: bool = True) -> Estimate:
    """The mean of differences between pairs that were played with the same seed.

    `bounded` differences lie between -1 and 1. To them two invented pairs are added, one of 1 and one of -1: otherwise
    a few pairs that all agree would have an interval of no width.

    >>> paired_difference([0.0] * 98)
    Estimate(mean=0.0, low=-0.02771..., high=0.02771...)
    """
    if not differences:
        return Estimate(0.0, -1.0, 1.0)
    mean = sum(differences) / len(differences)
    invented = 2 if bounded else 0
    count = len(differences) + invented
    centre = sum(differences) / count
    variance = (sum(difference * difference for difference in differences) + invented) / count - centre * centre
    error = Z95 * sqrt(max(0.0, variance) / count)
    low, high = min(centre - error, mean), max(centre + error, mean)
    return Estimate(mean, max(-1.0, low), min(1.0, high)) if bounded else Estimate(mean, low, high)


def column_means(rows: Sequence[Sequence[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]
