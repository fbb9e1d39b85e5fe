"""What each captain may know. (AH-2.2, AH-2.3)"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ....engine import Seat, SplitView, View
from ....engine.text.english import ordinal
from ..components import CREW_KINDS, HAND_LIMIT, KINDS, Kind
from ..rules.auction import bid_strength
from ..rules.bidding import Bidding, LastCall
from ..rules.cheating import Keeping
from ..rules.effects import Plundering
from ..rules.rounds import Discarding, picked_cards
from ..rules.runs import winning_runs
from ..state import Table

PILE_STEP = 18
"""The height of a pile is shown in steps of this many cards: 108 cards in six steps."""


def guide_entry(kind: Kind) -> dict[str, int | str]:
    """An action card. It is named by its message, unless the component file gives it texts of its own."""
    own = {"name": kind.noun, "about": kind.effect}
    return {"copies": kind.copies, **{key: words for key, words in own.items() if isinstance(words, str)}}


GUIDE = {kind.id: guide_entry(kind) for kind in KINDS[CREW_KINDS:]}
"""The action cards, in order."""


def card_ids(cards: Sequence[int]) -> list[str]:
    return [KINDS[kind].id for kind in cards]


def thickness(count: int) -> int:
    """A hand as others see it: 1 for up to 6 cards, 2 for 7 to 11, 3 for 12 and more. (AH-2.2)"""
    return 1 if count <= HAND_LIMIT // 2 else 2 if count < HAND_LIMIT else 3


def could_cheat(s: Table, seat: Seat) -> bool:
    """Whether a hand looks thick enough to be above the limit. If not, a call is surely wrong. (AH-2.2, AH-6.5)"""
    return thickness(len(s.hands[seat])) == 3


def pile_height(count: int) -> int:
    """A pile as everyone sees it. Its exact size would reveal how many cards are in the hands. (AH-2.2)"""
    return -(-count // PILE_STEP)


def public_view(s: Table) -> View:
    """What everybody may know."""
    phase = s.agenda[-1] if s.agenda else None
    return {
        "phase": type(phase).__name__ if phase is not None else None,
        "hand_number": s.hand_number,
        "dealer": s.dealer,
        "auction": None if s.auction is None else KINDS[s.auction].id,
        "deck": pile_height(len(s.deck)),
        "discard": pile_height(len(s.discard)),
        "top": KINDS[s.discard[-1]].id if s.discard else None,
        "captains": [captain_view(s, other) for other in range(s.seats)],
        "row": [
            {
                "owner": card.owner,
                "card": KINDS[card.kind].id,
                "spent": card.resolved,
                "claimed_by": None if card.claim is None else s.claims[card.claim],
            }
            for card in s.row
        ],
        "aside_count": len(s.aside),
        "guide": GUIDE,
        "result": None if s.result is None else s.result._asdict(),
    }


def private_view(s: Table, seat: Seat | None) -> View:
    """What only this captain may know (None: a spectator): his own cards and answers."""
    phase = s.agenda[-1] if s.agenda else None
    return {
        "you": seat,
        "pile": card_ids(sorted(s.discard)) if isinstance(phase, Plundering) and phase.seat == seat else None,
        "aside": card_ids(s.aside) if isinstance(phase, Keeping) and phase.seat == seat else None,
        "hand": None if seat is None else card_ids(s.hands[seat]),
        "bid": None if seat is None else card_ids(s.bids[seat]),
        "picks": card_ids(picked_cards(phase, seat)),
        "answer": str(s.sealed[seat]) if seat in s.sealed else None,
    }


view = SplitView(public_view, private_view)


def roles(s: Table) -> list[dict[str, str]]:
    """Each captain's place in the turn order, from the dealer's left. (AH-3.3)"""
    bids = [f"{ordinal(place)} to bid" for place in range(1, s.seats)]
    return [{"turn": [*bids, "dealer"][(seat - s.dealer - 1) % s.seats]} for seat in range(s.seats)]


def captain_view(s: Table, seat: Seat) -> View:
    """What everyone may know about a captain."""
    phase = s.agenda[-1] if s.agenda else None
    return {
        "seat": seat,
        "thickness": thickness(len(s.hands[seat])),
        "bid": len(s.bids[seat]),
        "passed": has_passed(s, seat),
        "worth": revealed_bid(s, seat),
        "callable": s.cheating and s.can_be_called[seat],
        "brawled": s.brawled[seat],
        "brawled_next": s.brawled_next[seat],
        "chosen": seat in s.sealed or (isinstance(phase, Discarding) and phase.done[seat]),
        "points": s.points[seat] if s.long_game else None,
        "shown": card_ids(s.hands[seat]) if s.result is not None else None,
        "runs": [card_ids(run) for run in winning_runs(s.hands[seat])] if s.result is not None else [],
    }


def has_passed(s: Table, seat: Seat) -> bool:
    """Whether a captain's turn to bid is over and he did not bid. (AH-3.3)"""
    still_to_bid = any(isinstance(phase, Bidding) and phase.seat == seat for phase in s.agenda)
    return not still_to_bid and not s.bids[seat] and any(isinstance(phase, LastCall) for phase in s.agenda)


def revealed_bid(s: Table, seat: Seat) -> dict[str, int | bool] | None:
    """What a bid is worth; None before it is revealed. (AH-5.1, AH-5.2)"""
    if s.auction is None or all(card.owner != seat for card in s.row):
        return None
    rum, value = bid_strength(s, seat)
    return {"value": value, "rum": rum}


def pieces(s: Table) -> dict[str, int]:
    """All cards, wherever they are. (case 44)"""
    cards = [*s.deck, *s.discard, *s.aside, *(card.kind for card in s.row)]
    for hand, bid in zip(s.hands, s.bids, strict=True):
        cards += hand + bid
    if s.auction is not None:
        cards.append(s.auction)
    counts = Counter(cards)
    return {kind.id: counts[number] for number, kind in enumerate(KINDS)}
