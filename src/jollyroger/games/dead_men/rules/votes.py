"""Choices of the whole crew: put to the vote in turn order, or left to the active player. (DM-12.1)"""

from __future__ import annotations

from ....engine import Action, GroupVote, Seat
from ..events import Voted
from ..state import Ship


class GroupChoice(GroupVote[Ship]):
    """The players choose together, the active player first; a tie goes to the active player. (DM-12.1)"""

    def first_voter(self, s: Ship) -> Seat:
        return s.active

    def by_vote(self, s: Ship) -> bool:
        return s.by_vote

    def voted(self, s: Ship, seat: Seat, action: Action) -> None:
        s.tell(Voted, seat, str(action))
