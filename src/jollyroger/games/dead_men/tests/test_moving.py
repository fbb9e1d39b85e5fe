"""Walking, running, the fatigue of it, and what is too hot or too crowded. (DM-6.1, DM-6.2, DM-7)"""

from __future__ import annotations

import pytest

from .play import character, fire, goods, halted, offered, refusal, say, stands
from .positions import acting, avenging, ship


def walk(who: str = "jade", **fires: int) -> int:
    """The fatigue of a walk from the centre to the top."""
    s = acting(ship(who_plays=[who], at=["centre"], fire=fires))
    say(s, 0, "walk:north")
    assert stands(s, 0) == "top"
    return s.fatigue[0]


def test_a_walk_leads_through_a_door_for_one_token() -> None:  # DM-6.1
    s = acting(ship("room-12@1,1", at=["top"]))
    assert offered(s, 0, "walk") == ["walk:south"]
    say(s, 0, "walk:south")
    assert (stands(s, 0), s.own) == ("centre", 4)


def test_nobody_walks_through_walls() -> None:  # DM-1.3, DM-6.1
    s = acting(ship(at=["left"]))
    assert refusal(s, 0, "walk:south") == "DM-6.1"
    assert refusal(s, 0, "walk:entrance") == "DM-6.1"
    assert refusal(s, 0, "walk:west") == "DM-6.1"


def test_from_off_ship_one_walks_in_by_the_entrance() -> None:  # DM-6.1, DM-1.5
    s = acting(ship())
    assert offered(s, 0, "walk") == ["walk:entrance"]
    assert refusal(s, 0, "walk:dinghy") == "DM-6.1"
    say(s, 0, "walk:entrance")
    assert stands(s, 0) == "centre"


def test_a_walk_into_a_higher_fire_costs_the_difference() -> None:  # DM-7.1, case E03
    assert walk(centre=2, top=4) == 2


def test_whitebeard_pays_one_less_for_it() -> None:  # DM-7.3, case E03
    assert walk("whitebeard", centre=2, top=4) == 1


def test_a_walk_into_a_lower_fire_costs_nothing() -> None:  # DM-7.1, case E19
    assert walk(centre=2, top=0) == 0


def test_from_off_ship_the_whole_fire_counts() -> None:  # DM-7.1, DM-1.5, case T29
    s = acting(ship(fire={"centre": 3}))
    say(s, 0, "walk:entrance")
    assert s.fatigue[0] == 3


def test_fatigue_9_forbids_fire_4_and_5_but_not_3() -> None:  # DM-7.4, case E04
    s = acting(ship(at=["centre"], fatigue=[8], fire={"top": 1, "left": 3, "right": 5}))
    say(s, 0, "walk:north", "walk:south")
    assert s.fatigue[0] == 9
    assert offered(s, 0, "walk") == ["walk:north", "walk:south", "walk:west"]
    assert refusal(s, 0, "walk:east") == "DM-7.4"
    hotter = acting(ship(at=["centre"], fatigue=[9], fire={"right": 4}))
    assert refusal(hotter, 0, "walk:east") == "DM-7.4"


def test_a_pirate_in_too_hot_a_room_must_fight_the_fire_rest_or_leave() -> None:  # DM-7.5, case E05
    s = acting(ship(at=["centre"], fatigue=[7], fire={"centre": 2, "top": 4}))
    say(s, 0, "walk:north")
    assert s.fatigue[0] == 9
    assert set(offered(s, 0)) == {"walk:south", "rest", "fight-fires:here", "end-turn"} | set(offered(s, 0, "run"))
    assert refusal(s, 0, "train") == "DM-7.5"
    assert refusal(s, 0, "swap:rum") == "DM-7.5"
    assert refusal(s, 0, "bucket:south") == "DM-7.5"
    say(s, 0, "fight-fires:here")
    assert (fire(s, "top"), s.own) == ([3], 3)
    assert "train" in offered(s, 0)


def test_the_blanket_fights_the_fire_of_too_hot_a_room() -> None:  # DM-7.5, DM-6.9
    s = acting(
        ship(who_plays=["crimson-flynn"], items=["blanket"], at=["top"], fatigue=[9], fire={"top": 5, "centre": 2})
    )
    assert offered(s, 0, "blanket") == ["blanket:here"]
    assert offered(s, 0, "fight-fires") == ["fight-fires:here"]
    say(s, 0, "blanket:here")
    assert "train" in offered(s, 0)


def test_resting_can_bring_a_room_within_the_limit() -> None:  # DM-7.5, DM-6.6
    s = acting(ship(at=["top"], fatigue=[10], fire={"top": 4}))
    assert "train" not in offered(s, 0)
    say(s, 0, "rest")
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
    say(s, 0, "walk:north")
    assert s.fatigue[0] == 9


def test_leaving_the_ship_is_never_forbidden() -> None:  # DM-7.4
    s = acting(ship(at=["centre"], fatigue=[15], fire={"centre": 5}, deckhands={"centre": 4}))
    assert "walk:south" in offered(s, 0)


def test_a_run_over_2_4_and_0_costs_4() -> None:  # DM-6.2, case E15
    s = acting(ship(at=["left"], fire={"left": 2, "centre": 4}))
    say(s, 0, "run:east:north")
    assert (stands(s, 0), s.fatigue[0], s.own) == ("top", 4, 4)


def test_the_second_step_of_a_run_is_tested_with_the_fatigue_after_the_first() -> None:  # DM-6.2, DM-7.4
    s = acting(ship(at=["left"], fatigue=[4], fire={"centre": 1, "top": 5, "right": 4}))
    assert "run:east:east" in offered(s, 0)
    assert refusal(s, 0, "run:east:north") == "DM-7.4"


def test_the_two_fatigue_of_a_run_come_after_its_steps() -> None:  # DM-6.2
    s = acting(ship(at=["left"], fatigue=[4], fire={"top": 5}))
    say(s, 0, "run:east:north")
    assert s.fatigue[0] == 11


def test_nobody_runs_past_an_enemy() -> None:  # DM-6.2
    for foe in ("guard-6", "crew-3"):
        s = acting(ship(at=["left"], tokens={"centre": foe}))
        assert refusal(s, 0, "run:east:north") == "DM-6.2"
        assert "walk:east" in offered(s, 0)


def test_a_run_may_end_in_a_battle() -> None:  # DM-6.2, DM-8.1
    s = acting(ship(at=["left"], tokens={"top": "crew-3 crew-4"}))
    say(s, 0, "run:east:north")
    assert offered(s, 0) == ["fight:crew-3", "fight:crew-4"]


def test_a_run_may_leave_the_ship_with_its_second_step_only() -> None:  # DM-6.2, DM-6.11
    s = acting(ship(at=["left"], fatigue=[5]))
    say(s, 0, "run:east:south")
    assert (stands(s, 0), s.fatigue[0]) == ("off", 3)
    assert halted(s)
    s = acting(ship(at=["centre"]))
    assert not [id for id in offered(s, 0) if id.startswith("run:south")]
    assert refusal(s, 0, "run:south:north") == "DM-6.2"


def test_from_off_ship_one_may_run_in() -> None:  # DM-6.2, DM-7.1
    s = acting(ship(fire={"centre": 1, "top": 2}))
    say(s, 0, "run:entrance:north")
    assert (stands(s, 0), s.fatigue[0]) == ("top", 4)


def test_a_run_whose_first_step_kills_is_refused() -> None:  # DM-6.2, DM-7.7
    s = acting(ship(at=["left"], fatigue=[15], fire={"centre": 1}))
    assert refusal(s, 0, "run:east:north") == "DM-7.7"
    assert "walk:east" in offered(s, 0)


def test_a_run_can_kill_where_it_ends() -> None:  # DM-6.2, DM-7.7
    s = acting(ship(at=["left"], fatigue=[14], draws=["whitebeard", "sword"]))
    say(s, 0, "run:east:north")
    assert (character(s, 0), stands(s, 0)) == ("whitebeard", "off")
    s = acting(ship(at=["left"], fatigue=[14], draws=["whitebeard", "sword"]))
    say(s, 0, "run:east:south")
    assert character(s, 0) == "whitebeard"


def test_a_pirate_killed_by_a_step_falls_in_the_room_he_enters() -> None:  # DM-7.7, DM-10.3
    s = acting(ship(at=["centre"], fatigue=[15], carries=["treasure"], fire={"top": 1}, draws=["whitebeard", "sword"]))
    say(s, 0, "walk:north")
    assert (goods(s, "top"), goods(s, "centre")) == (["treasure"], [])


def test_fifteen_is_not_death_yet() -> None:  # DM-7.7
    s = acting(ship(at=["centre"], fatigue=[14], fire={"top": 1}))
    say(s, 0, "walk:north")
    assert (character(s, 0), s.fatigue[0]) == ("cobalt-kallen", 15)


@pytest.mark.parametrize(("before", "after"), [(2, 0), (1, 0), (7, 5)])
def test_a_rest_takes_two_off(before: int, after: int) -> None:  # DM-6.6
    s = acting(ship(fatigue=[before]))
    say(s, 0, "rest")
    assert (s.fatigue[0], s.own) == (after, 4)


def test_whitebeard_runs_for_one_less() -> None:  # DM-7.3, case T27
    s = acting(ship(who_plays=["whitebeard"], at=["left"], fire={"left": 2, "centre": 4}))
    say(s, 0, "run:east:north")
    assert s.fatigue[0] == 3


def test_whitebeard_never_gains_less_than_nothing() -> None:  # DM-7.3, case T27
    assert walk("whitebeard", centre=4, top=4) == 0


def test_whitebeard_takes_nothing_from_a_rising_fire() -> None:  # DM-7.3, DM-7.2, case T27
    people = ["whitebeard", "jade"]
    s = avenging(ship(who_plays=people, at=["top", "top"], fire={"top": 2}, draws=["revenge-16"]))
    assert (fire(s, "top"), s.fatigue[:2]) == ([3], [0, 1])


def test_whitebeard_loses_battles_like_anybody() -> None:  # DM-7.3, case T27
    s = acting(ship(who_plays=["whitebeard"], at=["centre"], tokens={"top": "crew-3"}, draws=[1, 5, 6, "cutlass"]))
    say(s, 0, "walk:north")
    assert s.fatigue[0] == 2


def test_three_deckhands_let_nobody_in() -> None:  # DM-7.6, case T30
    s = acting(ship(deckhands={"centre": 3}))
    assert refusal(s, 0, "walk:entrance") == "DM-7.6"
    assert refusal(s, 0, "run:entrance:north") == "DM-7.6"
    say(s, 0, "eliminate:entrance")
    assert "walk:entrance" in offered(s, 0)


def test_two_deckhands_do_not_bar_the_way() -> None:  # DM-7.6
    assert "walk:entrance" in offered(acting(ship(deckhands={"centre": 2})), 0)


def test_nobody_runs_through_a_crowd_or_into_one() -> None:  # DM-7.6
    s = acting(ship(at=["left"], deckhands={"top": 3}))
    assert refusal(s, 0, "run:east:north") == "DM-7.6"


def test_inside_a_crowd_one_eliminates_or_leaves() -> None:  # DM-7.6
    s = acting(ship(at=["top"], fatigue=[2], fire={"top": 2}, deckhands={"top": 3, "centre": 1}))
    kept = {id for id in offered(s, 0) if not id.startswith(("walk", "run"))}
    assert kept == {"eliminate:here", "eliminate:south", "end-turn"}
    assert "walk:south" in offered(s, 0)
    for id in ("rest", "train", "fight-fires:here", "swap:rum"):
        assert refusal(s, 0, id) == "DM-7.6"


def test_too_hot_and_crowded_leaves_only_the_door() -> None:  # DM-7.5, DM-7.6, case T32
    s = ship(at=["top"], fatigue=[14], fire={"top": 4}, deckhands={"top": 3}, carries=["grog-4"])
    acting(s)
    kept = {id for id in offered(s, 0) if not id.startswith("run")}
    assert kept == {"walk:south", "drink:grog-4", "put-down:grog-4", "end-turn"}
    assert refusal(s, 0, "rest") == "DM-7.6"
    assert refusal(s, 0, "fight-fires:here") == "DM-7.6"
    assert refusal(s, 0, "eliminate:here") == "DM-7.5"


def test_a_rising_fire_tires_everybody_inside() -> None:  # DM-7.2, DM-9.4
    s = avenging(ship(at=["top", "centre", "top"], fire={"top": 2}, draws=["revenge-16"]))
    assert s.fatigue == [1, 0, 1]
