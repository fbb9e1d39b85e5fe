"""A plan in a sentence for the whole table: "I'll cool the Bilge to 3 and rest. Then {1} has 2 more actions."."""

from __future__ import annotations

from typing import Final

from .....engine.messages import Message, Noun, Person, message
from ... import actions as a
from ...components import GUARDS, ITEMS, JADE, OFF_SHIP, TREASURE
from ...presentation.names import foe_name, goods_name, room_name, yes
from ...rules.effects import fire_after
from ...state import LYING, Ship, crew_in, goods_kinds_at, is_looting
from ..destination import destination
from ..jobs.job import (
    BEAT_CREW,
    BEAT_GUARD,
    CARRY_HOME,
    COOL,
    COOL_NEXT_DOOR,
    DRINK,
    ESCAPE,
    FETCH_GOODS,
    FETCH_TREASURE,
    LEAVE,
    PASS_ON,
    PUT_DOWN,
    REST,
    SHOOT,
    STRIKE,
    SWAP,
    TRAIN,
)
from .kept_plans import PlannedStep

MOST_CLAUSES: Final = 3
"""More than this nobody wants to hear."""
PLAIN_CLAUSES: Final = {
    REST: "plan-rest",
    TRAIN: "plan-train",
    DRINK: "plan-drink",
    PUT_DOWN: "plan-put-down",
}
CARRY_IT: Final = {"plan-carry-home": "plan-carry-it-home", "plan-carry-on": "plan-carry-it-on"}
"""After a clause that names the Treasure."""


def plan_text(steps: list[PlannedStep]) -> Message:
    """What a pirate means to do with the rest of his turn, and what that leaves to the next one."""
    clauses: list[Message] = []
    start = 0
    for end in range(1, len(steps) + 1):
        if end == len(steps) or not is_same_job(steps[start], steps[end]):
            goes_on = any(is_same_job(steps[start], later) for later in steps[end:])
            clause = None if goes_on else job_clause(steps[start:end], clauses)
            if clause is not None and clause not in clauses:
                clauses.append(clause)
            start = end
    rest = passed_on(steps[-1])
    if not clauses:
        return rest or message("plan-done")
    told = tuple(clauses[:MOST_CLAUSES])
    return message("plan", jobs=told) if rest is None else message("plan-and-hand-on", jobs=told, then=rest)


def is_same_job(one: PlannedStep, other: PlannedStep) -> bool:
    return one.job.kind == other.job.kind and one.job.target == other.job.target


def passed_on(last: PlannedStep) -> Message | None:
    """Who gets the actions that are left, if the plan ends with that. (DM-5.1)"""
    ship, job = last
    if job.kind != PASS_ON or not ship.own_tokens:
        return None
    then = (ship.active + 1) % ship.seats
    return message("plan-hand-on", who=Person(then), count=ship.own_tokens, looting=yes(is_looting(ship, then)))


def job_clause(steps: list[PlannedStep], before: list[Message]) -> Message | None:
    """The steps of one job in words that follow "I'll" and the clauses before."""
    ship, job = steps[0]
    kind, target = job.kind, job.target
    if kind in PLAIN_CLAUSES:
        return message(PLAIN_CLAUSES[kind])
    if kind in (COOL, COOL_NEXT_DOOR):
        return after_setting_down(steps, cooling_clause(steps))
    if kind == STRIKE:
        return after_setting_down(steps, striking_clause(steps))
    if kind == BEAT_GUARD:
        return guard_clause(steps)
    if kind in (FETCH_TREASURE, FETCH_GOODS):
        return fetching_clause(steps)
    if kind == BEAT_CREW:
        return message("plan-fight-crew", foe=crew_name(ship, target), room=room_name(target))
    if kind == SHOOT:
        return message("plan-shoot", room=room_name(target))
    if kind == SWAP:
        return message("plan-swap", item=ITEMS[target].noun)
    if kind == ESCAPE:
        return message("plan-escape", room=room_name(target))
    if kind == LEAVE:
        return message("plan-leave" if leads_off(steps) else "plan-to-boats")
    if kind == CARRY_HOME:
        id = "plan-carry-home" if leads_off(steps) else "plan-carry-on"
        return message(CARRY_IT[id] if before and picks_up_treasure(before[-1]) else id)
    return None


def after_setting_down(steps: list[PlannedStep], clause: Message) -> Message:
    """The clause of a job that a pirate may put his treasure down for."""
    if isinstance(steps[0].job.action, a.PutDown):
        return message("plan-set-down", then=clause)
    return clause


def cooling_clause(steps: list[PlannedStep]) -> Message:
    """'cool the Bilge to 3', or where the way there leads this turn."""
    ship, job = steps[-1]
    action, room = job.action, room_name(job.target)
    if not isinstance(action, (a.FightFires, a.Blanket, a.Bucket)):
        return message("plan-to-fire", room=room)
    level = fire_after(ship, job.target, action)
    return message("plan-cool", room=room, level=level) if level else message("plan-put-out", room=room)


def striking_clause(steps: list[PlannedStep]) -> Message:
    target = steps[0].job.target
    count = steps[0].ship.deckhands[target]
    if not isinstance(steps[-1].job.action, a.Eliminate):
        return message("plan-to-deckhands", room=room_name(target))
    ship = steps[0].ship
    struck = len([step for step in steps if isinstance(step.job.action, a.Eliminate)])
    if ship.character[ship.active] == JADE:
        struck *= 2
    return message("plan-strike", count=min(struck, count), room=room_name(target))


def guard_clause(steps: list[PlannedStep]) -> Message:
    """Training and resting for a guard, the way to it, or the battle."""
    ship, job = steps[-1]
    if isinstance(job.action, a.Train):
        id = "plan-train-for"
    elif isinstance(job.action, a.Rest):
        id = "plan-rest-before"
    else:
        arrives = destination(ship, ship.active, job.action) == job.target
        id = "plan-fight-guard" if arrives else "plan-to-guard"
    return message(id, room=room_name(job.target))


def fetching_clause(steps: list[PlannedStep]) -> Message:
    ship, job = steps[-1]
    kinds = goods_kinds_at(ship, LYING + job.target)
    goods = goods_name(0 if job.kind == FETCH_TREASURE else next((kind for kind in kinds if kind), 1))
    id = "plan-pick-up" if isinstance(job.action, a.PickUp) else "plan-fetch"
    return message(id, goods=goods, room=room_name(job.target))


def picks_up_treasure(clause: Message) -> bool:
    return clause.id == "plan-pick-up" and ("goods", goods_name(TREASURE)) in clause.arguments


def crew_name(ship: Ship, room: int) -> Noun:
    crew = [token for token in crew_in(ship, room) if token not in GUARDS]
    return foe_name(crew[0]) if crew else Noun("foe-crew")


def leads_off(steps: list[PlannedStep]) -> bool:
    """Whether the last step leaves the ship."""
    ship, job = steps[-1]
    return destination(ship, ship.active, job.action) == OFF_SHIP
