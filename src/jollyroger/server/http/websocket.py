"""WebSocket connections, with short cuts for what nearly every message is: one text frame that came in one piece."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.utils import apply_mask as apply_mask_slowly

try:
    from websockets.speedups import apply_mask
except ImportError:
    apply_mask = apply_mask_slowly

TEXT_FRAME = 0x81
"""The first byte of a text message that is not cut into fragments."""
MASKED = 0x80
SHORT_LENGTH, LONG_LENGTH = 126, 127
"""What stands in place of a length that does not fit into seven bits; the length follows in two or eight bytes."""


MAX_UNREAD_MESSAGES = 8
"""While a client has sent this many messages that were not looked at, nothing more is read from it."""


class WebSocketConnection(WebSocketsSansIOProtocol):
    """uvicorn's connection, which takes most of the time of a short command otherwise.

    Frames are cut out here; whole text frames are read here, and messages of a table written. Everything else is left
    to `websockets`: the handshake, fragments, pings, closing, and frames that are wrong.
    """

    def __init__(self, **uvicorn_arguments: Any) -> None:
        super().__init__(**uvicorn_arguments)
        self._partial_frame: bytes | None = None
        """The bytes of a frame whose end has not arrived; None before the request that opens the connection."""
        self.on_writable: Callable[[], None] | None = None
        """Called when the client keeps up with reading again."""

    def data_received(self, data: bytes) -> None:
        if self._partial_frame is None:
            self._partial_frame = b""
            super().data_received(data)
            return
        if self._partial_frame:
            data = self._partial_frame + data
        begin = 0
        while not self.transport.is_closing() and (end := self._frame_end(data, begin)) is not None:
            self._receive_frame(data[begin:end])
            begin = end
        self._partial_frame = data[begin:]

    def _frame_end(self, data: bytes, begin: int) -> int | None:
        """Where the frame ends that begins here; None if its end is not there yet.

        What is there of a frame that is too long counts as the whole: it is enough to refuse it.
        """
        available = len(data)
        if available < begin + 2:
            return None
        length, head = data[begin + 1] & ~MASKED, begin + 2
        if length >= SHORT_LENGTH:
            head += 2 if length == SHORT_LENGTH else 8
            if available < head:
                return None
            length = int.from_bytes(data[begin + 2 : head], "big")
            if length > self.config.ws_max_size:
                return available
        end = head + length + (4 if data[begin + 1] & MASKED else 0)
        return end if end <= available else None

    def _receive_frame(self, frame: bytes) -> None:
        if self.frames or self.conn.state is not OPEN or (text := self._text(frame)) is None:
            super().data_received(frame)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        # uvicorn pauses after each message; that takes two system calls.
        if self.queue.qsize() >= MAX_UNREAD_MESSAGES and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _text(self, frame: bytes) -> str | None:
        """The message in a frame that holds a whole one; None if it is another kind of frame, or one that is wrong."""
        size = frame[1] - MASKED
        if frame[0] != TEXT_FRAME or not 0 <= size <= SHORT_LENGTH:
            return None
        begin = 6
        if size == SHORT_LENGTH:
            begin, size = 8, int.from_bytes(frame[2:4], "big")
            if size > self.config.ws_max_size:
                return None
        try:
            return apply_mask(frame[begin:], frame[begin - 4 : begin]).decode()
        except UnicodeDecodeError:
            return None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["connection"] = self  # type: ignore[typeddict-unknown-key]

    @property
    def is_writable(self) -> bool:
        return self.writable.is_set()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()

    def write_messages(self, messages: Sequence[bytes]) -> None:
        # After the frame that closes the connection nothing may follow.
        if messages and self.conn.state is OPEN and not self.transport.is_closing():
            self.transport.write(b"".join([frame_text(message) for message in messages]))


def frame_text(data: bytes) -> bytes:
    """The frame of a text message from a server."""
    length = len(data)
    if length < SHORT_LENGTH:
        return bytes((TEXT_FRAME, length)) + data
    if length < 1 << 16:
        return bytes((TEXT_FRAME, SHORT_LENGTH)) + length.to_bytes(2, "big") + data
    return bytes((TEXT_FRAME, LONG_LENGTH)) + length.to_bytes(8, "big") + data
