"""The server put together, and run."""

from __future__ import annotations

import asyncio
import gc
import os
import secrets
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import uvicorn
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from . import log_format
from .fanout import Fanout, RedisFanout
from .http import routes, sockets
from .http.limits import Addresses, Limits
from .http.middleware import Doors
from .storage.store import BadServer, open_store
from .tables.registry import Harbour
from .workers import Crew, Games


class Settings(NamedTuple):
    """Where the server listens, where it keeps its tables, and how much it lets others ask of it."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("jollyroger-data")
    database: str | None = None
    redis: str | None = None
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    limits: Limits = Limits()


def make_app(games: Games, settings: Settings) -> Starlette:
    """The application. `games` is called again in each worker, so it must be a function that can be imported."""
    addresses = Addresses(settings.limits)

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        store = await open_store(settings.data, settings.database)
        try:
            fanout = await _open_fanout(settings.redis)
            key = await store.keep("key", secrets.token_hex(32))
        except BaseException:
            await store.close()
            raise
        app.state.harbour = Harbour(games(), store, fanout, Crew(games, settings.workers), Crew(games, 1), key)
        yield
        await app.state.harbour.close()

    async def live(websocket: WebSocket) -> None:
        await sockets.live(websocket, websocket.app.state.harbour, settings.limits)

    app = Starlette(
        routes=[WebSocketRoute("/api/tables/{id}/live", live), *routes.routes()],
        middleware=[Middleware(Doors, addresses=addresses)],
        lifespan=life,
    )
    app.state.addresses = addresses
    app.state.limits = settings.limits
    return app


async def _open_fanout(url: str | None) -> Fanout:
    if url is None:
        return Fanout()
    if not url.startswith(("redis://", "rediss://", "unix://")):
        raise BadServer("--redis is a URL like redis://127.0.0.1:6379.")
    try:
        fanout = RedisFanout(url)
    except ImportError:
        raise BadServer("Redis needs its client; say: pip install 'jollyroger[scale]'.") from None
    try:
        await fanout.check()
    except Exception as error:
        raise BadServer(f"Cannot reach Redis: {type(error).__name__}.") from None
    return fanout


class Server(uvicorn.Server):
    """Says where it listens as soon as it is ready, and shows it to whoever should see it."""

    show: Callable[[str], object] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and sockets:
            host, port = sockets[0].getsockname()[:2]
            shown = f"[{host}]" if ":" in host else host
            address = f"http://{shown}:{port}/"
            sys.stdout.write(f"Jolly Roger is ready: {address}  (Ctrl-C ends it; no game is lost)\n")
            sys.stdout.flush()
            if self.show is not None:
                await asyncio.to_thread(self.show, address)


def serve(games: Games, settings: Settings, show: Callable[[str], object] | None = None) -> None:
    """Run the server until it is told to stop."""
    log_format.configure()
    asyncio.run(_rehearse(settings))
    listener = _listen(settings.host, settings.port)
    config = uvicorn.Config(
        make_app(games, settings),
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=settings.limits.message_size,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )
    # Tables live long and hold no cycles worth looking for at every step: the collector may take its time.
    gc.set_threshold(100_000, 50, 100)
    # Whoever ends it by SIGTERM finds that all went well; uvicorn raises the signal again when it is done.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    server = Server(config)
    server.show = show
    server.run(sockets=[listener])


async def _rehearse(settings: Settings) -> None:
    """Open and close what the server needs, so that whatever is wrong is said before it starts."""
    store = await open_store(settings.data, settings.database)
    await store.close()
    await (await _open_fanout(settings.redis)).close()


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except (OSError, OverflowError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise BadServer(f"Cannot listen on {host} port {port}: {why.lower()}; choose another by --port.") from None
