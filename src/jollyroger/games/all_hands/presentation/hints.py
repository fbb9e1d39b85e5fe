"""What lies ahead of a captain: how far his hand is from winning, what would bring it nearer, and what he risks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....engine import Seat, View
from ..components import CREW, CREWS, FALSE_CALL_CARDS, HAND_LIMIT, KINDS, LONG_RUN, MONKEY, RANK, RANKS, SHORT_RUN
from ..components import SUIT_MULTIPLIER as DOUBLE
from ..rules.runs import masks, run_masks, shortfall, wins
from ..state import Table, kinds, without
from .view import picked


def hints(s: Table, seat: Seat | None) -> View:
    """From the captain's own hand and the cards that lie open: nothing else goes in. (AH-7.4)"""
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
    picks = picked(s.agenda[-1] if s.agenda else None, seat)
    rest = without(hand, picks)
    return {
        "short_of_seven": seven,
        "short_of_three": three,
        "winning": [
            {"card": KINDS[kind].id, "unseen": KINDS[kind].copies - open_cards.count(kind)} for kind in winning
        ],
        "auction_wins": s.auction is not None and wins([*hand, s.auction]) is not None,
        "runs": [nearest(crew, held) for crew, held in enumerate(masks(rest))],
        "rest": short(rest),
        "with_auction": None if s.auction is None else short([*rest, s.auction]),
        "cards": {KINDS[kind].id: {"worth": worth(s, [kind]), **short(without(rest, [kind]))} for kind in kinds(rest)},
        "laid": worth(s, [*picks, *s.bids[seat], *(laid.kind for laid in s.row if laid.owner == seat)]),
        "limit": HAND_LIMIT,
        "excess": max(0, len(hand) - HAND_LIMIT),
        "stake": min(FALSE_CALL_CARDS, len(hand)),
    }


def short(hand: Sequence[int]) -> dict[str, int]:
    seven, three = shortfall(hand)
    return {"seven": seven, "three": three}


def worth(s: Table, cards: Sequence[int]) -> int:
    """The ranks of these cards in a bid, doubled in the auction card's crew. (AH-5.1)"""
    crew = None if s.auction is None else CREW[s.auction]
    return sum(RANK[kind] * (DOUBLE if crew is not None and CREW[kind] == crew else 1) for kind in cards)


def nearest(crew: int, held: int) -> dict[str, Any]:
    """The runs of a crew that lack fewest ranks: where they begin, and which ranks those are. (AH-7.4)"""
    found = {}
    for name, length in (("seven", LONG_RUN), ("three", SHORT_RUN)):
        run = min(run_masks(length), key=lambda run: (run & ~held).bit_count())
        first = (run & -run).bit_length()
        missing = [rank for rank in range(first, first + length) if not held >> (rank - 1) & 1]
        found[name] = {"first": first, "missing": missing}
    return {"crew": crew_id(crew), **found}


def crew_id(crew: int) -> str:
    return KINDS[crew * RANKS].id.rpartition("-")[0]
