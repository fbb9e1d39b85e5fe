"""The trips that bring the missing treasures home, in actions: who fetches what, and how far it is."""

from __future__ import annotations

from typing import Final

from ...components import (
    GUARD_COUNT,
    GUARDS,
    KALLEN,
    OFF_SHIP,
    PICKUP_MAX_DECKHANDS,
    REST_FATIGUE,
    STRENGTH,
    SWORD,
)
from ...state import CARRIED, GONE, IN_BAG, LOOTED, LYING, Ship
from .travel import ACTION, BURDEN_COST, LIGHT_BURDEN_COST, costs_from, costs_home, leaving_costs

LONGEST_TRIP: Final = 30.0
"""A treasure that does not exist or cannot be reached."""
UNFOUND_TRIP: Final = 16.0
UNFOUND_PER_TILE: Final = 0.3
"""A treasure whose guard is still in the bag: at least, and per tile that may have to be searched."""
SECOND_TRIP: Final = 3.0
"""A treasure that is fetched after another one."""
EASY_ROLL: Final = 2
"""Guards that a roll of this beats need no training."""
FIT_TO_FETCH: Final = 7
FIT_TO_CARRY: Final = 9
"""With more fatigue than this a pirate rests before he goes."""


class Trips:
    """Costs home by place, and the trips for the treasures that are missing, shortest first."""

    __slots__ = ("home", "trips")

    def __init__(self, home: list[int], trips: list[float]) -> None:
        self.home = home
        """By place: quarters of an action off the ship, with a treasure."""
        self.trips = trips


def treasure_trips(s: Ship) -> Trips:
    """The trips to the treasures that are left in the game, shortest first."""
    leaving = leaving_costs(s)
    home = costs_home(s, BURDEN_COST, leaving)
    trips: list[float] = []
    targets: list[int] = []
    idle = [True] * s.seats
    for token in GUARDS:
        where = s.token_at[token]
        if where == IN_BAG:
            trips.append(UNFOUND_TRIP + UNFOUND_PER_TILE * len(s.stack))
        elif CARRIED <= where < IN_BAG:
            seat = where - CARRIED
            idle[seat] = False
            costs = home
            if s.character[seat] == KALLEN:
                costs = costs_home(s, LIGHT_BURDEN_COST, leaving)
            trips.append(costs[s.place[seat]] / ACTION + rests(s.fatigue[seat], FIT_TO_CARRY))
        elif where != LOOTED and where != GONE:
            targets.append(token)
    if targets:
        trips += fetching_trips(s, targets, idle, home, leaving)
    trips.sort()
    return Trips(home, trips)


def rests(fatigue: int, fit: int) -> float:
    """How many rests make a pirate fit again."""
    return max(0, fatigue - fit) / REST_FATIGUE


def fetching_trips(s: Ship, targets: list[int], idle: list[bool], home: list[int], leaving: list[int]) -> list[float]:
    """The trips to guards and to treasures that lie aboard; each pirate goes for one first, the nearest ones first."""
    costs: list[list[float]] = []
    for seat in range(s.seats):
        paths = costs_from(s, s.place[seat], s.fatigue[seat], leaving)
        strength = s.battle[seat] + (1 if s.item[seat] == SWORD else 0) + EASY_ROLL
        rested = rests(s.fatigue[seat], FIT_TO_FETCH)
        row: list[float] = []
        for token in targets:
            where = s.token_at[token]
            if where < OFF_SHIP:
                row.append(paths[where] / ACTION + rested + max(0, STRENGTH[token] - strength))
            else:
                row.append(paths[where - LYING] / ACTION + rested)
        costs.append(row)
    found: list[float] = []
    waiting = list(range(len(targets)))
    while waiting:
        best, best_number, best_seat = 2 * LONGEST_TRIP, waiting[0], 0
        for seat in range(s.seats):
            for number in waiting:
                cost = costs[seat][number] if idle[seat] else costs[seat][number] + SECOND_TRIP
                if cost < best:
                    best, best_number, best_seat = cost, number, seat
        waiting.remove(best_number)
        idle[best_seat] = False
        where = s.token_at[targets[best_number]]
        room = where if where < OFF_SHIP else where - LYING
        pick_up = 1 + max(0, s.deckhands[room] - PICKUP_MAX_DECKHANDS)
        found.append(min(LONGEST_TRIP, best + pick_up + home[room] / ACTION))
    return found


def treasure_places(s: Ship) -> list[int]:
    """Where the treasures aboard are: guarded, lying or carried."""
    places: list[int] = []
    for where in s.token_at[:GUARD_COUNT]:
        if where < OFF_SHIP:
            places.append(where)
        elif LYING <= where < LYING + OFF_SHIP:
            places.append(where - LYING)
        elif CARRIED <= where < IN_BAG and s.place[where - CARRIED] != OFF_SHIP:
            places.append(s.place[where - CARRIED])
    return places
