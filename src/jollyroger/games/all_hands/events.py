"""What has happened at the table, and who saw how much of it."""

from __future__ import annotations

from typing import ClassVar

from ...engine import Event, Seat


class HandBegan(Event):
    number: int
    dealer: Seat


class Dealt(Event):
    """A captain picked up cards; only he sees which."""

    seat: Seat
    cards: tuple[int, ...] | None

    reveals: ClassVar[bool] = True

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else self.replace(cards=None)


class Skipped(Event):
    """A captain got no card: brawled, or there was none."""

    seat: Seat
    brawled: bool


class TurnedUp(Event):
    """The auction card, or that there is none. (AH-3.2, AH-8.2)"""

    card: int | None


class Renewed(Event):
    """The discard pile became the new deck. (AH-8.1)"""


class Passed(Event):
    seat: Seat


class Sealed(Event):
    """A captain has laid his bid face down."""

    seat: Seat
    count: int


class Forfeited(Event):
    seat: Seat


class Revealed(Event):
    """A captain's bid is turned over."""

    seat: Seat
    cards: tuple[int, ...]

    reveals: ClassVar[bool] = True


class NobodyBid(Event):
    card: int


class Caught(Event):
    """A call that was right: so many cards were drawn from the cheat."""

    caller: Seat
    captain: Seat
    count: int

    reveals: ClassVar[bool] = True


class Cleared(Event):
    """A call that was wrong: so many cards were drawn from the caller."""

    caller: Seat
    captain: Seat
    count: int

    reveals: ClassVar[bool] = True


class Kept(Event):
    """Of the cards looked at one was kept; only the taker sees which."""

    seat: Seat
    card: int | None

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else self.replace(card=None)


class Discarded(Event):
    """Cards went to the discard pile, face up. (AH-2.3)"""

    seat: Seat
    cards: tuple[int, ...]

    reveals: ClassVar[bool] = True


class Played(Event):
    """A captain resolves an action of his bid."""

    seat: Seat
    card: int


class NoEffect(Event):
    seat: Seat
    card: int


class WasCut(Event):
    seat: Seat
    owner: Seat
    card: int


class Spared(Event):
    seat: Seat


class Docked(Event):
    """The auction is off. (AH-4.2)"""

    seat: Seat


class Plundered(Event):
    seat: Seat
    card: int


class Claimed(Event):
    seat: Seat
    owner: Seat
    card: int


class Gave(Event):
    """A card went from one captain to another; only those two see which."""

    giver: Seat
    taker: Seat
    card: int | None

    reveals: ClassVar[bool] = True

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat in (self.giver, self.taker) else self.replace(card=None)


class Snatched(Event):
    """A card was drawn unseen from a captain; he sees which, and so does the taker."""

    seat: Seat
    captain: Seat
    card: int | None

    reveals: ClassVar[bool] = True

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat in (self.seat, self.captain) else self.replace(card=None)


class Brawled(Event):
    seat: Seat
    captain: Seat


class Tied(Event):
    captains: tuple[Seat, ...]


class WonAuction(Event):
    seat: Seat
    card: int


class AuctionLost(Event):
    """Nobody wins the auction card: it is discarded."""

    card: int


class TookClaim(Event):
    seat: Seat
    card: int


class HandWon(Event):
    """A captain shows a winning hand."""

    seat: Seat
    ending: str
    cards: tuple[int, ...]

    reveals: ClassVar[bool] = True


class HandDrawn(Event):
    """The hand is called off. (AH-8.2, AH-8.4)"""


class Scored(Event):
    """Everyone shows his hand and scores it. (AH-9.1)"""

    seat: Seat
    cards: tuple[int, ...]
    points: int
    total: int

    reveals: ClassVar[bool] = True
