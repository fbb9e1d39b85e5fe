"""Skelit's Revenge: the card of the turn, its fire, its icon, and the deck. (DM-9)"""

from __future__ import annotations

from collections.abc import Mapping

from ....engine import Action, Ask, Phase, Seat
from ..actions import RESOLVE, Resolve
from ..components import FIVES_TO_SHUFFLE, MAX_SHUFFLES, REVENGE_CARDS, TITIAN
from ..events import Drew, Peeked, Shuffled
from ..state import Ship
from . import deckhands
from .crew import Hunting, hunting_order
from .ending import lose
from .fire import apply_fire


def draw_card(s: Ship) -> int:
    """The top card: the one that Titian has put back, or any of the deck. (DM-9.1)"""
    if s.top_card is None:
        return s.chance.draw(s.deck)
    card, s.top_card, s.top_card_known_by = s.top_card, None, None
    return card


class Revenge(Phase[Ship]):
    """After the actions one card is drawn and resolved; Titian chooses of two. (DM-9.1)"""

    def resolve(self, s: Ship, answers: Mapping[Seat, Action]) -> None:
        if s.character[s.active] == TITIAN:
            s.peeked = sorted([draw_card(s), draw_card(s)])
            s.tell(Peeked, s.active, tuple(s.peeked))
            s.plan(Foresight(s.active))
        else:
            resolve_card(s, draw_card(s))


class Foresight(Phase[Ship]):
    """Titian looks at two cards, resolves one and puts the other back on top. (DM-9.1)"""

    seat: Seat

    def ask(self, s: Ship) -> list[Ask]:
        # He is asked even when the two are alike: that he has no choice is nobody else's business.
        first, second = s.peeked
        alike = REVENGE_CARDS[first][1:] == REVENGE_CARDS[second][1:]
        return [Ask(self.seat, [RESOLVE[first]] if alike else [RESOLVE[first], RESOLVE[second]])]

    def resolve(self, s: Ship, answers: Mapping[Seat, Action]) -> None:
        action = answers[self.seat]
        assert isinstance(action, Resolve)
        s.peeked.remove(action.card)
        s.top_card, s.top_card_known_by = s.peeked.pop(), self.seat
        resolve_card(s, action.card)


def resolve_card(s: Ship, card: int) -> None:
    """Fire first, then the icon; then the card is discarded. (DM-9.2)"""
    s.current_card = card
    s.tell(Drew, s.active, card)
    apply_fire(s, card)
    icon = REVENGE_CARDS[card].icon
    if s.result is not None:
        return
    if icon == "add":
        deckhands.add_at_trapdoors(s)
    elif icon == "spread":
        deckhands.spread_deckhands(s)
    s.plan(*[Hunting(hunting_order(s))] if icon == "crew" else [], Discarding())


class Discarding(Phase[Ship]):
    """The card is discarded. After the third five the whole deck is shuffled. (DM-9.11)

    A ship that has outlasted twenty shuffles burns out: so every game ends. (DM-9.12)
    """

    def resolve(self, s: Ship, answers: Mapping[Seat, Action]) -> None:
        assert s.current_card is not None
        s.discard.append(s.current_card)
        s.fives_since_shuffle += REVENGE_CARDS[s.current_card].five
        s.current_card = None
        if s.fives_since_shuffle < FIVES_TO_SHUFFLE:
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
