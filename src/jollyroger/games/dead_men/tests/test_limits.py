"""Fires too hot to enter, and rooms full of deckhands. (DM-7.4 to DM-7.6)"""

from __future__ import annotations

import pytest

from jollyroger.testing.play import offered

from .helpers import fire, play_ids, refused_by_rule
from .positions import acting, ship


def test_fatigue_9_forbids_fire_4_and_5_but_not_3() -> None:  # DM-7.4, case E04
    s = acting(ship(at=["centre"], fatigue=[8], fire={"top": 1, "left": 3, "right": 5}))
    play_ids(s, 0, "walk:north", "walk:south")
    assert s.fatigue[0] == 9
    assert offered(s, 0, "walk") == ["walk:north", "walk:south", "walk:west"]
    assert refused_by_rule(s, 0, "walk:east") == "DM-7.4"
    hotter = acting(ship(at=["centre"], fatigue=[9], fire={"right": 4}))
    assert refused_by_rule(hotter, 0, "walk:east") == "DM-7.4"


def test_a_pirate_in_too_hot_a_room_must_fight_the_fire_rest_or_leave() -> None:  # DM-7.5, case E05
    s = acting(ship(at=["centre"], fatigue=[7], fire={"centre": 2, "top": 4}))
    play_ids(s, 0, "walk:north")
    assert s.fatigue[0] == 9
    assert set(offered(s, 0)) == {"walk:south", "rest", "fight-fires:here", "end-turn"} | set(offered(s, 0, "run"))
    assert refused_by_rule(s, 0, "train") == "DM-7.5"
    assert refused_by_rule(s, 0, "swap:rum") == "DM-7.5"
    assert refused_by_rule(s, 0, "bucket:south") == "DM-7.5"
    play_ids(s, 0, "fight-fires:here")
    assert (fire(s, "top"), s.own_tokens) == ([3], 3)
    assert "train" in offered(s, 0)


def test_the_blanket_fights_the_fire_of_too_hot_a_room() -> None:  # DM-7.5, DM-6.9
    s = acting(
        ship(who_plays=["crimson-flynn"], items=["blanket"], at=["top"], fatigue=[9], fire={"top": 5, "centre": 2})
    )
    assert offered(s, 0, "blanket") == ["blanket:here"]
    assert offered(s, 0, "fight-fires") == ["fight-fires:here"]
    play_ids(s, 0, "blanket:here")
    assert "train" in offered(s, 0)


def test_resting_can_bring_a_room_within_the_limit() -> None:  # DM-7.5, DM-6.6
    s = acting(ship(at=["top"], fatigue=[10], fire={"top": 4}))
    assert "train" not in offered(s, 0)
    play_ids(s, 0, "rest")
    assert "train" in offered(s, 0)


@pytest.mark.parametrize(
    ("fatigue", "hottest"),
    [(0, 5), (4, 5), (5, 4), (8, 4), (9, 3), (11, 3), (12, 2), (13, 2), (14, 1), (15, 1)],
)
def test_what_is_too_hot_depends_on_fatigue(fatigue: int, hottest: int) -> None:  # DM-7.4, case T25
    for level in range(6):
        s = acting(ship(at=["centre"], fatigue=[fatigue], fire={"centre": 1, "top": level}))
        assert ("walk:north" in offered(s, 0)) == (level <= hottest)


def test_the_limit_looks_at_the_fatigue_before_the_step() -> None:  # DM-7.4
    s = acting(ship(at=["centre"], fatigue=[4], fire={"top": 5}))
    play_ids(s, 0, "walk:north")
    assert s.fatigue[0] == 9


def test_leaving_the_ship_is_never_forbidden() -> None:  # DM-7.4
    s = acting(ship(at=["centre"], fatigue=[15], fire={"centre": 5}, deckhands={"centre": 4}))
    assert "walk:south" in offered(s, 0)


def test_three_deckhands_let_nobody_in() -> None:  # DM-7.6, case T30
    s = acting(ship(deckhands={"centre": 3}))
    assert refused_by_rule(s, 0, "walk:entrance") == "DM-7.6"
    assert refused_by_rule(s, 0, "run:entrance:north") == "DM-7.6"
    play_ids(s, 0, "eliminate:entrance")
    assert "walk:entrance" in offered(s, 0)


def test_two_deckhands_do_not_bar_the_way() -> None:  # DM-7.6
    assert "walk:entrance" in offered(acting(ship(deckhands={"centre": 2})), 0)


def test_nobody_runs_through_a_crowd_or_into_one() -> None:  # DM-7.6
    s = acting(ship(at=["left"], deckhands={"top": 3}))
    assert refused_by_rule(s, 0, "run:east:north") == "DM-7.6"


def test_inside_a_crowd_one_eliminates_or_leaves() -> None:  # DM-7.6
    s = acting(ship(at=["top"], fatigue=[2], fire={"top": 2}, deckhands={"top": 3, "centre": 1}))
    kept = {id for id in offered(s, 0) if not id.startswith(("walk", "run"))}
    assert kept == {"eliminate:here", "eliminate:south", "end-turn"}
    assert "walk:south" in offered(s, 0)
    for id in ("rest", "train", "fight-fires:here", "swap:rum"):
        assert refused_by_rule(s, 0, id) == "DM-7.6"


def test_too_hot_and_crowded_leaves_only_the_door() -> None:  # DM-7.5, DM-7.6, case T32
    s = ship(at=["top"], fatigue=[14], fire={"top": 4}, deckhands={"top": 3}, carries=["grog-4"])
    acting(s)
    kept = {id for id in offered(s, 0) if not id.startswith("run")}
    assert kept == {"walk:south", "drink:grog-4", "put-down:grog-4", "end-turn"}
    assert refused_by_rule(s, 0, "rest") == "DM-7.6"
    assert refused_by_rule(s, 0, "fight-fires:here") == "DM-7.6"
    assert refused_by_rule(s, 0, "eliminate:here") == "DM-7.5"
