"""The store for several server processes: PostgreSQL, by a pool of connections."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import asyncpg

from .store import BadServer, Index, outstanding, statements

LOCK = 0x10117
"""Whoever migrates holds this advisory lock, so that processes that start together take turns."""

INSERT = "INSERT INTO lines SELECT $1, $2 + o - 1, b FROM unnest($3::text[]) WITH ORDINALITY AS t(b, o)"
MARK = "UPDATE tables SET game = $4, status = $5, listed = $6, due = $7, updated = $8, summary = $9 WHERE id = $1"
INSERT_AND_MARK = " ".join(["WITH put AS (", INSERT, ")", MARK])


class PostgresStore:
    def __init__(self, pool: asyncpg.Pool[Any]) -> None:
        self._pool = pool

    async def create(self, id: str, lines: Sequence[str], index: Index) -> None:
        async with self._pool.acquire() as db, db.transaction():
            await db.execute("INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6, $7)", id, *_row(index))
            bodies = [(id, n, body) for n, body in enumerate(lines)]
            await db.executemany("INSERT INTO lines VALUES ($1, $2, $3)", bodies)

    async def append(self, id: str, n: int, lines: Sequence[str], index: Index | None) -> bool:
        try:
            if index is None:
                await self._pool.execute(INSERT, id, n, list(lines))
            else:
                await self._pool.execute(INSERT_AND_MARK, id, n, list(lines), *_row(index))
        except asyncpg.UniqueViolationError:
            return False
        return True

    async def lines(self, id: str, first: int = 0) -> list[str]:
        sql = "SELECT body FROM lines WHERE table_id = $1 AND n >= $2 ORDER BY n"
        return [row[0] for row in await self._pool.fetch(sql, id, first)]

    async def listing(self, status: Sequence[str], limit: int) -> list[tuple[str, str]]:
        sql = "SELECT id, summary FROM tables WHERE listed = 1 AND status = ANY($1) ORDER BY updated DESC LIMIT $2"
        return [(row[0], row[1]) for row in await self._pool.fetch(sql, list(status), limit)]

    async def due(self, before: float, limit: int) -> list[str]:
        sql = "SELECT id FROM tables WHERE due < $1 ORDER BY due LIMIT $2"
        return [row[0] for row in await self._pool.fetch(sql, before, limit)]

    async def keep(self, name: str, value: str) -> str:
        await self._pool.execute("INSERT INTO kept VALUES ($1, $2) ON CONFLICT DO NOTHING", name, value)
        kept: str = await self._pool.fetchval("SELECT value FROM kept WHERE name = $1", name)
        return kept

    async def close(self) -> None:
        await self._pool.close()


def _row(index: Index) -> tuple[Any, ...]:
    return (*index[:2], int(index.listed), *index[3:])


async def open_postgres(url: str) -> PostgresStore:
    """The store behind this URL, brought up to date."""
    try:
        pool = await asyncpg.create_pool(url, min_size=1, max_size=8, command_timeout=30)
    except (OSError, asyncpg.PostgresError, ValueError) as error:
        raise BadServer(f"Cannot reach the database: {str(error) or type(error).__name__}.") from None
    try:
        async with pool.acquire() as db, db.transaction():
            await db.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
            await db.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
            version = await db.fetchval("SELECT max(version) FROM schema_version") or 0
            for migration in outstanding(version):
                for statement in statements(migration):
                    await db.execute(statement)
                version += 1
                await db.execute("INSERT INTO schema_version VALUES ($1)", version)
    except BaseException:
        await pool.close()
        raise
    return PostgresStore(pool)
