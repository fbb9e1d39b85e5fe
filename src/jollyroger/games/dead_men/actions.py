"""All actions. Rooms are named by the way that leads there, which keeps the catalogue small."""

from __future__ import annotations

from typing import Final

from ...engine import Action, Catalogue
from .component_reader import FOES, GOODS
from .components import CARD_COUNT, GROG_4, GROG_5, ITEM_COUNT, ITEMS, REVENGE_CARDS, ROOMS, SIDES

MAX_PIRATES: Final = 5
WAYS: Final = (*SIDES, "entrance", "dinghy", "here")
"""Targets of an action: through a door of the pirate's room, from off ship through an exit, or his own place."""
ENTRANCE: Final = 4
DINGHY: Final = 5
HERE: Final = 6


class Place(Action):
    """Lay the drawn tile at a side of a room, after a number of clockwise quarter turns. (DM-4.2)"""

    room: int
    side: int
    turns: int

    def __str__(self) -> str:
        return f"place:{ROOMS[self.room].id}:{SIDES[self.side]}:{self.turns}"


class WayAction(Action):
    """An action whose target is a way."""

    way: int

    def __str__(self) -> str:
        return f"{ACTION_IDS.get(type(self).__name__, type(self).__name__.lower())}:{WAYS[self.way]}"


class Moor(WayAction):
    """Put the Dinghy at this door of the last tile. (DM-4.7)"""


class Walk(WayAction):
    """Go through a door or an exit. (DM-6.1)"""


class Run(Action):
    """Two steps for one action and 2 fatigue. (DM-6.2)"""

    way: int
    then: int

    def __str__(self) -> str:
        return f"run:{WAYS[self.way]}:{WAYS[self.then]}"


class FightFires(WayAction):
    """Lower a fire by 1. (DM-6.3)"""


class Eliminate(WayAction):
    """Eliminate a deckhand. (DM-6.4)"""


class Blanket(WayAction):
    """Lower a fire by 2 with the Blanket. (DM-6.9)"""


class Bucket(WayAction):
    """Lower the fire of an adjacent room with the Bucket. (DM-6.9)"""


class Pistol(WayAction):
    """Shoot into an adjacent room. (DM-8.8)"""


class Drive(WayAction):
    """Drive the enemy through this door. (DM-8.3)"""


class Retreat(WayAction):
    """Retreat through this door. (DM-8.3, DM-8.4)"""


class Steer(WayAction):
    """Move the hunting crew through this door; `here`: it stays next to an exit. (DM-9.10)"""


class GoodsAction(Action):
    """An action about a kind of goods."""

    kind: int

    def __str__(self) -> str:
        return f"{ACTION_IDS.get(type(self).__name__, type(self).__name__.lower())}:{GOODS[self.kind]}"


class PickUp(GoodsAction):
    """Pick up a token of this kind. (DM-6.5)"""


class PutDown(GoodsAction):
    """Put down a token of this kind. (DM-6.8)"""


class Drink(GoodsAction):
    """Drink Grog. (DM-6.8)"""


class ItemAction(Action):
    """An action about an item."""

    item: int

    def __str__(self) -> str:
        return f"{type(self).__name__.lower()}:{ITEMS[self.item].id}"


class Swap(ItemAction):
    """Swap items: take this one, from the table or from its owner. (DM-6.7)"""


class Take(ItemAction):
    """Take this item from the table after being robbed. (DM-6.7)"""


class Fight(Action):
    """Fight this enemy first. (DM-8.1)"""

    foe: int

    def __str__(self) -> str:
        return f"fight:{FOES[self.foe]}"


class Send(Action):
    """Black Gus sends this enemy through that door. (DM-8.9)"""

    foe: int
    way: int

    def __str__(self) -> str:
        return f"send:{FOES[self.foe]}:{WAYS[self.way]}"


class Name(Action):
    """Choose which pirate fights. (DM-8.6)"""

    pirate: int


class Resolve(Action):
    """Titian chooses the card to resolve. (DM-9.1)"""

    card: int

    def __str__(self) -> str:
        return f"resolve:{REVENGE_CARDS[self.card].id}"


class PlainAction(Action):
    """An action without a parameter."""

    def __str__(self) -> str:
        return ACTION_IDS.get(type(self).__name__, type(self).__name__.lower())


class Rest(PlainAction):
    """Lower the own fatigue by 2. (DM-6.6)"""


class Train(PlainAction):
    """Increase battle strength by 1. (DM-6.6)"""


class EndTurn(PlainAction):
    """End the turn; unspent own tokens pass to the next player. (DM-5.2)"""


class UseTrack(PlainAction):
    """Add the battle track to the roll. (DM-8.2)"""


class SaveTrack(PlainAction):
    """Do not add the battle track. (DM-8.2)"""


class FightAgain(PlainAction):
    """Fight the same enemy again. (DM-8.3, DM-8.4)"""


class Enough(PlainAction):
    """Do not eliminate a second deckhand with Jade. (DM-6.4)"""


class Decline(PlainAction):
    """Take no item after being robbed. (DM-6.7)"""


ACTION_IDS: Final = {
    "FightFires": "fight-fires",
    "PickUp": "pick-up",
    "PutDown": "put-down",
    "EndTurn": "end-turn",
    "UseTrack": "use-track",
    "SaveTrack": "save-track",
    "FightAgain": "fight-again",
}

DOORS: Final = range(len(SIDES))
PLACE: Final = [[[Place(room, side, turns) for turns in range(4)] for side in DOORS] for room in range(len(ROOMS))]
MOOR: Final = [Moor(side) for side in DOORS]
WALK: Final = [Walk(way) for way in range(HERE)]
RUN: Final = [[Run(way, then) for then in DOORS] for way in range(HERE)]
FIGHT_FIRES: Final = [FightFires(way) for way in range(len(WAYS))]
ELIMINATE: Final = [Eliminate(way) for way in range(len(WAYS))]
BLANKET: Final = [Blanket(way) for way in range(len(WAYS))]
BUCKET: Final = [Bucket(way) for way in range(HERE)]
PISTOL: Final = [Pistol(way) for way in range(HERE)]
DRIVE: Final = [Drive(side) for side in DOORS]
RETREAT: Final = [Retreat(side) for side in DOORS]
STEER: Final = {way: Steer(way) for way in (*DOORS, HERE)}
PICK_UP: Final = [PickUp(kind) for kind in range(len(GOODS))]
PUT_DOWN: Final = [PutDown(kind) for kind in range(len(GOODS))]
DRINK: Final = {kind: Drink(kind) for kind in (GROG_4, GROG_5)}
SWAP: Final = [Swap(item) for item in range(ITEM_COUNT)]
TAKE: Final = [Take(item) for item in range(ITEM_COUNT)]
FIGHT: Final = [Fight(foe) for foe in range(len(FOES))]
SEND: Final = {foe: [Send(foe, side) for side in DOORS] for foe in range(3, len(FOES))}
NAME: Final = [Name(pirate) for pirate in range(MAX_PIRATES)]
RESOLVE: Final = [Resolve(card) for card in range(CARD_COUNT)]
REST: Final = Rest()
TRAIN: Final = Train()
END_TURN: Final = EndTurn()
USE_TRACK: Final = UseTrack()
SAVE_TRACK: Final = SaveTrack()
FIGHT_AGAIN: Final = FightAgain()
ENOUGH: Final = Enough()
DECLINE: Final = Decline()

CATALOGUE: Final = Catalogue(
    [
        *[action for sides in PLACE for turns in sides for action in turns],
        *MOOR,
        *WALK,
        *[action for runs in RUN for action in runs],
        *FIGHT_FIRES,
        *ELIMINATE,
        *BLANKET,
        *BUCKET,
        *PISTOL,
        *DRIVE,
        *RETREAT,
        *STEER.values(),
        *PICK_UP,
        *PUT_DOWN,
        *DRINK.values(),
        *SWAP,
        *TAKE,
        *FIGHT,
        *[action for sends in SEND.values() for action in sends],
        *NAME,
        *RESOLVE,
        *[REST, TRAIN, END_TURN, USE_TRACK, SAVE_TRACK, FIGHT_AGAIN, ENOUGH, DECLINE],
    ]
)
