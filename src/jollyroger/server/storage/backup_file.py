"""The backup file: everything in a store, independent of the kind of database.

Lines of JSON, compressed with gzip. A header names the format and the schema. For each database table follow a line
with its columns and a line for each of its rows; at the end, the number of rows of each.
"""

from __future__ import annotations

import gzip
import json
import os
import time
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

from .store import BadServer, database_tables

FORMAT = "jollyroger backup 1"
Counts = dict[str, int]
"""The number of rows of each database table."""


class BackupWriter:
    def __init__(self, file: gzip.GzipFile, schema: int) -> None:
        self._file = file
        self.counts: Counts = {}
        self._table = ""
        self._write({"format": FORMAT, "schema": schema, "created": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())})

    def begin_table(self, table: str, columns: tuple[str, ...]) -> None:
        self._table = table
        self.counts[table] = 0
        self._write({"table": table, "columns": columns})

    def write_row(self, row: tuple[Any, ...]) -> None:
        self.counts[self._table] += 1
        self._write(row)

    def finish(self) -> None:
        self._write({"rows": self.counts})

    def _write(self, value: Any) -> None:
        self._file.write(json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")


@contextmanager
def new_backup_file(path: Path, schema: int) -> Iterator[BackupWriter]:
    """Write a backup. The file appears under its name when it is complete and on disk, for its owner only (0600)."""
    if path.exists():
        raise BadServer(f"{path} exists already; name a new file for the backup.")
    partial = path.with_name(f".{path.name}.part")
    try:
        with suppress(FileNotFoundError):
            partial.unlink()
        handle = os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        try:
            with open(handle, "wb") as raw:
                with gzip.GzipFile(fileobj=raw, mode="wb", compresslevel=6, filename="") as file:
                    writer = BackupWriter(file, schema)
                    yield writer
                    writer.finish()
                raw.flush()
                os.fsync(raw.fileno())
            partial.rename(path)
        except BaseException:
            with suppress(OSError):
                partial.unlink()
            raise
    except OSError as error:
        raise BadServer(f"Cannot write {path}: {(error.strerror or str(error)).lower()}.") from None


class BackupTable(NamedTuple):
    """A database table in a backup. Its rows must be read before the next table is."""

    name: str
    columns: tuple[str, ...]
    rows: Iterator[tuple[Any, ...]]


class BackupReader:
    """Reads a backup from beginning to end. What is wrong with the file is raised as `BadServer`."""

    def __init__(self, path: Path) -> None:
        self.counts: Counts = {}
        self._path = path
        self._lines = self._read_lines()
        header = next(self._lines, None)
        if not isinstance(header, dict) or header.get("format") != FORMAT or not isinstance(header.get("schema"), int):
            raise BadServer(f"{path} is not a backup of Jolly Roger's tables.")
        self.schema: int = header["schema"]
        self._heading = next(self._lines, None)

    def tables(self) -> Iterator[BackupTable]:
        """The database tables of the backup. Raises `BadServer` at the end if something is missing."""
        for name in database_tables(self.schema):
            heading = self._heading
            if not isinstance(heading, dict) or heading.get("table") != name:
                raise self._incomplete()
            columns = heading.get("columns")
            if not isinstance(columns, list) or not all(str(column).isidentifier() for column in columns):
                raise self._incomplete()
            self.counts[name] = 0
            yield BackupTable(name, tuple(columns), self._rows(name, len(columns)))
        if self._heading != {"rows": self.counts}:
            raise self._incomplete()

    def _rows(self, table: str, width: int) -> Iterator[tuple[Any, ...]]:
        for line in self._lines:
            if isinstance(line, dict):
                self._heading = line
                return
            if not isinstance(line, list) or len(line) != width:
                raise self._incomplete()
            self.counts[table] += 1
            yield tuple(line)
        raise self._incomplete()

    def _read_lines(self) -> Iterator[Any]:
        try:
            with gzip.open(self._path, "rt", encoding="utf-8") as file:
                for line in file:
                    yield json.loads(line)
        except gzip.BadGzipFile:
            raise BadServer(f"{self._path} is not a backup of Jolly Roger's tables, or it is damaged.") from None
        except OSError as error:
            raise BadServer(f"Cannot read {self._path}: {(error.strerror or str(error)).lower()}.") from None
        except (EOFError, ValueError, zlib.error):
            raise self._incomplete() from None

    def _incomplete(self) -> BadServer:
        return BadServer(f"The backup {self._path} is incomplete or damaged; nothing was restored.")
