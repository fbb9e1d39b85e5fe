"""Where the program starts in a browser: the worker's JavaScript imports this module."""

from __future__ import annotations

from ..games import all_games
from .interfaces import BrowserDatabase, PostNews, Server
from .server import EmbeddedServer


def make_server(database: BrowserDatabase, post_news: PostNews) -> Server:
    """A server of all games, which is still to be opened."""
    return EmbeddedServer(all_games, database, post_news)
