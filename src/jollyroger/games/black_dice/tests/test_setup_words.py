"""The options in words, and what to expect of a game."""

from __future__ import annotations

import pytest

from ....engine.text.measured import MeasuredSetup, WinRate
from .. import GAME
from ..components import COMPONENTS
from ..presentation.forecast import MEASURED, OTHER_LAYOUTS, crews_text, forecast, share

OPTIONS = {option.id: option for option in GAME.options}


def test_every_value_has_a_name_for_players() -> None:
    for option in GAME.options:
        assert option.name
        assert len(option.labels) == len(option.values)
        assert not any("usual" in label.lower() or "-" in label for label in option.labels)
    assert OPTIONS["quest"].describe("kraken") == "II. The Hunt for the Kraken (safest)"


def test_picked_pirates_are_named_and_counted() -> None:  # BD-2.3
    pirates = OPTIONS["pirates"]
    assert pirates.describe("bullseye+storm+jibe") == "Bullseye, Storm, The Jibe!"
    assert "3 for 2, 4 for 3 and 5 for 4 players" in pirates.about
    complaint = pirates.problem_with("bullseye+storm", 2)
    assert complaint == "A crew for 2 players is 3 different pirates, not 2 pirates."


def test_the_difficulty_orders_all_quests() -> None:
    assert GAME.difficulty is not None
    assert sorted(GAME.difficulty.values) == sorted(OPTIONS[GAME.difficulty.option].values)
    rates = [
        sum(setup.rates["mate"].share for setup in MEASURED if setup.options["quest"] == quest)
        for quest in GAME.difficulty.values
    ]
    assert rates == sorted(rates, reverse=True)


def test_all_layouts_are_measured() -> None:  # BD-3.2
    others = {(quest.id, layout) for quest in COMPONENTS.quests for layout in quest.layouts if layout != "usual"}
    assert others == set(OTHER_LAYOUTS)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("campaign", ["off", "on"])
def test_every_setup_has_a_forecast(seats: int, campaign: str) -> None:
    for quest in OPTIONS["quest"].values:
        for layout in OPTIONS["layout"].values:
            text = forecast(seats, GAME.fill_options(seats, {"quest": quest, "layout": layout, "campaign": campaign}))
            assert text.startswith("About ")
            assert text.endswith(".")


def test_the_forecast_tells_the_rates_of_captains_with_the_usual_penalties() -> None:
    usual = MeasuredSetup(3, {"quest": "kraken"}, 100, {"mate": WinRate(4, 3), "captain": WinRate(10, 9)})
    text = crews_text(usual, "kraken", "usual")
    assert text == "A crew of Mates brings the ship home in 3 games in 4, one of Captains in 9 games in 10."
    assert "Captains" not in crews_text(usual, "kraken", "full")


def test_the_forecast_is_rounded_honestly() -> None:
    told = [share(part, "game") for part in (0.9, 0.86, 0.33, 0.06, 0.55)]
    assert told == ["9 games in 10", "6 games in 7", "1 game in 3", "1 game in 15", "4 games in 7"]
