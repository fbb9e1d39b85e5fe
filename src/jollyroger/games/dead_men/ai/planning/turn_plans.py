"""Plans for the rest of a turn: sequences of jobs, made at random, and played as far as they still make sense."""

from __future__ import annotations

from typing import Final, NamedTuple

from .....engine import Action, Chance
from ... import actions as a
from ...state import Ship, next_places
from ..jobs.all_jobs import find_job, ranked_jobs
from ..jobs.job import (
    COOL,
    COOL_NEXT_DOOR,
    DRINK,
    ESCAPE,
    FETCH_GOODS,
    FETCH_TREASURE,
    PASS_ON,
    PUT_DOWN,
    REST,
    SHOOT,
    STRIKE,
    SWAP,
    TRAIN,
    URGENT,
    Job,
)
from ..quick.playing import act, finish_turn, is_acting

SINGLE_ACTIONS: Final = frozenset(
    [COOL_NEXT_DOOR, DRINK, ESCAPE, PASS_ON, PUT_DOWN, REST, SHOOT, SWAP, TRAIN],
)
"""Jobs that one action does."""
MOST_JOBS: Final = 12
"""The length of a plan."""
MOST_ACTIONS: Final = 12
"""No job takes more actions in one turn."""
PRECISION: Final = 1 << 40
"""Random shares are multiples of one divided by this."""


class Plan(NamedTuple):
    """What to do with the rest of a turn. After these jobs the quick policy goes on."""

    jobs: tuple[tuple[int, int], ...]
    """The kind and target of each job, in order."""
    first: Action
    """The action it begins with."""


def do_job(s: Ship, job: Job) -> None:
    """Do a job as far as this turn allows: a fire or a deckhand less, a treasure picked up, a way gone."""
    turn, action = s.turn_number, job.action
    for _ in range(MOST_ACTIONS):
        act(s, action)
        if not is_acting(s) or s.turn_number != turn or is_job_done(s, job, action):
            return
        again = find_job(s, job.kind, job.target)
        if again is None:
            return
        action = again.action


def is_job_done(s: Ship, job: Job, action: Action) -> bool:
    """Whether an action was the one that a job is about."""
    kind = job.kind
    if kind in SINGLE_ACTIONS:
        return True
    if kind == COOL:
        return isinstance(action, (a.FightFires, a.Blanket))
    if kind == STRIKE:
        place = s.place[s.active]
        is_near = place == job.target or bool(next_places(s, place) >> job.target & 1)
        return isinstance(action, a.Eliminate) and is_near
    return kind in (FETCH_TREASURE, FETCH_GOODS) and isinstance(action, a.PickUp)


def random_plan(s: Ship, luck: Chance, first: int | None = None, sharpness: float = 1.0) -> Plan:
    """Play the turn on this ship by jobs chosen at random, good ones more often, and remember them.

    `first` is the rank of the job to begin with; after it the best job is always taken. The greater the sharpness, the
    more often good jobs are chosen.
    """
    found: list[tuple[int, int]] = []
    beginning: Action | None = None
    while is_acting(s) and len(found) < MOST_JOBS:
        ranked = ranked_jobs(s)
        if first is None and ranked[0].rate < URGENT:
            job = random_job(ranked, luck, sharpness)
        else:
            job = ranked[first if first is not None and not found and first < len(ranked) else 0]
        if beginning is None:
            beginning = job.action
        if job.rate >= URGENT:
            act(s, job.action)
            continue
        found.append((job.kind, job.target))
        do_job(s, job)
    finish_turn(s)
    return Plan(tuple(found), a.END_TURN if beginning is None else beginning)


def random_job(ranked: list[Job], luck: Chance, sharpness: float) -> Job:
    """One of the jobs, each as often as its rate says."""
    shares: list[float] = []
    total = 0.0
    for job in ranked:
        share = job.rate if sharpness == 1.0 else float(job.rate**sharpness)
        shares.append(share)
        total += share
    left = total * luck.below(PRECISION) / PRECISION
    for number, share in enumerate(shares):
        left -= share
        if left < 0.0:
            return ranked[number]
    return ranked[-1]


def play_plan(s: Ship, plan: Plan) -> None:
    """Play a plan as far as it still makes sense, and the rest of the turn by the quick policy."""
    turn = s.turn_number
    for kind, target in plan.jobs:
        do_urgent_jobs(s)
        if not is_acting(s) or s.turn_number != turn:
            break
        job = find_job(s, kind, target)
        if job is not None:
            do_job(s, job)
    finish_turn(s)


def do_urgent_jobs(s: Ship) -> None:
    """What is done before anything else: free drinks and rests, deckhands that shut the own room."""
    while is_acting(s):
        job = ranked_jobs(s)[0]
        if job.rate < URGENT:
            return
        act(s, job.action)
