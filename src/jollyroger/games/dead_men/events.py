"""What has happened at the table. Almost all of it is seen by all; only what Titian looks at is his alone."""

from __future__ import annotations

from typing import ClassVar

from ...engine import Event, Seat


class Began(Event):
    """Who plays whom with what. (DM-2.3)"""

    characters: tuple[int, ...]
    items: tuple[int | None, ...]
    goal: int
    all_crew: bool


class TurnBegan(Event):
    seat: Seat
    own: int
    given: int


class TileDrawn(Event):
    seat: Seat
    tile: int


class TilePlaced(Event):
    seat: Seat
    tile: int
    x: int
    y: int
    doors: int


class TokenDrawn(Event):
    """A token comes into a new room; Captain Fromm shows one of his strengths. (DM-4.5, DM-4.6)"""

    room: int
    token: int
    strength: int


class Moored(Event):
    """The Dinghy lies at a door. (DM-4.7)"""

    room: int
    side: int


class NoMooring(Event):
    """The last tile has no door for the Dinghy. (DM-4.7)"""


class Moved(Event):
    """A pirate went from place to place; how: walk, run or retreat."""

    seat: Seat
    how: str
    room: int
    tired: int


class Left(Event):
    """A pirate left the ship, perhaps with a treasure. (DM-6.11)"""

    seat: Seat
    treasure: bool
    fatigue: int


class Doused(Event):
    """A fire was lowered: by fighting it, or with this item."""

    seat: Seat
    item: int | None
    room: int
    level: int


class Eliminated(Event):
    seat: Seat
    room: int
    left: int


class PickedUp(Event):
    seat: Seat
    kind: int


class PutItDown(Event):
    seat: Seat
    kind: int
    room: int


class Drank(Event):
    seat: Seat
    kind: int
    fatigue: int


class Rested(Event):
    seat: Seat
    fatigue: int


class Trained(Event):
    seat: Seat
    battle: int


class Swapped(Event):
    """A pirate took an item, from the table or from another, and laid the old one down. (DM-6.7)"""

    seat: Seat
    item: int
    victim: Seat | None
    old: int | None


class TookItem(Event):
    """A robbed player takes an item from the table, or none."""

    seat: Seat
    item: int | None


class TurnEnded(Event):
    """The actions are over; so many tokens pass to the next player. (DM-5.1)"""

    seat: Seat
    passed: int


class Rolled(Event):
    """A battle roll. (DM-8.2)"""

    seat: Seat
    token: int
    strength: int
    die: int
    shot: bool


class Fought(Event):
    """How the battle came out. (DM-8.2, DM-8.3)"""

    seat: Seat
    token: int
    total: int
    strength: int
    track: bool
    shot: bool
    won: bool


class TurnedOver(Event):
    """A beaten enemy's token shows its back; Fromm's goes back to the bag. (DM-8.2)"""

    room: int
    token: int
    kind: int | None

    reveals: ClassVar[bool] = True


class Dropped(Event):
    """The fighter drops his treasure. (DM-8.1)"""

    seat: Seat
    room: int


class Referred(Event):
    """The roll after a lost battle. (DM-8.3)"""

    seat: Seat
    die: int


class Driven(Event):
    """An enemy goes to another room: driven (by a pirate), or hunting. (DM-8.3, DM-8.9, DM-9.10)"""

    seat: Seat | None
    token: int
    strength: int
    room: int


class Died(Event):
    """A pirate is dead; who comes in his place, with what. (DM-10.2)"""

    seat: Seat
    cause: str
    character: int
    successor: int | None
    item: int | None


class Peeked(Event):
    """Titian looks at two cards; nobody else sees them. (DM-9.1)"""

    seat: Seat
    cards: tuple[int, ...] | None

    reveals: ClassVar[bool] = True

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else self.replace(cards=None)


class Drew(Event):
    """The revenge card of the turn. (DM-9.1)"""

    seat: Seat
    card: int

    reveals: ClassVar[bool] = True


class Rose(Event):
    """A fire rose. (DM-9.4)"""

    room: int
    level: int


class KegBlew(Event):
    room: int
    explosions: int


class RoomBlew(Event):
    room: int
    explosions: int
    deckhands: int
    tokens: int


class DeckhandCame(Event):
    room: int
    count: int


class Shuffled(Event):
    """The revenge deck is whole again. (DM-9.11)"""

    number: int


class Voted(Event):
    """A player says what the crew should choose."""

    seat: Seat
    action: str


class Over(Event):
    """The voyage is over: won, or lost for this reason."""

    ending: str
