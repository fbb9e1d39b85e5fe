"""The tables' sockets to the pages of a browser."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from ..server.api.sockets import Connection, Disconnected
from .interfaces import PostToPage


class PageSocket:
    """A socket whose other end is a page in the same browser. A page always keeps up with reading."""

    address = ""
    is_writable = True
    on_writable: Callable[[], None] | None = None

    def __init__(self, post: PostToPage) -> None:
        self._post = post
        self._received: asyncio.Queue[str | None] = asyncio.Queue()
        self._is_closed = False

    @property
    def connection(self) -> Connection:
        return self

    async def accept(self) -> None:
        if not self._is_closed:
            self._post("open", "")

    async def receive(self) -> str | bytes:
        text = await self._received.get()
        if text is None:
            raise Disconnected
        return text

    def write_messages(self, messages: Sequence[bytes]) -> None:
        if not self._is_closed:
            for message in messages:
                self._post("message", message.decode())

    async def close(self, code: int, reason: str) -> None:
        if self._is_closed:
            raise Disconnected
        self._is_closed = True
        self._post("close", f"{code} {reason}")
        # As with a WebSocket, whoever still reads learns that nothing more comes.
        self._received.put_nowait(None)

    def take_message(self, text: str) -> None:
        """Take a message from the page."""
        if not self._is_closed:
            self._received.put_nowait(text)

    def disconnect(self) -> None:
        """The page is gone: nothing more is posted to it."""
        self._is_closed = True
        self._received.put_nowait(None)
