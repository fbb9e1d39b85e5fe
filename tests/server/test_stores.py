"""All stores behave the same."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from threading import Event
from typing import Any

import asyncpg
import pytest

from jollyroger.embedded.store import BrowserStore, TableExists
from jollyroger.server.storage.opening import open_store
from jollyroger.server.storage.postgres import PostgresStore
from jollyroger.server.storage.sqlite import open_sqlite
from jollyroger.server.storage.store import MIGRATIONS, BadServer, Store, TableRow

from ..embedded.browser import MemoryDatabase
from .run_async import SOAK, run_async

Reopen = Callable[[], AbstractAsyncContextManager[Store]]
ROW = TableRow("cove", "playing", True, 5.0, 10.0, '{"id": "a"}')


@pytest.fixture(params=["sqlite", "postgres", "browser"])
def reopen(request: pytest.FixtureRequest, data: Path) -> Reopen:
    """Opens the store of this test. It can be closed and opened again."""
    database = request.getfixturevalue("database") if request.param == "postgres" else None
    browser_database = MemoryDatabase()

    @asynccontextmanager
    async def open_again() -> AsyncIterator[Store]:
        in_browser = request.param == "browser"
        store: Store = BrowserStore(browser_database) if in_browser else await open_store(data, database)
        try:
            yield store
        finally:
            await store.close()

    return open_again


@run_async
async def test_created_and_appended_lines_survive_reopening_the_store(reopen: Reopen) -> None:
    async with reopen() as store:
        await store.create("a", ["zero", "one"], ROW)
        assert await store.append("a", 2, ["two"], None)
        assert await store.append("a", 3, ["three", "four ☠ \\u0000"], ROW)
    async with reopen() as store:
        assert await store.read_lines("a") == ["zero", "one", "two", "three", "four ☠ \\u0000"]
        assert await store.read_lines("a", 3) == ["three", "four ☠ \\u0000"]
        assert await store.read_lines("a", 9) == []
        assert await store.read_lines("b") == []


@run_async
async def test_an_append_that_loses_a_race_writes_nothing(reopen: Reopen) -> None:
    async with reopen() as store:
        await store.create("a", ["zero"], ROW)
        assert await store.append("a", 1, ["first"], None)
        other = ROW._replace(status="over", due_at=None)
        assert not await store.append("a", 1, ["late"], None)
        assert not await store.append("a", 1, ["late", "later"], other)
        assert await store.read_lines("a") == ["zero", "first"]
        assert await store.due_tables(6.0, 10) == ["a"]
        assert await store.list_tables(["over"], 10) == []


@run_async
async def test_exactly_one_of_several_racing_appends_wins(reopen: Reopen) -> None:
    async with reopen() as store:
        await store.create("a", ["zero"], ROW)
        for n in range(1, 200 if SOAK else 20):
            won = await asyncio.gather(*(store.append("a", n, [f"{n} {who}"], None) for who in range(4)))
            assert sum(won) == 1
            assert (await store.read_lines("a"))[n:] == [f"{n} {won.index(True)}"]


@run_async
async def test_many_tables_can_be_written_at_once(reopen: Reopen) -> None:
    async with reopen() as store:
        await asyncio.gather(*(store.create(f"t{n}", ["zero"], ROW) for n in range(50)))
        for n in range(1, 5):
            assert all(await asyncio.gather(*(store.append(f"t{t}", n, [f"{t} {n}"], ROW) for t in range(50))))
        assert await store.read_lines("t7") == ["zero", "7 1", "7 2", "7 3", "7 4"]


@run_async
async def test_a_table_cannot_be_created_twice(reopen: Reopen) -> None:
    async with reopen() as store:
        await store.create("a", ["zero"], ROW)
        with pytest.raises((sqlite3.IntegrityError, asyncpg.UniqueViolationError, TableExists)):
            await store.create("a", ["other", "more"], ROW)
        assert await store.read_lines("a") == ["zero"]
        # The failure does not stop the store.
        assert await store.append("a", 1, ["one"], None)


@run_async
async def test_work_that_fails_does_not_affect_what_is_written_with_it(data: Path) -> None:
    store = open_sqlite(data)
    for table in range(40):
        await store.create(f"t{table}", ["zero"], ROW)
    await store.append("t7", 1, ["one"], None)
    await store.delete("t8")
    # All that is queued while the thread is busy becomes one batch.
    busy = Event()
    waiting = asyncio.create_task(store._do(lambda db: busy.wait()))
    await asyncio.sleep(0.05)
    appends = [asyncio.create_task(store.append(f"t{n}", 1, [f"one of {n}", "two"], ROW)) for n in range(40)]
    twice = asyncio.create_task(store.create("t9", ["other"], ROW))
    nothing: Any = None
    bad_row = ROW._replace(status=nothing, updated_at=99.0)
    bad = asyncio.create_task(store.append("t10", 3, ["three", "four"], bad_row))
    last = asyncio.create_task(store.append("t11", 3, ["three"], None))
    await asyncio.sleep(0.05)
    busy.set()
    await waiting
    assert await asyncio.gather(*appends) == [n not in (7, 8) for n in range(40)]
    for failing in (twice, bad):
        with pytest.raises(sqlite3.IntegrityError):
            await failing
    assert await last
    lines = [await store.read_lines(f"t{n}") for n in range(7, 12)]
    assert lines[:2] == [["zero", "one"], []]
    assert lines[2:] == [["zero", f"one of {n}", "two", *["three"] * (n == 11)] for n in (9, 10, 11)]
    row = await store.read_row("t10")
    assert row is not None
    assert row.updated_at == ROW.updated_at
    await store.close()


@run_async
async def test_listed_tables_come_last_updated_first(reopen: Reopen) -> None:
    async with reopen() as store:
        for number, (id, status, listed) in enumerate(
            [("a", "playing", True), ("b", "playing", False), ("c", "gathering", True), ("d", "over", True)]
        ):
            await store.create(id, ["zero"], TableRow("cove", status, listed, None, float(number), f'"{id}"'))

        async def list_of(status: list[str], limit: int = 10) -> list[tuple[str, str, float]]:
            rows = await store.list_tables(status, limit)
            return [(id, row.summary, row.updated_at) for id, row in rows]

        assert await list_of(["gathering", "playing"]) == [("c", '"c"', 2.0), ("a", '"a"', 0.0)]
        assert await list_of(["gathering", "playing"], 1) == [("c", '"c"', 2.0)]
        assert await list_of(["over"]) == [("d", '"d"', 3.0)]
        await store.append("a", 1, ["one"], ROW._replace(status="over", updated_at=99.0, summary='"A"'))
        assert await list_of(["over"]) == [("a", '"A"', 99.0), ("d", '"d"', 3.0)]
        rows = await store.read_rows(["d", "no such table", "b"])
        assert {id: row.summary for id, row in rows.items()} == {"b": '"b"', "d": '"d"'}


@run_async
async def test_due_tables_come_most_overdue_first(reopen: Reopen) -> None:
    async with reopen() as store:
        for id, due in (("late", 3.0), ("never", None), ("later", 1.0), ("soon", 7.0)):
            await store.create(id, ["zero"], ROW._replace(due_at=due))
        assert await store.due_tables(5.0, 10) == ["later", "late"]
        assert await store.due_tables(5.0, 1) == ["later"]
        await store.append("later", 1, ["one"], ROW._replace(due_at=None))
        assert await store.due_tables(9.0, 10) == ["late", "soon"]


@run_async
async def test_get_or_set_keeps_the_first_value(reopen: Reopen) -> None:
    async with reopen() as store:
        assert await store.get_or_set("key", "one") == "one"
        assert await store.get_or_set("key", "two") == "one"
    async with reopen() as store:
        assert await store.get_or_set("key", "three") == "one"


@run_async
async def test_documents_are_replaced_listed_by_prefix_and_deleted(reopen: Reopen) -> None:
    async with reopen() as store:
        await store.put_document("note", "a/1", "one")
        await store.put_document("note", "a/2", "two")
        await store.put_document("note", "b/1", "three")
        await store.put_document("other", "a/1", "four")
        await store.put_document("note", "a/1", "one again")
    async with reopen() as store:
        assert await store.get_document("note", "a/1") == "one again"
        assert await store.get_document("note", "c") is None
        assert await store.list_documents("note", "a/", 10) == [("a/1", "one again"), ("a/2", "two")]
        assert await store.list_documents("note", "a/", 1) == [("a/1", "one again")]
        await store.delete_documents("note", "a/")
        assert await store.list_documents("note", "", 10) == [("b/1", "three")]
        assert await store.get_document("other", "a/1") == "four"


@run_async
async def test_a_document_is_taken_once(reopen: Reopen) -> None:
    async with reopen() as store:
        await store.put_document("note", "a", "one")
        taken = await asyncio.gather(*(store.take_document("note", "a") for _ in range(5)))
        assert sorted(taken, key=str) == [None, None, None, None, "one"]


@run_async
async def test_an_expired_document_is_gone(reopen: Reopen) -> None:
    async with reopen() as store:
        await store.put_document("note", "old", "one", time.time() - 1)
        await store.put_document("note", "new", "two", time.time() + 60)
        assert await store.get_document("note", "old") is None
        assert await store.take_document("note", "old") is None
        assert await store.list_documents("note", "", 10) == [("new", "two")]
        await store.delete_expired_documents()
        assert await store.get_document("note", "new") == "two"


@run_async
async def test_processes_that_start_together_on_one_database_migrate_once(data: Path, database: str) -> None:
    stores = await asyncio.gather(*(open_store(data, database) for _ in range(5)))
    await asyncio.gather(*(store.create(f"t{n}", ["zero"], ROW) for n, store in enumerate(stores)))
    assert len(await stores[0].due_tables(6.0, 10)) == 5
    await asyncio.gather(*(store.close() for store in stores))


@run_async
async def test_sqlite_data_of_a_newer_program_is_refused(data: Path) -> None:
    await (await open_store(data, None)).close()
    newer = sqlite3.connect(data / "jollyroger.sqlite")
    assert newer.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
    newer.execute("PRAGMA user_version = 99")
    newer.close()
    with pytest.raises(BadServer, match="schema 99, which a newer Jolly Roger wrote"):
        await open_store(data, None)


@run_async
async def test_postgres_data_of_a_newer_program_is_refused(data: Path, database: str) -> None:
    for _ in range(2):
        await (await open_store(data, database)).close()
    newer = await asyncpg.connect(database)
    assert await newer.fetchval("SELECT count(*) FROM schema_version") == len(MIGRATIONS)
    await newer.execute("INSERT INTO schema_version VALUES (99)")
    await newer.close()
    with pytest.raises(BadServer, match="schema 99, which a newer Jolly Roger wrote"):
        await open_store(data, database)


@run_async
async def test_a_closed_store_raises_an_error(data: Path) -> None:
    store = await open_store(data, None)
    await store.close()
    with pytest.raises(BadServer, match="closed"):
        await store.read_lines("a")


@run_async
async def test_a_file_that_is_no_database_is_refused(data: Path) -> None:
    data.mkdir()
    (data / "jollyroger.sqlite").write_text("a treasure map " * 1000, encoding="utf-8")
    with pytest.raises(BadServer, match=r"is damaged \(file is not a database\).*tables restore"):
        await open_store(data, None)


@run_async
async def test_an_error_of_the_database_after_the_caller_was_cancelled_is_not_logged() -> None:
    logged: list[str] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: logged.append(context["message"]))
    store = PostgresStore.__new__(PostgresStore)

    async def fail_later() -> None:
        await asyncio.sleep(0.01)
        raise ConnectionError

    caller = asyncio.create_task(store._do(fail_later))
    await asyncio.sleep(0)
    caller.cancel()
    await asyncio.sleep(0.05)
    del caller
    gc.collect()
    assert not logged
