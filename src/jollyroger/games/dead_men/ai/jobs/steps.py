"""The next action on a way: walk, run, or clear what bars it."""

from __future__ import annotations

from typing import Final

from .....engine import Action
from ... import actions as a
from ...components import BUCKET, CROWD_SIZE, DEATH_FATIGUE, FIRE_LIMIT, FLYNN, OFF_SHIP
from ...rules.movement import may_run_through, run_fatigue, walk_fatigue
from ...state import Ship, paths_from
from .routes import NOWHERE
from .situation import Situation
from .weights import WEIGHTS

PLACES: Final = OFF_SHIP + 1
EXHAUSTING: Final = DEATH_FATIGUE - 1
"""A step that brings a pirate here is not taken: the next rise of a fire would kill him."""
LEAVING_BONUS: Final = 4.0
"""How much more fatigue a run may cost that ends off the ship, where it is halved. (DM-6.11)"""


def way_between(s: Ship, place: int, other: int) -> int | None:
    """The way from a place to one next to it."""
    for way, target in paths_from(s, place):
        if target == other:
            return way
    return None


def step_towards(look: Situation, target: int) -> Action | None:
    """The next action of a pirate without a treasure on his way; None if there is none."""
    first, second = look.routes.first[target], look.routes.second[target]
    if first == NOWHERE:
        return None
    key = PLACES * first + second
    if key not in look.steps:
        look.steps[key] = first_action(look, first, second)
    return look.steps[key]


def first_action(look: Situation, first: int, second: int) -> Action | None:
    """The next action on a way that begins with these two places."""
    s, seat, place = look.s, look.seat, look.place
    way = way_between(s, place, first)
    if way is None:
        return None
    if first == OFF_SHIP:
        return a.WALK[way]
    if s.deckhands[first] >= CROWD_SIZE:
        return rest_if_possible(look) if look.too_hot else a.ELIMINATE[way]
    if s.fire[first] >= FIRE_LIMIT[look.fatigue]:
        return cool_the_way(look, way)
    after = look.fatigue + walk_fatigue(s, seat, place, first)
    if after >= EXHAUSTING:
        return rest_if_possible(look)
    if second != NOWHERE:
        run = run_along(look, way, first, second, after)
        if run is not None:
            return run
    return a.WALK[way]


def run_along(look: Situation, way: int, middle: int, end: int, after: int) -> Action | None:
    """A run over these two places, if it is legal and not too tiring; `after` is the fatigue of the first step."""
    s, seat = look.s, look.seat
    then = way_between(s, middle, end)
    if then is None or not may_run_through(s, seat, middle) or after >= DEATH_FATIGUE:
        return None
    if s.fire[end] >= FIRE_LIMIT[after] or s.deckhands[end] >= CROWD_SIZE:
        return None
    tired = look.fatigue + run_fatigue(s, seat, look.place, middle, end)[1]
    limit = WEIGHTS["routes.run_limit"] + (LEAVING_BONUS if end == OFF_SHIP else 0.0)
    return a.RUN[way][then] if tired <= limit and tired < DEATH_FATIGUE else None


def cool_the_way(look: Situation, way: int) -> Action | None:
    """What to do about a room next door that is too hot to enter."""
    if not look.too_hot and not look.crowded:
        if look.s.character[look.seat] == FLYNN:
            return a.FIGHT_FIRES[way]
        if look.item == BUCKET:
            return a.BUCKET[way]
    return rest_if_possible(look)


def rest_if_possible(look: Situation) -> Action | None:
    return a.REST if look.fatigue and not look.crowded else None
