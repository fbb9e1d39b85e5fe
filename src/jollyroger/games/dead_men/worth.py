"""How good a position is for the crew, in actions: minus the work that is left.

So an action is worth taking if it saves more than one. Only public things are read, and the cards left in the deck,
which whoever counts knows.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...engine import Seat
from .components import (
    BLANKET,
    BUCKET,
    COLOUR,
    COMPASS,
    CUTLASS,
    DAGGER,
    DEATH,
    EXPLODES,
    FROMM,
    GUARDS,
    KALLEN,
    LIMIT,
    OFF,
    PICKUP_CROWD,
    PISTOL,
    RUM,
    STARTS,
    SWORD,
    WHITEBEARD,
)
from .dangers import DEAD, LOST, deckhand_work, fire_work
from .forecast import TIRING, Forecast, way_home, way_in
from .state import CARRIED, GONE, IN_BAG, LOOTED, LYING, Ship, strength

CARE = 0.4
"""What upkeep counts beside treasure, which ends the game sooner."""
OWN_TOKEN, HANDED_TOKEN, GIVEN_TOKEN = 0.45, 0.7, 0.05
"""An action kept for the next player, or for one with a treasure in hand; and one that is lost if it is not used."""
BEATEN = 12.0
"""What a battle lost to a guard costs."""
HAUL = 1.0
"""What a step on the way home with a treasure counts."""
EAGER, HOME = 8.0, 24.0
"""What it is worth to have a treasure in hand, and to have looted it."""
IN_HAND = 40.0
"""What it is worth when nothing is left but to get everybody off the ship."""
LATER = 5.0
"""The work besides, where everybody has another treasure to fetch first."""
UNFOUND = 16.0
"""The work a treasure still is whose guard nobody has found."""
GROG_WORTH = 1.7
"""What Grog is worth that a pirate carries."""
ITEM_WORTH = {BLANKET: 1.2, BUCKET: 1.2, COMPASS: 2.4, DAGGER: 1.6, PISTOL: 0.8, RUM: 1.4, SWORD: 1.6, None: 0.0}

WEARY, SPENT, DYING = 0.3, 0.8, 3.0
"""What a point above 8, above 11 and above 13 costs besides."""


def weariness() -> list[float]:
    """What fatigue costs, by points."""
    return [
        TIRING * points + WEARY * max(0, points - 8) + SPENT * max(0, points - 11) + DYING * max(0, points - 13)
        for points in range(DEATH)
    ]


FATIGUE = weariness()


def worth(s: Ship, forecast: Forecast) -> float:
    """How good the position is for the crew."""
    if s.result is not None:
        return LOST if s.result.winners else -LOST
    token = HANDED_TOKEN if CARRIED + (s.active + 1) % s.seats in s.at[:6] else OWN_TOKEN
    total = token * s.given if s.ended else token * s.own + GIVEN_TOKEN * s.given
    upkeep = fire_work(s, forecast) + deckhand_work(s, forecast)
    return total - CARE * upkeep - pirate_work(s, forecast) - loot_work(s, forecast)


def pirate_work(s: Ship, forecast: Forecast) -> float:
    """Fatigue, risks to life, items and Cutlasses; and the way home when the goal is reached."""
    total = 0.0
    haul = sum(1 for token in GUARDS if s.at[token] == LOOTED or CARRIED <= s.at[token] < IN_BAG)
    home = way_home(s, False, EXPLODES) if haul >= s.goal else None
    if home is not None:
        total -= IN_HAND
    death = LOST if s.dead_pirate_loses or s.at.count(LOOTED) >= s.goal or not s.reserve else DEAD
    for seat, place in enumerate(s.place):
        points = s.fatigue[seat]
        total += FATIGUE[min(points, DEATH - 1)]
        total -= ITEM_WORTH[s.item[seat]]
        if place != OFF:
            level = s.fire[place]
            if points >= 15 and s.character[seat] != WHITEBEARD:
                total += death * forecast.rises[COLOUR[place]][level]
            if level == EXPLODES - 1:
                total += death * forecast.rises[COLOUR[place]][level]
            if place in s.at:
                total += 2.0
            if level >= LIMIT[points]:
                total += 0.7
            if home is not None:
                total += 1.5 * home[place]
            elif forecast.far[place][OFF] > 90:
                total += 8.0
    for token, where in enumerate(s.at[6:14], 6):
        if s.back[token] == CUTLASS:
            total -= 2.0 if CARRIED <= where < IN_BAG else 0.7 if where < GONE else 0.0
        elif where < OFF:
            total += 1.5
        elif s.back[token] is not None:
            total -= GROG_WORTH if CARRIED <= where < IN_BAG else 0.3 if where < GONE else 0.0
    if s.at[FROMM] < OFF:
        total += 4.0
    if s.all_crew:
        total += 4.0 * sum(1 for where in s.at[6:14] if where < OFF or where == IN_BAG)
    return total


def battle_work(need: int) -> float:
    """The work of a battle that a die of `need` wins: the risk of losing it."""
    return BEATEN * min(max(need - 1, 0), 6) / 6


def loot_work(s: Ship, forecast: Forecast) -> float:
    """The least work that brings the missing treasures home."""
    missing = s.goal - s.at.count(LOOTED)
    if missing <= 0:
        return -HOME * s.goal
    works: list[float] = []
    open_targets: list[tuple[int, float, int | None]] = []
    idle = list(range(s.seats))
    light: list[float] | None = None
    heavy = way_home(s, True, EXPLODES - 1)
    inward = way_in(s)
    hub = [room for room in range(STARTS) if room in s.rooms]
    # Whatever is still to be found lies beyond the starting rooms.
    unfound = UNFOUND + sum(heavy[room] + inward[room] for room in hub) / max(1, len(hub))
    for token in GUARDS:
        where = s.at[token]
        if where == IN_BAG:
            works.append(unfound)
        elif CARRIED <= where < IN_BAG:
            seat = where - CARRIED
            idle.remove(seat)
            if s.character[seat] == KALLEN:
                light = way_home(s, False, EXPLODES - 1) if light is None else light
                works.append(HAUL * light[s.place[seat]] - EAGER)
            else:
                works.append(HAUL * heavy[s.place[seat]] - EAGER)
        elif where < GONE and where != LOOTED:
            room = where if where < OFF else where - LYING
            rest = HAUL * heavy[room] + 1 + max(0, s.deckhands[room] - PICKUP_CROWD)
            open_targets.append((room, rest, token if where < OFF else None))
    works += assigned(s, forecast, inward, open_targets, idle)
    works.sort()
    # Whoever has nothing to fetch gets ready for the next guard.
    return sum(works[:missing]) + sum(readiness(s, seat) for seat in idle) - HOME * (s.goal - missing)


def assigned(
    s: Ship,
    forecast: Forecast,
    inward: Sequence[float],
    targets: Sequence[tuple[int, float, int | None]],
    idle: list[Seat],
) -> list[float]:
    """The work of fetching each treasure aboard, every pirate fetching one at first. Who fetches none stays idle."""
    pairs = []
    for number, (room, rest, guard) in enumerate(targets):
        for seat in range(s.seats):
            place = s.place[seat]
            work = rest + (inward[room] if place == OFF else forecast.far[place][room])
            if guard is not None:
                work += battle_work(strength(s, guard) - s.battle[seat] - (s.item[seat] == SWORD))
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


def readiness(s: Ship, seat: Seat) -> float:
    """The work a guard still to be found would be."""
    return 0.75 * battle_work(7 - s.battle[seat] - (s.item[seat] == SWORD))
