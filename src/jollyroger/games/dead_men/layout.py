"""How rooms connect: laying tiles, removing exploded rooms, and the empty cells around the ship. (DM-1, DM-4.2)"""

from __future__ import annotations

from typing import Final

from .components import BIT, OFF_SHIP, OPPOSITE, STEP
from .state import Ship, doors

WALL: Final = 16
"""Border cells hold a mask: the bit of a side means "a door is needed here", WALL times the bit "a wall"."""
ALL_SIDES: Final = 15
SIDES_IN: Final = [tuple([side for side in range(4) if mask & BIT[side]]) for mask in range(ALL_SIDES + 1)]
"""By mask, its sides."""


def lay_tile(s: Ship, tile: int, cell: int, turns: int) -> None:
    """Lay a tile and connect its doors to those of adjacent live rooms. (DM-1.3)"""
    border = border_cells(s)
    needs = border.pop(cell, 0)
    live = needs % WALL | needs // WALL  # the sides with live rooms
    s.cell[tile] = cell
    s.rotation[tile] = turns
    add_to_scan(s, tile, cell)
    for side in SIDES_IN[doors(s, tile) & live]:
        room = s.cell.index(cell + STEP[side])
        set_link(s, 4 * tile + side, room)
        set_link(s, 4 * room + OPPOSITE[side], tile)
    extend_border(s, border, tile, SIDES_IN[ALL_SIDES - live])


def add_to_scan(s: Ship, tile: int, cell: int) -> None:
    """Insert a room into the live rooms in scan order. (DM-1.6)"""
    number = len(s.rooms)
    while number and (s.cell[s.rooms[number - 1]] or 0) > cell:
        number -= 1
    s.rooms.insert(number, tile)


def set_link(s: Ship, door: int, target: int | None) -> None:
    """Set where a door leads; None: nowhere."""
    s.link[door] = target
    s.path_cache[door // 4] = None


def set_exit(s: Ship, exit: int, door: int) -> None:
    """Put an exit (0: the entrance, 1: the Dinghy) at a door. (DM-1.5)"""
    s.exits[exit] = door
    s.path_cache[OFF_SHIP] = None
    set_link(s, door, OFF_SHIP)


def remove_room(s: Ship, room: int) -> None:
    """Disconnect an exploded room; an exit it had is no longer usable. (DM-1.3)"""
    cell = s.cell[room]
    assert cell is not None
    s.rooms.remove(room)
    s.fire[room] = 0
    for side in range(4):
        door = 4 * room + side
        other, beside = s.link[door], cell + STEP[side]
        set_link(s, door, None)
        if other == OFF_SHIP:
            s.exits[s.exits.index(door)] = None
            s.path_cache[OFF_SHIP] = None
        elif other is not None:
            set_link(s, 4 * other + OPPOSITE[side], None)
        if s.border is not None and beside in s.border:
            s.border[beside] &= ~(BIT[OPPOSITE[side]] * (1 + WALL))


def border_cells(s: Ship) -> dict[int, int]:
    """The empty cells around the ship, each with the sides where a tile needs a door or a wall. (DM-4.2)

    Door meets door and wall meets wall at every live room; sides facing an exploded one are free.
    """
    if s.border is None:
        s.border = {}
        for room in s.rooms:
            extend_border(s, s.border, room, SIDES_IN[ALL_SIDES])
    return s.border


def extend_border(s: Ship, border: dict[int, int], room: int, sides: tuple[int, ...]) -> None:
    """Add what a room needs at these sides, where no tile lies yet."""
    cell, mask = s.cell[room], doors(s, room)
    assert cell is not None
    for side in sides:
        beside = cell + STEP[side]
        if beside in border or (beside >= 0 and beside not in s.cell):
            bit = BIT[OPPOSITE[side]]
            border[beside] = border.get(beside, 0) | (bit if mask & BIT[side] else bit * WALL)


def is_closed_to_tiles(s: Ship, cell: int) -> bool:
    """Whether no tile may ever lie in this empty cell: in the reference edition, next to an exploded room. (DM-12.2)"""
    if not s.reference_edition:
        return False
    rooms = [s.cell.index(cell + step) for step in STEP if cell + step in s.cell]
    return not all(room in s.rooms for room in rooms)
