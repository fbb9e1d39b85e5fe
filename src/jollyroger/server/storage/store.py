"""The store: an append-only log for each table, and one row by which tables are found."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

from ...engine import UserError

MIGRATIONS = sorted((Path(__file__).parent / "migrations").glob("*.sql"))


UNREACHABLE = "The tables cannot be reached just now; nothing is lost, try again in a moment."


class BadServer(UserError):
    """The server cannot run with these settings. The message says what is wrong and what to do."""


class StoreUnavailable(Exception):
    """The store cannot be read or written now: the disk is full, or the database is down or does not answer.

    Whether a write was done is unknown.
    """


class TableRow(NamedTuple):
    """What is stored of a table besides its log."""

    game: str
    status: str
    listed: bool
    due_at: float | None
    """When a bot or a clock needs attention, though nobody may be connected."""
    updated_at: float
    summary: str


class Store(Protocol):
    """Methods that change something return when the change is durable. All may raise `StoreUnavailable`."""

    async def create(self, id: str, lines: Sequence[str], row: TableRow) -> None:
        """Store a new table with the first lines of its log."""

    async def append(self, id: str, first: int, lines: Sequence[str], row: TableRow | None) -> bool:
        """Append lines to a log, numbered from `first` on: all of them, or none if `first` is taken already.

        Returns whether the lines were written. `row`: also replace the table's row.
        """

    async def read_lines(self, id: str, first: int = 0) -> list[str]:
        """A table's log from line `first` on; empty if there is no such table."""

    async def list_tables(self, status: Sequence[str], limit: int) -> list[tuple[str, str]]:
        """Ids and summaries of the listed tables with one of these statuses, last updated first."""

    async def due_tables(self, before: float, limit: int) -> list[str]:
        """Ids of the tables that were due before this time, most overdue first."""

    async def get_or_set(self, name: str, value: str) -> str:
        """Store a value under a name unless there is one already; returns the stored one."""

    async def check_writable(self) -> None:
        """Write something small."""

    async def close(self) -> None: ...


def read_statements(migration: Path) -> list[str]:
    """The SQL statements of a migration. Both databases run them unchanged."""
    return [part.strip() for part in migration.read_text(encoding="utf-8").split(";") if part.strip()]


def pending_migrations(version: int) -> list[Path]:
    """The migrations that data of this schema version still needs. Data of a newer program is refused."""
    if version > len(MIGRATIONS):
        raise BadServer(
            f"The data has schema {version}, which a newer Jolly Roger wrote; this one knows schemas up to "
            f"{len(MIGRATIONS)}. Start the newer version, or choose another place with --data or --database."
        )
    return MIGRATIONS[version:]
