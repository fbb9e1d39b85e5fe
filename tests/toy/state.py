"""The state of Liar's Cove: hands, a bag of cards, coins and the open claim."""

from __future__ import annotations

from typing import NamedTuple, Self

from jollyroger.engine import Action, Chance, Result, Seat, State

from .actions import CLAIM, DROP, GIVE, LAY, PAY, VALUES
from .events import Drew

COPIES = 6
"""How many cards there are of each value."""
HAND_SIZE = 3


class OpenClaim(NamedTuple):
    """The claim on the table: who made it, the card that lies face down, and what it is claimed to be."""

    seat: Seat
    card: int
    value: int


class Cove(State):
    """Flawed variants override a method."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.bag = [value for value in VALUES for _ in range(COPIES)]
        self.coins = [2] * seats
        self.chest = seats
        self.claim: OpenClaim | None = None
        self.turns = 0

    def clone(self) -> Self:
        twin = type(self)(self.seats, self.chance.clone())
        twin.copy_kernel(self)
        twin.hands = [hand[:] for hand in self.hands]
        twin.bag = self.bag[:]
        twin.coins = self.coins[:]
        twin.chest = self.chest
        twin.claim = self.claim
        twin.turns = self.turns
        return twin

    def refill(self, seat: Seat) -> None:
        """A hand is filled up to three cards from the bag. (LC-1.2)"""
        while len(self.hands[seat]) < HAND_SIZE:
            card = self.chance.draw(self.bag)
            self.hands[seat].append(card)
            self.tell(Drew, seat, card)

    def stow(self, card: int) -> None:
        """A card that was shown or believed goes back into the bag. (LC-4.4)"""
        self.bag.append(card)

    def earn(self, seat: Seat) -> None:
        """A claim that nobody called earns a coin from the chest, if there is one. (LC-3.4)"""
        if self.chest:
            self.chest -= 1
            self.coins[seat] += 1

    def gifts(self, seat: Seat) -> list[Action]:
        return [GIVE[card] for card in VALUES if card in self.hands[seat]]

    def lays(self, seat: Seat) -> list[Action]:
        return [LAY[card] for card in VALUES if card in self.hands[seat]]

    def claims(self) -> list[Action]:
        """A claim is never lower than the one on the table. (LC-3.2)"""
        return [CLAIM[value] for value in VALUES if self.claim is None or value >= self.claim.value]

    def forfeits(self, seat: Seat) -> list[Action]:
        """A coin, or a card that is not the last. (LC-4.3)"""
        hand = self.hands[seat]
        return [PAY, *(DROP[card] for card in VALUES if card in hand and len(hand) > 1)]

    def finish(self, ending: str) -> None:
        """The richest win. (LC-5.1)"""
        most = max(self.coins)
        winners = tuple(seat for seat, coins in enumerate(self.coins) if coins == most)
        self.end(Result(winners, ending, tuple(self.coins)))
