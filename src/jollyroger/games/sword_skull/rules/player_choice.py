"""What phases that ask have in common: the reasons why a Fortune card cannot be played now. (SS-10.2)"""

from __future__ import annotations

from ....engine import Action, Phase, Refusal, Seat
from ..actions import Buy, Play, Rethink, Sell
from ..components import BARGAIN, QUICK
from ..events import Played
from ..state import Table


class Scene(Phase[Table]):
    """A phase that asks. In any of them somebody may try to play a card, and deserves a reason if he cannot."""

    def refusal(self, s: Table, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Sell):
            why = "Items are sold only to pay a debt, to keep the weapon limit, or by a Bandit's Bargain."
            return Refusal(action, "SS-10.4", why)
        card = card_of(action)
        if card is None or seat not in range(s.seats):
            return None
        fortune = s.box.fortunes[card]
        if card not in s.hands[seat]:
            return Refusal(action, "SS-10.2", f"You hold no {fortune.name}.")
        return Refusal(action, "SS-10.2", f"{fortune.name} is played {fortune.when}.")


def card_of(action: Action) -> int | None:
    """The Fortune card that a choice plays."""
    match action:
        case Play():
            return action.card
        case Rethink():
            return QUICK
        case Buy():
            return BARGAIN
    return None


def play_card(s: Table, seat: Seat, card: int) -> None:
    """A card goes from the hand to the discard pile, for all to see."""
    s.discard_fortune(seat, card)
    s.tell(Played, seat, card)
