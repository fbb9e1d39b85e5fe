"""How much a hand is worth, and what each card adds to it or costs it.

A value of 1 means about one winning hand. Everything is computed from one hand alone.
"""

from __future__ import annotations

from math import fsum
from typing import Final

from ..components import (
    BRAWL,
    CREW_KINDS,
    CUTPURSE,
    DECK,
    DOCK,
    EIGHT,
    KINDS,
    KING,
    LONG_RUN,
    MERMAID,
    MONKEY,
    PLUNDER,
    RANK,
    RANKS,
    RUM,
    SHADY,
    SHORT_RUN,
)
from ..rules.runs import ALL_RANKS, BIT, MASKS, crew_mask, run_masks

# The numbers below are set by hand.
MISSING_CARD_FACTOR: Final = 3.0
"""A hand is worth this many times less for each card that it lacks to win."""
ACTION_CARD_VALUES: Final = {
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
ACTION_VALUES: Final = [ACTION_CARD_VALUES.get(kind, 0.0) for kind in range(len(KINDS))]
"""The same by kind of card: nothing for crew and monkeys, which are part of the hand's value."""


def _run_values(length: int) -> list[float]:
    """For each mask of ranks held, the value of all runs of this length that it may still become."""
    runs = run_masks(length)
    return [fsum([MISSING_CARD_FACTOR ** -(run & ~held).bit_count() for run in runs]) for held in MASKS]


LONG_RUN_VALUES: Final = _run_values(LONG_RUN)
SHORT_RUN_VALUES: Final = _run_values(SHORT_RUN)
MONKEY_FACTORS: Final = [MISSING_CARD_FACTOR**monkeys for monkeys in range(DECK.count(MONKEY) + 1)]
"""How many times more a hand is worth with so many monkeys."""
TIE_BREAKS: Final = [rank / 1000 for rank in RANK]
"""Added to the cost of a card, so that of equally useful crew cards the lowest goes first."""


def hand_value(hand: list[int]) -> float:
    """How near a hand is to winning: about 1 if it wins, a third of that for each card it lacks."""
    return value_of_crew(crew_mask(hand), hand.count(MONKEY))


def value_of_crew(held: int, monkeys: int) -> float:
    """The value of a hand with these crew cards and so many monkeys."""
    a, b, c = held & ALL_RANKS, held >> RANKS & ALL_RANKS, held >> 2 * RANKS
    long = LONG_RUN_VALUES[a] + LONG_RUN_VALUES[b] + LONG_RUN_VALUES[c]
    short = SHORT_RUN_VALUES[a] * SHORT_RUN_VALUES[b] * SHORT_RUN_VALUES[c]
    return (long + short) * MONKEY_FACTORS[monkeys]


def gain_from(hand: list[int], kind: int) -> float:
    """What a card would add to the hand, as a fraction of its value."""
    if kind >= CREW_KINDS and kind != MONKEY:
        return ACTION_VALUES[kind]
    held, monkeys = crew_mask(hand), hand.count(MONKEY)
    after = value_of_crew(held | BIT[kind], monkeys + 1 if kind == MONKEY else monkeys)
    return after / value_of_crew(held, monkeys) - 1


class CardCosts:
    """What a hand loses with each card in it, as a fraction of its value."""

    def __init__(self, hand: list[int]) -> None:
        held = doubled = monkeys = 0
        for kind in hand:
            doubled |= held & BIT[kind]
            held |= BIT[kind]
            if kind == MONKEY:
                monkeys += 1
        self.held = held
        self.doubled = doubled  # the crew cards of which the hand has several
        self.monkeys = monkeys
        self.value = value_of_crew(held, monkeys)

    def of(self, kind: int) -> float:
        """What the hand loses with this card."""
        if kind < CREW_KINDS:
            if self.doubled & BIT[kind]:
                return TIE_BREAKS[kind]
            return 1 - value_of_crew(self.held & ~BIT[kind], self.monkeys) / self.value + TIE_BREAKS[kind]
        if kind == MONKEY:
            return 1 - value_of_crew(self.held, self.monkeys - 1) / self.value
        return ACTION_VALUES[kind]


def card_costs(hand: list[int]) -> dict[int, float]:
    """What the hand loses with each kind of card in it, as a fraction of its value."""
    costs = CardCosts(hand)
    return {kind: costs.of(kind) for kind in hand}
