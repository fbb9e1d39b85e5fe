"""What fires, kegs and deckhands threaten, in actions: the upkeep of the ship.

A danger counts as far as the ship will still be needed when it comes: `turns` is how long the treasure will take.
"""

from __future__ import annotations

from ..components import CROWD_SIZE, EXPLOSION_LEVEL, FIRE_LIMIT, LOSING_EXPLOSIONS, OFF_SHIP, ROOMS, TREASURE_COUNT
from ..state import CARRIED, GONE, LYING, Ship, keg_side
from .forecast import HORIZON, Embers, Forecast, Tide

LOST = 100.0
"""What losing the game costs."""
MARKER = [4.6, 5.8, 7.5, 9.8, 13.0, 19.0]
"""What one more explosion costs, by how many there have been."""
RUIN = 2.4
"""What the loss of a room costs besides."""
SCARCE = 20.0
"""What it costs when the last treasure to spare is destroyed; half as much if there are two."""
WAIT = 0.8
"""How much less a danger counts for each turn it is away: there will be time to do something."""
STAY = 0.2
"""How much of it counts at least when the treasure should be home by then."""
LEAST, SLOPE, MOST = 0.1, 0.12, 1.6
"""How much it counts what happens later on: at least, more for each turn the treasure will take, and at most."""
SMOULDER = [0.0, 0.1, 0.4, 1.0, 2.0, 3.0]
"""What a fire may grow to later, by its level."""
BLAZE = [0.0, 0.0, 0.0, 0.097, 0.34, 0.58]
"""How much worse a fire is for each step to the nearest pirate, by its level."""
STRANDED = 2
"""So many steps farther is who is too tired for the fire."""
FAR = 6
"""So many steps count."""
FLOOD, EBB = 48.0, 0.87
"""What an empty supply of deckhands costs, and by how much less each one left makes it."""
NEST = 0.21
"""How much worse a deckhand at a trapdoor is for each step between it and the nearest pirate's reach."""
SHUT = 0.4
"""What each deckhand too many in a room costs."""


def fire_work(s: Ship, forecast: Forecast, turns: float) -> float:
    """Fires and kegs: what the next cards may do, and what they may grow to."""
    fire = s.fire
    help = [(forecast.far[place], FIRE_LIMIT[s.fatigue[seat]]) for seat, place in enumerate(helpers(s))]
    soon, smoulder, _ = embers(s, forecast)
    later = smoulder + sum(MARKER[: s.explosions])
    for room in s.rooms:
        level = fire[room]
        if level > 2:
            near = FAR
            for far, limit in help:
                steps = far[room] if level < limit else far[room] + STRANDED
                near = min(near, steps)
            later += BLAZE[level] * near
    return due(soon, turns) + span(turns) * later


def due(costs: list[float], turns: float) -> float:
    """What the cards to come cost, each as far as the ship will still be needed."""
    total, weight = 0.0, 1.0
    for step, cost in enumerate(costs):
        total += cost * weight * min(1.0, max(STAY, turns + 1 - step))
        weight *= WAIT
    return total


def span(turns: float) -> float:
    """How much it counts what happens later on."""
    return min(MOST, LEAST + SLOPE * turns)


def helpers(s: Ship) -> list[int]:
    """From where help may come: who carries a treasure will be off ship first."""
    return [OFF_SHIP if CARRIED + seat in s.token_at[:6] else place for seat, place in enumerate(s.place)]


def embers(s: Ship, forecast: Forecast) -> Embers:
    """What the cards to come would do if nobody did anything."""
    key = (tuple(s.fire), tuple(s.token_at[:6]), s.explosions, tuple(s.keg_spent))
    found = forecast.embers.get(key)
    if found is None:
        found = forecast.embers[key] = burnt(s, forecast)
    return found


def burnt(s: Ship, forecast: Forecast) -> Embers:
    costs = [0.0] * HORIZON
    next: dict[int, float] = {}
    share = 1 / len(forecast.futures)
    prizes = [where for where in s.token_at[:6] if where < LYING + OFF_SHIP]
    limit = LOSING_EXPLOSIONS - s.explosions
    loss = treasure_cost(s)
    for future in forecast.futures:
        fire, spent = s.fire[:], s.keg_spent[:]
        gone: list[int] = []
        bangs = lost = 0
        for step, (_, (red, yellow), _) in enumerate(future):
            before = bangs
            if red is not None:
                for room in forecast.reds:
                    if fire[room] == red:
                        bangs += climb(s, room, fire, spent, gone)
            if yellow is not None:
                for room in forecast.yellows:
                    if fire[room] == yellow:
                        bangs += climb(s, room, fire, spent, gone)
            if bangs >= limit:
                costs[step] += share * LOST
                break
            if bangs > before:
                markers = sum(MARKER[s.explosions + before : s.explosions + bangs])
                costs[step] += share * (markers + RUIN * (len(gone) - lost))
                for room in gone[lost:]:
                    if room in prizes or LYING + room in prizes:
                        costs[step] += share * loss
                lost = len(gone)
            if step == 0:
                for room in gone:
                    next[room] = next.get(room, 0.0) + share
    growth = 1 + s.explosions / 4
    return Embers(costs, growth * sum([SMOULDER[s.fire[room]] for room in s.rooms]), next)


def climb(s: Ship, room: int, fire: list[int], spent: list[bool], gone: list[int]) -> int:
    """Raise a fire in a sketch of the ship; returns how many explosions follow."""
    fire[room] += 1
    level = fire[room]
    if level >= EXPLOSION_LEVEL:
        gone.append(room)
        fire[room] = -9
        bangs = 1
        for other in s.link[4 * room : 4 * room + 4]:
            if other is not None and other != OFF_SHIP and fire[other] >= 0:
                bangs += climb(s, other, fire, spent, gone)
        return bangs
    if ROOMS[room].keg != level or spent[room]:
        return 0
    spent[room] = True
    side = keg_side(s, room) or 0
    for turn in range(4):
        other = s.link[4 * room + (side + turn) % 4]
        if other is not None and other != OFF_SHIP and fire[other] >= 0:
            return climb(s, other, fire, spent, gone) + (not s.reference_edition)
    return int(not s.reference_edition)


def treasure_cost(s: Ship) -> float:
    """What it costs when a treasure is destroyed: nothing to spare, and the game is lost."""
    spare = TREASURE_COUNT - s.token_at[:6].count(GONE) - s.goal
    return LOST if spare <= 0 else SCARCE / spare


def deckhand_work(s: Ship, forecast: Forecast, turns: float) -> float:
    """How near the deckhands are to overwhelming the ship, or the work of holding them back."""
    soon, later = tide(s, forecast)
    work = due(soon, turns) + span(turns) * later
    far = [forecast.far[place] for place in helpers(s)]
    for room in forecast.outlets:
        if s.deckhands[room]:
            near = min([row[room] for row in far])
            if near > 1:
                work += NEST * min(near - 1, FAR)
    return work


def tide(s: Ship, forecast: Forecast) -> Tide:
    """How few deckhands the cards to come would leave in the supply if nobody did anything."""
    key = (tuple(s.deckhands), s.supply)
    found = forecast.tides.get(key)
    if found is None:
        found = forecast.tides[key] = swamped(s, forecast)
    return found


def swamped(s: Ship, forecast: Forecast) -> Tide:
    outlets = forecast.outlets
    costs = [0.0] * HORIZON
    rest = SHUT * sum([count - CROWD_SIZE + 1 for count in s.deckhands if count >= CROWD_SIZE])
    share = 1 / len(forecast.futures)
    for future in forecast.futures:
        crowd, supply = s.deckhands[:], s.supply
        weight = share
        for step, (_, _, icon) in enumerate(future):
            if icon == "add":
                for room in outlets:
                    crowd[room] += 1
                supply -= len(outlets)
            elif icon == "spread":
                for room, others in outlets.items():
                    count = crowd[room]
                    if count:
                        for other in others:
                            if crowd[other] < count:
                                crowd[other] += 1
                                supply -= 1
            if supply < 0:
                costs[step] += share * LOST
                break
            weight *= WAIT
        rest += weight * flood(max(0, supply))
    return Tide(costs, rest)


def flood(left: float) -> float:
    """What so small a supply of deckhands costs."""
    return float(FLOOD * EBB**left)
