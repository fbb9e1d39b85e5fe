"""What an operator can do with the tables in a store. Nothing here returns a secret, a salt or a token."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

import msgspec

from ..engine import Game, Record, UserError
from .analyses import DOCUMENT as ANALYSIS_DOCUMENT
from .daily import days
from .messages import text
from .notifications.subscriptions import KIND as SUBSCRIPTION_KIND
from .protocol import TableSummary
from .storage.store import RUNNING, Store, TableRow, all_rows
from .table_log import entries
from .table_log.log_record import record_from_log
from .tables.loading.examination import Examination, Outcome, examine
from .tables.loading.loader import TableLoader, close_table
from .tables.loading.unavailable import TableUnavailable
from .time_slices import TimeSlicer


class WrongTable(UserError):
    """There is no such table, or this cannot be done with it."""


class ListedTable(msgspec.Struct):
    id: str
    game: str
    status: str
    """gathering, playing, paused, over or closed."""
    rules_version: int | None
    components_hash: str
    updated: float
    title: str
    names: list[str]


class SeatDetails(msgspec.Struct):
    kind: str
    name: str
    bot: str | None


class TableDetails(msgspec.Struct):
    table: ListedTable
    opened: float
    lines: int
    outcome: Outcome
    why: str
    choices: int | None = None
    """None, like what follows, if the log cannot be replayed."""
    seats: list[SeatDetails] | None = None
    options: dict[str, str] | None = None


class CheckedTable(msgspec.Struct):
    id: str
    game: str
    status: str
    outcome: Outcome
    why: str

    @property
    def is_problem(self) -> bool:
        """Whether the table cannot go on, or its log cannot be read."""
        return self.outcome in ("newer", "unreadable") or (self.outcome == "differs" and self.status in RUNNING)


class Administration:
    def __init__(self, games: Mapping[str, Game[Any]], store: Store) -> None:
        self._games = games
        self._store = store
        self._slicer = TimeSlicer()

    async def list_tables(self) -> list[ListedTable]:
        """All tables, the one that was changed last first."""
        tables = [_listed(id, row) async for id, row in all_rows(self._store)]
        return sorted(tables, key=lambda table: -table.updated)

    async def show(self, id: str) -> TableDetails:
        row, lines, examined = await self._examine(id)
        details = TableDetails(_listed(id, row), 0.0, len(lines), examined.outcome, examined.why)
        try:
            details.opened = entries.decode(lines[0]).at
        except (IndexError, msgspec.MsgspecError):
            details.opened = row.updated_at
        if (table := examined.table) is not None:
            details.choices = table.moment
            details.seats = [SeatDetails(seat.kind, seat.name, seat.bot) for seat in table.seats]
            details.options = dict(table.opened.options)
        return details

    async def check(self, ids: Sequence[str] = ()) -> AsyncIterator[CheckedTable]:
        """Replay these tables, or all, under the present rules, without changing anything."""
        for id in ids or [id async for id, _ in all_rows(self._store)]:
            row, _, examined = await self._examine(id)
            yield CheckedTable(id, row.game, row.status, examined.outcome, examined.why)

    async def migrate(self) -> AsyncIterator[CheckedTable]:
        """Let every running table go on under the present rules, or close it. Yields those that this concerns."""
        loader = TableLoader(self._games, self._store, self._slicer)
        async for id, row in all_rows(self._store):
            game = self._games.get(row.game)
            if row.status not in RUNNING or game is None or row.rules == entries.rules_of(game):
                continue
            _, _, examined = await self._examine(id)
            try:
                await loader.load(id)
            except TableUnavailable as problem:
                yield CheckedTable(id, row.game, row.status, examined.outcome, text(problem.message))
            else:
                yield CheckedTable(id, row.game, row.status, examined.outcome, "")

    async def record(self, id: str) -> Record:
        """The record of a game; with its secret if it is over or closed, and nobody plays with the same luck."""
        row, lines, examined = await self._examine(id)
        if examined.table is not None and examined.table.match is not None:
            record = examined.table.match.record(secret=True)
        else:
            record = record_from_log(map(entries.decode, lines))
        opened = entries.decode(lines[0]).entry
        assert isinstance(opened, entries.TableOpened)
        is_public = row.status not in RUNNING and days.is_secret_public(opened.day)
        return record if is_public else replace(record, secret=None)

    async def close(self, id: str) -> None:
        """Close a running table. A server that has it in memory notices within seconds."""
        while True:
            row = await self._row(id)
            if row.status not in RUNNING:
                raise WrongTable(f"The table '{id}' is {row.status} already; there is nothing to close.")
            if await close_table(self._store, id, len(await self._store.read_lines(id)), "operator"):
                return

    async def delete(self, id: str) -> None:
        """Delete a table that is over or closed, with its record and its analysis."""
        if (await self._row(id)).status in RUNNING:
            raise WrongTable(f"The game at '{id}' may go on; close it first with 'jollyroger tables close {id}'.")
        await self._store.delete(id)
        await self._store.delete_documents(ANALYSIS_DOCUMENT, id)
        await self._store.delete_documents(SUBSCRIPTION_KIND, f"{id}/")

    async def _row(self, id: str) -> TableRow:
        if (row := await self._store.read_row(id)) is None:
            raise WrongTable(f"There is no table '{id}'; 'jollyroger tables list' lists them.")
        return row

    async def _examine(self, id: str) -> tuple[TableRow, list[str], Examination]:
        row = await self._row(id)
        lines = await self._store.read_lines(id)
        if not lines:
            return row, lines, Examination("unreadable", "the log is empty")
        return row, lines, await examine(id, self._games, lines, self._slicer)


def _listed(id: str, row: TableRow) -> ListedTable:
    try:
        summary = msgspec.json.decode(row.summary, type=TableSummary)
        title, names = summary.title, summary.names
    except msgspec.MsgspecError:
        title, names = "", []
    return ListedTable(id, row.game, row.status, *row.rules, row.updated_at, title, names)
