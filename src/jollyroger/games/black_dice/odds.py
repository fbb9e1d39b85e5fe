"""How many dice come to a column if players steer for it.

The distributions are exact for a player who uses neither rum nor pirates and cares for one column only: he rolls
every die with an inactive symbol again (BD-6.2), places the wanted symbol whenever he shows it, and otherwise the
smallest group of another active symbol, because he must place (BD-6.3). Real players have other aims as well, so the
distributions are optimistic: bots use them, players are not shown them.
"""

from __future__ import annotations

from functools import cache
from math import comb, factorial, fsum

from .components import FACES

SIDES = len(FACES)


def die_chances(active: int) -> tuple[float, float]:
    """The chance that a die, rolled again if need be, shows a certain active symbol, and that it is out."""
    inactive = (SIDES - active) / SIDES
    return (1 + inactive) / SIDES, inactive * inactive


@cache
def fill_distribution(dice: int, active: int) -> tuple[float, ...]:
    """The chances that 0, 1, ... of a player's unrolled dice come to the column, with this many active columns."""
    if dice == 0 or active == 0:
        return (1.0, *[0.0] * dice)
    hit, out = die_chances(active)
    distribution = [0.0] * (dice + 1)
    for count in range(1, dice + 1):
        weight = comb(dice, count) * hit**count * (1 - hit) ** (dice - count)
        for later, chance in enumerate(fill_distribution(dice - count, active)):
            distribution[count + later] += weight * chance
    for group in range(1, dice + 1):
        weight = smallest_group_chance(dice, active - 1, group, hit, out)
        for later, chance in enumerate(fill_distribution(dice - group, active)):
            distribution[later] += weight * chance
    # If no active symbol shows, he places nothing and rolls the same dice next turn.
    return tuple(chance / (1 - out**dice) for chance in distribution)


def smallest_group_chance(dice: int, columns: int, size: int, hit: float, out: float) -> float:
    """The chance that no die hits the wanted column and the smallest group in the other columns has this size."""
    return groups_chance(dice, columns, size, hit, out) - groups_chance(dice, columns, size + 1, hit, out)


def groups_chance(dice: int, columns: int, smallest: int, hit: float, out: float) -> float:
    """The chance that all dice are out or in these columns, in groups of at least this size."""
    # Exponential generating function: weights[n] is the chance for n dice, divided by n!.
    weights = [out**count / factorial(count) for count in range(dice + 1)]
    for _ in range(columns):
        weights = [
            fsum(weights[count - group] * hit**group / factorial(group) for group in (0, *range(smallest, count + 1)))
            for count in range(dice + 1)
        ]
    return weights[dice] * factorial(dice)
