"""Every game has every property of the conformance suite."""

from __future__ import annotations

from typing import Any

import pytest

from jollyroger.engine import Game
from jollyroger.games import GAMES
from jollyroger.testing.conformance import Property, check_definition, check_property, every_property

from ..toy import GAME as TOY

every_game = pytest.mark.parametrize("game", [TOY, *GAMES], ids=lambda game: game.id)


@every_game
def test_the_game_is_well_defined(game: Game[Any]) -> None:
    check_definition(game)


@every_game
@every_property
def test_the_game_has_the_property(checked: Property, game: Game[Any]) -> None:
    check_property(game, checked)
