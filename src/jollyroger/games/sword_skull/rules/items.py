"""Auctions, getting Items, the weapon limit, and Bandit's Bargain. (SS-5.4, SS-10.3, SS-10.4)"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator

from ....engine import Action, Phase, Refusal, Seat
from ..actions import PASS, Bid, Buy, Sell
from ..board import ROLES
from ..components import BARGAIN, WEAPON_LIMIT
from ..events import Bargained, BidMade, GotItem, NoBids, OnOffer, PassedBid
from ..messages import role_noun, text
from ..state import Table, distinct
from .debt import sell_item
from .player_choice import PlayerChoice


def start_auction(s: Table, seat: Seat) -> None:
    """Turn up an Item; every player bids once, this one last. (SS-5.4)"""
    s.lot = s.draw_item()
    s.tell(OnOffer, s.lot)
    if s.lot is not None:
        s.plan(Bidding(s.left_of(seat), seat, 0, None))


class Bidding(PlayerChoice):
    """Each player once, clockwise, bids more than the highest bid so far or passes. (SS-5.4)"""

    seat: Seat
    last: Seat
    high: int
    bidder: Seat | None

    def options(self, s: Table) -> list[Action]:
        """Bids go from one more than the highest bid to all the Gold on hand. (SS-9.3)"""
        return [PASS, *s.actions.bid[self.high : s.gold[self.seat]]]

    def decide(self, s: Table, action: Action) -> None:
        high, bidder = self.high, self.bidder
        if isinstance(action, Bid):
            high, bidder = action.gold, self.seat
            s.tell(BidMade, self.seat, high)
        else:
            s.tell(PassedBid, self.seat, self.options(s) == [PASS])
        if self.seat != self.last:
            s.plan(Bidding(s.left_of(self.seat), self.last, high, bidder))
        else:
            close_auction(s, high, bidder)

    def refusal(self, s: Table, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Bid) and seat == self.seat:
            if action.gold <= self.high:
                return Refusal(action, "SS-5.4", text("refusal-bid-low", gold=self.high))
            return Refusal(action, "SS-9.3", text("refusal-bid-high", gold=s.gold[seat]))
        return super().refusal(s, seat, action)


def close_auction(s: Table, high: int, bidder: Seat | None) -> None:
    """The highest bidder pays the Bank and takes the Item; without bids it is discarded. (SS-5.4, SS-A16)"""
    item, s.lot = s.lot, None
    assert item is not None
    if bidder is None:
        insort(s.item_discard, item)
        s.tell(NoBids, item)
    else:
        s.pay_bank(bidder, high)
        s.tell(GotItem, bidder, item, high)
        add_item(s, bidder, item)


def win_item(s: Table, seat: Seat) -> None:
    """Take the top Item as a reward. (SS-7.2)"""
    item = s.draw_item()
    if item is None:
        s.tell(OnOffer, None)
    else:
        s.tell(GotItem, seat, item, None)
        add_item(s, seat, item)


def add_item(s: Table, seat: Seat, item: int) -> None:
    """Put an Item face up before its owner and apply the weapon limit. (SS-10.3)"""
    insort(s.items[seat], item)
    role = s.box.items[item].role
    if role is not None:
        s.plan(WeaponLimit(seat, role))


class WeaponLimit(PlayerChoice):
    """A player with a third weapon of a kind must at once sell one of that kind. (SS-10.3, SS-A25)"""

    seat: Seat
    role: int

    def options(self, s: Table) -> list[Action]:
        weapons = [item for item in s.items[self.seat] if s.box.items[item].role == self.role]
        return [s.actions.sell[kind] for kind in distinct(weapons)] if len(weapons) > WEAPON_LIMIT else []

    def decide(self, s: Table, action: Action) -> None:
        assert isinstance(action, Sell)
        sell_item(s, self.seat, action.item)

    def refusal(self, s: Table, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Sell) and seat == self.seat:
            return Refusal(action, "SS-10.3", text("refusal-sell-weapon", role=role_noun(ROLES[self.role])))
        return super().refusal(s, seat, action)


def weapons_of_others(s: Table, seat: Seat) -> list[Buy]:
    """The weapons that a Bandit's Bargain can name, whatever they cost. (SS-B4.5)"""
    return [
        s.actions.buy[other][item]
        for other in range(s.seats)
        if other != seat
        for item in distinct(s.items[other])
        if item in s.actions.buy[other]
    ]


def affordable_weapons(s: Table, seat: Seat) -> list[Action]:
    """The weapons that a Bandit's Bargain can buy with the Gold on hand. (SS-B4.5, SS-9.3)"""
    return [buy for buy in weapons_of_others(s, seat) if s.box.items[buy.item].sell <= s.gold[seat]]


def unaffordable_weapons(s: Table, seat: Seat) -> Iterator[Refusal]:
    """The weapons that the player could buy if he had more Gold. (SS-9.3)"""
    if BARGAIN in s.hands[seat]:
        affordable = affordable_weapons(s, seat)
        for buy in weapons_of_others(s, seat):
            if buy not in affordable:
                yield too_expensive(s, seat, buy)


def too_expensive(s: Table, seat: Seat, action: Buy) -> Refusal:
    price = s.box.items[action.item].sell
    return Refusal(action, "SS-9.3", text("refusal-too-dear", price=price, gold=s.gold[seat]))


def buy_refusal(s: Table, seat: Seat, action: Action) -> Refusal | None:
    """Why a player with a Bandit's Bargain cannot buy this."""
    if not isinstance(action, Buy) or BARGAIN not in s.hands[seat]:
        return None
    if action not in weapons_of_others(s, seat):
        return Refusal(action, "SS-B4.5", text("refusal-no-weapon"))
    return too_expensive(s, seat, action)


def buy_weapon(s: Table, seat: Seat, action: Buy) -> None:
    """Bandit's Bargain: the buyer pays the owner, who cannot refuse. (SS-A26, SS-10.4)"""
    price = s.box.items[action.item].sell
    s.discard_fortune(seat, BARGAIN)
    s.gold[seat] -= price
    s.gold[action.seat] += price
    s.items[action.seat].remove(action.item)
    s.tell(Bargained, seat, action.seat, action.item, price)
    add_item(s, seat, action.item)


PHASES: tuple[type[Phase[Table]], ...] = (Bidding, WeaponLimit)
