"""Loads tables from the store. After an upgrade, a table goes on under the new rules or is closed."""

from __future__ import annotations

import logging
import time
from collections.abc import Mapping
from typing import Any

from ....engine import Game
from ...storage.store import Store
from ...table_log import entries
from ...time_slices import TimeSlicer
from ..table import Table, with_effect
from ..table_row import RowCache
from .examination import Examination, examine
from .unavailable import NotShown, RulesTooOld, TableClosed, TableNotFound, TableUnavailable, TableUnreadable

QUARANTINE_SECONDS = 600.0
"""A table whose log cannot be read is not loaded again before this time."""

logger = logging.getLogger(__name__)


class TableLoader:
    def __init__(self, games: Mapping[str, Game[Any]], store: Store, slicer: TimeSlicer) -> None:
        self._games = games
        self._store = store
        self._slicer = slicer
        self._quarantine: dict[str, tuple[float, type[TableUnavailable]]] = {}
        """The tables that cannot be loaded, until when, and why."""

    async def load(self, id: str) -> Table:
        """Build a table from its log, or raise `TableUnavailable` with the reason."""
        if (problem := self.problem(id)) is not None:
            raise problem(id)
        while True:
            lines = await self._store.read_lines(id)
            if not lines:
                raise TableNotFound(id)
            # Only errors of the log count: while the store is down, no table is quarantined.
            examined = await examine(id, self._games, lines, self._slicer)
            table = examined.table
            match examined.outcome:
                case "closed":
                    raise TableClosed(id, examined.message)
                case "unreadable":
                    raise self._set_aside(id, examined, TableUnreadable)
                case "newer":
                    raise self._set_aside(id, examined, RulesTooOld)
                case "differs":
                    await self._close(id, len(lines), examined)
                case _:
                    assert table is not None
                    if table.can_go_on or await self._go_on(table, proven=examined.outcome == "agrees"):
                        return table

    def problem(self, id: str) -> type[TableUnavailable] | None:
        """Why this table was not loaded lately, if it could not be."""
        until, problem = self._quarantine.get(id, (0.0, None))
        if problem is not None and until <= time.monotonic():
            del self._quarantine[id]
            return None
        return problem

    @property
    def problem_count(self) -> int:
        return len(self._quarantine)

    async def _go_on(self, table: Table, proven: bool) -> bool:
        """Note in the log that the game goes on under the present rules. False if another process wrote first."""
        first, rules = table.line_count, entries.rules_of(table.game)
        assert rules.version is not None
        entry = entries.RulesChanged(rules.version, rules.components_hash, proven)
        line = entries.LogLine(max(time.time(), table.updated_at), entry)
        table.apply(line)
        text = entries.encode(with_effect(table, line))
        if not await self._store.append(table.id, first, [text], RowCache().build(table)):
            return False
        logger.info("a table goes on under new rules", extra={"table": table.id, "game": table.game.id})
        return True

    async def _close(self, id: str, line_count: int, examined: Examination) -> None:
        """Close a table whose game would be another one under the present rules; a finished game is only not shown."""
        row = await self._store.read_row(id)
        if row is None or row.status == "over":
            raise self._set_aside(id, examined, NotShown)
        if await close_table(self._store, id, line_count, "rules"):
            extra = {"table": id, "game": row.game, "error": examined.why}
            logger.warning("a table was closed: the rules have changed", extra=extra)

    def _set_aside(self, id: str, examined: Examination, problem: type[TableUnavailable]) -> TableUnavailable:
        self._quarantine[id] = (time.monotonic() + QUARANTINE_SECONDS, problem)
        logger.error("a table cannot be read", extra={"table": id, "error": examined.why})
        return problem(id)


async def close_table(store: Store, id: str, line_count: int, reason: entries.ClosingReason) -> bool:
    """Close a table whose log has this many lines. False if somebody wrote to it in between."""
    row = await store.read_row(id)
    if row is None:
        raise TableNotFound(id)
    now = max(time.time(), row.updated_at)
    line = entries.encode(entries.LogLine(now, entries.TableClosed(reason)))
    return await store.append(id, line_count, [line], row._replace(status="closed", due_at=None, updated_at=now))
