"""A server as it runs inside a browser, for tests that are written for a server in a process of its own."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from threading import Thread
from typing import Any, TypeVar

from jollyroger.embedded.interfaces import PostKind
from jollyroger.embedded.server import EmbeddedServer
from jollyroger.server.jobs import Games

from ..server.any_server import AnyServer, Reply
from ..server.recording_client import Disconnected, Message, RecordingClient
from .browser import MemoryDatabase

T = TypeVar("T")
TIMEOUT_SECONDS = 60.0


class BrowserServer(AnyServer):
    """Runs in a thread, so that tests can wait for its answers."""

    def __init__(self, games: Games, database: MemoryDatabase) -> None:
        self.loop = asyncio.new_event_loop()
        self._thread = Thread(target=self.loop.run_forever)
        self._thread.start()
        self.embedded = EmbeddedServer(games, database, lambda text: None)
        self.wait(self.embedded.open())

    def wait(self, work: Coroutine[Any, Any, T]) -> T:
        """Do this in the server's thread."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(TIMEOUT_SECONDS)

    def call(
        self,
        method: str,
        path: str,
        body: Any = None,
        tokens: Sequence[str] = (),
        headers: dict[str, str] | None = None,
    ) -> Reply:
        assert not headers, "a page sends no headers"
        text = body if isinstance(body, str) else "" if body is None else json.dumps(body)
        authorization = f"Bearer {' '.join(tokens)}" if tokens else ""
        status, content_type, answer = self.wait(self.embedded.request(method, path, authorization, text))
        return Reply(status, {"content-type": content_type}, answer)

    async def connect(
        self, table: str, *tokens: str, version: int | None = None, known: dict[int | None, list[Message]] | None = None
    ) -> RecordingClient:
        return await RecordingClient(DistantPage(self, table), known).say_hello(*tokens, version=version)

    def close(self) -> None:
        self.wait(self.embedded.close())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join()
        self.loop.close()


class DistantPage:
    """A page's end of a socket, in another thread than the server."""

    numbers = iter(range(1_000_000, 2_000_000))

    def __init__(self, server: BrowserServer, table: str) -> None:
        self._server = server
        self._number = next(self.numbers)
        self._loop = asyncio.get_running_loop()
        self._received: asyncio.Queue[str | Disconnected] = asyncio.Queue()
        self._call(server.embedded.connect, table, self._post)

    def _call(self, method: Callable[..., object], *args: Any) -> None:
        self._server.loop.call_soon_threadsafe(method, self._number, *args)

    def _post(self, kind: PostKind, text: str) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._take, kind, text)

    def _take(self, kind: PostKind, text: str) -> None:
        if kind == "message":
            self._received.put_nowait(text)
        elif kind == "close":
            code, _, reason = text.partition(" ")
            self._received.put_nowait(Disconnected(int(code), reason))

    async def send(self, text: str | bytes) -> None:
        self._call(self._server.embedded.receive, text)

    async def receive(self) -> str:
        message = await self._received.get()
        if isinstance(message, Disconnected):
            raise message
        return message

    async def close(self) -> None:
        self._call(self._server.embedded.disconnect)
        self._received.put_nowait(Disconnected(1000, "closed by the page"))


@contextmanager
def running_browser_server(games: Games, database: MemoryDatabase | None = None) -> Iterator[BrowserServer]:
    server = BrowserServer(games, database or MemoryDatabase())
    try:
        yield server
    finally:
        server.close()
