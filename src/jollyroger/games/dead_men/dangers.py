"""What fires, kegs and deckhands threaten, in actions: the upkeep of the ship.

A danger counts for what it would cost, and the more the farther help is.
"""

from __future__ import annotations

from collections.abc import Sequence

from .components import COLOUR, CROWD, EXPLODES, EXPLOSIONS_LOST, GUARDS, OFF, ROOMS, TREASURES
from .forecast import Forecast
from .state import CARRIED, GONE, LOOTED, LYING, Ship, keg_side

Levels = tuple[int | None, int | None]

LOST = 120.0
"""What losing the game costs."""
MARKER = (6.0, 7.0, 9.0, 12.0, 16.0, 24.0, LOST)
"""What one more explosion costs, by how many there have been."""
RUIN = 3.0
"""What the loss of a room costs besides."""
DEAD = 18.0
"""What the death of a pirate costs."""
SMOULDER = (0.0, 0.2, 0.6, 1.6, 4.0, 7.0)
"""What a fire may grow to, by its level."""
FUSE = (0.0, 1.5, 0.6)
"""What a keg is that so many rises will set off."""
FUEL = 0.12
"""How much a four followed by a five counts."""
DISTANCE, FAR = 0.15, 5
"""How much worse a danger is for each step between it and the nearest pirate; so many steps count."""
FLOOD, EBB = 60.0, 0.87
"""What an empty supply of deckhands costs, and by how much less each one left makes it."""
AHEAD = 5.0
"""So many turns of deckhands are foreseen."""
NEST_DISTANCE, NEST_WORTH = 0.15, 6.0
"""How much worse deckhands at a trapdoor are for each step between them and the nearest pirate's reach."""


def fire_work(s: Ship, forecast: Forecast) -> float:
    """Fires and kegs: what the next card may do, and what they may grow to."""
    hands = helpers(s)
    growth = 1 + s.explosions / 4
    stakes: dict[int, float] = {}
    for room in s.rooms:
        level = s.fire[room]
        risk = SMOULDER[level]
        number = ROOMS[room].keg
        if number is not None and not s.spent[room] and level < number:
            risk += FUSE[min(number - level, 2)]
        stakes[room] = growth * risk
    fuses = tinder(s)
    for (red, yellow), odds in forecast.cards.items():
        sparks = fuses[0].get(red, []) + fuses[1].get(yellow, [])
        if sparks:
            share = odds * havoc(s, [(red, yellow)]) / len(sparks)
            for room in sparks:
                stakes[room] += share
    danger = 0.0
    for room, stake in stakes.items():
        if stake > 1.0 and s.fire[room]:
            near = min(forecast.far[place][room] for place in hands)
            stake *= 1 + DISTANCE * min(near, FAR)
        danger += stake
    # A four and then a five: whole clusters of fires go up at once.
    return danger + FUEL * havoc(s, [(4, 4), (5, 5)])


def helpers(s: Ship) -> list[int]:
    """From where help may come: who carries a treasure will be off ship first."""
    return [OFF if CARRIED + seat in s.at[:6] else place for seat, place in enumerate(s.place)]


def tinder(s: Ship) -> tuple[dict[int | None, list[int]], dict[int | None, list[int]]]:
    """By colour and level, the rooms where a card of that level would set something off."""
    found: tuple[dict[int | None, list[int]], dict[int | None, list[int]]] = {}, {}
    for room in s.rooms:
        level = s.fire[room]
        if level == EXPLODES - 1 or (ROOMS[room].keg == level + 1 and not s.spent[room]):
            found[COLOUR[room]].setdefault(level, []).append(room)
    return found


def havoc(s: Ship, cards: Sequence[Levels]) -> float:
    """What the explosions of cards of these levels, one after the other, would cost."""
    fire, spent = s.fire[:], s.spent[:]
    gone: list[int] = []
    bangs = 0
    for levels in cards:
        for room in s.rooms:
            if fire[room] == levels[COLOUR[room]] and room not in gone:
                bangs += climb(s, room, fire, spent, gone)
    if s.explosions + bangs >= EXPLOSIONS_LOST:
        return LOST
    cost = sum(MARKER[s.explosions : s.explosions + bangs]) + RUIN * len(gone)
    death = LOST if s.dead_pirate_loses or s.at.count(LOOTED) >= s.goal else DEAD
    for room in gone:
        cost += death * s.place.count(room)
        cost += treasure_cost(s) * sum(1 for token in GUARDS if s.at[token] in (room, LYING + room))
    return cost


def climb(s: Ship, room: int, fire: list[int], spent: list[bool], gone: list[int]) -> int:
    """Raise a fire in a sketch of the ship; returns how many explosions follow."""
    fire[room] += 1
    if fire[room] >= EXPLODES:
        gone.append(room)
        bangs = 1
        for other in s.link[4 * room : 4 * room + 4]:
            if other is not None and other != OFF and other not in gone:
                bangs += climb(s, other, fire, spent, gone)
        return bangs
    if ROOMS[room].keg != fire[room] or spent[room]:
        return 0
    spent[room] = True
    side = keg_side(s, room) or 0
    for turn in range(4):
        other = s.link[4 * room + (side + turn) % 4]
        if other is not None and other != OFF and other not in gone:
            return climb(s, other, fire, spent, gone) + (not s.reference)
    return int(not s.reference)


def treasure_cost(s: Ship) -> float:
    """What it costs when a treasure is destroyed: nothing to spare, and the game is lost."""
    spare = TREASURES - s.at[:6].count(GONE) - s.goal
    return LOST if spare <= 0 else 10.0 / spare


def deckhand_work(s: Ship, forecast: Forecast) -> float:
    """How near the deckhands are to overwhelming the ship, or the work of holding them back."""
    added = spread = crowd = 0
    nests: list[tuple[int, int, int]] = []
    for room in s.rooms:
        count = s.deckhands[room]
        if count >= CROWD:
            crowd += count - CROWD + 1
        if s.trapdoor[room]:
            added += 1
            if count:
                feeds = 0
                for other in s.link[4 * room : 4 * room + 4]:
                    if other is not None and other != OFF and not s.trapdoor[other] and s.deckhands[other] < count:
                        feeds += 1
                spread += feeds
                nests.append((room, count, feeds))
    inflow = forecast.adds * added + forecast.spreads * spread
    left = max(0.0, s.supply - AHEAD * inflow)
    work = flood(left)
    hands = helpers(s)
    for room, count, feeds in nests:
        near = min(forecast.far[place][room] for place in hands)
        gain = min(flood(left) - flood(left + count + AHEAD * forecast.spreads * feeds), NEST_WORTH)
        work += NEST_DISTANCE * gain * min(max(0, near - 1), FAR)
    work += 0.4 * crowd
    if added > s.supply:
        work += LOST * forecast.adds
    if spread > s.supply:
        work += LOST * forecast.spreads
    return work


def flood(left: float) -> float:
    """What so small a supply of deckhands costs."""
    return float(FLOOD * EBB**left)
