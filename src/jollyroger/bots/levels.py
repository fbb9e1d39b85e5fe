"""The three bots that people play against, from weak to strong.

The class docstrings are shown to players on the site.
"""

from __future__ import annotations

from ..engine import Action, random_choice
from .decision import Decision
from .search import Budget, Search

MISTAKE_ONE_IN = 4
"""A Deckhand makes one choice in this many at random."""
ONE_SECOND = Budget(seconds=1.0)


class Mate:
    """Plays well, by the game's own rules of thumb."""

    def choose(self, decision: Decision) -> Action | None:
        return decision.game.policy(decision.sample_state(), decision.ask, decision.chance)


class Deckhand:
    """Plays at once, and makes the mistakes of a beginner."""

    def choose(self, decision: Decision) -> Action | None:
        if not decision.ask.may and decision.chance.below(MISTAKE_ONE_IN) == 0:
            return random_choice(decision.ask, decision.chance)
        return Mate().choose(decision)


class Captain:
    """Thinks ahead for about a second before each choice."""

    def __init__(self, budget: Budget = ONE_SECOND) -> None:
        self.budget = budget

    def choose(self, decision: Decision) -> Action | None:
        ask = decision.ask
        if ask.may:
            # A search here would make everybody wait before every interrupt that is possible.
            return Mate().choose(decision)
        if len(ask.options) == 1:
            return ask.options[0]
        search = Search(decision)
        search.run(self.budget)
        return search.best()
