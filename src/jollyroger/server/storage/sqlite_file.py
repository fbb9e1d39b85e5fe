"""The SQLite file of a data folder: opening, locking, migrating, checking, reading and filling it as a whole."""

from __future__ import annotations

import fcntl
import os
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from .store import DATABASE_TABLES, BadServer, damaged, pending_migrations, read_statements

FILE = "jollyroger.sqlite"


@contextmanager
def friendly_errors(data: Path) -> Iterator[None]:
    """Turn errors of the operating system and of SQLite into `BadServer`."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorname in ("SQLITE_CORRUPT", "SQLITE_NOTADB"):
            raise damaged(str(data), str(error).lower()) from None
        raise BadServer(f"Cannot keep tables in {data}: {str(error).lower()}.") from None
    except (OSError, sqlite3.Error) as error:
        raise BadServer(f"Cannot keep tables in {data}: {str(error).lower()}.") from None


def require_file(data: Path) -> None:
    if not (data / FILE).is_file():
        raise BadServer(f"There are no tables in {data}: name the folder of the server with --data.")


def connect(data: Path) -> sqlite3.Connection:
    """Open the file, and create it if needed."""
    _make_private(data / FILE)
    db = sqlite3.connect(data / FILE, isolation_level=None, check_same_thread=False)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    return db


def lock_folder(data: Path) -> IO[str]:
    """Lock the folder for this process: another one would not notice what is written here."""
    _make_private(data / "lock")
    lock = (data / "lock").open("w")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        lock.close()
        raise BadServer(
            f"Another server has its tables in {data}; stop it, choose another folder with --data, "
            "or let several servers share a --database."
        ) from None
    return lock


def schema_version(db: sqlite3.Connection) -> int:
    version: int = db.execute("PRAGMA user_version").fetchone()[0]
    return version


def migrate(db: sqlite3.Connection, target: int | None = None) -> None:
    """Migrate to this schema, by default to the newest."""
    version = schema_version(db)
    for migration in pending_migrations(version, target):
        db.execute("BEGIN IMMEDIATE")
        for statement in read_statements(migration):
            db.execute(statement)
        version += 1
        db.execute(f"PRAGMA user_version = {version:d}")
        db.execute("COMMIT")


def drop_all(db: sqlite3.Connection) -> None:
    """Make the file as good as new."""
    for table in DATABASE_TABLES:
        db.execute(f"DROP TABLE IF EXISTS {table}")
    db.execute("PRAGMA user_version = 0")


def check_integrity(db: sqlite3.Connection, data: Path) -> None:
    """Raise `BadServer` if the file is damaged or lacks what its schema says."""
    try:
        (problem,) = db.execute("PRAGMA quick_check(1)").fetchone()
        if problem != "ok":
            raise damaged(str(data), str(problem).splitlines()[-1])
        for table in DATABASE_TABLES:
            db.execute(f"SELECT * FROM {table} LIMIT 1").fetchall()  # noqa: S608 - our own names
    except sqlite3.DatabaseError as error:
        raise damaged(str(data), str(error).lower()) from None


def read_all(db: sqlite3.Connection, table: str) -> Iterator[tuple[Any, ...]]:
    """The columns of a database table, then its rows."""
    cursor = db.execute(f"SELECT * FROM {table}")  # noqa: S608 - our own names
    yield tuple(column[0] for column in cursor.description)
    yield from cursor


def insert_all(db: sqlite3.Connection, table: str, columns: tuple[str, ...], rows: Iterable[tuple[Any, ...]]) -> None:
    names, places = ", ".join(columns), ", ".join("?" * len(columns))
    db.executemany(f"INSERT INTO {table} ({names}) VALUES ({places})", rows)  # noqa: S608 - names, not values


def _make_private(file: Path) -> None:
    """Create the file if needed, for this user only: the data contains the secrets of running games.

    SQLite gives its other files the same permissions.
    """
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    file.chmod(0o600)
