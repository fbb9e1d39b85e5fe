"""Jolly Roger: four pirate tabletop games, one engine, several faces."""

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
    """A game (its id, or one of your own) as a PettingZoo environment for learners. See docs/environment.md.

    `limit` is the number of steps after which a game is cut off, `width` the length of an observation.
    """
    from .lab.optional import import_optional

    for module in ("numpy", "gymnasium", "pettingzoo"):
        import_optional(module, "env")
    from .games import game_named
    from .lab.rl.environment import LIMIT, Environment, guarded
    from .lab.rl.observation import WIDTH

    table = game_named(game) if isinstance(game, str) else game
    return guarded(Environment(table, seats, options, limit or LIMIT, width or WIDTH))
