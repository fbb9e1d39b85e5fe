"""Many pieces of work in one transaction of SQLite."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from functools import cache
from itertools import chain, groupby
from typing import Any, NamedTuple

from .store import StoreUnavailable, TableRow

Work = Callable[[sqlite3.Connection], Any]
UPDATE_ROW = (
    "UPDATE tables SET game = ?, status = ?, listed = ?, due_at = ?, updated_at = ?, summary = ?, rules_version = ?, "
    "components_hash = ? WHERE id = ?"
)
MAX_LINES_PER_STATEMENT = 64


class Append(NamedTuple):
    """Work that is frequent: several of them are done by one statement."""

    id: str
    first: int
    lines: Sequence[str]
    row: TableRow | None


class NotAppended(Exception):
    """The number of a line is taken, or its table is gone."""


def run_together(db: sqlite3.Connection, works: Sequence[Append | Work]) -> list[Any]:
    """Do all of this work. An error means that the transaction must be rolled back."""
    results: list[Any] = []
    for is_append, group in groupby(works, lambda work: isinstance(work, Append)):
        if is_append:
            results += append_all(db, [work for work in group if isinstance(work, Append)])
        else:
            results += [work(db) for work in group if not isinstance(work, Append)]
    return results


def run_separately(db: sqlite3.Connection, works: Sequence[Append | Work]) -> list[Any]:
    """Do all of this work, and undo the parts that fail: their results are the errors."""
    results: list[Any] = []
    for work in works:
        db.execute("SAVEPOINT work")
        try:
            results.append(append_if_free(db, work) if isinstance(work, Append) else work(db))
        except Exception as error:
            db.execute("ROLLBACK TO work")
            results.append(translate(error))
        db.execute("RELEASE work")
    return results


def append_all(db: sqlite3.Connection, appends: Sequence[Append]) -> list[bool]:
    """Do all of these, or raise `NotAppended` if one of them loses a race.

    In few statements: the thread waits for the other threads of the program after each.
    """
    lines = [(id, number, line) for id, first, new, _ in appends for number, line in enumerate(new, start=first)]
    begin = 0
    while begin < len(lines):
        # Powers of two, so that there are only a few different statements to prepare.
        count = min(MAX_LINES_PER_STATEMENT, 1 << (len(lines) - begin).bit_length() - 1)
        values = chain.from_iterable(lines[begin : begin + count])
        if db.execute(insert_if_free(count), tuple(values)).rowcount != count:
            raise NotAppended
        begin += count
    db.executemany(UPDATE_ROW, [(*row, id) for id, _, _, row in appends if row is not None])
    return [True] * len(appends)


def append_if_free(db: sqlite3.Connection, append: Append) -> bool:
    id, first, lines, row = append
    for number, line in enumerate(lines, start=first):
        if not db.execute(insert_if_free(1), (id, number, line)).rowcount:
            assert number == first, "the log has a gap"
            return False
    if row is not None:
        db.execute(UPDATE_ROW, (*row, id))
    return True


@cache
def insert_if_free(count: int) -> str:
    """The statement that inserts this many lines, except those whose number is taken or whose table is gone."""
    values = ", ".join(["(?, ?, ?)"] * count)
    return (
        f"INSERT OR IGNORE INTO log_lines SELECT column1, column2, column3 FROM (VALUES {values}) "  # noqa: S608
        "WHERE EXISTS (SELECT 1 FROM tables WHERE id = column1)"
    )


def roll_back(db: sqlite3.Connection) -> None:
    if db.in_transaction:
        db.execute("ROLLBACK")


def translate(error: Exception) -> Exception:
    """A full disk and other failures of the machine become `StoreUnavailable`."""
    if isinstance(error, sqlite3.Error) and not isinstance(error, sqlite3.IntegrityError):
        return StoreUnavailable(str(error))
    return error
