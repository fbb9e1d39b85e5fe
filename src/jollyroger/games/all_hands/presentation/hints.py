"""Hints for a captain: what his hand lacks to win, what would help it, and what he risks."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from ....engine import Seat, View
from ..components import CREW_KINDS, HAND_LIMIT, KINDS, LONG_RUN, MONKEY, RANKS, SHORT_RUN
from ..rules.auction import card_value, live_cards, strength
from ..rules.bidding import Bidding, Rebidding
from ..rules.cheating import cards_over_limit, false_call_stake
from ..rules.rounds import picked_cards
from ..rules.runs import find_win, missing_cards, nearest_run, rank_masks
from ..state import Table, cards_left, distinct
from .card_text import crew_id, is_needed

KEPT_HANDS = 1024
"""How many hands' hints are kept. After most choices, most hands are as they were."""


def hints(s: Table, seat: Seat | None) -> View:
    """Computed from the captain's own cards and the cards that lie face up only. (AH-7.4)"""
    if seat is None or not s.hands:
        return {}
    hand = s.hands[seat]
    seven, three = missing_cards(hand)
    seen = [*hand, *s.bids[seat], *s.discard, *(card.kind for card in s.row)]
    if s.auction is not None:
        seen.append(s.auction)
    one_short = min(seven, three) == 1
    winning = [kind for kind in (*range(CREW_KINDS), MONKEY) if one_short and find_win([*hand, kind])]
    rest = rest_of_hand(s, seat)
    rum, laid = strength(own_bid(s, seat), s.auction)
    return {
        "winning": [{"card": KINDS[kind].id, "unseen": KINDS[kind].copies - seen.count(kind)} for kind in winning],
        "auction_wins": s.auction is not None and find_win([*hand, s.auction]) is not None,
        **rest_hints(tuple(rest), s.auction),
        "hand": missing(hand),
        "laid": {"value": laid, "rum": rum},
        "limit": HAND_LIMIT,
        "excess": cards_over_limit(s, seat),
        "stake": false_call_stake(s, seat),
    }


@lru_cache(maxsize=KEPT_HANDS)
def rest_hints(cards: tuple[int, ...], auction: int | None) -> dict[str, Any]:
    """What the rest of a hand lacks, alone and with the auction card, and what each card of it is good for."""
    rest = list(cards)
    return {
        "runs": [nearest_runs(crew, held) for crew, held in enumerate(rank_masks(rest))],
        "rest": missing(rest),
        "with_auction": None if auction is None else missing([*rest, auction]),
        "cards": {KINDS[kind].id: card_hints(auction, rest, kind) for kind in distinct(rest)},
    }


def rest_of_hand(s: Table, seat: Seat) -> list[int]:
    """A hand without the cards picked for a bid or a discard."""
    return cards_left(s.hands[seat], picked_cards(s.agenda[-1] if s.agenda else None, seat))


def own_bid(s: Table, seat: Seat) -> list[int]:
    """All cards of a captain's bid, picked, sealed or revealed."""
    phase = s.agenda[-1] if s.agenda else None
    picks = picked_cards(phase, seat) if isinstance(phase, (Bidding, Rebidding)) else ()
    return [*picks, *s.bids[seat], *live_cards(s, seat)]


def missing(hand: list[int]) -> dict[str, int]:
    """How many cards a hand lacks for each way to win. (AH-7.4)"""
    seven, three = missing_cards(hand)
    return {"seven": seven, "three": three}


def card_hints(auction: int | None, rest: list[int], kind: int) -> dict[str, Any]:
    """What a card adds to a bid, and what the hand lacks without it. (AH-5.1, AH-7.4)"""
    without = cards_left(rest, [kind])
    return {"worth": card_value(kind, auction), "needed": is_needed(rest, without), **missing(without)}


@cache
def nearest_runs(crew: int, held: int) -> dict[str, Any]:
    """The runs of a crew that lack the fewest ranks: their first rank, and the ranks they lack. (AH-7.4)"""
    runs = {}
    for name, length in (("seven", LONG_RUN), ("three", SHORT_RUN)):
        run = nearest_run(held, length)
        lacking = [rank for rank in range(1, RANKS + 1) if (run & ~held) >> (rank - 1) & 1]
        runs[name] = {"first": (run & -run).bit_length(), "missing": lacking}
    return {"crew": crew_id(crew), **runs}
