"""The two plain bots: one that rolls a die, one that follows the game's own rules of thumb."""

from __future__ import annotations

from ..engine import Action, at_random
from .lookout import Lookout


class Random:
    """Takes any option, or stays silent where that is free, each as likely as the others."""

    def choose(self, lookout: Lookout) -> Action | None:
        return at_random(lookout.ask, lookout.chance)


class Greedy:
    """Does what the game's rules of thumb say is best now."""

    def choose(self, lookout: Lookout) -> Action | None:
        return lookout.game.policy(lookout.world(), lookout.ask, lookout.chance)
