"""Searching the ship: a tile is drawn and placed, and what is found in the new room. (DM-4)"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from ...engine import Action, Ask, Phase, Refusal, Seat
from .actions import MOOR, PLACE, Moor, Place
from .components import BIT, BOX, FROMM, OFF, OPPOSITE, ROOMS, SCAN_SIDES, STEP, TOKENS, TRAPDOORS, x_of, y_of
from .deckhands import come
from .ending import lose
from .events import Moored, NoMooring, TileDrawn, TilePlaced, TokenDrawn
from .fire import cut_off
from .state import IN_BAG, SET, Ship, doors
from .votes import GroupChoice


class Search(Phase[Ship]):
    """Draw a tile, if there is one. (DM-4.1)"""

    def resolve(self, s: Ship, answers: Mapping[Seat, Action]) -> None:
        if not s.stack or s.ended:
            return
        s.tile = s.chance.draw(s.stack)
        s.tell(TileDrawn, s.active, s.tile)
        s.plan(Placing())


def layout(s: Ship) -> dict[int, int]:
    """Which tile lies on which cell, exploded ones included."""
    return {cell: room for room, cell in enumerate(s.cell) if cell is not None}


def frontier(s: Ship, lying: dict[int, int]) -> dict[int, tuple[int, int]]:
    """The empty cells that a door opens to: each with the first room beside it in scan order, and the side. (DM-4.2)"""
    found: dict[int, tuple[int, int]] = {}
    for room in s.rooms:
        here = s.cell[room]
        assert here is not None
        mask = doors(s, room)
        for side in range(4):
            cell = here + STEP[side]
            if mask & BIT[side] and cell >= 0 and cell not in found and cell not in lying:
                found[cell] = room, side
    return found


def surroundings(s: Ship, lying: dict[int, int], cell: int) -> tuple[int, int] | None:
    """The sides of an empty cell where a door must be, and where a wall must be; None: nothing may lie there.

    Door meets door and wall meets wall at every live room; an exploded one does not matter, but in the reference
    edition no tile may touch it. (DM-4.2)
    """
    open_sides = shut_sides = 0
    for side in range(4):
        beside = cell + STEP[side]
        room = lying.get(beside) if beside >= 0 else None
        if room is None:
            continue
        if room not in s.rooms:
            if s.reference:
                return None
        elif doors(s, room) & BIT[OPPOSITE[side]]:
            open_sides |= BIT[side]
        else:
            shut_sides |= BIT[side]
    return open_sides, shut_sides


def placements(s: Ship, tile: int) -> list[Action]:
    """All cells and rotations where a tile may lie. (DM-4.2)"""
    found: list[Action] = []
    masks = ROOMS[tile].doors
    lying = layout(s)
    for cell, (room, side) in frontier(s, lying).items():
        wanted = surroundings(s, lying, cell)
        if wanted is None:
            continue
        open_sides, shut_sides = wanted
        found += [
            PLACE[room][side][turns]
            for turns in ROOMS[tile].turns
            if masks[turns] & (open_sides | shut_sides) == open_sides
        ]
    return found


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

    def why(self, s: Ship, seat: Seat, action: Action) -> Refusal | None:
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
    if surroundings(s, layout(s), cell) is None:
        return Refusal(action, "DM-4.2", "In the reference edition no tile may touch an exploded one.")
    for option in placements(s, s.tile) if s.tile is not None else ():
        assert isinstance(option, Place)
        if (s.cell[option.room] or 0) + STEP[option.side] == cell and option.turns == action.turns:
            return Refusal(action, "DM-4.2", f"That place is named from another room beside it: {option}.")
    return Refusal(action, "DM-4.2", "Turned so it does not fit: door must meet door, and wall must meet wall.")


def lay(s: Ship, tile: int, cell: int, turns: int) -> None:
    """Put a tile down and join its doors to those of live rooms beside it. (DM-1.3)"""
    s.cell[tile] = cell
    s.turns[tile] = turns
    mask = doors(s, tile)
    at = 0
    while at < len(s.rooms) and (s.cell[s.rooms[at]] or 0) < cell:
        at += 1
    s.rooms.insert(at, tile)
    for side in range(4):
        beside = cell + STEP[side]
        if mask & BIT[side] and beside >= 0 and beside in s.cell:
            room = s.cell.index(beside)
            if room in s.rooms:
                s.link[4 * tile + side] = room
                s.link[4 * room + OPPOSITE[side]] = tile


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
    look = TOKENS[drawn][:2]
    return next(token for token, where in enumerate(s.at) if where == IN_BAG and TOKENS[token][:2] == look)


class Mooring(GroupChoice):
    """The last tile is placed: the Dinghy goes to a door of it with no tile behind, and is the second exit. (DM-4.7)"""

    parts: ClassVar[tuple[str, ...]] = ("tile", "votes")

    def __init__(self, tile: int, votes: tuple[Action, ...] = ()) -> None:
        self.tile = tile
        self.votes = votes

    def options(self, s: Ship) -> list[Action]:
        here = s.cell[self.tile]
        assert here is not None
        mask = doors(s, self.tile)
        # Below row 0 there is no room, but there is water. (DM-4.3)
        return [MOOR[side] for side in SCAN_SIDES if mask & BIT[side] and here + STEP[side] not in s.cell]

    def decide(self, s: Ship, action: Action) -> None:
        assert isinstance(action, Moor)
        door = 4 * self.tile + action.way
        s.link[door] = OFF
        s.exits[1] = door
        s.tell(Moored, self.tile, action.way)

    def skip(self, s: Ship) -> None:
        s.tell(NoMooring)

    def voted(self, votes: tuple[Action, ...]) -> Mooring:
        return Mooring(self.tile, votes)

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
