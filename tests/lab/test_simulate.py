"""Many games by bots: the same whatever the number of workers, fair to every seat, and not stopped by a flaw."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from jollyroger.bots import BadBot
from jollyroger.engine import Action, Ask, BadSetup, Chance, Game
from jollyroger.games import GAMES, game_named
from jollyroger.lab import simulate
from jollyroger.lab.simulation.run_config import RunConfig, derive_seed
from jollyroger.lab.simulation.simulation_result import SimulationResult

from ..toy import Cove, toy

TIMES = ("seconds", "decisions_per_second", "workers")


def counts(report: SimulationResult) -> dict[str, Any]:
    """Everything but what the clock says."""
    return {key: value for key, value in report.to_json().items() if key not in TIMES}


def a_voyage(seats: int, *bots: str) -> RunConfig:
    return RunConfig(seats, bots, seed=0, options={}, check=False, limit=1000)


def test_two_workers_find_what_one_finds() -> None:
    load = partial(game_named, next(game.id for game in GAMES if not game.cooperative))
    alone = simulate(load, seats=3, bots=["random", "greedy"], games=9, seed=4, workers=1)
    shared = simulate(load, seats=3, bots=["random", "greedy"], games=9, seed=4, workers=2)
    assert counts(alone) == counts(shared)
    assert (alone.workers, shared.workers) == (1, 2)


def test_the_same_seed_plays_the_same_games_and_another_does_not() -> None:
    first, again, other = (simulate(toy, seats=3, games=30, seed=seed) for seed in (1, 1, 2))
    assert counts(first) == counts(again)
    assert first.tally != other.tally


def test_games_played_apart_add_up_to_games_played_together() -> None:
    whole = simulate(toy, seats=3, bots=["random", "greedy"], games=20).tally
    parts = [simulate(toy, seats=3, bots=["random", "greedy"], games=10, first=first).tally for first in (0, 10)]
    parts[0].merge(parts[1])
    assert parts[0] == whole


def test_the_short_way_for_random_bots_plays_what_the_long_way_plays() -> None:
    short = simulate(toy, seats=4, games=25, seed=3)
    long = simulate(toy, seats=4, games=25, seed=3, check=True)
    assert short.tally == long.tally


def test_everybody_moves_up_one_seat_from_game_to_game() -> None:
    four = a_voyage(4, "random", "greedy")
    assert four.seating(0) == ("random", "greedy", "random", "greedy")
    assert four.seating(1) == ("greedy", "random", "greedy", "random")
    three = a_voyage(3, "random", "greedy")
    assert [three.seating(number) for number in range(3)] == [
        ("random", "greedy", "random"),
        ("greedy", "random", "random"),
        ("random", "random", "greedy"),
    ]


def test_more_bots_than_seats_take_turns_to_sit_out() -> None:
    two = a_voyage(2, "a", "b", "c")
    assert [two.seating(number) for number in range(3)] == [("a", "b"), ("b", "c"), ("c", "a")]


def test_the_report_adds_up() -> None:
    data = simulate(toy, seats=3, bots=["random", "greedy"], games=60, seed=1).to_json()
    assert data["games"] == 60 == sum(data["outcomes"].values())
    assert sum(data["wins_by_seat"]) == pytest.approx(60, abs=0.01)
    assert sum(bot["wins"] for bot in data["wins_by_bot"].values()) == pytest.approx(60, abs=0.01)
    assert sum(bot["games"] for bot in data["wins_by_bot"].values()) == 180
    assert all(bot["low"] <= bot["rate"] <= bot["high"] for bot in data["wins_by_bot"].values())
    assert data["choices"] <= data["decisions"]
    assert (data["failures"], data["stopped"], data["options"]) == (0, False, {"length": "short"})


class Leaky(Cove):
    """A flaw: cards put back are lost."""

    def stow(self, card: int) -> None:
        pass


def test_lost_pieces_are_found_if_they_are_counted() -> None:
    assert simulate(lambda: toy(Leaky), seats=2, games=10).tally.failures == 0
    report = simulate(lambda: toy(Leaky), seats=2, games=10, check=True)
    assert report.tally.failures > 0
    assert "pieces not conserved: after" in report.tally.failed[0].error


def stumbling() -> Game[Cove]:
    """A flaw: the rule of thumb knows no answer to a call for coins."""

    def policy(s: Cove, ask: Ask, chance: Chance) -> Action | None:
        if len(ask.options) > 3:
            raise LookupError("no idea")
        return ask.options[0]

    return toy(policy=policy)


def test_a_game_that_fails_is_counted_and_described_and_can_be_played_again() -> None:
    report = simulate(stumbling, seats=2, bots=["greedy"], games=40, seed=9)
    tally = report.tally
    assert tally.games == 40
    assert tally.failures > 5
    assert len(tally.failed) == 5
    assert [failure.game for failure in tally.failed] == sorted(failure.game for failure in tally.failed)
    failure = tally.failed[2]
    assert failure.error.startswith("LookupError: no idea (test_simulate.py:")
    assert failure.seed == derive_seed(9, failure.game)
    again = simulate(stumbling, seats=2, bots=["greedy"], games=1, seed=9, first=failure.game)
    assert again.tally.failed == [failure]


def test_a_game_without_an_end_is_a_failure() -> None:
    report = simulate(toy, seats=2, games=3, limit=4)
    assert [failure.error for failure in report.tally.failed] == ["not over after 4 choices"] * 3


@pytest.mark.usefixtures("ctrl_c_in_game_7")
def test_ctrl_c_reports_what_is_done() -> None:
    report = simulate(toy, seats=2, games=100)
    assert report.stopped
    assert report.tally.games == 7


def test_progress_is_told_to_the_last_game() -> None:
    heard: list[int] = []
    simulate(toy, seats=2, games=12, progress=heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == 12


def test_what_cannot_be_set_up_is_refused_before_anything_is_played() -> None:
    with pytest.raises(BadSetup, match="2 to 4 seats, not 9"):
        simulate(toy, seats=9)
    with pytest.raises(BadSetup, match="no option 'depth'"):
        simulate(toy, seats=2, options={"depth": "9"})
    with pytest.raises(BadBot, match="no bot 'kraken'"):
        simulate(toy, seats=2, bots=["kraken"])
    with pytest.raises(BadSetup, match="At least one bot"):
        simulate(toy, seats=2, bots=[])
