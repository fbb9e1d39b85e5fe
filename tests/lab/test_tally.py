"""Counts, intervals and the table that people read."""

from __future__ import annotations

from io import StringIO

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console

from jollyroger.engine import Result
from jollyroger.lab import Failure, Tally, progress_bar, simulate, wilson_interval

from ..toy import toy


def test_a_shared_win_is_split() -> None:
    tally = Tally(3)
    tally.add(Result((0, 2), "dawn"), ("a", "b", "a"), 10, 5)
    tally.add(Result((1,), "dawn"), ("a", "b", "a"), 10, 5)
    assert [shares / tally.share for shares in tally.seat_shares] == [0.5, 1, 0.5]
    assert {name: shares / tally.share for name, shares in tally.bot_shares.items()} == {"a": 1, "b": 1}
    assert tally.bot_games == {"a": 4, "b": 2}


def test_a_game_that_nobody_wins_is_a_game() -> None:
    tally = Tally(2)
    tally.add(Result((), "drowned"), ("a", "b"), 3, 1)
    assert (tally.games, tally.outcomes, tally.seat_shares) == (1, {"drowned": 1}, [0, 0])


def test_the_first_failures_are_kept_in_whatever_order_they_come() -> None:
    tallies = [Tally(2), Tally(2)]
    for number in range(20):
        tallies[number % 2].fail(Failure(number, number * 100, "sank"))
    tallies[1].merge(tallies[0])
    assert tallies[1].failures == 20
    assert [failure.game for failure in tallies[1].failed] == [0, 1, 2, 3, 4]


@given(st.integers(1, 5000).flatmap(lambda games: st.tuples(st.integers(0, games), st.just(games))))
def test_an_interval_holds_the_rate_and_stays_within_0_and_1(drawn: tuple[int, int]) -> None:
    wins, games = drawn
    low, high = wilson_interval(wins, games)
    assert 0 <= low <= wins / games + 1e-9
    assert wins / games - 1e-9 <= high <= 1


def test_an_interval_is_the_known_one() -> None:
    assert wilson_interval(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)


def test_there_is_a_bar_only_where_somebody_looks(
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


def test_the_table_tells_bots_seats_endings_and_failures() -> None:
    report = simulate(toy, seats=2, bots=["random", "greedy"], games=40)
    report.tally.fail(Failure(7, 123, "ValueError: [bold] sank"))
    out = StringIO()
    report.print(Console(file=out, width=100))
    text = out.getvalue()
    for word in ("liars-cove, version 1, 2 seats", "greedy", "95 % interval", "dawn", "ValueError: [bold] sank"):
        assert word in text


def test_where_all_play_together_a_win_is_whole_for_each_and_a_bot_plays_once() -> None:
    tally = Tally(3)
    tally.add(Result((0, 1, 2), "win"), ["a", "b", "a"], 10, 5, together=True)
    tally.add(Result((), "sunk"), ["b", "a", "b"], 10, 5, together=True)
    assert [shares / tally.share for shares in tally.seat_shares] == [1, 1, 1]
    assert {name: shares / tally.share for name, shares in tally.bot_shares.items()} == {"a": 1, "b": 1}
    assert tally.bot_games == {"a": 2, "b": 2}
