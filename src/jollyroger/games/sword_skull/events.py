"""What has happened, and who sees how much of it. Figures are numbered as in the state."""

from __future__ import annotations

from typing import ClassVar

from ...engine import Event, Seat


class TurnBegan(Event):
    seat: Seat
    turn: int


class Rolled(Event):
    """Both dice were rolled for a move; a blank is 0. (SS-4.1)"""

    seat: Seat
    dice: tuple[int, ...]


class RolledForSpace(Event):
    """Dice were rolled for the effect of a space."""

    figure: int
    dice: tuple[int, ...]


class Walked(Event):
    figure: int
    end: int


class SetDown(Event):
    """A figure was placed on an outer space. (SS-4.4)"""

    figure: int
    end: int


class CannotMove(Event):
    """No figure may move, so the roll has no effect. (SS-A24)"""

    seat: Seat


class WentHome(Event):
    """A figure returned to its Ship, or by Longboat to its Docks."""

    figure: int
    docks: bool


class WentToDen(Event):
    figure: int


class GotStuck(Event):
    figure: int


class RopeHelped(Event):
    figure: int


class Earned(Event):
    """A player got Gold from the Bank, a Chest or the Trove; `source` is a kind of space, 'enemy', or a card's id."""

    seat: Seat
    gold: int
    source: str


class Hired(Event):
    """A player took a Crew card from its pile."""

    seat: Seat
    crew: int


class NobodyToHire(Event):
    """Both piles of a settlement are empty. (SS-5.2)"""

    seat: Seat


class Dismissed(Event):
    seat: Seat
    crew: int


class Owed(Event):
    """A player owes Gold: to each player, and last to the Trove."""

    seat: Seat
    debts: tuple[int, ...]


class Settled(Event):
    """A debt was paid; the Bank added `short`. (SS-9.2)"""

    seat: Seat
    debts: tuple[int, ...]
    short: int


class Took(Event):
    """One player took Gold or a Crew card from another."""

    seat: Seat
    loser: Seat
    gold: int
    crew: int | None


class TookNothing(Event):
    seat: Seat


class BridgeSpared(Event):
    """The Bridge of Tears does nothing for the player with the most. (SS-5.6)"""

    seat: Seat


class FoeAppeared(Event):
    figure: int
    enemy: int


class Shunned(Event):
    """A Lantern discarded the first Enemy. (SS-B5.8)"""

    seat: Seat
    enemy: int


class Challenged(Event):
    """A fight begins: against another figure, or (defender None) against an Enemy, the First Mate or the King."""

    attacker: int
    defender: int | None


class Clashed(Event):
    """The dice of a fight, and the Might of both sides. (SS-6.1)"""

    attacker: int
    defender: int | None
    dice: tuple[int, ...]
    might: tuple[int, int]
    roller: Seat
    """Who rolls for the defender. (SS-6.4)"""


class Prevailed(Event):
    """A fight is decided; `won` by the attacker or not."""

    attacker: int
    defender: int | None
    won: bool
    blank: bool
    """Whether a blank decided it. (SS-6.2)"""
    foe: str
    """'enemy', 'mate', 'king' or 'figure'."""
    enemy: int | None


class Priced(Event):
    """The Pirate King's price was rolled. (SS-5.10)"""

    seat: Seat
    die: int
    price: int
    affordable: bool


class PaidKing(Event):
    seat: Seat
    price: int


class DrewOpenly(Event):
    """A Fortune card was drawn and shown to all, since it is not kept in the hand. (SS-10.2)"""

    seat: Seat
    card: int

    reveals: ClassVar[bool] = True


class DrewToHand(Event):
    """A Fortune card was drawn and kept; only its owner sees which (the others: None). (SS-10.2)"""

    seat: Seat
    card: int | None

    reveals: ClassVar[bool] = True

    def seen_by(self, seat: Seat | None) -> DrewToHand:
        return self if seat == self.seat else self.replace(card=None)


class NoFortuneCards(Event):
    """There was no Fortune card left to draw. (SS-10.1)"""

    seat: Seat


class Played(Event):
    """A Fortune card was played from the hand."""

    seat: Seat
    card: int

    reveals: ClassVar[bool] = True


class Resolved(Event):
    """An immediate Fortune card takes effect."""

    seat: Seat
    card: int


class UsedCompass(Event):
    seat: Seat
    dice: tuple[int, ...]


class OnOffer(Event):
    """An Item is auctioned; None: no Item is left. (SS-5.4, SS-10.1)"""

    item: int | None


class BidMade(Event):
    seat: Seat
    gold: int


class PassedBid(Event):
    """A player passed in an auction; `forced`: he could not bid."""

    seat: Seat
    forced: bool


class NoBids(Event):
    item: int


class GotItem(Event):
    """A player got an Item at an auction, or (price None) as a reward."""

    seat: Seat
    item: int
    price: int | None


class Bargained(Event):
    seat: Seat
    owner: Seat
    item: int
    price: int

    reveals: ClassVar[bool] = True


class Sold(Event):
    seat: Seat
    item: int
    price: int


class GameWon(Event):
    seat: Seat
    ending: str
