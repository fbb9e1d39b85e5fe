"""The schema and the whole content of a PostgreSQL database: migrating, checking, reading and filling it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import asyncpg

from .store import DATABASE_TABLES, BadServer, damaged, pending_migrations, read_statements

MIGRATION_LOCK = 0x10117
"""The advisory lock that a migrating process holds, so that processes which start together take turns."""
Connection = Any
"""A connection of asyncpg, which has no types."""


@contextmanager
def friendly_errors() -> Iterator[None]:
    """Turn errors of connecting and of PostgreSQL into `BadServer`."""
    try:
        yield
    except BadServer:
        # A ValueError, like what asyncpg raises for a malformed URL.
        raise
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
        raise BadServer(f"Cannot reach the database: {first_line(error)}.") from None


def first_line(error: Exception) -> str:
    """What is wrong, without PostgreSQL's details."""
    return str(error).partition("\n")[0] or type(error).__name__


async def schema_version(db: Connection) -> int:
    """The schema of the database; 0 if it has none yet."""
    if await db.fetchval("SELECT to_regclass('schema_version')") is None:
        return 0
    return await db.fetchval("SELECT max(version) FROM schema_version") or 0


async def migrate(db: Connection, target: int | None = None) -> None:
    """Migrate to this schema, by default to the newest."""
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
        await db.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
        version = await schema_version(db)
        for migration in pending_migrations(version, target):
            for statement in read_statements(migration):
                await db.execute(statement)
            version += 1
            await db.execute("INSERT INTO schema_version VALUES ($1)", version)


async def drop_all(db: Connection) -> None:
    """Make the database as good as new."""
    for table in (*DATABASE_TABLES, "schema_version"):
        await db.execute(f"DROP TABLE IF EXISTS {table}")


async def check_integrity(db: Connection) -> None:
    """Raise `BadServer` if the database lacks what its schema says. Damaged files are PostgreSQL's own business."""
    try:
        for table in DATABASE_TABLES:
            await db.fetch(f"SELECT * FROM {table} LIMIT 1")  # noqa: S608 - our own names
    except (asyncpg.UndefinedTableError, asyncpg.DataCorruptedError, asyncpg.InsufficientPrivilegeError) as error:
        raise damaged("the database", first_line(error)) from None


async def read_all(db: Connection, table: str) -> AsyncIterator[tuple[Any, ...]]:
    """The columns of a database table, then its rows. Needs a transaction."""
    statement = await db.prepare(f"SELECT * FROM {table}")  # noqa: S608 - our own names
    yield tuple(attribute.name for attribute in statement.get_attributes())
    async for row in statement.cursor(prefetch=1000):
        yield tuple(row)


async def insert_all(db: Connection, table: str, columns: Sequence[str], rows: Sequence[tuple[Any, ...]]) -> None:
    await db.copy_records_to_table(table, columns=columns, records=rows)
