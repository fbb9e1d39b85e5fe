"""Hints for a search: which options to try, and how likely each captain is to win."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Final

from ....engine import Action, Ask, Seat
from ..actions import ENOUGH, Call, CardAction, Drop, Give, Keep, Lay, Take
from ..components import CREW_KINDS, MONKEY
from ..rules.auction import card_values
from ..rules.bidding import Bidding
from ..rules.cheating import is_exposed_by_card
from ..state import Table
from .evaluation import ACTION_VALUES, card_costs, gain_from, hand_value

MAX_CARDS_TRIED: Final = 4
"""How many cards are tried where any card is possible."""
MAX_CREW_TRIED: Final = 2
"""How many crew cards are tried as the next card of a bid."""
HAND_WEIGHT: Final = 0.47
MONKEY_WEIGHT: Final = 0.39
CARD_WEIGHT: Final = 0.02
ACTION_WEIGHT: Final = 0.35
POINT_WEIGHT: Final = 0.04
"""Weights of the logarithm of the hand's value, of monkeys, cards, actions and points: fitted to the winners of games
between bots (docs/decisions/0007). Fit them again when `policy` or `evaluation` changes."""


def candidates(s: Table, ask: Ask) -> Sequence[Action]:
    """The options worth trying: of many cards the best few by `evaluation`; no calls, and no cards to be called for."""
    hand = s.hands[ask.seat]
    if ask.options[-1] == ENOUGH and is_exposed_by_card(s, ask.seat):
        return [ENOUGH]  # and the card that wins, if the policy keeps it
    cards = [option for option in ask.options if isinstance(option, CardAction)]
    others = [option for option in ask.options if not isinstance(option, (CardAction, Call))]
    if not cards:
        return others
    first = cards[0]
    if isinstance(first, Lay):
        costs, worth = card_costs(hand), card_values(s.auction)
        crew = [card for card in cards if card.kind < CREW_KINDS]
        crew.sort(key=lambda card: costs[card.kind] / worth[card.kind])
        return [*others, *[card for card in cards if card.kind >= CREW_KINDS], *crew[:MAX_CREW_TRIED]]
    if isinstance(first, (Drop, Give)):
        costs = card_costs(hand)
        cards.sort(key=lambda card: costs[card.kind])
    elif isinstance(first, (Keep, Take)):
        cards.sort(key=lambda card: -gain_from(hand, card.kind))
    return [*others, *cards[:MAX_CARDS_TRIED]]


def value(s: Table, seat: Seat) -> float | None:
    """How likely a captain is to win; None in the middle of an auction, where hands are incomplete."""
    phase = s.agenda[-1]
    if not isinstance(phase, Bidding) or phase.picks or any(s.bids):
        return None
    weights = [exp(prospects(s, other)) for other in range(s.seats)]
    return weights[seat] / sum(weights)


def prospects(s: Table, seat: Seat) -> float:
    """The logarithm of a captain's odds to win, up to a constant."""
    hand = s.hands[seat]
    actions = 0.0
    for kind in hand:
        actions += ACTION_VALUES[kind]
    cards = CARD_WEIGHT * len(hand) + MONKEY_WEIGHT * hand.count(MONKEY) + ACTION_WEIGHT * actions
    return HAND_WEIGHT * log(hand_value(hand) + 1e-6) + cards + POINT_WEIGHT * s.points[seat]
