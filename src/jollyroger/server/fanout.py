"""How server processes tell each other that a table has changed and who is connected. Messages may get lost: the
store has everything that matters."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from itertools import islice
from typing import Any

from msgspec import DecodeError, Struct, json

from . import metrics
from .protocol import Pointed
from .shutdown import end_tasks

CHANNEL = "jollyroger"
PRESENCE_TTL_SECONDS = 25.0
"""How long another process's report of who is connected is trusted."""
RECONNECT_SECONDS = 0.5
REDIS_TIMEOUT_SECONDS = 1.0
"""How long a call may take. Nobody waits for it: a longer time only delays noticing that Redis hangs."""
PING_INTERVAL_SECONDS = 0.5
"""How often a quiet subscription is tested."""
PONG_TIMEOUT_SECONDS = 1.5
"""Redis counts as down if the subscription has brought nothing for this long, not even the answer to a ping."""
MAX_NEWS_AT_ONCE = 100
"""How much news is sent before waiting for an answer."""
MAX_UNSENT_TABLES = 10_000
"""News of more tables than this is dropped while Redis is down. Other processes then find it in the store."""

logger = logging.getLogger(__name__)


class TableNews(Struct):
    """A process's news about a table: the length of its log, and the seats connected to the process.

    Or only what somebody there points at.
    """

    process: str
    table: str
    line_count: int
    seats_present: list[int]
    pointed: Pointed | None = None


OnNews = Callable[[TableNews], Awaitable[None]]
OnGap = Callable[[], Awaitable[None]]


class Fanout:
    """For a single process: there is nobody to tell."""

    is_shared = False
    """Whether there are other processes, which write to the same tables."""
    is_healthy = True
    """Whether news arrives. While it does not, tables in memory must be read from the store."""

    def __init__(self) -> None:
        self.process = secrets.token_hex(8)

    def publish(self, table: str, line_count: int, seats_present: list[int]) -> None:
        """Tell the other processes, in the background. Never waits and never fails."""

    def publish_pointing(self, table: str, pointed: Pointed) -> None:
        """Tell the other processes what somebody points at."""

    async def listen(self, on_news: OnNews, on_gap: OnGap) -> None:
        """Pass on the news of other processes. `on_gap` is called when some may have been missed."""

    async def close(self) -> None:
        pass


class RedisFanout(Fanout):
    """For several processes: a channel in Redis. While Redis is down, each process works alone and catches up later."""

    is_shared = True

    def __init__(self, url: str) -> None:
        import redis.asyncio
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        super().__init__()
        self.is_healthy = False
        timeouts: dict[str, Any] = dict.fromkeys(("socket_timeout", "socket_connect_timeout"), REDIS_TIMEOUT_SECONDS)
        # Without retries: the client would reconnect silently, and what was published in between would be missed.
        self._redis = redis.asyncio.from_url(url, retry=Retry(NoBackoff(), 0), **timeouts)
        self._errors = (redis.RedisError, OSError, asyncio.TimeoutError)
        self._unsent: dict[str, TableNews] = {}
        """By what it is about, the newest news that Redis has not taken yet."""
        self._has_unsent = asyncio.Event()
        self._sender: asyncio.Task[None] | None = None

    async def check(self) -> None:
        """Raise an error if Redis cannot be reached."""
        await self._redis.ping()

    def publish(self, table: str, line_count: int, seats_present: list[int]) -> None:
        self._publish(table, TableNews(self.process, table, line_count, seats_present))

    def publish_pointing(self, table: str, pointed: Pointed) -> None:
        if self.is_healthy:
            self._publish(f"{table} pointing", TableNews(self.process, table, 0, [], pointed))

    def _publish(self, subject: str, news: TableNews) -> None:
        if subject not in self._unsent and len(self._unsent) >= MAX_UNSENT_TABLES:
            metrics.news_dropped.inc()
            return
        self._unsent[subject] = news
        self._has_unsent.set()
        if self._sender is None:
            self._sender = asyncio.create_task(self._send(), name="fan-out sender")

    async def _send(self) -> None:
        while True:
            await self._has_unsent.wait()
            try:
                while self._unsent:
                    sending = list(islice(self._unsent.items(), MAX_NEWS_AT_ONCE))
                    pipeline = self._redis.pipeline(transaction=False)
                    for _, news in sending:
                        pipeline.publish(CHANNEL, json.encode(news))
                    await pipeline.execute()
                    for subject, news in sending:
                        # What was published in the meantime is sent next.
                        if self._unsent.get(subject) is news:
                            del self._unsent[subject]
                self._has_unsent.clear()
            except self._errors:
                await asyncio.sleep(RECONNECT_SECONDS)

    async def listen(self, on_news: OnNews, on_gap: OnGap) -> None:
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(CHANNEL)
                    await channel.ping()
                    await self._receive(channel, on_news, on_gap)
            except self._errors as error:
                if self.is_healthy:
                    logger.warning("redis is down", extra={"error": type(error).__name__})
                self.is_healthy = False
                await asyncio.sleep(RECONNECT_SECONDS)

    async def _receive(self, channel: Any, on_news: OnNews, on_gap: OnGap) -> None:
        """Pass on what the subscription brings, until it brings nothing more."""
        heard_at = pinged_at = time.monotonic()
        while True:
            message = await channel.get_message(timeout=PING_INTERVAL_SECONDS)
            now = time.monotonic()
            if message is None:
                if now - heard_at > PONG_TIMEOUT_SECONDS:
                    raise TimeoutError
            else:
                heard_at = now
                if not self.is_healthy:
                    # The first answer proves that the subscription works.
                    logger.info("redis is up")
                    self.is_healthy = True
                    await on_gap()
                if message["type"] == "message":
                    with contextlib.suppress(DecodeError):
                        news = json.decode(message["data"], type=TableNews)
                        if news.process != self.process:
                            await on_news(news)
                    # Applying news can take long. It must not look as if the subscription was silent.
                    heard_at = time.monotonic()
            if now - pinged_at >= PING_INTERVAL_SECONDS:
                await channel.ping()
                pinged_at = now

    async def close(self) -> None:
        if self._sender is not None:
            await end_tasks(self._sender)
        with contextlib.suppress(*self._errors):
            await self._redis.aclose()
