"""Fires apart from the ship: which explosions a rising fire sets off."""

from __future__ import annotations

from typing import Final, NamedTuple

from ...components import EXPLOSION_LEVEL, OFF_SHIP, SCAN_SIDES
from ...rules.fire import keg_explodes_at
from ...state import Ship, keg_side

EXPLODED: Final = -9
"""The level of an exploded room: it never rises and equals no card's level."""


class Fires(NamedTuple):
    """Fire levels and kegs. Copying a whole ship for every chain would take too long."""

    level: list[int]
    """By room; EXPLODED for a room that has exploded."""
    keg_spent: list[bool]
    exploded: list[int]
    """Rooms in the order in which they exploded."""


def raise_fire_in(fires: Fires, s: Ship, room: int) -> int:
    """What `rules.fire.rise` does, without pirates and tokens; returns how far the explosion marker moves.

    A property test proves that the two agree.
    """
    fires.level[room] += 1
    level = fires.level[room]
    if level == EXPLOSION_LEVEL:
        fires.exploded.append(room)
        fires.level[room] = EXPLODED
        explosions = 1
        for side in SCAN_SIDES:
            other = s.link[4 * room + side]
            if other is not None and other != OFF_SHIP and fires.level[other] != EXPLODED:
                explosions += raise_fire_in(fires, s, other)
        return explosions
    if fires.keg_spent[room] or not keg_explodes_at(s, room, level):
        return 0
    fires.keg_spent[room] = True
    explosions = 0 if s.reference_edition else 1
    door = keg_side(s, room)
    assert door is not None
    for turn in range(4):
        other = s.link[4 * room + (door + turn) % 4]
        if other is not None and other != OFF_SHIP and fires.level[other] != EXPLODED:
            return explosions + raise_fire_in(fires, s, other)
    return explosions
