"""Events. Everyone sees all of them, except the cards Titian looks at."""

from __future__ import annotations

from typing import ClassVar

from ...engine import Event, Seat


class Began(Event):
    """The game begins: each player's character and item, and the goal. (DM-2.3)"""

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
    """A token is drawn for a new room; `strength` matters for Captain Fromm. (DM-4.5, DM-4.6)"""

    room: int
    token: int
    strength: int


class Moored(Event):
    """The Dinghy is put at a door. (DM-4.7)"""

    room: int
    side: int


class NoMooring(Event):
    """The last tile has no door for the Dinghy. (DM-4.7)"""


class Moved(Event):
    """A pirate moved; `how` is walk, run or retreat."""

    seat: Seat
    how: str
    room: int
    tired: int


class Left(Event):
    """A pirate left the ship, with or without a treasure. (DM-6.11)"""

    seat: Seat
    treasure: bool
    fatigue: int


class Doused(Event):
    """A fire was lowered, by fighting it or with an item."""

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
    """A pirate swapped his item for one from the table or from another pirate. (DM-6.7)"""

    seat: Seat
    item: int
    victim: Seat | None
    old: int | None


class TookItem(Event):
    """A robbed player took an item from the table, or none. (DM-6.7)"""

    seat: Seat
    item: int | None


class TurnEnded(Event):
    """The actions are over; `passed` tokens go to the next player. (DM-5.1)"""

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
    """The result of a battle. (DM-8.2, DM-8.3)"""

    seat: Seat
    token: int
    total: int
    strength: int
    track: bool
    shot: bool
    won: bool


class TurnedOver(Event):
    """A beaten enemy was turned over; Fromm went back into the bag. (DM-8.2)"""

    room: int
    token: int
    kind: int | None

    reveals: ClassVar[bool] = True


class Dropped(Event):
    """A pirate dropped his treasure to fight. (DM-8.1)"""

    seat: Seat
    room: int


class Referred(Event):
    """The roll after a lost battle. (DM-8.3)"""

    seat: Seat
    die: int


class Driven(Event):
    """An enemy moved: driven by a pirate (`seat`), or hunting. (DM-8.3, DM-8.9, DM-9.10)"""

    seat: Seat | None
    token: int
    strength: int
    room: int


class Died(Event):
    """A pirate died; his successor and the successor's item, if any. (DM-10.2)"""

    seat: Seat
    cause: str
    character: int
    successor: int | None
    item: int | None


class Peeked(Event):
    """Titian looked at two cards, which nobody else sees. (DM-9.1)"""

    seat: Seat
    cards: tuple[int, ...] | None

    reveals: ClassVar[bool] = True

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else self.replace(cards=None)


class Drew(Event):
    """The revenge card of the turn was drawn. (DM-9.1)"""

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
    """The revenge deck was shuffled. (DM-9.11)"""

    number: int


class Voted(Event):
    """A player voted in a group choice. (DM-12.1)"""

    seat: Seat
    action: str


class Over(Event):
    """The game is over: won, or lost for this reason. (DM-3.1)"""

    ending: str
