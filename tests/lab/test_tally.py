"""Counts, intervals and the tables for the terminal."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from io import StringIO

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console

from jollyroger.engine import Result
from jollyroger.lab import Failure, RunConfig, Tally, progress_bar, simulate, wilson_interval
from jollyroger.lab.simulation.game_result import GameResult
from jollyroger.lab.statistics import share_interval

from ..toy import toy


def finished(winners: Sequence[int], ending: str, seating: Sequence[str]) -> GameResult:
    return GameResult(0, 0, tuple(seating), Result(tuple(winners), ending), "", 10, 5, 0.1)


def seat_wins(tally: Tally) -> list[float]:
    return [units / tally.win_units for units in tally.seat_units]


def bot_wins(tally: Tally) -> dict[str, float]:
    return {name: units / tally.win_units for name, units in tally.bot_units.items()}


def test_a_shared_win_is_split() -> None:
    tally = Tally(3)
    tally.add(finished((0, 2), "dawn", "aba"), cooperative=False)
    tally.add(finished((1,), "dawn", "aba"), cooperative=False)
    assert seat_wins(tally) == [0.5, 1, 0.5]
    assert bot_wins(tally) == {"a": 1, "b": 1}
    assert tally.bot_games == {"a": 4, "b": 2}


def test_in_a_cooperative_game_a_win_is_whole_for_each_seat_and_a_bot_counts_once() -> None:
    tally = Tally(3)
    tally.add(finished((0, 1, 2), "win", "aba"), cooperative=True)
    tally.add(finished((), "sunk", "bab"), cooperative=True)
    assert seat_wins(tally) == [1, 1, 1]
    assert bot_wins(tally) == {"a": 1, "b": 1}
    assert tally.bot_games == {"a": 2, "b": 2}


def test_a_game_without_a_winner_counts_as_a_game() -> None:
    tally = Tally(2)
    tally.add(finished((), "drowned", "ab"), cooperative=False)
    assert (tally.games, tally.endings, tally.seat_units) == (1, {"drowned": 1}, [0, 0])


def test_the_first_failures_are_described_in_whatever_order_they_are_added() -> None:
    numbers = list(range(20))
    random.Random(3).shuffle(numbers)
    tally = Tally(2)
    for number in numbers:
        tally.add_failure(Failure(number, number * 100, "sank"))
    assert tally.failures == 20
    assert [failure.game for failure in tally.first_failures] == [0, 1, 2, 3, 4]


@given(st.integers(1, 5000).flatmap(lambda games: st.tuples(st.integers(0, games), st.just(games))))
def test_an_interval_contains_the_rate_and_stays_between_0_and_1(drawn: tuple[int, int]) -> None:
    wins, games = drawn
    low, high = wilson_interval(wins, games)
    assert 0 <= low <= wins / games + 1e-9
    assert wins / games - 1e-9 <= high <= 1


def test_an_interval_agrees_with_published_numbers() -> None:
    assert wilson_interval(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)


def test_there_is_a_progress_bar_only_on_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with progress_bar(10, "games") as hidden:
        assert hidden is None
    monkeypatch.setenv("FORCE_COLOR", "1")
    with progress_bar(10, "games") as shown:
        assert shown is not None
        shown(5)
    out, err = capsys.readouterr()
    assert out == ""
    assert "5/10" in err


def test_the_tables_show_bots_seats_endings_and_failures() -> None:
    result = simulate(toy, RunConfig(2, ["random", "greedy"], games=40))
    result.tally.add_failure(Failure(7, 123, "ValueError: [bold] sank"))
    out = StringIO()
    result.print(Console(file=out, width=100))
    text = out.getvalue()
    for word in ("liars-cove, version 1, 2 seats", "greedy", "95 % interval", "dawn", "ValueError: [bold] sank"):
        assert word in text


def simulated_coverage(draw: Callable[[random.Random], float], games: int, runs: int = 1500) -> float:
    """How often the interval of the mean contains the true mean."""
    chance = random.Random(5)
    true_mean = sum(draw(chance) for _ in range(200_000)) / 200_000
    hits = 0
    for _ in range(runs):
        shares = [draw(chance) for _ in range(games)]
        low, high = share_interval(sum(shares), sum(share * share for share in shares), games)
        hits += low <= true_mean <= high
    return hits / runs


@pytest.mark.parametrize("games", [20, 100, 400])
@pytest.mark.parametrize(
    "shares",
    [
        [1.0, 0.0, 0.0, 0.0],
        [1.0, 0.5, 0.5, 0.0, 0.0],
        [0.25, 0.25, 0.25, 0.5, 0.0, 1.0],
        [0.5] * 30 + [1.0, 0.0],
        [1.0] * 19 + [0.5],
    ],
    ids=["whole wins", "some shared", "often shared", "nearly always shared", "nearly always won"],
)
def test_intervals_of_split_wins_contain_the_true_rate_about_95_times_in_100(shares: list[float], games: int) -> None:
    coverage = simulated_coverage(lambda chance: chance.choice(shares), games)
    assert coverage > 0.925


def test_seats_that_share_one_win_do_not_count_as_games() -> None:
    tally = Tally(4)
    for number in range(100):
        tally.add(finished((number % 4,), "dawn", "abab"), cooperative=False)
    low, high = wilson_interval(50, 100)
    row = tally.bot_wins("a")
    assert (row["games"], row["rate"]) == (200, 0.25)
    assert (row["low"], row["high"]) == pytest.approx((low / 2, high / 2), abs=1e-4)


def test_all_seats_of_one_bot_always_share_the_whole_win() -> None:
    tally = Tally(4)
    for _ in range(100):
        tally.add(finished((2,), "dawn", "aaaa"), cooperative=False)
    row = tally.bot_wins("a")
    assert row["rate"] == row["high"] == 0.25
    assert row["low"] > 0.24


def test_a_crew_of_four_that_wins_is_one_win_in_one_game() -> None:
    tally = Tally(4)
    for number in range(40):
        tally.add(finished((0, 1, 2, 3) if number % 2 else (), "end", "aaaa"), cooperative=True)
    row = tally.bot_wins("a")
    assert (row["games"], row["wins"]) == (40, 20)
    assert (row["low"], row["high"]) == pytest.approx(wilson_interval(20, 40), abs=1e-4)


def test_games_of_a_round_are_one_sample() -> None:
    """On each seed the same seat wins, whoever sits there: fifty rounds of two say no more than fifty numbers."""
    tally = Tally(2, games_per_sample=2)
    for _ in range(50):
        tally.add_sample([finished((0,), "dawn", "ab"), finished((0,), "dawn", "ba")], cooperative=False)
    row = tally.bot_wins("a")
    assert (row["games"], row["rate"]) == (100, 0.5)
    assert row["high"] - row["low"] < 0.1, "the margin of every round is exactly 0"
