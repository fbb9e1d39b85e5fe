"""Searching the ship: a tile is drawn and placed, and what is found in the new room. (DM-4)"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from ....engine import Action, Ask, Phase, Refusal, Seat
from ..actions import MOOR, PLACE, Moor, Place
from ..components import BIT, COMPONENTS, FROMM, NORTH, OPPOSITE, ROOMS, SCAN_SIDES, STEP, TOKENS, TRAPDOORS, x_of, y_of
from ..events import Moored, NoMooring, TileDrawn, TilePlaced, TokenDrawn
from ..layout import WALL, border_cells, lay_tile, set_exit, touches_exploded_room
from ..state import IN_BAG, TRAPDOOR_IN, Ship, doors
from .deckhands import add_deckhand
from .ending import lose
from .fire import kill_cut_off
from .votes import GroupChoice

SAME_FRONT = [[token for token, other in enumerate(TOKENS) if other[:2] == drawn[:2]] for drawn in TOKENS]
"""For each token, those that look like it."""

FIRST_SIDE = [next((side for side in SCAN_SIDES if mask & BIT[side]), NORTH) for mask in range(WALL)]
"""Of several sides, the first in scan order. (DM-1.6)"""


class Search(Phase[Ship]):
    """Draw a tile, if there is one. (DM-4.1)"""

    def resolve(self, s: Ship, answers: Mapping[Seat, Action]) -> None:
        if not s.stack or s.actions_over:
            return
        s.drawn_tile = s.chance.draw(s.stack)
        s.tell(TileDrawn, s.active, s.drawn_tile)
        s.plan(Placing())


def legal_placements(s: Ship, tile: int) -> list[Action]:
    """All cells and rotations where a tile may lie; a cell is named by the first room with a door to it. (DM-4.2)"""
    gaps = [(cell, needs) for cell, needs in border_cells(s).items() if needs % WALL]
    if s.reference_edition:
        gaps = [(cell, needs) for cell, needs in gaps if not touches_exploded_room(s, cell)]
    named = sorted(
        [(cell + STEP[FIRST_SIDE[needs % WALL]], OPPOSITE[FIRST_SIDE[needs % WALL]], needs) for cell, needs in gaps]
    )
    return [
        PLACE[s.cell.index(cell)][side][turns]
        for cell, side, needs in named
        for turns in fitting_rotations(tile, needs)
    ]


@cache
def fitting_rotations(tile: int, needs: int) -> tuple[int, ...]:
    """The rotations in which a tile has the doors and walls that are needed. (DM-4.2)"""
    wanted, walls = needs % WALL, needs // WALL
    return tuple(turns for turns in ROOMS[tile].turns if ROOMS[tile].doors[turns] & (wanted | walls) == wanted)


class Placing(Phase[Ship]):
    """The active player lays the tile he has drawn; if it fits nowhere, the pirates are trapped. (DM-4.2, DM-4.4)"""

    def ask(self, s: Ship) -> list[Ask]:
        assert s.drawn_tile is not None
        options = legal_placements(s, s.drawn_tile)
        return [Ask(s.active, options)] if len(options) > 1 else []

    def resolve(self, s: Ship, answers: Mapping[Seat, Action]) -> None:
        assert s.drawn_tile is not None
        action = answers.get(s.active) or next(iter(legal_placements(s, s.drawn_tile)), None)
        if action is None:
            lose(s, "trapped")
            return
        assert isinstance(action, Place)
        tile, s.drawn_tile = s.drawn_tile, None
        beside = s.cell[action.room]
        assert beside is not None
        cell = beside + STEP[action.side]
        lay_tile(s, tile, cell, action.turns)
        s.tell(TilePlaced, s.active, tile, x_of(cell), y_of(cell), doors(s, tile))
        fill_room(s, tile)
        s.plan(*[Mooring(tile)] if not s.stack else [], CutOff())

    def refusal(self, s: Ship, seat: Seat, action: Action) -> Refusal | None:
        return placement_refusal(s, action) if isinstance(action, Place) else None


def placement_refusal(s: Ship, action: Place) -> Refusal:
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
    if s.reference_edition and touches_exploded_room(s, cell):
        return Refusal(action, "DM-4.2", "In the reference edition no tile may touch an exploded one.")
    for option in legal_placements(s, s.drawn_tile) if s.drawn_tile is not None else ():
        assert isinstance(option, Place)
        if (s.cell[option.room] or 0) + STEP[option.side] == cell and option.turns == action.turns:
            return Refusal(action, "DM-4.2", f"That place is named from another room beside it: {option}.")
    return Refusal(action, "DM-4.2", "Turned so it does not fit: door must meet door, and wall must meet wall.")


def fill_room(s: Ship, room: int) -> None:
    """A die with the printed pips, and a token from the bag. Starting pips never set off a keg. (DM-4.5)"""
    s.fire[room] = ROOMS[room].pips
    token = draw_token(s)
    if token == FROMM:
        # He shows one of two strengths, and another token is drawn for the same room. (DM-4.6)
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
    """A token from the bag. Of those that look alike it is always the first: nobody could tell. (DM-2.2)"""
    drawn = s.chance.pick([token for token, where in enumerate(s.token_at) if where == IN_BAG])
    return next(token for token in SAME_FRONT[drawn] if s.token_at[token] == IN_BAG)


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
        set_exit(s, 1, 4 * self.tile + action.way)
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
            kill_cut_off(s)
