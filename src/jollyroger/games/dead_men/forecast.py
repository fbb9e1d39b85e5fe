"""What the cards left may do and how far everything is: the groundwork of the bot's judgement."""

from __future__ import annotations

from heapq import heappop, heappush

from .components import CROWD, EXPLODES, OFF, REVENGE
from .state import Ship

TIRING = 0.45
"""What a point of fatigue costs."""


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
