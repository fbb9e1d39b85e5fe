"""Joining a table of a server. Apart from the rest: games on this machine need no network."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...engine import Game
from ..console import Screen
from ..table_link import parse_table_link, take_seat
from .app import GameApp
from .sources.remote_table import RemoteTable
from .start import run_app


def join_table(link: str, name: str, find_game: Callable[[str], Game[Any] | None]) -> int:
    """Play or watch at a table of a server, by its link. Returns the exit code."""
    table = parse_table_link(link)
    if table.kind == "join":
        table = take_seat(table, name)
    source = RemoteTable(table, find_game)
    return run_app(GameApp(source), source, Screen())
