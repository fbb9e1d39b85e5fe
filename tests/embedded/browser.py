"""A browser without a browser: its database in memory, its channel between tabs, and pages that record everything."""

from __future__ import annotations

import asyncio
import json
from bisect import insort
from collections.abc import Callable
from typing import Any

from jollyroger.embedded.interfaces import PostKind
from jollyroger.embedded.server import EmbeddedServer

from ..server.recording_client import Disconnected


class MemoryDatabase:
    """Implements `BrowserDatabase` as IndexedDB would: every call takes some turns of the event loop and is atomic."""

    def __init__(self) -> None:
        self.rows: dict[str, str] = {}
        self.lines: dict[tuple[str, int], str] = {}
        self.settings: dict[str, str] = {}
        self.documents: dict[tuple[str, str], tuple[str, float]] = {}
        self.problem = ""
        """Why the database cannot be used, if it cannot."""

    async def _begin(self) -> None:
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        if self.problem:
            raise RuntimeError(self.problem)

    async def create(self, id: str, lines: str, row: str) -> bool:
        await self._begin()
        if id in self.rows:
            return False
        self.rows[id] = row
        self.lines |= {(id, number): line for number, line in enumerate(json.loads(lines))}
        return True

    async def append(self, id: str, first: int, lines: str, row: str) -> bool:
        await self._begin()
        new = {(id, number): line for number, line in enumerate(json.loads(lines), first)}
        if id not in self.rows or self.lines.keys() & new.keys():
            return False
        self.lines |= new
        if row:
            self.rows[id] = row
        return True

    async def read_lines(self, id: str, first: int) -> str:
        await self._begin()
        found = sorted((number, line) for (of, number), line in self.lines.items() if of == id and number >= first)
        return json.dumps([line for _, line in found])

    async def read_row(self, id: str) -> str:
        await self._begin()
        return self.rows.get(id, "")

    async def read_rows(self) -> str:
        await self._begin()
        return json.dumps(sorted(self.rows.items()))

    async def delete_table(self, id: str) -> None:
        await self._begin()
        self.rows.pop(id, None)
        self.lines = {key: line for key, line in self.lines.items() if key[0] != id}

    async def get_or_set(self, name: str, value: str) -> str:
        await self._begin()
        return self.settings.setdefault(name, value)

    async def put_document(self, kind: str, id: str, value: str, expires_at: float) -> None:
        await self._begin()
        self.documents[kind, id] = value, expires_at

    async def list_documents(self, kind: str, first: str, last: str, now: float, limit: int) -> str:
        await self._begin()
        found: list[tuple[str, str]] = []
        for (of, id), (value, expires_at) in self.documents.items():
            if of == kind and first <= id <= last and expires_at > now:
                insort(found, (id, value))
        return json.dumps(found[:limit])

    async def take_document(self, kind: str, id: str, now: float) -> str:
        await self._begin()
        value, expires_at = self.documents.pop((kind, id), ("", 0.0))
        return json.dumps([value] if expires_at > now else [])

    async def delete_documents(self, kind: str, first: str, last: str) -> None:
        await self._begin()
        for of, id in [*self.documents]:
            if of == kind and first <= id <= last:
                del self.documents[of, id]

    async def delete_expired_documents(self, now: float) -> None:
        await self._begin()
        self.documents = {key: document for key, document in self.documents.items() if document[1] > now}


class Channel:
    """Carries news between tabs, as a BroadcastChannel does: to all but the one that sends."""

    def __init__(self) -> None:
        self.tabs: list[EmbeddedServer] = []
        self.is_cut = False
        """While it is, news gets lost."""

    def join(self, make_server: Callable[[Callable[[str], object]], EmbeddedServer]) -> EmbeddedServer:
        """Add a tab. `make_server` is given what posts its news."""
        tab = make_server(lambda text: self._post(tab, text))
        self.tabs.append(tab)
        return tab

    def _post(self, sender: EmbeddedServer, text: str) -> None:
        for tab in self.tabs:
            if tab is not sender and not self.is_cut:
                asyncio.get_running_loop().call_soon(tab.receive_news, text)


class Page:
    """A page's end of a socket."""

    numbers = iter(range(1, 1_000_000))

    def __init__(self, server: EmbeddedServer, table: str) -> None:
        self._server = server
        self._number = next(self.numbers)
        self._received: asyncio.Queue[str | Disconnected] = asyncio.Queue()
        self.events: list[PostKind] = []
        server.connect(self._number, table, self._take)

    def _take(self, kind: PostKind, text: str) -> None:
        self.events.append(kind)
        if kind == "message":
            self._received.put_nowait(text)
        elif kind == "close":
            code, _, reason = text.partition(" ")
            self._received.put_nowait(Disconnected(int(code), reason))

    async def send(self, text: str | bytes) -> None:
        self._server.receive(self._number, text if isinstance(text, str) else text.decode())

    async def receive(self) -> str:
        message = await self._received.get()
        if isinstance(message, Disconnected):
            raise message
        return message

    async def close(self) -> None:
        self._server.disconnect(self._number)
        # The page itself notes the end; the server posts nothing more.
        self._received.put_nowait(Disconnected(1000, "closed by the page"))
        await asyncio.sleep(0)


async def request(server: EmbeddedServer, method: str, path: str, *tokens: str, body: Any = None) -> tuple[int, Any]:
    """Returns the status and the decoded body. A `body` that is no text is sent as JSON."""
    text = body if isinstance(body, str) else "" if body is None else json.dumps(body)
    authorization = f"Bearer {' '.join(tokens)}" if tokens else ""
    status, content_type, answer = await server.request(method, path, authorization, text)
    assert content_type == "application/json"
    return status, json.loads(answer)
