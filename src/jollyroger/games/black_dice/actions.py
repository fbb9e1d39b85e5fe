"""What a player can say. Columns and faces are meant by their symbol, pirates by their id, gold by its value."""

from __future__ import annotations

from dataclasses import dataclass

from ...engine import Action, Catalogue
from .components import FACES, GOLD, MOST_DICE, PIRATES, PLAYERS, RUM, SYMBOLS


@dataclass(frozen=True)
class OfFace(Action):
    """A choice of a symbol: a face of a die, or the column of that symbol."""

    face: int

    def __str__(self) -> str:
        return f"{type(self).__name__.lower()}:{SYMBOLS[self.face]}"


@dataclass(frozen=True)
class Place(OfFace):
    """Add all your dice of this symbol to its column. (BD-6.3)"""


@dataclass(frozen=True)
class Pick(OfFace):
    """Turn a die that shows this. (BD-7.2)"""


@dataclass(frozen=True)
class Turn(OfFace):
    """Turn the die to this face. (BD-7.2)"""


@dataclass(frozen=True)
class Storm(OfFace):
    """Roll this black line again. (BD-7.2)"""


@dataclass(frozen=True)
class Haul(OfFace):
    """Send all players' dice of this column back. (BD-7.2)"""


@dataclass(frozen=True)
class Put(OfFace):
    """Put the die in this column. (BD-7.2, BD-8.6)"""


@dataclass(frozen=True)
class Swap(Action):
    """Exchange these two black lines. (BD-7.2)"""

    one: int
    other: int

    def __str__(self) -> str:
        return f"swap:{SYMBOLS[self.one]}:{SYMBOLS[self.other]}"


@dataclass(frozen=True)
class Take(Action):
    """Move a die of this player, from this column. (BD-7.2)"""

    seat: int
    face: int

    def __str__(self) -> str:
        return f"take:{self.seat}:{SYMBOLS[self.face]}"


@dataclass(frozen=True)
class Reroll(Action):
    """Roll so many dice of this inactive symbol again. (BD-6.2)"""

    face: int
    count: int

    def __str__(self) -> str:
        return f"reroll:{SYMBOLS[self.face]}:{self.count}"


@dataclass(frozen=True)
class RerollAll(Action):
    """Roll all dice of inactive symbols again. (BD-6.2)"""

    def __str__(self) -> str:
        return "reroll:all"


@dataclass(frozen=True)
class OfPirate(Action):
    """A choice of a pirate."""

    pirate: int

    def __str__(self) -> str:
        return f"{type(self).__name__.lower()}:{PIRATES[self.pirate]}"


@dataclass(frozen=True)
class Use(OfPirate):
    """Pay this pirate a rum for what he can do. (BD-7.1)"""


@dataclass(frozen=True)
class Throw(OfPirate):
    """Throw this pirate overboard. (BD-8.9)"""


@dataclass(frozen=True)
class Load(OfPirate):
    """Put a rum from the hold on this pirate. (BD-8.9)"""


@dataclass(frozen=True)
class Refill(Action):
    """Toss a gold token of this value: all rum on the pirates goes back to the hold. (BD-7.5)"""

    gold: int


@dataclass(frozen=True)
class Toss(Action):
    """Lose a gold token of this value. (BD-8.11)"""

    gold: int


@dataclass(frozen=True)
class Drink(Action):
    """Pay a rum to the hold and roll all your unplaced dice again. (BD-6.2)"""


@dataclass(frozen=True)
class Done(Action):
    """End the turn without placing. (BD-6.3)"""


@dataclass(frozen=True)
class Stay(Action):
    """Leave your anchor dice where they are. (BD-8.6)"""


@dataclass(frozen=True)
class Cancel(Action):
    """Ignore this penalty. (BD-7.4)"""


@dataclass(frozen=True)
class Suffer(Action):
    """Let this penalty happen. (BD-7.4)"""


# Nothing stands at 0: the faces are 1 to 6.
PLACE = [Place(face) for face in range(7)]
PICK = [Pick(face) for face in range(7)]
TURN = [Turn(face) for face in range(7)]
STORM = [Storm(face) for face in range(7)]
HAUL = [Haul(face) for face in range(7)]
PUT = [Put(face) for face in range(7)]
REROLL = [[Reroll(face, count) for count in range(MOST_DICE + 1)] for face in range(7)]
SWAP = {(one, other): Swap(one, other) for one in FACES for other in range(one + 1, 7)}
TAKE = [[Take(seat, face) for face in range(7)] for seat in range(PLAYERS[-1])]
USE = [Use(pirate) for pirate in range(len(PIRATES))]
THROW = [Throw(pirate) for pirate in range(len(PIRATES))]
LOAD = [Load(pirate) for pirate in range(len(PIRATES))]
REFILL = {gold: Refill(gold) for gold in GOLD}
TOSS = {gold: Toss(gold) for gold in GOLD}
REROLL_ALL, DRINK, DONE, STAY, CANCEL, SUFFER = RerollAll(), Drink(), Done(), Stay(), Cancel(), Suffer()

CATALOGUE = Catalogue(
    [
        *PLACE[1:],
        *[reroll for column in REROLL[1:] for reroll in column[1:]],
        REROLL_ALL,
        DRINK,
        DONE,
        *USE,
        *PICK[1:],
        *TURN[1:],
        *SWAP.values(),
        *STORM[1:],
        *HAUL[1:],
        *[take for row in TAKE for take in row[RUM:]],
        *PUT[RUM:],
        *REFILL.values(),
        STAY,
        CANCEL,
        SUFFER,
        *THROW,
        *LOAD,
        *TOSS.values(),
    ]
)
