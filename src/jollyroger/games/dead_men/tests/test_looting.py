"""Carrying treasure, and bringing it off the ship. (DM-6.10, DM-6.11, DM-6.12, DM-7.1)"""

from __future__ import annotations

import pytest

from jollyroger.testing.play import current_phase, offered, result_of

from ..rules.action_phase import Acting
from ..state import looted_count
from .helpers import carried, deckhands, fire, foes, goods, is_halted, place_of, play_ids, refused_by_rule
from .positions import NO_ICON, acting, rest_of_turn, ship, turn


def test_a_looting_pirate_pays_the_whole_fire() -> None:  # DM-7.1, case E09
    s = acting(ship(who_plays=["jade"], at=["centre"], carries=["treasure"], fire={"centre": 4, "top": 3}))
    play_ids(s, 0, "walk:north")
    assert s.fatigue[0] == 3


def test_kallen_carries_treasure_as_if_it_were_nothing() -> None:  # DM-7.1, case T28
    s = acting(ship(at=["centre"], carries=["treasure"], fire={"centre": 4, "top": 3}))
    assert refused_by_rule(s, 0, "run:north:south") == "DM-6.10"
    play_ids(s, 0, "walk:north")
    assert s.fatigue[0] == 0


def test_whitebeard_loots_for_one_less() -> None:  # DM-7.1, DM-7.3
    s = acting(ship(who_plays=["whitebeard"], at=["centre"], carries=["treasure"], fire={"centre": 4, "top": 3}))
    play_ids(s, 0, "walk:north")
    assert s.fatigue[0] == 2


def test_a_looting_pirate_walks_rests_swaps_drinks_and_puts_down() -> None:  # DM-6.10
    s = ship(
        who_plays=["crimson-flynn"],
        at=["top"],
        fatigue=[3],
        carries=["treasure grog-4"],
        tokens={"top": "cutlass", "centre": "crew-3"},
        fire={"top": 1, "centre": 1},
        deckhands={"top": 1},
    )
    acting(s)
    kinds = {id.partition(":")[0] for id in offered(s, 0)}
    assert kinds == {"walk", "rest", "swap", "drink", "put-down", "end-turn"}
    for id in ("run:south:north", "fight-fires:here", "eliminate:here", "pick-up:cutlass", "train", "bucket:south"):
        assert refused_by_rule(s, 0, id) == "DM-6.10"


@pytest.mark.parametrize(
    ("item", "deed"),
    [("dagger", "eliminate:here"), ("bucket", "bucket:south"), ("blanket", "blanket:here"), ("pistol", "pistol:south")],
)
def test_a_looting_pirate_has_no_hand_free_for_items(item: str, deed: str) -> None:  # DM-6.10
    s = ship(
        items=[item],
        at=["top"],
        carries=["treasure"],
        tokens={"centre": "crew-3"},
        fire={"top": 1, "centre": 1},
        deckhands={"top": 1},
    )
    assert refused_by_rule(acting(s), 0, deed) == "DM-6.10"


def test_compass_and_rum_serve_the_looting_too() -> None:  # DM-6.10, DM-6.9
    s = acting(ship(items=["compass"], at=["top"], own=0, carries=["treasure"]))
    assert offered(s, 0, "run") == []
    play_ids(s, 0, "walk:south")
    assert place_of(s, 0) == "centre"
    s = acting(ship(items=["rum"], at=["top"], own=0, fatigue=[2], carries=["treasure"]))
    play_ids(s, 0, "rest")
    assert s.fatigue[0] == 0


def test_a_treasure_put_down_sets_the_pirate_free() -> None:  # DM-6.8, DM-6.10
    s = acting(ship(at=["top"], carries=["treasure"]))
    play_ids(s, 0, "put-down:treasure", "train", "pick-up:treasure")
    assert carried(s, 0) == ["treasure"]


def test_the_third_action_takes_the_treasure_off() -> None:  # DM-6.11, DM-5.1, case E10
    s = ship(who_plays=["jade"], at=["top"], fatigue=[15], carries=["treasure"], stack="", draws=[NO_ICON])
    rest_of_turn(s)
    play_ids(s, 0, "rest", "walk:south", "walk:south")
    assert (s.fatigue[0], looted_count(s), s.active, s.received_tokens) == (6, 1, 1, 2)


@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (13, 6), (15, 7)])
def test_leaving_halves_fatigue(before: int, after: int) -> None:  # DM-6.11, case T23
    s = acting(ship(at=["centre"], fatigue=[before]))
    play_ids(s, 0, "walk:south")
    assert (s.fatigue[0], place_of(s, 0)) == (after, "off")


def test_leaving_ends_the_turn_and_a_card_is_drawn() -> None:  # DM-6.11, DM-9.1
    s = rest_of_turn(ship(at=["centre"], stack="", draws=[NO_ICON]))
    play_ids(s, 0, "walk:south")
    assert (s.active, len(s.discard)) == (1, 1)


def test_only_the_treasure_is_looted_on_leaving() -> None:  # DM-6.11
    s = acting(ship(at=["centre"], carries=["treasure cutlass grog-5"]))
    play_ids(s, 0, "walk:south")
    assert (looted_count(s), sorted(carried(s, 0))) == (1, ["cutlass", "grog-5"])


def test_staying_off_ship_does_not_halve_again() -> None:  # DM-6.12
    s = turn(ship(fatigue=[9], stack="", draws=[NO_ICON]))
    play_ids(s, 0, "end-turn")
    assert s.fatigue[0] == 9


def test_off_ship_one_rests_trains_and_swaps() -> None:  # DM-6.12
    s = acting(ship(fatigue=[9]))
    play_ids(s, 0, "rest", "train", "swap:sword")
    assert (s.fatigue[0], s.battle[0], s.own_tokens) == (7, 1, 2)


def test_off_ship_one_reaches_into_the_room_behind_an_exit() -> None:  # DM-6.12, case T30
    s = acting(ship("room-02@2,0", dinghy="room-02:N", fire={"centre": 2, "room-02": 2}, deckhands={"centre": 3}))
    play_ids(s, 0, "bucket:dinghy", "eliminate:entrance")
    assert (fire(s, "centre", "room-02"), deckhands(s, "centre")) == ([2, 1], [2])


def test_off_ship_flynn_fights_fires_and_uses_his_blanket() -> None:  # DM-6.12, DM-6.3
    s = acting(ship(who_plays=["crimson-flynn"], items=["blanket"], fire={"centre": 5}))
    play_ids(s, 0, "fight-fires:entrance", "blanket:entrance")
    assert fire(s, "centre") == [2]
    assert refused_by_rule(s, 0, "fight-fires:here") == "DM-6.3"


def test_off_ship_a_pistol_reaches_in() -> None:  # DM-6.12, DM-8.8
    s = acting(ship(items=["pistol"], tokens={"centre": "guard-6"}, draws=[6]))
    play_ids(s, 0, "pistol:entrance")
    assert (foes(s, "centre"), goods(s, "centre")) == ([], ["treasure"])


def test_off_ship_players_take_whole_turns() -> None:  # DM-11.2
    s = turn(ship("room-03@2,0", draws=["room-02", "crew-3", NO_ICON, "room-04"]))
    play_ids(s, 0, "place:room-03:east:0")
    assert current_phase(s) is Acting
    play_ids(s, 0, "end-turn")
    assert (s.active, len(s.discard), result_of(s)) == (1, 1, None)


def test_a_blocked_exit_reaches_nothing() -> None:  # DM-6.12, DM-9.6
    s = acting(ship(exploded=["centre"]))
    assert offered(s, 0, "walk") == []
    assert refused_by_rule(s, 0, "walk:entrance") == "DM-6.1"
    assert not is_halted(s)
