"""The options as a new table shows them: names, values in words, and which is the easiest."""

from __future__ import annotations

import pytest

from jollyroger.engine import Option

from .. import GAME
from ..setup_forecast import forecast

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
    assert expected(2, difficulty="scurvy-dog") == "About 25 minutes. A crew of Mates wins about 1 game in 3."
    assert expected(3) == "About 25 minutes. A crew of Mates wins about 1 game in 16."
    assert expected(4) == "About 25 minutes. A crew of Mates hardly ever wins."


def test_the_forecast_says_that_variants_are_not_counted() -> None:
    assert expected(2, captain_fromm="on").endswith("1 game in 8 without the variants you chose.")
    assert expected(2, group_choice="active-player").endswith("1 game in 8.")


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("level", OPTIONS["difficulty"].values)
def test_there_is_a_forecast_for_every_table(seats: int, level: str) -> None:
    assert expected(seats, difficulty=level).startswith("About ")
