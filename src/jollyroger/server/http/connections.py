"""Plain HTTP connections: limited in number, and closed if a request does not arrive in time."""

from __future__ import annotations

import asyncio
import resource
from collections import Counter
from collections.abc import Collection
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .. import metrics
from ..api.limits import Limits, address_key

RESERVED_FILES = 200
"""Open files that connections leave to the store, the workers and the site."""
TOO_MANY = (
    b"HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\nconnection: close\r\n"
    b'content-length: 54\r\n\r\n{"why": "Too many connections; close some and retry."}'
)


class ConnectionLimiter:
    """Counts the plain connections of each address. Connections of trusted proxies are not limited."""

    def __init__(self, limits: Limits, trusted_proxies: Collection[str], max_open: int) -> None:
        """`max_open`: the number of connections of all addresses together, plain ones and WebSockets."""
        self.limits = limits
        self._trusted_proxies = trusted_proxies
        self._counts: Counter[str] = Counter()
        self._max_open = max_open

    def open(self, address: str, open_connections: int) -> str | None:
        """Count a connection. Returns its key for `close`, or None if there are too many."""
        key = address_key(address)
        limited = address not in self._trusted_proxies and self._counts[key] >= self.limits.connections_per_address
        if limited or open_connections >= self._max_open:
            return None
        self._counts[key] += 1
        return key

    def close(self, key: str) -> None:
        self._counts[key] -= 1
        if self._counts[key] <= 0:
            del self._counts[key]


class LimitedConnection(HttpToolsProtocol):
    """A connection whose requests have a deadline. One that becomes a WebSocket is no longer counted here."""

    def __init__(self, limiter: ConnectionLimiter, **uvicorn_arguments: Any) -> None:
        super().__init__(**uvicorn_arguments)
        self._limiter = limiter
        self._key: str | None = None
        self._deadline: asyncio.TimerHandle | None = None
        self._header_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        self._key = self._limiter.open(address, len(self.connections))
        if self._key is None:
            metrics.limited.inc()
            transport.write(TOO_MANY)
            transport.close()
        else:
            self._set_deadline(self._limiter.limits.header_seconds)

    def data_received(self, data: bytes) -> None:
        if self._key is None:
            return
        self._header_bytes += len(data)
        super().data_received(data)
        # The parser has no limit of its own.
        too_long = self._header_bytes > self._limiter.limits.header_bytes
        if too_long and self._key is not None and not self.transport.is_closing():
            metrics.limited.inc()
            self.send_400_response("The headers are too long.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._set_deadline(self._limiter.limits.header_seconds)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._set_deadline(self._limiter.limits.request_seconds)

    def on_body(self, body: bytes) -> None:
        self._header_bytes = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._header_bytes = 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._release()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._release()
        super().connection_lost(exc)

    def _set_deadline(self, seconds: float) -> None:
        """Drop the connection after this time, also if the client does not read its answer."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = self.loop.call_later(seconds, self.transport.abort)

    def _release(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if self._key is not None:
            self._limiter.close(self._key)
            self._key = None


def raise_open_file_limit() -> int:
    """Allow as many open files as the system lets this process have. Returns the number left for connections."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return max(hard - RESERVED_FILES, hard // 2)
