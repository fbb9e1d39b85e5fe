"""The embedded store: SQLite in a data folder, one thread that owns the file, many appends to one commit."""

from __future__ import annotations

import asyncio
import fcntl
import json
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import IO, Any, TypeVar

from .store import BadServer, Index, outstanding, statements

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
MARK = "UPDATE tables SET game = ?, status = ?, listed = ?, due = ?, updated = ?, summary = ? WHERE id = ?"
MOST = 500
"""How many pieces of work share a commit."""


class SqliteStore:
    """Work is queued; the thread does all that is there, commits once, and only then tells those who wait."""

    def __init__(self, connection: sqlite3.Connection, lock: IO[str]) -> None:
        self._connection = connection
        self._lock = lock
        self._queue: SimpleQueue[tuple[Work, asyncio.Future[Any]] | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    async def create(self, id: str, lines: Sequence[str], index: Index) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)", (id, *index))
            db.executemany("INSERT INTO lines VALUES (?, ?, ?)", [(id, n, body) for n, body in enumerate(lines)])

        await self._do(work)

    async def append(self, id: str, n: int, lines: Sequence[str], index: Index | None) -> bool:
        def work(db: sqlite3.Connection) -> bool:
            for at, body in enumerate(lines, start=n):
                if not db.execute("INSERT OR IGNORE INTO lines VALUES (?, ?, ?)", (id, at, body)).rowcount:
                    assert at == n, "a log has a hole"
                    return False
            if index is not None:
                sql = (
                    "UPDATE tables SET game = ?, status = ?, listed = ?, due = ?, updated = ?, summary = ? WHERE id = ?"
                )
                db.execute(sql, (*index, id))
            return True

        return await self._do(work)

    async def lines(self, id: str, first: int = 0) -> list[str]:
        sql = "SELECT body FROM lines WHERE table_id = ? AND n >= ? ORDER BY n"
        return await self._do(lambda db: [body for (body,) in db.execute(sql, (id, first))])

    async def listing(self, status: Sequence[str], limit: int) -> list[tuple[str, str]]:
        sql = (
            "SELECT id, summary FROM tables WHERE listed = 1 AND status IN (SELECT value FROM json_each(?)) "
            "ORDER BY updated DESC LIMIT ?"
        )
        return await self._do(lambda db: db.execute(sql, (json.dumps(list(status)), limit)).fetchall())

    async def due(self, before: float, limit: int) -> list[str]:
        sql = "SELECT id FROM tables WHERE due < ? ORDER BY due LIMIT ?"
        return await self._do(lambda db: [id for (id,) in db.execute(sql, (before, limit))])

    async def keep(self, name: str, value: str) -> str:
        def work(db: sqlite3.Connection) -> str:
            db.execute("INSERT OR IGNORE INTO kept VALUES (?, ?)", (name, value))
            kept: str = db.execute("SELECT value FROM kept WHERE name = ?", (name,)).fetchone()[0]
            return kept

        return await self._do(work)

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
        going = True
        while going:
            batch = [self._queue.get()]
            while len(batch) < MOST and not self._queue.empty():
                batch.append(self._queue.get())
            going = None not in batch
            self._batch([item for item in batch if item is not None])
        self._connection.close()

    def _batch(self, batch: list[tuple[Work, asyncio.Future[Any]]]) -> None:
        db = self._connection
        answers: list[tuple[asyncio.Future[Any], Any]] = []
        try:
            db.execute("BEGIN")
            for work, future in batch:
                db.execute("SAVEPOINT work")
                try:
                    answers.append((future, work(db)))
                except Exception as error:
                    db.execute("ROLLBACK TO work")
                    answers.append((future, error))
                db.execute("RELEASE work")
            db.execute("COMMIT")
        except sqlite3.Error as error:
            # Nothing of the batch is durable: the disk is full, say. Everybody must know.
            if db.in_transaction:
                db.execute("ROLLBACK")
            answers = [(future, error) for _, future in batch]
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
        for future, answer in answers:
            by_loop.setdefault(future.get_loop(), []).append((future, answer))
        for loop, settled in by_loop.items():
            if not loop.is_closed():
                loop.call_soon_threadsafe(_settle, settled)


def _settle(answers: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, answer in answers:
        if future.done():
            continue
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)


def open_sqlite(data: Path) -> SqliteStore:
    """The store in this folder, made or brought up to date."""
    try:
        data.mkdir(parents=True, exist_ok=True)
        lock = _locked(data)
        try:
            return SqliteStore(_connected(data), lock)
        except BaseException:
            lock.close()
            raise
    except (OSError, sqlite3.Error) as error:
        raise BadServer(f"Cannot keep tables in {data}: {str(error).lower()}.") from None


def _connected(data: Path) -> sqlite3.Connection:
    db = sqlite3.connect(data / "jollyroger.sqlite", isolation_level=None, check_same_thread=False)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    version: int = db.execute("PRAGMA user_version").fetchone()[0]
    for migration in outstanding(version):
        db.execute("BEGIN IMMEDIATE")
        for statement in statements(migration):
            db.execute(statement)
        version += 1
        db.execute(f"PRAGMA user_version = {version:d}")
        db.execute("COMMIT")
    return db


def _locked(data: Path) -> IO[str]:
    """The folder is this process's alone: another would not hear what is written here."""
    lock = (data / "lock").open("w")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        lock.close()
        raise BadServer(
            f"Another server has its tables in {data}; choose another folder by --data, "
            "or let several share a --database."
        ) from None
    return lock
