"""The events, and what each seat sees of them.

Columns and faces are given by number. A pirate is given by name, and by id where a picture is shown; names are
messages, or what a component file has instead. `active` are the columns that had black dice when dice were rolled.
"""

from __future__ import annotations

from typing import ClassVar

from ...engine import Action, Event, Seat
from .messages import Words


class QuestBegan(Event):
    """A quest begins with this crew. (BD-2.1)"""

    quest: Words
    goal: Words
    crew: tuple[Words, ...]
    cards: tuple[str, ...]

    icon: ClassVar[str] = "flag"


class Duelled(Event):
    """Players rolled for a rank. The roll of a player who took no part is 0. (BD-2.5, BD-9.2)"""

    rank: str
    rolls: tuple[int, ...]

    icon: ClassVar[str] = "die"


class BecameCaptain(Event):
    seat: Seat

    icon: ClassVar[str] = "hat"


class StayedCaptain(Event):
    seat: Seat

    icon: ClassVar[str] = "hat"


class BlackRolled(Event):
    """The black dice were rolled: how many lie in each line, and how many are out for the round. (BD-4)

    `rolls` are the faces they showed, `again` those of the dice that were rolled once more because they were blocked.
    """

    round: int
    lines: tuple[int, ...]
    out: int
    seeded: int | None
    rolls: tuple[int, ...]
    again: tuple[int, ...]

    icon: ClassVar[str] = "skull"


class Rolled(Event):
    """A player rolled his unplaced dice. (BD-6.1)"""

    seat: Seat
    faces: tuple[int, ...]
    active: tuple[int, ...]

    icon: ClassVar[str] = "die"


class Rerolled(Event):
    """Dice with inactive symbols were rolled again: what they showed before, and show now. (BD-6.2)"""

    seat: Seat
    old: tuple[int, ...]
    new: tuple[int, ...]
    active: tuple[int, ...]

    icon: ClassVar[str] = "die"


class Drank(Event):
    """A player drank a rum and rolled all unplaced dice again. (BD-6.2)"""

    seat: Seat
    faces: tuple[int, ...]
    active: tuple[int, ...]

    icon: ClassVar[str] = "rum"


class OnlyMove(Event):
    """A player's only option was taken without asking. Only that player is told."""

    seat: Seat
    action: Action

    icon: ClassVar[str] = "hourglass"

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None


class Placed(Event):
    seat: Seat
    column: int
    count: int

    icon: ClassVar[str] = "anchor"


class PlacedNothing(Event):
    seat: Seat

    icon: ClassVar[str] = "hourglass"


class Used(Event):
    """A player paid a pirate. (BD-7.1)"""

    seat: Seat
    pirate: Words

    icon: ClassVar[str] = "rum"


class Turned(Event):
    seat: Seat
    old: int
    new: int

    icon: ClassVar[str] = "die"


class Swapped(Event):
    one: int
    other: int

    icon: ClassVar[str] = "compass"


class Stormed(Event):
    """A black line was rolled again: `now` are the columns of its dice, 0 for those that are out. (BD-7.2)

    Where the quest lays a die before the roll, one die of the line stays.

    `rolls` and `again` are as in `BlackRolled`.
    """

    seat: Seat
    column: int
    rolls: tuple[int, ...]
    again: tuple[int, ...]
    now: tuple[int, ...]
    one_stays: bool

    icon: ClassVar[str] = "wave"


class Hauled(Event):
    column: int
    owners: tuple[Seat, ...]

    icon: ClassVar[str] = "hook"


class DieMoved(Event):
    """A die was moved from one column to another. (BD-7.2, BD-8.6)"""

    seat: Seat
    owner: Seat
    old: int
    new: int

    icon: ClassVar[str] = "hook"


class Stayed(Event):
    seat: Seat

    icon: ClassVar[str] = "anchor"


class Refilled(Event):
    """A player tossed a gold token; all rum on the pirates went back to the hold. (BD-7.5)"""

    seat: Seat
    gold: int | None

    icon: ClassVar[str] = "coin"

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else self.replace(gold=None)


class Tossed(Event):
    """A player lost a gold token of his choice. (BD-8.11)"""

    seat: Seat
    gold: int | None

    icon: ClassVar[str] = "coin"

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else self.replace(gold=None)


class Settled(Event):
    """Base of the results of a column: the owners of its dice, and its place among the columns that are settled."""

    column: int
    black: int
    owners: tuple[Seat, ...]
    step: int
    steps: int


class Completed(Settled):
    """A column was completed: its reward. (BD-8.2)"""

    reward: Words

    icon: ClassVar[str] = "chest"


class Failed(Settled):
    """A column was failed. (BD-8.3)"""

    icon: ClassVar[str] = "skull"


class Punished(Event):
    """A printed penalty applied. (BD-8.3)"""

    column: int
    penalty: Words

    icon: ClassVar[str] = "skull"


class Pardoned(Event):
    """A penalty was ignored. (BD-7.4)"""

    seat: Seat
    column: int
    penalty: Words

    icon: ClassVar[str] = "heart"
    important: ClassVar[bool] = True


class Spilled(Event):
    """The surplus of a failed column was rolled: its faces, and the columns that dice joined. (BD-8.3)"""

    column: int
    rolls: tuple[int, ...]
    joined: tuple[int, ...]

    icon: ClassVar[str] = "skull"


class TookRum(Event):
    seat: Seat
    count: int

    icon: ClassVar[str] = "rum"


class TookGold(Event):
    """A player took gold tokens. Only he sees their values. (BD-2.4)"""

    seat: Seat
    count: int
    gold: tuple[int, ...] | None

    icon: ClassVar[str] = "coin"
    reveals: ClassVar[bool] = True

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else self.replace(gold=None)


class PoolRenewed(Event):
    """The tossed gold tokens became the new pool. (BD-8.8)"""

    icon: ClassVar[str] = "coin"


class FoundToken(Event):
    token: Words
    count: int
    needed: int

    icon: ClassVar[str] = "treasuremap"
    important: ClassVar[bool] = True


class EnemyHit(Event):
    enemy: Words
    hits: int
    needed: int

    icon: ClassVar[str] = "cannon"
    important: ClassVar[bool] = True


class ShipHit(Event):
    column: int
    damage: int
    bears: int

    icon: ClassVar[str] = "blast"
    important: ClassVar[bool] = True


class Unlocked(Event):
    """The flag pays in this settlement. (BD-8.12)"""

    icon: ClassVar[str] = "flag"


class Locked(Event):
    """The flag was completed but pays nothing, because it was not unlocked. (BD-8.12)"""

    icon: ClassVar[str] = "flag"


class Thrown(Event):
    """A pirate went overboard. (BD-7.6)"""

    card: str
    title: Words
    pirate: Words
    left: int

    icon: ClassVar[str] = "wave"
    important: ClassVar[bool] = True


class RumLoaded(Event):
    """The captain put a rum from the hold on a pirate. (BD-8.9)"""

    seat: Seat
    title: Words
    pirate: Words

    icon: ClassVar[str] = "rum"


class SeaWolf(Event):
    """The player with most dice on the right half, or None. (BD-9.1)"""

    seat: Seat | None

    icon: ClassVar[str] = "wheel"


class Sank(Event):
    """The ship sank in this round: the damage it took, as round, column and amount. (BD-8.5)

    Like every end it opens all purses.
    """

    round: int
    damages: tuple[tuple[int, int, int], ...]

    icon: ClassVar[str] = "skull"
    important: ClassVar[bool] = True
    reveals: ClassVar[bool] = True


class CrewLost(Event):
    """The last pirate was flipped. (BD-7.6)"""

    round: int

    icon: ClassVar[str] = "skull"
    important: ClassVar[bool] = True
    reveals: ClassVar[bool] = True


class Adrift(Event):
    """The quest took too long. (BD-10.4)"""

    rounds: int

    icon: ClassVar[str] = "hourglass"
    important: ClassVar[bool] = True
    reveals: ClassVar[bool] = True


class QuestWon(Event):
    """The quest is done: everyone's gold, and the number of their tokens. (BD-10.2)"""

    quest: Words
    gold: tuple[int, ...]
    tokens: tuple[int, ...]

    icon: ClassVar[str] = "crown"
    important: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
