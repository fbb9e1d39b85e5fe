"""Where tables are kept: an append-only log for each, and one row by which the lobby and the sweeper find it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

from ..engine import UserError

MIGRATIONS = sorted((Path(__file__).parent / "migrations").glob("*.sql"))


class BadServer(UserError):
    """The server cannot run so. The message says what is wrong and what to do."""


class Index(NamedTuple):
    """What is kept of a table besides its log. `due`: when somebody must see to it, a bot or a clock."""

    game: str
    status: str
    listed: bool
    due: float | None
    updated: float
    summary: str


class Store(Protocol):
    """Every method that changes something returns when the change is durable."""

    async def create(self, id: str, lines: Sequence[str], index: Index) -> None:
        """A new table with the first lines of its log."""

    async def append(self, id: str, n: int, lines: Sequence[str], index: Index | None) -> bool:
        """Add lines as the n-th and following, all or none. False: somebody else has written an n-th line before."""

    async def lines(self, id: str, first: int = 0) -> list[str]:
        """A table's log from line `first` on; nothing if there is no such table."""

    async def listing(self, status: Sequence[str], limit: int) -> list[tuple[str, str]]:
        """The listed tables of that status, ids with summaries, last changed first."""

    async def due(self, before: float, limit: int) -> list[str]:
        """The tables that should have been seen to by then."""

    async def keep(self, name: str, value: str) -> str:
        """Keep a value under a name unless there is one already; returns the one that is kept."""

    async def close(self) -> None: ...


def statements(migration: Path) -> list[str]:
    """The statements of a migration: both dialects run them as they are."""
    return [part.strip() for part in migration.read_text(encoding="utf-8").split(";") if part.strip()]


def outstanding(version: int) -> list[Path]:
    """The migrations a store of this version still needs; refused if it is of a newer program."""
    if version > len(MIGRATIONS):
        raise BadServer(
            f"The data is of schema {version}, which a newer Jolly Roger wrote; this one knows schemas up to "
            f"{len(MIGRATIONS)}. Start that version, or choose another place by --data or --database."
        )
    return MIGRATIONS[version:]


async def open_store(data: Path, database: str | None) -> Store:
    """The store in a data folder, or the one behind a database URL."""
    if database is None:
        from .sqlite import open_sqlite

        return open_sqlite(data)
    if not database.startswith(("postgresql://", "postgres://")):
        raise BadServer("--database is a URL of PostgreSQL, like postgresql://user@host/name; leave it out for SQLite.")
    try:
        from .postgres import open_postgres
    except ImportError:
        raise BadServer("PostgreSQL needs asyncpg; say: pip install 'jollyroger[scale]'.") from None
    return await open_postgres(database)
