"""The options as a new table shows them: names, values in words, and which is the easiest."""

from __future__ import annotations

import re

import pytest

from jollyroger.engine import Option

from ....engine.text.measured import MeasuredSetup, WinRate
from .. import GAME
from ..messages import MESSAGES
from ..setup_forecast import MEASURED, crews, forecast

OPTIONS = {option.id: option for option in GAME.options}


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: option.id)
def test_every_option_has_a_name_and_all_its_values_in_words(option: Option) -> None:
    assert option.name
    assert len(option.labels) == len(option.values) == len(set(option.labels))
    assert option.about.endswith(".")


def test_the_difficulty_says_what_is_easiest_and_how_many_treasures_it_takes() -> None:  # DM-2.4
    difficulty = OPTIONS["difficulty"]
    assert difficulty.describe("scurvy-dog") == "Scurvy Dog (easiest): 4 treasures, 5 with four or more pirates"
    assert difficulty.describe("buccaneer") == "Buccaneer (hard): 5 treasures, 6 with four or more pirates"
    assert difficulty.describe("admiral") == "Admiral (hardest): 6 treasures, all crew beaten with four or more pirates"


def test_the_difficulties_go_from_the_easiest_to_the_hardest() -> None:
    assert GAME.difficulty is not None
    assert GAME.difficulty.values == ("scurvy-dog", "buccaneer", "admiral")
    assert set(GAME.difficulty.values) == set(OPTIONS[GAME.difficulty.option].values)


def test_the_marker_says_how_many_explosions_are_left() -> None:  # DM-9.7
    assert OPTIONS["marker_start"].describe("0") == "None: 7 more lose the game"
    assert OPTIONS["marker_start"].describe("6") == "6: 1 more loses the game"


def expected(seats: int, **options: str) -> str:
    return forecast(seats, GAME.fill_options(seats, options))


def test_the_forecast_says_how_long_it_takes_and_how_often_it_is_won() -> None:
    for seats, measured_seats in ((2, 2), (3, 3), (4, 4), (5, max(setup.seats for setup in MEASURED))):
        measured = next(
            setup for setup in MEASURED if (setup.seats, setup.options["difficulty"]) == (measured_seats, "scurvy-dog")
        )
        text = expected(seats, difficulty="scurvy-dog")
        assert re.fullmatch(rf"About \d[05] minutes\. {MESSAGES.render(crews(measured))}\.", text)


def test_the_forecast_tells_the_rates_of_mates_and_captains() -> None:
    mates = MeasuredSetup(2, {}, 30, {"mate": WinRate(650, 138)})
    captains = MeasuredSetup(3, {}, 40, {"mate": WinRate(100, 2), "captain": WinRate(100, 58)})
    assert MESSAGES.render(crews(mates)) == "A crew of Mates wins about 1 game in 5"
    assert MESSAGES.render(crews(captains)) == "A crew of Mates hardly ever wins, one of Captains about 6 in 10"


def test_the_forecast_says_that_variants_are_not_counted() -> None:
    usual = expected(2).removesuffix(".")
    assert expected(2, captain_fromm="on") == f"{usual} without the variants you chose."
    assert expected(2, group_choice="active-player") == f"{usual}."


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("level", OPTIONS["difficulty"].values)
def test_there_is_a_forecast_for_every_table(seats: int, level: str) -> None:
    assert expected(seats, difficulty=level).startswith("About ")
