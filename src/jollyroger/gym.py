"""Registers every game with Gymnasium when it is imported.

`gymnasium.make("jollyroger.gym:jollyroger/GAME-v0")` imports this module first, in worker processes too. GAME is the
game's id in camel case.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from . import gym_env, vector_env
from .engine import Game
from .games import all_games
from .lab.optional import import_optional

VERSION = 0
"""Raised when actions, rewards or the order of asks change. The version of a game's rules is in `metadata`."""


def environment_id(game: Game[Any]) -> str:
    name = "".join(word.capitalize() for word in game.id.replace("_", "-").split("-"))
    return f"jollyroger/{name}-v{VERSION}"


def register(games: Iterable[Game[Any]]) -> None:
    """Register these games, unless they are."""
    registration = import_optional("gymnasium.envs.registration", "env")
    for game in games:
        id = environment_id(game)
        if id not in registration.registry:
            registration.register(
                id, f"{__name__}:make", vector_entry_point=f"{__name__}:make_vector", kwargs={"game": game.id}
            )


def make(game: str, **settings: Any) -> Any:
    """What `gymnasium.make` calls."""
    return gym_env(game, **settings)


def make_vector(game: str, num_envs: int, **settings: Any) -> Any:
    """What `gymnasium.make_vec` calls."""
    return vector_env(game, num_envs, **settings)


register(all_games().values())
