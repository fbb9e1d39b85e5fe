"""Plans that are kept: what to do in the positions that a plan leads to as long as no luck intervenes."""

from __future__ import annotations

from typing import Final, NamedTuple

from .....engine import Action, Ask, Budget, Thought
from .....engine.messages import Remark
from ...state import Ship
from ..jobs.all_jobs import find_job, ranked_jobs
from ..jobs.job import URGENT, Job
from ..quick.playing import act, is_acting
from .rollout_luck import LuckNeeded, NoLuck
from .turn_plans import Plan, is_job_done

MOST_KEPT: Final = 256
"""How many positions are remembered. A turn has about six."""


class PlannedStep(NamedTuple):
    """A step of a plan: the position before it, and the job whose next action it is."""

    ship: Ship
    job: Job


class KeptPlans:
    """What was planned, by position; the oldest is forgotten first."""

    def __init__(self) -> None:
        self._thoughts: dict[object, Thought] = {}

    def put(self, key: object, thought: Thought) -> None:
        self._thoughts.pop(key, None)
        self._thoughts[key] = thought
        if len(self._thoughts) > MOST_KEPT:
            del self._thoughts[next(iter(self._thoughts))]

    def get(self, key: object, ask: Ask) -> Thought | None:
        """What was planned for this position, if it is an option."""
        thought = self._thoughts.get(key)
        return thought if thought is not None and thought.action in ask.options else None

    def clear(self) -> None:
        self._thoughts.clear()


KEPT: Final = KeptPlans()
"""The next steps of plans, made in this process, by position and budget."""
SAID: Final = KeptPlans()
"""What was planned by position alone, for those who ask why."""


def planned_steps(s: Ship, plan: Plan) -> list[PlannedStep]:
    """The steps of a plan, up to the first one that calls for luck."""
    ship = s.clone()
    ship.chance = NoLuck()
    ship.by_vote = False
    todo = list(plan.jobs)
    steps = [PlannedStep(ship.clone(), next_job(ship, todo))]
    while True:
        job = steps[-1].job
        try:
            act(ship, job.action)
        except LuckNeeded:
            return steps
        if not is_acting(ship) or ship.turn_number != s.turn_number:
            return steps
        if todo and todo[0] == (job.kind, job.target) and is_job_done(ship, job, job.action):
            del todo[0]
        steps.append(PlannedStep(ship.clone(), next_job(ship, todo)))


def next_job(s: Ship, todo: list[tuple[int, int]]) -> Job:
    """The job that is next; those that are no longer there leave the list."""
    best = ranked_jobs(s)[0]
    if best.rate >= URGENT:
        return best
    while todo:
        job = find_job(s, *todo[0])
        if job is not None:
            return job
        del todo[0]
    return best


def keep_plan(steps: list[PlannedStep], text: Remark, budget: Budget) -> None:
    """Remember the steps of a plan, by the positions they are for and by what was spent on thinking."""
    SAID.put(position_key(steps[0].ship), Thought(steps[0].job.action, text))
    for step in steps[1:]:
        key, thought = position_key(step.ship), Thought(step.job.action, text)
        KEPT.put((key, budget), thought)
        SAID.put(key, thought)


def kept_reason(s: Ship, ask: Ask, action: Action) -> Remark:
    """What was said when this action was planned here; empty if it was not."""
    thought = SAID.get(position_key(s), ask)
    return (thought.plan or "") if thought is not None and thought.action == action else ""


def position_key(s: Ship) -> object:
    """Everything about a position that everybody knows, and that a plan may depend on."""
    turn = s.seats, s.active, s.turn_number, s.own_tokens, s.received_tokens, s.used_items
    rules = s.goal, s.all_crew, s.dead_pirate_loses, s.reference_edition, s.double_tiles, s.fromm_strength
    pirates = *s.character, *s.item, *s.fatigue, *s.battle, *s.place
    rooms = *s.rooms, *s.link, *s.fire, *s.keg_spent, *s.trapdoor, *s.deckhands, *s.exits
    pieces = *s.token_at, *s.token_back, *sorted(s.stack), s.supply, s.explosions, *sorted(s.reserve), *s.table_items
    top = [] if s.top_card is None else [s.top_card]
    cards = *sorted([*s.deck, *s.peeked, *top]), s.fives_since_shuffle, s.shuffles
    return turn, rules, pirates, rooms, pieces, cards
