"""The state of a game: figures, Gold and cards. Only Fortune hands are hidden.

A figure is a number: twice its owner's seat, plus 1 for the Pirate.
"""

from __future__ import annotations

from bisect import insort
from typing import ClassVar, Final

from ...engine import Chance, Seat, State
from .actions import BoxActions
from .board import FACES
from .components import COMMISSION, PLAYERS, REPUTATION, Box

SEATS: Final = range(PLAYERS[-1])
FIGURES: Final = range(2 * PLAYERS[-1])
"""All seats and figures of the largest table. Phases are frozen, so rules keep one for each."""


def owner_of(figure: int) -> Seat:
    return figure >> 1


def role_of(figure: int) -> int:
    """OFFICER or PIRATE."""
    return figure & 1


def figure_of(seat: Seat, role: int) -> int:
    return 2 * seat + role


def figures_of(seat: Seat) -> tuple[int, int]:
    """The player's Officer and Pirate."""
    return 2 * seat, 2 * seat + 1


def distinct(cards: list[int]) -> list[int]:
    """Each kind in a sorted list of cards once."""
    kinds: list[int] = []
    for card in cards:
        if not kinds or card != kinds[-1]:
            kinds.append(card)
    return kinds


class Table(State):
    """The whole table. Decks, hands and discard piles are sorted lists of kinds: cards are drawn at random."""

    __slots__ = (
        *("box", "actions", "reveal_odds", "first_player", "active", "turn", "dice", "location", "stuck"),
        *("gold", "bank", "chests", "trove", "piles", "crew"),
        *("enemy_deck", "enemy_discard", "enemy", "item_deck", "item_discard", "items", "lot"),
        *("fortune_deck", "fortune_discard", "immediate", "hands", "permanent"),
    )
    derived: ClassVar[tuple[str, ...]] = ("box", "actions")

    def __init__(self, box: Box, actions: BoxActions, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.box = box
        self.actions = actions
        self.reveal_odds = True
        self.first_player: Seat | None = None
        self.active: Seat = 0
        self.turn = 0
        self.dice: list[int] = []  # the last roll; a blank is 0
        self.location: list[int] = []  # the space of each figure
        self.stuck: list[int] = []  # for each figure: ends of its owner's turns until Quicksand releases it; 0: free
        self.gold: list[int] = []
        self.bank = 0
        self.chests: list[int] = []
        self.trove = 0
        self.piles: list[int] = []  # Crew cards left of each kind
        self.crew: list[list[int]] = []  # for each player: Crew cards of each kind
        self.enemy_deck: list[int] = []
        self.enemy_discard: list[int] = []
        self.enemy: int | None = None  # turned up
        self.item_deck: list[int] = []
        self.item_discard: list[int] = []
        self.items: list[list[int]] = []
        self.lot: int | None = None  # the Item being auctioned
        self.fortune_deck: list[int] = []
        self.fortune_discard: list[int] = []
        self.immediate: list[int] = []  # immediate Fortune cards still to be resolved, face up
        self.hands: list[list[int]] = []
        self.permanent: list[list[int]] = []  # for each player: Fortune cards that stay face up

    def clone(self) -> Table:
        twin = Table(self.box, self.actions, self.seats, self.chance.clone())
        twin.copy_kernel(self)
        twin.reveal_odds = self.reveal_odds
        twin.first_player = self.first_player
        twin.active = self.active
        twin.turn = self.turn
        twin.dice = self.dice[:]
        twin.location = self.location[:]
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
        twin.immediate = self.immediate[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.permanent = [cards[:] for cards in self.permanent]
        return twin

    def set_up(self, gold: int) -> None:
        """Lay out the board and deal each player this much Gold. (SS-2.1, SS-2.2, SS-2.4, SS-2.5)"""
        box, seats = self.box, self.seats
        self.location = [*box.board.ships] * seats
        self.stuck = [0] * (2 * seats)
        self.gold = [gold] * seats
        self.chests = [1] * len(box.board.chests)
        self.trove = 0
        self.bank = box.gold - sum(self.gold) - sum(self.chests)
        # Crew cards whose back number exceeds the number of players stay in the box. (SS-2.3)
        self.piles = [sum(back <= seats for back in crew.backs) for crew in box.crew]
        self.crew = [[0] * len(box.crew) for _ in range(seats)]
        self.enemy_deck = box.deck(box.enemies)
        self.item_deck = box.deck(box.items)
        self.fortune_deck = box.deck(box.fortunes)
        self.items = [[] for _ in range(seats)]
        self.hands = [[] for _ in range(seats)]
        self.permanent = [[] for _ in range(seats)]

    def roll(self, dice: int) -> int:
        """Roll this many dice; returns the total."""
        rolled: list[int] = []
        total = 0
        for _ in range(dice):
            die = self.chance.below(FACES)
            rolled.append(die)
            total += die
        self.dice = rolled
        return total

    def left_of(self, seat: Seat) -> Seat:
        """The next player in turn order."""
        return (seat + 1) % self.seats

    def space_kind(self, figure: int) -> str:
        """The kind of space a figure stands on."""
        return self.box.board.kinds[self.location[figure]]

    def crew_kinds(self, seat: Seat) -> list[int]:
        """The kinds of Crew card that a player has."""
        return [kind for kind, count in enumerate(self.crew[seat]) if count]

    def crew_size(self, seat: Seat) -> int:
        return sum(self.crew[seat])

    def might(self, figure: int) -> int:
        """All symbols of the figure's kind on Crew, Items and face-up Fortune cards. (SS-6.3, SS-10.5, SS-1.2)"""
        box, seat, role = self.box, figure >> 1, figure & 1
        might = self._symbols(seat, box.crew_might[role])
        for item in self.items[seat]:
            might += box.item_might[role][item]
        for card in self.permanent[seat]:
            might += box.fortune_might[role][card]
        return might

    def might_sources(self, figure: int) -> tuple[tuple[str, int], ...]:
        """What a figure's Might comes from: 'crew', or the id of an Item or Fortune card, each with its Might."""
        box, seat, role = self.box, figure >> 1, figure & 1
        sources = [("crew", self._symbols(seat, box.crew_might[role]))]
        sources += [
            (box.items[item].id, box.items[item].might) for item in self.items[seat] if box.items[item].role == role
        ]
        card = REPUTATION if role else COMMISSION
        sources += [(box.fortunes[card].id, box.fortunes[card].n)] * self.permanent[seat].count(card)
        return tuple(source for source in sources if source[1])

    def gold_symbols(self, seat: Seat, settlement: str | None = None) -> int:
        """Gold symbols on this player's Crew, of one settlement or of all. (SS-10.5)"""
        box = self.box
        return self._symbols(seat, box.crew_gold if settlement is None else box.settlement_gold[settlement])

    def _symbols(self, seat: Seat, kinds: list[tuple[int, int]]) -> int:
        """The symbols on this player's Crew, given the kinds that have such symbols and how many."""
        crew = self.crew[seat]
        total = 0
        for kind, symbols in kinds:
            total += crew[kind] * symbols
        return total

    def take_from_bank(self, seat: Seat, gold: int) -> None:
        """Gold from the Bank, which never runs dry: its balance may be negative. (SS-2.1)"""
        self.bank -= gold
        self.gold[seat] += gold

    def pay_bank(self, seat: Seat, gold: int) -> None:
        self.bank += gold
        self.gold[seat] -= gold

    def draw_enemy(self) -> int | None:
        return self._draw(self.enemy_deck, self.enemy_discard)

    def enemies_to_draw(self) -> list[int]:
        """The Enemies that can come next; everybody can work them out from those discarded and the one turned up."""
        return self.enemy_deck or [*self.enemy_discard, *([] if self.enemy is None else [self.enemy])]

    def draw_item(self) -> int | None:
        return self._draw(self.item_deck, self.item_discard)

    def draw_fortune(self) -> int | None:
        return self._draw(self.fortune_deck, self.fortune_discard)

    def _draw(self, deck: list[int], discard: list[int]) -> int | None:
        """Draw a card; an empty deck is replaced by its discard pile first. None: both are empty. (SS-10.1)"""
        if not deck:
            deck += discard
            discard.clear()
        return self.chance.draw(deck) if deck else None

    def discard_fortune(self, seat: Seat, card: int) -> None:
        """Move a card from the hand to the discard pile."""
        self.hands[seat].remove(card)
        insort(self.fortune_discard, card)
