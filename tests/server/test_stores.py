"""Both stores keep the same promises."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import asyncpg
import pytest

from jollyroger.server import BadServer
from jollyroger.server.storage.store import MIGRATIONS, Index, Store, open_store

from .afloat import SOAK, afloat

Open = Callable[[], AbstractAsyncContextManager[Store]]
INDEX = Index("cove", "playing", True, 5.0, 10.0, '{"id": "a"}')


@pytest.fixture(params=["sqlite", "postgres"])
def kept(request: pytest.FixtureRequest, data: Path) -> Open:
    """Opens the store; what it keeps is there when it is opened again."""
    database = None if request.param == "sqlite" else request.getfixturevalue("database")

    @asynccontextmanager
    async def opened() -> AsyncIterator[Store]:
        store = await open_store(data, database)
        try:
            yield store
        finally:
            await store.close()

    return opened


@afloat
async def test_what_is_created_and_appended_is_there_when_the_store_is_opened_again(kept: Open) -> None:
    async with kept() as store:
        await store.create("a", ["zero", "one"], INDEX)
        assert await store.append("a", 2, ["two"], None)
        assert await store.append("a", 3, ["three", "four ☠ \\u0000"], INDEX)
    async with kept() as store:
        assert await store.lines("a") == ["zero", "one", "two", "three", "four ☠ \\u0000"]
        assert await store.lines("a", 3) == ["three", "four ☠ \\u0000"]
        assert await store.lines("a", 9) == []
        assert await store.lines("b") == []


@afloat
async def test_whoever_loses_a_race_has_written_nothing(kept: Open) -> None:
    async with kept() as store:
        await store.create("a", ["zero"], INDEX)
        assert await store.append("a", 1, ["first"], None)
        other = INDEX._replace(status="over", due=None)
        assert not await store.append("a", 1, ["late"], None)
        assert not await store.append("a", 1, ["late", "later"], other)
        assert await store.lines("a") == ["zero", "first"]
        assert await store.due(6.0, 10) == ["a"]
        assert await store.listing(["over"], 10) == []


@afloat
async def test_of_many_who_race_one_wins(kept: Open) -> None:
    async with kept() as store:
        await store.create("a", ["zero"], INDEX)
        for n in range(1, 200 if SOAK else 20):
            won = await asyncio.gather(*(store.append("a", n, [f"{n} {who}"], None) for who in range(4)))
            assert sum(won) == 1
            assert (await store.lines("a"))[n:] == [f"{n} {won.index(True)}"]


@afloat
async def test_many_tables_are_written_at_once(kept: Open) -> None:
    async with kept() as store:
        await asyncio.gather(*(store.create(f"t{n}", ["zero"], INDEX) for n in range(50)))
        for n in range(1, 5):
            assert all(await asyncio.gather(*(store.append(f"t{t}", n, [f"{t} {n}"], INDEX) for t in range(50))))
        assert await store.lines("t7") == ["zero", "7 1", "7 2", "7 3", "7 4"]


@afloat
async def test_a_table_is_not_created_twice(kept: Open) -> None:
    async with kept() as store:
        await store.create("a", ["zero"], INDEX)
        with pytest.raises((sqlite3.IntegrityError, asyncpg.UniqueViolationError)):
            await store.create("a", ["other", "more"], INDEX)
        assert await store.lines("a") == ["zero"]
        # One failure leaves the rest at work.
        assert await store.append("a", 1, ["one"], None)


@afloat
async def test_the_lobby_lists_what_is_listed_the_last_changed_first(kept: Open) -> None:
    async with kept() as store:
        for number, (id, status, listed) in enumerate(
            [("a", "playing", True), ("b", "playing", False), ("c", "gathering", True), ("d", "over", True)]
        ):
            await store.create(id, ["zero"], Index("cove", status, listed, None, float(number), f'"{id}"'))
        assert await store.listing(["gathering", "playing"], 10) == [("c", '"c"'), ("a", '"a"')]
        assert await store.listing(["gathering", "playing"], 1) == [("c", '"c"')]
        assert await store.listing(["over"], 10) == [("d", '"d"')]
        await store.append("a", 1, ["one"], INDEX._replace(status="over", updated=99.0, summary='"A"'))
        assert await store.listing(["over"], 10) == [("a", '"A"'), ("d", '"d"')]


@afloat
async def test_what_is_due_is_found_the_most_overdue_first(kept: Open) -> None:
    async with kept() as store:
        for id, due in (("late", 3.0), ("never", None), ("later", 1.0), ("soon", 7.0)):
            await store.create(id, ["zero"], INDEX._replace(due=due))
        assert await store.due(5.0, 10) == ["later", "late"]
        assert await store.due(5.0, 1) == ["later"]
        await store.append("later", 1, ["one"], INDEX._replace(due=None))
        assert await store.due(9.0, 10) == ["late", "soon"]


@afloat
async def test_what_was_kept_first_stays(kept: Open) -> None:
    async with kept() as store:
        assert await store.keep("key", "one") == "one"
        assert await store.keep("key", "two") == "one"
    async with kept() as store:
        assert await store.keep("key", "three") == "one"


@afloat
async def test_processes_that_start_together_on_one_database_migrate_once(data: Path, database: str) -> None:
    stores = await asyncio.gather(*(open_store(data, database) for _ in range(5)))
    await asyncio.gather(*(store.create(f"t{n}", ["zero"], INDEX) for n, store in enumerate(stores)))
    assert len(await stores[0].due(6.0, 10)) == 5
    await asyncio.gather(*(store.close() for store in stores))


@afloat
async def test_sqlite_data_of_a_newer_program_is_refused_in_a_sentence(data: Path) -> None:
    await (await open_store(data, None)).close()
    newer = sqlite3.connect(data / "jollyroger.sqlite")
    assert newer.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
    newer.execute("PRAGMA user_version = 99")
    newer.close()
    with pytest.raises(BadServer, match="schema 99, which a newer Jolly Roger wrote"):
        await open_store(data, None)


@afloat
async def test_postgres_data_of_a_newer_program_is_refused_in_a_sentence(data: Path, database: str) -> None:
    for _ in range(2):
        await (await open_store(data, database)).close()
    newer = await asyncpg.connect(database)
    assert await newer.fetchval("SELECT count(*) FROM schema_version") == len(MIGRATIONS)
    await newer.execute("INSERT INTO schema_version VALUES (99)")
    await newer.close()
    with pytest.raises(BadServer, match="schema 99, which a newer Jolly Roger wrote"):
        await open_store(data, database)


@afloat
async def test_a_store_that_was_closed_says_so(data: Path) -> None:
    store = await open_store(data, None)
    await store.close()
    with pytest.raises(BadServer, match="closed"):
        await store.lines("a")


@afloat
async def test_a_file_that_is_no_database_is_refused_in_a_sentence(data: Path) -> None:
    data.mkdir()
    (data / "jollyroger.sqlite").write_text("a treasure map " * 1000, encoding="utf-8")
    with pytest.raises(BadServer, match="Cannot keep tables in"):
        await open_store(data, None)
