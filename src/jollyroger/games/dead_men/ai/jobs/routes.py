"""Shortest ways through the ship: from a pirate to every place, and from every room off the ship with a treasure."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final, NamedTuple

from .....engine import Seat
from ...components import CROWD_SIZE, FIRE_LIMIT, OFF_SHIP, OPPOSITE
from ...state import Ship, paths_from
from .weights import WEIGHTS

UNREACHABLE: Final = 60.0
"""The cost of a way that does not exist."""
NOWHERE: Final = -1


class Routes(NamedTuple):
    """The ways of one pirate without a treasure."""

    cost: list[float]
    """By place, in actions."""
    before: list[int]
    """By place: the last place before it on the way; NOWHERE for the start and where no way leads."""
    first: list[int]
    second: list[int]
    """By place: the first and the second place on the way there; NOWHERE if the way is shorter."""


class WaysHome(NamedTuple):
    """The ways off the ship with a treasure."""

    cost: list[float]
    """By place, in actions."""
    door: list[int]
    """By room: the side to leave by; NOWHERE if no way leads home."""


def find_routes(s: Ship, seat: Seat, enemies: int) -> Routes:
    """The ways from a pirate's place. `enemies` is the mask of the rooms with enemies that bar his way."""
    start, fire, deckhands = s.place[seat], s.fire, s.deckhands
    limit = FIRE_LIMIT[s.fatigue[seat]]
    climb_cost, hot_cost, enemy_cost = (
        WEIGHTS["routes.fire_climb"],
        WEIGHTS["routes.too_hot"],
        WEIGHTS["routes.passing_enemy"],
    )
    cost, before = [UNREACHABLE] * (OFF_SHIP + 1), [NOWHERE] * (OFF_SHIP + 1)
    first, second = [NOWHERE] * (OFF_SHIP + 1), [NOWHERE] * (OFF_SHIP + 1)
    cost[start] = 0.0
    done = 0
    queue = [(0.0, start)]
    while queue:
        so_far, place = heappop(queue)
        if done >> place & 1:
            continue
        done |= 1 << place
        previous = before[place]
        if previous == start:
            first[place] = place
        elif previous != NOWHERE:
            first[place] = first[previous]
            second[place] = place if second[previous] == NOWHERE else second[previous]
        if place == OFF_SHIP and place != start:
            continue
        onward = so_far + 1.0
        if enemies >> place & 1 and place != start:
            onward += enemy_cost
        here = fire[place]
        for _, other in paths_from(s, place):
            if done >> other & 1:
                continue
            there, level, crowd = onward, fire[other], deckhands[other]
            if level > here:
                there += climb_cost * (level - here)
            if crowd >= CROWD_SIZE:
                there += 1 + crowd - CROWD_SIZE
            if level >= limit:
                there += hot_cost * (1 + level - limit)
            if there < cost[other]:
                cost[other], before[other] = there, place
                heappush(queue, (there, other))
    return Routes(cost, before, first, second)


def find_ways_home(s: Ship, fire_cost: float, enemies: int) -> WaysHome:
    """The ways off the ship; each level of fire in a room on the way costs this much. (DM-7.1)"""
    cost, sides = [UNREACHABLE] * (OFF_SHIP + 1), [NOWHERE] * (OFF_SHIP + 1)
    cost[OFF_SHIP] = 0.0
    queue: list[tuple[float, int]] = []
    for exit in s.exits:
        if exit is not None:
            cost[exit // 4], sides[exit // 4] = 1.0, exit % 4
            queue.append((1.0, exit // 4))
    done = 0
    enemy_cost = WEIGHTS["routes.passing_enemy"]
    while queue:
        so_far, room = heappop(queue)
        if done >> room & 1:
            continue
        done |= 1 << room
        # The search runs outwards from the exits, so this is the price of entering this room.
        there, crowd = so_far + 1.0 + fire_cost * s.fire[room], s.deckhands[room]
        if enemies >> room & 1:
            there += enemy_cost
        if crowd >= CROWD_SIZE:
            there += 1 + crowd - CROWD_SIZE
        for side, other in paths_from(s, room):
            if other != OFF_SHIP and there < cost[other]:
                cost[other], sides[other] = there, OPPOSITE[side]
                heappush(queue, (there, other))
    return WaysHome(cost, sides)
