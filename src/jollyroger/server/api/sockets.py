"""A client at a table, over a socket: its commands are answered, and it is sent whatever changes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Any, Protocol, get_args

import msgspec

from ...engine import Refused
from ...engine.messages import best_language, reading_in
from .. import metrics, protocol
from ..messages import text
from ..protocol.commands import KeyOnly
from ..storage.store import DeviceFull, StoreUnavailable
from ..tables.credentials import Credentials
from ..tables.live_table import LiveTable
from ..tables.loading.unavailable import TableNotFound, TableUnavailable
from ..tables.registry import TableRegistry
from ..tables.table import Table
from ..tables.updates.cache import with_answers
from ..tables.updates.content import Viewpoint
from .limits import Limits, TokenBucket

HELLO_TIMEOUT_SECONDS = 10.0
MAX_PENDING_REPLIES = 64
"""While a slow client has this many unsent replies, its next message is not read."""
CLOSE_FORBIDDEN, CLOSE_NO_TABLE, CLOSE_NO_HELLO, CLOSE_TOO_MANY_MESSAGES = 4403, 4404, 4408, 4429
CLOSE_UNREADABLE = 4422
CLOSE_POLICY_VIOLATION, CLOSE_TRY_AGAIN_LATER = 1008, 1013
STORE_RETRY_SECONDS = 1.0
"""While the store is unavailable, clients that need something from it try again after this time."""
DECODE_ERRORS = (msgspec.MsgspecError, UnicodeError, RecursionError)
"""Errors raised by malformed messages; RecursionError by deeply nested ones."""
MAX_REASON_CHARACTERS = 300

logger = logging.getLogger(__name__)


COUNTERS = {kind: metrics.commands.labels(kind.__name__) for kind in get_args(protocol.Command)}


class Expelled(Exception):
    """The client has no seat any more and may not watch."""


encode = msgspec.json.Encoder().encode
decode_hello = msgspec.json.Decoder(protocol.Hello).decode
decode_command = msgspec.json.Decoder(protocol.Command).decode
decode_key = msgspec.json.Decoder(KeyOnly).decode


class Disconnected(Exception):
    """The client is gone, or the socket was closed."""


class Connection(Protocol):
    """The connection under a socket, as far as a client writes to it without waiting."""

    on_writable: Callable[[], None] | None
    """Called when the connection becomes writable again."""

    @property
    def is_writable(self) -> bool:
        """False while the other end does not keep up with reading."""

    def write_messages(self, messages: Sequence[bytes]) -> None:
        """Write these messages, all at once. After the end of the connection nothing is written."""


class Socket(Protocol):
    """A WebSocket, or something that behaves like one."""

    @property
    def address(self) -> str:
        """The client's, as `address_key` returns it."""

    @property
    def connection(self) -> Connection: ...

    async def accept(self) -> None: ...

    async def receive(self) -> str | bytes:
        """The next message. Raises `Disconnected` if there is none any more."""

    async def close(self, code: int, reason: str) -> None:
        """Close the socket. Raises `Disconnected` if it is closed already."""


class Client:
    """One socket. It remembers the versions it has sent, so a slow client gets the newest state, not every one."""

    def __init__(self, socket: Socket, live_table: LiveTable, hello: protocol.Hello, limits: Limits) -> None:
        self.credentials = Credentials(hello.tokens)
        self.seats: list[int] = []
        self.has_host_token = False
        self.address = socket.address
        self._socket = socket
        self._connection = socket.connection
        self._live_table = live_table
        self._limits = limits
        self._compact = hello.compact
        self._language = best_language(hello.language)
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
        self._loop = asyncio.get_running_loop()
        self._welcomed = False
        self._write_scheduled = False
        self._waiting: asyncio.Task[None] | None = None
        """Waits for the table, while it cannot be shown at once."""
        self._failed: asyncio.Future[None] = self._loop.create_future()
        """Done, with an error, when nothing more can be written."""
        self._replies_sent = asyncio.Event()

    def wake(self) -> None:
        if not self._write_scheduled:
            self._write_scheduled = True
            self._loop.call_soon(self._write)

    def show_pointing(self, pointed: protocol.Pointed) -> None:
        """A client that does not keep up misses it."""
        table = self._live_table.table
        blocked = table is not None and any(pointed.seat in table.seats[seat].blocked for seat in self.seats)
        if not blocked and self._sent_people_version is not None and len(self._replies) < MAX_PENDING_REPLIES:
            self._replies.append(encode(pointed))
            self.wake()

    async def run(self, version: int | None) -> None:
        """Send the welcome, then read and write until the client disconnects. `version`: the last one it saw."""
        live_table = self._live_table
        table = await live_table.current()
        self.seats = self.credentials.own_seats(table)
        self.has_host_token = self.credentials.has_host_token(table)
        is_host = self.credentials.is_host(table)
        if not self.seats and not self.credentials.may_watch(table):
            await self._socket.close(CLOSE_FORBIDDEN, text("refusal-watch-link-only"))
            return
        self._sent_versions = dict.fromkeys(self._viewpoints(), version)
        try:
            await live_table.connect(self)
            table = await live_table.current()
            info, _ = live_table.infos.get(table, live_table.presence, show_links=bool(self.seats) or is_host)
            blocked = [[seat, other] for seat in self.seats for other in sorted(table.seats[seat].blocked)]
            self._replies.append(encode(protocol.Welcome(self.seats, is_host, info, blocked)))
            self._welcomed = True
            self._connection.on_writable = self.wake
            self.wake()
            await self._read_until_end()
        finally:
            self._connection.on_writable = None
            await live_table.disconnect(self)

    async def _read_until_end(self) -> None:
        """Read until the client disconnects or nothing more can be written."""
        reading = asyncio.create_task(self._read())
        try:
            await asyncio.wait([reading, self._failed], return_when=asyncio.FIRST_COMPLETED)
            ended = self._failed if self._failed.done() else reading
            if (error := ended.exception()) and not isinstance(error, Disconnected):
                raise error
        finally:
            tasks = [reading] if self._waiting is None else [reading, self._waiting]
            self._failed.cancel()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    # --- reading ----------------------------------------------------------------------------------

    async def _read(self) -> None:
        while True:
            content = await self._socket.receive()
            if not self._bucket.take():
                metrics.limited.inc()
                await self._reject(content, text("refusal-too-many-messages"))
                continue
            try:
                command = decode_command(content)
            except DECODE_ERRORS as error:
                metrics.malformed.inc()
                await self._reject(content, text("refusal-message-unreadable", error=str(error)))
                continue
            started = time.perf_counter()
            self._handling = True
            try:
                answer = await self._live_table.handle(self.credentials, command)
            except TableUnavailable:
                raise
            except StoreUnavailable as error:
                logger.warning("a command was not saved", extra={"table": self._live_table.id, "error": str(error)})
                why = text("refusal-device-full" if isinstance(error, DeviceFull) else "refusal-not-saved")
                answer = protocol.Refused(command.key, why, None, self._live_table.version)
            except Exception:
                logger.exception("a command failed", extra={"table": self._live_table.id})
                answer = protocol.Refused(command.key, text("refusal-not-saved"), None, self._live_table.version)
            finally:
                self._handling = False
            COUNTERS[type(command)].inc()
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
            await self._socket.close(CLOSE_TOO_MANY_MESSAGES, text("refusal-too-many-bad-messages"))
            raise Disconnected
        key: str | None = None
        with contextlib.suppress(*DECODE_ERRORS):
            key = (decode_key(content).key or "")[:64] or None
        await self._reply(protocol.Refused(key, why[:MAX_REASON_CHARACTERS], None, self._live_table.version))

    async def _reply(self, answer: protocol.Done | protocol.Refused) -> None:
        if self._compact and isinstance(answer, protocol.Done) and answer.token is None:
            self._done.append(answer)
        else:
            self._replies.append(encode(answer))
        self.wake()
        while len(self._replies) + len(self._done) > MAX_PENDING_REPLIES:
            self._replies_sent.clear()
            await self._replies_sent.wait()

    # --- writing ----------------------------------------------------------------------------------

    def _write(self) -> None:
        """Write what is new, if the client keeps up with reading. It is woken when it does again."""
        self._write_scheduled = False
        table = self._live_table.settled
        if table is not None:
            self._write_from(table)
        elif self._waiting is None and self._welcomed:
            self._waiting = asyncio.create_task(self._wait_for_table())

    async def _wait_for_table(self) -> None:
        """Write when the table is loaded and what is being written to it is durable."""
        try:
            self._write_from(await self._live_table.current())
        except StoreUnavailable:
            # The answers to commands do not wait for the store.
            if self._can_write:
                self._write_with_replies([])
            self._loop.call_later(STORE_RETRY_SECONDS, self.wake)
        except Exception as error:
            self._fail(error)
        finally:
            self._waiting = None

    def _write_from(self, table: Table) -> None:
        if not self._can_write:
            return
        try:
            # Whoever wakes this client may read another language.
            with reading_in(self._language):
                messages = self._pending_messages(table)
            self._write_with_replies(messages)
        except Exception as error:
            self._fail(error)
            return
        # A client that gave up its seat by its own command still gets the answer to that command.
        if self._expelled and not self._handling:
            self._fail(Expelled())

    def _write_with_replies(self, messages: list[bytes]) -> None:
        messages += map(encode, self._done)  # those that no update has answered
        messages += self._replies
        self._done.clear()
        self._replies.clear()
        self._connection.write_messages(messages)
        self._replies_sent.set()

    @property
    def _can_write(self) -> bool:
        return self._welcomed and self._connection.is_writable and not self._failed.done()

    def _fail(self, error: Exception) -> None:
        if not self._failed.done():
            self._failed.set_exception(error)

    def _pending_messages(self, table: Table) -> list[bytes]:
        """The messages about everything that has changed, durably, since the last call."""
        live_table = self._live_table
        messages: list[bytes] = []
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
            viewpoint = Viewpoint(seat, self._looks.full_hints, self._looks.text_board, self._language)
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
        if not table.chat or table.chat[-1].number <= self._sent_chat_number:
            return []
        new = list(takewhile(lambda line: line.number > self._sent_chat_number, reversed(table.chat)))
        self._sent_chat_number = new[0].number
        blocked = {other for seat in self.seats for other in table.seats[seat].blocked}
        return [encode(line.shown()) for line in reversed(new) if line.seat not in blocked]

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


async def serve_socket(socket: Socket, table: str, registry: TableRegistry, limits: Limits) -> None:
    """Serve a table's socket from the first message, which must be a hello, to the end."""
    with contextlib.suppress(Disconnected):
        await _serve(socket, table, registry, limits)


async def _serve(socket: Socket, table: str, registry: TableRegistry, limits: Limits) -> None:
    await socket.accept()
    try:
        live_table = await registry.get(table)
    except StoreUnavailable as error:
        logger.warning("a table could not be loaded", extra={"error": str(error)})
        await socket.close(CLOSE_TRY_AGAIN_LATER, text("refusal-unreachable"))
        return
    except TableUnavailable as error:
        await _close_unavailable(socket, error)
        return
    try:
        hello = decode_hello(await asyncio.wait_for(socket.receive(), HELLO_TIMEOUT_SECONDS))
    except TimeoutError:
        await socket.close(CLOSE_NO_HELLO, text("refusal-no-hello"))
        return
    except DECODE_ERRORS:
        why = text("refusal-hello-first")
        socket.connection.write_messages([encode(protocol.Refused(None, why, None, live_table.version))])
        await socket.close(CLOSE_POLICY_VIOLATION, why)
        return
    with reading_in(best_language(hello.language)):
        await _serve_client(socket, live_table, hello, limits)


async def _serve_client(socket: Socket, live_table: LiveTable, hello: protocol.Hello, limits: Limits) -> None:
    client = Client(socket, live_table, hello, limits)
    metrics.clients.inc()
    try:
        with contextlib.suppress(Refused):
            await client.run(hello.version)
    except Expelled:
        await socket.close(CLOSE_FORBIDDEN, text("refusal-expelled"))
    except TableUnavailable as error:
        await _close_unavailable(socket, error)
    except StoreUnavailable:
        await socket.close(CLOSE_TRY_AGAIN_LATER, text("refusal-unreachable"))
    finally:
        metrics.clients.dec()


async def _close_unavailable(socket: Socket, error: TableUnavailable) -> None:
    await socket.close(CLOSE_NO_TABLE if isinstance(error, TableNotFound) else CLOSE_UNREADABLE, text(error.message))
