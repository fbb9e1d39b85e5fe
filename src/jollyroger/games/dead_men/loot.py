"""The work that treasure still is: the ways there and home, guards to beat, and who fetches what."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush

from ...engine import Seat
from .components import (
    CROWD,
    DEATH,
    EXPLODES,
    GUARDS,
    KALLEN,
    LIMIT,
    OFF,
    PICKUP_CROWD,
    REST,
    STARTS,
    STRENGTH,
    SWORD,
)
from .forecast import Forecast
from .state import CARRIED, GONE, IN_BAG, LOOTED, LYING, Ship

TOLL = 0.38
"""What a point of fatigue on the way home costs."""
LIGHT = 0.3
"""How much of a fire's toll counts for who does not feel the weight."""
ENEMY = 2.0
"""What an enemy on the way home costs."""
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
BEARABLE = [max(points for points in range(DEATH) if level < LIMIT[points]) for level in range(EXPLODES)]
"""By the level of a fire: how tired a pirate may be who enters it."""
NEXT_GUARD = 7
"""The strength to be ready for."""


def loot_work(s: Ship, forecast: Forecast) -> float:
    """The least work that brings the missing treasures home."""
    missing = s.goal - s.at.count(LOOTED)
    if missing <= 0:
        return -HOME * s.goal
    heavy, light, peak = homes(s, forecast)
    works: list[float] = []
    targets: list[tuple[int, float, int | None]] = []
    idle = list(range(s.seats))
    hub = [room for room in range(STARTS) if room in s.rooms]
    # Whatever is still to be found lies beyond the starting rooms.
    unfound = UNFOUND + HASTE * sum([heavy[room] for room in hub]) / max(1, len(hub))
    for token in GUARDS:
        where = s.at[token]
        if where == IN_BAG:
            works.append(unfound)
        elif CARRIED <= where < IN_BAG:
            seat = where - CARRIED
            idle.remove(seat)
            way = light if s.character[seat] == KALLEN else heavy
            place = s.place[seat]
            works.append(HASTE * (way[place] + cooling(s.fatigue[seat], peak[place])) - EAGER)
        elif where < GONE and where != LOOTED:
            room = where if where < OFF else where - LYING
            rest = heavy[room] + 1 + max(0, s.deckhands[room] - PICKUP_CROWD)
            targets.append((room, rest, token if where < OFF else None))
    works += fetching(s, forecast, targets, idle)
    works.sort()
    ready = sum([battle_work(s, seat, NEXT_GUARD) for seat in idle])
    return sum(works[:missing]) + IDLE * ready - HOME * (s.goal - missing)


def battle_work(s: Ship, seat: Seat, strength: int) -> float:
    """The work of beating such an enemy."""
    return BATTLE[max(0, strength - s.battle[seat] - (s.item[seat] == SWORD))]


def cooling(fatigue: int, fire: int) -> float:
    """The rests it takes before so tired a pirate may enter such a fire. (DM-7.4)"""
    return max(0, fatigue - BEARABLE[fire]) / REST


def fetching(
    s: Ship, forecast: Forecast, targets: Sequence[tuple[int, float, int | None]], idle: list[Seat]
) -> list[float]:
    """The work of fetching each treasure aboard, every pirate fetching one at first. Who fetches none stays idle."""
    pairs = []
    fires = [BEARABLE[s.fire[room]] for room, _, _ in targets]
    for seat, place in enumerate(s.place):
        far, tired = forecast.far[place], s.fatigue[seat]
        edge = s.battle[seat] + (s.item[seat] == SWORD)
        for number, (room, rest, guard) in enumerate(targets):
            work = rest + far[room]
            if tired > fires[number]:
                work += (tired - fires[number]) / REST
            work *= HASTE
            if guard is not None and STRENGTH[guard] > edge:
                work += BATTLE[STRENGTH[guard] - edge]
            pairs.append((work, number, seat))
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


def homes(s: Ship, forecast: Forecast) -> tuple[list[float], list[float], list[int]]:
    """From each room, the work of carrying something home, the same if it weighed nothing, and the worst fire."""
    key = (tuple(s.fire), tuple(s.deckhands), tuple(s.at[:14]), len(s.rooms))
    found = forecast.homes.get(key)
    if found is None:
        heavy, peak = way_home(s, TOLL)
        light = way_home(s, LIGHT * TOLL)[0] if KALLEN in s.character else heavy
        found = forecast.homes[key] = heavy, light, peak
    return found


def way_home(s: Ship, toll: float) -> tuple[list[float], list[int]]:
    """From each room, the work of the way off the ship, steps and fires; and the greatest fire on it."""
    home = [99.0] * (OFF + 1)
    peak = [0] * (OFF + 1)
    home[OFF] = 0.0
    queue = [(1.0, door // 4, 0) for door in s.exits if door is not None]
    while queue:
        cost, room, worst = heappop(queue)
        if cost >= home[room]:
            continue
        home[room], peak[room] = cost, worst
        # What it costs to come into this room from the next one out.
        cost += 1 + toll * s.fire[room]
        worst = max(worst, s.fire[room])
        if s.deckhands[room] >= CROWD:
            cost += 1.0 + s.deckhands[room] - CROWD
        if room in s.at:
            cost += ENEMY
        for other in s.link[4 * room : 4 * room + 4]:
            if other is not None and other != OFF and cost < home[other]:
                heappush(queue, (cost, other, worst))
    return home, peak
