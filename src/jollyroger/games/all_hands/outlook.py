"""What lies ahead of a captain: how far his hand is from winning, and which cards would do it. (AH-7.4)"""

from __future__ import annotations

from ...engine import Seat, View
from .components import CREWS, KINDS, MONKEY, RANKS
from .runs import shortfall, wins
from .state import Table


def outlook(s: Table, seat: Seat | None) -> View:
    """From the captain's own hand and the cards that lie open: nothing else goes in."""
    if seat is None or not s.hands:
        return {}
    hand = s.hands[seat]
    seven, three = shortfall(hand)
    open_cards = [*hand, *s.bids[seat], *s.discard, *(laid.kind for laid in s.row)]
    if s.auction is not None:
        open_cards.append(s.auction)
    winning = (
        [kind for kind in (*range(CREWS * RANKS), MONKEY) if wins([*hand, kind])] if min(seven, three) == 1 else []
    )
    return {
        "short_of_seven": seven,
        "short_of_three": three,
        "winning": [
            {"card": KINDS[kind].id, "unseen": KINDS[kind].copies - open_cards.count(kind)} for kind in winning
        ],
        "auction_wins": s.auction is not None and wins([*hand, s.auction]) is not None,
    }
