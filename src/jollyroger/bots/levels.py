"""The bots that people play against, from weak to strong: three with a name, and all strengths between them.

The class docstrings are shown to players on the site.
"""

from __future__ import annotations

from ..engine import Action, Budget, Steps, finish, random_choice
from .decision import Decision
from .search import Search

RANDOM_SHARE = 0.25
"""If a game does not say what beginners do, a Deckhand makes this share of its choices at random."""
ONE_SECOND = Budget(seconds=1.0)
MATE_STRENGTH, CAPTAIN_STRENGTH = 50, 100
"""Where the Mate and the Captain stand on the scale of strengths. The Deckhand stands at 0."""
LEAST_SHARE = 1 / 16
"""The share of the Captain's budget just above the Mate. It doubles four times up to the Captain, because each doubling
of the trials helps about as much as the one before."""


class Mate:
    """Plays well, by the game's own rules of thumb."""

    def choose(self, decision: Decision) -> Action | None:
        return decision.game.policy(decision.sample_state(), decision.ask, decision.chance)


class Deckhand:
    """Plays at once, and makes the mistakes of a beginner."""

    def __init__(self, errors: float = 1.0) -> None:
        """`errors`: how much of a Deckhand it is, from 1 down to 0, a Mate."""
        self.errors = errors

    def choose(self, decision: Decision) -> Action | None:
        ask, chance, beginner = decision.ask, decision.chance, decision.game.beginner
        share = self.errors * (RANDOM_SHARE if beginner is None else decision.game.beginner_share)
        is_sensible = chance.below(1000) >= round(1000 * share)
        if is_sensible or (ask.may and beginner is None):
            return Mate().choose(decision)
        if beginner is None:
            return random_choice(ask, chance)
        return beginner(decision.sample_state(), ask, chance)


class Captain:
    """Thinks ahead for about a second before each choice."""

    def __init__(self, budget: Budget = ONE_SECOND) -> None:
        self.budget = budget

    def choose(self, decision: Decision) -> Action | None:
        return finish(self.choose_in_steps(decision, self.budget.seconds))

    def choose_in_steps(self, decision: Decision, planner_seconds: float) -> Steps[Action | None]:
        """Like `choose`, one trial of the search at a time.

        A game's own planner thinks in one piece, for no longer than `planner_seconds`.
        """
        ask = decision.ask
        if ask.may:
            # A search here would make everybody wait before every interrupt that is possible.
            return Mate().choose(decision)
        if len(ask.options) == 1:
            return ask.options[0]
        if decision.game.think is not None:
            budget = self.budget._replace(seconds=min(self.budget.seconds, planner_seconds))
            thought = decision.game.think(decision.sample_state, ask, decision.chance, budget)
            decision.plan = thought.plan or ""
            return thought.action
        search = Search(decision)
        yield from search.run_in_steps(self.budget)
        return search.best()


def bot_of_strength(strength: int, budget: Budget = ONE_SECOND) -> Deckhand | Mate | Captain:
    """A bot from 0, the Deckhand, over 50, the Mate, to 100, the Captain with this budget."""
    if strength < MATE_STRENGTH:
        return Deckhand(1 - strength / MATE_STRENGTH)
    return Mate() if strength == MATE_STRENGTH else Captain(budget_of_strength(strength, budget))


def budget_of_strength(strength: int, budget: Budget = ONE_SECOND) -> Budget:
    """What a strength above the Mate's has of the Captain's budget.

    >>> [budget_of_strength(strength, Budget(trials=160)).trials for strength in (51, 75, 90, 100)]
    [11, 40, 92, 160]
    """
    share = LEAST_SHARE ** ((CAPTAIN_STRENGTH - strength) / (CAPTAIN_STRENGTH - MATE_STRENGTH))
    return Budget(budget.seconds * share, max(1, round(budget.trials * share)))
