"""Runs: two steps for one action. (DM-6.2)"""

from __future__ import annotations

from jollyroger.testing.play import offered

from .helpers import character, is_halted, place_of, play_ids, refused_by_rule
from .positions import acting, ship


def test_a_run_over_2_4_and_0_costs_4() -> None:  # DM-6.2, case E15
    s = acting(ship(at=["left"], fire={"left": 2, "centre": 4}))
    play_ids(s, 0, "run:east:north")
    assert (place_of(s, 0), s.fatigue[0], s.own_tokens) == ("top", 4, 4)


def test_the_second_step_of_a_run_is_tested_with_the_fatigue_after_the_first() -> None:  # DM-6.2, DM-7.4
    s = acting(ship(at=["left"], fatigue=[4], fire={"centre": 1, "top": 5, "right": 4}))
    assert "run:east:east" in offered(s, 0)
    assert refused_by_rule(s, 0, "run:east:north") == "DM-7.4"


def test_the_two_fatigue_of_a_run_come_after_its_steps() -> None:  # DM-6.2
    s = acting(ship(at=["left"], fatigue=[4], fire={"top": 5}))
    play_ids(s, 0, "run:east:north")
    assert s.fatigue[0] == 11


def test_nobody_runs_past_an_enemy() -> None:  # DM-6.2
    for foe in ("guard-6", "crew-3"):
        s = acting(ship(at=["left"], tokens={"centre": foe}))
        assert refused_by_rule(s, 0, "run:east:north") == "DM-6.2"
        assert "walk:east" in offered(s, 0)


def test_a_run_may_end_in_a_battle() -> None:  # DM-6.2, DM-8.1
    s = acting(ship(at=["left"], tokens={"top": "crew-3 crew-4"}))
    play_ids(s, 0, "run:east:north")
    assert offered(s, 0) == ["fight:crew-3", "fight:crew-4"]


def test_a_run_may_leave_the_ship_with_its_second_step_only() -> None:  # DM-6.2, DM-6.11
    s = acting(ship(at=["left"], fatigue=[5]))
    play_ids(s, 0, "run:east:south")
    assert (place_of(s, 0), s.fatigue[0]) == ("off", 3)
    assert is_halted(s)
    s = acting(ship(at=["centre"]))
    assert not [id for id in offered(s, 0) if id.startswith("run:south")]
    assert refused_by_rule(s, 0, "run:south:north") == "DM-6.2"


def test_from_off_ship_one_may_run_in() -> None:  # DM-6.2, DM-7.1
    s = acting(ship(fire={"centre": 1, "top": 2}))
    play_ids(s, 0, "run:entrance:north")
    assert (place_of(s, 0), s.fatigue[0]) == ("top", 4)


def test_a_run_whose_first_step_kills_is_refused() -> None:  # DM-6.2, DM-7.7
    s = acting(ship(at=["left"], fatigue=[15], fire={"centre": 1}))
    assert refused_by_rule(s, 0, "run:east:north") == "DM-7.7"
    assert "walk:east" in offered(s, 0)


def test_a_run_can_kill_where_it_ends() -> None:  # DM-6.2, DM-7.7
    s = acting(ship(at=["left"], fatigue=[14], draws=["whitebeard", "sword"]))
    play_ids(s, 0, "run:east:north")
    assert (character(s, 0), place_of(s, 0)) == ("whitebeard", "off")
    s = acting(ship(at=["left"], fatigue=[14], draws=["whitebeard", "sword"]))
    play_ids(s, 0, "run:east:south")
    assert character(s, 0) == "whitebeard"
