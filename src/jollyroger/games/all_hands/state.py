"""The table: hands, bids, the row of revealed cards, the piles, and who may be called."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import NamedTuple

from ...engine import Chance, Seat, State
from .components import DECK


class Laid(NamedTuple):
    """A revealed bid card on the table."""

    owner: Seat
    kind: int
    spent: bool = False  # its action is resolved
    claim: int | None = None  # the number of the claim on it (AH-4.5)


class Table(State):
    """All 108 cards are always in exactly one of: deck, discard, hands, bids, row, aside, auction. (case 44)

    Hands, bids and the deck are kept sorted: copies of a card are alike, and a face-down deck has no order until
    it is drawn from.
    """

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.long_game = False
        self.both_runs = True
        self.cheating = True
        self.dealer: Seat = 0
        self.deck: list[int] = []
        self.discard: list[int] = []  # the top card is the last
        self.hands: list[list[int]] = []
        self.known: list[list[int]] = []  # cards that all have seen come into a hand and not leave it
        self.bids: list[list[int]] = []  # face down
        self.row: list[Laid] = []  # face up
        self.claims: list[Seat] = []  # who made each claim, in order
        self.aside: list[int] = []  # cards somebody is looking at, to keep or discard
        self.auction: int | None = None
        self.brawled: list[bool] = []  # this round (AH-4.9)
        self.marked: list[bool] = []  # brawled next round
        self.open: list[bool] = []  # who can be called a cheat (AH-6.2)
        self.renewals = 0
        self.dry = 0  # rounds running without an auction card
        self.hand_number = 0
        self.points: list[int] = []
        self.last_points: list[int] = []

    def clone(self) -> Table:
        twin = Table(self.seats, self.chance.clone())
        twin.copy_kernel(self)
        twin.long_game = self.long_game
        twin.both_runs = self.both_runs
        twin.cheating = self.cheating
        twin.dealer = self.dealer
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.known = [known[:] for known in self.known]
        twin.bids = [bid[:] for bid in self.bids]
        twin.row = self.row[:]
        twin.claims = self.claims[:]
        twin.aside = self.aside[:]
        twin.auction = self.auction
        twin.brawled = self.brawled[:]
        twin.marked = self.marked[:]
        twin.open = self.open[:]
        twin.renewals = self.renewals
        twin.dry = self.dry
        twin.hand_number = self.hand_number
        twin.points = self.points[:]
        twin.last_points = self.last_points[:]
        return twin

    def clear(self) -> None:
        """All cards back into the deck, all flags down: a new hand. (AH-9.5)"""
        self.deck = DECK[:]
        self.discard = []
        self.hands = [[] for _ in range(self.seats)]
        self.known = [[] for _ in range(self.seats)]
        self.bids = [[] for _ in range(self.seats)]
        self.row = []
        self.claims = []
        self.aside = []
        self.auction = None
        self.brawled = [False] * self.seats
        self.marked = [False] * self.seats
        self.open = [False] * self.seats
        self.renewals = 0
        self.dry = 0

    def show(self, seat: Seat, kind: int) -> None:
        """A card that has left this hand is seen by all: what is known of the hand shrinks by it."""
        if kind in self.known[seat]:
            self.known[seat].remove(kind)

    def lose(self, seat: Seat, kind: int) -> None:
        """A card leaves a hand unseen: from now on nothing is certain about that hand."""
        self.hands[seat].remove(kind)
        self.known[seat].clear()

    def snatch(self, seat: Seat) -> int:
        """Draw a card unseen from this hand."""
        self.known[seat].clear()
        return self.chance.draw(self.hands[seat])

    def pick_up(self, seat: Seat, kind: int, seen: bool) -> None:
        insort(self.hands[seat], kind)
        if seen:
            insort(self.known[seat], kind)

    def throw_all(self) -> None:
        """Auction card, bids, revealed cards and cards looked at go to the discard pile."""
        if self.auction is not None:
            self.discard.append(self.auction)
            self.auction = None
        for bid in self.bids:
            self.discard += bid
            bid.clear()
        self.discard += [laid.kind for laid in self.row]
        self.discard += self.aside
        self.row.clear()
        self.aside.clear()
        self.claims.clear()


def without(cards: Sequence[int], picks: Sequence[int]) -> list[int]:
    """These cards less those picked."""
    rest = list(cards)
    for kind in picks:
        rest.remove(kind)
    return rest


def kinds(cards: Sequence[int]) -> list[int]:
    """Each kind once."""
    return list(dict.fromkeys(cards))
