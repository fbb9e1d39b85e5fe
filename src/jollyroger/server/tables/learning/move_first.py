"""The first move for a newcomer who plays alone against bots.

The person is tried in every seat, with a new secret each time, until the deal asks them first. That is fair: the table
does not exist yet, so nobody has seen its commitment, and nothing is looked at but who is asked first.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ....engine import Refused
from ... import protocol
from ...messages import text
from ..opening import ME, OPEN
from ..table import Table

MAX_DEALS = 40
"""How many deals are tried. Where chance decides among eight seats, one in 200 newcomers still has to wait."""


def attempts(request: protocol.NewTable) -> Iterator[protocol.NewTable]:
    """The request as it is or, if the person wants to move first, with the person in one seat after another."""
    if not request.move_first:
        yield request
        return
    bots = [kind for kind in request.seats if kind != ME]
    if len(bots) != len(request.seats) - 1 or OPEN in bots or not request.start or request.daily:
        raise Refused(text("refusal-move-first"))
    first = request.seats.index(ME)
    for number in range(MAX_DEALS):
        seat = (first + number) % len(request.seats)
        yield msgspec.structs.replace(request, seats=[*bots[:seat], ME, *bots[seat:]])


def is_wanted(request: protocol.NewTable, table: Table) -> bool:
    """Whether the deal is as requested."""
    return not request.move_first or bool(table.people_to_move())
