"""The state of a game: hands, bids, the row of revealed cards, the piles, and who can be called."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import ClassVar, Final, NamedTuple

from ...engine import Ask, Chance, Seat, State
from .components import DECK, KINDS, MAX_CAPTAINS


class BidCard(NamedTuple):
    """A revealed card of a bid, face up on the table."""

    owner: Seat
    kind: int
    resolved: bool = False
    claim: int | None = None  # index into `Table.claims` (AH-4.5)


BID_CARDS: Final = [[BidCard(seat, kind) for kind in range(len(KINDS))] for seat in range(MAX_CAPTAINS)]
"""Each card in the bid of each captain, as it is revealed."""
TURN_ORDERS: Final = [
    [[*range(seat + 1, seats), *range(seat + 1)] for seat in range(seats)] for seats in range(MAX_CAPTAINS + 1)
]
"""All seats in turn order, by the number of seats and the seat that comes last."""


class Table(State):
    """Every one of the 108 cards is in exactly one of: deck, discard, hands, bids, row, aside, auction. (case 44)

    A card is stored as the number of its kind. Hands, bids and the deck are sorted: copies of a card are
    interchangeable, and cards are drawn from the deck at random.
    """

    derived: ClassVar[tuple[str, ...]] = ("discard_asks",)

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.long_game = False
        self.both_runs = True
        self.cheating = True
        self.dealer: Seat = 0
        self.deck: list[int] = []
        self.discard: list[int] = []  # the last card is on top
        self.hands: list[list[int]] = []
        self.known_cards: list[list[int]] = []  # cards that everyone knows to be in a hand
        self.bids: list[list[int]] = []  # face down
        self.row: list[BidCard] = []  # face up
        self.claims: list[Seat] = []  # who made each claim, in order
        self.aside: list[int] = []  # cards that a captain looks at, to keep or discard
        self.auction: int | None = None
        self.brawled: list[bool] = []  # this round (AH-4.9)
        self.brawled_next: list[bool] = []  # next round
        self.can_be_called: list[bool] = []  # whose window is open (AH-6.2)
        self.renewals = 0  # how often the discard pile became the deck (AH-8.4)
        self.rounds_without_auction = 0  # in a row, for want of a card (AH-8.2)
        self.hand_number = 0
        self.points: list[int] = []
        self.last_points: list[int] = []
        self.discard_asks: list[Ask | None] = []  # the questions of the discard that is going on, by seat

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
        twin.known_cards = [known[:] for known in self.known_cards]
        twin.bids = [bid[:] for bid in self.bids]
        twin.row = self.row[:]
        twin.claims = self.claims[:]
        twin.aside = self.aside[:]
        twin.auction = self.auction
        twin.brawled = self.brawled[:]
        twin.brawled_next = self.brawled_next[:]
        twin.can_be_called = self.can_be_called[:]
        twin.renewals = self.renewals
        twin.rounds_without_auction = self.rounds_without_auction
        twin.hand_number = self.hand_number
        twin.points = self.points[:]
        twin.last_points = self.last_points[:]
        twin.discard_asks = self.discard_asks[:]
        return twin

    def after(self, seat: Seat) -> list[Seat]:
        return TURN_ORDERS[self.seats][seat]

    def reset_hand(self) -> None:
        """Put all cards back into the deck and clear all flags, for a new hand. (AH-9.5)"""
        self.deck = DECK[:]
        self.discard = []
        self.hands = [[] for _ in range(self.seats)]
        self.known_cards = [[] for _ in range(self.seats)]
        self.bids = [[] for _ in range(self.seats)]
        self.row = []
        self.claims = []
        self.aside = []
        self.auction = None
        self.brawled = [False] * self.seats
        self.brawled_next = [False] * self.seats
        self.can_be_called = [False] * self.seats
        self.renewals = 0
        self.rounds_without_auction = 0

    def forget_known(self, seat: Seat, kind: int) -> None:
        """Everyone sees that this card is no longer in the hand."""
        if kind in self.known_cards[seat]:
            self.known_cards[seat].remove(kind)

    def remove_unseen(self, seat: Seat, kind: int) -> None:
        """Remove a card that the others do not see. Nothing is certain about that hand any more."""
        self.hands[seat].remove(kind)
        self.known_cards[seat].clear()

    def draw_unseen(self, seat: Seat) -> int:
        """Remove a random card that the others do not see."""
        self.known_cards[seat].clear()
        return self.chance.draw(self.hands[seat])

    def pick_up(self, seat: Seat, kind: int, seen: bool) -> None:
        insort(self.hands[seat], kind)
        if seen:
            insort(self.known_cards[seat], kind)

    def discard_table_cards(self) -> None:
        """Discard the auction card, all bids and the cards that a captain looks at."""
        if self.auction is not None:
            self.discard.append(self.auction)
            self.auction = None
        for bid in self.bids:
            self.discard += bid
            bid.clear()
        self.discard += [card.kind for card in self.row]
        self.discard += self.aside
        self.row.clear()
        self.aside.clear()
        self.claims.clear()


def cards_left(cards: Sequence[int], picks: Sequence[int]) -> list[int]:
    """The cards without those picked."""
    rest = list(cards)
    for kind in picks:
        rest.remove(kind)
    return rest


def distinct(cards: Sequence[int]) -> list[int]:
    """Each kind of card once, in order."""
    return list(dict.fromkeys(cards))
