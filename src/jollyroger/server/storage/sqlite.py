"""The default store: SQLite in a data folder. One thread owns the file and commits many writes at once."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import IO, Any, TypeVar

from .sqlite_batch import Append, Work, roll_back, run_separately, run_together, translate
from .sqlite_file import check_integrity, connect, friendly_errors, lock_folder, migrate, require_file, schema_version
from .store import BadServer, TableRow, after_prefix, require_newest_schema

T = TypeVar("T")
INSERT_ROW = "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
INSERT_LINE = "INSERT INTO log_lines VALUES (?, ?, ?)"
SELECT_DOCUMENT = "SELECT value FROM documents WHERE kind = ? AND id = ? AND (expires_at IS NULL OR expires_at > ?)"
MAX_BATCH = 500
"""How many pieces of work share one commit."""
WRITE_HEALTH = "INSERT OR REPLACE INTO settings VALUES ('health', CURRENT_TIMESTAMP)"


Job = tuple[Append | Work, asyncio.Future[Any]]


class SqliteStore:
    """Work is queued. The thread does all that is queued, commits once, and only then answers the callers."""

    def __init__(self, connection: sqlite3.Connection, folder: Path, lock: IO[str] | None) -> None:
        """`lock`: held until the store is closed."""
        self._connection = connection
        self._folder = folder
        self._lock = lock
        self._data_version = 0
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    async def create(self, id: str, lines: Sequence[str], row: TableRow) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute(INSERT_ROW, (id, *row))
            db.executemany(INSERT_LINE, [(id, number, line) for number, line in enumerate(lines)])

        await self._do(work)

    async def append(self, id: str, first: int, lines: Sequence[str], row: TableRow | None) -> bool:
        return await self._do(Append(id, first, lines, row))

    async def read_lines(self, id: str, first: int = 0) -> list[str]:
        sql = "SELECT line FROM log_lines WHERE table_id = ? AND number >= ? ORDER BY number"
        return await self._do(lambda db: [line for (line,) in db.execute(sql, (id, first))])

    async def read_row(self, id: str) -> TableRow | None:
        found = await self._do(lambda db: db.execute("SELECT * FROM tables WHERE id = ?", (id,)).fetchone())
        return None if found is None else TableRow(*found[1:])

    async def read_rows(self, ids: Sequence[str]) -> dict[str, TableRow]:
        sql = "SELECT * FROM tables WHERE id IN (SELECT value FROM json_each(?))"
        rows = await self._do(lambda db: db.execute(sql, (json.dumps(list(ids)),)).fetchall())
        return {id: TableRow(*row) for id, *row in rows}

    async def list_rows(self, after: str, limit: int) -> list[tuple[str, TableRow]]:
        sql = "SELECT * FROM tables WHERE id > ? ORDER BY id LIMIT ?"
        rows = await self._do(lambda db: db.execute(sql, (after, limit)).fetchall())
        return [(id, TableRow(*row)) for id, *row in rows]

    async def delete(self, id: str) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM log_lines WHERE table_id = ?", (id,))
            db.execute("DELETE FROM tables WHERE id = ?", (id,))

        await self._do(work)

    async def changed_elsewhere(self) -> bool:
        # SQLite counts the commits of other connections to the file.
        version: int = await self._do(lambda db: db.execute("PRAGMA data_version").fetchone()[0])
        changed, self._data_version = version != self._data_version, version
        return changed

    async def list_tables(self, status: Sequence[str], limit: int) -> list[tuple[str, TableRow]]:
        sql = (
            "SELECT * FROM tables WHERE listed = 1 AND status IN (SELECT value FROM json_each(?)) "
            "ORDER BY updated_at DESC LIMIT ?"
        )
        rows = await self._do(lambda db: db.execute(sql, (json.dumps(list(status)), limit)).fetchall())
        return [(id, TableRow(*row)) for id, *row in rows]

    async def due_tables(self, before: float, limit: int) -> list[str]:
        sql = "SELECT id FROM tables WHERE due_at < ? ORDER BY due_at LIMIT ?"
        return await self._do(lambda db: [id for (id,) in db.execute(sql, (before, limit))])

    async def get_or_set(self, name: str, value: str) -> str:
        def work(db: sqlite3.Connection) -> str:
            db.execute("INSERT OR IGNORE INTO settings VALUES (?, ?)", (name, value))
            stored: str = db.execute("SELECT value FROM settings WHERE name = ?", (name,)).fetchone()[0]
            return stored

        return await self._do(work)

    async def put_document(self, kind: str, id: str, value: str, expires_at: float | None = None) -> None:
        sql = "INSERT OR REPLACE INTO documents VALUES (?, ?, ?, ?)"
        await self._do(lambda db: db.execute(sql, (kind, id, value, expires_at)).close())

    async def get_document(self, kind: str, id: str) -> str | None:
        found = await self._do(lambda db: db.execute(SELECT_DOCUMENT, (kind, id, time.time())).fetchone())
        return None if found is None else found[0]

    async def take_document(self, kind: str, id: str) -> str | None:
        def work(db: sqlite3.Connection) -> str | None:
            found = db.execute(SELECT_DOCUMENT, (kind, id, time.time())).fetchone()
            db.execute("DELETE FROM documents WHERE kind = ? AND id = ?", (kind, id))
            return None if found is None else found[0]

        return await self._do(work)

    async def list_documents(self, kind: str, prefix: str, limit: int) -> list[tuple[str, str]]:
        sql = (
            "SELECT id, value FROM documents WHERE kind = ? AND id >= ? AND id < ? "
            "AND (expires_at IS NULL OR expires_at > ?) ORDER BY id LIMIT ?"
        )
        values = (kind, prefix, after_prefix(prefix), time.time(), limit)
        return await self._do(lambda db: db.execute(sql, values).fetchall())

    async def delete_documents(self, kind: str, prefix: str) -> None:
        sql = "DELETE FROM documents WHERE kind = ? AND id >= ? AND id < ?"
        await self._do(lambda db: db.execute(sql, (kind, prefix, after_prefix(prefix))).close())

    async def delete_expired_documents(self) -> None:
        await self._do(lambda db: db.execute("DELETE FROM documents WHERE expires_at <= ?", (time.time(),)).close())

    async def check_writable(self) -> None:
        await self._do(lambda db: db.execute(WRITE_HEALTH).close())

    async def check_integrity(self) -> None:
        await self._do(lambda db: check_integrity(db, self._folder))

    async def close(self) -> None:
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        if self._lock is not None:
            self._lock.close()

    async def _do(self, work: Append | Callable[[sqlite3.Connection], T]) -> T:
        if not self._thread.is_alive():
            raise BadServer("The store is closed.")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put((work, future))
        return await future

    def _run(self) -> None:
        running = True
        while running:
            batch = [self._queue.get()]
            while len(batch) < MAX_BATCH and not self._queue.empty():
                batch.append(self._queue.get())
            running = None not in batch
            self._run_batch([item for item in batch if item is not None])
        self._connection.close()

    def _run_batch(self, batch: list[Job]) -> None:
        db, works = self._connection, [work for work, _ in batch]
        try:
            # A transaction that first reads could not write any more once another process has written.
            db.execute("BEGIN IMMEDIATE")
            try:
                results = run_together(db, works)
            except Exception:
                # One of them fails or loses a race, which must not affect the others.
                roll_back(db)
                db.execute("BEGIN IMMEDIATE")
                results = run_separately(db, works)
            db.execute("COMMIT")
        except sqlite3.Error as error:
            # Nothing in the batch is durable, for example because the disk is full: every caller gets the error.
            roll_back(db)
            results = [translate(error)] * len(batch)
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
        for (_, future), result in zip(batch, results, strict=True):
            by_loop.setdefault(future.get_loop(), []).append((future, result))
        for loop, settled in by_loop.items():
            if not loop.is_closed():
                loop.call_soon_threadsafe(_set_results, settled)


def _set_results(results: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, result in results:
        if future.done():
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)


def open_sqlite(data: Path) -> SqliteStore:
    """Open the store in this folder for this process alone; create it or migrate it as needed."""
    with friendly_errors(data):
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = lock_folder(data)
        try:
            db = connect(data)
            migrate(db)
        except BaseException:
            lock.close()
            raise
        return SqliteStore(db, data, lock)


def open_sqlite_beside_server(data: Path) -> SqliteStore:
    """Open the store in this folder though a server may use it. Its schema must be the newest."""
    with friendly_errors(data):
        require_file(data)
        db = connect(data)
        require_newest_schema(schema_version(db))
        return SqliteStore(db, data, None)
