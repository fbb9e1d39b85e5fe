"""Tabs of a browser for tests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from jollyroger.embedded.server import EmbeddedServer

from ..server.in_process import games
from .browser import Channel, MemoryDatabase


@asynccontextmanager
async def open_tabs(
    count: int = 1, database: MemoryDatabase | None = None, channel: Channel | None = None
) -> AsyncIterator[list[EmbeddedServer]]:
    """Tabs that share a database and a channel, each with its own server."""
    database, channel = database or MemoryDatabase(), channel or Channel()
    tabs = [channel.join(lambda post: EmbeddedServer(games, database, post)) for _ in range(count)]
    for tab in tabs:
        await tab.open()
    try:
        yield tabs
    finally:
        for tab in tabs:
            await tab.close()
