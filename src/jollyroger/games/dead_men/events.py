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

    icon: ClassVar[str] = "ship"


class TurnBegan(Event):
    seat: Seat
    own: int
    given: int

    icon: ClassVar[str] = "hourglass"


class TileDrawn(Event):
    seat: Seat
    tile: int

    icon: ClassVar[str] = "lantern"


class TilePlaced(Event):
    """A tile was laid at a side of another room. (DM-4.2)"""

    seat: Seat
    tile: int
    beside: int
    side: int

    icon: ClassVar[str] = "lantern"


class TokenDrawn(Event):
    """A token is drawn for a new room; `strength` matters for Captain Fromm. (DM-4.5, DM-4.6)"""

    room: int
    token: int
    strength: int

    icon: ClassVar[str] = "skull"


class Moored(Event):
    """The Dinghy is put at a door. (DM-4.7)"""

    room: int
    side: int

    icon: ClassVar[str] = "anchor"


class NoMooring(Event):
    """The last tile has no door for the Dinghy. (DM-4.7)"""

    icon: ClassVar[str] = "anchor"


class OnlyMove(Event):
    """The only option was taken without asking; `action` is the name of its class."""

    seat: Seat
    action: str

    icon: ClassVar[str] = "wheel"


class Moved(Event):
    """A pirate moved; `how` is walk, run or retreat."""

    seat: Seat
    how: str
    room: int
    tired: int

    icon: ClassVar[str] = "compass"


class Left(Event):
    """A pirate left the ship, with or without a treasure. (DM-6.11)"""

    seat: Seat
    treasure: bool
    fatigue: int

    icon: ClassVar[str] = "anchor"


class Looted(Event):
    """The treasure of a pirate who left is looted: how many are, and how many are wanted. (DM-6.11)"""

    seat: Seat
    looted: int
    goal: int

    icon: ClassVar[str] = "chest"
    important: ClassVar[bool] = True


class Doused(Event):
    """A fire was lowered, by fighting it or with an item."""

    seat: Seat
    item: int | None
    room: int
    level: int

    icon: ClassVar[str] = "wave"


class Eliminated(Event):
    seat: Seat
    room: int
    left: int

    icon: ClassVar[str] = "cutlass"


class PickedUp(Event):
    seat: Seat
    kind: int

    icon: ClassVar[str] = "hook"


class PutItDown(Event):
    seat: Seat
    kind: int
    room: int

    icon: ClassVar[str] = "hook"


class Drank(Event):
    seat: Seat
    kind: int
    fatigue: int

    icon: ClassVar[str] = "rum"


class Rested(Event):
    seat: Seat
    fatigue: int

    icon: ClassVar[str] = "heart"


class Trained(Event):
    seat: Seat
    battle: int

    icon: ClassVar[str] = "cutlass"


class Swapped(Event):
    """A pirate swapped his item for one from the table or from another pirate. (DM-6.7)"""

    seat: Seat
    item: int
    victim: Seat | None
    old: int | None

    icon: ClassVar[str] = "barrel"


class TookItem(Event):
    """A robbed player took an item from the table, or none. (DM-6.7)"""

    seat: Seat
    item: int | None

    icon: ClassVar[str] = "barrel"


class TurnEnded(Event):
    """The actions are over; `passed` tokens go to the next player. (DM-5.1)"""

    seat: Seat
    passed: int

    icon: ClassVar[str] = "hourglass"


class Rolled(Event):
    """A battle roll. `asked`: the pirate decides now whether to add his battle track. (DM-8.2)"""

    seat: Seat
    token: int
    room: int
    die: int
    sword: int
    strength: int
    shot: bool
    asked: bool

    icon: ClassVar[str] = "die"


class Fought(Event):
    """The result of a battle: die + sword + track. `asked`: the pirate chose about the track. (DM-8.2, DM-8.3)"""

    seat: Seat
    token: int
    room: int
    die: int
    sword: int
    track: int
    total: int
    strength: int
    shot: bool
    won: bool
    asked: bool

    icon: ClassVar[str] = "cutlass"


class TurnedOver(Event):
    """A beaten enemy was turned over; Fromm went back into the bag. (DM-8.2)"""

    room: int
    token: int
    kind: int | None

    reveals: ClassVar[bool] = True
    icon: ClassVar[str] = "chest"


class Dropped(Event):
    """A pirate dropped his treasure to fight. (DM-8.1)"""

    seat: Seat
    room: int

    icon: ClassVar[str] = "chest"


class Referred(Event):
    """The roll after a battle lost to crew; what is not possible is rolled again. (DM-8.3)"""

    seat: Seat
    token: int
    room: int
    die: int
    possible: bool

    icon: ClassVar[str] = "die"


class Driven(Event):
    """An enemy moved: driven by a pirate (`seat`), or hunting. (DM-8.3, DM-8.9, DM-9.10)"""

    seat: Seat | None
    token: int
    strength: int
    room: int

    icon: ClassVar[str] = "skull"


class Died(Event):
    """A pirate died in a room, or off ship; his successor and the successor's item, if any. (DM-10.2)"""

    seat: Seat
    cause: str
    room: int
    character: int
    successor: int | None
    item: int | None

    icon: ClassVar[str] = "skull"
    important: ClassVar[bool] = True


class Peeked(Event):
    """Titian looked at two cards, which nobody else sees. (DM-9.1)"""

    seat: Seat
    cards: tuple[int, ...] | None

    reveals: ClassVar[bool] = True
    icon: ClassVar[str] = "card"

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else self.replace(cards=None)


class Drew(Event):
    """The revenge card of the turn was drawn. (DM-9.1)"""

    seat: Seat
    card: int

    reveals: ClassVar[bool] = True
    icon: ClassVar[str] = "card"


class Rose(Event):
    """A fire rose. (DM-9.4)"""

    room: int
    level: int

    icon: ClassVar[str] = "volcano"


class Blast(Event):
    """A keg or a room exploded: where the marker stands now, and the place in the chain of a card. (DM-9.5, DM-9.6)"""

    room: int
    explosions: int
    step: int = 1
    steps: int = 1

    important: ClassVar[bool] = True


class KegBlew(Blast):
    icon: ClassVar[str] = "keg"


class RoomBlew(Blast):
    deckhands: int = 0
    tokens: int = 0

    icon: ClassVar[str] = "blast"


class DeckhandCame(Event):
    room: int
    count: int

    icon: ClassVar[str] = "skull"


class Shuffled(Event):
    """The revenge deck was shuffled. (DM-9.11)"""

    number: int

    icon: ClassVar[str] = "card"


class Voted(Event):
    """A player voted: for a pirate to fight, a room for the crew to enter, or a door for the Dinghy. (DM-12.1)"""

    seat: Seat
    pirate: Seat | None = None
    room: int | None = None
    side: int | None = None

    icon: ClassVar[str] = "flag"


class Over(Event):
    """The game is over: won, or lost for this reason. (DM-3.1)"""

    ending: str

    icon: ClassVar[str] = "flag"
    important: ClassVar[bool] = True
