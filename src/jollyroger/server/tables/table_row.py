"""The row that the store keeps of a table besides its log, and when it has to be written again."""

from __future__ import annotations

import time
from collections.abc import Set

import msgspec

from ..notifications.notices import NOTIFY_AFTER_SECONDS, next_notice_at
from ..storage.store import TableRow
from .driver import next_due_at
from .listing.row_summary import RowSummary, build_row_summary, set_turn
from .table import Table

encode = msgspec.json.Encoder().encode
MAX_AGE_SECONDS = 60.0
"""A row older than this is written again even if nothing but its times has changed."""
NOTICE_RETRY_SECONDS = 600.0
"""A notice that is overdue is left to the process that has the table in memory; after this time, to any process."""


class RowCache:
    """The row as it was last written, and the encoded summary in it."""

    def __init__(self, notify_after: float | None = NOTIFY_AFTER_SECONDS) -> None:
        """`notify_after`: seconds after which people are told of their turns; None: never."""
        self._notify_after = notify_after
        self._written: TableRow | None = None
        self._summary: RowSummary | None = None
        self._people_version = -1
        """That of the summary."""
        self._encoded_summary = ""
        self._people_to_move: Set[int] = frozenset()
        """Those whom the encoded summary names."""

    def clear_summary(self) -> None:
        self._summary = None

    def build(self, table: Table) -> TableRow:
        self._update_summary(table)
        return TableRow(
            game=table.opened.game,
            status=table.status,
            listed=table.policy.listed,
            due_at=self._due_at(table),
            updated_at=table.updated_at,
            summary=self._encoded_summary,
            rules_version=table.rules.version,
            components_hash=table.rules.components_hash,
        )

    def _update_summary(self, table: Table) -> None:
        people = table.people_to_move()
        if self._summary is None or self._people_version != table.people_version:
            self._summary = build_row_summary(table)
        elif people != self._people_to_move or self._is_old(table):
            set_turn(self._summary, table)
        else:
            # The choices of bots, and of a person whose turn it stays, change the row only when it is old.
            return
        self._people_version, self._people_to_move = table.people_version, people
        self._encoded_summary = encode(self._summary).decode()

    def _is_old(self, table: Table) -> bool:
        return self._written is not None and table.updated_at - self._written.updated_at > MAX_AGE_SECONDS

    def _due_at(self, table: Table) -> float | None:
        notice_at = None if self._notify_after is None else next_notice_at(table, self._notify_after)
        if notice_at is not None and notice_at <= (now := time.time()):
            notice_at = now + NOTICE_RETRY_SECONDS
        return min((at for at in (next_due_at(table), notice_at) if at is not None), default=None)

    def build_if_changed(self, table: Table) -> TableRow | None:
        """The row if it is worth writing. A bot's choice that only moves the times a little is not."""
        row, old = self.build(table), self._written
        if old is None or row._replace(updated_at=old.updated_at, due_at=old.due_at) != old:
            return row
        due_moved = (row.due_at is None) != (old.due_at is None) or (
            abs((row.due_at or 0) - (old.due_at or 0)) > MAX_AGE_SECONDS / 2
        )
        return row if due_moved or row.updated_at - old.updated_at > MAX_AGE_SECONDS else None

    def mark_written(self, row: TableRow) -> None:
        self._written = row
