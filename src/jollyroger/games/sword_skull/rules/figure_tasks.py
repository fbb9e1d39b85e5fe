"""What a figure has still to do this turn, and how that is cancelled. (SS-8.6)"""

from __future__ import annotations

from ..state import Table
from .player_choice import FigureChoice


class FigureTask(FigureChoice):
    """Something a figure has still to do; cancelled if it returns to its Ship. (SS-8.6)"""


def cancel_tasks(s: Table, figure: int) -> None:
    """A figure that left its space has no more encounters or fights this turn. (SS-8.6, SS-A4)"""
    # In place, because the kernel holds a reference to this list.
    s.agenda[:] = [phase for phase in s.agenda if not (isinstance(phase, FigureTask) and phase.figure == figure)]
