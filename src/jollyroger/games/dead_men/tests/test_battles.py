"""Battles: the roll, the track, winning and losing. (DM-8.1, DM-8.2, DM-8.7, DM-8.8)"""

from __future__ import annotations

from typing import Unpack

import pytest

from jollyroger.testing.play import current_phase, listen, offered

from ..events import Dropped, Referred, Rolled
from ..rules.action_phase import Acting
from ..rules.battle import Aftermath, Facing, Reckoning
from ..state import Ship
from .helpers import carried, foes, goods, is_fromm_in_bag, place_of, play_ids, refused_by_rule
from .positions import Settings, acting, ship

AGAIN = 5


def attack(foe: str, *luck: int | str, **more: Unpack[Settings]) -> Ship:
    """Seat 0 has walked into the top room, where this enemy is."""
    settings: Settings = {"at": ["centre"], "tokens": {"top": foe}, "draws": luck, **more}
    s = acting(ship(**settings))
    play_ids(s, 0, "walk:north")
    return s


def test_a_battle_starts_at_once_and_costs_no_action() -> None:  # DM-8.1
    s = attack("crew-3", 6, "cutlass")
    assert (s.own_tokens, current_phase(s), goods(s, "top")) == (4, Acting, ["cutlass"])


def test_a_total_equal_to_the_strength_wins() -> None:  # DM-8.2, case T37
    s = attack("crew-5", 5)
    assert (goods(s, "top"), s.fatigue[0]) == (["cutlass"], 0)


def test_a_beaten_guard_leaves_a_treasure() -> None:  # DM-8.2
    s = attack("guard-6", 6)
    assert (foes(s, "top"), goods(s, "top")) == ([], ["treasure"])


@pytest.mark.parametrize("back", ["cutlass", "grog-4"])
def test_the_back_of_a_crew_is_seen_when_it_is_turned_over(back: str) -> None:  # DM-8.2
    assert goods(attack("crew-3", 3, back), "top") == [back]


def test_crew_with_the_same_front_have_the_backs_of_the_component_file() -> None:  # DM-8.2, DM-2.2
    # Both Grogs of the crew of strength 3 have been seen, so a Cutlass is behind the third: no luck is needed.
    s = attack("crew-3", 3, carries=["", "grog-4 grog-4"])
    assert goods(s, "top") == ["cutlass"]


def test_the_track_can_be_used_in_a_losing_battle() -> None:  # DM-8.2, DM-8.4, case E06
    s = attack("guard-7", 3, items=["sword"], battle=[2])
    assert (current_phase(s), offered(s, 0)) == (Reckoning, ["use-track", "save-track"])
    play_ids(s, 0, "use-track")
    assert (s.fatigue[0], s.battle[0], current_phase(s)) == (1, 0, Aftermath)


def test_the_track_can_be_kept_in_a_losing_battle() -> None:  # DM-8.2, DM-8.4, case E07
    s = attack("guard-7", 3, items=["sword"], battle=[2])
    play_ids(s, 0, "save-track")
    assert (s.fatigue[0], s.battle[0], current_phase(s)) == (3, 2, Aftermath)


def test_the_whole_track_is_used_and_wins() -> None:  # DM-8.2
    s = attack("guard-8", 4, battle=[4])
    play_ids(s, 0, "use-track")
    assert (goods(s, "top"), s.battle[0], s.fatigue[0]) == (["treasure"], 0, 0)


def test_a_battle_won_without_the_track_leaves_it_alone() -> None:  # DM-8.2, case T38
    s = attack("guard-6", 6, battle=[3])
    assert (s.battle[0], current_phase(s)) == (3, Acting)


def test_nobody_is_asked_for_a_track_that_costs_nothing() -> None:  # DM-8.2, DM-8.7
    s = attack("guard-6", 4, battle=[2], carries=["cutlass cutlass"])
    assert (goods(s, "top"), s.battle[0]) == (["treasure"], 2)


def test_a_used_track_falls_back_to_the_lowest_space_without_a_cutlass() -> None:  # DM-8.2, DM-8.7
    s = attack("guard-6", 3, battle=[4], carries=["cutlass"])
    play_ids(s, 0, "use-track")
    assert s.battle[0] == 1


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_a_guard_of_8_is_never_beaten_without_a_bonus(die: int) -> None:  # DM-8.4, case T39
    s = attack("guard-8", die)
    assert s.fatigue[0] == 8 - die
    assert foes(s, "top") == ["guard-8"]


def test_fromm_goes_back_to_the_bag() -> None:  # DM-8.2
    s = attack("fromm-4", 4, fromm=True)
    assert (foes(s, "top"), goods(s, "top"), is_fromm_in_bag(s)) == ([], [], True)


def test_fromm_fights_with_the_strength_he_shows() -> None:  # DM-4.6, DM-8.3
    s = attack("fromm-8", 6, AGAIN, 6, AGAIN, 5, 6, fromm=True)
    assert s.fatigue[0] == 2 + 2 + 3
    assert current_phase(s) is Aftermath


def test_of_several_crew_the_pirate_chooses_before_he_rolls() -> None:  # DM-8.1
    s = attack("crew-3 crew-5 crew-5", 5, "cutlass", 3, "cutlass", 6, "cutlass")
    assert offered(s, 0) == ["fight:crew-3", "fight:crew-5"]
    play_ids(s, 0, "fight:crew-5")
    assert offered(s, 0) == ["fight:crew-3", "fight:crew-5"]


def test_the_guard_comes_after_all_crew() -> None:  # DM-8.1, case T40
    s = attack("crew-3 crew-4 guard-6", 6, "cutlass", 6, "cutlass", 6)
    assert offered(s, 0) == ["fight:crew-3", "fight:crew-4"]
    assert refused_by_rule(s, 0, "fight:guard-6") == "DM-8.1"
    play_ids(s, 0, "fight:crew-4")
    assert foes(s, "top") == []
    assert sorted(goods(s, "top")) == ["cutlass", "cutlass", "treasure"]


def test_fromm_comes_before_the_guard_as_well() -> None:  # DM-8.1
    s = attack("guard-6 fromm-4", 4, 6, fromm=True)
    assert (foes(s, "top"), is_fromm_in_bag(s)) == ([], True)


def test_a_fighter_drops_his_treasure_first() -> None:  # DM-8.1
    s = ship(at=["centre"], carries=["treasure cutlass"], tokens={"top": "guard-7"}, battle=[1], draws=[6])
    told = listen(s)
    acting(s)
    play_ids(s, 0, "walk:north")
    kinds = [type(event) for event in told if isinstance(event, (Dropped, Rolled))]
    assert kinds == [Dropped, Rolled]
    assert (carried(s, 0), goods(s, "top")) == (["cutlass"], ["treasure", "treasure"])


def test_a_second_cutlass_pushes_the_marker_up() -> None:  # DM-8.7, case E08
    s = acting(ship(at=["top"], battle=[1], carries=["cutlass"], tokens={"top": "cutlass"}))
    play_ids(s, 0, "pick-up:cutlass")
    assert s.battle[0] == 2
    s = ship(at=["centre"], battle=[4], carries=["cutlass cutlass"], tokens={"top": "guard-6"}, draws=[3])
    acting(s)
    play_ids(s, 0, "walk:north", "use-track")
    assert s.battle[0] == 2


def test_a_cutlass_below_the_marker_leaves_it_where_it_is() -> None:  # DM-8.7
    s = acting(ship(at=["top"], battle=[3], carries=["cutlass"], tokens={"top": "cutlass"}))
    play_ids(s, 0, "pick-up:cutlass")
    assert s.battle[0] == 3


def test_the_first_cutlass_lifts_the_marker_from_zero() -> None:  # DM-8.7
    s = acting(ship(at=["top"], tokens={"top": "cutlass"}))
    play_ids(s, 0, "pick-up:cutlass")
    assert s.battle[0] == 1


def test_four_cutlasses_keep_the_track_at_four_and_a_fifth_changes_nothing() -> None:  # DM-8.7, case T48
    s = acting(ship(at=["top"], battle=[3], carries=["cutlass cutlass cutlass"], tokens={"top": "cutlass cutlass"}))
    play_ids(s, 0, "pick-up:cutlass")
    assert s.battle[0] == 4
    play_ids(s, 0, "pick-up:cutlass")
    assert (s.battle[0], len(carried(s, 0))) == (4, 5)
    s = attack("guard-7", 3, battle=[4], carries=["cutlass cutlass cutlass cutlass cutlass"])
    assert (s.battle[0], goods(s, "top")) == (4, ["treasure"])


def shot(foe: str, *luck: int | str, **more: Unpack[Settings]) -> Ship:
    """Seat 0 has shot from the centre into the top room."""
    settings: Settings = {
        "at": ["centre"],
        "items": ["pistol"],
        "tokens": {"top": foe},
        "draws": luck,
        **more,
    }
    s = acting(ship(**settings))
    play_ids(s, 0, "pistol:north")
    return s


def test_a_pistol_shot_that_hits_turns_the_token_over_where_it_lies() -> None:  # DM-8.8
    s = shot("guard-6", 6)
    assert (goods(s, "top"), place_of(s, 0), s.own_tokens) == (["treasure"], "centre", 4)
    assert refused_by_rule(s, 0, "pistol:north") == "DM-6.9"


def test_a_pistol_shot_that_misses_costs_only_the_action() -> None:  # DM-8.8, case T47
    s = shot("guard-6", 1, battle=[2])
    play_ids(s, 0, "save-track")
    assert (s.fatigue[0], s.battle[0], s.own_tokens, current_phase(s)) == (0, 2, 4, Acting)
    assert foes(s, "top") == ["guard-6"]


def test_the_track_used_with_a_pistol_falls_back() -> None:  # DM-8.8, case T47
    s = shot("guard-6", 1, battle=[2])
    play_ids(s, 0, "use-track")
    assert (s.fatigue[0], s.battle[0], current_phase(s)) == (0, 0, Acting)


def test_a_pistol_aims_at_crew_before_the_guard() -> None:  # DM-8.8
    s = shot("crew-3 crew-4 guard-6", 6, "cutlass")
    assert offered(s, 0) == ["fight:crew-3", "fight:crew-4"]
    play_ids(s, 0, "fight:crew-4")
    assert (foes(s, "top"), goods(s, "top")) == (["guard-6", "crew-3"], ["cutlass"])


def test_a_pistol_needs_an_enemy_behind_a_door() -> None:  # DM-8.8, DM-1.3
    s = acting(ship("room-12@1,1", items=["pistol"], at=["top"], tokens={"room-12": "crew-3"}))
    assert offered(s, 0, "pistol") == []
    assert refused_by_rule(s, 0, "pistol:south") == "DM-8.8"


def test_a_pistol_missing_rolls_no_second_die() -> None:  # DM-8.8
    s = acting(ship(items=["pistol"], at=["centre"], tokens={"top": "crew-3"}, draws=[1]))
    told = listen(s)
    play_ids(s, 0, "pistol:north")
    assert not [event for event in told if isinstance(event, Referred)]


def test_black_gus_can_shoot_like_anybody() -> None:  # DM-8.8, DM-8.9
    s = shot("crew-3", 6, "cutlass", who_plays=["black-gus-garrett"])
    assert (goods(s, "top"), current_phase(s)) == (["cutlass"], Acting)
    assert Facing not in [type(phase) for phase in s.agenda]
