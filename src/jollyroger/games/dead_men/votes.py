"""Choices of the whole crew: put to the vote in turn order, or left to the active player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from ...engine import Action, Ask, Phase, Seat
from .events import Voted
from .state import Ship


class GroupChoice(Phase[Ship]):
    """The players choose together. (DM-12.1)

    Under `vote` every seat is asked in turn order, the active player first, until a choice has a majority; a tie
    goes to the active player. What has been said so far lies in `votes`.
    """

    parts: ClassVar[tuple[str, ...]] = ("votes",)
    votes: tuple[Action, ...]

    def options(self, s: Ship) -> list[Action]:
        """What there is to choose from; nothing: there is nothing to choose."""
        raise NotImplementedError

    def decide(self, s: Ship, action: Action) -> None:
        """Do what has been chosen."""
        raise NotImplementedError

    def skip(self, s: Ship) -> None:
        """There was nothing to choose."""

    def voted(self, votes: tuple[Action, ...]) -> Phase[Ship]:
        """This question, with these votes cast."""
        raise NotImplementedError

    def ask(self, s: Ship) -> list[Ask]:
        options = self.options(s)
        if len(options) < 2:
            return []
        if len(self.votes) == s.seats:
            return [Ask(s.active, tied(self.votes))]
        return [Ask((s.active + len(self.votes)) % s.seats, options)]

    def resolve(self, s: Ship, answers: Mapping[Seat, Action]) -> None:
        if not answers:
            options = self.options(s)
            if options:
                self.decide(s, options[0])
            else:
                self.skip(s)
            return
        ((seat, action),) = answers.items()
        if not s.by_vote or len(self.votes) == s.seats:
            self.decide(s, action)
            return
        s.tell(Voted, seat, str(action))
        votes = (*self.votes, action)
        chosen = outcome(votes, s.seats)
        if chosen is None:
            s.plan(self.voted(votes))
        else:
            self.decide(s, chosen)


def outcome(votes: Sequence[Action], seats: int) -> Action | None:
    """What the votes have settled, if they have: a majority, or the most when all have voted.

    The first vote is the active player's: it breaks a tie it is part of. Otherwise he is asked once more.
    """
    for action in votes:
        if 2 * votes.count(action) > seats:
            return action
    if len(votes) < seats:
        return None
    best = tied(votes)
    if len(best) == 1 or votes[0] in best:
        return votes[0] if votes[0] in best else best[0]
    return None


def tied(votes: Sequence[Action]) -> list[Action]:
    """The actions with the most votes."""
    most = max(votes.count(action) for action in votes)
    return [action for action in dict.fromkeys(votes) if votes.count(action) == most]
