"""Where to lay a tile: near the exit, with doors left open, and where fires and deckhands do least harm."""

from __future__ import annotations

from .actions import Place
from .components import BIT, OFF, ROOMS, STEP
from .dangers import burnt, swamped
from .forecast import Forecast
from .hull import lay
from .state import Ship, doors
from .worth import CARE, WATCH

SITE_DEPTH = 2.0
"""What each step from the exit costs."""
SITE_OPEN, SITE_ENOUGH = 0.6, 2
"""What a door is worth that leads to an empty cell; so many are enough."""
SITE_JOIN = -0.6
"""What another door is worth that meets one of the ship."""


def site(s: Ship, action: Place) -> float:
    """How good a place for the drawn tile is."""
    assert s.tile is not None
    here = s.cell[action.room]
    assert here is not None
    room, cell = s.tile, here + STEP[action.side]
    twin = s.clone()
    lay(twin, room, cell, action.turns)
    twin.fire[room] = ROOMS[room].pips
    forecast = Forecast(twin)
    mask = doors(twin, room)
    opened = sum(
        1 for side in range(4) if mask & BIT[side] and cell + STEP[side] >= 0 and cell + STEP[side] not in s.cell
    )
    joined = sum(1 for other in twin.link[4 * room : 4 * room + 4] if other is not None)
    score = SITE_OPEN * min(opened, SITE_ENOUGH) + SITE_JOIN * joined - SITE_DEPTH * min(forecast.far[room][OFF], 20)
    return score - CARE * burnt(twin, forecast).cost - WATCH * swamped(twin, forecast)
