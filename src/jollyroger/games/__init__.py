"""The games there are: those of this package, and those that others bring by the entry point `jollyroger.games`."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Any

from ..engine import Game, UserError
from ..engine.messages import SHARED
from .all_hands import GAME as ALL_HANDS
from .black_dice import GAME as BLACK_DICE
from .dead_men import GAME as DEAD_MEN
from .sword_skull import GAME as SWORD_SKULL

GAMES: tuple[Game[Any], ...] = (DEAD_MEN, SWORD_SKULL, ALL_HANDS, BLACK_DICE)


class NoSuchGame(UserError):
    """No game of that id. The message says which there are."""


def all_games() -> dict[str, Game[Any]]:
    """Every game by its id."""
    guests = [entry.load() for entry in entry_points(group="jollyroger.games")]
    return {game.id: game for game in (*GAMES, *guests)}


def game_named(id: str) -> Game[Any]:
    games = all_games()
    if id not in games:
        raise NoSuchGame(SHARED.text("wrong-game", game=id, known=", ".join(games)))
    return games[id]
