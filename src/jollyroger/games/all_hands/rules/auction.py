"""The bids are turned over, compared, and cleared away. (AH-3.4, AH-3.6, AH-5)"""

from __future__ import annotations

from collections.abc import Mapping

from ....engine import Action, Phase, Seat
from ..components import CREW, RANK, RUM, SUIT_MULTIPLIER
from ..events import AuctionLost, NobodyBid, Revealed, Tied, TookClaim, WonAuction
from ..state import Laid, Table
from .bidding import Rebidding
from .effects import Actions
from .ending import gain, stopped


def turn_over(s: Table) -> tuple[Seat, ...]:
    """All face-down bids are shown at once and join the row. Returns who had bid. (AH-3.4)"""
    bidders = tuple(seat for seat in s.after(s.dealer) if s.bids[seat])
    for seat in bidders:
        for kind in s.bids[seat]:
            s.row.append(Laid(seat, kind))
            s.show(seat, kind)
        s.tell(Revealed, seat, tuple(s.bids[seat]))
        s.bids[seat].clear()
    return bidders


class Reveal(Phase[Table]):
    """All bids are turned over, and no cheat can be called from here on. Nobody bid: no auction. (AH-3.4, AH-6.7)"""

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        s.open = [False] * s.seats
        if s.auction is None:
            return
        bidders = turn_over(s)
        if bidders:
            s.plan(Actions(), Determine(bidders))
        else:
            s.tell(NobodyBid, s.auction)
            s.throw_all()


def strength(s: Table, seat: Seat) -> tuple[bool, int]:
    """A bid: whether Rum is in it, and the ranks of its crew, doubled in the auction card's crew. (AH-5.1, AH-5.2)"""
    assert s.auction is not None
    suit = CREW[s.auction]  # of an action card: none, and no crew doubles (AH-3.2)
    rum = False
    value = 0
    for laid in s.row:
        if laid.owner == seat:
            rum = rum or laid.kind == RUM
            doubled = suit is not None and CREW[laid.kind] == suit
            value += RANK[laid.kind] * (SUIT_MULTIPLIER if doubled else 1)
    return rum, value


class Determine(Phase[Table]):
    """The best bid takes the auction card; the tied bid again. (AH-3.6, AH-5.2, AH-5.3, AH-5.4)"""

    contenders: tuple[Seat, ...]

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        if s.auction is None:  # somebody fell off the dock (AH-4.2)
            return
        strengths = [strength(s, seat) for seat in self.contenders]
        best = max(strengths)
        tied = tuple(seat for seat, mine in zip(self.contenders, strengths, strict=True) if mine == best)
        if best == (False, 0):
            lose_auction(s)
        elif len(tied) == 1:
            card, s.auction = s.auction, None
            s.tell(WonAuction, tied[0], card)
            gain(s, tied[0], card, seen=True)
        else:
            s.tell(Tied, tied)
            s.plan(*[Rebidding(seat) for seat in tied], RevealAgain())


class RevealAgain(Phase[Table]):
    """The cards added to a tie are turned over; those who added compare whole bids. (AH-5.4)"""

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        bidders = turn_over(s)
        if bidders:
            s.plan(Actions(), Determine(bidders))
        else:
            lose_auction(s)


def lose_auction(s: Table) -> None:
    """Nobody takes the auction card. (AH-5.3, AH-5.4)"""
    assert s.auction is not None
    s.tell(AuctionLost, s.auction)
    s.discard.append(s.auction)
    s.auction = None


class Clearing(Phase[Table]):
    """Claims are taken in the order they were made, the other bids are discarded. (AH-5.5)"""

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        for number, claimer in enumerate(s.claims):
            laid = next((laid for laid in s.row if laid.claim == number), None)
            if laid is not None:
                s.row.remove(laid)
                s.tell(TookClaim, claimer, laid.kind)
                gain(s, claimer, laid.kind, seen=True)
                if stopped(s):
                    return
        s.throw_all()
