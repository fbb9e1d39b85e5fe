"""Which options a search should try."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....engine import Action, Ask
from ..actions import ENOUGH, Call, CardAction, Cut, Drop, Give, Keep, Lay, Take
from ..components import CREW_KINDS
from ..rules.auction import card_values
from ..rules.cheating import is_exposed_by_card
from ..state import Table
from .evaluation import card_costs, gain_from

MAX_CARDS_TRIED: Final = 4
"""How many cards are tried where any card is possible."""
MAX_CREW_TRIED: Final = 2
"""How many crew cards are tried as the next card of a bid."""


def candidates(s: Table, ask: Ask) -> Sequence[Action]:
    """The options worth trying: of many cards the best few by `evaluation`.

    No calls, no cards to be called for, and no cuts of his own bid.
    """
    hand = s.hands[ask.seat]
    if ask.options[-1] == ENOUGH and is_exposed_by_card(s, ask.seat):
        return [ENOUGH]  # and the card that wins, if the policy keeps it
    cards = [option for option in ask.options if isinstance(option, CardAction)]
    others = [option for option in ask.options if not isinstance(option, (CardAction, Call))]
    if not cards:
        return [option for option in others if not (isinstance(option, Cut) and s.row[option.place].owner == ask.seat)]
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
