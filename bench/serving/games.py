"""The games that are played at tables: ours, and two that boardgame.io plays, too."""

from __future__ import annotations

from typing import Any

from jollyroger.engine import Game
from jollyroger.games import all_games

from . import cards, count

SHARED = (count.GAME, cards.GAME)


def games() -> dict[str, Game[Any]]:
    """Every game by its id."""
    return {**all_games(), **{game.id: game for game in SHARED}}
