"""The Mate: the best job of the turn, and quick rules for everything else."""

from __future__ import annotations

from ....engine import Action, Ask, Chance
from ..rules.action_phase import Acting
from ..state import Ship
from .jobs.all_jobs import ranked_jobs
from .quick.quick_choices import quick_choice


def policy(s: Ship, ask: Ask, chance: Chance) -> Action | None:
    """A sensible choice for the pirate who is asked."""
    if not isinstance(s.agenda[-1], Acting):
        return quick_choice(s, ask)
    for job in ranked_jobs(s):
        if job.action in ask.options:
            return job.action
    return ask.options[0]
