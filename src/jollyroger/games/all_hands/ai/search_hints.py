"""Hints for a search: which options to try, and how likely each captain is to win."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log

from ....engine import Action, Ask, Seat
from ..actions import ENOUGH, Call, CardAction, Drop, Give, Keep, Lay, Take
from ..components import CREW, MONKEY
from ..rules.auction import card_values
from ..rules.bidding import Bidding
from ..rules.cheating import is_exposed_by_card
from ..state import Table
from .evaluation import ACTION_VALUES, card_costs, gain_from, hand_value

MAX_CARDS_TRIED = 4
"""How many cards are tried where any card is possible."""
MAX_CREW_TRIED = 2
"""How many crew cards are tried as the next card of a bid."""
HAND_WEIGHT, MONKEY_WEIGHT, CARD_WEIGHT, ACTION_WEIGHT, POINT_WEIGHT = 0.47, 0.39, 0.02, 0.35, 0.04
"""Weights of the logarithm of the hand's value, of monkeys, cards, actions and points: fitted to the winners of games
between bots (docs/decisions/0007). Fit them again when `policy` or `evaluation` changes."""


def candidates(s: Table, ask: Ask) -> Sequence[Action]:
    """The options worth trying: of many cards the best few by `evaluation`; no calls, and no cards to be called for."""
    hand = s.hands[ask.seat]
    if ask.options[-1] == ENOUGH and is_exposed_by_card(s, ask.seat):
        return [ENOUGH]  # and the card that wins, if the policy keeps it
    options = [option for option in ask.options if not isinstance(option, Call)]
    cards = [option for option in options if isinstance(option, CardAction)]
    others = [option for option in options if not isinstance(option, CardAction)]
    match cards:
        case [Lay(), *_]:
            costs = card_costs(hand)
            worth = card_values(s.auction)
            crew = [card for card in cards if CREW[card.kind] is not None]
            crew.sort(key=lambda card: costs[card.kind] / worth[card.kind])
            return [*others, *(card for card in cards if CREW[card.kind] is None), *crew[:MAX_CREW_TRIED]]
        case [Drop() | Give(), *_]:
            costs = card_costs(hand)
            cards.sort(key=lambda card: costs[card.kind])
        case [Keep() | Take(), *_]:
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
    actions = sum(ACTION_VALUES.get(kind, 0.0) for kind in hand)
    cards = CARD_WEIGHT * len(hand) + MONKEY_WEIGHT * hand.count(MONKEY) + ACTION_WEIGHT * actions
    return HAND_WEIGHT * log(hand_value(hand) + 1e-6) + cards + POINT_WEIGHT * s.points[seat]
