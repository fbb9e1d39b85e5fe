"""The cost of paths through the ship: steps, fires, deckhands and enemies.

These are estimates: they do not know who walks, only whether he pays the full fire. Prices are in actions, tuned on
simulated games. (docs/decisions/0008)
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from ..components import CROWD_SIZE, FROMM, GOODS_TOKENS, KALLEN, OFF_SHIP
from ..state import Ship
from .forecast import Forecast, PathCosts, PathsHome

FATIGUE_COST_HOME: Final = 0.38
FATIGUE_COST_THERE: Final = 0.15
"""A point of fatigue on the path home with a treasure, and on the path to it."""
KALLEN_SHARE: Final = 0.3
"""The share of the full fire that Kallen pays on average: only rises count for him. (DM-7.1)"""
ENEMY_COST: Final = 2.0
"""An enemy on the path."""
UNREACHABLE_COST: Final = 60.0
"""No path at all."""


def paths_home(s: Ship, forecast: Forecast) -> PathsHome:
    """From each room, the cheapest path off the ship with a treasure."""
    key = path_key(s)
    found = forecast.paths_home_cache.get(key)
    if found is None:
        full_fire = costs_home(s, FATIGUE_COST_HOME)
        kallen = costs_home(s, KALLEN_SHARE * FATIGUE_COST_HOME) if KALLEN in s.character else full_fire
        found = forecast.paths_home_cache[key] = PathsHome(full_fire, kallen)
    return found


def paths_to(s: Ship, forecast: Forecast, target: int) -> PathCosts:
    """From each place, the cheapest path to a room without a treasure."""
    key = target, *path_key(s)
    found = forecast.paths_to_cache.get(key)
    if found is None:
        found = forecast.paths_to_cache[key] = costs_to(s, target)
    return found


def path_key(s: Ship) -> tuple[object, ...]:
    """Everything that paths depend on while the rooms stay the same."""
    enemies = tuple(s.token_at[: GOODS_TOKENS.stop]), s.token_at[FROMM]
    return tuple(s.fire), tuple(s.deckhands), *enemies, KALLEN in s.character


def costs_home(s: Ship, fatigue_cost: float) -> PathCosts:
    """Off the ship: every room costs its full fire. (DM-7.1)"""
    paths = PathCosts([UNREACHABLE_COST] * (OFF_SHIP + 1), [0] * (OFF_SHIP + 1))
    paths.cost[OFF_SHIP] = 0.0
    queue = [(1.0, door // 4, 0) for door in s.exits if door is not None]
    while queue:
        cost, room, max_fire = heappop(queue)
        if cost >= paths.cost[room]:
            continue
        paths.cost[room], paths.max_fire[room] = cost, max_fire
        # The search runs outwards from the exit, so this is the cost of entering this room from the next one.
        cost += 1 + fatigue_cost * s.fire[room] + obstacle_cost(s, room)
        max_fire = max(max_fire, s.fire[room])
        for other in s.link[4 * room : 4 * room + 4]:
            if other is not None and other != OFF_SHIP and cost < paths.cost[other]:
                heappush(queue, (cost, other, max_fire))
    return paths


def costs_to(s: Ship, target: int) -> PathCosts:
    """To a room: a fire costs as much as it is higher than the one before. (DM-7.1)"""
    fire = s.fire
    paths = PathCosts([UNREACHABLE_COST] * (OFF_SHIP + 1), [0] * (OFF_SHIP + 1))
    entrances = [door // 4 for door in s.exits if door is not None]
    queue = [(0.0, target, 0)]
    while queue:
        cost, room, max_fire = heappop(queue)
        if cost >= paths.cost[room]:
            continue
        paths.cost[room], paths.max_fire[room] = cost, max_fire
        if room == OFF_SHIP:
            continue
        level = fire[room]
        cost += 1 if room == target else 1 + obstacle_cost(s, room)
        max_fire = max(max_fire, level)
        for other in s.link[4 * room : 4 * room + 4]:
            if other is not None and other != OFF_SHIP:
                heappush(queue, (cost + FATIGUE_COST_THERE * max(0, level - fire[other]), other, max_fire))
        if room in entrances:
            heappush(queue, (cost + FATIGUE_COST_THERE * level, OFF_SHIP, max_fire))
    return paths


def obstacle_cost(s: Ship, room: int) -> float:
    """The cost of passing through a room with deckhands and enemies."""
    count = s.deckhands[room]
    cost = 1.0 + count - CROWD_SIZE if count >= CROWD_SIZE else 0.0
    return cost + ENEMY_COST if room in s.token_at else cost
