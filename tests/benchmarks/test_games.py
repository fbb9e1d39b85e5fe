"""The two games that are made for the benchmark keep what a server needs of a game."""

from __future__ import annotations

from typing import Any

import pytest
from bench.serving.games import SHARED

from jollyroger.engine import Fast, Game, State, playout

LIMIT = 300


def played(game: Game[Any]) -> State:
    s: State = game.new(game.seats[-1], Fast(1))
    assert playout(s, Fast(2), LIMIT)[0] == LIMIT
    return s


@pytest.mark.parametrize("game", SHARED, ids=lambda game: game.id)
def test_a_state_survives_its_file_and_a_clone(game: Game[Any]) -> None:
    s = played(game)
    encoded = game.codec.encode(s)
    assert game.codec.encode(s.clone()) == encoded
    assert game.codec.encode(game.codec.decode(encoded, Fast(3))) == encoded


@pytest.mark.parametrize("game", SHARED, ids=lambda game: game.id)
def test_a_seat_sees_the_same_after_resampling(game: Game[Any]) -> None:
    s = played(game)
    for seat in range(s.seats):
        assert game.view(game.resample(s, seat, Fast(3)), seat) == game.view(s, seat)
