"""The cards that may still come, and how far apart rooms are."""

from __future__ import annotations

from typing import Final

from ..components import CARD_COUNT, OFF_SHIP, REVENGE_CARDS
from ..rules.revenge import is_shuffle_due
from ..state import Ship

UNREACHABLE: Final = 99
"""The distance between places that no path connects."""


def cards_ahead(s: Ship) -> tuple[list[int], int]:
    """The cards that may still come before the next shuffle, and the fives resolved since the last one. (DM-9.11)"""
    fives = s.fives_since_shuffle
    if s.current_card is not None:
        fives += REVENGE_CARDS[s.current_card].is_five
        if is_shuffle_due(fives):
            return list(range(CARD_COUNT)), 0
    return sorted([*s.deck, *s.peeked, *([] if s.top_card is None else [s.top_card])]), fives


def distances(s: Ship) -> list[list[int]]:
    """Steps between all pairs of places. Off ship is a place, but no path leads through it."""
    size = OFF_SHIP + 1
    table = [[UNREACHABLE] * size for _ in range(size)]
    next_places: list[list[int]] = [[] for _ in range(size)]
    for room in s.rooms:
        next_places[room] = [other for other in s.link[4 * room : 4 * room + 4] if other is not None]
    next_places[OFF_SHIP] = [door // 4 for door in s.exits if door is not None]
    for start in (*s.rooms, OFF_SHIP):
        row = table[start]
        row[start] = 0
        queue = [start]
        for place in queue:
            if place == OFF_SHIP and start != OFF_SHIP:
                continue
            for other in next_places[place]:
                if row[other] == UNREACHABLE:
                    row[other] = row[place] + 1
                    queue.append(other)
    return table
