"""A server inside a browser: its tables, its endpoints and its sockets, without a network."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
from contextlib import AsyncExitStack

from ..server import jobs, protocol
from ..server.analyses import Analyses
from ..server.api.limits import Limits, RateLimiter
from ..server.api.requests import Request, Response, Route, Services, json_response, registry_of
from ..server.api.routes import ROUTES as SERVER_ROUTES
from ..server.api.sockets import Disconnected, serve_socket
from ..server.shutdown import end_tasks
from ..server.tables.registry import TableRegistry
from .fanout import ChannelFanout
from .interfaces import BrowserDatabase, PostNews, PostToPage
from .requests import Router
from .sockets import PageSocket
from .store import BrowserStore
from .workers import PLANNER_SECONDS, SlicedWorkers

DAILY_KEY = hashlib.blake2b(b"The daily games of Jolly Roger in a browser", digest_size=32).hexdigest()
"""Public, so that everybody in every browser has the same daily games. Whoever wants to can look ahead."""
FEATURES = protocol.Features(embedded=True, links=False, listing=False, transfers=False, shared_daily=False)
UNLIMITED = 1e9
NO_LIMITS = Limits(
    messages_per_second=UNLIMITED,
    message_burst=UNLIMITED,
    requests_per_second=UNLIMITED,
    request_burst=UNLIMITED,
    tables_per_second=UNLIMITED,
    table_burst=UNLIMITED,
    hints_per_second=UNLIMITED,
    hint_burst=UNLIMITED,
    transfers_per_second=UNLIMITED,
    transfer_burst=UNLIMITED,
)
"""The only clients are the pages of this browser."""
CLOSE_NORMALLY, CLOSE_GOING_AWAY, CLOSE_AFTER_ERROR = 1000, 1001, 1011

logger = logging.getLogger(__name__)


async def delete_table(request: Request) -> Response:
    """Delete a table for good. All tables belong to the reader, so no token is asked for."""
    await registry_of(request).delete(request.path_params["id"])
    return json_response({})


ROUTES = [*SERVER_ROUTES, Route("POST", "/api/tables/{id}/delete", delete_table)]


class EmbeddedServer:
    """Implements `interfaces.Server`."""

    def __init__(self, games: jobs.Games, database: BrowserDatabase, post_news: PostNews) -> None:
        self._games = games
        self._store = BrowserStore(database)
        self._fanout = ChannelFanout(post_news)
        self._sockets: dict[int, PageSocket] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._resources = AsyncExitStack()

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        jobs.initialize(self._games, planner_seconds=PLANNER_SECONDS)
        workers, record_workers = SlicedWorkers(), SlicedWorkers()
        self._resources.callback(workers.close)
        self._resources.callback(record_workers.close)
        self.registry = TableRegistry(self._games(), self._store, self._fanout, workers, record_workers, DAILY_KEY)
        self._resources.push_async_callback(self.registry.close)
        analyses = Analyses(self._store, None, 0.0)
        services = Services(self.registry, analyses, None, NO_LIMITS, RateLimiter(NO_LIMITS), FEATURES)
        self._router = Router(ROUTES, services)

    async def request(
        self, method: str, path: str, authorization: str, body: str, language: str = ""
    ) -> tuple[int, str, str]:
        response = await self._router.answer(method, path, authorization, body, language)
        return response.status, response.content_type, response.content.decode()

    def connect(self, number: int, table: str, post: PostToPage) -> None:
        socket = self._sockets[number] = PageSocket(post)
        task = self._loop.create_task(self._serve(number, socket, table), name=f"socket {number}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def receive(self, number: int, text: str) -> None:
        if (socket := self._sockets.get(number)) is not None:
            socket.take_message(text)

    def disconnect(self, number: int) -> None:
        if (socket := self._sockets.pop(number, None)) is not None:
            socket.disconnect()

    def receive_news(self, text: str) -> None:
        self._fanout.receive(text)

    async def close(self) -> None:
        await end_tasks(*self._tasks)
        await self._resources.aclose()

    async def _serve(self, number: int, socket: PageSocket, table: str) -> None:
        code = CLOSE_GOING_AWAY
        try:
            await serve_socket(socket, table, self.registry, NO_LIMITS)
            code = CLOSE_NORMALLY
        except Exception:
            code = CLOSE_AFTER_ERROR
            logger.exception("a socket failed", extra={"table": table})
        finally:
            self._sockets.pop(number, None)
            with contextlib.suppress(Disconnected):
                await socket.close(code, "")
