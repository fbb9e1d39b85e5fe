"""A server's tables inside the test's own process: real tables and clients, connected without a network."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from starlette.websockets import WebSocket

from jollyroger.engine import Game
from jollyroger.games import all_games
from jollyroger.server import protocol, workers
from jollyroger.server.fair_queue import JobOrigin
from jollyroger.server.fanout import Fanout
from jollyroger.server.http.limits import Limits
from jollyroger.server.http.sockets import serve_socket
from jollyroger.server.notifications.service import NotificationService
from jollyroger.server.storage.sqlite import open_sqlite
from jollyroger.server.storage.store import Store
from jollyroger.server.tables.commands import seat_person
from jollyroger.server.tables.credentials import Credentials, new_token
from jollyroger.server.tables.live_table import LiveTable
from jollyroger.server.tables.registry import TableRegistry

from ..toy import GAME as TOY
from .no_limits import NO_LIMITS
from .recording_client import Disconnected, Message, RecordingClient

T = TypeVar("T")
INSTANT_BOTS = protocol.TablePolicy(bot_pace="instant", substitute_after=None)


def games() -> dict[str, Game[Any]]:
    return {TOY.id: TOY, **all_games()}


class ThreadWorkers(workers.WorkerPool):
    """Workers that are threads: no processes to start or stop."""

    def __init__(self) -> None:
        super().__init__(games, 1)
        workers._games = games()

    async def _run(
        self, origin: JobOrigin, timeout_seconds: float, work: Callable[..., T], *args: Any, **more: Any
    ) -> T:
        return await asyncio.wait_for(asyncio.to_thread(work, *args), timeout_seconds)


class LocalSocket:
    """A WebSocket without a network."""

    is_writable = True
    on_writable: Callable[[], None] | None = None

    def __init__(self, registry: TableRegistry, table: str, limits: Limits, address: str = "") -> None:
        self._in: asyncio.Queue[Any] = asyncio.Queue()
        self._out: asyncio.Queue[Any] = asyncio.Queue()
        self._in.put_nowait({"type": "websocket.connect"})
        scope: dict[str, Any] = {"type": "websocket", "path_params": {"id": table}, "path": ""}
        scope |= {"headers": [], "subprotocols": [], "client": (address, 0), "connection": self}
        socket = WebSocket(scope, self._in.get, self.deliver)
        self.task = asyncio.create_task(self._serve(socket, registry, limits))

    async def _serve(self, socket: WebSocket, registry: TableRegistry, limits: Limits) -> None:
        try:
            await serve_socket(socket, registry, limits)
        finally:
            await self._out.put({"type": "websocket.close", "code": 1000, "reason": "the end"})

    async def deliver(self, message: Any) -> None:
        await self._out.put(message)

    def write_messages(self, messages: Sequence[bytes]) -> None:
        for message in messages:
            self._out.put_nowait({"type": "websocket.send", "text": message.decode()})

    async def send(self, text: str | bytes) -> None:
        kind = "text" if isinstance(text, str) else "bytes"
        await self._in.put({"type": "websocket.receive", kind: text})

    async def receive(self) -> str:
        while True:
            message = await self._out.get()
            if message["type"] == "websocket.close":
                raise Disconnected(message["code"], message["reason"])
            if message["type"] == "websocket.send":
                return str(message["text"])

    async def close(self) -> None:
        await self._in.put({"type": "websocket.disconnect", "code": 1001})
        await self.task


class InProcessServer:
    """Opens tables and connects clients to them."""

    def __init__(self, registry: TableRegistry, workers: ThreadWorkers, limits: Limits) -> None:
        self.registry = registry
        self.workers = workers
        self.limits = limits
        self.clients: list[RecordingClient] = []

    async def open(
        self, *seats: str, policy: protocol.TablePolicy = INSTANT_BOTS, start: bool = True, **more: Any
    ) -> protocol.Created:
        """Open a table with these seats; of the toy game, unless another one is given."""
        new = protocol.NewTable(**{"game": TOY.id, "seats": list(seats), "policy": policy, "start": start, **more})
        return await self.registry.open(new)

    async def connect(
        self,
        table: str,
        *tokens: str,
        version: int | None = None,
        known: dict[int | None, list[Message]] | None = None,
        address: str = "",
        **more: Any,
    ) -> RecordingClient:
        """`address`: of the client. `more`: other fields of the hello."""
        client = RecordingClient(LocalSocket(self.registry, table, self.limits, address), known)
        self.clients.append(client)
        return await client.say_hello(*tokens, version=version, **more)

    async def take_seat(
        self, table: protocol.Created, name: str, seat: int | None = None, *, tokens: Sequence[str] = ()
    ) -> tuple[str, LiveTable]:
        """Take a seat with the join link. `tokens`: what the client has already. Returns the seat's token."""
        live_table = await self.registry.get(table.table)
        token, credentials, join = new_token(), Credentials(tokens), protocol.Join(table.join, name, seat)
        await live_table.write(lambda it: [seat_person(it, credentials, join, token)])
        return token, live_table

    async def join(self, table: protocol.Created, name: str, seat: int | None = None) -> RecordingClient:
        """Take a seat with the join link, and connect."""
        token, _ = await self.take_seat(table, name, seat)
        return await self.connect(table.table, token)

    async def connect_all(self, created: protocol.Created) -> list[RecordingClient]:
        """Connect a client for each seat that was taken on opening; the first client is also the host."""
        tokens = [taken.token for taken in created.seat_tokens]
        return [
            await self.connect(created.table, token, *([created.host] if token == tokens[0] else []))
            for token in tokens
        ]


@asynccontextmanager
async def in_process(
    data: Path,
    store: Store | None = None,
    fanout: Fanout | None = None,
    limits: Limits = NO_LIMITS,
    known: Mapping[str, Game[Any]] | None = None,
    make_notifications: Callable[[Store], NotificationService] | None = None,
) -> AsyncIterator[InProcessServer]:
    """`known`: the games of the server, by default all and the toy game."""
    store = store or open_sqlite(data)
    workers, record_workers = ThreadWorkers(), ThreadWorkers()
    fanout = fanout or Fanout()
    notifications = None if make_notifications is None else make_notifications(store)
    registry = TableRegistry(
        known or games(), store, fanout, workers, record_workers, daily_key="ab" * 32, notifications=notifications
    )
    server = InProcessServer(registry, workers, limits)
    try:
        yield server
    finally:
        for client in server.clients:
            if client.disconnected is None:
                await client.leave()
        await registry.close()
        workers.close()
        record_workers.close()
        await fanout.close()
        await store.close()


# --- tables to start from -------------------------------------------------------------------------


async def two_players(
    server: InProcessServer, policy: protocol.TablePolicy = INSTANT_BOTS
) -> tuple[protocol.Created, RecordingClient, RecordingClient]:
    """Two people at a table of Liar's Cove, who must each give a card now."""
    table = await server.open("me", "me", names=["Anne", "Mary"], policy=policy, seed=11)
    anne, mary = await server.connect_all(table)
    for client in (anne, mary):
        await client.wait_for_start()
    return table, anne, mary


async def players_with_cards_given(
    server: InProcessServer, policy: protocol.TablePolicy = INSTANT_BOTS
) -> tuple[protocol.Created, RecordingClient, RecordingClient]:
    """Two people who have given their cards; Anne must lay one now."""
    table, anne, mary = await two_players(server, policy)
    await anne.choose()
    await mary.choose()
    await reach_same_version(anne, mary)
    return table, anne, mary


async def reach_same_version(*clients: RecordingClient) -> None:
    """Wait until all clients have the newest version that any of them has."""
    version = max(client.version for client in clients)
    for client in clients:
        await client.wait_for(version=version)


async def settle() -> None:
    """Let everything run that runs by itself."""
    for _ in range(20):
        await asyncio.sleep(0.005)
