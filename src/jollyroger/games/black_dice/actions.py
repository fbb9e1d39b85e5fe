"""The actions. Their ids name faces and columns by symbol, pirates by id, gold by value."""

from __future__ import annotations

from typing import Final

from ...engine import Action, Catalogue
from .components import FACES, GOLD, MOST_DICE, PIRATES, PLAYERS, RUM, SYMBOLS


class FaceAction(Action):
    """Base of the actions that name a symbol: a face of a die, or a column."""

    face: int

    def __str__(self) -> str:
        return f"{type(self).__name__.lower()}:{SYMBOLS[self.face]}"


class Place(FaceAction):
    """Add all your dice of this symbol to its column. (BD-6.3)"""


class Pick(FaceAction):
    """Turn a die that shows this. (BD-7.2)"""


class Turn(FaceAction):
    """Turn the die to this face. (BD-7.2)"""


class Storm(FaceAction):
    """Roll this black line again. (BD-7.2)"""


class Haul(FaceAction):
    """Send all players' dice of this column back. (BD-7.2)"""


class Put(FaceAction):
    """Put the die in this column. (BD-7.2, BD-8.6)"""


class Swap(Action):
    """Exchange these two black lines. (BD-7.2)"""

    one: int
    other: int

    def __str__(self) -> str:
        return f"swap:{SYMBOLS[self.one]}:{SYMBOLS[self.other]}"


class Take(Action):
    """Move a die of this player, from this column. (BD-7.2)"""

    seat: int
    face: int

    def __str__(self) -> str:
        return f"take:{self.seat}:{SYMBOLS[self.face]}"


class Reroll(Action):
    """Roll this many dice of an inactive symbol again. (BD-6.2)"""

    face: int
    count: int

    def __str__(self) -> str:
        return f"reroll:{SYMBOLS[self.face]}:{self.count}"


class RerollAll(Action):
    """Roll all dice of inactive symbols again. (BD-6.2)"""

    def __str__(self) -> str:
        return "reroll:all"


class PirateAction(Action):
    """Base of the actions that name a pirate."""

    pirate: int

    def __str__(self) -> str:
        return f"{type(self).__name__.lower()}:{PIRATES[self.pirate]}"


class Use(PirateAction):
    """Pay a pirate a rum and use his ability. (BD-7.1)"""


class Throw(PirateAction):
    """Throw this pirate overboard. (BD-8.9)"""


class Load(PirateAction):
    """Put a rum from the hold on this pirate. (BD-8.9)"""


class Refill(Action):
    """Toss a gold token of this value to put all rum on the pirates back into the hold. (BD-7.5)"""

    gold: int


class Toss(Action):
    """Lose a gold token of this value. (BD-8.11)"""

    gold: int


class Drink(Action):
    """Pay a rum to the hold and roll all your unplaced dice again. (BD-6.2)"""


class Done(Action):
    """End the turn without placing. (BD-6.3)"""


class Stay(Action):
    """Leave your anchor dice where they are. (BD-8.6)"""


class Cancel(Action):
    """Ignore this penalty. (BD-7.4)"""


class Suffer(Action):
    """Let this penalty happen. (BD-7.4)"""


# Lists are indexed by face, so index 0 is not used.
PLACE: Final = [Place(face) for face in range(7)]
PICK: Final = [Pick(face) for face in range(7)]
TURN: Final = [Turn(face) for face in range(7)]
STORM: Final = [Storm(face) for face in range(7)]
HAUL: Final = [Haul(face) for face in range(7)]
PUT: Final = [Put(face) for face in range(7)]
REROLL: Final = [[Reroll(face, count) for count in range(MOST_DICE + 1)] for face in range(7)]
REROLL_UP_TO: Final = [[row[1 : most + 1] for most in range(MOST_DICE + 1)] for row in REROLL]
SWAP: Final = {(one, other): Swap(one, other) for one in FACES for other in range(one + 1, 7)}
TAKE: Final = [[Take(seat, face) for face in range(7)] for seat in range(PLAYERS[-1])]
USE: Final = [Use(pirate) for pirate in range(len(PIRATES))]
THROW: Final = [Throw(pirate) for pirate in range(len(PIRATES))]
LOAD: Final = [Load(pirate) for pirate in range(len(PIRATES))]
REFILL: Final = {gold: Refill(gold) for gold in GOLD}
TOSS: Final = {gold: Toss(gold) for gold in GOLD}
REROLL_ALL: Final = RerollAll()
DRINK: Final = Drink()
DONE: Final = Done()
STAY: Final = Stay()
CANCEL: Final = Cancel()
SUFFER: Final = Suffer()

CATALOGUE: Final = Catalogue(
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
