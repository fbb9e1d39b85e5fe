"""Exact odds: of fights in 35ths, of affording the Pirate King's price in sixths. (SS-6.1, SS-6.2, SS-5.10)"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Final

from .board import FACES
from .rules.combat import beats, enemy_mights
from .state import Table, owner_of

DECISIVE_ROLLS: Final = FACES * FACES - 1
"""Pairs of dice that decide a fight: two blanks are rolled again. (SS-6.2)"""


def count_winning_rolls(difference: int) -> int:
    """In how many of the 35 rolls an attacker wins whose Might exceeds the defender's by this difference."""
    faces = range(FACES)
    return sum(beats(difference, die, 0, other) for die in faces for other in faces if (die, other) != (0, 0))


WINNING_ROLLS: Final = [count_winning_rolls(difference) for difference in range(-FACES, FACES + 1)]
"""By difference, from -FACES up. A greater difference changes nothing: the dice do not differ by more."""
WIN_CHANCES: Final = [rolls / DECISIVE_ROLLS for rolls in WINNING_ROLLS]


def winning_rolls(difference: int) -> int:
    """In how many of the 35 rolls an attacker wins whose Might exceeds the defender's by this difference.

    >>> [winning_rolls(difference) for difference in range(-5, 5)]
    [5, 6, 8, 11, 15, 20, 24, 27, 29, 30]
    """
    return WINNING_ROLLS[max(-FACES, min(FACES, difference)) + FACES]


def win_chance(difference: int) -> float:
    """The chance, 0 to 1, that an attacker wins whose Might exceeds the defender's by this difference."""
    if difference >= FACES:
        return WIN_CHANCES[-1]
    return WIN_CHANCES[difference + FACES] if difference > -FACES else WIN_CHANCES[0]


def enemy_odds(s: Table, figure: int) -> tuple[int, int]:
    """The odds of beating the next Enemy: wins, and the number of equally likely cases."""
    return odds_against(s.might(figure), enemy_mights(s, owner_of(figure), s.enemies_to_draw()))


def odds_against(might: int, enemies: Sequence[int]) -> tuple[int, int]:
    """The odds of beating one of several Enemies, given by their Might: wins, and the number of cases."""
    return sum([winning_rolls(might - other) for other in enemies]), DECISIVE_ROLLS * len(enemies)


def affordable_faces(s: Table, gold: int) -> int:
    """On how many of the six faces of the price die this much Gold is enough. (SS-5.10)"""
    return bisect_right(s.box.prices_for(s.seats), gold)


def lair_win_chance(s: Table, figure: int) -> float:
    """The chance that a figure on the Lair wins the game, if it pays when it can and fights when not. (SS-5.10)"""
    return lair_win_chance_with(s, s.gold[owner_of(figure)], s.might(figure))


def lair_win_chance_with(s: Table, gold: int, might: int) -> float:
    """The same for a figure of this Might whose owner has so much Gold."""
    pays = affordable_faces(s, gold) / FACES
    return pays + (1 - pays) * win_chance(might - s.box.king_might)
