"""The bids are revealed, compared, and cleared away. (AH-3.4, AH-3.6, AH-5)"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ....engine import Action, Phase, Seat
from ..components import CREW, RANK, RUM, SUIT_MULTIPLIER
from ..events import AuctionLost, NobodyBid, Revealed, Tied, TookClaim, WonAuction
from ..state import BidCard, Table
from .bidding import Rebidding
from .effects import Actions, pending_actions
from .ending import add_to_hand, hand_is_over


def card_value(kind: int, auction: int | None) -> int:
    """What a card adds to a bid: its rank, doubled in the crew of the auction card. (AH-5.1)"""
    if auction is None or CREW[auction] is None:
        return RANK[kind]  # no crew counts double (AH-3.2)
    return RANK[kind] * SUIT_MULTIPLIER if CREW[kind] == CREW[auction] else RANK[kind]


def strength(cards: Sequence[int], auction: int | None) -> tuple[bool, int]:
    """Whether a bid has Rum in it, and what its crew is worth: the higher pair wins. (AH-5.1, AH-5.2)"""
    return RUM in cards, sum(card_value(kind, auction) for kind in cards)


def live_cards(s: Table, seat: Seat) -> tuple[int, ...]:
    """The cards of a revealed bid that are still on the table."""
    return tuple(card.kind for card in s.row if card.owner == seat)


def bid_strength(s: Table, seat: Seat) -> tuple[bool, int]:
    """The strength of a revealed bid."""
    return strength(live_cards(s, seat), s.auction)


def reveal_bids(s: Table) -> tuple[Seat, ...]:
    """Turn all face-down bids up at once. Returns who had bid. (AH-3.4)"""
    assert s.auction is not None
    bidders = tuple(seat for seat in s.after(s.dealer) if s.bids[seat])
    bids = tuple(tuple(s.bids[seat]) for seat in bidders)
    for seat in bidders:
        for kind in s.bids[seat]:
            s.row.append(BidCard(seat, kind))
            s.forget_known(seat, kind)
        s.bids[seat].clear()
    if bidders:
        has_actions = any(pending_actions(s, seat) for seat in bidders)
        s.tell(Revealed, s.auction, bidders, bids, has_actions)
    return bidders


class Reveal(Phase[Table]):
    """All bids are revealed, and the call windows close. If nobody bid there is no auction. (AH-3.4, AH-6.7)"""

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        s.can_be_called = [False] * s.seats
        if s.auction is None:
            return
        bidders = reveal_bids(s)
        if bidders:
            s.plan(Actions(), Determine(bidders))
        else:
            s.tell(NobodyBid, s.auction)
            s.discard_table_cards()


class Determine(Phase[Table]):
    """The best bid takes the auction card; tied captains bid again. (AH-3.6, AH-5.2, AH-5.3, AH-5.4)"""

    contenders: tuple[Seat, ...]

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        if s.auction is None:  # Fall off the Dock was resolved (AH-4.2)
            return
        bids = tuple(live_cards(s, seat) for seat in self.contenders)
        strengths = [strength(bid, s.auction) for bid in bids]
        best = max(strengths)
        tied = tuple(seat for seat, strength in zip(self.contenders, strengths, strict=True) if strength == best)
        if best == (False, 0):
            discard_auction_card(s, self.contenders, bids)
        elif len(tied) == 1:
            card, s.auction = s.auction, None
            s.tell(WonAuction, card, self.contenders, bids, tied[0])
            add_to_hand(s, tied[0], card, seen=True)
        else:
            s.tell(Tied, s.auction, self.contenders, bids, tied)
            s.plan(*[Rebidding(seat) for seat in tied], RevealAgain())


class RevealAgain(Phase[Table]):
    """The cards added to a tie are revealed; those who added some compare whole bids. (AH-5.4)"""

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        bidders = reveal_bids(s)
        if bidders:
            s.plan(Actions(), Determine(bidders))
        else:
            discard_auction_card(s, (), ())


def discard_auction_card(s: Table, bidders: tuple[Seat, ...], bids: tuple[tuple[int, ...], ...]) -> None:
    """Nobody takes the auction card with these bids. (AH-5.3, AH-5.4)"""
    assert s.auction is not None
    s.tell(AuctionLost, s.auction, bidders, bids)
    s.discard.append(s.auction)
    s.auction = None


class Clearing(Phase[Table]):
    """Claimed cards are taken in the order of the claims; the other bids are discarded. (AH-5.5)"""

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        for number, claimer in enumerate(s.claims):
            claimed = next((card for card in s.row if card.claim == number), None)
            if claimed is not None:
                s.row.remove(claimed)
                s.tell(TookClaim, claimer, claimed.kind)
                add_to_hand(s, claimer, claimed.kind, seen=True)
                if hand_is_over(s):
                    return
        s.discard_table_cards()
