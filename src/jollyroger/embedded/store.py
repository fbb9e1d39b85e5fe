"""The store in a browser: the same as the server's, on the browser's own database."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Sequence
from math import inf
from typing import TypeVar

import msgspec

from ..server import metrics
from ..server.storage.store import DeviceFull, StoreUnavailable, TableRow, after_prefix
from .interfaces import BrowserDatabase

T = TypeVar("T")
QUOTA_EXCEEDED = "QuotaExceededError"
"""The name of the error that browsers raise if the disk, or their share of it, is full."""
encode = msgspec.json.Encoder().encode
decode_texts = msgspec.json.Decoder(list[str]).decode
decode_pairs = msgspec.json.Decoder(list[tuple[str, str]]).decode
decode_row = msgspec.json.Decoder(TableRow).decode


class TableExists(Exception):
    """There is a table with this id already."""


class BrowserStore:
    """Implements `Store`. A browser has few tables, so lists of them are made from all rows."""

    def __init__(self, database: BrowserDatabase) -> None:
        self._database = database

    async def create(self, id: str, lines: Sequence[str], row: TableRow) -> None:
        if not await _wait(self._database.create(id, _text(list(lines)), _text(row))):
            raise TableExists(id)

    async def append(self, id: str, first: int, lines: Sequence[str], row: TableRow | None) -> bool:
        row_text = "" if row is None else _text(row)
        written = await _wait(self._database.append(id, first, _text(list(lines)), row_text))
        if not written:
            metrics.races.inc()
        return written

    async def read_lines(self, id: str, first: int = 0) -> list[str]:
        return decode_texts(await _wait(self._database.read_lines(id, first)))

    async def read_row(self, id: str) -> TableRow | None:
        text = await _wait(self._database.read_row(id))
        return decode_row(text) if text else None

    async def read_rows(self, ids: Sequence[str]) -> dict[str, TableRow]:
        wanted = {*ids}
        return {id: row for id, row in await self._all_rows() if id in wanted}

    async def list_rows(self, after: str, limit: int) -> list[tuple[str, TableRow]]:
        rows = await self._all_rows()
        return sorted((id, row) for id, row in rows if id > after)[:limit]

    async def list_tables(self, status: Sequence[str], limit: int) -> list[tuple[str, TableRow]]:
        rows = [(id, row) for id, row in await self._all_rows() if row.listed and row.status in status]
        return sorted(rows, key=lambda found: -found[1].updated_at)[:limit]

    async def due_tables(self, before: float, limit: int) -> list[str]:
        rows = await self._all_rows()
        due = sorted((row.due_at, id) for id, row in rows if row.due_at is not None and row.due_at < before)
        return [id for _, id in due[:limit]]

    async def delete(self, id: str) -> None:
        await _wait(self._database.delete_table(id))

    async def changed_elsewhere(self) -> bool:
        # Another tab may have written: whether it has, the database does not say.
        return True

    async def get_or_set(self, name: str, value: str) -> str:
        return await _wait(self._database.get_or_set(name, value))

    async def put_document(self, kind: str, id: str, value: str, expires_at: float | None = None) -> None:
        await _wait(self._database.put_document(kind, id, value, inf if expires_at is None else expires_at))

    async def get_document(self, kind: str, id: str) -> str | None:
        found = decode_pairs(await _wait(self._database.list_documents(kind, id, id, time.time(), 1)))
        return found[0][1] if found else None

    async def take_document(self, kind: str, id: str) -> str | None:
        found = decode_texts(await _wait(self._database.take_document(kind, id, time.time())))
        return found[0] if found else None

    async def list_documents(self, kind: str, prefix: str, limit: int) -> list[tuple[str, str]]:
        last = after_prefix(prefix)
        return decode_pairs(await _wait(self._database.list_documents(kind, prefix, last, time.time(), limit)))

    async def delete_documents(self, kind: str, prefix: str) -> None:
        await _wait(self._database.delete_documents(kind, prefix, after_prefix(prefix)))

    async def delete_expired_documents(self) -> None:
        await _wait(self._database.delete_expired_documents(time.time()))

    async def check_writable(self) -> None:
        await self.put_document("health", "health", "", time.time())

    async def check_integrity(self) -> None:
        """The browser takes care of its database."""

    async def close(self) -> None:
        """The database belongs to the caller."""

    async def _all_rows(self) -> list[tuple[str, TableRow]]:
        return [(id, decode_row(text)) for id, text in decode_pairs(await _wait(self._database.read_rows()))]


async def _wait(promise: Awaitable[T]) -> T:
    """The result of a promise. One that is rejected raises an error of JavaScript, whatever it is."""
    try:
        return await promise
    except Exception as error:
        unavailable = DeviceFull if QUOTA_EXCEEDED in str(error) else StoreUnavailable
        raise unavailable(f"{type(error).__name__}: {error}") from error


def _text(value: list[str] | TableRow) -> str:
    return encode(value).decode()
