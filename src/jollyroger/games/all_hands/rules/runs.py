"""Runs: when a hand wins, how many cards it lacks, and what it scores. (AH-7, AH-9)

The ranks held of a crew are a bit mask, bit 0 for rank 1. Tables give the answers for each of the 1024 masks.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from ..components import CREW_KINDS, CREWS, KINDS, LONG_RUN, MONKEY, RANKS, SHORT_RUN

MASKS = range(1 << RANKS)
ALL_RANKS: Final = (1 << RANKS) - 1
BIT: Final = [1 << kind if kind < CREW_KINDS else 0 for kind in range(len(KINDS))]
"""The bit of each crew card; actions have none."""


def run_masks(length: int) -> list[int]:
    """The masks of all runs of this length. Rank 10 is not followed by rank 1. (AH-7.1)"""
    return [((1 << length) - 1) << start for start in range(RANKS - length + 1)]


def nearest_run(held: int, length: int) -> int:
    """The run of this length that lacks the fewest ranks; of several the lowest. (AH-7.4)"""
    return min(run_masks(length), key=lambda run: (run & ~held).bit_count())


def _missing_ranks(length: int) -> list[int]:
    """For each mask, how many ranks the nearest run of this length lacks. (AH-7.4)"""
    return [(nearest_run(held, length) & ~held).bit_count() for held in MASKS]


MISSING_LONG: Final = _missing_ranks(LONG_RUN)
MISSING_SHORT: Final = _missing_ranks(SHORT_RUN)


def crew_mask(hand: list[int]) -> int:
    """The crew cards held, crew by crew and rank by rank."""
    held = 0
    for kind in hand:
        held |= BIT[kind]
    return held


def rank_masks(hand: list[int]) -> tuple[int, int, int]:
    """The ranks held of each crew."""
    held = crew_mask(hand)
    return held & ALL_RANKS, held >> RANKS & ALL_RANKS, held >> 2 * RANKS


def missing_cards(hand: list[int]) -> tuple[int, int]:
    """How many cards a hand lacks for seven of one crew, and for three of each. Monkeys stand in. (AH-7.1, AH-7.4)"""
    a, b, c = rank_masks(hand)
    monkeys = hand.count(MONKEY)
    long = min(MISSING_LONG[a], MISSING_LONG[b], MISSING_LONG[c])
    short = MISSING_SHORT[a] + MISSING_SHORT[b] + MISSING_SHORT[c]
    return max(0, long - monkeys), max(0, short - monkeys)


def find_win(hand: list[int]) -> str | None:
    """The ending with which a hand wins; None if it does not. (AH-7.1)"""
    if len(hand) < LONG_RUN:
        return None
    long, short = missing_cards(hand)
    if long == 0:
        return "crew-of-seven"
    return "three-crews" if short == 0 else None


def winning_runs(hand: list[int]) -> tuple[tuple[int, ...], ...]:
    """The runs with which a hand wins, in order, with a Monkey in each gap; none if it does not win. (AH-7.1)"""
    ending, masks = find_win(hand), rank_masks(hand)
    if ending == "crew-of-seven":
        crew = min(range(CREWS), key=lambda crew: MISSING_LONG[masks[crew]])
        return (run_cards(crew, masks[crew], LONG_RUN),)
    if ending == "three-crews":
        return tuple(run_cards(crew, held, SHORT_RUN) for crew, held in enumerate(masks))
    return ()


def run_cards(crew: int, held: int, length: int) -> tuple[int, ...]:
    """The nearest run of this length in a crew, with a Monkey for each rank it lacks."""
    run = nearest_run(held, length)
    ranks = [rank for rank in range(RANKS) if run >> rank & 1]
    return tuple(crew * RANKS + rank if held >> rank & 1 else MONKEY for rank in ranks)


def score(hand: list[int], both: bool = True) -> int:
    """The points of a hand: per crew its best run of 3 and its best run of 7, or the better one. (AH-9.1, AH-9.2)"""
    real = rank_masks(hand)
    # A monkey stands for one card in the whole scoring, and is worth nothing itself. (AH-9.3)
    stand_ins = combinations_with_replacement(range(CREW_KINDS), hand.count(MONKEY))
    return max(_points(real, rank_masks(list(cards)), both) for cards in stand_ins)


def _points(real: tuple[int, int, int], stand_ins: tuple[int, int, int], both: bool) -> int:
    total = 0
    for held, stood_for in zip(real, stand_ins, strict=True):
        long, short = _best_run(held, stood_for, LONG_RUN), _best_run(held, stood_for, SHORT_RUN)
        total += long + short if both else max(long, short)
    return total


def _best_run(real: int, stand_ins: int, length: int) -> int:
    """The points of the best complete run of this length. Only real cards count."""
    complete = [run & real for run in run_masks(length) if not run & ~(real | stand_ins)]
    return max((sum(rank + 1 for rank in range(RANKS) if mask >> rank & 1) for mask in complete), default=0)
