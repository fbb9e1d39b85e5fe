"""A server that knows no games: `python -m bench.serving.relay [FOLDER]`.

It sends every message of a table to both of its seats. With a folder, it first writes a line for it to our store. So it
does the least that a server in Python can do for a move.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import cast

import uvloop

from jollyroger.server.http.websocket import frame_text
from jollyroger.server.storage.sqlite import open_sqlite
from jollyroger.server.storage.store import Store, TableRow

WELCOME = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n"
UPDATE = frame_text(b"x" * 350)
"""As long as an update of the counting game."""
LINE = '{"type":"choice","seat":0,"choice":"add:1","at":1700000000.0}'
ROW = TableRow("count", "playing", False, None, 0.0, "{}")


class Table:
    """Its seats, and how many lines its log has."""

    def __init__(self, id: str, store: Store | None) -> None:
        self.id = id
        self.store = store
        self.seats: list[asyncio.Transport] = []
        self._lines = 1

    def move(self) -> None:
        if self.store is None:
            self._send()
            return
        writing = asyncio.ensure_future(self.store.append(self.id, self._lines, [LINE], ROW))
        self._lines += 1
        writing.add_done_callback(lambda _: self._send())

    def _send(self) -> None:
        for seat in self.seats:
            seat.write(UPDATE)


class Connection(asyncio.Protocol):
    """One seat. The request names the table; then every message is a move."""

    def __init__(self, tables: dict[str, Table], store: Store | None) -> None:
        self._tables = tables
        self._store = store
        self._table: Table | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        if self._table is not None:
            self._table.move()
            return
        id = data.split(maxsplit=2)[1].decode()
        self._table = self._tables.setdefault(id, Table(id, self._store))
        self._table.seats.append(self._transport)
        self._transport.write(WELCOME)


async def serve(folder: str | None) -> None:
    store = None if folder is None else open_sqlite(Path(folder))
    tables: dict[str, Table] = {}
    if store is not None:
        for number in range(1_000):
            await store.create(f"/{number}", [LINE], ROW)
    server = await asyncio.get_running_loop().create_server(lambda: Connection(tables, store), "127.0.0.1", 0)
    print(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/", flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    uvloop.run(serve(sys.argv[1] if sys.argv[1:] else None))
