"""The file of a game's forecasts: measured by bots, read by the game, and kept where nothing is measured again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tools.training import forecast

from jollyroger import games
from jollyroger.engine import Difficulty, Game
from jollyroger.engine.text.measured import (
    MeasuredSetup,
    WinRate,
    find_measured,
    read_measured,
    write_measured,
)

from ..toy import toy

GAME: Game[Any] = toy(difficulty=Difficulty("length", ("short", "long")))
MATES = MeasuredSetup(2, {"length": "short"}, 30, {"mate": WinRate(650, 138)})
CAPTAINS = MeasuredSetup(3, {"length": "short"}, 40, {"mate": WinRate(100, 2), "captain": WinRate(100, 58)})


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "forecast.toml"
    write_measured(path, [MATES, CAPTAINS], "forecast toy")
    assert read_measured(path) == (MATES, CAPTAINS)
    assert path.read_text().startswith("# Made by: forecast toy\n")


def test_the_setup_with_the_same_options_and_at_most_as_many_seats_counts() -> None:
    setups = [MATES, CAPTAINS, MATES._replace(options={"length": "long"})]
    assert find_measured(setups, 2, {"length": "short", "other": "x"}) is MATES
    assert find_measured(setups, 4, {"length": "short"}) is CAPTAINS
    assert find_measured(setups, 4, {"length": "long"}) is setups[2]


def test_rates_are_told_in_round_numbers() -> None:
    assert MATES.rates["mate"].round_numbers == (1, 5)
    assert CAPTAINS.rates["mate"].round_numbers == (0, 0)
    assert CAPTAINS.rates["captain"].round_numbers == (6, 10)


def test_every_difficulty_is_measured_and_other_bots_keep_their_results(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forecast, "game_named", lambda id: GAME)
    first = [*forecast.measure_all(GAME, ["mate"], count=4, seed=1, workers=1)]
    assert [(setup.seats, setup.options["length"]) for setup in first] == [
        (seats, length) for length in ("short", "long") for seats in (2, 3, 4)
    ]
    assert all(setup.rates["mate"] == WinRate(4, 4) and setup.choices > 3 for setup in first)
    both = [*forecast.measure_all(GAME, ["captain@3"], count=1, seed=1, workers=1, known=first)]
    assert [setup.rates for setup in both] == [{"mate": WinRate(4, 4), "captain": WinRate(1, 1)}] * 6


def test_ctrl_c_keeps_the_setups_that_are_done(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def measure_two(*_: object) -> Iterator[MeasuredSetup]:
        yield MATES._replace(rates={"mate": WinRate(9, 9)})
        raise KeyboardInterrupt

    path = tmp_path / "forecast.toml"
    write_measured(path, [MATES, CAPTAINS], "forecast toy")
    monkeypatch.setattr(forecast, "game_named", lambda id: GAME)
    monkeypatch.setattr(forecast, "file_of", lambda game: path)
    monkeypatch.setattr(forecast, "measure_all", measure_two)
    with pytest.raises(SystemExit, match=r"^Stopped; what was measured is in .*forecast\.toml$"):
        forecast.main(["toy"])
    assert read_measured(path) == (MATES._replace(rates={"mate": WinRate(9, 9)}), CAPTAINS)


def test_games_of_a_compiled_copy_are_measured_for_the_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "__file__", str(tmp_path / "__init__.py"))
    path = forecast.file_of(games.game_named("dead-men"))
    assert path == Path(forecast.__file__).parents[2] / "src/jollyroger/games/dead_men/forecast.toml"
    assert path.is_file()
