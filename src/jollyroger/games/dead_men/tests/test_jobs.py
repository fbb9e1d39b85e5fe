"""Jobs: what a sensible player would do in a position, and that every job can be begun."""

from __future__ import annotations

import pytest

from jollyroger.engine import Fast, play

from ..actions import CATALOGUE
from ..ai.jobs.all_jobs import best_job, find_job, jobs, ranked_jobs
from ..ai.jobs.job import (
    BEAT_CREW,
    BEAT_GUARD,
    CARRY_HOME,
    COOL,
    COOL_NEXT_DOOR,
    DRINK,
    ESCAPE,
    FETCH_GOODS,
    FETCH_TREASURE,
    LEAVE,
    PASS_ON,
    PUT_DOWN,
    REST,
    SHOOT,
    STRIKE,
    SWAP,
    TRAIN,
)
from ..rules.action_phase import Acting
from ..rules.legal_actions import legal_actions
from ..state import Ship
from .ids import item, place, room
from .positions import acting, ship
from .reached_positions import TABLES, policy_play, random_play, scrambled


def best(s: Ship) -> tuple[int, str]:
    """The kind of the best job, and its next action."""
    job = best_job(s)
    return job.kind, str(job.action)


def rate(s: Ship, kind: int, target: str) -> float:
    job = find_job(s, kind, place(target))
    return 0.0 if job is None else job.rate


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_job_begins_with_a_legal_action(seats: int, options: dict[str, str]) -> None:
    luck = Fast(seats)
    kinds = set()
    for player in (random_play, policy_play):
        for number, s in enumerate(player(seats, options, seed=seats)):
            if not isinstance(s.agenda[-1], Acting):
                continue
            for twin in (s, scrambled(s, luck), scrambled(s, luck)) if number % 3 == 0 else (s,):
                legal = legal_actions(twin)
                found = jobs(twin)
                kinds |= {job.kind for job in found}
                assert found
                for job in found:
                    assert job.action in legal
    assert len(kinds) > 12


@pytest.mark.parametrize(("seats", "options"), TABLES[::2])
def test_a_single_job_is_the_one_among_all(seats: int, options: dict[str, str]) -> None:
    for number, s in enumerate(random_play(seats, options, seed=9)):
        if isinstance(s.agenda[-1], Acting) and number % 5 == 0:
            for job in jobs(s):
                alone = find_job(s, job.kind, job.target)
                assert alone is not None
                assert (alone.rate, alone.action) in [
                    (other.rate, other.action)
                    for other in jobs(s)
                    if (other.kind, other.target) == (job.kind, job.target)
                ]


def test_the_fire_that_may_explode_is_cooled_first() -> None:  # DM-6.3, DM-9.6
    s = acting(ship(at=["left"], fire={"left": 5, "centre": 1}, items=["compass"]))
    assert best(s) == (COOL, "fight-fires:here")


def test_a_blanket_is_used_on_a_high_fire() -> None:  # DM-6.9
    s = acting(ship(at=["left"], fire={"left": 5}, items=["blanket"]))
    assert best(s) == (COOL, "blanket:here")


def test_flynn_cools_from_next_door() -> None:  # DM-6.3
    s = acting(ship(at=["centre"], fire={"left": 5}, who_plays=["crimson-flynn"], items=["sword"]))
    assert best(s) == (COOL, "fight-fires:west")


def test_a_bucket_cools_next_door() -> None:  # DM-6.9
    s = acting(ship(at=["centre"], fire={"left": 5}, items=["bucket"], stack=""))
    assert best(s) == (COOL_NEXT_DOOR, "bucket:west")


def test_a_fire_that_no_card_left_raises_can_wait() -> None:  # DM-9.11
    full = acting(ship(at=["left"], fire={"left": 5}))
    calm = acting(ship(at=["left"], fire={"left": 5}, deck="revenge-01 revenge-02 revenge-03"))
    assert rate(calm, COOL, "left") < rate(full, COOL, "left")


def test_a_fire_with_treasure_in_it_is_more_urgent() -> None:
    bare = acting(ship("room-02@2,0", at=["centre"], fire={"room-02": 5}))
    rich = acting(ship("room-02@2,0", at=["centre"], fire={"room-02": 5}, tokens={"room-02": "treasure"}))
    assert rate(rich, COOL, "room-02") > rate(bare, COOL, "room-02") > 0


def test_deckhands_at_a_trapdoor_are_struck_down_when_the_supply_is_low() -> None:  # DM-9.9
    s = acting(ship(at=["centre"], deckhands={"top": 2}, trapdoors=["top"], supply=2, items=["compass"]))
    assert best(s) == (STRIKE, "eliminate:north")


def test_a_pirate_shut_in_by_deckhands_strikes_them_down() -> None:  # DM-7.6
    s = acting(ship(at=["centre"], deckhands={"centre": 3}, fire={"left": 5}))
    assert best(s) == (STRIKE, "eliminate:here")


def test_a_weak_pirate_trains_before_he_meets_a_guard() -> None:  # DM-8.4
    s = acting(ship("room-02@2,0", at=["right"], tokens={"room-02": "guard-8"}, items=["compass"]))
    assert best(s) == (BEAT_GUARD, "train")


def test_a_strong_pirate_goes_to_the_guard() -> None:
    s = acting(ship("room-02@2,0", at=["right"], battle=[4], tokens={"room-02": "guard-8"}, items=["compass"]))
    assert best(s) == (BEAT_GUARD, "walk:east")


def test_a_guard_is_left_alone_when_enough_treasure_lies_about() -> None:
    s = acting(
        ship("room-02@2,0", at=["right"], battle=[4], tokens={"room-02": "guard-8", "left": "treasure"}, looted=4)
    )
    assert find_job(s, BEAT_GUARD, room("room-02")) is None
    assert find_job(s, FETCH_TREASURE, room("left")) is not None


def test_a_treasure_is_picked_up() -> None:  # DM-6.5
    s = acting(ship(at=["left"], tokens={"left": "treasure"}))
    assert best(s) == (FETCH_TREASURE, "pick-up:treasure")


def test_deckhands_are_struck_down_before_a_treasure_is_picked_up() -> None:  # DM-6.5
    s = acting(ship(at=["left"], tokens={"left": "treasure"}, deckhands={"left": 2}, items=["compass"]))
    assert best(s) == (FETCH_TREASURE, "eliminate:here")


def test_a_treasure_is_carried_home() -> None:  # DM-6.10, DM-6.11
    s = acting(ship(at=["left"], carries=["treasure"], fire={"left": 5}))
    assert best(s) == (CARRY_HOME, "walk:east")


def test_a_tired_looter_rests_before_a_fire_too_hot_for_him() -> None:  # DM-7.4
    s = acting(ship(at=["left"], carries=["treasure"], fatigue=[9], fire={"centre": 4}))
    assert best(s) == (REST, "rest")


def test_a_treasure_is_put_down_to_clear_a_shut_way() -> None:  # DM-6.8, DM-7.6
    s = acting(ship(at=["left"], carries=["treasure"], deckhands={"centre": 3}))
    assert best(s) == (PUT_DOWN, "put-down:treasure")


def test_a_treasure_may_be_put_down_for_a_fire_or_deckhands_but_home_comes_first() -> None:  # DM-6.8, DM-6.10
    s = acting(ship(at=["left"], carries=["treasure"], fire={"left": 4}, deckhands={"centre": 1}))
    assert best(s) == (CARRY_HOME, "walk:east")
    for kind, target in ((COOL, "left"), (STRIKE, "centre")):
        job = find_job(s, kind, place(target))
        assert job is not None
        assert (str(job.action), job.rate > 0.0) == ("put-down:treasure", True)


def test_with_a_last_action_no_treasure_is_put_down_for_a_fire() -> None:  # DM-6.5
    s = acting(ship(at=["left"], carries=["treasure"], fire={"left": 4}, own=1))
    assert find_job(s, COOL, place("left")) is None


def test_grog_is_fetched_by_the_tired() -> None:
    fresh = acting(ship(at=["left"], tokens={"left": "grog-4"}))
    tired = acting(ship(at=["left"], tokens={"left": "grog-4"}, fatigue=[10]))
    assert rate(tired, FETCH_GOODS, "left") > rate(fresh, FETCH_GOODS, "left") > 0


def test_grog_is_drunk_when_none_of_it_is_wasted() -> None:  # DM-6.8
    assert best(acting(ship(at=["left"], carries=["grog-4"], fatigue=[8]))) == (DRINK, "drink:grog-4")
    assert best(acting(ship(at=["left"], carries=["grog-4"], fatigue=[3])))[0] != DRINK


def test_rum_is_a_free_rest() -> None:  # DM-6.9
    assert best(acting(ship(at=["left"], items=["rum"], fatigue=[4], fire={"left": 5}))) == (REST, "rest")


def test_fromm_is_fought_when_he_alone_is_in_the_way() -> None:  # DM-11.1
    s = acting(ship(at=["left"], tokens={"centre": "fromm-4"}, looted=5, battle=[3]))
    assert best(s) == (BEAT_CREW, "walk:east")


def test_required_crew_is_hunted() -> None:  # DM-2.4
    free = acting(ship(at=["left"], tokens={"centre": "crew-3"}, battle=[2]))
    required = acting(ship(at=["left"], tokens={"centre": "crew-3"}, battle=[2], all_crew=True))
    assert rate(required, BEAT_CREW, "centre") > rate(free, BEAT_CREW, "centre")


def test_a_pistol_is_fired_at_a_guard_next_door() -> None:  # DM-8.8
    s = acting(ship("room-02@2,0", at=["right"], tokens={"room-02": "guard-6"}, items=["pistol"], battle=[3], stack=""))
    assert best(s) == (SHOOT, "pistol:east")


def test_a_much_better_item_is_taken_from_the_table() -> None:  # DM-6.7
    s = acting(ship(items=["pistol", "rum", "sword"]))
    job = find_job(s, SWAP, item("compass"))
    assert job is not None
    assert job.rate > rate(s, PASS_ON, "off")


def test_once_the_treasure_is_looted_everybody_leaves() -> None:  # DM-11.1
    s = acting(ship(at=["left"], looted=5, fire={"left": 5, "top": 5}))
    assert best(s) == (LEAVE, "run:east:south")


def test_whoever_stands_in_a_fire_too_hot_for_him_gets_out_of_it() -> None:  # DM-7.5
    s = acting(ship(at=["left"], fatigue=[9], fire={"left": 5}))
    assert {job.kind for job in jobs(s)} == {COOL, REST, ESCAPE, PASS_ON}


def test_actions_are_passed_on_when_nothing_is_worth_doing() -> None:  # DM-5.1
    s = acting(ship(items=["compass"], battle=[1], looted=4, carries=["", "treasure"], at=["off", "centre"]))
    assert best(s) == (PASS_ON, "end-turn")


def test_with_no_action_left_only_what_is_free_is_a_job() -> None:  # DM-6.9
    s = acting(ship(at=["left"], fire={"left": 5}, deckhands={"left": 1}, own=0, items=["dagger"]))
    assert {str(job.action) for job in ranked_jobs(s)} == {"eliminate:here", "end-turn"}


def test_training_alone_is_for_those_without_any_strength() -> None:
    assert find_job(acting(ship()), TRAIN, place("off")) is not None
    assert find_job(acting(ship(battle=[2])), TRAIN, place("off")) is None


def test_every_action_of_a_job_is_in_the_catalogue() -> None:
    for s in policy_play(3, {}, seed=4):
        if isinstance(s.agenda[-1], Acting):
            assert all(job.action in CATALOGUE for job in jobs(s))


@pytest.mark.parametrize(("battle", "goes"), [(1, False), (3, True)])
def test_black_gus_does_not_go_after_crew_that_he_would_send_away(battle: int, goes: bool) -> None:  # DM-8.9
    s = acting(ship(who_plays=["black-gus-garrett"], at=["centre"], tokens={"left": "crew-5"}, battle=[battle]))
    assert any(job.kind == BEAT_CREW for job in ranked_jobs(s)) == goes


def test_a_treasure_put_down_to_clear_a_shut_way_is_left_until_the_way_is_clear() -> None:  # DM-6.8, DM-7.6
    s = acting(ship(at=["left"], carries=["treasure"], deckhands={"centre": 4}, fatigue=[3], own=5))
    done = []
    while s.own_tokens > 1:
        action = best_job(s).action
        done.append(str(action))
        play(s, 0, action)
    assert done[:4] == ["put-down:treasure", "eliminate:east", "eliminate:east", "pick-up:treasure"]
