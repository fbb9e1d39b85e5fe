"""Where to lay a tile: near the exit, with open doors left there, and where fires and deckhands do least harm.

Prices are in actions, tuned on simulated games. (docs/decisions/0008)
"""

from __future__ import annotations

from typing import Final

from ..actions import Place
from ..components import BIT, OFF_SHIP, ROOMS, STEP
from ..layout import WALL, border_cells, lay_tile, set_exit
from ..rules.tile_search import legal_placements
from ..state import Ship, doors
from .evaluation import DECKHAND_WEIGHT, FIRE_WEIGHT
from .forecast import Forecast
from .threats import discounted, simulate_deckhands, simulate_fires
from .treasure_cost import treasure_work

DISTANCE_COST: Final = 6.3
MAX_DISTANCE: Final = 20
"""Each step between the tile and the exit, up to a maximum."""
FRONTIER_COST: Final = 1.2
FRONTIER_CELLS: Final = 4
MAX_FRONTIER_DISTANCE: Final = 8
"""Each step to where the next tiles will lie: averaged over the nearest cells, a missing one being this far away."""
JOINED_DOOR_VALUE: Final = -0.6
"""Each door that is joined to the ship: a joined door is no longer open for the next tile."""
TRAPPED_COST, TRAPPED_SHARES = 100.0, (1.0, 0.1, 0.05, 0.02, 0.0)
"""A tile that fits nowhere, and the share of that by the number of places where it fits."""
LONG_TURNS: Final = 9.0
"""Dangers are discounted as if the treasure took this many turns: a tile stays."""
DINGHY_WEIGHT: Final = 0.5
"""The weight of the work for treasure when the last tile decides where the Dinghy lies."""


def placement_value(s: Ship, action: Place) -> float:
    """The value of a place for the drawn tile."""
    assert s.drawn_tile is not None
    here = s.cell[action.room]
    assert here is not None
    room, cell = s.drawn_tile, here + STEP[action.side]
    twin = s.clone()
    lay_tile(twin, room, cell, action.turns)
    twin.fire[room] = ROOMS[room].pips
    forecast = Forecast(twin)
    joined = sum(1 for other in twin.link[4 * room : 4 * room + 4] if other is not None)
    fires, hands = simulate_fires(twin, forecast), simulate_deckhands(twin, forecast)
    value = JOINED_DOOR_VALUE * joined
    fire_cost = discounted(fires.costs, LONG_TURNS) + fires.later
    deckhand_cost = discounted(hands.costs, LONG_TURNS) + hands.later
    value -= FIRE_WEIGHT * fire_cost + DECKHAND_WEIGHT * deckhand_cost
    if not s.stack:
        return value - DINGHY_WEIGHT * work_with_dinghy(twin, room)
    value -= TRAPPED_COST * trap_risk(twin)
    distance = min(forecast.distance[room][OFF_SHIP], MAX_DISTANCE)
    return value - DISTANCE_COST * distance - FRONTIER_COST * frontier_distance(twin, forecast)


def trap_risk(s: Ship) -> float:
    """How likely the next tile fits nowhere, or one after it where few places are left. (DM-4.4)"""
    counts = [len(legal_placements(s, tile)) for tile in s.stack]
    return sum(TRAPPED_SHARES[min(count, len(TRAPPED_SHARES) - 1)] for count in counts) / len(counts)


def frontier_distance(s: Ship, forecast: Forecast) -> float:
    """The average distance between the exit and where the next tiles will lie."""
    distances = []
    for cell, needs in border_cells(s).items():
        rooms = [s.cell.index(cell + STEP[side]) for side in range(4) if needs % WALL & BIT[side]]
        if rooms:
            distances.append(min(MAX_FRONTIER_DISTANCE, *[forecast.distance[room][OFF_SHIP] + 1 for room in rooms]))
    padded = sorted([*distances, *[MAX_FRONTIER_DISTANCE] * FRONTIER_CELLS])
    nearest = padded[: min(FRONTIER_CELLS, len(s.stack))]
    return sum(nearest) / len(nearest)


def work_with_dinghy(s: Ship, room: int) -> float:
    """The work for treasure with the Dinghy at the best door of this room. (DM-4.7)"""
    cell, mask = s.cell[room], doors(s, room)
    assert cell is not None
    works = []
    for side in range(4):
        if mask & BIT[side] and cell + STEP[side] not in s.cell:
            twin = s.clone()
            set_exit(twin, 1, 4 * room + side)
            works.append(treasure_work(twin, Forecast(twin)).cost)
    return min(works, default=treasure_work(s, Forecast(s)).cost)
