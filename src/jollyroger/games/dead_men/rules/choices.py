"""Kinds of choices: of all players together, and those that are announced when there is nothing to choose."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine import Action, GroupVote, Seat, SeatChoice
from ..events import OnlyMove
from ..state import Ship


class GroupChoice(GroupVote[Ship]):
    """The active player votes first and breaks ties; without voting he decides alone. (DM-12.1)"""

    def first_voter(self, s: Ship) -> Seat:
        return s.active

    def by_vote(self, s: Ship) -> bool:
        return s.by_vote


class AnnouncedChoice(SeatChoice[Ship]):
    """A choice whose single option is told before it is taken, so that nobody wonders who made it."""

    def decide_unasked(self, s: Ship, options: Sequence[Action]) -> None:
        if options:
            s.tell(OnlyMove, self.seat, type(options[0]).__name__)
        super().decide_unasked(s, options)
