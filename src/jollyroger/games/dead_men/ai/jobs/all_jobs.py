"""The jobs of the active pirate, ranked by what they are worth for each action. The prices are in weights.toml."""

from __future__ import annotations

from typing import Final

from .....engine import Action
from ... import actions as a
from ...components import COMPASS, DAGGER, RUM
from ...state import Ship
from .job import BEAT_CREW, BEAT_GUARD, COOL, COOL_NEXT_DOOR, FETCH_GOODS, FETCH_TREASURE, SHOOT, STRIKE, Job
from .pirate_jobs import escape_jobs, leaving_jobs, looting_jobs, pirate_jobs, urgent_jobs
from .ship_jobs import deckhand_jobs, fire_jobs, setting_down_jobs
from .situation import Situation
from .treasure_jobs import treasure_jobs

ANY_KIND: Final = -1


def jobs(s: Ship) -> list[Job]:
    """What the active pirate may set out to do. There is at least one job: to end the turn."""
    return jobs_of_kind(s, ANY_KIND)


def jobs_of_kind(s: Ship, kind: int) -> list[Job]:
    """The jobs of a kind, among others: those that are found in the same way."""
    look = Situation(s)
    found = urgent_jobs(look)
    if found:
        return found
    if look.is_looting:
        found = looting_jobs(look)
        if look.tokens > 1 and kind in (ANY_KIND, COOL, STRIKE):
            look.look_at_cards()
            found += setting_down_jobs(look)
    elif look.has_only_to_leave():
        found = leaving_jobs(look)
    elif look.too_hot:
        found = escape_jobs(look)
    else:
        look.look_at_cards()
        if kind in (ANY_KIND, COOL, COOL_NEXT_DOOR):
            found = fire_jobs(look)
        if kind in (ANY_KIND, STRIKE):
            found += deckhand_jobs(look)
        if kind in TREASURE_KINDS:
            found += treasure_jobs(look)
        if kind not in NO_PIRATE_KINDS:
            found += pirate_jobs(look)
    return found if look.tokens else [job for job in found if is_free(look, job.action)]


TREASURE_KINDS: Final = (ANY_KIND, BEAT_GUARD, FETCH_TREASURE, FETCH_GOODS, BEAT_CREW, SHOOT)
NO_PIRATE_KINDS: Final = (COOL, COOL_NEXT_DOOR, STRIKE, BEAT_GUARD, FETCH_TREASURE, FETCH_GOODS, BEAT_CREW, SHOOT)


def find_job(s: Ship, kind: int, target: int) -> Job | None:
    """The job of this kind and target, if there is one."""
    for job in jobs_of_kind(s, kind):
        if job.kind == kind and job.target == target:
            return job
    return None


def is_free(look: Situation, action: Action) -> bool:
    """Whether an action costs no token. (DM-6.8, DM-6.9)"""
    if isinstance(action, (a.Walk, a.Run)):
        return look.item == COMPASS
    if isinstance(action, a.Eliminate):
        return look.item == DAGGER
    if isinstance(action, a.Rest):
        return look.item == RUM
    return isinstance(action, (a.EndTurn, a.Drink, a.PutDown))


def best_job(s: Ship) -> Job:
    """The job with the highest rate; of equal ones the first."""
    found = jobs(s)
    best = found[0]
    for job in found:
        if job.rate > best.rate:
            best = job
    return best


def ranked_jobs(s: Ship) -> list[Job]:
    """All jobs, best first."""
    found = jobs(s)
    found.sort(key=negative_rate)
    return found


def negative_rate(job: Job) -> float:
    """Sorts the best job first."""
    return -job.rate
