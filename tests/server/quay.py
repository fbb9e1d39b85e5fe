"""A server's tables within the test's own process: the real tables and clients, with the wire cut short."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from starlette.websockets import WebSocket

from jollyroger.engine import Game
from jollyroger.games import all_games
from jollyroger.server import protocol, workers
from jollyroger.server.fanout import Fanout
from jollyroger.server.http import sockets
from jollyroger.server.http.limits import Limits
from jollyroger.server.storage.sqlite import open_sqlite
from jollyroger.server.storage.store import Store
from jollyroger.server.tables import commands
from jollyroger.server.tables.live_table import Berth
from jollyroger.server.tables.registry import Harbour

from ..toy import GAME as TOY
from .sailor import Hangup, Message, Sailor

T = TypeVar("T")
BOUNDLESS = Limits(
    messages=1e9, message_burst=1e9, requests=1e9, request_burst=1e9, sockets=10_000, patience=10_000_000
)
INSTANT = protocol.TablePolicy(bot_pace="instant", substitute_after=None)


def games() -> dict[str, Game[Any]]:
    return {TOY.id: TOY, **all_games()}


class Leisurely(Fanout):
    """Others get a turn while the news goes out, as over a network."""

    async def publish(self, table: str, n: int, present: list[int]) -> None:
        await asyncio.sleep(0.001)


class Mates(workers.Crew):
    """Workers that are threads: nothing to start and nothing to stop."""

    def __init__(self) -> None:
        super().__init__(games, 1)
        workers._games = games()

    async def _do(self, budget: float, work: Callable[..., T], *args: Any) -> T:
        return await asyncio.wait_for(asyncio.to_thread(work, *args), budget)


class Pipe:
    """A websocket without a network."""

    def __init__(self, harbour: Harbour, table: str, limits: Limits) -> None:
        self._in: asyncio.Queue[Any] = asyncio.Queue()
        self._out: asyncio.Queue[Any] = asyncio.Queue()
        self._in.put_nowait({"type": "websocket.connect"})
        scope = {"type": "websocket", "path_params": {"id": table}, "path": "", "headers": [], "subprotocols": []}
        socket = WebSocket(scope, self._in.get, self.deliver)
        self.task = asyncio.create_task(self._live(socket, harbour, limits))

    async def _live(self, socket: WebSocket, harbour: Harbour, limits: Limits) -> None:
        try:
            await sockets.live(socket, harbour, limits)
        finally:
            await self._out.put({"type": "websocket.close", "code": 1000, "reason": "the end"})

    async def deliver(self, message: Any) -> None:
        await self._out.put(message)

    async def send(self, text: str | bytes) -> None:
        kind = "text" if isinstance(text, str) else "bytes"
        await self._in.put({"type": "websocket.receive", kind: text})

    async def receive(self) -> str:
        while True:
            message = await self._out.get()
            if message["type"] == "websocket.close":
                raise Hangup(message["code"], message["reason"])
            if message["type"] == "websocket.send":
                return str(message["text"])

    async def close(self) -> None:
        await self._in.put({"type": "websocket.disconnect", "code": 1001})
        await self.task


class Quay:
    """Tables, and people who come to them."""

    def __init__(self, harbour: Harbour, limits: Limits) -> None:
        self.harbour = harbour
        self.limits = limits
        self.sailors: list[Sailor] = []

    async def open(
        self, *seats: str, policy: protocol.TablePolicy = INSTANT, start: bool = True, **more: Any
    ) -> protocol.Created:
        """A table of the toy game, if no other is named, with these in its seats."""
        new = protocol.NewTable(**{"game": TOY.id, "seats": list(seats), "policy": policy, "start": start, **more})
        return await self.harbour.open(new)

    async def sailor(
        self, table: str, *tokens: str, version: int | None = None, known: dict[int | None, list[Message]] | None = None
    ) -> Sailor:
        sailor = Sailor(Pipe(self.harbour, table, self.limits), known)
        self.sailors.append(sailor)
        return await sailor.greet(*tokens, version=version)

    async def take(self, table: protocol.Created, name: str, seat: int | None = None) -> tuple[str, Berth]:
        """Somebody sits down by the link to join."""
        berth = await self.harbour.berth(table.table)
        token = commands.new_token()
        await berth.write(lambda it: [commands.sit(it, protocol.Join(table.join, name, seat), token)])
        return token, berth

    async def join(self, table: protocol.Created, name: str, seat: int | None = None) -> Sailor:
        """And comes to the table."""
        token, _ = await self.take(table, name, seat)
        return await self.sailor(table.table, token)

    async def crew(self, created: protocol.Created) -> list[Sailor]:
        """Somebody for each seat that was taken at once; the first is also the host."""
        tokens = [held.token for held in created.seat_tokens]
        return [
            await self.sailor(created.table, token, *([created.host] if token == tokens[0] else [])) for token in tokens
        ]


@asynccontextmanager
async def quay(
    data: Path,
    store: Store | None = None,
    fanout: Fanout | None = None,
    limits: Limits = BOUNDLESS,
    known: Mapping[str, Game[Any]] | None = None,
) -> AsyncIterator[Quay]:
    here = games() if known is None else known
    harbour = Harbour(here, store or open_sqlite(data), fanout or Leisurely(), Mates(), Mates(), "ab" * 32)
    place = Quay(harbour, limits)
    try:
        yield place
    finally:
        for sailor in place.sailors:
            if sailor.hangup is None:
                await sailor.leave()
        await harbour.close()
