"""A beginner: greedy for treasure, forgets fires, fights too weak, and never thinks of resting.

The numbers are set by hand, to be noticed and not to be absurd.
"""

from __future__ import annotations

from typing import Final

from ....engine import Action, Ask, Chance
from .. import actions as a
from ..rules.action_phase import Acting
from ..rules.battle import Aftermath, Reckoning
from ..rules.tile_search import Placing
from ..state import Ship
from .jobs.all_jobs import ranked_jobs
from .jobs.job import BEAT_CREW, BEAT_GUARD, CARRY_HOME, FETCH_GOODS, FETCH_TREASURE, LEAVE, STRIKE, URGENT
from .jobs.situation import Situation
from .jobs.steps import step_towards
from .quick.quick_choices import quick_choice

EAGERNESS: Final = {
    BEAT_GUARD: 6.0,
    FETCH_TREASURE: 6.0,
    FETCH_GOODS: 3.0,
    BEAT_CREW: 3.0,
    CARRY_HOME: 1.0,
    LEAVE: 1.0,
    STRIKE: 1.0,
}
"""How much more a beginner likes these jobs than he should. What is not named he forgets."""
FORGOTTEN: Final = 0.1


def beginner(s: Ship, ask: Ask, chance: Chance) -> Action | None:
    """A choice with the mistakes that beginners make."""
    phase = s.agenda[-1]
    if isinstance(phase, Acting):
        return greedy_action(s, ask)
    if isinstance(phase, Aftermath) and a.FIGHT_AGAIN in ask.options:
        return a.FIGHT_AGAIN
    if isinstance(phase, Reckoning) and a.USE_TRACK in ask.options:
        return a.USE_TRACK
    if isinstance(phase, Placing):
        return chance.pick(ask.options)
    return quick_choice(s, ask)


def greedy_action(s: Ship, ask: Ask) -> Action:
    """The next action of the job a beginner likes best; he walks up to a guard without training for it."""
    best, most = ask.options[-1], 0.0
    look = Situation(s)
    for job in ranked_jobs(s):
        action = job.action
        if job.kind == BEAT_GUARD and not look.is_looting:
            action = step_towards(look, job.target) or action
        liking = job.rate * (1.0 if job.rate >= URGENT else EAGERNESS.get(job.kind, FORGOTTEN))
        if liking > most and action in ask.options:
            best, most = action, liking
    return best
