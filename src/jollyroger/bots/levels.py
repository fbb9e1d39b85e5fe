"""Three strengths that people can feel."""

from __future__ import annotations

from ..engine import Action, random_choice
from .decision import Decision
from .search import Budget, Search

IMPULSE = 4
"""One choice in so many a Deckhand makes on impulse."""
SECOND = Budget(seconds=1.0)


class Mate:
    """Plays well, by the game's own rules of thumb."""

    def choose(self, decision: Decision) -> Action | None:
        return decision.game.policy(decision.sample_state(), decision.ask, decision.chance)


class Deckhand:
    """Plays at once, and makes the mistakes of a beginner."""

    def choose(self, decision: Decision) -> Action | None:
        if not decision.ask.may and decision.chance.below(IMPULSE) == 0:
            return random_choice(decision.ask, decision.chance)
        return Mate().choose(decision)


class Captain:
    """Thinks ahead for about a second before each choice."""

    def __init__(self, budget: Budget = SECOND) -> None:
        self.budget = budget

    def choose(self, decision: Decision) -> Action | None:
        """Whoever is free to stay silent does not keep the table waiting: that is left to the rule of thumb."""
        ask = decision.ask
        if ask.may:
            return Mate().choose(decision)
        if len(ask.options) == 1:
            return ask.options[0]
        search = Search(decision)
        search.run(self.budget)
        return search.best()
