"""Chapter 12, choices of all players together: by vote, or by the active player alone. (DM-12.1)"""

from __future__ import annotations

from ....engine import GroupVote, Seat
from ..state import Ship


class GroupChoice(GroupVote[Ship]):
    """The active player votes first and breaks ties; without voting he decides alone. (DM-12.1)"""

    def first_voter(self, s: Ship) -> Seat:
        return s.active

    def by_vote(self, s: Ship) -> bool:
        return s.by_vote
