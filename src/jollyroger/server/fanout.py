"""How server processes tell each other that a table has changed and who is connected. Messages may get lost: the
store has everything that matters."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable

from msgspec import DecodeError, Struct, json

CHANNEL = "jollyroger"
PRESENCE_TTL_SECONDS = 25.0
"""How long another process's report of who is connected is trusted."""
RECONNECT_SECONDS = 0.5

logger = logging.getLogger(__name__)


class TableNews(Struct):
    """A process's news about a table: the length of its log, and the seats connected to the process."""

    process: str
    table: str
    line_count: int
    seats_present: list[int]


class Fanout:
    """For a single process: there is nobody to tell."""

    def __init__(self) -> None:
        self.process = secrets.token_hex(8)

    async def publish(self, table: str, line_count: int, seats_present: list[int]) -> None:
        pass

    async def listen(
        self, on_news: Callable[[TableNews], Awaitable[None]], on_gap: Callable[[], Awaitable[None]]
    ) -> None:
        """Pass on the news of other processes. `on_gap` is called when some may have been missed."""

    async def close(self) -> None:
        pass


class RedisFanout(Fanout):
    """For several processes: a channel in Redis. While Redis is down, each process works alone and catches up later."""

    def __init__(self, url: str) -> None:
        import redis.asyncio

        super().__init__()
        self._redis = redis.asyncio.from_url(url, socket_timeout=5, socket_connect_timeout=5)
        self._errors = (redis.RedisError, OSError, asyncio.TimeoutError)

    async def check(self) -> None:
        """Raise an error if Redis cannot be reached."""
        await self._redis.ping()

    async def publish(self, table: str, line_count: int, seats_present: list[int]) -> None:
        news = json.encode(TableNews(self.process, table, line_count, seats_present))
        with contextlib.suppress(*self._errors):
            await self._redis.publish(CHANNEL, news)

    async def listen(
        self, on_news: Callable[[TableNews], Awaitable[None]], on_gap: Callable[[], Awaitable[None]]
    ) -> None:
        down = False
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(CHANNEL)
                    await on_gap()
                    if down:
                        logger.info("redis is back")
                    down = False
                    while True:
                        message = await channel.get_message(timeout=2.0)
                        if message is not None:
                            with contextlib.suppress(DecodeError):
                                news = json.decode(message["data"], type=TableNews)
                                if news.process != self.process:
                                    await on_news(news)
            except self._errors as error:
                if not down:
                    logger.warning("redis is down", extra={"error": type(error).__name__})
                down = True
                await on_gap()
                await asyncio.sleep(RECONNECT_SECONDS)

    async def close(self) -> None:
        with contextlib.suppress(*self._errors):
            await self._redis.aclose()
