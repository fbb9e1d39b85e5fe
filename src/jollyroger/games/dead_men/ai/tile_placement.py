"""Where to lay a tile: near the exit, with doors left open there, and where fires and deckhands do least harm."""

from __future__ import annotations

from ..actions import Place
from ..components import BIT, OFF_SHIP, ROOMS, STEP
from ..layout import WALL, border_cells, lay_tile, set_exit
from ..rules.tile_search import legal_placements
from ..state import Ship, doors
from .evaluation import CARE, WATCH
from .forecast import Forecast
from .threats import burnt, due, swamped
from .treasure_cost import haul

SITE_DEPTH = 6.3
"""What each step from the exit costs."""
SITE_FRONT, FRONT, NOWHERE = 1.2, 4, 8
"""What each step costs to where the next tiles will lie: the nearest cells, so many; a missing one is so far."""
SITE_JOIN = -0.6
"""What another door is worth that meets one of the ship."""
TRAPPED, FEW = 100.0, (1.0, 0.1, 0.05, 0.02, 0.0)
"""What it costs when a tile fits nowhere, and how much of that where it fits in so few ways only."""
DEEPEST = 20
"""So many steps count."""
LONG = 9.0
"""A tile stays: as if the treasure took so many turns more."""
LANDING = 0.5
"""What the work for treasure counts when the last tile brings the Dinghy."""


def site(s: Ship, action: Place) -> float:
    """How good a place for the drawn tile is."""
    assert s.drawn_tile is not None
    here = s.cell[action.room]
    assert here is not None
    room, cell = s.drawn_tile, here + STEP[action.side]
    twin = s.clone()
    lay_tile(twin, room, cell, action.turns)
    twin.fire[room] = ROOMS[room].pips
    forecast = Forecast(twin)
    joined = sum(1 for other in twin.link[4 * room : 4 * room + 4] if other is not None)
    fires, hands = burnt(twin, forecast), swamped(twin, forecast)
    score = SITE_JOIN * joined
    score -= CARE * (due(fires.costs, LONG) + fires.smoulder) + WATCH * (due(hands.costs, LONG) + hands.flood)
    if not s.stack:
        return score - LANDING * landing(twin, room)
    score -= TRAPPED * stuck(twin)
    return score - SITE_DEPTH * min(forecast.far[room][OFF_SHIP], DEEPEST) - SITE_FRONT * front(twin, forecast)


def stuck(s: Ship) -> float:
    """How likely the next tile would fit nowhere; or one after it, where few cells are left. (DM-4.4)"""
    fits = [len(legal_placements(s, tile)) for tile in s.stack]
    return sum(FEW[min(count, len(FEW) - 1)] for count in fits) / len(fits)


def front(s: Ship, forecast: Forecast) -> float:
    """How far from the exit the next tiles will lie."""
    depths = []
    for cell, needs in border_cells(s).items():
        near = [
            forecast.far[s.cell.index(cell + STEP[side])][OFF_SHIP] + 1 for side in range(4) if needs % WALL & BIT[side]
        ]
        if near:
            depths.append(min(NOWHERE, *near))
    depths = sorted([*depths, *[NOWHERE] * FRONT])[: min(FRONT, len(s.stack))]
    return sum(depths) / len(depths)


def landing(s: Ship, room: int) -> float:
    """The work that treasure is when the Dinghy lies at the best door of this room. (DM-4.7)"""
    cell, mask = s.cell[room], doors(s, room)
    assert cell is not None
    works = []
    for side in range(4):
        if mask & BIT[side] and cell + STEP[side] not in s.cell:
            twin = s.clone()
            set_exit(twin, 1, 4 * room + side)
            works.append(haul(twin, Forecast(twin)).work)
    return min(works, default=haul(s, Forecast(s)).work)
