"""What actions do: fires, deckhands, goods, rest and training. (DM-6.3 to DM-6.8)"""

from __future__ import annotations

import pytest

from jollyroger.testing.play import offered

from .helpers import carried, deckhands, fire, goods, play_ids, refused_by_rule
from .positions import acting, ship


def test_fighting_a_fire_lowers_it_by_one() -> None:  # DM-6.3
    s = acting(ship(at=["top"], fire={"top": 2}))
    play_ids(s, 0, "fight-fires:here", "fight-fires:here")
    assert (fire(s, "top"), s.own_tokens) == ([0], 3)
    assert refused_by_rule(s, 0, "fight-fires:here") == "DM-6.3"


def test_only_flynn_fights_fires_next_door() -> None:  # DM-6.3
    s = acting(ship(who_plays=["jade"], at=["top"], fire={"centre": 2}))
    assert refused_by_rule(s, 0, "fight-fires:south") == "DM-6.3"
    s = acting(
        ship("room-12@1,1", who_plays=["crimson-flynn"], at=["top"], fire={"centre": 2, "room-12": 3, "left": 1})
    )
    assert offered(s, 0, "fight-fires") == ["fight-fires:south"]
    assert refused_by_rule(s, 0, "fight-fires:east") == "DM-1.3"
    play_ids(s, 0, "fight-fires:south")
    assert fire(s, "centre") == [1]


def test_a_spent_keg_stays_spent_when_its_fire_is_put_out() -> None:  # DM-1.4, case T11
    s = acting(ship("room-13@2,0", at=["room-13"], fire={"room-13": 2}, spent=["room-13"]))
    play_ids(s, 0, "fight-fires:here", "fight-fires:here")
    assert fire(s, "room-13") == [0]
    assert sum(s.keg_spent) == 1


def test_a_deckhand_is_eliminated_here_or_next_door() -> None:  # DM-6.4
    s = acting(ship("room-12@1,1", at=["top"], deckhands={"top": 2, "centre": 1, "room-12": 1, "left": 1}))
    assert offered(s, 0, "eliminate") == ["eliminate:here", "eliminate:south"]
    play_ids(s, 0, "eliminate:here", "eliminate:south")
    assert (deckhands(s, "top", "centre"), s.supply, s.own_tokens) == ([1, 0], 27, 3)
    assert refused_by_rule(s, 0, "eliminate:south") == "DM-6.4"


def test_jade_eliminates_two_in_any_mix_of_rooms() -> None:  # DM-6.4
    s = acting(ship(who_plays=["jade"], at=["top"], deckhands={"top": 2, "centre": 1}))
    play_ids(s, 0, "eliminate:here")
    assert offered(s, 0) == ["eliminate:here", "eliminate:south", "enough"]
    play_ids(s, 0, "eliminate:south")
    assert (deckhands(s, "top", "centre"), s.own_tokens) == ([1, 0], 4)


def test_jade_may_take_two_from_one_room_or_only_one() -> None:  # DM-6.4
    s = acting(ship(who_plays=["jade"], at=["top"], deckhands={"top": 4}))
    play_ids(s, 0, "eliminate:here", "eliminate:here", "eliminate:here", "enough")
    assert (deckhands(s, "top"), s.own_tokens) == ([1], 3)


def test_jade_is_not_asked_for_a_second_where_there_is_none() -> None:  # DM-6.4
    s = acting(ship(who_plays=["jade"], at=["top"], deckhands={"top": 1}))
    play_ids(s, 0, "eliminate:here")
    assert "end-turn" in offered(s, 0)


@pytest.mark.parametrize("kind", ["treasure", "cutlass", "grog-4", "grog-5"])
def test_goods_are_picked_up_for_an_action(kind: str) -> None:  # DM-6.5
    s = acting(ship(at=["top"], tokens={"top": kind}, deckhands={"top": 1}))
    play_ids(s, 0, f"pick-up:{kind}")
    assert (carried(s, 0), goods(s, "top"), s.own_tokens) == ([kind], [], 4)


def test_nothing_is_picked_up_beside_two_deckhands() -> None:  # DM-6.5
    s = acting(ship(at=["top"], tokens={"top": "grog-4"}, deckhands={"top": 2}))
    assert refused_by_rule(s, 0, "pick-up:grog-4") == "DM-6.5"


def test_goods_of_another_room_cannot_be_picked_up() -> None:  # DM-6.5
    s = acting(ship(at=["top"], tokens={"centre": "grog-4"}))
    assert refused_by_rule(s, 0, "pick-up:grog-4") == "DM-6.5"
    assert refused_by_rule(acting(ship()), 0, "pick-up:grog-4") == "DM-6.5"


def test_nobody_carries_two_treasures() -> None:  # DM-6.5, DM-6.10
    s = acting(ship(at=["top"], tokens={"top": "treasure"}, carries=["treasure"]))
    assert refused_by_rule(s, 0, "pick-up:treasure") == "DM-6.10"


def test_several_things_can_be_carried() -> None:  # DM-6.5
    s = acting(ship(at=["top"], tokens={"top": "grog-4 grog-4 cutlass treasure"}))
    play_ids(s, 0, "pick-up:grog-4", "pick-up:grog-4", "pick-up:cutlass", "pick-up:treasure")
    assert sorted(carried(s, 0)) == ["cutlass", "grog-4", "grog-4", "treasure"]


def test_nobody_rests_who_is_not_tired() -> None:  # DM-6.6
    assert refused_by_rule(acting(ship()), 0, "rest") == "DM-6.6"


def test_training_moves_the_marker_up_to_four() -> None:  # DM-6.6
    s = acting(ship())
    play_ids(s, 0, "train", "train", "train", "train")
    assert s.battle[0] == 4
    assert refused_by_rule(s, 0, "train") == "DM-6.6"


@pytest.mark.parametrize(("kind", "before", "after"), [("grog-4", 10, 6), ("grog-5", 10, 5), ("grog-5", 3, 0)])
def test_drinking_grog_is_free(kind: str, before: int, after: int) -> None:  # DM-6.8
    s = acting(ship(at=["top"], fatigue=[before], carries=[kind]))
    play_ids(s, 0, f"drink:{kind}")
    assert (s.fatigue[0], s.own_tokens, carried(s, 0)) == (after, 5, [])


def test_a_rested_pirate_does_not_drink_grog() -> None:  # DM-6.8
    s = acting(ship(at=["top"], carries=["grog-4"]))
    assert refused_by_rule(s, 0, "drink:grog-4") == "DM-6.8"
    assert refused_by_rule(s, 0, "drink:grog-5") == "DM-6.8"


def test_grog_can_be_drunk_off_ship_but_not_put_down() -> None:  # DM-6.8, DM-6.12
    s = acting(ship(fatigue=[9], carries=["grog-4"]))
    assert refused_by_rule(s, 0, "put-down:grog-4") == "DM-6.8"
    play_ids(s, 0, "drink:grog-4")
    assert s.fatigue[0] == 5


@pytest.mark.parametrize("kind", ["treasure", "cutlass", "grog-4"])
def test_putting_something_down_is_free(kind: str) -> None:  # DM-6.8
    s = acting(ship(at=["top"], carries=[kind], deckhands={"top": 3}))
    play_ids(s, 0, f"put-down:{kind}")
    assert (goods(s, "top"), carried(s, 0), s.own_tokens) == ([kind], [], 5)


def test_nobody_puts_down_what_he_does_not_carry() -> None:  # DM-6.8
    assert refused_by_rule(acting(ship(at=["top"])), 0, "put-down:treasure") == "DM-6.8"


def test_another_may_pick_up_what_was_put_down() -> None:  # DM-6.5, DM-6.8
    s = acting(ship(at=["top", "top"], active=1, tokens={"top": "treasure"}))
    play_ids(s, 1, "pick-up:treasure")
    assert carried(s, 1) == ["treasure"]
