"""What it costs to get from place to place, in quarters of an action.

The value of a position needs these costs for every pirate, so they are rough: whole numbers, found with a queue of
masks of places by cost.
"""

from __future__ import annotations

from typing import Final

from ...components import CROWD_SIZE, FIRE_LIMIT, FROMM, GOODS_TOKENS, OFF_SHIP
from ...state import Ship, paths_from

ACTION: Final = 4
"""One action."""
UNREACHABLE: Final = 25 * ACTION
"""No path, or one too long to matter."""
CLIMB_COST: Final = 1
"""A point of fire more than in the room before, without a treasure. (DM-7.1)"""
BURDEN_COST: Final = 2
LIGHT_BURDEN_COST: Final = 1
"""A point of fire with a treasure; for Kallen, who pays rises only. (DM-7.1)"""
ENEMY_COST: Final = 6
"""An enemy in a room on the way."""


def leaving_costs(s: Ship) -> list[int]:
    """By place: what the enemies there cost somebody who only passes through."""
    costs = [0] * (OFF_SHIP + 1)
    for token, where in enumerate(s.token_at):
        if where < OFF_SHIP and (token < GOODS_TOKENS.stop or token == FROMM):
            costs[where] = ENEMY_COST
    return costs


def crowd_cost(s: Ship, room: int) -> int:
    """What it costs to open a room that deckhands shut. (DM-7.6)"""
    return max(0, s.deckhands[room] - CROWD_SIZE + 1) * ACTION


def costs_from(s: Ship, start: int, fatigue: int, leaving: list[int]) -> list[int]:
    """By place: the cost of getting there without a treasure, for a pirate as tired as this."""
    limit, fire, deckhands = FIRE_LIMIT[fatigue], s.fire, s.deckhands
    costs = [UNREACHABLE] * (OFF_SHIP + 1)
    queue = [0] * UNREACHABLE
    queue[0] = 1 << start
    done = 0
    for cost in range(UNREACHABLE):
        front = queue[cost] & ~done
        done |= front
        while front:
            place = front.bit_length() - 1
            front ^= 1 << place
            costs[place] = cost
            if place == OFF_SHIP and place != start:
                continue
            level = fire[place]
            onward = cost + ACTION if place == start else cost + ACTION + leaving[place]
            for _, other in paths_from(s, place):
                there = onward
                rise = fire[other] - level
                if rise > 0:
                    there += CLIMB_COST * rise
                    if fire[other] >= limit:  # he must rest or cool it first (DM-7.4)
                        there += ACTION * (1 + fire[other] - limit)
                if deckhands[other] >= CROWD_SIZE:
                    there += crowd_cost(s, other)
                if there < UNREACHABLE:
                    queue[there] |= 1 << other
    return costs


def costs_home(s: Ship, fire_cost: int, leaving: list[int]) -> list[int]:
    """By place: the cost of carrying a treasure off the ship from there."""
    costs = [UNREACHABLE] * (OFF_SHIP + 1)
    costs[OFF_SHIP] = 0
    queue = [0] * UNREACHABLE
    for door in s.exits:
        if door is not None:
            queue[ACTION] |= 1 << door // 4
    done = 1 << OFF_SHIP
    for cost in range(ACTION, UNREACHABLE):
        front = queue[cost] & ~done
        done |= front
        while front:
            room = front.bit_length() - 1
            front ^= 1 << room
            costs[room] = cost
            # The search runs outwards from the exits, so this is the price of entering this room.
            there = cost + ACTION + fire_cost * s.fire[room] + leaving[room] + crowd_cost(s, room)
            if there < UNREACHABLE:
                for _, other in paths_from(s, room):
                    if other != OFF_SHIP:
                        queue[there] |= 1 << other
    return costs
