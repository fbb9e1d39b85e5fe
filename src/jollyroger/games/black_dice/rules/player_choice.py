"""The base of all choices of one player."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine import Action, Refusal, Seat, SeatChoice
from ..actions import Drink, PirateAction, Place, Reroll, RerollAll, Use
from ..events import OnlyMove
from ..state import Table


class PlayerChoice(SeatChoice[Table]):
    """A choice of one player. It knows the reasons that hold in every phase why an action is refused."""

    seat: Seat

    def decide_unasked(self, s: Table, options: Sequence[Action]) -> None:
        if len(options) == 1:
            s.tell(OnlyMove, self.seat, options[0])
        super().decide_unasked(s, options)

    def refusal(self, s: Table, seat: Seat, action: Action) -> Refusal | None:
        if seat != self.seat:
            if isinstance(action, (Place, Reroll, RerollAll, Drink, Use)):
                return Refusal(action, "BD-6.1", f"Wait for your turn: {{{self.seat}}} is choosing now.")
            return None
        if isinstance(action, PirateAction) and action.pirate not in s.crew:
            if action.pirate in s.flipped:
                return Refusal(action, "BD-7.6", "That pirate has gone overboard for good.")
            return Refusal(action, "BD-2.3", "That pirate is not in this crew.")
        return None
