"""Chapter 9, Skelit's Revenge: the card of the turn, its fire and its icon, and the deck. (DM-9)"""

from __future__ import annotations

from typing import ClassVar, Final

from ....engine import Action, Seat, SeatChoice, Step
from ..actions import MAX_PIRATES, RESOLVE, Resolve
from ..components import FIVES_TO_SHUFFLE, MAX_SHUFFLES, REVENGE_CARDS, TITIAN
from ..events import Drew, Peeked, Shuffled
from ..state import Ship
from .crew import Hunting, hunting_order
from .deckhands import add_deckhands, spread_deckhands
from .ending import lose
from .fire import apply_fire


def draw_card(s: Ship) -> int:
    """Draw the top card: the one Titian has put back, or a random card of the deck. (DM-9.1)"""
    if s.top_card is None:
        return s.chance.draw(s.deck)
    card, s.top_card, s.top_card_known_by = s.top_card, None, None
    return card


class Revenge(Step[Ship]):
    """After the actions one card is drawn and resolved; Titian chooses one of two. (DM-9.1)"""

    def run(self, s: Ship) -> None:
        if s.character[s.active] == TITIAN:
            s.peeked = sorted([draw_card(s), draw_card(s)])
            s.tell(Peeked, s.active, tuple(s.peeked))
            s.plan(FORESIGHT[s.active])
        else:
            resolve_card(s, draw_card(s))


REVENGE: Final = Revenge()


class Foresight(SeatChoice[Ship]):
    """Titian looks at two cards, resolves one and puts the other back on top. (DM-9.1)"""

    seat: Seat

    asks_single_option: ClassVar[bool] = True  # not asking would tell the others that the two cards are alike

    def options(self, s: Ship) -> list[Action]:
        first, second = s.peeked
        alike = REVENGE_CARDS[first][1:] == REVENGE_CARDS[second][1:]
        return [RESOLVE[first]] if alike else [RESOLVE[first], RESOLVE[second]]

    def decide(self, s: Ship, action: Action) -> None:
        assert isinstance(action, Resolve)
        s.peeked.remove(action.card)
        s.top_card, s.top_card_known_by = s.peeked.pop(), self.seat
        resolve_card(s, action.card)


FORESIGHT: Final = [Foresight(seat) for seat in range(MAX_PIRATES)]


def resolve_card(s: Ship, card: int) -> None:
    """Resolve a card and discard it. (DM-9.2)"""
    s.current_card = card
    s.tell(Drew, s.active, card)
    apply_fire_and_deckhands(s, card)
    s.plan(DISCARDING)
    if REVENGE_CARDS[card].icon == "crew" and not s.has_ended:
        s.plan(Hunting(hunting_order(s)))  # before the card is discarded


def apply_fire_and_deckhands(s: Ship, card: int) -> None:
    """Everything a card does by itself: its fire, then its deckhands. Crew moves need choices. (DM-9.2)"""
    apply_fire(s, card)
    if s.has_ended:
        return
    icon = REVENGE_CARDS[card].icon
    if icon == "add":
        add_deckhands(s)
    elif icon == "spread":
        spread_deckhands(s)


def is_shuffle_due(fives: int) -> bool:
    """Whether the deck is shuffled after this many fives. (DM-9.11)"""
    return fives >= FIVES_TO_SHUFFLE


class Discarding(Step[Ship]):
    """The card is discarded; after the third five all cards are shuffled into the deck. (DM-9.11)

    The twentieth shuffle loses the game, so that every game ends. (DM-9.12)
    """

    def run(self, s: Ship) -> None:
        assert s.current_card is not None
        s.discard.append(s.current_card)
        s.fives_since_shuffle += REVENGE_CARDS[s.current_card].is_five
        s.current_card = None
        if not is_shuffle_due(s.fives_since_shuffle):
            return
        s.fives_since_shuffle = 0
        s.shuffles += 1
        if s.top_card is not None:
            s.discard.append(s.top_card)
        s.top_card = s.top_card_known_by = None
        s.deck = sorted(s.deck + s.discard)
        s.discard = []
        s.tell(Shuffled, s.shuffles)
        if s.shuffles == MAX_SHUFFLES:
            lose(s, "burnt-out")


DISCARDING: Final = Discarding()
