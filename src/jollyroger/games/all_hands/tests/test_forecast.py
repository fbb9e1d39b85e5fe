"""What those who set up a game are told: its options in words, and how long it takes."""

from __future__ import annotations

import pytest

from .. import GAME


def told(seats: int, **options: str) -> str:
    assert GAME.forecast is not None
    return GAME.forecast(seats, GAME.fill_options(seats, options))


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_forecast_is_two_sentences_for_every_set_up(seats: int) -> None:
    for length in ("single-hand", "long-game"):
        text = told(seats, length=length)
        assert f"with {seats} people" in text
        assert text.count(". ") == 1


def test_more_captains_and_more_hands_take_longer() -> None:  # AH-9.4
    assert "10 minutes against bots, 15 with 4 people" in told(4)
    assert "40 minutes against bots, 80 with 4 people" in told(4, length="long-game")
    assert "25 with 6 people" in told(6)


def test_every_option_has_a_name_and_words_for_its_values() -> None:
    for option in GAME.options:
        assert option.name
        assert len(option.labels) == len(option.values)
        assert option.about[-1] in ".?"


def test_how_runs_overlap_matters_in_the_long_game_only() -> None:  # AH-9.2
    (overlap,) = [option for option in GAME.options if option.id == "overlap"]
    assert overlap.needs == ("length", "long-game")
