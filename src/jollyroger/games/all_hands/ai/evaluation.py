"""How much a hand is worth, and what each card adds to it or costs it.

A value of 1 means about one winning hand. Everything is computed from one hand alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..components import (
    BRAWL,
    CREW,
    CUTPURSE,
    DOCK,
    EIGHT,
    KING,
    LONG_RUN,
    MERMAID,
    MONKEY,
    PLUNDER,
    RANK,
    RUM,
    SHADY,
    SHORT_RUN,
)
from ..rules.runs import MASKS, rank_masks, run_masks

# The numbers below are set by hand.
MISSING_CARD_FACTOR = 3.0
"""A hand is worth this many times less for each card that it lacks to win."""
ACTION_VALUES = {
    KING: 0.5,
    MERMAID: 0.4,
    PLUNDER: 0.4,
    RUM: 0.4,
    SHADY: 0.2,
    EIGHT: 0.2,
    CUTPURSE: 0.1,
    BRAWL: 0.1,
    DOCK: 0.1,
}
"""What an action card adds to a hand, as a fraction of the hand's value."""


def _run_values(length: int) -> list[float]:
    """For each mask of ranks held, the value of all runs of this length that it may still become."""
    runs = run_masks(length)
    return [sum(MISSING_CARD_FACTOR ** -(run & ~held).bit_count() for run in runs) for held in MASKS]


LONG_RUN_VALUES = _run_values(LONG_RUN)
SHORT_RUN_VALUES = _run_values(SHORT_RUN)


def hand_value(hand: Sequence[int]) -> float:
    """How near a hand is to winning: about 1 if it wins, a third of that for each card it lacks."""
    return value_of_ranks(*rank_masks(hand), hand.count(MONKEY))


def value_of_ranks(a: int, b: int, c: int, monkeys: int) -> float:
    """The value of a hand with these ranks of the three crews."""
    long = LONG_RUN_VALUES[a] + LONG_RUN_VALUES[b] + LONG_RUN_VALUES[c]
    short = SHORT_RUN_VALUES[a] * SHORT_RUN_VALUES[b] * SHORT_RUN_VALUES[c]
    return float((long + short) * MISSING_CARD_FACTOR**monkeys)


def gain_from(hand: Sequence[int], kind: int) -> float:
    """What a card would add to the hand, as a fraction of its value."""
    if kind in ACTION_VALUES:
        return ACTION_VALUES[kind]
    return hand_value([*hand, kind]) / hand_value(hand) - 1


def card_costs(hand: Sequence[int]) -> dict[int, float]:
    """What the hand loses with each kind of card in it, as a fraction of its value.

    A thousandth of the rank is added, so that of equally useful crew cards the lowest goes first.
    """
    held, monkeys = rank_masks(hand), hand.count(MONKEY)
    whole = value_of_ranks(*held, monkeys)
    costs: dict[int, float] = {}
    for kind in hand:
        if kind in costs:
            continue
        crew = CREW[kind]
        if kind in ACTION_VALUES:
            costs[kind] = ACTION_VALUES[kind]
        elif crew is None:
            costs[kind] = 1 - value_of_ranks(*held, monkeys - 1) / whole
        elif hand.count(kind) > 1:
            costs[kind] = RANK[kind] / 1000
        else:
            rest = list(held)
            rest[crew] &= ~(1 << RANK[kind] - 1)
            costs[kind] = 1 - value_of_ranks(rest[0], rest[1], rest[2], monkeys) / whole + RANK[kind] / 1000
    return costs
