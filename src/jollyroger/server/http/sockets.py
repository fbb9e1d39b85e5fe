"""A client at a table, over a WebSocket: its commands are answered, and it is sent whatever changes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from itertools import takewhile
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ...engine import Refused
from .. import metrics, protocol
from ..storage.store import UNREACHABLE, StoreUnavailable
from ..tables.credentials import Credentials
from ..tables.live_table import LiveTable
from ..tables.loading.unavailable import TableNotFound, TableUnavailable
from ..tables.registry import TableRegistry
from ..tables.table import Table
from ..tables.updates.cache import with_answers
from ..tables.updates.content import Viewpoint
from .limits import Limits, TokenBucket, address_key

HELLO_TIMEOUT_SECONDS = 10.0
MAX_PENDING_REPLIES = 64
"""While a slow client has this many unsent replies, its next message is not read."""
CLOSE_FORBIDDEN, CLOSE_NO_TABLE, CLOSE_NO_HELLO, CLOSE_TOO_MANY_MESSAGES = 4403, 4404, 4408, 4429
CLOSE_UNREADABLE = 4422
CLOSE_POLICY_VIOLATION, CLOSE_TRY_AGAIN_LATER = 1008, 1013
STORE_RETRY_SECONDS = 1.0
"""While the store is unavailable, clients that need something from it try again after this time."""
NOT_SAVED = "This could not be saved just now; nothing is lost, try again."
DECODE_ERRORS = (msgspec.MsgspecError, UnicodeError, RecursionError)
"""Errors raised by malformed messages; RecursionError by deeply nested ones."""
MAX_REASON_CHARACTERS = 300

logger = logging.getLogger(__name__)


class KeyOnly(msgspec.Struct):
    """The key of a message that is otherwise unreadable."""

    key: str | None = None


encode = msgspec.json.Encoder().encode
decode_hello = msgspec.json.Decoder(protocol.Hello).decode
decode_command = msgspec.json.Decoder(protocol.Command).decode
decode_key = msgspec.json.Decoder(KeyOnly).decode


class Client:
    """One socket. It remembers the versions it has sent, so a slow client gets the newest state, not every one."""

    def __init__(self, socket: WebSocket, live_table: LiveTable, hello: protocol.Hello, limits: Limits) -> None:
        self.credentials = Credentials(hello.tokens)
        self.seats: list[int] = []
        self.has_host_token = False
        self.address = address_key(socket.client.host if socket.client else "")
        self._socket = socket
        self._live_table = live_table
        self._limits = limits
        self._compact = hello.compact
        self._looks: protocol.Hello | protocol.Look = hello
        """The message that said last what updates shall carry."""
        self._bucket = TokenBucket(limits.messages_per_second, limits.message_burst)
        self._violations = 0
        self._replies: deque[bytes] = deque()
        self._done: list[protocol.Done] = []
        """Answers that the next update may carry."""
        self._sent_versions: dict[int | None, int | None] = {}
        self._sent_content: set[int | None] = set()
        """The seats whose content in that version the client was sent, as it looks at it now."""
        self._looks_more = False
        self._sent_people_version: tuple[int, int] | None = None
        self._sent_chat_number = 0
        """The number of the newest line of chat that was sent."""
        self._sent_info = b""
        self._handling = False
        self._expelled = False
        self._awake = asyncio.Event()
        self._replies_sent = asyncio.Event()

    def wake(self) -> None:
        self._awake.set()

    def show_pointing(self, pointed: protocol.Pointed) -> None:
        """A client that does not keep up misses it."""
        table = self._live_table.table
        blocked = table is not None and any(pointed.seat in table.seats[seat].blocked for seat in self.seats)
        if not blocked and self._sent_people_version is not None and len(self._replies) < MAX_PENDING_REPLIES:
            self._replies.append(encode(pointed))
            self._awake.set()

    async def run(self, version: int | None) -> None:
        """Send the welcome, then read and write until the client disconnects. `version`: the last one it saw."""
        live_table = self._live_table
        table = await live_table.current()
        self.seats = self.credentials.own_seats(table)
        self.has_host_token = self.credentials.has_host_token(table)
        is_host = self.credentials.is_host(table)
        if not self.seats and not self.credentials.may_watch(table):
            await self._socket.close(CLOSE_FORBIDDEN, "This table can be watched by its link only.")
            return
        self._sent_versions = dict.fromkeys(self._viewpoints(), version)
        try:
            await live_table.connect(self)
            table = await live_table.current()
            info, _ = live_table.infos.get(table, live_table.presence, show_links=bool(self.seats) or is_host)
            blocked = [[seat, other] for seat in self.seats for other in sorted(table.seats[seat].blocked)]
            self._replies.append(encode(protocol.Welcome(self.seats, is_host, info, blocked)))
            self._awake.set()
            await self._read_and_write()
        finally:
            await live_table.disconnect(self)

    async def _read_and_write(self) -> None:
        """Read and write until one of the two ends."""
        tasks = [asyncio.create_task(self._write()), asyncio.create_task(self._read())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                if (error := task.exception()) and not isinstance(error, WebSocketDisconnect | RuntimeError):
                    raise error
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    # --- reading ----------------------------------------------------------------------------------

    async def _read(self) -> None:
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            content = message.get("text") or message.get("bytes") or ""
            if not self._bucket.take():
                metrics.limited.inc()
                await self._reject(content, "Too many messages; slow down.")
                continue
            try:
                command = decode_command(content)
            except DECODE_ERRORS as error:
                metrics.malformed.inc()
                await self._reject(content, f"The message cannot be read: {error}")
                continue
            started = time.perf_counter()
            self._handling = True
            try:
                answer = await self._live_table.handle(self.credentials, command)
            except TableUnavailable:
                raise
            except StoreUnavailable as error:
                logger.warning("a command was not saved", extra={"table": self._live_table.id, "error": str(error)})
                answer = protocol.Refused(command.key, NOT_SAVED, None, self._live_table.version)
            except Exception:
                logger.exception("a command failed", extra={"table": self._live_table.id})
                answer = protocol.Refused(command.key, NOT_SAVED, None, self._live_table.version)
            finally:
                self._handling = False
            metrics.commands.labels(type(command).__name__).inc()
            metrics.command_seconds.observe(time.perf_counter() - started)
            if isinstance(answer, protocol.Refused):
                metrics.refused.inc()
            elif isinstance(command, protocol.Look):
                self._look(command)
            await self._reply(answer)

    def _look(self, command: protocol.Look) -> None:
        """Whoever looks at more gets it now; what is no longer looked at is left out of the next update."""
        before, self._looks = self._looks, command
        self._sent_content.clear()
        self._looks_more |= command.full_hints > before.full_hints or command.text_board > before.text_board

    async def _reject(self, content: Any, why: str) -> None:
        """Refuse a message without looking at it; close the socket after too many of them."""
        self._violations += 1
        if self._violations > self._limits.violations:
            await self._socket.close(CLOSE_TOO_MANY_MESSAGES, "Too many messages that cannot be answered.")
            raise WebSocketDisconnect(CLOSE_TOO_MANY_MESSAGES)
        key: str | None = None
        with contextlib.suppress(*DECODE_ERRORS):
            key = (decode_key(content).key or "")[:64] or None
        await self._reply(protocol.Refused(key, why[:MAX_REASON_CHARACTERS], None, self._live_table.version))

    async def _reply(self, answer: protocol.Done | protocol.Refused) -> None:
        if self._compact and isinstance(answer, protocol.Done) and answer.token is None:
            self._done.append(answer)
        else:
            self._replies.append(encode(answer))
        self._awake.set()
        while len(self._replies) + len(self._done) > MAX_PENDING_REPLIES:
            self._replies_sent.clear()
            await self._replies_sent.wait()

    # --- writing ----------------------------------------------------------------------------------

    async def _write(self) -> None:
        while True:
            await self._awake.wait()
            self._awake.clear()
            try:
                messages = await self._pending_messages()
            except StoreUnavailable:
                # The answers to commands do not wait for the store.
                messages = []
                asyncio.get_running_loop().call_later(STORE_RETRY_SECONDS, self._awake.set)
            for message in messages:
                await self._socket.send_text(message.decode())
            self._replies += map(encode, self._done)
            self._done.clear()
            while self._replies:
                await self._socket.send_text(self._replies.popleft().decode())
            self._replies_sent.set()
            # A client that gave up its seat by its own command still gets the answer to that command.
            if self._expelled and not self._handling:
                await self._socket.close(CLOSE_FORBIDDEN, "Your seat has been given to somebody else.")
                raise WebSocketDisconnect(CLOSE_FORBIDDEN)

    async def _pending_messages(self) -> list[bytes]:
        """The messages about everything that has changed, durably, since the last call."""
        live_table = self._live_table
        messages: list[bytes] = []
        table = await live_table.current()
        if self._replies and self._sent_people_version is None:
            # The welcome comes first.
            messages.append(self._replies.popleft())
        if self._sent_people_version != live_table.people_version:
            self._sent_people_version = live_table.people_version
            self._check_seats(table)
            show_links = bool(self.seats) or self.credentials.is_host(table)
            _, info = live_table.infos.get(table, live_table.presence, show_links)
            if info != self._sent_info and not self._expelled:
                self._sent_info = info
                messages.append(info)
        if self._expelled:
            return messages
        return messages + self._new_updates(table) + self._new_chat_lines(table)

    def _new_updates(self, table: Table) -> list[bytes]:
        """The updates of the client's seats. The last one answers the commands that were done."""
        updates = []
        for seat, version in self._sent_versions.items():
            if version == table.version and not self._looks_more:
                continue
            viewpoint = Viewpoint(seat, self._looks.full_hints, self._looks.text_board)
            has_content = self._compact and seat in self._sent_content
            update = self._live_table.updates.get(table, viewpoint, version, has_content)
            if update is not None:
                updates.append(update)
                self._sent_versions[seat] = table.version
                self._sent_content.add(seat)
        self._looks_more = False
        if updates and self._done:
            updates[-1] = with_answers(updates[-1], self._done)
            self._done.clear()
        return updates

    def _new_chat_lines(self, table: Table) -> list[bytes]:
        new = list(takewhile(lambda line: line.number > self._sent_chat_number, reversed(table.chat)))
        if not new:
            return []
        self._sent_chat_number = new[0].number
        blocked = {other for seat in self.seats for other in table.seats[seat].blocked}
        return [encode(line) for line in reversed(new) if line.seat not in blocked]

    def _viewpoints(self) -> list[int | None]:
        """The seats whose view this client gets; without a seat, the spectators' (None)."""
        return [*self.seats] or [None]

    def _check_seats(self, table: Table) -> None:
        """Drop the seats whose token no longer works: freed, taken over, or their link renewed."""
        seats = [seat for seat in self.seats if self.credentials.owns_seat(table, seat)]
        if seats != self.seats:
            self.seats = seats
            self._live_table.update_seats(self)
            self._sent_versions = {seat: self._sent_versions.get(seat) for seat in self._viewpoints()}
            self._expelled = not seats and not self.credentials.may_watch(table)


async def serve_socket(socket: WebSocket, registry: TableRegistry, limits: Limits) -> None:
    """Serve a table's socket from the first message, which must be a hello, to the end."""
    await socket.accept()
    try:
        live_table = await registry.get(socket.path_params["id"])
    except StoreUnavailable as error:
        logger.warning("a table could not be loaded", extra={"error": str(error)})
        await socket.close(CLOSE_TRY_AGAIN_LATER, UNREACHABLE)
        return
    except TableUnavailable as error:
        await _close_unavailable(socket, error)
        return
    try:
        hello = decode_hello(await asyncio.wait_for(socket.receive_text(), HELLO_TIMEOUT_SECONDS))
    except TimeoutError:
        await socket.close(CLOSE_NO_HELLO, "No hello came.")
        return
    except (*DECODE_ERRORS, KeyError):
        why = "The first message must be a hello."
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await socket.send_text(encode(protocol.Refused(None, why, None, live_table.version)).decode())
            await socket.close(CLOSE_POLICY_VIOLATION, why)
        return
    except WebSocketDisconnect:
        return
    client = Client(socket, live_table, hello, limits)
    metrics.clients.inc()
    try:
        with contextlib.suppress(WebSocketDisconnect, Refused):
            await client.run(hello.version)
    except TableUnavailable as error:
        await _close_unavailable(socket, error)
    except StoreUnavailable:
        with contextlib.suppress(RuntimeError):
            await socket.close(CLOSE_TRY_AGAIN_LATER, UNREACHABLE)
    finally:
        metrics.clients.dec()


async def _close_unavailable(socket: WebSocket, error: TableUnavailable) -> None:
    code = CLOSE_NO_TABLE if isinstance(error, TableNotFound) else CLOSE_UNREADABLE
    with contextlib.suppress(RuntimeError):
        await socket.close(code, error.why)
