"""Many games by bots: the same whatever the number of workers, fair to every seat, and not stopped by a bug."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from jollyroger.bots import BadBot
from jollyroger.engine import Action, Ask, BadSetup, Chance, Game
from jollyroger.games import GAMES, game_named
from jollyroger.lab import RunConfig, SimulationResult, Tally, derive_seed, simulate
from jollyroger.lab.simulation.schedule import RotatingSchedule

from ..toy import Cove, toy

TIMES = ("seconds", "decisions_per_second", "workers")


def counts(result: SimulationResult) -> dict[str, Any]:
    """Everything but the times."""
    return {key: value for key, value in result.to_json().items() if key not in TIMES}


def seatings(games: int, seats: int, *bots: str) -> list[tuple[str, ...]]:
    schedule = RotatingSchedule(RunConfig(seats, bots))
    return [schedule.game(number).seating for number in range(games)]


def test_two_workers_give_the_same_result_as_one() -> None:
    load = partial(game_named, next(game.id for game in GAMES if not game.cooperative))
    config = RunConfig(3, ["random", "greedy"], games=9, seed=4)
    one, two = (simulate(load, replace(config, workers=workers)) for workers in (1, 2))
    assert counts(one) == counts(two)
    assert (one.workers, two.workers) == (1, 2)


def test_the_same_seed_plays_the_same_games_and_another_does_not() -> None:
    first, again, other = (simulate(toy, RunConfig(3, games=30, seed=seed)) for seed in (1, 1, 2))
    assert counts(first) == counts(again)
    assert first.tally != other.tally


def test_two_runs_of_ten_games_add_up_to_one_of_twenty() -> None:
    config = RunConfig(3, ["random", "greedy"], games=20)
    whole = simulate(toy, config).tally
    parts = [simulate(toy, replace(config, games=10, first=first)).tally for first in (0, 10)]
    assert whole == Tally(
        3,
        games=20,
        decisions=sum(part.decisions for part in parts),
        free_decisions=sum(part.free_decisions for part in parts),
        endings=dict(sum((Counter(part.endings) for part in parts), Counter())),
        seat_units=[sum(units) for units in zip(*(part.seat_units for part in parts), strict=True)],
        bot_units=dict(sum((Counter(part.bot_units) for part in parts), Counter())),
        bot_games=dict(sum((Counter(part.bot_games) for part in parts), Counter())),
        bot_samples=dict(sum((Counter(part.bot_samples) for part in parts), Counter())),
        bot_squares=dict(sum((Counter(part.bot_squares) for part in parts), Counter())),
        failures=sum(part.failures for part in parts),
        first_failures=[failure for part in parts for failure in part.first_failures],
    )


def test_the_fast_path_for_random_bots_plays_the_same_games() -> None:
    fast, slow = (simulate(toy, RunConfig(4, games=25, seed=3, check_pieces=check)) for check in (False, True))
    assert fast.tally == slow.tally


def test_every_bot_moves_up_one_seat_from_game_to_game() -> None:
    assert seatings(2, 4, "random", "greedy") == [
        ("random", "greedy", "random", "greedy"),
        ("greedy", "random", "greedy", "random"),
    ]
    assert seatings(3, 3, "random", "greedy") == [
        ("random", "greedy", "random"),
        ("greedy", "random", "random"),
        ("random", "random", "greedy"),
    ]


def test_more_bots_than_seats_take_turns_to_sit_out() -> None:
    assert seatings(3, 2, "a", "b", "c") == [("a", "b"), ("b", "c"), ("c", "a")]


def test_the_counts_of_a_result_add_up() -> None:
    data = simulate(toy, RunConfig(3, ["random", "greedy"], games=60, seed=1)).to_json()
    assert data["games"] == 60 == sum(data["outcomes"].values())
    assert sum(data["wins_by_seat"]) == pytest.approx(60, abs=0.01)
    assert sum(bot["wins"] for bot in data["wins_by_bot"].values()) == pytest.approx(60, abs=0.01)
    assert sum(bot["games"] for bot in data["wins_by_bot"].values()) == 180
    assert all(bot["low"] <= bot["rate"] <= bot["high"] for bot in data["wins_by_bot"].values())
    assert data["free_decisions"] <= data["decisions"]
    assert (data["failures"], data["stopped"], data["options"]) == (0, False, {"length": "short"})


class Leaky(Cove):
    """A bug: cards put back are lost."""

    def stow(self, card: int) -> None:
        pass


def test_lost_pieces_are_found_if_they_are_counted() -> None:
    assert simulate(lambda: toy(Leaky), RunConfig(2, games=10)).tally.failures == 0
    tally = simulate(lambda: toy(Leaky), RunConfig(2, games=10, check_pieces=True)).tally
    assert tally.failures > 0
    assert "pieces not conserved: after" in tally.first_failures[0].error


def toy_with_failing_policy() -> Game[Cove]:
    """A bug: the policy has no answer when there are many options."""

    def policy(s: Cove, ask: Ask, chance: Chance) -> Action | None:
        if len(ask.options) > 3:
            raise LookupError("no idea")
        return ask.options[0]

    return toy(policy=policy)


def test_a_failed_game_is_counted_and_described_and_can_be_played_again() -> None:
    config = RunConfig(2, ["greedy"], games=40, seed=9)
    tally = simulate(toy_with_failing_policy, config).tally
    assert tally.games == 40
    assert tally.failures > 5
    assert len(tally.first_failures) == 5
    numbers = [failure.game for failure in tally.first_failures]
    assert numbers == sorted(numbers)
    failure = tally.first_failures[2]
    assert failure.error.startswith("LookupError: no idea (test_simulate.py:")
    assert failure.seed == derive_seed(9, failure.game)
    again = simulate(toy_with_failing_policy, replace(config, games=1, first=failure.game))
    assert again.tally.first_failures == [failure]


def test_a_game_that_does_not_end_is_a_failure() -> None:
    tally = simulate(toy, RunConfig(2, games=3, max_choices=4)).tally
    assert [failure.error for failure in tally.first_failures] == ["not over after 4 choices"] * 3


@pytest.mark.usefixtures("ctrl_c_in_game_7")
def test_ctrl_c_reports_the_games_that_are_done() -> None:
    result = simulate(toy, RunConfig(2, games=100))
    assert result.stopped
    assert result.tally.games == 7


def test_progress_is_reported_up_to_the_last_game() -> None:
    heard: list[int] = []
    simulate(toy, RunConfig(2, games=12), progress=heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == 12


def test_a_bad_setup_is_refused_before_anything_is_played() -> None:
    with pytest.raises(BadSetup, match="2 to 4 seats, not 9"):
        simulate(toy, RunConfig(9))
    with pytest.raises(BadSetup, match="no option 'depth'"):
        simulate(toy, RunConfig(2, options={"depth": "9"}))
    with pytest.raises(BadBot, match="no bot 'kraken'"):
        simulate(toy, RunConfig(2, ["kraken"]))
    with pytest.raises(BadSetup, match="At least one bot"):
        simulate(toy, RunConfig(2, []))
