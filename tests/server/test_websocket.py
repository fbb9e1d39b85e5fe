"""Frames on the wire: our connection answers every sequence of bytes as uvicorn's own does."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from jollyroger.server.http.websocket import MAX_UNREAD_MESSAGES, WebSocketConnection, frame_text

from .run_async import SOAK, run_async

MAX_SIZE = 1000
HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
MASK = b"\x12\x00\xff\x34"
CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
LAST = 0x80


def frame(first_byte: int, data: bytes, masked: bool = True, length: int | None = None) -> bytes:
    """A frame of a client. `length`: another one than the data has."""
    length = len(data) if length is None else length
    bit = 0x80 if masked else 0
    if length < 126:
        head = bytes((first_byte, bit | length))
    elif length < 1 << 16:
        head = bytes((first_byte, bit | 126)) + length.to_bytes(2, "big")
    else:
        head = bytes((first_byte, bit | 127)) + length.to_bytes(8, "big")
    if masked:
        data = MASK + bytes(byte ^ MASK[n % 4] for n, byte in enumerate(data))
    return head + data


def text(message: str) -> bytes:
    return frame(LAST | TEXT, message.encode())


END = frame(LAST | CLOSE, (1000).to_bytes(2, "big") + b"the end")
STREAMS = {
    "text": [text("Arr!"), END],
    "lengths": [*(text("x" * size) for size in (0, 1, 124, 125, 126, 127, MAX_SIZE)), END],
    "unicode": [text("☠ and 骨"), END],
    "binary": [frame(LAST | BINARY, b"\x00\xff"), text("after"), END],
    "fragments": [frame(TEXT, b"one "), frame(CONTINUATION, b"two "), frame(LAST | CONTINUATION, b"three"), END],
    "a ping between fragments": [
        frame(TEXT, "☠".encode()[:1]),
        frame(LAST | PING, b"are you there"),
        frame(LAST | CONTINUATION, "☠".encode()[1:]),
        text("after"),
        END,
    ],
    "text between fragments": [frame(TEXT, b"one"), text("two"), END],
    "a continuation of nothing": [frame(LAST | CONTINUATION, b"one"), END],
    "pings and pongs": [frame(LAST | PING, b""), frame(LAST | PONG, b"unasked"), frame(LAST | PING, b"x" * 125), END],
    "a ping that is too long": [frame(LAST | PING, b"x" * 126), END],
    "a ping in fragments": [frame(PING, b"x"), END],
    "not masked": [frame(LAST | TEXT, b"one", masked=False), END],
    "reserved bits": [frame(0x40 | LAST | TEXT, b"one"), END],
    "an unknown kind": [frame(LAST | 0x3, b"one"), END],
    "too long": [text("x" * (MAX_SIZE + 1)), END],
    "much too long": [frame(LAST | TEXT, b"x" * 9, length=1 << 40), END],
    "a length with a sign": [frame(LAST | TEXT, b"x" * 9, length=(1 << 64) - 1), END],
    "fragments that are too long together": [frame(TEXT, b"x" * 600), frame(LAST | CONTINUATION, b"x" * 600), END],
    "not UTF-8": [text("one"), frame(LAST | TEXT, b"\xff\xfe")],
    "half a letter": [frame(LAST | TEXT, "☠".encode()[:2])],
    "a close without a code": [text("one"), frame(LAST | CLOSE, b"")],
    "a close of one byte": [frame(LAST | CLOSE, b"x")],
    "a close with a bad code": [frame(LAST | CLOSE, (1005).to_bytes(2, "big"))],
    "text after the close": [text("one"), END, text("two")],
    "the server closes": [text("close"), text("late"), END],
}


async def echo(websocket: WebSocket) -> None:
    """Answer each message by itself and its size, and close when asked to."""
    await websocket.accept()
    connection = websocket.scope.get("connection")
    while (message := await websocket.receive())["type"] != "websocket.disconnect":
        content = message.get("text")
        if content == "close":
            await websocket.close(4000, "as you wish")
            return
        answers = [repr(content or message.get("bytes")), str(len(content or ""))]
        if isinstance(connection, WebSocketConnection):
            connection.write_messages([answer.encode() for answer in answers])
        else:
            for answer in answers:
                await websocket.send_text(answer)


class MemoryTransport(asyncio.Transport):
    """Keeps what is written to it."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closed = False
        self.paused = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if not self.closed:
            self.written += data

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        assert not self.paused
        self.paused = True

    def resume_reading(self) -> None:
        assert self.paused
        self.paused = False


async def connect(
    kind: Callable[..., WebSocketsSansIOProtocol], endpoint: Callable[[WebSocket], Awaitable[None]] = echo
) -> tuple[WebSocketsSansIOProtocol, MemoryTransport]:
    """A connection that has shaken hands."""
    config = uvicorn.Config(
        Starlette(routes=[WebSocketRoute("/", endpoint)]),
        ws_max_size=MAX_SIZE,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        log_config=None,
        lifespan="off",
    )
    connection = kind(config=config, server_state=ServerState(), app_state={})
    transport = MemoryTransport()
    connection.connection_made(transport)
    connection.data_received(HANDSHAKE)
    await settle()
    assert transport.written.startswith(b"HTTP/1.1 101")
    transport.written = b""
    return connection, transport


async def settle() -> None:
    for _ in range(15):
        await asyncio.sleep(0)


async def answer_to(kind: Callable[..., WebSocketsSansIOProtocol], parts: Sequence[bytes]) -> tuple[bytes, bool]:
    """What is sent to a client that sends these parts, and whether the connection is closed then."""
    connection, transport = await connect(kind)
    for part in parts:
        if not transport.closed:
            connection.data_received(part)
            await settle()
    assert transport.closed or not transport.paused
    answer = transport.written, transport.closed
    connection.connection_lost(None)
    await settle()
    return answer


def cut(data: bytes, luck: random.Random) -> list[bytes]:
    """The data in pieces of random sizes."""
    pieces = []
    while data:
        size = luck.choice([1, 2, 3, 5, 8, 100, len(data)])
        pieces.append(data[:size])
        data = data[size:]
    return pieces


@pytest.mark.parametrize("name", STREAMS)
@run_async
async def test_frames_are_answered_as_uvicorn_answers_them_however_they_arrive(name: str) -> None:
    parts, luck = STREAMS[name], random.Random(7)
    data = b"".join(parts)
    bytes_alone = [bytes((byte,)) for byte in data]
    for way in (parts, [data], bytes_alone, *(cut(data, luck) for _ in range(5))):
        answer = await answer_to(WebSocketConnection, way)
        assert answer == await answer_to(WebSocketsSansIOProtocol, way)
        assert answer[0]


@run_async
async def test_random_frames_are_answered_as_uvicorn_answers_them() -> None:
    luck = random.Random(3)
    kinds = [LAST | TEXT] * 6 + [TEXT, CONTINUATION, LAST | CONTINUATION, LAST | PING, LAST | BINARY, 0x55]
    for _ in range(3000 if SOAK else 100):
        frames = [
            frame(luck.choice(kinds), b"x" * luck.choice([0, 5, 125, 126, 300]), masked=luck.random() < 0.98)
            for _ in range(luck.randrange(1, 12))
        ]
        # uvicorn drops messages that came in one piece with a broken frame.
        parts = [piece for each in (*frames, END) for piece in cut(each, luck)]
        assert await answer_to(WebSocketConnection, parts) == await answer_to(WebSocketsSansIOProtocol, parts)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 100_000])
def test_the_length_of_a_message_stands_before_it(size: int) -> None:
    assert frame_text(b"x" * size) == frame(LAST | TEXT, b"x" * size, masked=False)


@run_async
async def test_a_connection_knows_when_its_client_does_not_keep_up_with_reading() -> None:
    connection, transport = await connect(WebSocketConnection)
    assert isinstance(connection, WebSocketConnection)
    resumed: list[bool] = []
    connection.on_writable = lambda: resumed.append(connection.is_writable)
    assert connection.is_writable
    connection.pause_writing()
    assert not connection.is_writable
    connection.resume_writing()
    assert resumed == [True]
    connection.write_messages([b"one", b"two"])
    assert transport.written == frame_text(b"one") + frame_text(b"two")


@run_async
async def test_nothing_follows_the_frame_that_closes_a_connection() -> None:
    for closing in ([text("close")], [END]):
        connection, transport = await connect(WebSocketConnection)
        assert isinstance(connection, WebSocketConnection)
        for part in closing:
            connection.data_received(part)
        await settle()
        before = transport.written
        connection.write_messages([b"late"])
        assert transport.written == before != b""


@run_async
async def test_no_more_is_read_from_a_client_whose_messages_have_not_been_looked_at() -> None:
    may_read = asyncio.Event()
    read: list[str] = []

    async def read_later(websocket: WebSocket) -> None:
        await websocket.accept()
        await may_read.wait()
        while (message := await websocket.receive())["type"] != "websocket.disconnect":
            read.append(message["text"])

    connection, transport = await connect(WebSocketConnection, read_later)
    sent: list[str] = []
    while not transport.paused:
        sent.append(f"message {len(sent)}")
        connection.data_received(text(sent[-1]))
        assert len(sent) <= MAX_UNREAD_MESSAGES
    may_read.set()
    await settle()
    assert read == sent
    assert not transport.paused
    connection.connection_lost(None)
    await settle()
