"""The plainest bot: one that rolls a die."""

from __future__ import annotations

from ..engine import Action, random_choice
from .decision import Decision


class Random:
    """Takes any option, or stays silent where that is free, each as likely as the others."""

    def choose(self, decision: Decision) -> Action | None:
        return random_choice(decision.ask, decision.chance)
