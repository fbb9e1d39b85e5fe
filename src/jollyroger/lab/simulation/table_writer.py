"""Writes rows to a file as they come: Parquet, CSV or JSON lines, by the file's suffix.

Rows go to a file beside it that ends in `.part`. When the writer closes, also after Ctrl-C or an error, the `.part`
becomes the requested file, so a file with that name is always complete. If the process is killed the `.part` stays.
For CSV and JSON lines it is the text so far. A Parquet file cannot be read before it is finished, so for Parquet the
`.part` is an Arrow stream (`pyarrow.ipc.open_stream`).
"""

from __future__ import annotations

import csv
import json
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import Any, Self

from ...engine import BadSetup
from ..optional import import_optional
from ..pool import defer_interrupt

Row = Sequence[Any]

FLUSH_SECONDS = 1.0
"""Parquet rows are written to the `.part` when this much time has passed since the last time,"""
FLUSH_ROWS = 4096
"""or when there are this many: what a killed process loses, against the size and speed of larger Arrow batches."""
ROW_GROUP_ROWS = 16_384
"""Rows in a Parquet row group. Fixed, so that the same rows give the same file however they came."""


class TableWriter:
    """A file to which rows are written. A column has a name and a type: int, seed, float, text, ints or texts."""

    def __init__(self, path: Path, columns: Mapping[str, str]) -> None:
        self.path = path
        self.part = path.with_name(path.name + ".part")
        self.columns = columns
        for existing in (path, self.part):
            if existing.exists():
                raise BadSetup(f"{existing} exists already; move it away or write to another file.")
        if not path.parent.is_dir():
            raise BadSetup(f"Cannot write {path}: no such file or directory.")

    def write(self, rows: Sequence[Row]) -> None:
        raise NotImplementedError

    def _open_part(self) -> None:
        raise NotImplementedError

    def _finish(self) -> None:
        """Close the part and turn it into the requested file."""
        raise NotImplementedError

    def __enter__(self) -> Self:
        with self._readable_errors():
            self._open_part()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with defer_interrupt(), self._readable_errors():
            self._finish()

    @contextmanager
    def _readable_errors(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise BadSetup(f"Cannot write {self.path}: {(error.strerror or str(error)).lower()}.") from None


class LineWriter(TableWriter):
    """CSV or JSON lines. In CSV a list is written as JSON, and None as an empty cell."""

    def write(self, rows: Sequence[Row]) -> None:
        with self._readable_errors():
            for row in rows:
                self._write_row(row)
            self._file.flush()

    def _open_part(self) -> None:
        self._file = self.part.open("x", encoding="utf-8", newline="")
        if self.path.suffix == ".csv":
            self._csv = csv.writer(self._file, lineterminator="\n")
            self._csv.writerow(self.columns)

    def _write_row(self, row: Row) -> None:
        if self.path.suffix == ".csv":
            self._csv.writerow([json.dumps(cell) if isinstance(cell, (list, tuple)) else cell for cell in row])
        else:
            self._file.write(json.dumps(dict(zip(self.columns, row, strict=True))) + "\n")

    def _finish(self) -> None:
        self._file.close()
        os.replace(self.part, self.path)


class ParquetWriter(TableWriter):
    """Parquet, written as an Arrow stream first."""

    def __init__(self, path: Path, columns: Mapping[str, str]) -> None:
        super().__init__(path, columns)
        self._arrow = arrow = import_optional("pyarrow", "lab")
        self._parquet_writer = import_optional("pyarrow.parquet", "lab").ParquetWriter
        text, integer = arrow.string(), arrow.int64()
        types = {"int": integer, "seed": arrow.uint64(), "float": arrow.float64(), "text": text}
        types |= {"ints": arrow.list_(integer), "texts": arrow.list_(text)}
        self._schema = arrow.schema([(name, types[kind]) for name, kind in columns.items()])
        self._pending: list[Row] = []
        self._last_flush = monotonic()

    def write(self, rows: Sequence[Row]) -> None:
        self._pending += rows
        if len(self._pending) >= FLUSH_ROWS or monotonic() - self._last_flush > FLUSH_SECONDS:
            with self._readable_errors():
                self._flush()

    def _open_part(self) -> None:
        self._file = self.part.open("xb")
        options = self._arrow.ipc.IpcWriteOptions(compression="zstd")
        self._stream = self._arrow.ipc.new_stream(self._file, self._schema, options=options)

    def _flush(self) -> None:
        if self._pending:
            columns = zip(*self._pending, strict=True)
            arrays = [
                self._arrow.array(column, type=field.type) for column, field in zip(columns, self._schema, strict=True)
            ]
            self._stream.write_batch(self._arrow.record_batch(arrays, schema=self._schema))
            self._file.flush()
        self._pending = []
        self._last_flush = monotonic()

    def _finish(self) -> None:
        self._flush()
        self._stream.close()
        self._file.close()
        finished = self.path.with_name(self.path.name + ".new")
        with self.part.open("rb") as part, self._parquet_writer(finished, self._schema, compression="zstd") as writer:
            for group in self._row_groups(self._arrow.ipc.open_stream(part)):
                writer.write_table(group, row_group_size=ROW_GROUP_ROWS)
        os.replace(finished, self.path)
        self.part.unlink()

    def _row_groups(self, stream: Any) -> Iterator[Any]:
        """The rows of a stream in groups of equal size; the last may be smaller."""
        rest = self._schema.empty_table()
        for batch in stream:
            rest = self._arrow.concat_tables([rest, self._arrow.Table.from_batches([batch])])
            while rest.num_rows >= ROW_GROUP_ROWS:
                yield rest.slice(0, ROW_GROUP_ROWS).combine_chunks()
                rest = rest.slice(ROW_GROUP_ROWS)
        yield rest.combine_chunks()


WRITERS: dict[str, type[TableWriter]] = {".parquet": ParquetWriter, ".csv": LineWriter, ".jsonl": LineWriter}


def open_table_writer(path: Path, columns: Mapping[str, str]) -> TableWriter:
    """The writer for a file with this suffix."""
    writer = WRITERS.get(path.suffix)
    if writer is None:
        raise BadSetup(f"A table file ends in one of {', '.join(WRITERS)}; '{path.name}' does not.")
    return writer(path, columns)
