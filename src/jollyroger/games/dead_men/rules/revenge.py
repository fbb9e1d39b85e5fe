"""Skelit's Revenge: the card of the turn, its fire, its icon, and the deck. (DM-9)"""

from __future__ import annotations

from collections.abc import Mapping

from ....engine import Action, Ask, Phase, Seat
from ..actions import RESOLVE, Resolve
from ..components import FIVES, MOST_SHUFFLES, REVENGE, TITIAN
from ..events import Drew, Peeked, Shuffled
from ..state import Ship
from . import deckhands
from .crew import Hunting, hunters
from .ending import lose
from .fire import burn


def draw(s: Ship) -> int:
    """The top card: the one that Titian has put back, or any of the deck. (DM-9.1)"""
    if s.top is None:
        return s.chance.draw(s.deck)
    card, s.top, s.knows_top = s.top, None, None
    return card


class Revenge(Phase[Ship]):
    """After the actions one card is drawn and resolved; Titian chooses of two. (DM-9.1)"""

    def resolve(self, s: Ship, answers: Mapping[Seat, Action]) -> None:
        if s.character[s.active] == TITIAN:
            s.aside = sorted([draw(s), draw(s)])
            s.tell(Peeked, s.active, tuple(s.aside))
            s.plan(Foresight(s.active))
        else:
            avenge(s, draw(s))


class Foresight(Phase[Ship]):
    """Titian looks at two cards, resolves one and puts the other back on top. (DM-9.1)"""

    seat: Seat

    def ask(self, s: Ship) -> list[Ask]:
        # He is asked even when the two are alike: that he has no choice is nobody else's business.
        first, second = s.aside
        alike = REVENGE[first][1:] == REVENGE[second][1:]
        return [Ask(self.seat, [RESOLVE[first]] if alike else [RESOLVE[first], RESOLVE[second]])]

    def resolve(self, s: Ship, answers: Mapping[Seat, Action]) -> None:
        action = answers[self.seat]
        assert isinstance(action, Resolve)
        s.aside.remove(action.card)
        s.top, s.knows_top = s.aside.pop(), self.seat
        avenge(s, action.card)


def avenge(s: Ship, card: int) -> None:
    """Fire first, then the icon; then the card is discarded. (DM-9.2)"""
    s.card = card
    s.tell(Drew, s.active, card)
    burn(s, card)
    icon = REVENGE[card].icon
    if s.result is not None:
        return
    if icon == "add":
        deckhands.add(s)
    elif icon == "spread":
        deckhands.spread(s)
    s.plan(*[Hunting(hunters(s))] if icon == "crew" else [], Discarding())


class Discarding(Phase[Ship]):
    """The card is discarded. After the third five the whole deck is shuffled. (DM-9.11)

    A ship that has outlasted twenty shuffles burns out: so every game ends. (DM-9.12)
    """

    def resolve(self, s: Ship, answers: Mapping[Seat, Action]) -> None:
        assert s.card is not None
        s.discard.append(s.card)
        s.fives += REVENGE[s.card].five
        s.card = None
        if s.fives < FIVES:
            return
        s.fives = 0
        s.shuffles += 1
        if s.top is not None:
            s.discard.append(s.top)
        s.top = s.knows_top = None
        s.deck = sorted(s.deck + s.discard)
        s.discard = []
        s.tell(Shuffled, s.shuffles)
        if s.shuffles == MOST_SHUFFLES:
            lose(s, "burnt-out")
