"""Jolly Roger: four pirate tabletop games on one engine, for the browser, the terminal, simulation and learning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from .engine import Game

__version__ = "0.1.0"


def env(
    game: str | Game[Any] | Callable[[], Game[Any]],
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    *,
    limit: int | None = None,
    width: int | None = None,
) -> Any:
    """A game as a PettingZoo environment. See docs/environment.md.

    The game is given by its id, as an object, or as a function that returns it. `limit` is the number of steps after
    which a game is truncated. Given a `width`, observations are hashed into that many numbers.
    """
    from .lab.optional import import_optional

    for module in ("numpy", "gymnasium", "pettingzoo"):
        import_optional(module, "env")
    from functools import partial

    from .games import all_games, game_named
    from .lab.rl.environment import make_environment

    # An environment is pickled without its game: `load` gets it again.
    load: Callable[[], Game[Any]]
    if isinstance(game, str):
        load = partial(game_named, game)
    elif callable(game):
        load = game
    elif all_games().get(game.id) is game:
        load = partial(game_named, game.id)
    else:
        return make_environment(game, seats, options, limit, width)
    return make_environment(load(), seats, options, limit, width, load)
