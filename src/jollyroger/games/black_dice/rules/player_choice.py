"""The base of all choices of one player."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine import Action, Refusal, Seat, SeatChoice
from ....engine.messages import Person
from ..actions import Drink, PirateAction, Place, Reroll, RerollAll, Use
from ..events import OnlyMove
from ..messages import text
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
                return Refusal(action, "BD-6.1", text("refusal-not-your-turn", who=Person(self.seat)))
            return None
        if isinstance(action, PirateAction) and action.pirate not in s.crew:
            if action.pirate in s.flipped:
                return Refusal(action, "BD-7.6", text("refusal-pirate-overboard"))
            return Refusal(action, "BD-2.3", text("refusal-pirate-not-in-crew"))
        return None
