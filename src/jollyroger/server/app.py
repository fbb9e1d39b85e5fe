"""Puts the server together and runs it."""

from __future__ import annotations

import asyncio
import gc
import os
import secrets
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import NamedTuple

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute

from ..bots import offer_bots
from . import protocol
from .analyses import Analyses
from .api.limits import Limits, RateLimiter
from .api.requests import Services
from .fanout import Fanout, RedisFanout
from .http.connections import ConnectionLimiter, LimitedConnection, raise_open_file_limit
from .http.health import HealthCheck
from .http.middleware import SecurityMiddleware
from .http.routes import answer_http_exception, make_routes
from .http.table_sockets import TableSockets
from .http.websocket import WebSocketConnection
from .jobs import NO_BOTS, AnalyseRecord, Games
from .log_format import configure_logging
from .notifications.opening import open_notifications
from .notifications.settings import NotificationSettings
from .shutdown import exit_within
from .storage.opening import open_store
from .storage.store import BadServer
from .tables.registry import TableRegistry
from .worker_process import ProcessPool

MAX_WAITING_RECORDS, MAX_RECORDS_PER_ADDRESS = 40, 8
"""How many records wait to be verified or replayed, in all; and how many of one address wait or are worked on."""

ANALYSIS_NICENESS = 10
"""Analyses have time: bots that think come first."""


class Settings(NamedTuple):
    """Where the server listens, where it stores its tables, and what it allows its clients."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("jollyroger-data")
    database: str | None = None
    """URL of a PostgreSQL database to use instead of SQLite in the data folder."""
    redis: str | None = None
    """URL of the Redis that connects several server processes."""
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    limits: Limits = Limits()
    trusted_proxies: tuple[str, ...] = ()
    """Addresses of proxies whose X-Forwarded-For header is believed."""
    allowed_hosts: tuple[str, ...] = ()
    """Names under which the server is reached, besides localhost and addresses."""
    metrics: bool = False
    """Whether programs on this machine can read the counters at /metrics."""
    analyse: AnalyseRecord | None = None
    """Analyses a finished game; None: this server does not do that."""
    analysis_seconds: float = 20.0
    """About how long the analysis of a game takes, if nothing else is going on."""
    notifications: NotificationSettings = NotificationSettings()
    """How people who are away are told of their turns."""
    offered_bots: Mapping[str, str] = NO_BOTS
    """The operator's own bots, by the names that clients choose."""


def make_app(games: Games, settings: Settings) -> Starlette:
    """Build the application. `games` is called in each worker process too, so it must be importable."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            store = await open_store(settings.data, settings.database)
            stack.push_async_callback(store.close)
            fanout = await open_fanout(settings.redis)
            stack.push_async_callback(fanout.close)
            offer_bots(settings.offered_bots)
            workers = ProcessPool(games, settings.workers, offered_bots=settings.offered_bots)
            record_workers = ProcessPool(games, 2, MAX_WAITING_RECORDS, MAX_RECORDS_PER_ADDRESS)
            stack.callback(workers.close)
            stack.callback(record_workers.close)
            daily_key = await store.get_or_set("daily_key", secrets.token_hex(32))
            notifications = await open_notifications(store, settings.notifications)
            registry = TableRegistry(games(), store, fanout, workers, record_workers, daily_key, notifications)
            stack.push_async_callback(registry.close)
            analysis_workers = None
            if settings.analyse is not None:
                analysis_workers = ProcessPool(games, 1, analyse=settings.analyse, niceness=ANALYSIS_NICENESS)
                stack.callback(analysis_workers.close)
            analyses = Analyses(store, analysis_workers, settings.analysis_seconds)
            stack.push_async_callback(analyses.close)
            features = protocol.Features(analysis=analysis_workers is not None, notifications=notifications is not None)
            app.state.services = Services(registry, analyses, notifications, settings.limits, rate_limiter, features)
            app.state.health = HealthCheck(store)
            yield

    rate_limiter = RateLimiter(settings.limits)
    allowed_hosts = (settings.host, *settings.allowed_hosts)
    return Starlette(
        routes=[WebSocketRoute("/api/tables/{id}/live", TableSockets(settings.limits)), *make_routes(settings.metrics)],
        middleware=[Middleware(SecurityMiddleware, rate_limiter=rate_limiter, allowed_hosts=allowed_hosts)],
        exception_handlers={HTTPException: answer_http_exception},
        lifespan=lifespan,
    )


async def open_fanout(url: str | None) -> Fanout:
    if url is None:
        return Fanout()
    if not url.startswith(("redis://", "rediss://", "unix://")):
        raise BadServer("--redis is a URL like redis://127.0.0.1:6379.")
    try:
        fanout = RedisFanout(url)
    except ImportError:
        raise BadServer("Redis needs its client: pip install 'jollyroger[scale]'.") from None
    try:
        await fanout.check()
    except Exception as error:
        raise BadServer(f"Cannot reach Redis: {type(error).__name__}.") from None
    return fanout


class Server(uvicorn.Server):
    """Prints its address as soon as it is ready, and passes it to `on_ready`."""

    on_ready: Callable[[str], object] | None = None

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        exit_within()
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and sockets:
            host, port = sockets[0].getsockname()[:2]
            shown = f"[{host}]" if ":" in host else host
            address = f"http://{shown}:{port}/"
            with suppress(OSError):  # a server whose output goes nowhere still serves
                sys.stdout.write(f"Jolly Roger is ready: {address}  (Ctrl-C ends it; no game is lost)\n")
                sys.stdout.flush()
            if self.on_ready is not None:
                await asyncio.to_thread(self.on_ready, address)


def serve(games: Games, settings: Settings, on_ready: Callable[[str], object] | None = None) -> None:
    """Run the server until SIGINT or SIGTERM. `on_ready` is called with its address."""
    configure_logging()
    asyncio.run(_check_backends(settings))
    listener = _listen(settings.host, settings.port)
    limiter = ConnectionLimiter(settings.limits, settings.trusted_proxies, raise_open_file_limit())
    config = uvicorn.Config(
        make_app(games, settings),
        loop="auto",  # uvloop, or asyncio on platforms without it
        http=partial(LimitedConnection, limiter),  # type: ignore[arg-type]
        ws=WebSocketConnection,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        timeout_graceful_shutdown=5,
        lifespan="on",
    )
    # Tables live long and create few reference cycles: collecting garbage less often saves time on every command.
    gc.set_threshold(100_000, 50, 100)
    # Exit code 0 after SIGTERM: uvicorn raises the signal again after its shutdown.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    server = Server(config)
    server.on_ready = on_ready
    server.run(sockets=[listener])


async def _check_backends(settings: Settings) -> None:
    """Open, check and close the store and the fan-out, so that errors are reported before the server starts."""
    store = await open_store(settings.data, settings.database)
    try:
        await store.check_integrity()
    finally:
        await store.close()
    await (await open_fanout(settings.redis)).close()


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except (OSError, OverflowError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise BadServer(f"Cannot listen on {host} port {port}: {why.lower()}; choose another with --port.") from None
