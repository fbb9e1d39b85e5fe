"""Tabs of a browser tell each other what they have written, as the processes of a server do."""

from __future__ import annotations

import asyncio
import logging

from msgspec import DecodeError, json

from ..server.fanout import Fanout, OnGap, OnNews, TableNews
from ..server.protocol import Pointed
from .interfaces import PostNews

logger = logging.getLogger(__name__)


class ChannelFanout(Fanout):
    """Over a channel that reaches all other tabs of this browser. It never fails, so nothing is kept to send later."""

    is_shared = True

    def __init__(self, post_news: PostNews) -> None:
        super().__init__()
        self._post_news = post_news
        self._received: asyncio.Queue[str] = asyncio.Queue()

    def publish(self, table: str, line_count: int, seats_present: list[int]) -> None:
        self._post(TableNews(self.process, table, line_count, seats_present))

    def publish_pointing(self, table: str, pointed: Pointed) -> None:
        self._post(TableNews(self.process, table, 0, [], pointed))

    def _post(self, news: TableNews) -> None:
        try:
            self._post_news(json.encode(news).decode())
        except Exception as error:
            # The store has everything that matters; the other tabs read it now and then.
            logger.warning("news could not be sent", extra={"error": str(error)})

    def receive(self, text: str) -> None:
        """Take what another tab has published."""
        self._received.put_nowait(text)

    async def listen(self, on_news: OnNews, on_gap: OnGap) -> None:
        while True:
            try:
                news = json.decode(await self._received.get(), type=TableNews)
            except DecodeError:
                # From a tab with another version of the program.
                continue
            if news.process != self.process:
                await on_news(news)
