"""Where an action leads."""

from __future__ import annotations

from ....engine import Action, Seat
from ..actions import Retreat, Run, Walk
from ..state import Ship, place_beyond


def destination(s: Ship, seat: Seat, action: Action) -> int | None:
    """Where a walk, run or retreat leads."""
    if isinstance(action, (Walk, Retreat)):
        return place_beyond(s, s.place[seat], action.way)
    if isinstance(action, Run):
        middle = place_beyond(s, s.place[seat], action.way)
        return None if middle is None else s.link[4 * middle + action.then]
    return None
