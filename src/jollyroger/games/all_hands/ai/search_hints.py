"""What a search looks at: the bids and cards that deserve it, and how likely each captain is to win from here."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log

from ....engine import Action, Ask, Seat
from ..actions import Call, Drop, Give, Keep, Lay, OfCard, Take
from ..components import CREW, MONKEY
from ..rules.bidding import Bidding
from ..state import Table
from .policy import USEFUL, bid_value, gain, prices, worth

FEW = 4
"""So many cards are looked at where any card might do."""
NEAR, WILD, CARD, ACTIONS, POINT = 0.47, 0.39, 0.02, 0.35, 0.04
"""What tells who will win, fitted to games of bots: the worth of the hand, monkeys, cards, actions, points."""


def candidates(s: Table, ask: Ask) -> Sequence[Action]:
    """A bid stops, or goes on with an action or the cheapest crew; of other cards the likeliest few. No wild calls."""
    hand = s.hands[ask.seat]
    options = [option for option in ask.options if not isinstance(option, Call)]
    cards = [option for option in options if isinstance(option, OfCard)]
    others = [option for option in options if not isinstance(option, OfCard)]
    match cards:
        case [Lay(), *_]:
            assert s.auction is not None
            auction = s.auction
            crew = [card for card in cards if CREW[card.kind] is not None]
            cost = prices(hand)
            crew.sort(key=lambda card: cost[card.kind] / bid_value(card.kind, auction))
            return [*others, *(card for card in cards if CREW[card.kind] is None), *crew[:2]]
        case [Drop() | Give(), *_]:
            cost = prices(hand)
            cards.sort(key=lambda card: cost[card.kind])
        case [Keep() | Take(), *_]:
            cards.sort(key=lambda card: -gain(hand, card.kind))
    return [*others, *cards[:FEW]]


def value(s: Table, seat: Seat) -> float | None:
    """How likely this captain wins: his prospects among all captains'. Told before the bids, not in mid-auction."""
    phase = s.agenda[-1]
    if not isinstance(phase, Bidding) or phase.picks or any(s.bids):
        return None
    weights = [exp(prospects(s, other)) for other in range(s.seats)]
    return weights[seat] / sum(weights)


def prospects(s: Table, seat: Seat) -> float:
    hand = s.hands[seat]
    actions = sum(USEFUL.get(kind, 0.0) for kind in hand)
    cards = CARD * len(hand) + WILD * hand.count(MONKEY) + ACTIONS * actions
    return NEAR * log(worth(hand) + 1e-6) + cards + POINT * s.points[seat]
