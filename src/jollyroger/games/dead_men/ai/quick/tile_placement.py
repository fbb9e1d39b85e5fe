"""Where to lay a tile: near the exit, with open doors left for the next ones, away from fires and kegs."""

from __future__ import annotations

from typing import Final

from .....engine import Action
from ...actions import Place
from ...components import BIT, DOORS, KEG, KEG_SIDE, OPPOSITE, ROOMS, STEP
from ...layout import ALL_SIDES, SIDES_IN, WALL, border_cells
from ...state import Ship, adjacent_rooms, keg_side
from ..jobs.weights import WEIGHTS

FARTHEST: Final = 30
"""The distance of a room that no way leads to."""
MOST_OPEN: Final = 6
"""More open places for the next tile than this are of no use."""
TRAPPED_COST, NEARLY_TRAPPED_COST = 100.0, 8.0
"""No open place is left for the next tile, or only one. (DM-4.4)"""
DINGHY_WORTH: Final = 8.0
"""The last tile has a door for the Dinghy. (DM-4.7)"""


def best_placement(s: Ship, options: list[Action]) -> Action:
    """The best place for the drawn tile; of equal ones the first."""
    return ranked_placements(s, options)[0]


def ranked_placements(s: Ship, options: list[Action]) -> list[Action]:
    """The places for the drawn tile, best first."""
    distance, border = distances_home(s), border_cells(s)
    open_count = sum([1 for needs in border.values() if needs % WALL])
    worths: list[tuple[float, int]] = []
    for number, option in enumerate(options):
        assert isinstance(option, Place)
        worths.append((-placement_worth(s, option, distance, border, open_count), number))
    worths.sort()
    return [options[number] for _, number in worths]


def placement_worth(s: Ship, place: Place, distance: list[int], border: dict[int, int], open_count: int) -> float:
    """What a place is worth, in actions."""
    tile, beside = s.drawn_tile, s.cell[place.room]
    assert tile is not None
    assert beside is not None
    cell = beside + STEP[place.side]
    mask, joined = DOORS[tile][place.turns], SIDES_IN[border[cell] % WALL]
    nearest, fires, kegs = FARTHEST, 0, 0
    for side in joined:
        room = s.cell.index(cell + STEP[side])
        nearest = min(nearest, distance[room] + 1)
        fires += s.fire[room] * (ROOMS[tile].pips + 1)
        if KEG[room] is not None and not s.keg_spent[room] and keg_side(s, room) == OPPOSITE[side]:
            kegs += ROOMS[tile].pips
        keg_door = KEG_SIDE[tile]
        if keg_door is not None and (keg_door + place.turns) % 4 == side:
            kegs += s.fire[room]
    opened = 0
    for side in SIDES_IN[mask & ALL_SIDES]:
        other = cell + STEP[side]
        if not border[cell] % WALL & BIT[side] and other >= 0 and other not in s.cell:
            opened += 0 if border.get(other, 0) % WALL else 1
    left = open_count - 1 + opened
    worth = WEIGHTS["tiles.joined_door"] * len(joined) + WEIGHTS["tiles.open_door"] * min(left, MOST_OPEN)
    worth -= WEIGHTS["tiles.distance"] * nearest
    worth -= WEIGHTS["tiles.fire_beside"] * fires + WEIGHTS["tiles.keg_beside"] * kegs
    if not s.stack:
        return worth + (DINGHY_WORTH if opened else 0.0)
    if left < 2:
        worth -= TRAPPED_COST if left < 1 else NEARLY_TRAPPED_COST
    return worth


def distances_home(s: Ship) -> list[int]:
    """By room: the steps to the nearest exit."""
    found = [FARTHEST] * len(ROOMS)
    queue = [door // 4 for door in s.exits if door is not None]
    for room in queue:
        found[room] = 1
    for room in queue:
        for _, other in adjacent_rooms(s, room):
            if found[other] == FARTHEST:
                found[other] = found[room] + 1
                queue.append(other)
    return found
