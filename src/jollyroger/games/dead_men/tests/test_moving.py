"""Walking and its fatigue. (DM-6.1, DM-7)"""

from __future__ import annotations

import pytest

from jollyroger.testing.play import offered

from .helpers import character, fire, goods, place_of, play_ids, refused_by_rule
from .positions import acting, revenge_step, ship


def walk(who: str = "jade", **fires: int) -> int:
    """The fatigue of a walk from the centre to the top."""
    s = acting(ship(who_plays=[who], at=["centre"], fire=fires))
    play_ids(s, 0, "walk:north")
    assert place_of(s, 0) == "top"
    return s.fatigue[0]


def test_a_walk_leads_through_a_door_for_one_token() -> None:  # DM-6.1
    s = acting(ship("room-12@1,1", at=["top"]))
    assert offered(s, 0, "walk") == ["walk:south"]
    play_ids(s, 0, "walk:south")
    assert (place_of(s, 0), s.own_tokens) == ("centre", 4)


def test_nobody_walks_through_walls() -> None:  # DM-1.3, DM-6.1
    s = acting(ship(at=["left"]))
    assert refused_by_rule(s, 0, "walk:south") == "DM-6.1"
    assert refused_by_rule(s, 0, "walk:entrance") == "DM-6.1"
    assert refused_by_rule(s, 0, "walk:west") == "DM-6.1"


def test_from_off_ship_one_walks_in_by_the_entrance() -> None:  # DM-6.1, DM-1.5
    s = acting(ship())
    assert offered(s, 0, "walk") == ["walk:entrance"]
    assert refused_by_rule(s, 0, "walk:dinghy") == "DM-6.1"
    play_ids(s, 0, "walk:entrance")
    assert place_of(s, 0) == "centre"


def test_a_walk_into_a_higher_fire_costs_the_difference() -> None:  # DM-7.1, case E03
    assert walk(centre=2, top=4) == 2


def test_whitebeard_pays_one_less_for_it() -> None:  # DM-7.3, case E03
    assert walk("whitebeard", centre=2, top=4) == 1


def test_a_walk_into_a_lower_fire_costs_nothing() -> None:  # DM-7.1, case E19
    assert walk(centre=2, top=0) == 0


def test_from_off_ship_the_whole_fire_counts() -> None:  # DM-7.1, DM-1.5, case T29
    s = acting(ship(fire={"centre": 3}))
    play_ids(s, 0, "walk:entrance")
    assert s.fatigue[0] == 3


def test_a_pirate_killed_by_a_step_falls_in_the_room_he_enters() -> None:  # DM-7.7, DM-10.3
    s = acting(ship(at=["centre"], fatigue=[15], carries=["treasure"], fire={"top": 1}, draws=["whitebeard", "sword"]))
    play_ids(s, 0, "walk:north")
    assert (goods(s, "top"), goods(s, "centre")) == (["treasure"], [])


def test_fifteen_is_not_death_yet() -> None:  # DM-7.7
    s = acting(ship(at=["centre"], fatigue=[14], fire={"top": 1}))
    play_ids(s, 0, "walk:north")
    assert (character(s, 0), s.fatigue[0]) == ("cobalt-kallen", 15)


@pytest.mark.parametrize(("before", "after"), [(2, 0), (1, 0), (7, 5)])
def test_a_rest_takes_two_off(before: int, after: int) -> None:  # DM-6.6
    s = acting(ship(fatigue=[before]))
    play_ids(s, 0, "rest")
    assert (s.fatigue[0], s.own_tokens) == (after, 4)


def test_whitebeard_runs_for_one_less() -> None:  # DM-7.3, case T27
    s = acting(ship(who_plays=["whitebeard"], at=["left"], fire={"left": 2, "centre": 4}))
    play_ids(s, 0, "run:east:north")
    assert s.fatigue[0] == 3


def test_whitebeard_never_gains_less_than_nothing() -> None:  # DM-7.3, case T27
    assert walk("whitebeard", centre=4, top=4) == 0


def test_whitebeard_takes_nothing_from_a_rising_fire() -> None:  # DM-7.3, DM-7.2, case T27
    people = ["whitebeard", "jade"]
    s = revenge_step(ship(who_plays=people, at=["top", "top"], fire={"top": 2}, draws=["revenge-16"]))
    assert (fire(s, "top"), s.fatigue[:2]) == ([3], [0, 1])


def test_whitebeard_loses_battles_like_anybody() -> None:  # DM-7.3, case T27
    s = acting(ship(who_plays=["whitebeard"], at=["centre"], tokens={"top": "crew-3"}, draws=[1, 5, 6, "cutlass"]))
    play_ids(s, 0, "walk:north")
    assert s.fatigue[0] == 2


def test_a_rising_fire_tires_everybody_inside() -> None:  # DM-7.2, DM-9.4
    s = revenge_step(ship(at=["top", "centre", "top"], fire={"top": 2}, draws=["revenge-16"]))
    assert s.fatigue == [1, 0, 1]
