"""The work that treasure still is: the ways there and home, guards to beat, and who fetches what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

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
    SWORD,
)
from ..state import CARRIED, GONE, IN_BAG, LOOTED, LYING, Ship
from .forecast import Forecast
from .path_cost import homes, ways_to

BATTLE = [0.0, 0.0, 0.82, 1.8, 3.3, 4.9, 6.4, 7.9, 9.3, 11.0]
"""What a battle costs that a die of so much wins."""
EAGER, HOME = 8.0, 82.0
"""What it is worth to have a treasure in hand, and to have looted it."""
LATER = 5.7
"""The work besides, where everybody has another treasure to fetch first."""
UNFOUND = 47.0
"""The work a treasure still is whose guard nobody has found."""
HASTE = 3.1
"""What an action's work for treasure counts: the ship burns on until it is done."""
IDLE = 0.38
"""How much it counts that who has nothing to fetch is ready for the next guard."""
BEARABLE = [
    max(points for points in range(DEATH_FATIGUE) if level < FIRE_LIMIT[points]) for level in range(EXPLOSION_LEVEL)
]
"""By the level of a fire: how tired a pirate may be who enters it."""
PACE = 3.5
"""So many actions of a turn are work for treasure."""
NEXT_GUARD = 7
"""The strength to be ready for."""


class Haul(NamedTuple):
    """What treasure still asks of the crew: work, and about how many turns."""

    work: float
    turns: float


def haul(s: Ship, forecast: Forecast) -> Haul:
    """The least work that brings the missing treasures home."""
    missing = s.goal - s.token_at.count(LOOTED)
    if missing <= 0:
        return Haul(-HOME * s.goal, 1.0)
    heavy, light = homes(s, forecast)
    works: list[float] = []
    targets: list[tuple[int, float, int | None]] = []
    idle = list(range(s.seats))
    hub = [room for room in range(START_ROOM_COUNT) if room in s.rooms]
    # Whatever is still to be found lies beyond the starting rooms.
    unfound = UNFOUND + HASTE * sum([heavy.cost[room] for room in hub]) / max(1, len(hub))
    for token in GUARDS:
        where = s.token_at[token]
        if where == IN_BAG:
            works.append(unfound)
        elif CARRIED <= where < IN_BAG:
            seat = where - CARRIED
            idle.remove(seat)
            way, place = light if s.character[seat] == KALLEN else heavy, s.place[seat]
            works.append(HASTE * (way.cost[place] + cooling(s.fatigue[seat], heavy.peak[place])) - EAGER)
        elif where < GONE and where != LOOTED:
            room = where if where < OFF_SHIP else where - LYING
            rest = heavy.cost[room] + 1 + max(0, s.deckhands[room] - PICKUP_MAX_DECKHANDS)
            targets.append((room, rest, token if where < OFF_SHIP else None))
    works += fetching(s, forecast, targets, idle)
    works.sort()
    work = sum(works[:missing])
    ready = sum([battle_work(s, seat, NEXT_GUARD) for seat in idle])
    return Haul(work + IDLE * ready - HOME * (s.goal - missing), max(0.0, work + EAGER) / (HASTE * PACE))


def battle_work(s: Ship, seat: Seat, strength: int) -> float:
    """The work of beating such an enemy."""
    return BATTLE[max(0, strength - s.battle[seat] - (s.item[seat] == SWORD))]


def cooling(fatigue: int, fire: int) -> float:
    """The rests it takes before so tired a pirate may enter such a fire. (DM-7.4)"""
    return max(0, fatigue - BEARABLE[fire]) / REST_FATIGUE


def fetching(
    s: Ship, forecast: Forecast, targets: Sequence[tuple[int, float, int | None]], idle: list[Seat]
) -> list[float]:
    """The work of fetching each treasure aboard, every pirate fetching one at first. Who fetches none stays idle."""
    pairs = []
    for number, (room, rest, guard) in enumerate(targets):
        way = ways_to(s, forecast, room)
        for seat, place in enumerate(s.place):
            work = rest + way.cost[place] + cooling(s.fatigue[seat], way.peak[place])
            gap = 0 if guard is None else battle_work(s, seat, STRENGTH[guard])
            pairs.append((HASTE * work + gap, number, seat))
    pairs.sort()
    found: dict[int, float] = {}
    for work, number, seat in pairs:
        if number not in found and seat in idle:
            found[number] = work
            idle.remove(seat)
    for work, number, _ in pairs:
        if number not in found:
            found[number] = work + LATER
    return list(found.values())
