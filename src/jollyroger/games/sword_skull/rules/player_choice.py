"""Base classes of the phases that ask a player, with the reasons why a card cannot be played now. (SS-10.2)"""

from __future__ import annotations

from collections.abc import Sequence

from ....engine import Action, Refusal, Seat, SeatChoice
from ..actions import Buy, Play, Rethink, Sell
from ..components import BARGAIN, QUICK
from ..events import Played
from ..messages import text
from ..state import Table


class PlayerChoice(SeatChoice[Table]):
    """A choice of one player. Anybody who tries to play a card or sell an Item meanwhile gets a reason."""

    def refusal(self, s: Table, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Sell):
            return Refusal(action, "SS-10.4", text("refusal-sell"))
        card = card_of(action)
        if card is None or seat not in range(s.seats):
            return None
        fortune = s.box.fortunes[card]
        if card not in s.hands[seat]:
            return Refusal(action, "SS-10.2", text("refusal-no-card", card=fortune.noun))
        return Refusal(action, "SS-10.2", text("refusal-when", card=fortune.noun, when=fortune.timing))


class FigureChoice(PlayerChoice):
    """A choice of the owner of a figure."""

    figure: int

    @property
    def seat(self) -> Seat:
        return self.figure >> 1


class CardWindow(PlayerChoice):
    """A choice in which Fortune cards can be played."""

    def needs_answer(self, s: Table, options: Sequence[Action]) -> bool:
        return has_cards(s, self.seat)


def has_cards(s: Table, seat: Seat) -> bool:
    """Whether a player is asked when cards can be played.

    Any player with a hand is, even with a single option, so that the question does not tell what he holds.
    """
    return bool(s.hands[seat])


def card_of(action: Action) -> int | None:
    """The Fortune card that an action plays."""
    match action:
        case Play():
            return action.card
        case Rethink():
            return QUICK
        case Buy():
            return BARGAIN
    return None


def play_card(s: Table, seat: Seat, card: int) -> None:
    """Discard a card from the hand, shown to all."""
    s.discard_fortune(seat, card)
    s.tell(Played, seat, card)
