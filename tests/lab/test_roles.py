"""Who wins as whom: games tell what each seat began as, and the lab counts wins by it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from jollyroger.cli import main
from jollyroger.engine import Fast, Game
from jollyroger.games import GAMES, game_named
from jollyroger.lab import RunConfig, simulate
from jollyroger.lab.report.page import render_page
from jollyroger.lab.report.role_section import role_findings
from jollyroger.lab.report.survey import run_survey
from jollyroger.lab.simulation.role_tally import RoleTally
from jollyroger.lab.statistics import joint_z, wilson_interval

from ..toy import Cove, toy

ONE_CAPTAIN = [{"rank": "captain"}, {"rank": "mate"}, {"rank": "mate"}]


def ranked() -> Game[Cove]:
    """Liar's Cove with a captain in the first seat, who is no better off."""
    return toy(roles=lambda s: [{"rank": "mate" if seat else "captain"} for seat in range(s.seats)])


def test_seats_with_the_same_role_share_what_they_win() -> None:
    tally = RoleTally()
    tally.add(ONE_CAPTAIN, [0.0, 1.0, 0.0])
    tally.add(ONE_CAPTAIN, [1.0, 0.0, 0.0])
    captain, mate = tally.rows("rank")
    assert (captain.name, captain.games, captain.rate.mean) == ("captain", 2, 0.5)
    assert captain.fair == pytest.approx(1 / 3)
    assert (mate.name, mate.games, mate.rate.mean) == ("mate", 2, 0.25)


def test_a_crew_wins_with_a_role_aboard_as_often_as_it_wins() -> None:
    tally = RoleTally()
    tally.add([{"character": "Jade"}, {"character": "Gus"}], [1.0, 1.0])
    tally.add([{"character": "Jade"}, {"character": "Lydia"}], [0.0, 0.0])
    assert {row.name: (row.games, row.rate.mean, row.fair) for row in tally.rows("character")} == {
        "Gus": (1, 1.0, 0.5),
        "Jade": (2, 0.5, 0.5),
        "Lydia": (1, 0.0, 0.5),
    }
    assert role_findings(tally.rows("character"), cooperative=True) == ["No character makes a significant difference."]


def test_the_more_roles_there_are_the_wider_their_intervals() -> None:
    tally = RoleTally()
    for game in range(70):
        roles = [{"rank": str(game % 7), "side": "left"}, {"rank": "7", "side": "right"}]
        tally.add(roles, [float(game % 2), float(1 - game % 2)])
    rank, side = tally.rows("rank")[-1], tally.rows("side")[0]
    assert (rank.rate.low, rank.rate.high) == wilson_interval(35, 70, joint_z(8))
    assert rank.rate.low < side.rate.low < side.rate.high < rank.rate.high


def test_a_role_that_always_wins_is_marked_as_unfair() -> None:
    tally = RoleTally()
    for _ in range(30):
        tally.add(ONE_CAPTAIN, [1.0, 0.0, 0.0])
    assert [row.is_unfair for row in tally.rows("rank")] == [True, True]
    captain, mate = role_findings(tally.rows("rank"), cooperative=False)
    assert captain.startswith("By rank, captain wins more than is fair: 100")
    assert mate.startswith("By rank, mate wins less than is fair: 0")
    assert role_findings(tally.rows("rank"), cooperative=True)[0].startswith("With captain the crew wins more")


def test_a_simulation_counts_roles_and_writes_them(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    data = simulate(ranked, RunConfig(3, games=9, seed=1), out=out).to_json()
    assert data["wins_by_role"]["rank"]["captain"]["games"] == 9
    assert data["wins_by_role"]["rank"]["captain"]["rate"] == pytest.approx(data["wins_by_seat"][0] / 9, abs=1e-4)
    roles = [json.loads(line)["roles"] for line in out.read_text().splitlines()]
    assert [[json.loads(role) for role in row] for row in roles] == [ONE_CAPTAIN] * 9


def test_a_game_without_roles_has_no_table_of_them() -> None:
    assert simulate(toy, RunConfig(3, games=2)).to_json()["wins_by_role"] == {}


def test_a_report_says_who_wins_as_whom() -> None:
    page = render_page(run_survey(ranked, [3], games=20), "jollyroger report liars-cove")
    section = page.partition("Who wins as whom")[2]
    assert "By rank, nobody wins significantly more" in section
    assert "captain (20 games)" in section
    assert "Who wins as whom" not in render_page(run_survey(toy, [3], games=4), "jollyroger report liars-cove")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_deal_has_each_role_of_its_kind_once(game: Game[Cove]) -> None:
    for seed in range(8):
        roles = game.roles(game.new(game.default_seats, Fast(seed)))
        for kind in roles[0]:
            assert len({role[kind] for role in roles}) == game.default_seats


@pytest.mark.parametrize(("id", "first"), [("sword-skull", "1st"), ("black-dice", "1st (captain)")])
def test_the_first_in_turn_order_is_the_first_to_be_asked(id: str, first: str) -> None:
    game = game_named(id)
    for seed in range(8):
        s = game.new(3, Fast(seed))
        assert game.roles(s)[s.asks[0].seat] == {"turn": first}


def test_captains_bid_from_the_dealers_left() -> None:
    game = game_named("all-hands")
    s = game.new(3, Fast(5))
    names = {(seat - s.dealer) % 3: role["turn"] for seat, role in enumerate(game.roles(s))}
    assert names == {0: "dealer", 1: "1st to bid", 2: "2nd to bid"}


def test_pirates_are_known_by_their_characters_and_items() -> None:
    game = game_named("dead-men")
    s = game.new(2, Fast(1))
    s.character, s.item = [4, 5], [6, None]
    assert game.roles(s) == [{"character": "Jade", "item": "Sword"}, {"character": "Lydia Lamore", "item": "none"}]


def test_the_sweep_command_compares_roles_if_asked(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["sweep", "black-dice", "--vary", "numbers.rum_each=1", "--games", "4", "--bots", "random"]
    assert main([*command, "--seats", "2", "--workers", "1", "--roles"]) == 0
    assert "Turn 1st (captain) wins" in capsys.readouterr().out
    assert main([*command, "--seats", "2", "--workers", "1"]) == 0
    assert "captain" not in capsys.readouterr().out


def test_tune_refuses_a_role_that_nobody_has(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["tune", "black-dice", "--vary", "numbers.rum_each=1..2", "--games", "2", "--bots", "random"]
    assert main([*command, "--seats", "2", "--workers", "1", "--target", "role:turn:9th=0.3"]) == 2
    assert "its roles are turn:1st (captain), turn:2nd" in capsys.readouterr().err
