"""Bots that meet: the same luck for all, every seat for each, the same standings whoever plays the games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import partial
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from jollyroger.engine import Action, Ask, BadSetup, Chance, Game, Result
from jollyroger.games import GAMES, game_named
from jollyroger.lab import Standings, run_tournament
from jollyroger.lab.tournament.round_schedule import RoundSchedule
from jollyroger.lab.tournament.run_tournament import SCENARIO

from ..toy import Cove, toy

pytest.importorskip("openskill")

TIMES = ("seconds", "workers")
RIVALS = partial(game_named, next(game.id for game in GAMES if not game.cooperative))
"""A real game whose players are rivals, and in which sense pays."""


def found(standings: Standings) -> dict[str, Any]:
    """Everything but what the clock says."""
    return {key: value for key, value in standings.to_json().items() if key not in TIMES}


def pairing(seats: int, *bots: str, together: bool = False) -> RoundSchedule:
    return RoundSchedule(seats, bots, seed=3, options={}, check=False, limit=1000, together=together)


def a_round(plan: RoundSchedule, number: int = 0) -> list[tuple[str, ...]]:
    return [plan.seating(number * plan.games_a_round + game) for game in range(plan.games_a_round)]


def test_for_two_seats_every_two_bots_meet_twice_with_their_seats_changed() -> None:
    games = a_round(pairing(2, "a", "b", "c"))
    assert sorted(games) == [("a", "b"), ("a", "c"), ("b", "a"), ("b", "c"), ("c", "a"), ("c", "b")]


@pytest.mark.parametrize(("seats", "bots"), [(3, "ab"), (4, "ab"), (3, "abc"), (4, "abc"), (3, "abcde"), (2, "ab")])
def test_in_every_round_every_bot_gets_every_seat_once(seats: int, bots: str) -> None:
    plan = pairing(seats, *bots)
    for number in range(5):
        games = a_round(plan, number)
        for seat in range(seats):
            assert sorted(game[seat] for game in games) == sorted(bots)


def test_all_games_of_a_round_have_the_same_luck_and_the_next_round_another() -> None:
    plan = pairing(3, "a", "b", "c")
    lucks = [[plan.luck(number * 3 + game) for game in range(3)] for number in range(10)]
    assert all(len(set(luck)) == 1 for luck in lucks)
    assert len({luck[0] for luck in lucks}) == 10


def test_the_order_round_the_table_changes_from_round_to_round() -> None:
    plan = pairing(3, "a", "b", "c")
    behind = Counter(game[(game.index("a") + 1) % 3] for number in range(100) for game in a_round(plan, number))
    assert min(behind["b"], behind["c"]) > 90


def test_where_all_play_together_each_bot_is_the_whole_crew_on_the_same_luck() -> None:
    plan = pairing(3, "a", "b", together=True)
    assert a_round(plan) == [("a", "a", "a"), ("b", "b", "b")]
    assert plan.luck(0) == plan.luck(1) != plan.luck(2)


def test_two_workers_find_what_one_finds() -> None:
    meet = partial(run_tournament, RIVALS, seats=2, bots=["random", "deckhand", "greedy"], games=12, seed=4)
    assert found(meet(workers=1)) == found(meet(workers=2))
    meet = partial(run_tournament, RIVALS, seats=2, bots=["random", "greedy"], games=400, seed=4, until_clear=True)
    assert found(meet(workers=1)) == found(meet(workers=2))


def test_a_lopsided_match_is_soon_over_and_an_equal_one_goes_on_to_the_last_game() -> None:
    lopsided = run_tournament(RIVALS, 2, ["greedy", "random"], games=2000, until_clear=True).to_json()
    assert lopsided["games"] < 60
    assert lopsided["pairs"][0]["better"] == "greedy"
    assert lopsided["pairs"][0]["low"] > 0
    equal = run_tournament(toy, 2, ["greedy", "mate"], games=100, until_clear=True).to_json()
    assert equal["games"] == 100
    assert equal["pairs"][0]["better"] is None
    assert equal["pairs"][0]["low"] < 0 < equal["pairs"][0]["high"]


def test_the_standings_add_up() -> None:
    data = run_tournament(toy, 3, ["random", "greedy"], games=41, seed=1).to_json()
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


def test_a_game_that_nobody_wins_is_half_a_win_for_each() -> None:
    data = run_tournament(drowned, 2, ["random", "greedy"], games=20).to_json()
    assert data["pairs"][0]["score"] == 0.5
    assert {row["mu"] for row in data["ratings"]} == {25.0}


def stormy() -> Game[Cove]:
    """A game that all play together, and win or lose by how many coins are left."""

    class Storm(Cove):
        def finish(self, ending: str) -> None:
            won = sum(self.coins) % 2 == 0
            self.end(Result(tuple(range(self.seats)) if won else (), "home" if won else "sunk"))

    return toy(Storm, cooperative=True)


def test_where_all_play_together_the_scenario_is_rated_as_the_opponent() -> None:
    data = run_tournament(stormy, 3, ["random", "greedy"], games=60).to_json()
    assert {row["name"] for row in data["ratings"]} == {"random", "greedy", SCENARIO}
    assert {row["games"] for row in data["wins_by_bot"].values()} == {30}
    rates = [data["wins_by_bot"][name]["rate"] for name in ("random", "greedy")]
    assert data["pairs"][0]["margin"] == pytest.approx(rates[0] - rates[1], abs=1e-3)
    assert data["pairs"][0]["seeds"] == 30


def test_one_crew_alone_can_be_rated() -> None:
    data = run_tournament(stormy, 2, ["random"], games=10).to_json()
    assert data["pairs"] == []
    assert len(data["ratings"]) == 2


def test_a_round_with_a_game_that_failed_says_nothing_but_is_counted() -> None:
    def policy(s: Cove, ask: Ask, chance: Chance) -> Action | None:
        if chance.below(20) == 0:
            raise LookupError("no idea")
        return None if ask.may else ask.options[0]

    standings = run_tournament(lambda: toy(policy=policy), 2, ["greedy", "random"], games=60)
    assert 0 < standings.tally.failures < 60
    (ledger,) = standings.ledgers.values()
    assert 0 < len(ledger.margins) < 30
    out = StringIO()
    standings.print(Console(file=out, width=120))
    assert "LookupError: no idea" in out.getvalue()


@pytest.mark.usefixtures("ctrl_c_in_game_7")
def test_ctrl_c_keeps_the_rounds_that_are_whole() -> None:
    standings = run_tournament(toy, 2, ["greedy", "random"], games=100)
    assert standings.stopped
    assert (standings.rounds, standings.tally.games) == (3, 6)


def test_the_table_names_the_better_one() -> None:
    out = StringIO()
    standings = run_tournament(toy, 2, ["greedy", "random"], games=20)
    standings.print(Console(file=out, width=100))
    for word in ("liars-cove, version 1, 2 seats", "20 in 10 rounds", "greedy v random", "95 % interval", "Strength"):
        assert word in out.getvalue()


def test_what_cannot_be_set_up_is_refused_before_anything_is_played() -> None:
    refused: Mapping[str, tuple[list[str], int]] = {
        "at least two bots": (["random"], 10),
        "cannot meet itself": (["random", "random"], 10),
        "takes 6 games": (["random", "greedy", "mate"], 5),
    }
    for sentence, (bots, games) in refused.items():
        with pytest.raises(BadSetup, match=sentence):
            run_tournament(toy, 2, bots, games=games)
