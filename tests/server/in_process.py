"""A server's tables inside the test's own process: real tables and clients, connected without a network."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, ClassVar

from jollyroger.embedded.server import EmbeddedServer
from jollyroger.engine import Game
from jollyroger.games import all_games
from jollyroger.server import jobs, protocol
from jollyroger.server.api.limits import Limits
from jollyroger.server.api.sockets import Connection, serve_socket
from jollyroger.server.api.sockets import Disconnected as SocketClosed
from jollyroger.server.fair_queue import JobOrigin
from jollyroger.server.fanout import Fanout
from jollyroger.server.notifications.service import NotificationService
from jollyroger.server.storage.sqlite import open_sqlite
from jollyroger.server.storage.store import Store
from jollyroger.server.tables.commands import seat_person
from jollyroger.server.tables.credentials import Credentials, new_token
from jollyroger.server.tables.live_table import LiveTable
from jollyroger.server.tables.registry import TableRegistry
from jollyroger.server.worker_process import ProcessPool
from jollyroger.server.workers import WorkerPool

from ..embedded.browser import MemoryDatabase, Page
from ..toy import GAME as TOY
from .no_limits import NO_LIMITS
from .recording_client import Connection as ClientConnection
from .recording_client import Disconnected, Message, RecordingClient

INSTANT_BOTS = protocol.TablePolicy(bot_pace="instant", substitute_after=None)


def games() -> dict[str, Game[Any]]:
    return {TOY.id: TOY, **all_games()}


class ThreadWorkers(ProcessPool):
    """Workers that are threads: no processes to start or stop."""

    def __init__(self) -> None:
        super().__init__(games, 1)
        jobs.setup.games = games()

    async def _run(
        self, origin: JobOrigin, timeout_seconds: float, work: Callable[..., Any], *args: Any, **more: Any
    ) -> Any:
        return await asyncio.wait_for(asyncio.to_thread(jobs.complete, work, *args), timeout_seconds)


class LocalSocket:
    """Both ends of a socket without a network."""

    is_writable = True
    on_writable: Callable[[], None] | None = None

    def __init__(self, registry: TableRegistry, table: str, limits: Limits, address: str = "") -> None:
        self.address = address
        self._in: asyncio.Queue[str | bytes | None] = asyncio.Queue()
        self._out: asyncio.Queue[str | Disconnected] = asyncio.Queue()
        self._closed = False
        self.task = asyncio.create_task(self._serve(registry, table, limits))

    async def _serve(self, registry: TableRegistry, table: str, limits: Limits) -> None:
        try:
            await serve_socket(ServerEnd(self), table, registry, limits)
        finally:
            self.end(1000, "the end")

    def write_messages(self, messages: Sequence[bytes]) -> None:
        if not self._closed:
            for message in messages:
                self._out.put_nowait(message.decode())

    async def next_message(self) -> str | bytes:
        message = None if self._closed else await self._in.get()
        if message is None:
            raise SocketClosed
        return message

    async def deliver_close(self, code: int, reason: str) -> None:
        self.end(code, reason)

    def end(self, code: int, reason: str) -> None:
        self._closed = True
        self._out.put_nowait(Disconnected(code, reason))

    # --- the client's end

    async def send(self, text: str | bytes) -> None:
        await self._in.put(text)

    async def receive(self) -> str:
        message = await self._out.get()
        if isinstance(message, Disconnected):
            raise message
        return message

    async def close(self) -> None:
        await self._in.put(None)
        await self.task


class ServerEnd:
    """The server's end of a local socket."""

    def __init__(self, socket: LocalSocket) -> None:
        self._socket = socket
        self.address = socket.address
        self.connection: Connection = socket

    async def accept(self) -> None:
        pass

    async def receive(self) -> str | bytes:
        return await self._socket.next_message()

    async def close(self, code: int, reason: str) -> None:
        await self._socket.deliver_close(code, reason)


OpenSocket = Callable[[str, str], ClientConnection]
"""Opens a socket to a table, for a client with this address."""


class InProcessServer:
    """Opens tables and connects clients to them."""

    def __init__(self, registry: TableRegistry, workers: WorkerPool[Any], open_socket: OpenSocket) -> None:
        self.registry = registry
        self.workers = workers
        self.clients: list[RecordingClient] = []
        self._open_socket = open_socket

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
        client = RecordingClient(self._open_socket(table, address), known)
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


class Browser:
    """The browser that the servers of a test run in, if they do."""

    is_used = False
    """Whether `in_process` starts a server as it runs inside a browser. The fixture `transport` decides."""
    databases: ClassVar[dict[Path, MemoryDatabase]] = {}
    """The database of each data folder: a test may start a server again."""


@asynccontextmanager
async def in_browser(
    database: MemoryDatabase, known: Mapping[str, Game[Any]] | None = None
) -> AsyncIterator[InProcessServer]:
    """A server as it runs inside a browser, with clients that are pages."""
    embedded = EmbeddedServer(games if known is None else lambda: known, database, lambda text: None)
    await embedded.open()
    workers = embedded.registry._workers
    assert isinstance(workers, WorkerPool)
    server = InProcessServer(embedded.registry, workers, lambda table, address: Page(embedded, table))
    try:
        yield server
    finally:
        await end_clients(server)
        await embedded.close()


async def end_clients(server: InProcessServer) -> None:
    for client in server.clients:
        if client.disconnected is None:
            await client.leave()


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
    if Browser.is_used:
        assert (store, fanout, limits, make_notifications) == (None, None, NO_LIMITS, None)
        async with in_browser(Browser.databases.setdefault(data, MemoryDatabase()), known) as server:
            yield server
        return
    store = store or open_sqlite(data)
    workers, record_workers = ThreadWorkers(), ThreadWorkers()
    fanout = fanout or Fanout()
    notifications = None if make_notifications is None else make_notifications(store)
    registry = TableRegistry(
        known or games(), store, fanout, workers, record_workers, daily_key="ab" * 32, notifications=notifications
    )
    server = InProcessServer(registry, workers, lambda table, address: LocalSocket(registry, table, limits, address))
    try:
        yield server
    finally:
        await end_clients(server)
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
