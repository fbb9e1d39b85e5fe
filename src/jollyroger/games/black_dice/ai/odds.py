"""How likely dice still to be rolled come to a column, for players who steer for it.

The model is exact for a single-minded player without rum and pirates: he rolls every die with an inactive symbol
again (BD-6.2), places the wanted symbol whenever he shows it, and the smallest group of another active one when he
must place and does not (BD-6.3). Real players have other wishes, too; so this is the most that can be hoped for.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import comb, factorial

from ..components import FACES

SIDES = len(FACES)


def chances(active: int) -> tuple[float, float]:
    """After the free second roll: the chance of each active symbol, and of being out, with so many active columns."""
    idle = (SIDES - active) / SIDES
    return (1 + idle) / SIDES, idle * idle


@cache
def steered(dice: int, active: int) -> tuple[float, ...]:
    """How many of a player's dice come to the column he steers for: the chance of each number from none to all."""
    if dice == 0 or active == 0:
        return (1.0, *[0.0] * dice)
    hit, out = chances(active)
    odds = [0.0] * (dice + 1)
    for count in range(1, dice + 1):
        weight = comb(dice, count) * hit**count * (1 - hit) ** (dice - count)
        for later, chance in enumerate(steered(dice - count, active)):
            odds[count + later] += weight * chance
    for group in range(1, dice + 1):
        weight = least_group(dice, active - 1, group, hit, out)
        for later, chance in enumerate(steered(dice - group, active)):
            odds[later] += weight * chance
    # If nothing active shows he places nothing and rolls again next turn.
    return tuple(chance / (1 - out**dice) for chance in odds)


def least_group(dice: int, columns: int, group: int, hit: float, out: float) -> float:
    """The chance that none of the dice hits the target and the smallest group elsewhere has this many."""
    return spread(dice, columns, group, hit, out) - spread(dice, columns, group + 1, hit, out)


def spread(dice: int, columns: int, least: int, hit: float, out: float) -> float:
    """The chance that the dice are out, or in these columns in groups of at least so many."""
    ways = [out**count / factorial(count) for count in range(dice + 1)]
    for _ in range(columns):
        ways = [
            sum(ways[count - own] * hit**own / factorial(own) for own in (0, *range(least, count + 1)))
            for count in range(dice + 1)
        ]
    return ways[dice] * factorial(dice)


def in_hand(target: int, usable: Sequence[int], idle: int, others: int, active: Sequence[int]) -> tuple[float, ...]:
    """As `steered`, for a player who has rolled.

    `usable` are his dice with active symbols, `idle` those he may still roll again, `others` those that are out or not
    part of the roll.
    """
    total = len(usable) + idle + others
    odds = [0.0] * (total + 1)
    for faces in combinations_with_replacement(FACES, idle):
        weight = factorial(idle) / SIDES**idle
        for face in set(faces):
            weight /= factorial(faces.count(face))
        shown = [*usable, *(face for face in faces if face in active)]
        hits = shown.count(target)
        gone = hits or min((shown.count(face) for face in set(shown)), default=0)
        for later, chance in enumerate(steered(total - gone, len(active))):
            odds[hits + later] += weight * chance
    return tuple(odds)


def together(one: Sequence[float], other: Sequence[float]) -> list[float]:
    """The chances of each sum of two numbers."""
    sums = [0.0] * (len(one) + len(other) - 1)
    for first, chance in enumerate(one):
        for second, weight in enumerate(other):
            sums[first + second] += chance * weight
    return sums
