"""The work that is left to bring the treasures home: paths there and back, guards to beat, who fetches what.

Prices are in actions, tuned on simulated games. (docs/decisions/0008)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ....engine import Seat
from ..components import (
    DEATH_FATIGUE,
    EXPLOSION_LEVEL,
    FIRE_LIMIT,
    GUARDS,
    KALLEN,
    OFF_SHIP,
    PICKUP_MAX_DECKHANDS,
    REST_FATIGUE,
    START_ROOM_COUNT,
    STRENGTH,
)
from ..rules.battle import sword_bonus
from ..state import CARRIED, GONE, IN_BAG, LOOTED, LYING, Ship
from .forecast import Forecast
from .path_cost import paths_home, paths_to

BATTLE_COST: Final = [0.0, 0.0, 0.82, 1.8, 3.3, 4.9, 6.4, 7.9, 9.3, 11.0]
"""A battle, by the die it takes to win it."""
CARRIED_VALUE: Final = 8.0
LOOTED_VALUE: Final = 82.0
"""A treasure that is being carried, and one that is looted."""
SECOND_TRIP_COST: Final = 5.7
"""A treasure that can only be fetched after another one."""
UNFOUND_COST: Final = 47.0
"""A treasure whose guard is still in the bag."""
ACTION_WEIGHT: Final = 3.1
"""The weight of an action of work for treasure: the ship burns on until it is done."""
READINESS_WEIGHT: Final = 0.38
"""The weight of being ready for the next guard, for pirates who have nothing to fetch."""
MAX_FATIGUE: Final = [
    max(points for points in range(DEATH_FATIGUE) if level < FIRE_LIMIT[points]) for level in range(EXPLOSION_LEVEL)
]
"""By fire level: the highest fatigue with which a pirate may enter it. (DM-7.4)"""
TREASURE_ACTIONS_PER_TURN: Final = 3.5
"""How many of a turn's actions are work for treasure."""
NEXT_GUARD_STRENGTH: Final = 7
"""The strength to be ready for."""


class TreasureWork(NamedTuple):
    """The work that is left, and the number of turns it will take."""

    cost: float
    turns: float


def treasure_work(s: Ship, forecast: Forecast) -> TreasureWork:
    """The least work that brings the missing treasures home."""
    missing = s.goal - s.token_at.count(LOOTED)
    if missing <= 0:
        return TreasureWork(-LOOTED_VALUE * s.goal, 1.0)
    full_fire, kallen = paths_home(s, forecast)
    costs: list[float] = []
    targets: list[tuple[int, float, int | None]] = []
    idle = list(range(s.seats))
    hub = [room for room in range(START_ROOM_COUNT) if room in s.rooms]
    # Treasures not found yet will lie beyond the starting rooms.
    unfound = UNFOUND_COST + ACTION_WEIGHT * sum([full_fire.cost[room] for room in hub]) / max(1, len(hub))
    for token in GUARDS:
        where = s.token_at[token]
        if where == IN_BAG:
            costs.append(unfound)
        elif CARRIED <= where < IN_BAG:
            seat = where - CARRIED
            idle.remove(seat)
            paths, place = kallen if s.character[seat] == KALLEN else full_fire, s.place[seat]
            rests = rests_needed(s.fatigue[seat], full_fire.max_fire[place])
            costs.append(ACTION_WEIGHT * (paths.cost[place] + rests) - CARRIED_VALUE)
        elif where < GONE and where != LOOTED:
            room = where if where < OFF_SHIP else where - LYING
            back = full_fire.cost[room] + 1 + max(0, s.deckhands[room] - PICKUP_MAX_DECKHANDS)
            targets.append((room, back, token if where < OFF_SHIP else None))
    costs += fetch_costs(s, forecast, targets, idle)
    costs.sort()
    cost = sum(costs[:missing])
    readiness = sum([battle_cost(s, seat, NEXT_GUARD_STRENGTH) for seat in idle])
    return TreasureWork(
        cost + READINESS_WEIGHT * readiness - LOOTED_VALUE * (s.goal - missing),
        max(0.0, cost + CARRIED_VALUE) / (ACTION_WEIGHT * TREASURE_ACTIONS_PER_TURN),
    )


def battle_cost(s: Ship, seat: Seat, strength: int) -> float:
    """The cost of beating an enemy of this strength."""
    return BATTLE_COST[max(0, strength - s.battle[seat] - sword_bonus(s, seat))]


def rests_needed(fatigue: int, fire: int) -> float:
    """How many rests it takes before a pirate may enter a fire of this level. (DM-7.4)"""
    return max(0, fatigue - MAX_FATIGUE[fire]) / REST_FATIGUE


def fetch_costs(
    s: Ship, forecast: Forecast, targets: Sequence[tuple[int, float, int | None]], idle: list[Seat]
) -> list[float]:
    """The cost of fetching each treasure (room, cost of the way back, guard), at first one per pirate.

    Removes the pirates who fetch one from `idle`.
    """
    pairs = []
    for number, (room, back, guard) in enumerate(targets):
        paths = paths_to(s, forecast, room)
        for seat, place in enumerate(s.place):
            work = back + paths.cost[place] + rests_needed(s.fatigue[seat], paths.max_fire[place])
            battle = 0 if guard is None else battle_cost(s, seat, STRENGTH[guard])
            pairs.append((ACTION_WEIGHT * work + battle, number, seat))
    pairs.sort()
    found: dict[int, float] = {}
    for cost, number, seat in pairs:
        if number not in found and seat in idle:
            found[number] = cost
            idle.remove(seat)
    for cost, number, _ in pairs:
        if number not in found:
            found[number] = cost + SECOND_TRIP_COST
    return list(found.values())
