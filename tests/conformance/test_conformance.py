"""Every game keeps every promise, at positions that hypothesis makes."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jollyroger.engine import Game
from jollyroger.games import GAMES
from jollyroger.testing.conformance.positions import reach, setups
from jollyroger.testing.conformance.suite import AT_A_POSITION, TO_THE_END, Property
from jollyroger.testing.conformance.texts import the_game_is_well_made

from ..toy import GAME as TOY

EXAMPLES = settings().max_examples

every_game = pytest.mark.parametrize("game", [TOY, *GAMES], ids=lambda game: game.id)
at_a_position = pytest.mark.parametrize("promise", AT_A_POSITION, ids=lambda promise: promise.__name__)
to_the_end = pytest.mark.parametrize("promise", TO_THE_END, ids=lambda promise: promise.__name__)


@every_game
def test_a_game_is_well_made(game: Game[Any]) -> None:
    the_game_is_well_made(game)


@every_game
@at_a_position
@given(data=st.data())
def test_a_game_promises_at_any_time_that(promise: Property, game: Game[Any], data: st.DataObject) -> None:
    promise(reach(game, data.draw(setups(game))))


@every_game
@to_the_end
@settings(max_examples=max(1, EXAMPLES // 4))
@given(data=st.data())
def test_a_game_promises_to_the_end_that(promise: Property, game: Game[Any], data: st.DataObject) -> None:
    promise(reach(game, data.draw(setups(game))))
