"""Hints for a captain: what his hand lacks to win, what would help it, and what he risks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....engine import Seat, View
from ..components import CREW_KINDS, HAND_LIMIT, KINDS, LONG_RUN, MONKEY, RANKS, SHORT_RUN
from ..rules.auction import card_value
from ..rules.cheating import cards_over_limit, false_call_stake
from ..rules.rounds import picked_cards
from ..rules.runs import find_win, missing_cards, nearest_run, rank_masks
from ..state import Table, cards_left, distinct


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
    picks = picked_cards(s.agenda[-1] if s.agenda else None, seat)
    rest = cards_left(hand, picks)
    return {
        "short_of_seven": seven,
        "short_of_three": three,
        "winning": [{"card": KINDS[kind].id, "unseen": KINDS[kind].copies - seen.count(kind)} for kind in winning],
        "auction_wins": s.auction is not None and find_win([*hand, s.auction]) is not None,
        "runs": [nearest_runs(crew, held) for crew, held in enumerate(rank_masks(rest))],
        "rest": missing(rest),
        "with_auction": None if s.auction is None else missing([*rest, s.auction]),
        "cards": {
            KINDS[kind].id: {"worth": card_value(kind, s.auction), **missing(cards_left(rest, [kind]))}
            for kind in distinct(rest)
        },
        "laid": bid_value(s, [*picks, *s.bids[seat], *(card.kind for card in s.row if card.owner == seat)]),
        "limit": HAND_LIMIT,
        "excess": cards_over_limit(s, seat),
        "stake": false_call_stake(s, seat),
    }


def missing(hand: Sequence[int]) -> dict[str, int]:
    """How many cards a hand lacks for each way to win. (AH-7.4)"""
    seven, three = missing_cards(hand)
    return {"seven": seven, "three": three}


def bid_value(s: Table, cards: Sequence[int]) -> int:
    """What these cards are worth in a bid. (AH-5.1)"""
    return sum(card_value(kind, s.auction) for kind in cards)


def nearest_runs(crew: int, held: int) -> dict[str, Any]:
    """The runs of a crew that lack the fewest ranks: their first rank, and the ranks they lack. (AH-7.4)"""
    runs = {}
    for name, length in (("seven", LONG_RUN), ("three", SHORT_RUN)):
        run = nearest_run(held, length)
        lacking = [rank for rank in range(1, RANKS + 1) if (run & ~held) >> (rank - 1) & 1]
        runs[name] = {"first": (run & -run).bit_length(), "missing": lacking}
    return {"crew": crew_id(crew), **runs}


def crew_id(crew: int) -> str:
    return KINDS[crew * RANKS].id.rpartition("-")[0]
