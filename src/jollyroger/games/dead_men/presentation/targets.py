"""What on the board an action is about: `room:galley`, `boat:0`, `cell:2,1`, `pirate:3`, `card:…`, `pile:items`."""

from __future__ import annotations

from ....engine import Action, Seat
from .. import actions as a
from ..components import OFF_SHIP, REVENGE_CARDS, ROOMS, STEP, x_of, y_of
from ..rules import battle, crew, tile_search
from ..state import Ship, place_beyond

ITEM_PILE = "pile:items"
"""The items: those on the table, and those that others have."""


def room_target(place: int) -> str:
    return "boat:0" if place == OFF_SHIP else f"room:{ROOMS[place].id}"


def target(s: Ship, seat: Seat, action: Action) -> str:
    """The target of an action; empty: it is about no place."""
    place = s.place[seat]
    match action:
        case a.Place(room, side, _):
            return cell_target(s, room, side)
        case a.Moor(side):
            phase = s.agenda[-1] if s.agenda else None
            return cell_target(s, phase.tile, side) if isinstance(phase, tile_search.Mooring) else ""
        case a.Steer(way):
            phase = s.agenda[-1] if s.agenda else None
            if not isinstance(phase, crew.Hunting) or not phase.tokens:
                return ""
            return way_target(s, s.token_at[phase.tokens[0]], way)
        case a.Run(way, then):
            middle = place_beyond(s, place, way)
            return "" if middle is None else way_target(s, middle, then)
        case a.Send(_, way) | a.WayAction(way):
            return way_target(s, place, way)
        case a.PickUp() | a.PutDown() | a.FightAgain():
            return room_target(place)
        case a.Fight():
            phase = s.agenda[-1] if s.agenda else None
            return room_target(phase.room if isinstance(phase, battle.Aiming) else place)
        case a.Swap() | a.Take():
            return ITEM_PILE
        case a.Name(pirate):
            return f"pirate:{pirate}"
        case a.Resolve(card):
            return f"card:{REVENGE_CARDS[card].id}"
    return ""


def cell_target(s: Ship, room: int, side: int) -> str:
    here = s.cell[room]
    return "" if here is None else f"cell:{x_of(here + STEP[side])},{y_of(here + STEP[side])}"


def way_target(s: Ship, place: int, way: int) -> str:
    """Where a way leads from a place: a room, or the boat at that exit."""
    beyond = place if way == a.HERE else place_beyond(s, place, way)
    if beyond is None:
        return ""
    if beyond == OFF_SHIP and place != OFF_SHIP:
        return f"boat:{s.exits.index(4 * place + way)}"
    return room_target(beyond)
