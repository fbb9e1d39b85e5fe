"""What the ways through the ship cost: steps, fires, deckhands and enemies in between."""

from __future__ import annotations

from heapq import heappop, heappush

from ..components import CROWD_SIZE, FROMM, KALLEN, OFF_SHIP
from ..state import Ship
from .forecast import Forecast, Homes, Way

TOLL, CLIMB = 0.38, 0.15
"""What a point of fatigue costs on the way home, and on the way there."""
LIGHT = 0.3
"""How much of a fire's toll counts for who does not feel the weight."""
ENEMY = 2.0
"""What an enemy on the way costs."""
BLOCKED = 60.0
"""What a way costs that is none."""


def homes(s: Ship, forecast: Forecast) -> Homes:
    """From each room, the way home for who carries something, and what it would cost if that weighed nothing."""
    key = fires_and_foes(s)
    found = forecast.homes.get(key)
    if found is None:
        heavy = way_home(s, TOLL)
        light = way_home(s, LIGHT * TOLL) if KALLEN in s.character else heavy
        found = forecast.homes[key] = Homes(heavy, light)
    return found


def ways_to(s: Ship, forecast: Forecast, target: int) -> Way:
    """From each place, the way to a room for who carries nothing."""
    key = target, *fires_and_foes(s)
    found = forecast.ways.get(key)
    if found is None:
        found = forecast.ways[key] = way_there(s, target)
    return found


def fires_and_foes(s: Ship) -> tuple[object, ...]:
    """All that ways depend on while the hull stays as it is."""
    return tuple(s.fire), tuple(s.deckhands), tuple(s.token_at[:14]), s.token_at[FROMM], KALLEN in s.character


def way_home(s: Ship, toll: float) -> Way:
    """Off the ship: every room costs its whole fire. (DM-7.1)"""
    way = Way([BLOCKED] * (OFF_SHIP + 1), [0] * (OFF_SHIP + 1))
    way.cost[OFF_SHIP] = 0.0
    queue = [(1.0, door // 4, 0) for door in s.exits if door is not None]
    while queue:
        cost, room, peak = heappop(queue)
        if cost >= way.cost[room]:
            continue
        way.cost[room], way.peak[room] = cost, peak
        # What it costs to come into this room from the next one out.
        cost += 1 + toll * s.fire[room] + hindrance(s, room)
        peak = max(peak, s.fire[room])
        for other in s.link[4 * room : 4 * room + 4]:
            if other is not None and other != OFF_SHIP and cost < way.cost[other]:
                heappush(queue, (cost, other, peak))
    return way


def way_there(s: Ship, target: int) -> Way:
    """To a room: a fire costs by how much it is greater than the last. (DM-7.1)"""
    fire = s.fire
    way = Way([BLOCKED] * (OFF_SHIP + 1), [0] * (OFF_SHIP + 1))
    entrances = [door // 4 for door in s.exits if door is not None]
    queue = [(0.0, target, 0)]
    while queue:
        cost, room, peak = heappop(queue)
        if cost >= way.cost[room]:
            continue
        way.cost[room], way.peak[room] = cost, peak
        if room == OFF_SHIP:
            continue
        level = fire[room]
        cost += 1 if room == target else 1 + hindrance(s, room)
        peak = max(peak, level)
        for other in s.link[4 * room : 4 * room + 4]:
            if other is not None and other != OFF_SHIP:
                heappush(queue, (cost + CLIMB * max(0, level - fire[other]), other, peak))
        if room in entrances:
            heappush(queue, (cost + CLIMB * level, OFF_SHIP, peak))
    return way


def hindrance(s: Ship, room: int) -> float:
    """What deckhands and enemies cost who must pass through their room."""
    crowd = s.deckhands[room]
    cost = 1.0 + crowd - CROWD_SIZE if crowd >= CROWD_SIZE else 0.0
    return cost + ENEMY if room in s.token_at else cost
