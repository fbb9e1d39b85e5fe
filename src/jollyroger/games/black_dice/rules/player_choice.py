"""The base of all choices of one player."""

from __future__ import annotations

from ....engine import Action, Refusal, Seat, SeatChoice
from ..actions import Drink, PirateAction, Place, Reroll, RerollAll, Use
from ..components import PIRATES
from ..state import Table


class PlayerChoice(SeatChoice[Table]):
    """A choice of one player. It knows the reasons that hold in every phase why an action is refused."""

    seat: Seat

    def refusal(self, s: Table, seat: Seat, action: Action) -> Refusal | None:
        if seat != self.seat:
            if isinstance(action, (Place, Reroll, RerollAll, Drink, Use)):
                return Refusal(action, "BD-6.1", f"Wait for your turn: {{{self.seat}}} is choosing now.")
            return None
        if isinstance(action, PirateAction) and action.pirate not in s.crew:
            if action.pirate in s.flipped:
                return Refusal(action, "BD-7.6", "That pirate has gone overboard for good.")
            return Refusal(action, "BD-2.3", f"There is no '{PIRATES[action.pirate]}' in this crew.")
        return None
