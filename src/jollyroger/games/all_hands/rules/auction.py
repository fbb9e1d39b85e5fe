"""The bids are revealed, compared, and cleared away. (AH-3.4, AH-3.6, AH-5)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....engine import Seat, Step
from ..components import CREW, KINDS, RANK, RUM, SUIT_MULTIPLIER
from ..events import AuctionLost, NobodyBid, Revealed, Tied, TookClaim, WonAuction
from ..state import BID_CARDS, Table
from .bidding import REBIDDING
from .effects import ACTIONS, cards_to_resolve
from .ending import add_to_hand


def card_value(kind: int, auction: int | None) -> int:
    """What a card adds to a bid: its rank, doubled in the crew of the auction card. (AH-5.1)"""
    if auction is None or CREW[auction] is None:
        return RANK[kind]  # no crew counts double (AH-3.2)
    return RANK[kind] * SUIT_MULTIPLIER if CREW[kind] == CREW[auction] else RANK[kind]


CARD_VALUES: Final = [[card_value(kind, auction) for kind in range(len(KINDS))] for auction in range(len(KINDS))]
"""What each card adds to a bid, for each auction card."""


def card_values(auction: int | None) -> list[int]:
    """What each card adds to a bid, by kind. (AH-5.1)"""
    return RANK if auction is None else CARD_VALUES[auction]


def strength(cards: Sequence[int], auction: int | None) -> tuple[bool, int]:
    """Whether a bid has Rum in it, and what its crew is worth: the higher pair wins. (AH-5.1, AH-5.2)"""
    values = card_values(auction)
    rum = False
    total = 0
    for kind in cards:
        total += values[kind]
        rum = rum or kind == RUM
    return rum, total


def live_cards(s: Table, seat: Seat) -> tuple[int, ...]:
    """The cards of a revealed bid that are still on the table."""
    return tuple([card.kind for card in s.row if card.owner == seat])


def live_bids(s: Table, bidders: tuple[Seat, ...]) -> tuple[tuple[int, ...], ...]:
    return tuple([live_cards(s, seat) for seat in bidders])


def bid_strength(s: Table, seat: Seat) -> tuple[bool, int]:
    """The strength of a revealed bid."""
    return strength([card.kind for card in s.row if card.owner == seat], s.auction)


def reveal_bids(s: Table) -> tuple[Seat, ...]:
    """Turn all face-down bids up at once. Returns who had bid. (AH-3.4)"""
    assert s.auction is not None
    bidders = tuple([seat for seat in s.after(s.dealer) if s.bids[seat]])
    for seat in bidders:
        for kind in s.bids[seat]:
            s.row.append(BID_CARDS[seat][kind])
            s.forget_known(seat, kind)
    if bidders:
        s.tell(
            Revealed,
            s.auction,
            bidders,
            tuple([tuple(s.bids[seat]) for seat in bidders]),
            bool(cards_to_resolve(s)),
        )
        for seat in bidders:
            s.bids[seat].clear()
    return bidders


class Reveal(Step[Table]):
    """All bids are revealed, and the call windows close. If nobody bid there is no auction. (AH-3.4, AH-6.7)"""

    def run(self, s: Table) -> None:
        s.can_be_called = [False] * s.seats
        if s.auction is None:
            return
        bidders = reveal_bids(s)
        if bidders:
            s.plan(ACTIONS, Determine(bidders))
        else:
            s.tell(NobodyBid, s.auction)
            s.discard_table_cards()


class Determine(Step[Table]):
    """The best bid takes the auction card; tied captains bid again. (AH-3.6, AH-5.2, AH-5.3, AH-5.4)"""

    contenders: tuple[Seat, ...]

    def run(self, s: Table) -> None:
        if s.auction is None:  # Fall off the Dock was resolved (AH-4.2)
            return
        best = (False, 0)
        tied: list[Seat] = []
        for seat in self.contenders:
            bid = bid_strength(s, seat)
            if bid > best:
                best = bid
                tied = [seat]
            elif bid == best:
                tied.append(seat)
        if best == (False, 0):
            discard_auction_card(s, self.contenders)
        elif len(tied) == 1:
            card, s.auction = s.auction, None
            s.tell(WonAuction, card, self.contenders, live_bids(s, self.contenders), tied[0])
            add_to_hand(s, tied[0], card, seen=True)
        else:
            s.tell(Tied, s.auction, self.contenders, live_bids(s, self.contenders), tuple(tied))
            s.plan(*[REBIDDING[seat] for seat in tied], REVEAL_AGAIN)


class RevealAgain(Step[Table]):
    """The cards added to a tie are revealed; those who added some compare whole bids. (AH-5.4)"""

    def run(self, s: Table) -> None:
        bidders = reveal_bids(s)
        if bidders:
            s.plan(ACTIONS, Determine(bidders))
        else:
            discard_auction_card(s, ())


def discard_auction_card(s: Table, bidders: tuple[Seat, ...]) -> None:
    """Nobody takes the auction card with the bids of these captains. (AH-5.3, AH-5.4)"""
    assert s.auction is not None
    s.tell(AuctionLost, s.auction, bidders, live_bids(s, bidders))
    s.discard.append(s.auction)
    s.auction = None


class Clearing(Step[Table]):
    """Claimed cards are taken in the order of the claims; the other bids are discarded. (AH-5.5)"""

    def run(self, s: Table) -> None:
        for number, claimer in enumerate(s.claims):
            for place, card in enumerate(s.row):
                if card.claim == number:
                    del s.row[place]
                    s.tell(TookClaim, claimer, card.kind)
                    if add_to_hand(s, claimer, card.kind, seen=True):
                        return
                    break
        s.discard_table_cards()


REVEAL: Final = Reveal()
REVEAL_AGAIN: Final = RevealAgain()
CLEARING: Final = Clearing()
