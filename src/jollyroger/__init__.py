"""Jolly Roger: four pirate tabletop games on one engine, for the browser, the terminal, simulation and learning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

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
    source = _game_source(game, "pettingzoo")
    from .lab.rl.environment import make_environment

    return make_environment(source, seats, options, limit, width)


def gym_env(
    game: str | Game[Any] | Callable[[], Game[Any]],
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    *,
    seat: int | None = None,
    opponents: str | Sequence[str] = "mate",
    limit: int | None = None,
    width: int | None = None,
    render_mode: str | None = None,
) -> Any:
    """A game as a Gymnasium environment: one learner, and bots in all other seats. See docs/environment.md.

    `seat` is the learner's; without it the learner sits in each seat in turn. `opponents` names one bot for all other
    seats, or one for each.
    """
    source = _game_source(game)
    from .lab.rl.gym_environment import GymEnvironment

    return GymEnvironment(
        source,
        seats,
        options,
        seat=seat,
        opponents=opponents,
        limit=limit,
        width=width,
        render_mode=render_mode,
    )


def vector_env(
    game: str | Game[Any] | Callable[[], Game[Any]],
    count: int,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    *,
    seat: int | None = None,
    opponents: str | Sequence[str] | None = None,
    self_play: bool = False,
    limit: int | None = None,
    width: int | None = None,
    copy: bool = True,
) -> Any:
    """So many games at once as a Gymnasium vector environment. See docs/environment.md.

    `opponents` are Mates if none are named. With `self_play` there are none: every seat is a learner, and each game
    shows the seat that is asked.
    """
    source = _game_source(game)
    from .engine import BadSetup
    from .lab.rl.vector_environment import VectorEnvironment

    if self_play and opponents is not None:
        raise BadSetup("With self_play every seat is a learner: leave the opponents out.")
    return VectorEnvironment(
        source,
        count,
        seats,
        options,
        seat=seat,
        opponents=None if self_play else "mate" if opponents is None else opponents,
        limit=limit,
        width=width,
        copy=copy,
    )


def _game_source(
    game: str | Game[Any] | Callable[[], Game[Any]], *more_modules: str
) -> Game[Any] | Callable[[], Game[Any]]:
    """The function that loads a game, so that environments can be pickled; or a game that is not one of ours.

    Raises UserError if a module that environments need is missing.
    """
    from .lab.optional import import_optional

    for module in ("numpy", "gymnasium", *more_modules):
        import_optional(module, "env")
    from functools import partial

    from .engine import Game
    from .games import all_games, game_named

    if isinstance(game, str):
        return partial(game_named, game)
    if isinstance(game, Game) and all_games().get(game.id) is game:
        return partial(game_named, game.id)
    return game
