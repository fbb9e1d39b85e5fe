"""Chapter 4, searching the ship: draw a tile, place it, and see what is in the new room. (DM-4)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ....engine import Action, Refusal, Seat, Step
from ..actions import MAX_PIRATES, MOOR, PLACE, Moor, Place
from ..components import (
    BIT,
    COMPONENTS,
    FROMM,
    NORTH,
    OPPOSITE,
    ROOMS,
    SCAN_SIDES,
    STEP,
    TILE_COUNT,
    TOKENS,
    TRAPDOORS,
)
from ..events import Moored, NoMooring, TileDrawn, TilePlaced, TokenDrawn, Voted
from ..layout import WALL, border_cells, is_closed_to_tiles, lay_tile, set_exit
from ..messages import text
from ..state import IN_BAG, TRAPDOOR_IN, Ship, doors
from .choices import AnnouncedChoice, GroupChoice
from .deckhands import add_deckhand
from .ending import lose
from .fire import kill_cut_off

SAME_FRONT: Final = [[token for token, other in enumerate(TOKENS) if other[:2] == drawn[:2]] for drawn in TOKENS]
"""For each token, all tokens that look like it."""

FIRST_SIDE: Final = [next((side for side in SCAN_SIDES if mask & BIT[side]), NORTH) for mask in range(WALL)]
"""For each mask of sides, the first one in scan order. (DM-1.6)"""


def tiles_to_place(s: Ship) -> int:
    """How many tiles this turn places: two while the top one is a double tile. (DM-4.1)"""
    return 2 if TILE_COUNT - len(s.stack) < s.double_tiles else 1


class Search(Step[Ship]):
    """Draw a tile, unless the stack is empty. (DM-4.1)"""

    def run(self, s: Ship) -> None:
        # A pirate cut off by the first of two tiles draws no second one. (DM-10.4)
        if s.stack and not s.actions_over:
            s.drawn_tile = s.chance.draw(s.stack)
            s.tell(TileDrawn, s.active, s.drawn_tile)
            s.plan(PLACING[s.active])


SEARCH: Final = Search()


def legal_placements(s: Ship, tile: int) -> list[Action]:
    """All legal cells and rotations; a cell is named by the first room with a door to it. (DM-4.2)"""
    codes, closes = PLACEMENT_CODES[tile], s.reference_edition
    named: list[int] = []
    for cell, needs in border_cells(s).items():
        code = codes[needs]
        if code and not (closes and is_closed_to_tiles(s, cell)):
            named.append(64 * cell + code)
    named.sort()
    found: list[Action] = []
    for number in named:
        found += PLACEMENTS[s.cell.index(number // 64)][number % 64]
    return found


def fitting_rotations(tile: int, needs: int) -> list[int]:
    """The rotations in which a tile has the doors and walls that a border cell needs. (DM-4.2)"""
    wanted, walls = needs % WALL, needs // WALL
    return [turns for turns in ROOMS[tile].turns if ROOMS[tile].doors[turns] & (wanted | walls) == wanted]


def placement_code(tile: int, needs: int) -> int:
    """The first room with a door to a border cell, its side and the fitting rotations in one number, which sorts fast.

    64 * cell + code is 64 * the cell of the room + 16 * its side + a mask of rotations; a code of 0: it does not fit.
    """
    rotations = sum(1 << turns for turns in fitting_rotations(tile, needs))
    if not rotations or not needs % WALL:
        return 0
    side = FIRST_SIDE[needs % WALL]
    return 64 * STEP[side] + 16 * OPPOSITE[side] + rotations


PLACEMENT_CODES: Final = [[placement_code(tile, needs) for needs in range(WALL * WALL)] for tile in range(len(ROOMS))]
"""By tile and the needs of a border cell."""
PLACEMENTS: Final = [
    [[action for action in turns if rotations >> action.turns & 1] for turns in sides for rotations in range(16)]
    for sides in PLACE
]
"""By room and 16 * side + mask of rotations: the actions that lay a tile there."""


class Placing(AnnouncedChoice):
    """The active player places the drawn tile; if it fits nowhere, the pirates are trapped. (DM-4.2, DM-4.4)"""

    seat: Seat

    def options(self, s: Ship) -> list[Action]:
        assert s.drawn_tile is not None
        return legal_placements(s, s.drawn_tile)

    def decide(self, s: Ship, action: Action) -> None:
        assert isinstance(action, Place)
        assert s.drawn_tile is not None
        tile, s.drawn_tile = s.drawn_tile, None
        beside = s.cell[action.room]
        assert beside is not None
        cell = beside + STEP[action.side]
        lay_tile(s, tile, cell, action.turns)
        s.tell(TilePlaced, self.seat, tile, action.room, action.side)
        fill_room(s, tile)
        if s.stack:
            s.plan(CUT_OFF)
        else:
            s.plan(Mooring(tile), CUT_OFF)

    def skip(self, s: Ship) -> None:
        lose(s, "trapped")

    def refusal(self, s: Ship, seat: Seat, action: Action) -> Refusal | None:
        return placement_refusal(s, action) if isinstance(action, Place) else None


PLACING: Final = [Placing(seat) for seat in range(MAX_PIRATES)]


def placement_refusal(s: Ship, action: Place) -> Refusal:
    """Why this placement is not offered."""
    beside = s.cell[action.room]
    if beside is None or action.room not in s.rooms:
        return Refusal(action, "DM-4.2", text("refusal-room-not-there"))
    cell = beside + STEP[action.side]
    if cell < 0:
        return Refusal(action, "DM-1.1", text("refusal-below-entrance"))
    if cell in s.cell:
        return Refusal(action, "DM-4.2", text("refusal-occupied"))
    if not doors(s, action.room) & BIT[action.side]:
        return Refusal(action, "DM-4.2", text("refusal-wall"))
    if is_closed_to_tiles(s, cell):
        return Refusal(action, "DM-4.2", text("refusal-beside-hole"))
    for option in legal_placements(s, s.drawn_tile) if s.drawn_tile is not None else ():
        assert isinstance(option, Place)
        if (s.cell[option.room] or 0) + STEP[option.side] == cell and option.turns == action.turns:
            return Refusal(action, "DM-4.2", text("refusal-beside-another"))
    return Refusal(action, "DM-4.2", text("refusal-does-not-fit"))


def fill_room(s: Ship, room: int) -> None:
    """Put a die with the printed pips and a token from the bag into a new room. (DM-4.5)"""
    s.fire[room] = ROOMS[room].pips
    token = draw_token(s)
    if token == FROMM:
        # A coin decides his strength, and another token is drawn for the same room. (DM-4.6)
        s.fromm_strength = COMPONENTS.fromm_sides[s.chance.below(2)]
        s.token_at[FROMM] = room
        s.tell(TokenDrawn, room, FROMM, s.fromm_strength)
        token = draw_token(s)
    s.tell(TokenDrawn, room, token, TOKENS[token].strength)
    if token in TRAPDOORS:
        s.token_at[token] = TRAPDOOR_IN + room
        s.trapdoor[room] = True
        add_deckhand(s, room)
    else:
        s.token_at[token] = room


def draw_token(s: Ship) -> int:
    """Draw a token from the bag; of tokens that look alike, always the first, since nobody can tell. (DM-2.2)"""
    drawn = s.chance.pick([token for token, where in enumerate(s.token_at) if where == IN_BAG])
    for token in SAME_FRONT[drawn]:
        if s.token_at[token] == IN_BAG:
            return token
    return drawn


class Mooring(GroupChoice):
    """After the last tile: put the Dinghy, the second exit, at a door of it with no tile behind. (DM-4.7)"""

    tile: int
    votes: tuple[Action, ...] = ()

    def options(self, s: Ship) -> list[Action]:
        here = s.cell[self.tile]
        assert here is not None
        mask = doors(s, self.tile)
        # A door to the water below row 0 will do. (DM-4.3)
        return [MOOR[side] for side in SCAN_SIDES if mask & BIT[side] and here + STEP[side] not in s.cell]

    def decide(self, s: Ship, action: Action) -> None:
        assert isinstance(action, Moor)
        set_exit(s, 1, 4 * self.tile + action.way)
        s.tell(Moored, self.tile, action.way)

    def voted(self, s: Ship, seat: Seat, action: Action) -> None:
        assert isinstance(action, Moor)
        s.tell(Voted, seat, side=action.way)

    def skip(self, s: Ship) -> None:
        s.tell(NoMooring)

    def refusals(self, s: Ship, seat: Seat) -> Iterator[Refusal]:
        offered = self.options(s)
        for side in range(4):
            if doors(s, self.tile) & BIT[side] and MOOR[side] not in offered:
                yield Refusal(MOOR[side], "DM-4.7", text("refusal-room-behind"))


class CutOff(Step[Ship]):
    """After a tile is placed, pirates who are cut off for good die. (DM-9.8)"""

    def run(self, s: Ship) -> None:
        # Nobody can be cut off before a room has exploded.
        if len(s.rooms) + len(s.stack) < len(ROOMS):
            kill_cut_off(s)


CUT_OFF: Final = CutOff()
