"""Somebody's own tables, by the tokens their browser has."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from ... import protocol
from ...messages import text
from ...storage.store import TableRow
from ..credentials import Credentials
from ..loading.unavailable import TableUnavailable, TableUnreadable
from ..registry import TableRegistry
from .row_summary import RowSummary, build_my_table, build_row_summary, decode_row_summary, empty_summary

MAX_LOADS = 10
"""How many tables are loaded at most for one list. Rows are enough, unless an older program wrote them."""
TABLE_ID = re.compile(r"[\w-]+", re.ASCII)
"""Databases do not accept every text."""


async def list_my_tables(registry: TableRegistry, tables: Sequence[protocol.TableTokens]) -> list[protocol.MyTable]:
    """What the tokens show of these tables, in the same order."""
    rows = await registry.store.read_rows([asked.table for asked in tables if TABLE_ID.fullmatch(asked.table)])
    loads = iter(range(MAX_LOADS))
    listed = []
    for asked in tables:
        row = rows.get(asked.table)
        if row is None:
            gone = build_my_table(empty_summary(asked.table, ""), 0.0, Credentials([]))
            gone.status = "gone"
            listed.append(gone)
            continue
        summary, problem = await _newest_summary(registry, asked.table, row, loads)
        my_table = build_my_table(summary, row.updated_at, Credentials(asked.tokens))
        if row.status == "closed":
            my_table.status = "closed"
        if problem:
            my_table.problem, my_table.your_turn = problem, False
        listed.append(my_table)
    return listed


async def _newest_summary(
    registry: TableRegistry, id: str, row: TableRow, loads: Iterator[int]
) -> tuple[RowSummary, str]:
    """The newest summary of a table, and why the table cannot be played on, if it cannot.

    A row that an older program wrote is written again, if one of `loads` is left for it.
    """
    summary = decode_row_summary(id, row)
    if row.status == "closed":
        return summary, text("table-closed")
    if (table := registry.in_memory(id)) is not None:
        return build_row_summary(table), ""
    if (problem := registry.problem(id)) is not None:
        return summary, text(problem.message)
    if row.game not in registry.games:
        return summary, text(TableUnreadable.message)
    if not summary.token_digests and next(loads, None) is not None:
        try:
            return build_row_summary(await (await registry.get(id)).store_row()), ""
        except TableUnavailable as unavailable:
            return summary, text(unavailable.message)
    return summary, ""
