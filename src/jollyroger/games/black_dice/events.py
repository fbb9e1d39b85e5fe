"""The events, and what each seat sees of them. Pirates are given by name, columns by number."""

from __future__ import annotations

from typing import ClassVar

from ...engine import Event, Seat


class QuestBegan(Event):
    """A quest begins with this crew. (BD-2.1)"""

    quest: str
    goal: str
    crew: tuple[str, ...]


class Duelled(Event):
    """Players rolled for a rank. The roll of a player who took no part is 0. (BD-2.5, BD-9.2)"""

    rank: str
    rolls: tuple[int, ...]


class BecameCaptain(Event):
    seat: Seat


class StayedCaptain(Event):
    seat: Seat


class BlackRolled(Event):
    """The black dice were rolled: how many lie in each line, and how many are out for the round. (BD-4)"""

    round: int
    lines: tuple[int, ...]
    out: int
    seeded: int | None


class Rolled(Event):
    """A player rolled his unplaced dice. (BD-6.1)"""

    seat: Seat
    faces: tuple[int, ...]


class Rerolled(Event):
    """Dice with inactive symbols were rolled again: what they showed before, and show now. (BD-6.2)"""

    seat: Seat
    old: tuple[int, ...]
    new: tuple[int, ...]


class Drank(Event):
    """A player drank a rum and rolled all unplaced dice again. (BD-6.2)"""

    seat: Seat
    faces: tuple[int, ...]


class Placed(Event):
    seat: Seat
    column: int
    count: int


class PlacedNothing(Event):
    seat: Seat


class Used(Event):
    """A player paid a pirate. (BD-7.1)"""

    seat: Seat
    pirate: str


class Turned(Event):
    seat: Seat
    old: int
    new: int


class Swapped(Event):
    one: int
    other: int


class Stormed(Event):
    """A black line was rolled again: the columns of its dice now, 0 for those that are out. (BD-7.2)

    Where the quest lays a die before the roll, one die of the line stays.
    """

    column: int
    now: tuple[int, ...]
    one_stays: bool


class Hauled(Event):
    column: int
    owners: tuple[Seat, ...]


class DieMoved(Event):
    """A die was moved from one column to another. (BD-7.2, BD-8.6)"""

    seat: Seat
    owner: Seat
    old: int
    new: int


class Stayed(Event):
    seat: Seat


class Refilled(Event):
    """A player tossed a gold token; all rum on the pirates went back to the hold. (BD-7.5)"""

    seat: Seat
    gold: int | None

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else self.replace(gold=None)


class Tossed(Event):
    """A player lost a gold token of his choice. (BD-8.11)"""

    seat: Seat
    gold: int | None

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else self.replace(gold=None)


class Completed(Event):
    """A column was completed: its reward. (BD-8.2)"""

    column: int
    black: int
    dice: int
    reward: str


class Failed(Event):
    """A column was failed. (BD-8.3)"""

    column: int
    black: int
    dice: int


class Punished(Event):
    """A printed penalty applied. (BD-8.3)"""

    column: int
    penalty: str


class Pardoned(Event):
    """A penalty was ignored. (BD-7.4)"""

    seat: Seat
    column: int
    penalty: str


class Spilled(Event):
    """The surplus of a failed column was rolled: its faces, and the columns that dice joined. (BD-8.3)"""

    column: int
    rolls: tuple[int, ...]
    joined: tuple[int, ...]


class TookRum(Event):
    seat: Seat
    count: int


class TookGold(Event):
    """A player took gold tokens. Only he sees their values. (BD-2.4)"""

    seat: Seat
    count: int
    gold: tuple[int, ...] | None

    reveals: ClassVar[bool] = True

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else self.replace(gold=None)


class PoolRenewed(Event):
    """The tossed gold tokens became the new pool. (BD-8.8)"""


class FoundToken(Event):
    token: str
    count: int
    needed: int


class EnemyHit(Event):
    enemy: str
    hits: int
    needed: int


class ShipHit(Event):
    damage: int
    bears: int


class Unlocked(Event):
    """The flag pays in this settlement. (BD-8.12)"""


class Locked(Event):
    """The flag was completed but pays nothing, because it was not unlocked. (BD-8.12)"""


class Thrown(Event):
    """A pirate went overboard. (BD-7.6)"""

    pirate: str
    left: int


class RumLoaded(Event):
    """The captain put a rum from the hold on a pirate. (BD-8.9)"""

    seat: Seat
    pirate: str


class SeaWolf(Event):
    """The player with most dice on the right half, or None. (BD-9.1)"""

    seat: Seat | None


class Sank(Event):
    """The ship sank. (BD-8.5)"""


class CrewLost(Event):
    """The last pirate was flipped. (BD-7.6)"""


class Adrift(Event):
    """The quest took too long. (BD-10.4)"""


class QuestWon(Event):
    """The quest is done: everyone's gold, and the number of their tokens. (BD-10.2)"""

    quest: str
    gold: tuple[int, ...]
    tokens: tuple[int, ...]

    reveals: ClassVar[bool] = True
