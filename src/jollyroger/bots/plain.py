"""The plainest bot: one that rolls a die."""

from __future__ import annotations

from ..engine import Action, at_random
from .lookout import Lookout


class Random:
    """Takes any option, or stays silent where that is free, each as likely as the others."""

    def choose(self, lookout: Lookout) -> Action | None:
        return at_random(lookout.ask, lookout.chance)
