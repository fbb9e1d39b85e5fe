"""The store: an append-only log for each table, and one row by which tables are found."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

from ...engine import UserError

MIGRATIONS = sorted((Path(__file__).parent / "migrations").glob("*.sql"))

DATABASE_TABLES = ("settings", "tables", "log_lines", "documents")
FIRST_SCHEMA_WITH_DOCUMENTS = 3
ROWS_PER_PAGE = 1000
RUNNING = ("gathering", "playing", "paused")
"""The statuses of tables that can go on. The others are over and closed."""


class BadServer(UserError):
    """The server cannot run with these settings. The message says what is wrong and what to do."""


class StoreUnavailable(Exception):
    """The store cannot be read or written now: the disk is full, or the database is down or does not answer.

    Whether a write was done is unknown.
    """


class DeviceFull(StoreUnavailable):
    """The tables are on the reader's own device, and it has no room left. Nothing was written."""


class TableRow(NamedTuple):
    """What is stored of a table besides its log."""

    game: str
    status: str
    listed: bool
    due_at: float | None
    """When a bot or a clock needs attention, though nobody may be connected."""
    updated_at: float
    summary: str
    rules_version: int | None = None
    """The version of the game's rules that the log names. None: the table was opened before logs named it."""
    components_hash: str = ""

    @property
    def rules(self) -> tuple[int | None, str]:
        return self.rules_version, self.components_hash


class Store(Protocol):
    """Methods that change something return when the change is durable. All may raise `StoreUnavailable`."""

    async def create(self, id: str, lines: Sequence[str], row: TableRow) -> None:
        """Store a new table with the first lines of its log."""

    async def append(self, id: str, first: int, lines: Sequence[str], row: TableRow | None) -> bool:
        """Append lines to a log, numbered from `first` on: all of them, or none if `first` is taken already.

        Returns whether the lines were written: not if there is no such table any more. `row`: also replace its row.
        """

    async def read_lines(self, id: str, first: int = 0) -> list[str]:
        """A table's log from line `first` on; empty if there is no such table."""

    async def read_row(self, id: str) -> TableRow | None:
        """A table's row; None if there is no such table."""

    async def read_rows(self, ids: Sequence[str]) -> dict[str, TableRow]:
        """The rows of those of these tables that exist, by id."""

    async def list_rows(self, after: str, limit: int) -> list[tuple[str, TableRow]]:
        """Ids and rows of tables, in an order of ids that the database chooses: the first ones after this id."""

    async def list_tables(self, status: Sequence[str], limit: int) -> list[tuple[str, TableRow]]:
        """Ids and rows of the listed tables with one of these statuses, last updated first."""

    async def due_tables(self, before: float, limit: int) -> list[str]:
        """Ids of the tables that were due before this time, most overdue first."""

    async def delete(self, id: str) -> None:
        """Delete a table and its log, at once for all processes."""

    async def changed_elsewhere(self) -> bool:
        """Whether another process may have written something since the last call."""

    async def get_or_set(self, name: str, value: str) -> str:
        """Store a value under a name unless there is one already; returns the stored one."""

    async def put_document(self, kind: str, id: str, value: str, expires_at: float | None = None) -> None:
        """Store a document under its kind and id, in place of the one that is there."""

    async def get_document(self, kind: str, id: str) -> str | None:
        """A document; None if there is none or it has expired."""

    async def take_document(self, kind: str, id: str) -> str | None:
        """Get a document and delete it. Of several callers at the same time, only one gets it."""

    async def list_documents(self, kind: str, prefix: str, limit: int) -> list[tuple[str, str]]:
        """Ids and values of the documents of a kind whose ids start with this prefix, in order of their ids."""

    async def delete_documents(self, kind: str, prefix: str) -> None:
        """Delete the documents of a kind whose ids start with this prefix."""

    async def delete_expired_documents(self) -> None: ...

    async def check_writable(self) -> None:
        """Write something small."""

    async def check_integrity(self) -> None:
        """Raise `BadServer` if the data is damaged."""

    async def close(self) -> None: ...


async def all_rows(store: Store) -> AsyncIterator[tuple[str, TableRow]]:
    """The ids and rows of all tables, read page by page."""
    after = ""
    while rows := await store.list_rows(after, ROWS_PER_PAGE):
        for id, row in rows:
            yield id, row
        after = rows[-1][0]


def database_tables(schema: int) -> tuple[str, ...]:
    """The database tables that this schema has."""
    return DATABASE_TABLES if schema >= FIRST_SCHEMA_WITH_DOCUMENTS else DATABASE_TABLES[:-1]


def after_prefix(prefix: str) -> str:
    """A text after all ids with this prefix: ids consist of ASCII characters."""
    return prefix + "\x7f"


def read_statements(migration: Path) -> list[str]:
    """The SQL statements of a migration. Both databases run them unchanged."""
    return [part.strip() for part in migration.read_text(encoding="utf-8").split(";") if part.strip()]


def pending_migrations(version: int, target: int | None = None) -> list[Path]:
    """The migrations that data of this schema version still needs. Data of a newer program is refused.

    `target`: the schema to migrate to, by default the newest.
    """
    if version > len(MIGRATIONS):
        raise BadServer(
            f"The data has schema {version}, which a newer Jolly Roger wrote; this one knows schemas up to "
            f"{len(MIGRATIONS)}. Start the newer version, or choose another place with --data or --database."
        )
    return MIGRATIONS[version:target]


def require_newest_schema(version: int) -> None:
    """Refuse data that still has to be migrated."""
    if pending_migrations(version):
        raise BadServer(
            f"The data has schema {version}, and this program needs schema {len(MIGRATIONS)}: make a backup with "
            "'jollyroger tables backup', then run 'jollyroger tables migrate' or start the server."
        )


def damaged(place: str, detail: str) -> BadServer:
    return BadServer(
        f"The data in {place} is damaged ({detail}). Keep a copy of it, then restore your last backup into a new "
        "place: 'jollyroger tables restore FILE --data DIR'."
    )
