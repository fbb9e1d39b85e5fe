"""The table: figures, Gold, cards, and the one thing that is hidden: Fortune hands.

A figure is a number, twice its owner's seat, plus 1 for the Pirate.
"""

from __future__ import annotations

from bisect import insort
from operator import mul
from typing import ClassVar

from ...engine import Chance, Phase, Seat, State
from .actions import Menu
from .board import FACES
from .components import COMMISSION, REPUTATION, Box


class Table(State):
    """Cards of a deck, a hand or a discard pile are kinds, sorted: a face-down deck has no order until drawn from."""

    derived: ClassVar[tuple[str, ...]] = ("box", "menu")

    def __init__(self, box: Box, menu: Menu, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.box = box
        self.menu = menu
        self.reveal_odds = True
        self.first: Seat | None = None
        self.active: Seat = 0
        self.turn = 0
        self.dice: list[int] = []  # the last roll; a blank is 0
        self.at: list[int] = []  # the space of each figure
        self.stuck: list[int] = []  # at the end of how many turns of its owner's each figure comes free of Quicksand
        self.gold: list[int] = []
        self.bank = 0
        self.chests: list[int] = []
        self.trove = 0
        self.piles: list[int] = []  # Crew cards left of each kind
        self.crew: list[list[int]] = []  # of each player, how many of each kind
        self.enemy_deck: list[int] = []
        self.enemy_discard: list[int] = []
        self.enemy: int | None = None  # turned up
        self.item_deck: list[int] = []
        self.item_discard: list[int] = []
        self.items: list[list[int]] = []
        self.lot: int | None = None  # up for auction
        self.fortune_deck: list[int] = []
        self.fortune_discard: list[int] = []
        self.aside: list[int] = []  # immediate Fortune cards still to be resolved, face up
        self.hands: list[list[int]] = []
        self.renown: list[list[int]] = []  # Fortune cards that stay face up

    def clone(self) -> Table:
        twin = Table(self.box, self.menu, self.seats, self.chance.clone())
        twin.copy_kernel(self)
        twin.reveal_odds = self.reveal_odds
        twin.first = self.first
        twin.active = self.active
        twin.turn = self.turn
        twin.dice = self.dice[:]
        twin.at = self.at[:]
        twin.stuck = self.stuck[:]
        twin.gold = self.gold[:]
        twin.bank = self.bank
        twin.chests = self.chests[:]
        twin.trove = self.trove
        twin.piles = self.piles[:]
        twin.crew = [crew[:] for crew in self.crew]
        twin.enemy_deck = self.enemy_deck[:]
        twin.enemy_discard = self.enemy_discard[:]
        twin.enemy = self.enemy
        twin.item_deck = self.item_deck[:]
        twin.item_discard = self.item_discard[:]
        twin.items = [items[:] for items in self.items]
        twin.lot = self.lot
        twin.fortune_deck = self.fortune_deck[:]
        twin.fortune_discard = self.fortune_discard[:]
        twin.aside = self.aside[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.renown = [cards[:] for cards in self.renown]
        return twin

    def lay_out(self, gold: int) -> None:
        """Everything in its place. (SS-2.1, SS-2.2, SS-2.4, SS-2.5)"""
        box, seats = self.box, self.seats
        self.at = [*box.board.ships] * seats
        self.stuck = [0] * (2 * seats)
        self.gold = [gold] * seats
        self.chests = [1] * len(box.board.chests)
        self.trove = 0
        self.bank = box.gold - sum(self.gold) - sum(self.chests)
        # Crew for more players than there are stays in the box. (SS-2.3)
        self.piles = [sum(back <= seats for back in crew.backs) for crew in box.crew]
        self.crew = [[0] * len(box.crew) for _ in range(seats)]
        self.enemy_deck = box.deck(box.enemies)
        self.item_deck = box.deck(box.items)
        self.fortune_deck = box.deck(box.fortunes)
        self.items = [[] for _ in range(seats)]
        self.hands = [[] for _ in range(seats)]
        self.renown = [[] for _ in range(seats)]

    def roll(self, dice: int) -> int:
        """Roll one die or both, for all to see. Returns the total."""
        self.dice = [self.chance.below(FACES) for _ in range(dice)]
        return sum(self.dice)

    def kind_at(self, figure: int) -> str:
        """What kind of space a figure stands on."""
        return self.box.board.spaces[self.at[figure]].kind

    def crew_kinds(self, seat: Seat) -> list[int]:
        """The kinds of Crew that a player has."""
        return [kind for kind, count in enumerate(self.crew[seat]) if count]

    def crew_size(self, seat: Seat) -> int:
        return sum(self.crew[seat])

    def might(self, figure: int) -> int:
        """All symbols of its kind on Crew, Items and face-up Fortune cards. (SS-6.3, SS-10.5, SS-1.2)"""
        box, seat, role = self.box, figure >> 1, figure & 1
        might: int = sum(map(mul, self.crew[seat], box.crew_might[role]))
        for item in self.items[seat]:
            if box.items[item].role == role:
                might += box.items[item].might
        card = REPUTATION if role else COMMISSION
        return might + self.renown[seat].count(card) * box.fortunes[card].n

    def gold_symbols(self, seat: Seat, settlement: str | None = None) -> int:
        """Gold symbols on this player's Crew, of one settlement or of all. (SS-10.5)"""
        box = self.box
        if settlement is None:
            return sum(map(mul, self.crew[seat], box.crew_gold))
        crews = zip(self.crew[seat], box.crew_gold, box.homes, strict=True)
        return sum(count * gold for count, gold, home in crews if home == settlement)

    def earn(self, seat: Seat, gold: int) -> None:
        """Gold from the Bank, which never runs dry: it may owe. (SS-2.1)"""
        self.bank -= gold
        self.gold[seat] += gold

    def draw_enemy(self) -> int | None:
        return self._draw(self.enemy_deck, self.enemy_discard)

    def draw_item(self) -> int | None:
        return self._draw(self.item_deck, self.item_discard)

    def draw_fortune(self) -> int | None:
        return self._draw(self.fortune_deck, self.fortune_discard)

    def _draw(self, deck: list[int], discard: list[int]) -> int | None:
        """The next card; an empty deck is made anew from its discard pile. (SS-10.1)"""
        if not deck:
            deck += discard
            discard.clear()
        return self.chance.draw(deck) if deck else None

    def discard_fortune(self, seat: Seat, card: int) -> None:
        """A card is played from the hand."""
        self.hands[seat].remove(card)
        insort(self.fortune_discard, card)

    def unload(self, seat: Seat, item: int) -> None:
        """An Item is sold to the Bank. (SS-9.1, SS-10.3)"""
        self.items[seat].remove(item)
        insort(self.item_discard, item)
        self.earn(seat, self.box.items[item].sell)


class Errand(Phase[Table]):
    """What a figure on its way has still to do: called off if it returns to its Ship. (SS-8.6)"""

    figure: int


def call_off(s: Table, figure: int) -> None:
    """A figure that has left has nothing more to encounter or to fight. (SS-8.6, SS-A4)"""
    # In place: the kernel is walking through this very list.
    s.agenda[:] = [phase for phase in s.agenda if not (isinstance(phase, Errand) and phase.figure == figure)]
