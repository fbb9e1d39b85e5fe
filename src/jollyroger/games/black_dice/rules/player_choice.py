"""One seat's choice among options that all can see: a choice of one is made without asking."""

from __future__ import annotations

from collections.abc import Mapping

from ....engine import Action, Ask, Phase, Refusal, Seat
from ..actions import Drink, OfPirate, Place, Reroll, RerollAll, Use
from ..components import PIRATES
from ..state import Table


class Decision(Phase[Table]):
    """What a seat has to decide. Subclasses say between what, and what follows."""

    seat: Seat

    def options(self, s: Table) -> list[Action]:
        raise NotImplementedError

    def decided(self, s: Table, action: Action) -> None:
        raise NotImplementedError

    def impossible(self, s: Table) -> None:
        """There is nothing to choose from."""

    def ask(self, s: Table) -> list[Ask]:
        options = self.options(s)
        return [Ask(self.seat, options)] if len(options) > 1 else []

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        action = answers.get(self.seat)
        if action is None:
            options = self.options(s)
            action = options[0] if options else None
        if action is None:
            self.impossible(s)
        else:
            self.decided(s, action)

    def refusal(self, s: Table, seat: Seat, action: Action) -> Refusal | None:
        if seat != self.seat:
            if isinstance(action, (Place, Reroll, RerollAll, Drink, Use)):
                return Refusal(action, "BD-6.1", f"Wait for your turn: {{{self.seat}}} is choosing now.")
            return None
        if isinstance(action, OfPirate) and action.pirate not in s.crew:
            if action.pirate in s.lost:
                return Refusal(action, "BD-7.6", "That pirate has gone overboard for good.")
            return Refusal(action, "BD-2.3", f"There is no '{PIRATES[action.pirate]}' in this crew.")
        return None
