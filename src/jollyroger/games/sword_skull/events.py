"""What has happened, and who sees how much of it. Figures are numbered as in the state."""

from __future__ import annotations

from typing import ClassVar

from ...engine import Event, Seat


class TurnBegan(Event):
    seat: Seat
    turn: int

    icon: ClassVar[str] = "hourglass"


class Rolled(Event):
    """Both dice were rolled for a move; a blank is 0. (SS-4.1)"""

    seat: Seat
    dice: tuple[int, ...]
    stuck: tuple[bool, bool]
    """Whether the player's Officer and Pirate are in Quicksand. (SS-A24)"""

    icon: ClassVar[str] = "die"


class RolledForSpace(Event):
    """Dice were rolled for the effect of the space the figure stands on."""

    figure: int
    dice: tuple[int, ...]
    space: int

    icon: ClassVar[str] = "die"


class Walked(Event):
    """A figure moved."""

    figure: int
    end: int
    forced: str = ""
    """Why its owner was not asked: 'move' if the roll allowed one move only, 'way' if doubles or Lava Tubes had one way
    to go; else empty."""

    icon: ClassVar[str] = "flag"


class SetDown(Event):
    """A figure was placed on an outer space. (SS-4.4)"""

    figure: int
    end: int

    icon: ClassVar[str] = "flag"


class CannotMove(Event):
    """No figure may move, so the roll has no effect. (SS-A24)"""

    seat: Seat

    icon: ClassVar[str] = "hourglass"


class WentHome(Event):
    """A figure returned to its Ship, or by Longboat to its Docks."""

    figure: int
    docks: bool

    icon: ClassVar[str] = "ship"


class WentToDen(Event):
    figure: int

    icon: ClassVar[str] = "skull"
    important: ClassVar[bool] = True


class GotStuck(Event):
    figure: int

    icon: ClassVar[str] = "hourglass"
    important: ClassVar[bool] = True


class RopeHelped(Event):
    figure: int

    icon: ClassVar[str] = "anchor"


class Earned(Event):
    """A player got Gold from the Bank, a Chest or the Trove; `source` is a kind of space, 'enemy', or a card's id."""

    seat: Seat
    gold: int
    source: str

    icon: ClassVar[str] = "coin"


class Hired(Event):
    """A player took a Crew card from its pile; `forced`: he was not asked, since there was only one pile."""

    seat: Seat
    crew: int
    forced: bool = False

    icon: ClassVar[str] = "hat"


class NobodyToHire(Event):
    """Both piles of a settlement are empty. (SS-5.2)"""

    seat: Seat

    icon: ClassVar[str] = "hat"


class Dismissed(Event):
    seat: Seat
    crew: int

    icon: ClassVar[str] = "hat"
    important: ClassVar[bool] = True


class Owed(Event):
    """A player owes Gold: to each player, and last to the Trove."""

    seat: Seat
    debts: tuple[int, ...]

    icon: ClassVar[str] = "coin"


class Settled(Event):
    """A debt was paid; the Bank added `short`. (SS-9.2)"""

    seat: Seat
    debts: tuple[int, ...]
    short: int

    icon: ClassVar[str] = "coin"


class Took(Event):
    """One player took Gold or a Crew card from another."""

    seat: Seat
    loser: Seat
    gold: int
    crew: int | None

    icon: ClassVar[str] = "coin"
    important: ClassVar[bool] = True


class TookNothing(Event):
    seat: Seat
    loser: Seat

    icon: ClassVar[str] = "coin"


class BridgeSpared(Event):
    """The Bridge of Tears does nothing for the player with the most. (SS-5.6)"""

    seat: Seat

    icon: ClassVar[str] = "coin"


class FoeAppeared(Event):
    figure: int
    enemy: int
    might: int

    icon: ClassVar[str] = "skull"


class Shunned(Event):
    """A Lantern discarded the first Enemy. (SS-B5.8)"""

    seat: Seat
    enemy: int

    icon: ClassVar[str] = "lantern"


class Challenged(Event):
    """A fight begins: against another figure, or (defender None) against an Enemy, the First Mate or the King."""

    attacker: int
    defender: int | None

    icon: ClassVar[str] = "cutlass"


class Clashed(Event):
    """The dice of a fight after a roll or a card, and all that counts with them. (SS-6.1)"""

    attacker: int
    defender: int | None
    dice: tuple[int, ...]
    might: tuple[int, int]
    roller: Seat
    """Who rolls for the defender. (SS-6.4)"""
    cause: str
    """'roll': both dice were rolled; else the card that changed them: 'lucky-blow' or 'quick-thinking'."""
    changed: tuple[int, ...]
    """The dice that were rolled or set: 0 is the attacker's, 1 the defender's."""
    sources: tuple[tuple[tuple[str, int], ...], tuple[tuple[str, int], ...]]
    """What the Might of both sides comes from; see `Table.might_sources`. Empty for no player's figure."""
    foe: str
    """'enemy', 'mate', 'king' or 'figure'."""
    enemy: int | None
    won: bool
    """Whether the attacker wins with these dice."""
    open: bool
    """Whether somebody may still play a card. (SS-8.5)"""
    reward: tuple[int, int]
    """The Gold and Items for beating an Enemy. (SS-7.2)"""

    icon: ClassVar[str] = "cutlass"


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
    contested: bool
    """Whether cards could be played after the dice were last told."""

    icon: ClassVar[str] = "cutlass"
    important: ClassVar[bool] = True


class Priced(Event):
    """The Pirate King's price was rolled. (SS-5.10)"""

    seat: Seat
    die: int
    players: int
    price: int
    gold: int
    """What the player has on hand."""

    icon: ClassVar[str] = "crown"
    important: ClassVar[bool] = True


class PaidKing(Event):
    seat: Seat
    price: int

    icon: ClassVar[str] = "crown"
    important: ClassVar[bool] = True


class DrewOpenly(Event):
    """A Fortune card was drawn and shown to all, since it is not kept in the hand. (SS-10.2)"""

    seat: Seat
    card: int

    icon: ClassVar[str] = "wheel"
    reveals: ClassVar[bool] = True


class DrewToHand(Event):
    """A Fortune card was drawn and kept; only its owner sees which (the others: None). (SS-10.2)"""

    seat: Seat
    card: int | None

    icon: ClassVar[str] = "wheel"
    reveals: ClassVar[bool] = True

    def seen_by(self, seat: Seat | None) -> DrewToHand:
        return self if seat == self.seat else self.replace(card=None)


class NoFortuneCards(Event):
    """There was no Fortune card left to draw. (SS-10.1)"""

    seat: Seat

    icon: ClassVar[str] = "wheel"


class Played(Event):
    """A Fortune card was played from the hand."""

    seat: Seat
    card: int

    icon: ClassVar[str] = "wheel"
    reveals: ClassVar[bool] = True


class Resolved(Event):
    """An immediate Fortune card takes effect."""

    seat: Seat
    card: int

    icon: ClassVar[str] = "wheel"


class UsedCompass(Event):
    """One of the two dice of a move was rolled again. (SS-B5.3)"""

    seat: Seat
    die: int
    dice: tuple[int, ...]
    stuck: tuple[bool, bool]

    icon: ClassVar[str] = "compass"


class OnOffer(Event):
    """An Item is auctioned; None: no Item is left. (SS-5.4, SS-10.1)"""

    item: int | None

    icon: ClassVar[str] = "chest"


class BidMade(Event):
    seat: Seat
    gold: int

    icon: ClassVar[str] = "coin"


class PassedBid(Event):
    """A player passed in an auction; `forced`: he could not bid."""

    seat: Seat
    forced: bool

    icon: ClassVar[str] = "coin"


class NoBids(Event):
    item: int

    icon: ClassVar[str] = "chest"


class GotItem(Event):
    """A player got an Item at an auction, or (price None) as a reward."""

    seat: Seat
    item: int
    price: int | None

    icon: ClassVar[str] = "chest"


class Bargained(Event):
    seat: Seat
    owner: Seat
    item: int
    price: int

    icon: ClassVar[str] = "chest"
    important: ClassVar[bool] = True
    reveals: ClassVar[bool] = True


class Sold(Event):
    seat: Seat
    item: int
    price: int

    icon: ClassVar[str] = "coin"


class GameWon(Event):
    seat: Seat
    ending: str

    icon: ClassVar[str] = "crown"
    important: ClassVar[bool] = True
    reveals: ClassVar[bool] = True  # all hands are opened
