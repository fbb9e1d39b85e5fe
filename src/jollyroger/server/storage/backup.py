"""Backups of a whole store, and restoring one into SQLite or PostgreSQL, whichever it came from."""

from __future__ import annotations

import itertools
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from . import sqlite_file
from .backup_file import BackupReader, Counts, new_backup_file
from .opening import check_url
from .store import BadServer, database_tables, pending_migrations

if TYPE_CHECKING:
    import asyncpg

ROWS_PER_BATCH = 5000
CONNECT_TIMEOUT_SECONDS = 10.0


async def back_up(data: Path, database: str | None, path: Path) -> Counts:
    """Write everything in the store to a new file, as it is at one moment, though servers may be writing."""
    if database is None:
        return _back_up_sqlite(data, path)
    check_url(database)
    return await _back_up_postgres(database, path)


async def restore(path: Path, data: Path, database: str | None) -> Counts:
    """Fill an empty store from a backup: all of it, or nothing if something is wrong. Then migrate it as needed."""
    backup = BackupReader(path)
    pending_migrations(backup.schema)
    if database is None:
        _restore_sqlite(backup, data)
    else:
        check_url(database)
        await _restore_postgres(backup, database)
    return backup.counts


def _back_up_sqlite(data: Path, path: Path) -> Counts:
    with sqlite_file.friendly_errors(data):
        sqlite_file.require_file(data)
        with closing(sqlite_file.connect(data)) as db:
            # In WAL mode, a transaction that reads sees one moment and keeps nobody from writing.
            db.execute("BEGIN")
            schema = sqlite_file.schema_version(db)
            with new_backup_file(path, schema) as backup:
                for table in database_tables(schema):
                    rows = sqlite_file.read_all(db, table)
                    backup.begin_table(table, next(rows))
                    for row in rows:
                        backup.write_row(row)
            return backup.counts


async def _back_up_postgres(url: str, path: Path) -> Counts:
    from . import postgres_database as postgres

    with postgres.friendly_errors():
        db = await _connect(url)
        try:
            async with db.transaction(isolation="repeatable_read", readonly=True):
                schema = await _existing_schema(db)
                with new_backup_file(path, schema) as backup:
                    for table in database_tables(schema):
                        rows = postgres.read_all(db, table)
                        backup.begin_table(table, await anext(rows))
                        async for row in rows:
                            backup.write_row(row)
                return backup.counts
        finally:
            await db.close()


def _restore_sqlite(backup: BackupReader, data: Path) -> None:
    with sqlite_file.friendly_errors(data):
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        with sqlite_file.lock_folder(data), closing(sqlite_file.connect(data)) as db:
            if sqlite_file.schema_version(db) and db.execute("SELECT 1 FROM tables LIMIT 1").fetchone():
                raise _not_empty(str(data))
            # The rows have the columns of the backup's schema; then they are migrated like those of an old server.
            sqlite_file.drop_all(db)
            sqlite_file.migrate(db, backup.schema)
            _fill_sqlite(db, backup)
            sqlite_file.migrate(db)


def _fill_sqlite(db: sqlite3.Connection, backup: BackupReader) -> None:
    db.execute("BEGIN IMMEDIATE")
    try:
        for table in backup.tables():
            sqlite_file.insert_all(db, *table)
        db.execute("COMMIT")
    except BaseException:
        db.execute("ROLLBACK")
        raise


async def _restore_postgres(backup: BackupReader, url: str) -> None:
    from . import postgres_database as postgres

    with postgres.friendly_errors():
        db = await _connect(url)
        try:
            async with db.transaction():
                if await postgres.schema_version(db):
                    await db.execute("LOCK TABLE tables")
                    if await db.fetchval("SELECT count(*) FROM tables"):
                        raise _not_empty("the database")
                await postgres.drop_all(db)
                await postgres.migrate(db, backup.schema)
                for table in backup.tables():
                    while batch := list(itertools.islice(table.rows, ROWS_PER_BATCH)):
                        await postgres.insert_all(db, table.name, table.columns, batch)
                await postgres.migrate(db)
        finally:
            await db.close()


async def _connect(url: str) -> asyncpg.Connection:
    import asyncpg

    return await asyncpg.connect(url, timeout=CONNECT_TIMEOUT_SECONDS)


async def _existing_schema(db: asyncpg.Connection) -> int:
    from .postgres_database import schema_version

    version = await schema_version(db)
    if not version:
        raise BadServer("There are no tables in the database.")
    return version


def _not_empty(place: str) -> BadServer:
    return BadServer(
        f"There are tables in {place} already, and a backup is restored only where there are none: "
        "name a new folder with --data, or an empty database with --database."
    )
