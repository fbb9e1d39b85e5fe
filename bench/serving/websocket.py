"""A minimal WebSocket and HTTP client, so that the clients of a benchmark use little of the machine."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

import msgspec

CONNECT_TIMEOUT_SECONDS = 30.0
TEXT, PING, PONG = 0x81, 0x89, 0x8A
HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
POST = "POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: {size}\r\nConnection: close\r\n\r\n"


class Socket(asyncio.Protocol):
    """A WebSocket: text frames, no extensions."""

    def __init__(self, path: str, on_message: Callable[[Socket, bytes], None], on_bytes: Callable[[int], None]) -> None:
        self.opened: asyncio.Future[Socket] = asyncio.get_running_loop().create_future()
        self._path = path
        self._on_message = on_message
        self._on_bytes = on_bytes
        self._buffer = b""
        self._handshake_done = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(HANDSHAKE.format(path=self._path).encode())

    def data_received(self, data: bytes) -> None:
        self._on_bytes(len(data))
        buffer = self._buffer + data
        if not self._handshake_done:
            head, end, buffer = buffer.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            self._handshake_done = True
            self.opened.set_result(self)
        at = 0
        while len(buffer) - at >= 2:
            size, begin = buffer[at + 1], at + 2
            if size == 126:
                size, begin = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, begin = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < begin + size:
                break
            if buffer[at] == TEXT:
                self._on_message(self, buffer[begin : begin + size])
            elif buffer[at] == PING:
                self._send(PONG, buffer[begin : begin + size])
            at = begin + size
        self._buffer = buffer[at:]

    def send(self, text: str) -> None:
        self._send(TEXT, text.encode())

    def _send(self, opcode: int, data: bytes) -> None:
        size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
        # Clients must mask their frames; a mask of zeros leaves the text as it is.
        self._transport.write(bytes([opcode]) + size + b"\0\0\0\0" + data)

    def close(self) -> None:
        self._transport.abort()


async def connect(
    port: int, path: str, on_message: Callable[[Socket, bytes], None], on_bytes: Callable[[int], None]
) -> Socket:
    _, socket = await asyncio.get_running_loop().create_connection(
        lambda: Socket(path, on_message, on_bytes), "127.0.0.1", port
    )
    return await asyncio.wait_for(socket.opened, CONNECT_TIMEOUT_SECONDS)


async def post(port: int, path: str, body: Any) -> Any:
    """Send a JSON body, and return the JSON of the answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    content = msgspec.json.encode(body)
    writer.write(POST.format(path=path, size=len(content)).encode() + content)
    head, _, answer = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    status = head.split(maxsplit=2)[1].decode()
    if not status.startswith("2"):
        raise RuntimeError(f"{path} answered {status}: {answer.decode()}")
    return msgspec.json.decode(answer)
