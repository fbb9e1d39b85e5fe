"""The store for several server processes: PostgreSQL, through a pool of connections."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import asyncpg

from .. import metrics
from .postgres_database import check_integrity, first_line, friendly_errors, migrate, schema_version
from .store import StoreUnavailable, TableRow, after_prefix, require_newest_schema

TIMEOUT_SECONDS = 10.0
"""How long a call may take, including the time to connect."""
UNAVAILABLE = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a connection that broke in the middle of an operation
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.PostgresSystemError,
    asyncpg.InternalServerError,
    asyncpg.InternalClientError,  # raised for a connection that the database closes at the same moment
    asyncpg.ReadOnlySQLTransactionError,
)
"""Errors of a database that is down, starts or stops, cannot write, or has lost a connection."""
T = TypeVar("T")

INSERT_ROW = "INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
UPDATE_ROW = (
    "UPDATE tables SET game = $4, status = $5, listed = $6, due_at = $7, updated_at = $8, summary = $9, "
    "rules_version = $10, components_hash = $11 WHERE id = $1"
)
INSERT_LINES = (
    "INSERT INTO log_lines SELECT $1, $2 + ordinal - 1, line "
    "FROM unnest($3::text[]) WITH ORDINALITY AS new(line, ordinal) WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1)"
)
WRITE_HEALTH = (
    "INSERT INTO settings VALUES ('health', CURRENT_TIMESTAMP::text) "
    "ON CONFLICT (name) DO UPDATE SET value = EXCLUDED.value"
)
IN_PREFIX = 'kind = $1 AND id COLLATE "C" >= $2 AND id COLLATE "C" < $3'
INSERT_LINES_AND_UPDATE_ROW = " ".join(["WITH inserted AS (", INSERT_LINES, ")", UPDATE_ROW])


class PostgresStore:
    def __init__(self, pool: asyncpg.Pool[Any]) -> None:
        self._pool = pool

    async def create(self, id: str, lines: Sequence[str], row: TableRow) -> None:
        async def work() -> None:
            async with self._pool.acquire() as db, db.transaction():
                await db.execute(INSERT_ROW, id, *_columns(row))
                await db.execute(INSERT_LINES, id, 0, list(lines))

        await self._do(work)

    async def append(self, id: str, first: int, lines: Sequence[str], row: TableRow | None) -> bool:
        sql, columns = (INSERT_LINES, ()) if row is None else (INSERT_LINES_AND_UPDATE_ROW, _columns(row))
        try:
            done = await self._do(lambda: self._pool.execute(sql, id, first, list(lines), *columns))
        except asyncpg.UniqueViolationError:
            metrics.races.inc()
            return False
        # "INSERT 0 0" or "UPDATE 0" if there is no such table any more.
        return not done.endswith(" 0")

    async def read_lines(self, id: str, first: int = 0) -> list[str]:
        sql = "SELECT line FROM log_lines WHERE table_id = $1 AND number >= $2 ORDER BY number"
        return [row[0] for row in await self._do(lambda: self._pool.fetch(sql, id, first))]

    async def read_row(self, id: str) -> TableRow | None:
        found = await self._do(lambda: self._pool.fetchrow("SELECT * FROM tables WHERE id = $1", id))
        return None if found is None else _row(found)

    async def read_rows(self, ids: Sequence[str]) -> dict[str, TableRow]:
        sql = "SELECT * FROM tables WHERE id = ANY($1)"
        return {found[0]: _row(found) for found in await self._do(lambda: self._pool.fetch(sql, list(ids)))}

    async def list_rows(self, after: str, limit: int) -> list[tuple[str, TableRow]]:
        sql = "SELECT * FROM tables WHERE id > $1 ORDER BY id LIMIT $2"
        return [(found[0], _row(found)) for found in await self._do(lambda: self._pool.fetch(sql, after, limit))]

    async def delete(self, id: str) -> None:
        async def work() -> None:
            async with self._pool.acquire() as db, db.transaction():
                # Otherwise a server could append a line at the same moment, which would stay behind.
                await db.execute("LOCK TABLE log_lines IN SHARE ROW EXCLUSIVE MODE")
                await db.execute("DELETE FROM log_lines WHERE table_id = $1", id)
                await db.execute("DELETE FROM tables WHERE id = $1", id)

        await self._do(work)

    async def changed_elsewhere(self) -> bool:
        # Any number of processes may use the database.
        return True

    async def list_tables(self, status: Sequence[str], limit: int) -> list[tuple[str, TableRow]]:
        sql = "SELECT * FROM tables WHERE listed = 1 AND status = ANY($1) ORDER BY updated_at DESC LIMIT $2"
        return [(row[0], _row(row)) for row in await self._do(lambda: self._pool.fetch(sql, list(status), limit))]

    async def due_tables(self, before: float, limit: int) -> list[str]:
        sql = "SELECT id FROM tables WHERE due_at < $1 ORDER BY due_at LIMIT $2"
        return [row[0] for row in await self._do(lambda: self._pool.fetch(sql, before, limit))]

    async def get_or_set(self, name: str, value: str) -> str:
        sql = "INSERT INTO settings VALUES ($1, $2) ON CONFLICT DO NOTHING"
        await self._do(lambda: self._pool.execute(sql, name, value))
        sql = "SELECT value FROM settings WHERE name = $1"
        stored: str = await self._do(lambda: self._pool.fetchval(sql, name))
        return stored

    async def put_document(self, kind: str, id: str, value: str, expires_at: float | None = None) -> None:
        sql = (
            "INSERT INTO documents VALUES ($1, $2, $3, $4) "
            "ON CONFLICT (kind, id) DO UPDATE SET value = EXCLUDED.value, expires_at = EXCLUDED.expires_at"
        )
        await self._do(lambda: self._pool.execute(sql, kind, id, value, expires_at))

    async def get_document(self, kind: str, id: str) -> str | None:
        sql = "SELECT value FROM documents WHERE kind = $1 AND id = $2 AND (expires_at IS NULL OR expires_at > $3)"
        found: str | None = await self._do(lambda: self._pool.fetchval(sql, kind, id, time.time()))
        return found

    async def take_document(self, kind: str, id: str) -> str | None:
        sql = "DELETE FROM documents WHERE kind = $1 AND id = $2 RETURNING value, expires_at"
        found = await self._do(lambda: self._pool.fetchrow(sql, kind, id))
        return None if found is None or (found[1] is not None and found[1] <= time.time()) else found[0]

    async def list_documents(self, kind: str, prefix: str, limit: int) -> list[tuple[str, str]]:
        sql = (
            f"SELECT id, value FROM documents WHERE {IN_PREFIX} "  # noqa: S608 - a constant
            'AND (expires_at IS NULL OR expires_at > $4) ORDER BY id COLLATE "C" LIMIT $5'
        )
        values = (kind, prefix, after_prefix(prefix), time.time(), limit)
        return [(row[0], row[1]) for row in await self._do(lambda: self._pool.fetch(sql, *values))]

    async def delete_documents(self, kind: str, prefix: str) -> None:
        sql = f"DELETE FROM documents WHERE {IN_PREFIX}"  # noqa: S608 - a constant
        await self._do(lambda: self._pool.execute(sql, kind, prefix, after_prefix(prefix)))

    async def delete_expired_documents(self) -> None:
        await self._do(lambda: self._pool.execute("DELETE FROM documents WHERE expires_at <= $1", time.time()))

    async def check_writable(self) -> None:
        await self._do(lambda: self._pool.execute(WRITE_HEALTH))

    async def check_integrity(self) -> None:
        async def work() -> None:
            async with self._pool.acquire() as db:
                await check_integrity(db)

        await self._do(work)

    async def close(self) -> None:
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                await self._pool.close()
        except UNAVAILABLE:
            self._pool.terminate()

    async def _do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Await the work, at most for the time limit. A database that hangs is left alone with it."""
        task = asyncio.ensure_future(work())
        # Whoever waits may be cancelled. The task goes on then, and nobody hears how it ends.
        task.add_done_callback(_ignore_result)
        # Not `wait_for`: after cancelling, it waits until the pool has got its connection back, however long.
        done, _ = await asyncio.wait([task], timeout=TIMEOUT_SECONDS)
        if not done:
            task.cancel()
            raise StoreUnavailable("The database does not answer.")
        try:
            return task.result()
        except UNAVAILABLE as error:
            if isinstance(error, ValueError):
                # A value that asyncpg cannot encode: a fault of the caller.
                raise
            raise StoreUnavailable(first_line(error)) from None


def _ignore_result(task: asyncio.Future[Any]) -> None:
    if not task.cancelled():
        task.exception()


def _columns(row: TableRow) -> tuple[Any, ...]:
    """The row with `listed` as an integer: the column has the same type in both databases."""
    return tuple(row._replace(listed=int(row.listed)))  # type: ignore[arg-type]


def _row(found: Any) -> TableRow:
    _, game, status, listed, *rest = found
    return TableRow(game, status, bool(listed), *rest)


async def open_postgres(url: str, beside_servers: bool = False) -> PostgresStore:
    """Open the store behind this URL, and migrate it as needed.

    `beside_servers`: migrate nothing, since servers of another version may run on the database.
    """
    with friendly_errors():
        # No minimum: the pool would log a traceback for each connection it cannot replace while the database is down.
        pool = await asyncpg.create_pool(
            url, min_size=0, max_size=8, timeout=TIMEOUT_SECONDS, command_timeout=TIMEOUT_SECONDS
        )
        try:
            async with pool.acquire() as db:
                if beside_servers:
                    require_newest_schema(await schema_version(db))
                else:
                    await migrate(db)
        except BaseException:
            await pool.close()
            raise
    return PostgresStore(pool)
