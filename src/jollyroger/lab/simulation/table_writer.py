"""Rows into a file, as they come: Parquet, CSV or JSON lines, by the file's suffix.

While rows come they are written to a file beside it that ends in `.part`. It is made into the file that was asked for
at the end, which Ctrl-C or an error may bring early; whoever sees the file under its own name can read it. If the
process is killed the `.part` stays. For CSV and JSON lines it is the same text as far as it came; for Parquet, whose
files cannot be read before they are finished, it is an Arrow stream (`pyarrow.ipc.open_stream`).
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
from ..pool.interrupt import defer_interrupt

Row = Sequence[Any]

OFTEN = 1.0
"""Seconds that a row waits at most to be written, as long as others come."""
BATCH = 4096
GROUP = 16_384
"""Rows in a row group of Parquet: always as many, so that the same rows make the same file."""


class Sheet:
    """A file to which rows are added. Columns have a name and a type: int, seed, float, text, ints or texts."""

    def __init__(self, path: Path, columns: Mapping[str, str]) -> None:
        self.path = path
        self.part = path.with_name(path.name + ".part")
        self.columns = columns
        for taken in (path, self.part):
            if taken.exists():
                raise BadSetup(f"{taken} exists already; move it away or write to another file.")

    def add(self, rows: Sequence[Row]) -> None:
        raise NotImplementedError

    def _begin(self) -> None:
        """Open the part."""
        raise NotImplementedError

    def _finish(self) -> None:
        """Close the part, and put it or what is made of it in its place."""
        raise NotImplementedError

    def __enter__(self) -> Self:
        with self._writing():
            self._begin()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with defer_interrupt(), self._writing():
            self._finish()

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """What cannot be written is said in a sentence."""
        try:
            yield
        except OSError as error:
            raise BadSetup(f"Cannot write {self.path}: {(error.strerror or str(error)).lower()}.") from None


class Lines(Sheet):
    """CSV or JSON lines. In CSV a list is written as JSON, and nothing is written for None."""

    def add(self, rows: Sequence[Row]) -> None:
        with self._writing():
            for row in rows:
                self._write(row)
            self._out.flush()

    def _begin(self) -> None:
        self._out = self.part.open("x", encoding="utf-8", newline="")
        if self.path.suffix == ".csv":
            self._csv = csv.writer(self._out, lineterminator="\n")
            self._csv.writerow(self.columns)

    def _write(self, row: Row) -> None:
        if self.path.suffix == ".csv":
            self._csv.writerow([json.dumps(cell) if isinstance(cell, (list, tuple)) else cell for cell in row])
        else:
            self._out.write(json.dumps(dict(zip(self.columns, row, strict=True))) + "\n")

    def _finish(self) -> None:
        self._out.close()
        os.replace(self.part, self.path)


class Parquet(Sheet):
    """Parquet, by way of an Arrow stream."""

    def __init__(self, path: Path, columns: Mapping[str, str]) -> None:
        super().__init__(path, columns)
        self._arrow = arrow = import_optional("pyarrow", "lab")
        self._writer = import_optional("pyarrow.parquet", "lab").ParquetWriter
        text, whole = arrow.string(), arrow.int64()
        types = {"int": whole, "seed": arrow.uint64(), "float": arrow.float64(), "text": text}
        types |= {"ints": arrow.list_(whole), "texts": arrow.list_(text)}
        self._schema = arrow.schema([(name, types[kind]) for name, kind in columns.items()])
        self._held: list[Row] = []
        self._written = monotonic()

    def add(self, rows: Sequence[Row]) -> None:
        self._held += rows
        if len(self._held) >= BATCH or monotonic() - self._written > OFTEN:
            with self._writing():
                self._flush()

    def _begin(self) -> None:
        self._out = self.part.open("xb")
        options = self._arrow.ipc.IpcWriteOptions(compression="zstd")
        self._stream = self._arrow.ipc.new_stream(self._out, self._schema, options=options)

    def _flush(self) -> None:
        if self._held:
            cells = zip(*self._held, strict=True)
            arrays = [
                self._arrow.array(column, type=field.type) for column, field in zip(cells, self._schema, strict=True)
            ]
            self._stream.write_batch(self._arrow.record_batch(arrays, schema=self._schema))
            self._out.flush()
        self._held = []
        self._written = monotonic()

    def _finish(self) -> None:
        self._flush()
        self._stream.close()
        self._out.close()
        made = self.path.with_name(self.path.name + ".new")
        with self.part.open("rb") as part, self._writer(made, self._schema, compression="zstd") as writer:
            for group in self._groups(self._arrow.ipc.open_stream(part)):
                writer.write_table(group, row_group_size=GROUP)
        os.replace(made, self.path)
        self.part.unlink()

    def _groups(self, stream: Any) -> Iterator[Any]:
        """The rows of a stream in groups of one size."""
        held = self._schema.empty_table()
        for batch in stream:
            held = self._arrow.concat_tables([held, self._arrow.Table.from_batches([batch])])
            while held.num_rows >= GROUP:
                yield held.slice(0, GROUP).combine_chunks()
                held = held.slice(GROUP)
        yield held.combine_chunks()


KINDS: dict[str, type[Sheet]] = {".parquet": Parquet, ".csv": Lines, ".jsonl": Lines}


def sheet(path: Path, columns: Mapping[str, str]) -> Sheet:
    """The sheet for a file of that name."""
    kind = KINDS.get(path.suffix)
    if kind is None:
        raise BadSetup(f"A table is written as one of {', '.join(KINDS)}; '{path.name}' is none of these.")
    return kind(path, columns)
