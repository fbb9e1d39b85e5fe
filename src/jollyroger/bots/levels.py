"""Three strengths that people can feel."""

from __future__ import annotations

from ..engine import Action, at_random
from .lookout import Lookout
from .search import Budget, Search

IMPULSE = 4
"""One choice in so many a Deckhand makes on impulse."""
SECOND = Budget(seconds=1.0)


class Mate:
    """Plays well, by the game's own rules of thumb."""

    def choose(self, lookout: Lookout) -> Action | None:
        return lookout.game.policy(lookout.world(), lookout.ask, lookout.chance)


class Deckhand:
    """Plays at once, and makes the mistakes of a beginner."""

    def choose(self, lookout: Lookout) -> Action | None:
        if not lookout.ask.may and lookout.chance.below(IMPULSE) == 0:
            return at_random(lookout.ask, lookout.chance)
        return Mate().choose(lookout)


class Captain:
    """Thinks ahead for about a second before each choice."""

    def __init__(self, budget: Budget = SECOND) -> None:
        self.budget = budget

    def choose(self, lookout: Lookout) -> Action | None:
        """Whoever is free to stay silent does not keep the table waiting: that is left to the rule of thumb."""
        ask = lookout.ask
        if ask.may:
            return Mate().choose(lookout)
        if len(ask.options) == 1:
            return ask.options[0]
        search = Search(lookout)
        search.run(self.budget)
        return search.best()
