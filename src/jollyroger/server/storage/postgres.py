"""The store for several server processes: PostgreSQL, through a pool of connections."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import asyncpg

from .. import metrics
from .store import BadServer, TableRow, pending_migrations, read_statements

MIGRATION_LOCK = 0x10117
"""The advisory lock that a migrating process holds, so that processes which start together take turns."""

INSERT_ROW = "INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6, $7)"
UPDATE_ROW = (
    "UPDATE tables SET game = $4, status = $5, listed = $6, due_at = $7, updated_at = $8, summary = $9 WHERE id = $1"
)
INSERT_LINES = (
    "INSERT INTO log_lines SELECT $1, $2 + ordinal - 1, line "
    "FROM unnest($3::text[]) WITH ORDINALITY AS new(line, ordinal)"
)
INSERT_LINES_AND_UPDATE_ROW = " ".join(["WITH inserted AS (", INSERT_LINES, ")", UPDATE_ROW])


class PostgresStore:
    def __init__(self, pool: asyncpg.Pool[Any]) -> None:
        self._pool = pool

    async def create(self, id: str, lines: Sequence[str], row: TableRow) -> None:
        async with self._pool.acquire() as db, db.transaction():
            await db.execute(INSERT_ROW, id, *_columns(row))
            await db.execute(INSERT_LINES, id, 0, list(lines))

    async def append(self, id: str, first: int, lines: Sequence[str], row: TableRow | None) -> bool:
        try:
            if row is None:
                await self._pool.execute(INSERT_LINES, id, first, list(lines))
            else:
                await self._pool.execute(INSERT_LINES_AND_UPDATE_ROW, id, first, list(lines), *_columns(row))
        except asyncpg.UniqueViolationError:
            metrics.races.inc()
            return False
        return True

    async def read_lines(self, id: str, first: int = 0) -> list[str]:
        sql = "SELECT line FROM log_lines WHERE table_id = $1 AND number >= $2 ORDER BY number"
        return [row[0] for row in await self._pool.fetch(sql, id, first)]

    async def list_tables(self, status: Sequence[str], limit: int) -> list[tuple[str, str]]:
        sql = "SELECT id, summary FROM tables WHERE listed = 1 AND status = ANY($1) ORDER BY updated_at DESC LIMIT $2"
        return [(row[0], row[1]) for row in await self._pool.fetch(sql, list(status), limit)]

    async def due_tables(self, before: float, limit: int) -> list[str]:
        sql = "SELECT id FROM tables WHERE due_at < $1 ORDER BY due_at LIMIT $2"
        return [row[0] for row in await self._pool.fetch(sql, before, limit)]

    async def get_or_set(self, name: str, value: str) -> str:
        await self._pool.execute("INSERT INTO settings VALUES ($1, $2) ON CONFLICT DO NOTHING", name, value)
        stored: str = await self._pool.fetchval("SELECT value FROM settings WHERE name = $1", name)
        return stored

    async def close(self) -> None:
        await self._pool.close()


def _columns(row: TableRow) -> tuple[Any, ...]:
    """The row with `listed` as an integer: the column has the same type in both databases."""
    return tuple(row._replace(listed=int(row.listed)))  # type: ignore[arg-type]


async def open_postgres(url: str) -> PostgresStore:
    """Open the store behind this URL, and migrate it as needed."""
    try:
        pool = await asyncpg.create_pool(url, min_size=1, max_size=8, command_timeout=30)
    except (OSError, asyncpg.PostgresError, ValueError) as error:
        raise BadServer(f"Cannot reach the database: {str(error) or type(error).__name__}.") from None
    try:
        async with pool.acquire() as db, db.transaction():
            await db.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
            await db.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
            version = await db.fetchval("SELECT max(version) FROM schema_version") or 0
            for migration in pending_migrations(version):
                for statement in read_statements(migration):
                    await db.execute(statement)
                version += 1
                await db.execute("INSERT INTO schema_version VALUES ($1)", version)
    except BaseException:
        await pool.close()
        raise
    return PostgresStore(pool)
