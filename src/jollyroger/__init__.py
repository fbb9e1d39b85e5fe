"""Jolly Roger: four pirate tabletop games on one engine, for the browser, the terminal, simulation and learning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .engine import Game

__version__ = "0.1.0"


def env(
    game: str | Game[Any],
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    *,
    limit: int | None = None,
    width: int | None = None,
) -> Any:
    """A game, by id or as an object, as a PettingZoo environment. See docs/environment.md.

    `limit` is the number of steps after which a game is truncated, `width` the length of an observation.
    """
    from .lab.optional import import_optional

    for module in ("numpy", "gymnasium", "pettingzoo"):
        import_optional(module, "env")
    from .games import game_named
    from .lab.rl.environment import make_environment

    return make_environment(game_named(game) if isinstance(game, str) else game, seats, options, limit, width)
