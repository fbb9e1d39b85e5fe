"""Jobs for the pirate himself: rest, train, swap, get home, escape a fire, leave the rest to others."""

from __future__ import annotations

from typing import Final

from ... import actions as a
from ...components import (
    CROWD_SIZE,
    DEATH_FATIGUE,
    FIRE_LIMIT,
    GROG_VALUE,
    GUARD_COUNT,
    ITEM_COUNT,
    ITEMS,
    MAX_BATTLE,
    OFF_SHIP,
    RUM,
    TREASURE,
)
from ...rules.movement import walk_fatigue
from ...state import CARRIED, Ship, goods_kinds_at, paths_from
from .job import (
    CARRY_HOME,
    COOL,
    DRINK,
    ESCAPE,
    FAR,
    LEAVE,
    PASS_ON,
    PUT_DOWN,
    REST,
    STRIKE,
    SWAP,
    TRAIN,
    URGENT,
    Job,
    step_cost,
)
from .routes import NOWHERE
from .situation import Situation
from .steps import step_towards
from .weights import WEIGHTS

THIRSTY: Final = 6
"""Grog is drunk from this fatigue on, if none of it is wasted."""
HALVING_FATIGUE: Final = 8
"""From this fatigue on it may pay to leave the ship for being rested."""
ITEM_NAMES: Final = [f"items.{ITEMS[item].id}" for item in range(ITEM_COUNT)]
MANY_TILES: Final = 14
"""With this many tiles in the stack a better item is worth the most."""


def urgent_jobs(look: Situation) -> list[Job]:
    """What is done at once: free drinks and rests, and the deckhands that shut the own room."""
    s, place = look.s, look.place
    if look.fatigue >= THIRSTY and CARRIED + look.seat in s.token_at:
        for kind in goods_kinds_at(s, CARRIED + look.seat):
            if kind in GROG_VALUE and look.fatigue >= GROG_VALUE[kind]:
                return [Job(URGENT, DRINK, place, a.DRINK[kind])]
    if look.item == RUM and look.fatigue >= 2 and not look.crowded:
        return [Job(URGENT, REST, place, a.REST)]
    if look.crowded and not look.too_hot and not look.is_looting and look.tokens and not look.has_only_to_leave():
        return [Job(URGENT, STRIKE, place, a.ELIMINATE[a.HERE])]
    return []


def passing_job(look: Situation) -> Job:
    """End the turn; the next pirate can use the actions, most of all if he carries a treasure. (DM-5.1)"""
    s = look.s
    rate = WEIGHTS["pirate.pass_on"]
    if CARRIED + (look.seat + 1) % s.seats in s.token_at[:GUARD_COUNT]:
        rate += WEIGHTS["pirate.pass_to_looter"]
    return Job(rate, PASS_ON, look.place, a.END_TURN)


def looting_jobs(look: Situation) -> list[Job]:
    """Carry the treasure home, and rest where the next room is too hot."""
    s, place, found = look.s, look.place, list[Job]()
    side = look.home.door[place] if place != OFF_SHIP else NOWHERE
    if side != NOWHERE:
        target = s.link[4 * place + side]
        assert target is not None
        tired = look.fatigue + walk_fatigue(s, look.seat, place, target)
        if s.deckhands[target] < CROWD_SIZE and s.fire[target] < FIRE_LIMIT[look.fatigue] and tired < DEATH_FATIGUE:
            found.append(Job(10.0, CARRY_HOME, OFF_SHIP, a.WALK[side]))
        elif look.shut_door_home() != NOWHERE:
            found.append(Job(6.0, PUT_DOWN, place, a.PUT_DOWN[TREASURE]))
    if look.fatigue and not look.crowded:
        found.append(Job(5.0, REST, place, a.REST))
    found.append(passing_job(look))
    return found


def leaving_jobs(look: Situation) -> list[Job]:
    """Everybody off the ship: there is nothing else left to do."""
    found: list[Job] = []
    if look.place != OFF_SHIP:
        action = step_towards(look, OFF_SHIP)
        if action is not None:
            found.append(Job(50.0, LEAVE, OFF_SHIP, action))
    found.append(passing_job(look))
    return found


def escape_jobs(look: Situation) -> list[Job]:
    """In a fire that is too hot only fighting it, resting and leaving are allowed. (DM-7.5, DM-7.6)"""
    s, place, found = look.s, look.place, list[Job]()
    if not look.crowded:
        found.append(Job(3.0, COOL, place, a.FIGHT_FIRES[a.HERE]))
        if look.fatigue:
            found.append(Job(2.5, REST, place, a.REST))
    for way, other in paths_from(s, place):
        if s.fire[other] >= FIRE_LIMIT[look.fatigue] or s.deckhands[other] >= CROWD_SIZE:
            continue
        if not look.enemies >> other & 1:
            found.append(Job(10.0 if look.crowded else 1.0, ESCAPE, other, a.WALK[way]))
    found.append(passing_job(look))
    return found


def pirate_jobs(look: Situation) -> list[Job]:
    """What a pirate can do for himself, and to end his turn."""
    s, seat, place, found = look.s, look.seat, look.place, list[Job]()
    is_free = not look.too_hot and not look.crowded
    if look.fatigue and not look.crowded:
        found.append(Job(resting_rate(look.fatigue), REST, place, a.REST))
    if is_free:
        wants_guard = look.missing > look.carried + look.lying
        if wants_guard and s.battle[seat] < min(MAX_BATTLE, WEIGHTS["pirate.train_limit"]):
            found.append(Job(WEIGHTS["pirate.train"], TRAIN, place, a.TRAIN))
        swap = swapping_job(s, look)
        if swap is not None:
            found.append(swap)
    leave = halving_job(look)
    if leave is not None:
        found.append(leave)
    found.append(passing_job(look))
    return found


def resting_rate(fatigue: int) -> float:
    """The more tired a pirate is, the more he needs a rest."""
    if fatigue < 4:
        rate = WEIGHTS["pirate.rest_fresh"]
        return rate / 2 if fatigue == 1 else rate
    if fatigue < 8:
        return WEIGHTS["pirate.rest_warm"]
    if fatigue < 11:
        return WEIGHTS["pirate.rest_tired"]
    return WEIGHTS["pirate.rest_spent" if fatigue < 13 else "pirate.rest_dying"]


def swapping_job(s: Ship, look: Situation) -> Job | None:
    """Take the best item from the table; items of other pirates are left to them."""
    own = s.item[look.seat]
    best, most = None, item_worth(own)
    for item in s.table_items:
        if item_worth(item) > most:
            best, most = item, item_worth(item)
    if best is None:
        return None
    rate = WEIGHTS["pirate.swap"] * (most - item_worth(own)) * (0.2 + len(s.stack) / MANY_TILES)
    return Job(rate, SWAP, best, a.SWAP[best])


def item_worth(item: int | None) -> float:
    return 0.0 if item is None else WEIGHTS[ITEM_NAMES[item]]


def halving_job(look: Situation) -> Job | None:
    """Leave the ship: with the goal in hand, or to be rested. (DM-6.11)"""
    if look.place == OFF_SHIP or look.routes.cost[OFF_SHIP] >= FAR:
        return None
    way_cost = look.routes.cost[OFF_SHIP]
    if look.carried >= look.missing:
        hurry = WEIGHTS["pirate.hurry_goal_in_hand"] / (1 + look.tokens)
        rate = WEIGHTS["pirate.leave_goal_in_hand"] + hurry * (1.0 if way_cost > 2 else 0.2)
    elif look.fatigue >= HALVING_FATIGUE:
        rate = WEIGHTS["pirate.leave_to_halve"] * look.fatigue / 2 / (way_cost * step_cost(look) + 0.5)
    else:
        return None
    action = step_towards(look, OFF_SHIP)
    return None if action is None else Job(rate, LEAVE, OFF_SHIP, action)
