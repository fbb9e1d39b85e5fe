"""Deckhands come up through trapdoors and spread. (DM-9.9)"""

from __future__ import annotations

from ..components import OFF_SHIP, SCAN_SIDES
from ..events import DeckhandCame
from ..state import Ship
from .ending import lose


def add_deckhand(s: Ship, room: int) -> None:
    """Put a deckhand into a room; if the supply is empty, the ship is overwhelmed. (DM-4.5, DM-9.9)"""
    if s.supply == 0:
        lose(s, "overwhelmed")
        return
    s.supply -= 1
    s.deckhands[room] += 1
    s.tell(DeckhandCame, room, s.deckhands[room])


def add_deckhands(s: Ship) -> None:
    """Add: one deckhand at every trapdoor. (DM-9.9)"""
    for room in s.rooms:
        if s.trapdoor[room]:
            add_deckhand(s, room)
            if s.has_ended:
                return


def spread_deckhands(s: Ship) -> None:
    """Spread: from each trapdoor room, in scan order, into adjacent rooms that have fewer. (DM-9.9)"""
    for room in s.rooms:
        if not s.trapdoor[room]:
            continue
        for side in SCAN_SIDES:
            other = s.link[4 * room + side]
            if other is None or other == OFF_SHIP or s.trapdoor[other]:
                continue
            if s.deckhands[other] < s.deckhands[room]:
                add_deckhand(s, other)
                if s.has_ended:
                    return
