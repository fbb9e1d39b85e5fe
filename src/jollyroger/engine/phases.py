"""Phases that many games need: a choice of one seat, and a vote."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, TypeVar

from .actions import Action
from .kernel import NO_ASKS, Ask, Phase, Seat, State

S = TypeVar("S", bound=State)


class SeatChoice(Phase[S]):
    """One seat's choice among options. A single option is taken without asking."""

    asks_single_option: ClassVar[bool] = False
    """Whether to ask even if there is one option only, for instance because not asking would reveal a secret."""

    @property
    def seat(self) -> Seat:
        """Who chooses: a field of the subclass, or found from its fields."""
        raise NotImplementedError

    def options(self, s: S) -> Sequence[Action]:
        """What there is to choose from. Nothing: the choice is skipped."""
        raise NotImplementedError

    def decide(self, s: S, action: Action) -> None:
        """Carry out the choice."""
        raise NotImplementedError

    def skip(self, s: S) -> None:
        """Go on without a choice: there was no option."""

    def needs_answer(self, s: S, options: Sequence[Action]) -> bool:
        """Whether to ask, given these options; if not, the first one is taken, or the choice skipped."""
        return len(options) > 1 or (len(options) == 1 and self.asks_single_option)

    def decide_unasked(self, s: S, options: Sequence[Action]) -> None:
        """Go on without having asked."""
        if options:
            self.decide(s, options[0])
        else:
            self.skip(s)

    def ask(self, s: S) -> list[Ask]:
        options = self.options(s)
        return [Ask(self.seat, options)] if self.needs_answer(s, options) else NO_ASKS

    def proceed(self, s: S) -> list[Ask]:
        options = self.options(s)
        if self.needs_answer(s, options):
            return [Ask(self.seat, options)]
        s.agenda.pop()
        self.decide_unasked(s, options)
        return NO_ASKS

    def answer(self, s: S, seat: Seat, action: Action) -> None:
        self.decide(s, action)


class GroupVote(Phase[S]):
    """A choice of all seats together: each votes in turn order until an option has a majority.

    The first voter breaks a tie: by his vote if it is among the tied options, else he is asked once more.
    """

    @property
    def votes(self) -> tuple[Action, ...]:
        """The votes cast so far: the last field of each subclass, `votes: tuple[Action, ...] = ()`."""
        raise NotImplementedError

    def first_voter(self, s: S) -> Seat:
        raise NotImplementedError

    def by_vote(self, s: S) -> bool:
        """Whether there is a vote at all; if not, the first voter decides alone."""
        return True

    def options(self, s: S) -> Sequence[Action]:
        """What there is to choose from. Nothing: the vote is skipped."""
        raise NotImplementedError

    def decide(self, s: S, action: Action) -> None:
        """Carry out the choice."""
        raise NotImplementedError

    def skip(self, s: S) -> None:
        """Go on without a choice: there was no option."""

    def voted(self, s: S, seat: Seat, action: Action) -> None:
        """Tell that a vote was cast, if the game tells it."""

    def ask(self, s: S) -> list[Ask]:
        return self._questions(s, self.options(s))

    def _questions(self, s: S, options: Sequence[Action]) -> list[Ask]:
        if len(options) < 2:
            return NO_ASKS
        first = self.first_voter(s)
        if len(self.votes) == s.seats:
            return [Ask(first, most_voted(self.votes))]
        return [Ask((first + len(self.votes)) % s.seats, options)]

    def proceed(self, s: S) -> list[Ask]:
        options = self.options(s)
        asks = self._questions(s, options)
        if not asks:
            s.agenda.pop()
            if options:
                self.decide(s, options[0])
            else:
                self.skip(s)
        return asks

    def answer(self, s: S, seat: Seat, action: Action) -> None:
        if not self.by_vote(s) or len(self.votes) == s.seats:
            self.decide(s, action)
            return
        self.voted(s, seat, action)
        votes = (*self.votes, action)
        chosen = vote_result(votes, s.seats)
        if chosen is None:
            s.plan(self.replace(votes=votes))
        else:
            self.decide(s, chosen)


def vote_result(votes: Sequence[Action], seats: int) -> Action | None:
    """What the votes have decided: a majority, or the most votes once all have voted; None: not decided yet."""
    for action in votes:
        if 2 * votes.count(action) > seats:
            return action
    if len(votes) < seats:
        return None
    tied = most_voted(votes)
    if votes[0] in tied:
        return votes[0]
    return tied[0] if len(tied) == 1 else None


def most_voted(votes: Sequence[Action]) -> list[Action]:
    """The actions with the most votes, in the order they were voted for."""
    most = max(votes.count(action) for action in votes)
    return [action for action in dict.fromkeys(votes) if votes.count(action) == most]
