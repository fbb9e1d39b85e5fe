"""Builds a whole update from a match alone, without a table."""

from __future__ import annotations

from typing import Any

from jollyroger.engine import Game, Match
from jollyroger.server import protocol
from jollyroger.server.tables.updates.cache import make_update
from jollyroger.server.tables.updates.content import SharedParts, Viewpoint, build_content
from jollyroger.server.tables.updates.log import build_log


def build_update(
    game: Game[Any], match: Match[Any], viewpoint: Viewpoint, version: int, log_from: int
) -> protocol.Update:
    content = build_content(SharedParts(game), game, match, viewpoint, version, "own")
    return make_update(content, viewpoint.seat, log_from, build_log(game, match, viewpoint.seat, log_from))
