"""One table, one client, one file or one address does not slow down or stop the others."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from jollyroger.server import protocol
from jollyroger.server.storage.sqlite import open_sqlite
from jollyroger.server.storage.store import Store, TableRow
from jollyroger.server.tables.registry import TableUnreadable

from .in_process import InProcessServer, in_process
from .run_async import run_async

# --- unreadable tables ----------------------------------------------------------------------------

LISTED = protocol.TablePolicy(listed=True, clock=protocol.Clock(move=1))


async def store_unreadable_table(store: Store, id: str, line: str = "not a log line") -> None:
    """Store a listed table that is overdue and whose log cannot be read."""
    summary = (
        f'{{"id":"{id}","title":"Wreck","game":"toy","status":"playing","names":[],"free_seats":0,'
        '"join":"token","updated":0}'
    )
    await store.create(id, [line], TableRow("toy", "playing", True, 1.0, 1.0, summary))


async def open_due_table(server: InProcessServer) -> str:
    """A table whose person is absent and runs out of time within a second."""
    return (await server.open("me", "me", names=["Anne", "Mary"], policy=LISTED)).table


@run_async
async def test_an_unreadable_table_does_not_keep_the_sweep_from_the_others(data: Path) -> None:
    store = open_sqlite(data)
    async with in_process(data, store) as server:
        due = await open_due_table(server)
    store = open_sqlite(data)
    for number in range(3):
        await store_unreadable_table(store, f"bad{number}")
    await asyncio.sleep(1.1)
    async with in_process(data, store) as server:
        for _ in range(500):
            if due in server.registry._tables:
                break
            await asyncio.sleep(0.01)
        assert set(server.registry._tables) == {due}


@run_async
async def test_many_unreadable_tables_do_not_crowd_out_the_others(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jollyroger.server.tables.registry.DUE_LIMIT", 2)
    store = open_sqlite(data)
    async with in_process(data, store) as server:
        due = await open_due_table(server)
    store = open_sqlite(data)
    for number in range(5):
        await store_unreadable_table(store, f"bad{number}")
    await asyncio.sleep(1.1)
    async with in_process(data, store) as server:
        for _ in range(4):
            await server.registry._load_due(2e9 * 10)
        assert due in server.registry._tables


@run_async
@pytest.mark.parametrize(
    "line", ["not a log line", '{"at":1,"entry":{"type":"game_started"}}', '{"at":1,"entry":{"type":"unknown"}}']
)
async def test_an_unreadable_table_is_quarantined_and_shown_with_a_reason(data: Path, line: str) -> None:
    store = open_sqlite(data)
    await store_unreadable_table(store, "bad", line)
    reads = 0
    read_lines = store.read_lines

    async def count_reads(id: str, first: int = 0) -> list[str]:
        nonlocal reads
        reads += 1
        return await read_lines(id, first)

    store.read_lines = count_reads  # type: ignore[method-assign]
    async with in_process(data, store) as server:
        for _ in range(5):
            with pytest.raises(TableUnreadable):
                await server.registry.get("bad")
            await server.registry._load_due(2e9)
        assert reads == 1
        (shown,) = await server.registry.summaries(over=False)
        assert (shown.problem, shown.join) == (TableUnreadable.why, None)
        client = await server.connect("bad", "token")
        assert client.disconnected is not None
        assert (client.disconnected.code, client.disconnected.reason) == (4422, TableUnreadable.why)


@run_async
async def test_a_table_is_not_quarantined_while_the_store_fails(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = open_sqlite(data)
    async with in_process(data, store) as server:
        id = await open_due_table(server)
    store = open_sqlite(data)
    async with in_process(data, store) as server:

        async def fail(id: str, first: int = 0) -> list[str]:
            raise OSError("the disk is gone")

        with monkeypatch.context() as patch:
            patch.setattr(store, "read_lines", fail)
            with pytest.raises(OSError, match="gone"):
                await server.registry.get(id)
        assert (await server.registry.get(id)).id == id


@run_async
async def test_a_summary_that_cannot_be_read_does_not_hide_the_others(data: Path) -> None:
    store = open_sqlite(data)
    await store.create("bad", ["x"], TableRow("toy", "playing", True, None, 1.0, "{"))
    async with in_process(data, store) as server:
        id = await open_due_table(server)
        shown = {summary.id: summary.problem for summary in await server.registry.summaries(over=False)}
        assert shown == {id: "", "bad": TableUnreadable.why}
