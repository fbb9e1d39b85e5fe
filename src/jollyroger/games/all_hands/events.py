"""The events, and what each seat sees of them."""

from __future__ import annotations

from typing import ClassVar

from ...engine import Event, Seat


class HandBegan(Event):
    number: int
    dealer: Seat


class Dealt(Event):
    """A captain was dealt cards. Only he sees which."""

    seat: Seat
    cards: tuple[int, ...] | None

    reveals: ClassVar[bool] = True

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else self.replace(cards=None)


class Skipped(Event):
    """A captain was dealt no card: he is brawled, or there was none left."""

    seat: Seat
    brawled: bool


class TurnedUp(Event):
    """The auction card was turned up; None if there was no card left. (AH-3.2, AH-8.2)"""

    card: int | None


class Renewed(Event):
    """The discard pile became the new deck. (AH-8.1)"""


class Passed(Event):
    seat: Seat


class Sealed(Event):
    """A captain laid his bid face down."""

    seat: Seat
    count: int


class Forfeited(Event):
    seat: Seat


class Revealed(Event):
    """A captain's bid was turned face up."""

    seat: Seat
    cards: tuple[int, ...]

    reveals: ClassVar[bool] = True


class NobodyBid(Event):
    card: int


class Caught(Event):
    """A call was right. `count` cards were drawn from the cheat. (AH-6.5)"""

    caller: Seat
    captain: Seat
    count: int

    reveals: ClassVar[bool] = True


class Cleared(Event):
    """A call was false. `count` cards were drawn from the caller. (AH-6.6)"""

    caller: Seat
    captain: Seat
    count: int

    reveals: ClassVar[bool] = True


class Kept(Event):
    """A captain kept one of the cards he looked at. Only he sees which."""

    seat: Seat
    card: int | None

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else self.replace(card=None)


class Discarded(Event):
    """Cards were discarded, face up. (AH-2.3)"""

    seat: Seat
    cards: tuple[int, ...]

    reveals: ClassVar[bool] = True


class Played(Event):
    """A captain resolved an action of his bid."""

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
    """Fall off the Dock cancelled the auction. (AH-4.2)"""

    seat: Seat


class Plundered(Event):
    seat: Seat
    card: int


class Claimed(Event):
    seat: Seat
    owner: Seat
    card: int


class Gave(Event):
    """A captain gave another one a card. Only those two see which."""

    giver: Seat
    taker: Seat
    card: int | None

    reveals: ClassVar[bool] = True

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat in (self.giver, self.taker) else self.replace(card=None)


class Snatched(Event):
    """A captain drew a card at random from the hand of another. Only those two see which."""

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
    """Nobody won the auction card; it was discarded."""

    card: int


class TookClaim(Event):
    seat: Seat
    card: int


class HandWon(Event):
    """A captain won the hand and shows it."""

    seat: Seat
    ending: str
    cards: tuple[int, ...]

    reveals: ClassVar[bool] = True


class HandDrawn(Event):
    """The hand is drawn. (AH-8.2, AH-8.4)"""


class Scored(Event):
    """A captain showed his hand and scored it. (AH-9.1)"""

    seat: Seat
    cards: tuple[int, ...]
    points: int
    total: int

    reveals: ClassVar[bool] = True
