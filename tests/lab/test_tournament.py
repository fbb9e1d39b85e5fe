"""Tournaments: the same luck for all, every seat for each, and the same standings whatever the number of workers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from jollyroger.engine import Action, Ask, BadSetup, Chance, Game, Result
from jollyroger.games import GAMES, game_named
from jollyroger.lab import RunConfig, Standings, run_tournament
from jollyroger.lab.tournament.round_schedule import RoundSchedule
from jollyroger.lab.tournament.tournament_tally import SCENARIO

from ..toy import Cove, toy

pytest.importorskip("openskill")

TIMES = ("seconds", "workers")
RIVALS = partial(game_named, next(game.id for game in GAMES if not game.cooperative))
"""A real game between rivals, in which a sensible bot beats a random one."""


def without_times(standings: Standings) -> dict[str, Any]:
    return {key: value for key, value in standings.to_json().items() if key not in TIMES}


def schedule_of(seats: int, bots: Sequence[str], cooperative: bool = False) -> RoundSchedule:
    return RoundSchedule(RunConfig(seats, bots, seed=3), cooperative)


def seatings(schedule: RoundSchedule, number: int = 0) -> list[tuple[str, ...]]:
    """Who sits where in the games of a round."""
    games = range(number * schedule.games_per_round, (number + 1) * schedule.games_per_round)
    return [schedule.game(game).seating for game in games]


def test_with_two_seats_every_two_bots_meet_twice_with_seats_swapped() -> None:
    games = seatings(schedule_of(2, "abc"))
    assert sorted(games) == [("a", "b"), ("a", "c"), ("b", "a"), ("b", "c"), ("c", "a"), ("c", "b")]


@pytest.mark.parametrize(("seats", "bots"), [(3, "ab"), (4, "ab"), (3, "abc"), (4, "abc"), (3, "abcde"), (2, "ab")])
def test_in_every_round_every_bot_has_every_seat_once(seats: int, bots: str) -> None:
    schedule = schedule_of(seats, bots)
    for number in range(5):
        games = seatings(schedule, number)
        for seat in range(seats):
            assert sorted(game[seat] for game in games) == sorted(bots)


def test_all_games_of_a_round_have_the_same_seed_and_the_next_round_another() -> None:
    schedule = schedule_of(3, "abc")
    seeds = [[schedule.game(number * 3 + game).seed for game in range(3)] for number in range(10)]
    assert all(len(set(of_round)) == 1 for of_round in seeds)
    assert len({of_round[0] for of_round in seeds}) == 10


def test_the_order_of_the_bots_changes_from_round_to_round() -> None:
    schedule = schedule_of(3, "abc")
    after_a = Counter(game[(game.index("a") + 1) % 3] for number in range(100) for game in seatings(schedule, number))
    assert min(after_a["b"], after_a["c"]) > 90


def test_in_a_cooperative_game_each_bot_takes_all_seats_on_the_same_seed() -> None:
    schedule = schedule_of(3, "ab", cooperative=True)
    assert seatings(schedule) == [("a", "a", "a"), ("b", "b", "b")]
    first, second, third = (schedule.game(number).seed for number in range(3))
    assert first == second != third


def test_two_workers_give_the_same_standings_as_one() -> None:
    for bots, games, until_clear in (
        (["random", "deckhand", "greedy"], 12, False),
        (["random", "greedy"], 400, True),
    ):
        config = RunConfig(2, bots, games, seed=4)
        one, two = (
            run_tournament(RIVALS, replace(config, workers=workers), until_clear=until_clear) for workers in (1, 2)
        )
        assert without_times(one) == without_times(two)


def test_a_lopsided_match_is_decided_soon_and_an_equal_one_takes_all_games() -> None:
    lopsided = run_tournament(RIVALS, RunConfig(2, ["greedy", "random"], games=2000), until_clear=True).to_json()
    assert lopsided["games"] < 60
    assert lopsided["pairs"][0]["better"] == "greedy"
    assert lopsided["pairs"][0]["low"] > 0
    equal = run_tournament(toy, RunConfig(2, ["greedy", "mate"], games=100), until_clear=True).to_json()
    assert equal["games"] == 100
    assert equal["pairs"][0]["better"] is None
    assert equal["pairs"][0]["low"] < 0 < equal["pairs"][0]["high"]


def test_the_standings_add_up() -> None:
    data = run_tournament(toy, RunConfig(3, ["random", "greedy"], games=41, seed=1)).to_json()
    assert (data["games"], data["rounds"]) == (40, 20)
    (pair,) = data["pairs"]
    assert (pair["games"], pair["seeds"]) == (40, 20)
    wins = {name: row["wins"] for name, row in data["wins_by_bot"].items()}
    assert sum(wins.values()) == pytest.approx(40, abs=0.01)
    assert pair["margin"] == pytest.approx((wins["random"] - wins["greedy"]) / 40, abs=1e-3)
    assert pair["score"] == pytest.approx(wins["random"] / 40, abs=1e-3)
    assert pair["low"] <= pair["margin"] <= pair["high"]
    ordinals = {row["name"]: row["ordinal"] for row in data["ratings"]}
    assert (ordinals["greedy"] > ordinals["random"]) == (pair["margin"] < 0)


def drowned() -> Game[Cove]:
    """A game that nobody ever wins."""

    class Flooded(Cove):
        def finish(self, ending: str) -> None:
            self.end(Result((), "drowned"))

    return toy(Flooded)


def test_a_game_without_a_winner_counts_half_for_each() -> None:
    data = run_tournament(drowned, RunConfig(2, ["random", "greedy"], games=20)).to_json()
    assert data["pairs"][0]["score"] == 0.5
    assert {row["mu"] for row in data["ratings"]} == {25.0}


def stormy() -> Game[Cove]:
    """A cooperative game, won or lost by the number of coins that are left."""

    class Storm(Cove):
        def finish(self, ending: str) -> None:
            won = sum(self.coins) % 2 == 0
            self.end(Result(tuple(range(self.seats)) if won else (), "home" if won else "sunk"))

    return toy(Storm, cooperative=True)


def test_a_cooperative_game_is_rated_as_the_opponent() -> None:
    data = run_tournament(stormy, RunConfig(3, ["random", "greedy"], games=60)).to_json()
    assert {row["name"] for row in data["ratings"]} == {"random", "greedy", SCENARIO}
    assert {row["games"] for row in data["wins_by_bot"].values()} == {30}
    rates = [data["wins_by_bot"][name]["rate"] for name in ("random", "greedy")]
    assert data["pairs"][0]["margin"] == pytest.approx(rates[0] - rates[1], abs=1e-3)
    assert data["pairs"][0]["seeds"] == 30


def test_a_single_bot_can_be_rated_in_a_cooperative_game() -> None:
    data = run_tournament(stormy, RunConfig(2, ["random"], games=10)).to_json()
    assert data["pairs"] == []
    assert len(data["ratings"]) == 2


def test_a_round_with_a_failed_game_is_counted_but_not_compared() -> None:
    def policy(s: Cove, ask: Ask, chance: Chance) -> Action | None:
        if chance.below(20) == 0:
            raise LookupError("no idea")
        return None if ask.may else ask.options[0]

    standings = run_tournament(lambda: toy(policy=policy), RunConfig(2, ["greedy", "random"], games=60))
    assert 0 < standings.tally.failures < 60
    (test,) = standings.tournament.paired_tests.values()
    assert 0 < len(test.margins) < 30
    out = StringIO()
    standings.print(Console(file=out, width=120))
    assert "LookupError: no idea" in out.getvalue()


@pytest.mark.usefixtures("ctrl_c_in_game_7")
def test_ctrl_c_keeps_the_complete_rounds() -> None:
    standings = run_tournament(toy, RunConfig(2, ["greedy", "random"], games=100))
    assert standings.stopped
    assert (standings.tournament.rounds, standings.tally.games) == (3, 6)


def test_the_tables_name_the_better_bot() -> None:
    out = StringIO()
    standings = run_tournament(toy, RunConfig(2, ["greedy", "random"], games=20))
    standings.print(Console(file=out, width=100))
    for word in ("liars-cove, version 1, 2 seats", "20 in 10 rounds", "greedy v random", "95 % interval", "Strength"):
        assert word in out.getvalue()


def test_a_bad_setup_is_refused_before_anything_is_played() -> None:
    refused: Mapping[str, tuple[list[str], int]] = {
        "at least two bots": (["random"], 10),
        "cannot meet itself": (["random", "random"], 10),
        "takes 6 games": (["random", "greedy", "mate"], 5),
    }
    for sentence, (bots, games) in refused.items():
        with pytest.raises(BadSetup, match=sentence):
            run_tournament(toy, RunConfig(2, bots, games))
