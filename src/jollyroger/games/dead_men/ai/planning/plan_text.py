"""A plan in a sentence for the whole table: "I'll cool the Bilge to 3 and rest. Then {1} has 2 more actions."."""

from __future__ import annotations

from typing import Final

from .....engine.text.english import listed, number
from ... import actions as a
from ...components import GUARDS, ITEMS, JADE, OFF_SHIP
from ...presentation.names import GOODS_NAMES, foe_kind, in_room, room_name
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
    REST: "rest",
    TRAIN: "train for a guard",
    DRINK: "drink my Grog",
    PUT_DOWN: "put the Treasure down to clear the way",
}


def plan_text(steps: list[PlannedStep]) -> str:
    """What a pirate means to do with the rest of his turn, and what that leaves to the next one."""
    clauses: list[str] = []
    start = 0
    for end in range(1, len(steps) + 1):
        if end == len(steps) or not is_same_job(steps[start], steps[end]):
            goes_on = any(is_same_job(steps[start], later) for later in steps[end:])
            clause = "" if goes_on else job_clause(steps[start:end])
            if clause and clause not in clauses:
                clauses.append(clause)
            start = end
    rest = passed_on(steps[-1])
    if not clauses:
        return rest or "I'm done."
    told = listed(clauses[:MOST_CLAUSES])
    return f"I'll {told}. {rest}" if rest else f"I'll {told}."


def is_same_job(one: PlannedStep, other: PlannedStep) -> bool:
    return one.job.kind == other.job.kind and one.job.target == other.job.target


def passed_on(last: PlannedStep) -> str:
    """Who gets the actions that are left, if the plan ends with that. (DM-5.1)"""
    ship, job = last
    if job.kind != PASS_ON or not ship.own_tokens:
        return ""
    then = (ship.active + 1) % ship.seats
    use = " to carry the Treasure on" if is_looting(ship, then) else ""
    return f"Then {{{then}}} has {number(ship.own_tokens, 'more action')}{use}."


def job_clause(steps: list[PlannedStep]) -> str:
    """The steps of one job in words that follow "I'll"."""
    ship, job = steps[0]
    kind, target = job.kind, job.target
    if kind in PLAIN_CLAUSES:
        return PLAIN_CLAUSES[kind]
    if kind in (COOL, COOL_NEXT_DOOR):
        return cooling_clause(steps)
    if kind == STRIKE:
        return striking_clause(steps)
    if kind == BEAT_GUARD:
        return guard_clause(steps)
    if kind in (FETCH_TREASURE, FETCH_GOODS):
        return fetching_clause(steps)
    if kind == BEAT_CREW:
        return f"fight {crew_name(ship, target)} {in_room(target)}"
    if kind == SHOOT:
        return f"shoot into {room_name(target)}"
    if kind == SWAP:
        return f"take the {ITEMS[target].name}"
    if kind == ESCAPE:
        return f"get out to {room_name(target)}"
    if kind == LEAVE:
        return "get off the ship" if leads_off(steps) else "head for the boats"
    if kind == CARRY_HOME:
        return "carry the Treasure to the boats" if leads_off(steps) else "carry the Treasure towards the boats"
    return ""


def cooling_clause(steps: list[PlannedStep]) -> str:
    """'cool the Bilge to 3', or where the way there leads this turn."""
    ship, job = steps[-1]
    action = job.action
    if not isinstance(action, (a.FightFires, a.Blanket, a.Bucket)):
        return f"head for the fire {in_room(job.target)}"
    level = fire_after(ship, job.target, action)
    return f"cool {room_name(job.target)} to {level}" if level else f"put out the fire {in_room(job.target)}"


def striking_clause(steps: list[PlannedStep]) -> str:
    target = steps[0].job.target
    count = steps[0].ship.deckhands[target]
    if not isinstance(steps[-1].job.action, a.Eliminate):
        return f"head for the deckhands {in_room(target)}"
    ship = steps[0].ship
    struck = len([step for step in steps if isinstance(step.job.action, a.Eliminate)])
    if ship.character[ship.active] == JADE:
        struck *= 2
    return f"strike down {number(min(struck, count), 'deckhand')} {in_room(target)}"


def guard_clause(steps: list[PlannedStep]) -> str:
    """Training and resting for a guard, the way to it, or the battle."""
    ship, job = steps[-1]
    guard = f"the guard {in_room(job.target)}"
    if isinstance(job.action, a.Train):
        return f"train for {guard}"
    if isinstance(job.action, a.Rest):
        return f"rest before I fight {guard}"
    return f"fight {guard}" if destination(ship, ship.active, job.action) == job.target else f"head for {guard}"


def fetching_clause(steps: list[PlannedStep]) -> str:
    ship, job = steps[-1]
    kinds = goods_kinds_at(ship, LYING + job.target)
    thing = GOODS_NAMES[0 if job.kind == FETCH_TREASURE else next((kind for kind in kinds if kind), 1)]
    verb = "pick up" if isinstance(job.action, a.PickUp) else "go for"
    return f"{verb} {thing} {in_room(job.target)}"


def crew_name(ship: Ship, room: int) -> str:
    crew = [token for token in crew_in(ship, room) if token not in GUARDS]
    return foe_kind(crew[0]) if crew else "the crewman"


def leads_off(steps: list[PlannedStep]) -> bool:
    """Whether the last step leaves the ship."""
    ship, job = steps[-1]
    return destination(ship, ship.active, job.action) == OFF_SHIP
