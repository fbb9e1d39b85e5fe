"""What happens in Liar's Cove, and how much of it each seat sees."""

from __future__ import annotations

from jollyroger.engine import Event, Seat


class Gave(Event):
    """The giver and the taker see the card."""

    reveals = True
    giver: Seat
    taker: Seat
    card: int | None

    def seen_by(self, seat: Seat | None) -> Gave:
        return self if seat in (self.giver, self.taker) else self.replace(card=None)


class Drew(Event):
    seat: Seat
    card: int | None

    def seen_by(self, seat: Seat | None) -> Drew:
        return self if seat == self.seat else self.replace(card=None)


class Laid(Event):
    seat: Seat
    card: int | None

    def seen_by(self, seat: Seat | None) -> Laid:
        return self if seat == self.seat else self.replace(card=None)


class Chosen(Event):
    """An event that only the acting seat sees at all."""

    seat: Seat

    def seen_by(self, seat: Seat | None) -> Chosen | None:
        return self if seat == self.seat else None


class Claimed(Event):
    seat: Seat
    value: int


class Heckled(Event):
    seat: Seat
    speaker: Seat


class Shown(Event):
    """A called card is turned over."""

    reveals = True
    seat: Seat
    caller: Seat
    card: int


class Paid(Event):
    seat: Seat
    taker: Seat


class Dropped(Event):
    """A card is dropped face up."""

    reveals = True
    seat: Seat
    card: int
