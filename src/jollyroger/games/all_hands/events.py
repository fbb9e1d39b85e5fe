"""The events, and what each seat sees of them."""

from __future__ import annotations

from typing import ClassVar

from ...engine import Event, Seat


class HandBegan(Event):
    number: int
    dealer: Seat

    icon: ClassVar[str] = "ship"


class Dealt(Event):
    """A captain was dealt cards. Only he sees which."""

    seat: Seat
    cards: tuple[int, ...] | None

    reveals: ClassVar[bool] = True
    icon: ClassVar[str] = "hat"

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else self.replace(cards=None)


class Skipped(Event):
    """A captain was dealt no card: he is brawled, or there was none left."""

    seat: Seat
    brawled: bool

    icon: ClassVar[str] = "barrel"


class TurnedUp(Event):
    """The auction card was turned up; None if there was no card left. (AH-3.2, AH-8.2)"""

    card: int | None

    icon: ClassVar[str] = "hat"


class Renewed(Event):
    """The discard pile became the new deck. (AH-8.1)"""

    icon: ClassVar[str] = "wave"


class Passed(Event):
    """A captain made no bid. `forced` says why he could not: 'brawled' or 'no-cards'. (AH-3.3)"""

    seat: Seat
    forced: str = ""

    icon: ClassVar[str] = "anchor"


class Sealed(Event):
    """A captain laid his bid face down."""

    seat: Seat
    count: int

    icon: ClassVar[str] = "coin"


class Forfeited(Event):
    """A tied captain gave up; `forced` if he had no card to add. (AH-5.4)"""

    seat: Seat
    forced: bool = False

    icon: ClassVar[str] = "flag"


class BidsEvent(Event):
    """Base of the events about several bids for the auction card: who made them, and their cards."""

    auction: int
    captains: tuple[Seat, ...]
    bids: tuple[tuple[int, ...], ...]


class Revealed(BidsEvent):
    """The bids were turned face up, all at once. `has_actions`: some of their actions are resolved next. (AH-3.4)"""

    has_actions: bool

    reveals: ClassVar[bool] = True
    icon: ClassVar[str] = "lantern"


class NobodyBid(Event):
    card: int

    icon: ClassVar[str] = "wave"


class Caught(Event):
    """A call was right. `count` cards were drawn from the cheat. (AH-6.5)"""

    caller: Seat
    captain: Seat
    count: int

    reveals: ClassVar[bool] = True
    icon: ClassVar[str] = "skull"
    important: ClassVar[bool] = True


class Cleared(Event):
    """A call was false. `count` cards were drawn from the caller. (AH-6.6)"""

    caller: Seat
    captain: Seat
    count: int

    reveals: ClassVar[bool] = True
    icon: ClassVar[str] = "heart"
    important: ClassVar[bool] = True


class Kept(Event):
    """A captain kept one of the cards he looked at. Only he sees which. `only`: there was no other."""

    seat: Seat
    card: int | None
    only: bool = False

    icon: ClassVar[str] = "chest"

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else self.replace(card=None)


class Discarded(Event):
    """Cards were discarded, face up. (AH-2.3)"""

    seat: Seat
    cards: tuple[int, ...]

    reveals: ClassVar[bool] = True
    icon: ClassVar[str] = "wave"


class Played(Event):
    """A captain resolved an action of his bid."""

    seat: Seat
    card: int

    icon: ClassVar[str] = "blast"


class NoEffect(Event):
    seat: Seat
    card: int

    icon: ClassVar[str] = "wave"


class WasCut(Event):
    """Cutpurse sent a card to the discard pile. (AH-4.1)"""

    seat: Seat
    owner: Seat
    card: int

    icon: ClassVar[str] = "cutlass"
    important: ClassVar[bool] = True


class Spared(Event):
    """Cutpurse cut nothing. (AH-4.1)"""

    seat: Seat

    icon: ClassVar[str] = "cutlass"


class Docked(Event):
    """Fall off the Dock cancelled the auction. (AH-4.2)"""

    seat: Seat

    icon: ClassVar[str] = "wave"
    important: ClassVar[bool] = True


class Plundered(Event):
    """Hidden Plunder took a card from the discard pile. (AH-4.3)"""

    seat: Seat
    card: int

    icon: ClassVar[str] = "chest"


class Claimed(Event):
    """Pieces of Eight claimed a card. `only`: there was no other to claim. (AH-4.5)"""

    seat: Seat
    owner: Seat
    card: int
    only: bool = False

    icon: ClassVar[str] = "coin"


class Gave(Event):
    """A captain gave another one a card because of an action card. Only those two see which."""

    giver: Seat
    taker: Seat
    action: int
    card: int | None

    reveals: ClassVar[bool] = True
    icon: ClassVar[str] = "hook"

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat in (self.giver, self.taker) else self.replace(card=None)


class Snatched(Event):
    """A captain drew cards at random from the hand of another. Only those two see which."""

    seat: Seat
    captain: Seat
    count: int
    cards: tuple[int, ...] | None

    reveals: ClassVar[bool] = True
    icon: ClassVar[str] = "hook"
    important: ClassVar[bool] = True

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat in (self.seat, self.captain) else self.replace(cards=None)


class Brawled(Event):
    """Tavern Brawl named a captain. (AH-4.9)"""

    seat: Seat
    captain: Seat

    icon: ClassVar[str] = "barrel"
    important: ClassVar[bool] = True


class Tied(BidsEvent):
    """The best bids are tied: these captains bid again. (AH-5.4)"""

    tied: tuple[Seat, ...]

    icon: ClassVar[str] = "cutlass"


class WonAuction(BidsEvent):
    """The best bid took the auction card. (AH-3.6)"""

    seat: Seat

    icon: ClassVar[str] = "crown"
    important: ClassVar[bool] = True


class AuctionLost(BidsEvent):
    """Nobody won the auction card; it was discarded. Without bids: all tied captains gave up. (AH-5.3, AH-5.4)"""

    icon: ClassVar[str] = "wave"


class TookClaim(Event):
    seat: Seat
    card: int

    icon: ClassVar[str] = "coin"


class HandWon(Event):
    """A captain won the hand and shows it. `runs` are what he won with, a Monkey standing in its gap. (AH-7.1)"""

    seat: Seat
    ending: str
    cards: tuple[int, ...]
    runs: tuple[tuple[int, ...], ...]

    reveals: ClassVar[bool] = True
    icon: ClassVar[str] = "flag"
    important: ClassVar[bool] = True


class HandDrawn(Event):
    """The hand is drawn. (AH-8.2, AH-8.4)"""

    icon: ClassVar[str] = "anchor"
    important: ClassVar[bool] = True


class Scored(Event):
    """A captain showed his hand and scored it, as one of so many captains. (AH-9.1)"""

    seat: Seat
    cards: tuple[int, ...]
    points: int
    total: int
    captains: int

    reveals: ClassVar[bool] = True
    icon: ClassVar[str] = "coin"
