"""The actions of a player, and the catalogue of all actions for a box."""

from __future__ import annotations

from typing import Final

from ...engine import Action, Catalogue
from .board import ROLES, Route
from .components import FORTUNES, GUIDE, HAND_CARDS, LUCKY, PARDON, PEACE, PLAYERS, WIND, Box


class NamedAction(Action):
    """An action with an explicit id, since spaces and cards have ids of their own. The id says what it does."""

    id: str

    def __str__(self) -> str:
        return self.id

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, NamedAction) and self.id == other.id)

    def __hash__(self) -> int:
        return hash(self.id)


class Move(NamedAction):
    """Move this figure to that space, or place it there. (SS-4)"""

    role: int
    space: int


class First(NamedAction):
    """Resolve this one of your two figures first. (SS-4.3)"""

    role: int


class Reroll(NamedAction):
    """Compass: reroll this one of your two dice. (SS-B5.3)"""

    die: int


class Play(NamedAction):
    """Play this Fortune card. (SS-10.2)"""

    card: int


class Rethink(NamedAction):
    """Quick Thinking: reroll your own die or the opponent's. (SS-B4.3)"""

    own: bool


class Buy(NamedAction):
    """Bandit's Bargain: buy this weapon from that player. (SS-B4.5)"""

    seat: int
    item: int


class Resolve(NamedAction):
    """Resolve this one of two immediate cards first. (SS-10.2)"""

    card: int


class Hire(NamedAction):
    """Take a Crew card from this pile. (SS-5.2)"""

    crew: int


class Take(NamedAction):
    """Take a Crew card of this kind from a player. (SS-8.2, SS-5.6)"""

    crew: int


class Dismiss(NamedAction):
    """Mutiny: return a Crew card of this kind to its pile. (SS-B4.14)"""

    crew: int


class Rob(NamedAction):
    """Bridge of Tears: take from this one of the players tied for the most. (SS-A5)"""

    seat: int


class Attack(NamedAction):
    """Fight this figure of that player next. (SS-8.1)"""

    seat: int
    role: int


class Bid(NamedAction):
    """Bid this much Gold. (SS-5.4)"""

    gold: int


class Sell(NamedAction):
    """Sell this Item to the Bank. (SS-9.1, SS-10.3)"""

    item: int


ROLL: Final = NamedAction("roll")
KEEP: Final = NamedAction("keep")
PASS: Final = NamedAction("pass")
PAY: Final = NamedAction("pay")
FIGHT: Final = NamedAction("fight")
SHUN: Final = NamedAction("shun")
TAKE_GOLD: Final = NamedAction("take:gold")
TAKE_NOTHING: Final = NamedAction("take:nothing")
TO_SHIP: Final = NamedAction("home:ship")
TO_DOCKS: Final = NamedAction("home:docks")
RETHINK_OWN: Final = Rethink("play:quick-thinking:own", True)
RETHINK_OTHER: Final = Rethink("play:quick-thinking:other", False)
PLAY: Final = {card: Play(f"play:{FORTUNES[card]}", card) for card in (PEACE, LUCKY, GUIDE, PARDON, WIND)}
REROLL: Final = [Reroll("reroll:first", 0), Reroll("reroll:second", 1)]
FIRST: Final = [First(f"first:{role}", number) for number, role in enumerate(ROLES)]
ATTACK: Final = [[Attack(f"attack:{seat}:{ROLES[role]}", seat, role) for role in (0, 1)] for seat in range(PLAYERS[-1])]
ROB: Final = [Rob(f"rob:{seat}", seat) for seat in range(PLAYERS[-1])]
RESOLVE: Final = {
    card: Resolve(f"resolve:{FORTUNES[card]}", card) for card in range(len(FORTUNES)) if card not in HAND_CARDS
}


class BoxActions:
    """The actions that depend on the components, and the catalogue of all actions."""

    def __init__(self, box: Box) -> None:
        spaces = box.board.spaces
        self.move = [
            [Move(f"move:{role}:{space.id}", number, place) for place, space in enumerate(spaces)]
            for number, role in enumerate(ROLES)
        ]
        self.moves = self._moves_along(box.board.routes)
        self.spyglass_moves = self._moves_along(box.spyglass_routes)
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
        # The catalogue is finite, so bids end with the Gold in the box. They come last: all other codes stay. (SS-5.4)
        self.bid = [Bid(f"bid:{gold}", gold) for gold in range(1, box.gold + 1)]
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

    def _moves_along(self, routes: list[list[dict[int, Route]]]) -> list[list[list[list[Action]]]]:
        """The moves along these routes, by figure, start and total of the dice; in the order of the routes' ends."""
        return [[[[moves[end] for end in ends] for ends in by_total] for by_total in routes] for moves in self.move]
