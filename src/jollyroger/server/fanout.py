"""How server processes tell each other what was written, and who is there. What gets lost is read from the store."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable

from msgspec import DecodeError, Struct, json

CHANNEL = "jollyroger"
TRUST = 25.0
"""Seconds for which another process's word on who is there is good."""

logger = logging.getLogger(__name__)


class News(Struct):
    """From a process about a table: its log has so many lines, and these seats are at its sockets."""

    process: str
    table: str
    n: int
    present: list[int]


class Fanout:
    """One process alone: there is nobody to tell."""

    def __init__(self) -> None:
        self.process = secrets.token_hex(8)

    async def publish(self, table: str, n: int, present: list[int]) -> None:
        pass

    async def listen(self, heard: Callable[[News], Awaitable[None]], lost: Callable[[], Awaitable[None]]) -> None:
        """Pass on what others say. `lost` is called when something may have been missed."""

    async def close(self) -> None:
        pass


class RedisFanout(Fanout):
    """Several processes, by a channel in Redis. If Redis is away, each goes on alone and catches up later."""

    def __init__(self, url: str) -> None:
        import redis.asyncio

        super().__init__()
        self._redis = redis.asyncio.from_url(url, socket_timeout=5, socket_connect_timeout=5)
        self._errors = (redis.RedisError, OSError, asyncio.TimeoutError)

    async def check(self) -> None:
        await self._redis.ping()

    async def publish(self, table: str, n: int, present: list[int]) -> None:
        news = json.encode(News(self.process, table, n, present))
        with contextlib.suppress(*self._errors):
            await self._redis.publish(CHANNEL, news)

    async def listen(self, heard: Callable[[News], Awaitable[None]], lost: Callable[[], Awaitable[None]]) -> None:
        down = False
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(CHANNEL)
                    await lost()
                    if down:
                        logger.info("redis is back")
                    down = False
                    while True:
                        message = await channel.get_message(timeout=2.0)
                        if message is not None:
                            with contextlib.suppress(DecodeError):
                                news = json.decode(message["data"], type=News)
                                if news.process != self.process:
                                    await heard(news)
            except self._errors as error:
                if not down:
                    logger.warning("redis is away", extra={"error": type(error).__name__})
                down = True
                await lost()
                await asyncio.sleep(0.5)

    async def close(self) -> None:
        with contextlib.suppress(*self._errors):
            await self._redis.aclose()
