"""Runs: when a hand wins, how far it is from winning, and what it scores. (AH-7, AH-9)

A crew's ranks in hand are a mask of ten bits, bit 0 for rank 1; tables answer for each of the 1024 masks.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement

from ..components import CREWS, LONG_RUN, MONKEY, RANKS, SHORT_RUN

MASKS = 1 << RANKS
ALL = MASKS - 1
BIT = [1 << kind for kind in range(CREWS * RANKS)]


def run_masks(length: int) -> list[int]:
    """The masks of all runs of that length. There is no way round from 10 to 1. (AH-7.1)"""
    return [((1 << length) - 1) << start for start in range(RANKS - length + 1)]


def _missing(length: int) -> list[int]:
    """For each mask, how many ranks it lacks for its nearest run of that length. (AH-7.4)"""
    return [min((run & ~mask).bit_count() for run in run_masks(length)) for mask in range(MASKS)]


MISSING_LONG = _missing(LONG_RUN)
MISSING_SHORT = _missing(SHORT_RUN)


def masks(hand: Sequence[int]) -> tuple[int, int, int]:
    """The ranks held of each crew."""
    held = 0
    for kind in hand:
        if kind < CREWS * RANKS:
            held |= BIT[kind]
    return held & ALL, held >> RANKS & ALL, held >> 2 * RANKS


def shortfall(hand: Sequence[int]) -> tuple[int, int]:
    """How many cards a hand lacks for seven of one crew, and for three of each. Monkeys stand in. (AH-7.1, AH-7.4)"""
    a, b, c = masks(hand)
    monkeys = hand.count(MONKEY)
    long = min(MISSING_LONG[a], MISSING_LONG[b], MISSING_LONG[c])
    short = MISSING_SHORT[a] + MISSING_SHORT[b] + MISSING_SHORT[c]
    return max(0, long - monkeys), max(0, short - monkeys)


def wins(hand: Sequence[int]) -> str | None:
    """How this hand wins, if it does. (AH-7.1)"""
    if len(hand) < LONG_RUN:
        return None
    long, short = shortfall(hand)
    if long == 0:
        return "crew-of-seven"
    return "three-crews" if short == 0 else None


def score(hand: Sequence[int], both: bool = True) -> int:
    """What a hand scores: per crew its best run of three and its best of seven, both or the better. (AH-9.1, AH-9.2)"""
    real = masks(hand)
    monkeys = hand.count(MONKEY)
    # A monkey is one pirate for the whole scoring, worth nothing himself. (AH-9.3)
    disguises = combinations_with_replacement(range(CREWS * RANKS), monkeys)
    return max(_points(real, masks(disguise), both) for disguise in disguises)


def _points(real: tuple[int, int, int], stand_ins: tuple[int, int, int], both: bool) -> int:
    total = 0
    for mine, monkey in zip(real, stand_ins, strict=True):
        long, short = _best(mine, monkey, LONG_RUN), _best(mine, monkey, SHORT_RUN)
        total += long + short if both else max(long, short)
    return total


def _best(real: int, monkey: int, length: int) -> int:
    """The sum of the ranks of the best run of that length, monkeys at 0."""
    complete = [run & real for run in run_masks(length) if not run & ~(real | monkey)]
    return max((sum(rank + 1 for rank in range(RANKS) if mask >> rank & 1) for mask in complete), default=0)
