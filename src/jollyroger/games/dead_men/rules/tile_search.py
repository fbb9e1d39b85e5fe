"""Searching the ship: a tile is drawn and placed, and what is found in the new room. (DM-4)"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from ....engine import Action, Ask, Phase, Refusal, Seat
from ..actions import MOOR, PLACE, Moor, Place
from ..components import BIT, BOX, FROMM, NORTH, OPPOSITE, ROOMS, SCAN_SIDES, STEP, TOKENS, TRAPDOORS, x_of, y_of
from ..events import Moored, NoMooring, TileDrawn, TilePlaced, TokenDrawn
from ..layout import WALL, beside_ruin, lay, moor, skirt
from ..state import IN_BAG, SET, Ship, doors
from .deckhands import come
from .ending import lose
from .fire import cut_off
from .votes import GroupChoice

ALIKE = [[token for token, other in enumerate(TOKENS) if other[:2] == drawn[:2]] for drawn in TOKENS]
"""For each token, those that look like it."""

FIRST = [next((side for side in SCAN_SIDES if mask & BIT[side]), NORTH) for mask in range(WALL)]
"""Of several sides, the first in scan order. (DM-1.6)"""


class Search(Phase[Ship]):
    """Draw a tile, if there is one. (DM-4.1)"""

    def resolve(self, s: Ship, answers: Mapping[Seat, Action]) -> None:
        if not s.stack or s.ended:
            return
        s.tile = s.chance.draw(s.stack)
        s.tell(TileDrawn, s.active, s.tile)
        s.plan(Placing())


def placements(s: Ship, tile: int) -> list[Action]:
    """All cells and rotations where a tile may lie; a cell is named by the first room with a door to it. (DM-4.2)"""
    gaps = [(cell, needs) for cell, needs in skirt(s).items() if needs % WALL]
    if s.reference:
        gaps = [(cell, needs) for cell, needs in gaps if not beside_ruin(s, cell)]
    named = sorted([(cell + STEP[FIRST[needs % WALL]], OPPOSITE[FIRST[needs % WALL]], needs) for cell, needs in gaps])
    return [PLACE[s.cell.index(cell)][side][turns] for cell, side, needs in named for turns in fitting(tile, needs)]


@cache
def fitting(tile: int, needs: int) -> tuple[int, ...]:
    """The rotations in which a tile has the doors and walls that are needed. (DM-4.2)"""
    wanted, walls = needs % WALL, needs // WALL
    return tuple(turns for turns in ROOMS[tile].turns if ROOMS[tile].doors[turns] & (wanted | walls) == wanted)


class Placing(Phase[Ship]):
    """The active player lays the tile he has drawn; if it fits nowhere, the pirates are trapped. (DM-4.2, DM-4.4)"""

    def ask(self, s: Ship) -> list[Ask]:
        assert s.tile is not None
        options = placements(s, s.tile)
        return [Ask(s.active, options)] if len(options) > 1 else []

    def resolve(self, s: Ship, answers: Mapping[Seat, Action]) -> None:
        assert s.tile is not None
        action = answers.get(s.active) or next(iter(placements(s, s.tile)), None)
        if action is None:
            lose(s, "trapped")
            return
        assert isinstance(action, Place)
        tile, s.tile = s.tile, None
        beside = s.cell[action.room]
        assert beside is not None
        cell = beside + STEP[action.side]
        lay(s, tile, cell, action.turns)
        s.tell(TilePlaced, s.active, tile, x_of(cell), y_of(cell), doors(s, tile))
        furnish(s, tile)
        s.plan(*[Mooring(tile)] if not s.stack else [], CutOff())

    def refusal(self, s: Ship, seat: Seat, action: Action) -> Refusal | None:
        return refused_place(s, action) if isinstance(action, Place) else None


def refused_place(s: Ship, action: Place) -> Refusal:
    """Why a tile cannot lie there so."""
    beside = s.cell[action.room]
    if beside is None or action.room not in s.rooms:
        return Refusal(action, "DM-4.2", "There is no such room on the ship to lay a tile beside.")
    cell = beside + STEP[action.side]
    if cell < 0:
        return Refusal(action, "DM-1.1", "No tile may lie below the row of the entrance.")
    if cell in s.cell:
        return Refusal(action, "DM-4.2", "A tile lies there already.")
    if not doors(s, action.room) & BIT[action.side]:
        return Refusal(action, "DM-4.2", "A new tile must be joined to the ship by a door, and there is a wall.")
    if s.reference and beside_ruin(s, cell):
        return Refusal(action, "DM-4.2", "In the reference edition no tile may touch an exploded one.")
    for option in placements(s, s.tile) if s.tile is not None else ():
        assert isinstance(option, Place)
        if (s.cell[option.room] or 0) + STEP[option.side] == cell and option.turns == action.turns:
            return Refusal(action, "DM-4.2", f"That place is named from another room beside it: {option}.")
    return Refusal(action, "DM-4.2", "Turned so it does not fit: door must meet door, and wall must meet wall.")


def furnish(s: Ship, room: int) -> None:
    """A die with the printed pips, and a token from the bag. Starting pips never set off a keg. (DM-4.5)"""
    s.fire[room] = ROOMS[room].pips
    token = draw_token(s)
    if token == FROMM:
        # He shows one of two strengths, and another token is drawn for the same room. (DM-4.6)
        s.fromm = BOX.fromm_sides[s.chance.below(2)]
        s.at[FROMM] = room
        s.tell(TokenDrawn, room, FROMM, s.fromm)
        token = draw_token(s)
    s.tell(TokenDrawn, room, token, TOKENS[token].strength)
    if token in TRAPDOORS:
        s.at[token] = SET + room
        s.trapdoor[room] = True
        come(s, room)
    else:
        s.at[token] = room


def draw_token(s: Ship) -> int:
    """A token from the bag. Of those that look alike it is always the first: nobody could tell. (DM-2.2)"""
    drawn = s.chance.pick([token for token, where in enumerate(s.at) if where == IN_BAG])
    return next(token for token in ALIKE[drawn] if s.at[token] == IN_BAG)


class Mooring(GroupChoice):
    """The last tile is placed: the Dinghy goes to a door of it with no tile behind, and is the second exit. (DM-4.7)"""

    tile: int
    votes: tuple[Action, ...] = ()

    def options(self, s: Ship) -> list[Action]:
        here = s.cell[self.tile]
        assert here is not None
        mask = doors(s, self.tile)
        # Below row 0 there is no room, but there is water. (DM-4.3)
        return [MOOR[side] for side in SCAN_SIDES if mask & BIT[side] and here + STEP[side] not in s.cell]

    def decide(self, s: Ship, action: Action) -> None:
        assert isinstance(action, Moor)
        moor(s, 1, 4 * self.tile + action.way)
        s.tell(Moored, self.tile, action.way)

    def skip(self, s: Ship) -> None:
        s.tell(NoMooring)

    def refusals(self, s: Ship, seat: Seat) -> Iterator[Refusal]:
        offered = self.options(s)
        for side in range(4):
            if doors(s, self.tile) & BIT[side] and MOOR[side] not in offered:
                yield Refusal(MOOR[side], "DM-4.7", "There is a tile behind that door.")


class CutOff(Phase[Ship]):
    """A tile is placed: is anybody cut off for good now? Nobody can be before a room has exploded. (DM-9.8)"""

    def resolve(self, s: Ship, answers: Mapping[Seat, Action]) -> None:
        if len(s.rooms) + len(s.stack) < len(ROOMS):
            cut_off(s)
