"""The default store: SQLite in a data folder. One thread owns the file and commits many writes at once."""

from __future__ import annotations

import asyncio
import fcntl
import json
import os
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import IO, Any, TypeVar

from .store import BadServer, StoreUnavailable, TableRow, pending_migrations, read_statements

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
INSERT_ROW = "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)"
UPDATE_ROW = "UPDATE tables SET game = ?, status = ?, listed = ?, due_at = ?, updated_at = ?, summary = ? WHERE id = ?"
INSERT_LINE = "INSERT INTO log_lines VALUES (?, ?, ?)"
INSERT_LINE_IF_FREE = "INSERT OR IGNORE INTO log_lines VALUES (?, ?, ?)"
MAX_BATCH = 500
"""How many pieces of work share one commit."""
WRITE_HEALTH = "INSERT OR REPLACE INTO settings VALUES ('health', CURRENT_TIMESTAMP)"


class SqliteStore:
    """Work is queued. The thread does all that is queued, commits once, and only then answers the callers."""

    def __init__(self, connection: sqlite3.Connection, lock: IO[str]) -> None:
        self._connection = connection
        self._lock = lock
        self._queue: SimpleQueue[tuple[Work, asyncio.Future[Any]] | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    async def create(self, id: str, lines: Sequence[str], row: TableRow) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute(INSERT_ROW, (id, *row))
            db.executemany(INSERT_LINE, [(id, number, line) for number, line in enumerate(lines)])

        await self._do(work)

    async def append(self, id: str, first: int, lines: Sequence[str], row: TableRow | None) -> bool:
        def work(db: sqlite3.Connection) -> bool:
            for number, line in enumerate(lines, start=first):
                if not db.execute(INSERT_LINE_IF_FREE, (id, number, line)).rowcount:
                    assert number == first, "the log has a gap"
                    return False
            if row is not None:
                db.execute(UPDATE_ROW, (*row, id))
            return True

        return await self._do(work)

    async def read_lines(self, id: str, first: int = 0) -> list[str]:
        sql = "SELECT line FROM log_lines WHERE table_id = ? AND number >= ? ORDER BY number"
        return await self._do(lambda db: [line for (line,) in db.execute(sql, (id, first))])

    async def list_tables(self, status: Sequence[str], limit: int) -> list[tuple[str, str]]:
        sql = (
            "SELECT id, summary FROM tables WHERE listed = 1 AND status IN (SELECT value FROM json_each(?)) "
            "ORDER BY updated_at DESC LIMIT ?"
        )
        return await self._do(lambda db: db.execute(sql, (json.dumps(list(status)), limit)).fetchall())

    async def due_tables(self, before: float, limit: int) -> list[str]:
        sql = "SELECT id FROM tables WHERE due_at < ? ORDER BY due_at LIMIT ?"
        return await self._do(lambda db: [id for (id,) in db.execute(sql, (before, limit))])

    async def get_or_set(self, name: str, value: str) -> str:
        def work(db: sqlite3.Connection) -> str:
            db.execute("INSERT OR IGNORE INTO settings VALUES (?, ?)", (name, value))
            stored: str = db.execute("SELECT value FROM settings WHERE name = ?", (name,)).fetchone()[0]
            return stored

        return await self._do(work)

    async def check_writable(self) -> None:
        await self._do(lambda db: db.execute(WRITE_HEALTH).close())

    async def close(self) -> None:
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        self._lock.close()

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
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

    def _run_batch(self, batch: list[tuple[Work, asyncio.Future[Any]]]) -> None:
        db = self._connection
        results: list[tuple[asyncio.Future[Any], Any]] = []
        try:
            db.execute("BEGIN")
            for work, future in batch:
                db.execute("SAVEPOINT work")
                try:
                    results.append((future, work(db)))
                except Exception as error:
                    db.execute("ROLLBACK TO work")
                    results.append((future, _translate(error)))
                db.execute("RELEASE work")
            db.execute("COMMIT")
        except sqlite3.Error as error:
            # Nothing in the batch is durable, for example because the disk is full: every caller gets the error.
            if db.in_transaction:
                db.execute("ROLLBACK")
            results = [(future, _translate(error)) for _, future in batch]
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
        for future, result in results:
            by_loop.setdefault(future.get_loop(), []).append((future, result))
        for loop, settled in by_loop.items():
            if not loop.is_closed():
                loop.call_soon_threadsafe(_set_results, settled)


def _translate(error: Exception) -> Exception:
    """A full disk and other failures of the machine become `StoreUnavailable`."""
    if isinstance(error, sqlite3.Error) and not isinstance(error, sqlite3.IntegrityError):
        return StoreUnavailable(str(error))
    return error


def _set_results(results: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, result in results:
        if future.done():
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)


def open_sqlite(data: Path) -> SqliteStore:
    """Open the store in this folder; create it or migrate it as needed."""
    try:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = _lock_folder(data)
        try:
            return SqliteStore(_connect(data), lock)
        except BaseException:
            lock.close()
            raise
    except (OSError, sqlite3.Error) as error:
        raise BadServer(f"Cannot keep tables in {data}: {str(error).lower()}.") from None


def _connect(data: Path) -> sqlite3.Connection:
    file = data / "jollyroger.sqlite"
    _make_private(file)
    db = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    version: int = db.execute("PRAGMA user_version").fetchone()[0]
    for migration in pending_migrations(version):
        db.execute("BEGIN IMMEDIATE")
        for statement in read_statements(migration):
            db.execute(statement)
        version += 1
        db.execute(f"PRAGMA user_version = {version:d}")
        db.execute("COMMIT")
    return db


def _make_private(file: Path) -> None:
    """Create the file if needed, for this user only: the data contains the secrets of running games.

    SQLite gives its other files the same permissions.
    """
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    file.chmod(0o600)


def _lock_folder(data: Path) -> IO[str]:
    """Lock the folder for this process: another one would not notice what is written here."""
    _make_private(data / "lock")
    lock = (data / "lock").open("w")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        lock.close()
        raise BadServer(
            f"Another server has its tables in {data}; choose another folder with --data, "
            "or let several servers share a --database."
        ) from None
    return lock
