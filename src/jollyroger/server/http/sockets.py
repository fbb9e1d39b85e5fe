"""A client at a table, over a websocket: what it says is done or refused, what it may know is sent when it changes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ...engine import Refused
from .. import metrics, protocol
from ..tables import commands
from ..tables.live_table import Berth
from ..tables.registry import Harbour, NoTable
from ..tables.table import Table
from .limits import Bucket, Limits

GREETING = 10.0
"""Seconds in which a client must have said hello."""
LAGGING = 64
"""How many answers may wait for a slow client before its next message is read."""
NO_TABLE, NO_ENTRY, TOO_MUCH, TOO_LATE = 4404, 4403, 4429, 4408
UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)
"""What comes of a message that is none, or has lists within lists without end."""

logger = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode
hello = msgspec.json.Decoder(protocol.Hello)
command_of = msgspec.json.Decoder(protocol.Command)


class Keyed(msgspec.Struct):
    key: str | None = None


keyed = msgspec.json.Decoder(Keyed)


class Client:
    """One socket. What it has been sent is kept as numbers, so a slow one gets the newest state, not all between."""

    def __init__(self, socket: WebSocket, berth: Berth, holder: commands.Holder, limits: Limits) -> None:
        self.holder = holder
        self.seats: list[int] = []
        self._socket = socket
        self._berth = berth
        self._limits = limits
        self._bucket = Bucket(limits.messages, limits.message_burst)
        self._strikes = 0
        self._replies: deque[bytes] = deque()
        self._seen: dict[int | None, int | None] = {}
        self._heard = 0
        self._affairs: tuple[int, int] | None = None
        self._info = b""
        self._busy = False
        self._expelled = False
        self._awake = asyncio.Event()
        self._room = asyncio.Event()

    def wake(self) -> None:
        """There may be something to send."""
        self._awake.set()

    async def run(self, version: int | None) -> None:
        """Greet, then read and write until the client leaves."""
        berth = self._berth
        async with berth.lock:
            table = await berth.fresh()
            self.seats = self.holder.seats(table)
            host = self.holder.hosts(table)
            if not self.seats and not self.holder.watches(table):
                await self._socket.close(NO_ENTRY, "This table can be watched by its link only.")
                return
        self._seen = dict.fromkeys(self._sights(), version)
        try:
            await berth.arrive(self)
            async with berth.lock:
                table = await berth.fresh()
                info = berth.info(table, bool(self.seats) or host)
                blocked = [[seat, other] for seat in self.seats for other in sorted(table.chairs[seat].blocked)]
            self._replies.append(encode(protocol.Welcome(self.seats, host, info, blocked)))
            self._awake.set()
            writer = asyncio.create_task(self._write())
            reader = asyncio.create_task(self._read())
            try:
                done, _ = await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    if (error := task.exception()) and not isinstance(error, WebSocketDisconnect | RuntimeError):
                        raise error
            finally:
                for task in (writer, reader):
                    task.cancel()
                await asyncio.gather(writer, reader, return_exceptions=True)
        finally:
            await berth.depart(self)

    async def _read(self) -> None:
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if not self._bucket.take():
                metrics.limited.inc()
                await self._strike(message, "Too many messages; slow down.")
                continue
            text = message.get("text") or message.get("bytes") or ""
            try:
                command = command_of.decode(text)
            except UNREADABLE as error:
                metrics.malformed.inc()
                await self._strike(message, f"The message cannot be read: {error}")
                continue
            began = time.perf_counter()
            self._busy = True
            try:
                answer = await self._berth.obey(self.holder, command)
            except NoTable:
                return
            except Exception:
                logger.exception("a command failed", extra={"table": self._berth.id})
                why = "This could not be saved just now; nothing is lost, try again."
                answer = protocol.Refused(command.key, why, None, self._berth.version)
            finally:
                self._busy = False
            metrics.commands.labels(type(command).__name__).inc()
            metrics.choices.observe(time.perf_counter() - began)
            await self._reply(answer)

    async def _strike(self, message: object, why: str) -> None:
        """Answer what is not done at all; who goes on like that is sent away."""
        self._strikes += 1
        if self._strikes > self._limits.patience:
            await self._socket.close(TOO_MUCH, "Too many messages that cannot be answered.")
            raise WebSocketDisconnect(TOO_MUCH)
        key: str | None = None
        if isinstance(message, dict):
            with contextlib.suppress(*UNREADABLE):
                key = (keyed.decode(message.get("text") or message.get("bytes") or "").key or "")[:64] or None
        await self._reply(protocol.Refused(key, why[:300], None, self._berth.version))

    async def _reply(self, answer: protocol.Done | protocol.Refused) -> None:
        self._replies.append(encode(answer))
        self._awake.set()
        while len(self._replies) > LAGGING:
            self._room.clear()
            await self._room.wait()

    async def _write(self) -> None:
        while True:
            await self._awake.wait()
            self._awake.clear()
            for message in await self._news():
                await self._socket.send_text(message.decode())
            while self._replies:
                await self._socket.send_text(self._replies.popleft().decode())
            self._room.set()
            # Whoever has left by a wish of his own is still to be told that it was done.
            if self._expelled and not self._busy:
                await self._socket.close(NO_ENTRY, "Your seat has been given to somebody else.")
                raise WebSocketDisconnect(NO_ENTRY)

    async def _news(self) -> list[bytes]:
        """What has changed since this client was last told: only what is durable."""
        berth = self._berth
        messages: list[bytes] = []
        if self._replies and self._affairs is None:
            # The welcome comes first.
            messages.append(self._replies.popleft())
        async with berth.lock:
            table = await berth.fresh()
            if self._affairs != berth.affairs:
                self._affairs = berth.affairs
                self._check_seats(table)
                info = encode(berth.info(table, bool(self.seats) or self.holder.hosts(table)))
                if info != self._info and not self._expelled:
                    self._info = info
                    messages.append(info)
            if self._expelled:
                return messages
            for seat, version in self._seen.items():
                if version != table.version:
                    update = berth.update(table, seat, version)
                    if update is not None:
                        messages.append(update)
                        self._seen[seat] = table.version
            deaf = {other for seat in self.seats for other in table.chairs[seat].blocked}
            messages += [encode(said) for said in table.said[self._heard :] if said.seat not in deaf]
            self._heard = len(table.said)
        return messages

    def _sights(self) -> list[int | None]:
        """The seats whose view is shown here; without any, the spectators'."""
        return [*self.seats] or [None]

    def _check_seats(self, table: Table) -> None:
        """A seat that was lost, or whose link was made anew, is not shown here any more."""
        seats = [seat for seat in self.seats if self.holder.holds(table, seat)]
        if seats != self.seats:
            self.seats = seats
            self._seen = {seat: self._seen.get(seat) for seat in self._sights()}
            self._expelled = not seats and not self.holder.watches(table)


async def live(socket: WebSocket, harbour: Harbour, limits: Limits) -> None:
    """The socket of a table: the first message says what the client holds."""
    await socket.accept()
    try:
        berth = await harbour.berth(socket.path_params["id"])
    except NoTable:
        await socket.close(NO_TABLE, "There is no such table.")
        return
    try:
        greeting = hello.decode(await asyncio.wait_for(socket.receive_text(), GREETING))
    except TimeoutError:
        await socket.close(TOO_LATE, "No hello came.")
        return
    except (*UNREADABLE, KeyError):
        refusal = protocol.Refused(None, "The first message must be a hello.", None, berth.version)
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await socket.send_text(encode(refusal).decode())
            await socket.close(1008, "The first message must be a hello.")
        return
    except WebSocketDisconnect:
        return
    client = Client(socket, berth, commands.Holder(greeting.tokens), limits)
    metrics.clients.inc()
    try:
        with contextlib.suppress(WebSocketDisconnect, Refused):
            await client.run(greeting.version)
    finally:
        metrics.clients.dec()
