"""What it is worth to eliminate a deckhand, in actions."""

from __future__ import annotations

from math import exp

from ...components import CROWD_SIZE
from ...state import Ship, adjacent_rooms
from .situation import Situation
from .weights import WEIGHTS


def supply_worth(s: Ship) -> float:
    """What a deckhand more in the supply is worth: the fewer there are, the more. (DM-9.9)"""
    low = WEIGHTS["deckhands.low_supply"] * exp(-s.supply / WEIGHTS["deckhands.supply_decay"])
    return low + WEIGHTS["deckhands.each"]


def deckhand_worth(look: Situation, room: int, count: int, each: float) -> float:
    """What it is worth to eliminate one of this many deckhands; `each` is the worth of one anywhere."""
    s, worth = look.s, each
    if s.trapdoor[room]:
        spreads = 0
        for _, other in adjacent_rooms(s, room):
            if not s.trapdoor[other] and s.deckhands[other] == count - 1:
                spreads += 1
        worth *= 1.0 + WEIGHTS["deckhands.spreading"] * look.spread_odds * spreads
        if count == 1:
            worth += WEIGHTS["deckhands.last_at_trapdoor"]
    if count >= CROWD_SIZE:
        worth += WEIGHTS["deckhands.shuts_room"]
        if look.way_home >> room & 1:
            worth += WEIGHTS["deckhands.shuts_way_home"]
    return worth
