"""Choices that are announced when there is nothing to choose: the only option is taken without asking."""

from __future__ import annotations

from collections.abc import Mapping

from ....engine import Action, Seat, SeatChoice
from ..events import OnlyMove
from ..state import Ship


class AnnouncedChoice(SeatChoice[Ship]):
    """A choice whose single option is told before it is taken, so that nobody wonders who made it."""

    def resolve(self, s: Ship, answers: Mapping[Seat, Action]) -> None:
        if not answers and s.listener is not None:
            for option in self.options(s):
                s.tell(OnlyMove, self.seat, type(option).__name__)
        super().resolve(s, answers)
