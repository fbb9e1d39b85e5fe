"""What a player can say, and the menu of all of it for a box."""

from __future__ import annotations

from ...engine import Action, Catalogue
from .board import ROLES
from .components import FORTUNES, GUIDE, KEPT, LUCKY, PARDON, PEACE, PLAYERS, WIND, Box


class Choice(Action):
    """A choice with the id its box gives it."""

    id: str

    def __str__(self) -> str:
        return self.id


class Move(Choice):
    """This figure of yours ends its move, or is set down, there. (SS-4)"""

    role: int
    space: int


class First(Choice):
    """Of your two figures that moved, this one goes first. (SS-4.3)"""

    role: int


class Reroll(Choice):
    """Compass: roll this one of your two dice again. (SS-B5.3)"""

    die: int


class Play(Choice):
    """Play this Fortune card. (SS-10.2)"""

    card: int


class Rethink(Choice):
    """Quick Thinking: your own die, or the other, is rolled again. (SS-B4.3)"""

    own: bool


class Buy(Choice):
    """Bandit's Bargain: buy this weapon from that player. (SS-B4.5)"""

    seat: int
    item: int


class Resolve(Choice):
    """Of two immediate cards, this one first. (SS-10.2)"""

    card: int


class Hire(Choice):
    """Take a Crew card from this pile. (SS-5.2)"""

    crew: int


class Take(Choice):
    """Take a Crew card of this kind from a player. (SS-8.2, SS-5.6)"""

    crew: int


class Dismiss(Choice):
    """Mutiny: put a Crew card of this kind back. (SS-B4.14)"""

    crew: int


class Rob(Choice):
    """Bridge of Tears: of several who have the most, this player. (SS-A5)"""

    seat: int


class Attack(Choice):
    """Fight this figure of that player next. (SS-8.1)"""

    seat: int
    role: int


class Bid(Choice):
    """Bid this much Gold. (SS-5.4)"""

    gold: int


class Sell(Choice):
    """Sell this Item to the Bank. (SS-9.1, SS-10.3)"""

    item: int


ROLL = Choice("roll")
KEEP = Choice("keep")
PASS = Choice("pass")
PAY = Choice("pay")
FIGHT = Choice("fight")
SHUN = Choice("shun")
TAKE_GOLD = Choice("take:gold")
TAKE_NOTHING = Choice("take:nothing")
TO_SHIP = Choice("home:ship")
TO_DOCKS = Choice("home:docks")
RETHINK_OWN = Rethink("play:quick-thinking:own", True)
RETHINK_OTHER = Rethink("play:quick-thinking:other", False)
PLAY = {card: Play(f"play:{FORTUNES[card]}", card) for card in (PEACE, LUCKY, GUIDE, PARDON, WIND)}
REROLL = [Reroll("reroll:first", 0), Reroll("reroll:second", 1)]
FIRST = [First(f"first:{role}", number) for number, role in enumerate(ROLES)]
ATTACK = [[Attack(f"attack:{seat}:{ROLES[role]}", seat, role) for role in (0, 1)] for seat in range(PLAYERS[-1])]
ROB = [Rob(f"rob:{seat}", seat) for seat in range(PLAYERS[-1])]
RESOLVE = {card: Resolve(f"resolve:{FORTUNES[card]}", card) for card in range(len(FORTUNES)) if card not in KEPT}


class Menu:
    """Every choice that depends on what is in the box, and the catalogue of all."""

    def __init__(self, box: Box) -> None:
        spaces = box.board.spaces
        self.move = [
            [Move(f"move:{role}:{space.id}", number, place) for place, space in enumerate(spaces)]
            for number, role in enumerate(ROLES)
        ]
        self.hire = [Hire(f"hire:{crew.id}", kind) for kind, crew in enumerate(box.crew)]
        self.take = [Take(f"take:{crew.id}", kind) for kind, crew in enumerate(box.crew)]
        self.dismiss = [Dismiss(f"dismiss:{crew.id}", kind) for kind, crew in enumerate(box.crew)]
        self.sell = [Sell(f"sell:{item.id}", kind) for kind, item in enumerate(box.items)]
        self.buy = [
            {
                kind: Buy(f"buy:{seat}:{item.id}", seat, kind)
                for kind, item in enumerate(box.items)
                if item.role is not None
            }
            for seat in range(PLAYERS[-1])
        ]
        # Nobody bids more than would buy the Pirate King off for certain. (SS-5.4)
        self.most = max(box.prices)
        self.bid = [Bid(f"bid:{gold}", gold) for gold in range(1, self.most + 1)]
        self.catalogue = Catalogue(
            [
                *[ROLL, KEEP, PASS, PAY, FIGHT, SHUN, TAKE_GOLD, TAKE_NOTHING, TO_SHIP, TO_DOCKS],
                *[RETHINK_OWN, RETHINK_OTHER, *PLAY.values(), *REROLL, *FIRST],
                *[attack for pair in ATTACK for attack in pair],
                *[*ROB, *RESOLVE.values()],
                *[move for moves in self.move for move in moves],
                *[*self.hire, *self.take, *self.dismiss, *self.sell],
                *[buy for weapons in self.buy for buy in weapons.values()],
                *self.bid,
            ]
        )
