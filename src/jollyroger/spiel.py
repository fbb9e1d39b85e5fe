"""Registers every game with OpenSpiel when it is imported: `pyspiel.load_game("jollyroger_GAME(players=3)")`.

GAME is the game's id with underscores. See docs/environment.md.
"""

from __future__ import annotations

from functools import partial

from .games import all_games, game_named
from .lab.optional import import_optional

for _module in ("numpy", "pyspiel"):
    import_optional(_module, "spiel")

from .lab.rl.spiel_game import register  # noqa: E402  # needs OpenSpiel

NAMES = {id: register(partial(game_named, id)) for id in all_games()}
"""OpenSpiel's name of each game, by its id."""
