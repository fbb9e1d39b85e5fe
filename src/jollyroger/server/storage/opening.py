"""Opens the store that the command line names: a data folder, or a database URL."""

from __future__ import annotations

from pathlib import Path

from .sqlite import open_sqlite, open_sqlite_beside_server
from .store import BadServer, Store


async def open_store(data: Path, database: str | None) -> Store:
    """Open the store in a data folder, or the one behind a database URL; create it or migrate it as needed."""
    if database is None:
        return open_sqlite(data)
    check_url(database)
    from .postgres import open_postgres

    return await open_postgres(database)


async def open_store_beside_servers(data: Path, database: str | None) -> Store:
    """Open an existing store though servers may be using it. Nothing is created or migrated."""
    if database is None:
        return open_sqlite_beside_server(data)
    check_url(database)
    from .postgres import open_postgres

    return await open_postgres(database, beside_servers=True)


def check_url(database: str) -> None:
    """Refuse a URL of another kind of database, and any URL if the driver is missing."""
    if not database.startswith(("postgresql://", "postgres://")):
        raise BadServer("--database is a URL of PostgreSQL, like postgresql://user@host/name; leave it out for SQLite.")
    try:
        import asyncpg  # noqa: F401
    except ImportError:
        raise BadServer("PostgreSQL needs asyncpg: pip install 'jollyroger[scale]'.") from None
