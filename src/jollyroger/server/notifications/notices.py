"""When the person in a seat is to be told something, as far as the log of the table says it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..table_log.entries import NoticeKind
from ..tables.clocks import is_long
from ..tables.table import Table

NOTIFY_AFTER_SECONDS = 60.0
"""A person is told of their turn after being away for this time: somebody who only reloads the page is not away."""
REMINDER_FRACTION = 0.25
"""A reminder is sent when this part of a clock of hours or days is left."""


class Notice(NamedTuple):
    seat: int
    kind: NoticeKind
    at: float
    """When it becomes due, if the person stays away."""


def pending_notices(table: Table, after_seconds: float = NOTIFY_AFTER_SECONDS) -> Iterator[Notice]:
    """What people at this table are still to be told, if nothing changes before."""
    seats = [seat for seat, state in enumerate(table.seats) if state.wants_notices]
    if table.status == "over":
        yield from (Notice(seat, "over", table.changed_at + after_seconds) for seat in seats)
    for seat in seats:
        since = table.turns.since(seat)
        if since is None or table.is_day_over:
            continue
        if not table.turns.was_told(seat, "turn"):
            yield Notice(seat, "turn", since + after_seconds)
        elif (at := reminder_at(table, seat)) is not None and not table.turns.was_told(seat, "reminder"):
            yield Notice(seat, "reminder", max(at, since + after_seconds))


def reminder_at(table: Table, seat: int) -> float | None:
    """When the last quarter of a long clock begins; None if no such clock runs for this seat."""
    clock, expires_at = table.policy.clock, table.clocks.expires_at(seat)
    if clock is None or not is_long(clock) or expires_at is None:
        return None
    return expires_at - REMINDER_FRACTION * max(clock.move, clock.bank)


def next_notice_at(table: Table, after_seconds: float) -> float | None:
    return min((notice.at for notice in pending_notices(table, after_seconds)), default=None)
