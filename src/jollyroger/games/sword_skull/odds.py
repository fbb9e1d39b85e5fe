"""How likely things are, counted out: fights in 35ths, the price in sixths. (SS-6.1, SS-6.2, SS-5.10)"""

from __future__ import annotations

from functools import cache

from .board import FACES
from .rules.combat import beats, enemy_might
from .state import Table

ROLLS = FACES * FACES - 1
"""Pairs of dice that decide a fight: two blanks are rolled again."""


@cache
def wins(difference: int) -> int:
    """In how many of 35 rolls an attacker wins whose Might is so much higher than the other's.

    >>> [wins(difference) for difference in range(-5, 5)]
    [5, 6, 8, 11, 15, 20, 24, 27, 29, 30]
    """
    return sum(beats(difference, die, 0, foe) for die in range(FACES) for foe in range(FACES) if (die, foe) != (0, 0))


def share(difference: int) -> float:
    """The same as a share of 1."""
    return wins(difference) / ROLLS


def unseen_enemies(s: Table) -> list[int]:
    """What may be turned up next: all can see which Enemies have been met."""
    return s.enemy_deck or s.enemy_discard


def enemy_wins(s: Table, figure: int) -> tuple[int, int]:
    """The odds of beating whichever Enemy comes next: so many of so many equally likely cases."""
    foes = unseen_enemies(s)
    might = s.might(figure)
    return sum(wins(might - enemy_might(s, figure >> 1, foe)) for foe in foes), ROLLS * len(foes)


def affords(s: Table, gold: int) -> int:
    """On how many of the six faces of the price die this much Gold is enough. (SS-5.10)"""
    return sum(map(gold.__ge__, s.box.prices_for(s.seats)))
