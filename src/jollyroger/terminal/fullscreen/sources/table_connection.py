"""A connection to a table that comes back by itself, and commands that are sent until they are answered."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from ....engine.messages import current_language
from ...messages import text as words
from ...table_link import TableLink, TableUnreachable

RETRY_SECONDS = (0.5, 1.0, 2.0, 4.0, 8.0, 15.0)
"""How long to wait before connecting again: longer each time."""
FATAL_CODES = {
    4403: "link-closed",
    4404: "no-table",
    4422: "table-stuck",
}
"""Close codes after which connecting again is no use, and the messages that say so."""
Message = dict[str, Any]


class TableConnection:
    """Receives the messages of a table. `version` is the last version of the game that was received."""

    def __init__(self, link: TableLink, receive: Callable[[Message], None], lost: Callable[[], None]) -> None:
        self._link = link
        self._receive = receive
        self._lost = lost
        self._socket: ClientConnection | None = None
        self._unanswered: dict[str, Message] = {}
        self._sending: set[asyncio.Task[None]] = set()
        self.version: int | None = None

    async def run(self) -> None:
        """Stay connected until cancelled. Raises TableUnreachable if connecting again is no use."""
        failures = 0
        while True:
            before = self.version
            await self._connect_once()
            failures = 0 if self.version != before else failures + 1
            self._lost()
            await asyncio.sleep(RETRY_SECONDS[min(failures, len(RETRY_SECONDS) - 1)])

    async def _connect_once(self) -> None:
        """One connection from beginning to end."""
        fatal = ""
        try:
            async with connect(self._link.socket, max_size=None) as socket:
                await self._talk(socket)
        except ConnectionClosed as closed:
            fatal = _fatal_reason(closed)
        except (OSError, WebSocketException):
            pass
        except (AttributeError, IndexError, KeyError, TypeError, ValueError):
            fatal = words("not-understood")
        finally:
            self._socket = None
        # Raised here: no traceback leads to the token.
        if fatal:
            raise TableUnreachable(fatal)

    async def _talk(self, socket: ClientConnection) -> None:
        """Say hello, send what was not answered, and hand on what comes."""
        try:
            await socket.send(self._hello())
            self._socket = socket
            for command in list(self._unanswered.values()):
                await socket.send(json.dumps(command))
            async for text in socket:
                self._handle(clean(json.loads(text)))
        except asyncio.CancelledError:
            # Whoever leaves does not wait: the event loop may end before a closing handshake does.
            socket.transport.abort()
            raise

    def _hello(self) -> str:
        tokens = [token.reveal() for token in self._link.tokens]
        hello = {"type": "hello", "tokens": tokens, "version": self.version, "text_board": True}
        return json.dumps({**hello, "language": current_language()})

    def _handle(self, message: Message) -> None:
        if message.get("type") in ("done", "refused"):
            self._unanswered.pop(message.get("key") or "", None)
        for key in message.get("answers") or ():
            self._unanswered.pop(key, None)
        if message.get("type") == "update":
            self.version = message["version"]
        self._receive(message)

    def send(self, type: str, **fields: Any) -> None:
        """Send a command; again after a lost connection, until it is answered."""
        key = secrets.token_hex(8)
        command = {"type": type, **fields, "key": key}
        self._unanswered[key] = command
        if self._socket is not None:
            task = asyncio.create_task(self._send_now(self._socket, json.dumps(command)))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    async def _send_now(self, socket: ClientConnection, text: str) -> None:
        try:
            await socket.send(text)
        except ConnectionClosed:
            return  # it is sent again after connecting


def _fatal_reason(closed: ConnectionClosed) -> str:
    frame = closed.rcvd
    if frame is None or frame.code not in FATAL_CODES:
        return ""
    reason = clean(frame.reason)
    return str(reason) if frame.code == 4422 and reason else words(FATAL_CODES[frame.code])


def clean(value: Any) -> Any:
    """The same data without characters that would control the terminal."""
    if isinstance(value, str):
        return "".join(letter for letter in value if letter.isprintable() or letter == "\n")
    if isinstance(value, list):
        return [clean(item) for item in value]
    if isinstance(value, dict):
        return {clean(key): clean(item) for key, item in value.items()}
    return value
