"""What a host reads before a game: the options in words, and the forecast."""

from __future__ import annotations

import pytest

from .. import GAME, OPTIONS
from ..presentation.forecast import MEASURED


def test_every_option_has_a_name_and_its_values_in_words() -> None:
    for option in OPTIONS:
        assert option.name
        assert len(option.labels) == len(option.values)
    start_gold = OPTIONS[0]
    assert [start_gold.describe(value) for value in start_gold.values] == [
        "10 gold, as printed",
        "20 gold, shorter game",
    ]


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("gold", OPTIONS[0].values)
def test_there_is_a_forecast_for_every_setup(seats: int, gold: str) -> None:
    assert GAME.forecast is not None
    said = GAME.forecast(seats, GAME.fill_options(seats, {"start_gold": gold}))
    assert said.startswith("About ")
    assert "minutes" in said


def test_more_players_take_longer_and_more_gold_is_shorter() -> None:
    for seats in GAME.seats[1:]:
        assert MEASURED[seats, "10"].choices > MEASURED[seats - 1, "10"].choices
    for seats in GAME.seats:
        assert MEASURED[seats, "20"].choices < MEASURED[seats, "10"].choices
