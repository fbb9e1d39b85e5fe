"""A bot that chooses at random."""

from __future__ import annotations

from ..engine import Action, random_choice
from .decision import Decision


class RandomBot:
    """Chooses uniformly among its options, and silence where it is allowed."""

    def choose(self, decision: Decision) -> Action | None:
        return random_choice(decision.ask, decision.chance)
