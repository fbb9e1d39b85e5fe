"""Jobs for the ship: fires to cool and deckhands to strike down."""

from __future__ import annotations

from typing import Final

from .....engine import Action
from ... import actions as a
from ...components import BLANKET, BUCKET, DAGGER, FLYNN, JADE, OFF_SHIP, TREASURE
from ...state import adjacent_rooms
from .deckhand_worth import deckhand_worth, supply_worth
from .fire_worth import fire_worth
from .job import COOL, COOL_NEXT_DOOR, FAR, STRIKE, Job, step_cost
from .routes import NOWHERE
from .situation import Situation
from .steps import step_towards
from .weights import WEIGHTS

MOST_STROKES: Final = 3
"""How many actions at one place a job is priced for."""
PICK_UP_COST: Final = 1.0
"""What it costs to take up a treasure again."""
FREE_STRIKE_COST: Final = 0.1
"""What striking with the Dagger costs, which is free once a turn."""


def fire_jobs(look: Situation) -> list[Job]:
    """Cool each fire in reach: from inside, or as Flynn and with a Bucket from next door."""
    s, found = look.s, list[Job]()
    share, is_flynn = step_cost(look), s.character[look.seat] == FLYNN
    beside = {room: way for way, room in adjacent_rooms(s, look.place)}
    for room in s.rooms:
        level, way_cost = s.fire[room], look.routes.cost[room]
        if not level or way_cost > FAR:
            continue
        target = room
        if room != look.place:
            if is_flynn:
                target = look.routes.before[room]
                way_cost = look.routes.cost[target]
            elif look.enemies >> room & 1:
                continue
        action = cooling_action(look, room, target, level, beside)
        if action is not None:
            found.append(Job(cooling_rate(look, room, level, way_cost * share), COOL, room, action))
        if look.item == BUCKET and room in beside and look.tokens:
            found.append(Job(fire_worth(look, room, level), COOL_NEXT_DOOR, room, a.BUCKET[beside[room]]))
    return found


def cooling_rate(look: Situation, room: int, level: int, cost: float) -> float:
    """The best rate of one to three actions against a fire, after a way of this cost."""
    worth = best = 0.0
    for stroke in range(MOST_STROKES):
        for _ in range(2 if stroke == 0 and look.item == BLANKET else 1):
            if level > 0:
                worth += fire_worth(look, room, level)
                level -= 1
        cost += 1.0
        best = max(best, worth / cost)
        if level == 0:
            break
    return best


def cooling_action(look: Situation, room: int, target: int, level: int, beside: dict[int, int]) -> Action | None:
    """The next action for a fire that is fought from this target."""
    if target != look.place:
        return step_towards(look, target)
    if look.crowded:
        return None
    way = a.HERE if room == look.place else beside[room]
    return a.BLANKET[way] if look.item == BLANKET and level > 1 else a.FIGHT_FIRES[way]


def deckhand_jobs(look: Situation) -> list[Job]:
    """Strike down the deckhands of each room, from next door."""
    s, found = look.s, list[Job]()
    share, each = step_cost(look), supply_worth(s)
    per_action = 2 if s.character[look.seat] == JADE else 1
    beside = {room: way for way, room in adjacent_rooms(s, look.place)}
    for room in s.rooms:
        count = s.deckhands[room]
        if not count or look.routes.cost[room] > FAR:
            continue
        is_near = room == look.place or room in beside
        target = room if room == look.place else look.routes.before[room]
        way_cost = 0.0 if is_near or target == NOWHERE else look.routes.cost[target] * share
        action: Action | None
        if room == look.place:
            action = a.ELIMINATE[a.HERE]
        elif room in beside:
            action = a.ELIMINATE[beside[room]]
        else:
            action = step_towards(look, target)
        if action is not None:
            found.append(Job(striking_rate(look, room, count, way_cost, each, per_action), STRIKE, room, action))
    return found


def setting_down_jobs(look: Situation) -> list[Job]:
    """Put the treasure in hand down to cool the fire of the room or to strike deckhands in reach. (DM-6.8, DM-6.10)

    To pick it up again takes an action, so only a planner finds these jobs worth doing: home comes first.
    """
    s, place, found = look.s, look.place, list[Job]()
    if place == OFF_SHIP:
        return found
    share, each = WEIGHTS["treasure.set_down"], supply_worth(s)
    if s.fire[place] and not look.crowded:
        rate = share * cooling_rate(look, place, s.fire[place], PICK_UP_COST)
        found.append(Job(rate, COOL, place, a.PUT_DOWN[TREASURE]))
    if not look.too_hot:
        per_action = 2 if s.character[look.seat] == JADE else 1
        rooms = [place, *[room for _, room in adjacent_rooms(s, place)]]
        for room in rooms:
            if s.deckhands[room]:
                rate = share * striking_rate(look, room, s.deckhands[room], PICK_UP_COST, each, per_action)
                found.append(Job(rate, STRIKE, room, a.PUT_DOWN[TREASURE]))
    return found


def striking_rate(look: Situation, room: int, count: int, cost: float, each: float, per_action: int) -> float:
    """The best rate of one to three actions against deckhands, after a way of this cost."""
    worth = best = 0.0
    for stroke in range(MOST_STROKES):
        for _ in range(per_action):
            if count > 0:
                worth += deckhand_worth(look, room, count, each)
                count -= 1
        cost += FREE_STRIKE_COST if stroke == 0 and look.item == DAGGER and cost < 0.5 else 1.0
        best = max(best, worth / cost)
        if count == 0:
            break
    return best
