"""Backups: consistent while a server writes, the same for both databases, private, and restored whole or not at all."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
import stat
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from jollyroger import cli, games
from jollyroger.exit_codes import BAD_INPUT
from jollyroger.server.storage import postgres_database, sqlite_file
from jollyroger.server.storage.backup import back_up, restore
from jollyroger.server.storage.opening import open_store
from jollyroger.server.storage.store import DATABASE_TABLES, MIGRATIONS, BadServer, Store, TableRow, all_rows

from ..toy import GAME as TOY
from .in_process import in_process
from .run_async import run_async
from .upgraded_games import FirstOption, only, play_table

ROW = TableRow("cove", "playing", True, 5.0, 10.0, '{"id": "☠"}', 3, "abc")


@pytest.fixture(params=["sqlite", "postgres"])
def source(request: pytest.FixtureRequest) -> str | None:
    """The database to back up; None: SQLite in the data folder."""
    return None if request.param == "sqlite" else str(request.getfixturevalue("database"))


async def content(data: Path, database: str | None) -> dict[str, Any]:
    store = await open_store(data, database)
    try:
        tables = {id: (row, await store.read_lines(id)) async for id, row in all_rows(store)}
        note = await store.get_document("note", "a/1")
        return {"tables": tables, "daily_key": await store.get_or_set("daily_key", "none"), "note": note}
    finally:
        await store.close()


async def fill(store: Store, tables: int = 3) -> None:
    await store.get_or_set("daily_key", "key")
    for number in range(tables):
        await store.create(f"t{number}", ["zero", 'one ☠ "\\u0000"'], ROW._replace(due_at=None if number else 5.0))
    await store.put_document("note", "a/1", "☠")
    await store.close()


@run_async
async def test_a_backup_moves_tables_from_one_database_to_the_other_and_back(
    data: Path, database: str, tmp_path: Path
) -> None:
    await fill(await open_store(data, None))
    counts = await back_up(data, None, tmp_path / "one.backup")
    assert (counts["tables"], counts["log_lines"]) == (3, 6)
    assert await restore(tmp_path / "one.backup", data, database) == counts
    assert await back_up(data, database, tmp_path / "two.backup") == counts
    assert await restore(tmp_path / "two.backup", tmp_path / "new", None) == counts
    original = await content(data, None)
    assert len(original["tables"]) == 3
    assert await content(data, database) == original
    assert await content(tmp_path / "new", None) == original
    assert stat.S_IMODE((tmp_path / "one.backup").stat().st_mode) == 0o600
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700
    # A server may have been started there before.
    await (await open_store(tmp_path / "used", None)).close()
    await restore(tmp_path / "two.backup", tmp_path / "used", None)
    assert await content(tmp_path / "used", None) == original


@run_async
async def test_a_backup_shows_one_moment(
    data: Path, source: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await open_store(data, source)
    await store.create("early", ["zero"], ROW)
    read_sqlite, read_postgres = sqlite_file.read_all, postgres_database.read_all

    def read_sqlite_late(db: sqlite3.Connection, table: str) -> Iterator[tuple[Any, ...]]:
        """Reads a table after something was written to the store."""
        with closing(sqlite3.connect(data / sqlite_file.FILE)) as other, other:
            other.execute("INSERT INTO log_lines VALUES ('early', (SELECT max(number) + 1 FROM log_lines), 'late')")
        yield from read_sqlite(db, table)

    async def read_postgres_late(db: Any, table: str) -> AsyncIterator[tuple[Any, ...]]:
        await store.append("early", len(await store.read_lines("early")), ["late"], None)
        async for row in read_postgres(db, table):
            yield row

    monkeypatch.setattr(sqlite_file, "read_all", read_sqlite_late)
    monkeypatch.setattr(postgres_database, "read_all", read_postgres_late)
    # The moment is that of the first thing read, which is the schema.
    assert (await back_up(data, source, tmp_path / "file"))["log_lines"] == 1
    assert len(await store.read_lines("early")) == 1 + len(DATABASE_TABLES)
    await store.close()


@run_async
async def test_backups_are_made_while_the_server_writes(
    data: Path, source: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "GAMES", (TOY,))
    command = ["tables", "backup", "--data", str(data), *([] if source is None else ["--database", source])]
    async with in_process(data, await open_store(data, source), known=only(TOY)) as server:
        tables = [await server.open("me", "me", names=["Anne", "Mary"]) for _ in range(12)]
        clients = [client for table in tables for client in await server.connect_all(table)]
        # The first call imports much: without it the games could be over before a backup is made.
        assert await asyncio.to_thread(cli.main, [*command, str(tmp_path / "before.backup")]) == 0
        playing = asyncio.gather(*(client.play(FirstOption()) for client in clients))
        files: list[Path] = []
        while not playing.done():
            files.append(tmp_path / f"{len(files)}.backup")
            assert await asyncio.to_thread(cli.main, [*command, str(files[-1])]) == 0
        await playing
        logs = {table.table: await server.registry.store.read_lines(table.table) for table in tables}
    lengths = set()
    for number, file in enumerate(files):
        restored = tmp_path / f"restored-{number}"
        await restore(file, restored, None)
        stored = (await content(restored, None))["tables"]
        assert stored.keys() == logs.keys()
        for id, (_, lines) in stored.items():
            assert lines == logs[id][: len(lines)]
        lengths.add(sum(len(lines) for _, lines in stored.values()))
    assert min(lengths) < sum(map(len, logs.values()))


def test_restored_tables_pass_the_check(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(games, "GAMES", (TOY,))
    for moment in (4, None):
        asyncio.run(play_table(data, moment))
    file, new = str(tmp_path / "file"), str(tmp_path / "new")
    assert cli.main(["tables", "backup", file, "--data", str(data)]) == 0
    assert cli.main(["tables", "restore", file, "--data", new]) == 0
    assert "2 tables with " in capsys.readouterr().out
    assert cli.main(["tables", "check", "--data", new]) == 0


def test_one_table_is_counted_as_one(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(games, "GAMES", (TOY,))
    asyncio.run(play_table(data, 4))
    assert cli.main(["tables", "backup", str(tmp_path / "file"), "--data", str(data)]) == 0
    assert " has 1 table with " in capsys.readouterr().out


@run_async
async def test_nothing_is_overwritten(data: Path, source: str | None, tmp_path: Path) -> None:
    await fill(await open_store(data, source))
    await back_up(data, source, tmp_path / "file")
    with pytest.raises(BadServer, match="exists already"):
        await back_up(data, source, tmp_path / "file")
    before = await content(data, source)
    with pytest.raises(BadServer, match=r"There are tables in .* already"):
        await restore(tmp_path / "file", data, source)
    assert await content(data, source) == before


def changed(file: Path, change: str) -> Path:
    """A copy of a backup that something is wrong with."""
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    match change:
        case "cut off":
            file.write_bytes(file.read_bytes()[:-40])
            return file
        case "no end":
            lines = lines[:-1]
        case "line missing":
            del lines[-2]
        case "row cut":
            lines[-2] = json.dumps(json.loads(lines[-2])[:-1]).encode() + b"\n"
        case "garbled":
            lines[-2] = b"rats\n"
        case "column":
            lines = [line.replace(b'"updated_at"', b'"x); DROP TABLE y; --"') for line in lines]
        case "newer":
            lines[0] = lines[0].replace(f'"schema":{len(MIGRATIONS)}'.encode(), b'"schema":99')
        case "plain":
            file.write_bytes(b"".join(lines))
            return file
    file.write_bytes(gzip.compress(b"".join(lines)))
    return file


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ("cut off", "incomplete or damaged; nothing was restored"),
        ("no end", "incomplete or damaged; nothing was restored"),
        ("line missing", "incomplete or damaged; nothing was restored"),
        ("row cut", "incomplete or damaged; nothing was restored"),
        ("garbled", "incomplete or damaged; nothing was restored"),
        ("column", "incomplete or damaged; nothing was restored"),
        ("newer", "schema 99, which a newer Jolly Roger wrote"),
        ("plain", "is not a backup"),
    ],
)
def test_a_damaged_backup_restores_nothing(
    data: Path, source: str | None, tmp_path: Path, change: str, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async def prepare() -> Path:
        folder = tmp_path / "original"
        await fill(await open_store(folder, None))
        await back_up(folder, None, tmp_path / "file")
        return changed(tmp_path / "file", change)

    file = asyncio.run(prepare())
    place = ["--data", str(data)] if source is None else ["--database", source]
    assert cli.main(["tables", "restore", str(file), *place]) == BAD_INPUT
    assert says in capsys.readouterr().err
    assert asyncio.run(content(data, source))["tables"] == {}


@run_async
async def test_data_of_an_older_schema_is_backed_up_as_it_is_and_migrated_when_restored(
    data: Path, database: str, tmp_path: Path
) -> None:
    data.mkdir()
    db = sqlite_file.connect(data)
    sqlite_file.migrate(db, 1)
    db.execute("INSERT INTO tables VALUES ('a', 'cove', 'playing', 1, NULL, 10.0, '{}')")
    db.execute("INSERT INTO log_lines VALUES ('a', 0, 'zero')")
    db.close()
    await back_up(data, None, tmp_path / "file")
    for place in (None, database):
        await restore(tmp_path / "file", tmp_path / "new", place)
        stored = (await content(tmp_path / "new", place))["tables"]
        assert stored == {"a": (TableRow("cove", "playing", True, None, 10.0, "{}", None, ""), ["zero"])}


def test_commands_on_data_of_an_older_schema_say_what_to_do(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data.mkdir()
    db = sqlite_file.connect(data)
    sqlite_file.migrate(db, 1)
    db.close()
    assert cli.main(["tables", "list", "--data", str(data)]) == BAD_INPUT
    assert "'jollyroger tables migrate' or start the server" in capsys.readouterr().err
    assert cli.main(["tables", "migrate", "--data", str(data)]) == 0
    assert cli.main(["tables", "list", "--data", str(data)]) == 0


# --- the check when a server starts ---------------------------------------------------------------


def damage_pages(file: Path) -> None:
    """Overwrite the second half of a SQLite file, which has no header."""
    size = file.stat().st_size
    with file.open("r+b") as raw:
        raw.seek(size // 2 // 4096 * 4096)
        raw.write(b"\xff" * (size - raw.tell()))


@run_async
async def test_a_damaged_sqlite_file_is_found_and_the_operator_told_what_to_do(data: Path) -> None:
    await fill(await open_store(data, None), tables=200)
    store = await open_store(data, None)
    await store.check_integrity()
    await store.close()
    damage_pages(data / sqlite_file.FILE)
    store = await open_store(data, None)
    with pytest.raises(BadServer, match=r"is damaged .*'jollyroger tables restore FILE"):
        await store.check_integrity()
    await store.close()


@run_async
async def test_a_database_that_lacks_a_table_of_its_schema_is_found(data: Path, source: str | None) -> None:
    store = await open_store(data, source)
    await store.check_integrity()
    if source is None:
        sqlite3.connect(data / sqlite_file.FILE).execute("DROP TABLE log_lines").close()
    else:
        other = await asyncpg.connect(source)
        await other.execute("DROP TABLE log_lines")
        await other.close()
    with pytest.raises(BadServer, match="is damaged"):
        await store.check_integrity()
    await store.close()
