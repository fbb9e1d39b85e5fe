"""How good a position is for the crew, in actions: what is still to be done, and what the dangers would cost.

A worth is minus the work left: fires, deckhands, treasures. So an action is worth taking if it saves more than one.
Only public things are read, and the cards left in the deck, which whoever counts knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush

from ...engine import Seat
from .components import (
    BLANKET,
    BUCKET,
    COLOUR,
    COMPASS,
    CROWD,
    CUTLASS,
    DAGGER,
    DEATH,
    EXPLODES,
    EXPLOSIONS_LOST,
    FROMM,
    GUARDS,
    KALLEN,
    LIMIT,
    OFF,
    PICKUP_CROWD,
    PISTOL,
    REVENGE,
    ROOMS,
    RUM,
    STARTS,
    SWORD,
    TREASURES,
    WHITEBEARD,
)
from .state import CARRIED, GONE, IN_BAG, LOOTED, LYING, Ship, keg_side, strength

LOST = 120.0
"""What losing the game costs."""
MARKER = (6.0, 7.0, 9.0, 12.0, 16.0, 24.0, LOST)
"""What one more explosion costs, by how many there have been."""
RUIN = 3.0
"""What the loss of a room costs besides."""
DEAD = 18.0
SMOULDER = (0.0, 0.2, 0.6, 1.6, 4.0, 7.0)
"""What a fire may grow to, by its level."""
FUSE = (0.0, 1.5, 0.6)
"""What a keg is that so many rises will set off."""
DISTANCE, FAR = 0.15, 5
"""How much worse a danger is for each step between it and the nearest pirate; so many steps count."""
OWN_TOKEN, GIVEN_TOKEN = 0.45, 0.05
"""An action kept for the next player, and one that is lost if it is not used."""
BEATEN = 12.0
"""What a battle lost to a guard costs."""
TIRING = 0.45
"""What a point of fatigue costs."""
FLOOD, EBB = 60.0, 0.87
"""What an empty supply of deckhands costs, and by how much less each one left makes it."""
AHEAD = 5.0
"""So many turns of deckhands are foreseen."""
NEST_DISTANCE, NEST_WORTH = 0.15, 6.0
"""How much worse deckhands at a trapdoor are for each step between them and the nearest pirate's reach."""
CARE = 0.4
"""What upkeep counts beside treasure, which ends the game sooner."""
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


class Forecast:
    """What the cards left in the deck may do, and how far apart rooms are: the same for all that is tried in a turn."""

    def __init__(self, s: Ship) -> None:
        cards = [*s.deck, *s.aside, *([] if s.top is None else [s.top])]
        count = len(cards)
        self.rises = [
            [sum(REVENGE[card].levels[colour] == level for card in cards) / count for level in range(EXPLODES)]
            for colour in (0, 1)
        ]
        self.adds = sum(REVENGE[card].icon == "add" for card in cards) / count
        self.spreads = sum(REVENGE[card].icon == "spread" for card in cards) / count
        self.cards: dict[tuple[int | None, int | None], float] = {}
        for card in cards:
            levels = REVENGE[card].levels
            self.cards[levels] = self.cards.get(levels, 0.0) + 1 / count
        self.far = hops(s)


def hops(s: Ship) -> list[list[int]]:
    """How many steps apart two places are; OFF is a place like others, but nobody passes through it."""
    table = []
    size = OFF + 1
    for start in range(size):
        far = [99] * size
        if start == OFF or start in s.rooms:
            far[start] = 0
            queue = [start]
            for place in queue:
                if place == OFF:
                    if start != OFF:
                        continue
                    beyond = [door // 4 for door in s.exits if door is not None]
                else:
                    beyond = [other for other in s.link[4 * place : 4 * place + 4] if other is not None]
                for other in beyond:
                    if far[other] == 99:
                        far[other] = far[place] + 1
                        queue.append(other)
        table.append(far)
    return table


def way_home(s: Ship, heavy: bool, limit: int) -> list[float]:
    """From each room, the work of carrying something off the ship: steps, and the fires on the way."""
    home = [99.0] * (OFF + 1)
    home[OFF] = 0.0
    queue: list[tuple[float, int]] = []
    for door in s.exits:
        if door is not None:
            heappush(queue, (1.0, door // 4))
    while queue:
        cost, room = heappop(queue)
        if cost >= home[room]:
            continue
        home[room] = cost
        # What it costs to come into this room from the next one out.
        toll = cost + 1 + (TIRING if heavy else 0.3 * TIRING) * s.fire[room]
        if s.fire[room] >= limit:
            toll += 1.0
        if s.deckhands[room] >= CROWD:
            toll += 1.0 + s.deckhands[room] - CROWD
        if room in s.at:
            toll += 1.5
        for other in s.link[4 * room : 4 * room + 4]:
            if other is not None and other != OFF and toll < home[other]:
                heappush(queue, (toll, other))
    return home


def way_in(s: Ship) -> list[float]:
    """From off ship, the work of getting to each room: steps, and fires that are higher than the one before."""
    reach = [99.0] * (OFF + 1)
    reach[OFF] = 0.0
    queue: list[tuple[float, int]] = []
    for door in s.exits:
        if door is not None:
            heappush(queue, (1.0 + TIRING * s.fire[door // 4], door // 4))
    while queue:
        cost, room = heappop(queue)
        if cost >= reach[room]:
            continue
        reach[room] = cost
        for other in s.link[4 * room : 4 * room + 4]:
            if other is None or other == OFF:
                continue
            toll = cost + 1 + TIRING * max(0, s.fire[other] - s.fire[room])
            if s.deckhands[other] >= CROWD:
                toll += 1.0 + s.deckhands[other] - CROWD
            if toll < reach[other]:
                heappush(queue, (toll, other))
    return reach


def worth(s: Ship, forecast: Forecast) -> float:
    """How good the position is for the crew."""
    if s.result is not None:
        return LOST if s.result.winners else -LOST
    total = OWN_TOKEN * s.own + GIVEN_TOKEN * s.given if not s.ended else OWN_TOKEN * s.given
    upkeep = fire_work(s, forecast) + deckhand_work(s, forecast)
    return total - CARE * upkeep - pirate_work(s, forecast) - loot_work(s, forecast)


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
            share = odds * havoc(s, (red, yellow)) / len(sparks)
            for room in sparks:
                stakes[room] += share
    danger = 0.0
    for room, stake in stakes.items():
        if stake > 1.0 and s.fire[room]:
            near = min(forecast.far[place][room] for place in hands)
            stake *= 1 + DISTANCE * min(near, FAR)
        danger += stake
    return danger


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


def havoc(s: Ship, levels: tuple[int | None, int | None]) -> float:
    """What the explosions of such a card would cost."""
    fire, spent = s.fire[:], s.spent[:]
    gone: list[int] = []
    bangs = 0
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
            total -= 1.2 if CARRIED <= where < IN_BAG else 0.4 if where < GONE else 0.0
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
