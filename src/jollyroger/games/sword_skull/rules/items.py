"""Auctions, getting Items, the weapon limit, and Bandit's Bargain. (SS-5.4, SS-10.3, SS-10.4)"""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping

from ....engine import Action, Ask, Phase, Refusal, Seat
from ..actions import PASS, Bid, Buy, Sell
from ..components import BARGAIN, WEAPON_LIMIT
from ..events import Bargained, BidMade, GotItem, NoBids, OnOffer, PassedBid
from ..state import Table
from .debt import sell
from .player_choice import Scene


def auction(s: Table, seat: Seat) -> None:
    """The next Item is turned up; all bid once, this player last. (SS-5.4)"""
    s.lot = s.draw_item()
    s.tell(OnOffer, s.lot)
    if s.lot is not None:
        s.plan(Bidding(s.after(seat)[0], seat, 0, None))


class Bidding(Scene):
    """Each player once, clockwise, bids more than the highest bid so far or passes. (SS-5.4)"""

    seat: Seat
    last: Seat
    high: int
    bidder: Seat | None

    def bids(self, s: Table) -> list[Action]:
        """From one more than the highest bid to all the Gold on hand. (SS-9.3)"""
        return [*s.menu.bid[self.high : s.gold[self.seat]]]

    def ask(self, s: Table) -> list[Ask]:
        bids = self.bids(s)
        return [Ask(self.seat, [PASS, *bids])] if bids else []

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        action = answers.get(self.seat)
        high, bidder = self.high, self.bidder
        if isinstance(action, Bid):
            high, bidder = action.gold, self.seat
            s.tell(BidMade, self.seat, high)
        else:
            s.tell(PassedBid, self.seat, action is None)
        if self.seat != self.last:
            s.plan(Bidding(s.after(self.seat)[0], self.last, high, bidder))
        else:
            hammer(s, high, bidder)

    def refusal(self, s: Table, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Bid) and seat == self.seat:
            if action.gold <= self.high:
                return Refusal(action, "SS-5.4", f"Bid more than {self.high} Gold, or pass.")
            return Refusal(action, "SS-9.3", f"You have {s.gold[seat]} Gold on hand and cannot bid more.")
        return super().refusal(s, seat, action)


def hammer(s: Table, high: int, bidder: Seat | None) -> None:
    """The highest bidder pays the Bank and takes the Item; if nobody bid, it is discarded. (SS-A16)"""
    item, s.lot = s.lot, None
    assert item is not None
    if bidder is None:
        insort(s.item_discard, item)
        s.tell(NoBids, item)
    else:
        s.earn(bidder, -high)
        s.tell(GotItem, bidder, item, high)
        gain(s, bidder, item)


def win_item(s: Table, seat: Seat) -> None:
    """The next Item as a reward. (SS-7.2)"""
    item = s.draw_item()
    if item is None:
        s.tell(OnOffer, None)
    else:
        s.tell(GotItem, seat, item, None)
        gain(s, seat, item)


def gain(s: Table, seat: Seat, item: int) -> None:
    """An Item is laid open in front of its owner. (SS-10.3)"""
    insort(s.items[seat], item)
    role = s.box.items[item].role
    if role is not None:
        s.plan(Disarming(seat, role))


class Disarming(Scene):
    """Whoever has a third weapon of a kind must at once sell one of that kind. (SS-10.3, SS-A25)"""

    seat: Seat
    role: int

    def weapons(self, s: Table) -> list[int]:
        return [item for item in s.items[self.seat] if s.box.items[item].role == self.role]

    def ask(self, s: Table) -> list[Ask]:
        weapons = self.weapons(s)
        kinds = list(dict.fromkeys(weapons))
        if len(weapons) <= WEAPON_LIMIT or len(kinds) == 1:
            return []
        return [Ask(self.seat, [s.menu.sell[kind] for kind in kinds])]

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        action = answers.get(self.seat)
        weapons = self.weapons(s)
        if isinstance(action, Sell):
            sell(s, self.seat, action.item)
        elif len(weapons) > WEAPON_LIMIT:
            sell(s, self.seat, weapons[0])

    def refusal(self, s: Table, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Sell) and seat == self.seat:
            return Refusal(action, "SS-10.3", "One of the three weapons of that kind must be sold, and nothing else.")
        return super().refusal(s, seat, action)


def bargains(s: Table, seat: Seat) -> list[Action]:
    """The weapons of others that a Bandit's Bargain could buy with the Gold on hand. (SS-B4.5, SS-9.3)"""
    return [
        s.menu.buy[other][item]
        for other in range(s.seats)
        if other != seat
        for item in dict.fromkeys(s.items[other])
        if s.box.items[item].role is not None and s.box.items[item].sell <= s.gold[seat]
    ]


def buy(s: Table, seat: Seat, action: Buy) -> None:
    """The buyer pays the owner, who cannot refuse. (SS-A26, SS-10.4)"""
    price = s.box.items[action.item].sell
    s.discard_fortune(seat, BARGAIN)
    s.gold[seat] -= price
    s.gold[action.seat] += price
    s.items[action.seat].remove(action.item)
    s.tell(Bargained, seat, action.seat, action.item, price)
    gain(s, seat, action.item)


PHASES: tuple[type[Phase[Table]], ...] = (Bidding, Disarming)
