"""Black Gus Garrett sends crew away instead of fighting. (DM-8.9)"""

from __future__ import annotations

from typing import Unpack

from jollyroger.testing.play import current_phase, offered

from ..rules.action_phase import Acting
from ..rules.battle import Aftermath, Facing
from ..state import Ship
from .helpers import carried, foes, goods, place_of, play_ids, refused_by_rule
from .positions import Settings, acting, hunting, ship


def gus(*tiles: str, **more: Unpack[Settings]) -> Ship:
    settings: Settings = {"who_plays": ["black-gus-garrett", "jade"], **more}
    return ship(*tiles, **settings)


def test_gus_may_send_crew_away_and_keeps_his_treasure() -> None:  # DM-8.9
    s = acting(gus("room-02@0,2", at=["centre"], carries=["treasure"], tokens={"top": "crew-5"}))
    play_ids(s, 0, "walk:north")
    assert offered(s, 0) == ["fight:crew-5", "send:crew-5:north", "send:crew-5:south"]
    play_ids(s, 0, "send:crew-5:north")
    assert (foes(s, "room-02"), carried(s, 0), current_phase(s)) == (["crew-5"], ["treasure"], Acting)


def test_gus_sends_each_of_several_crew_where_he_likes() -> None:  # DM-8.9
    s = acting(gus("room-02@0,2", at=["centre"], fromm=True, tokens={"top": "crew-5 fromm-8"}))
    play_ids(s, 0, "walk:north", "send:fromm:north", "send:crew-5:south")
    assert (foes(s, "room-02"), foes(s, "centre")) == (["fromm-8"], ["crew-5"])


def test_gus_may_fight_as_well() -> None:  # DM-8.9
    s = acting(gus(at=["centre"], tokens={"top": "crew-5"}, draws=[6]))
    play_ids(s, 0, "walk:north", "fight:crew-5")
    assert goods(s, "top") == ["cutlass"]


def test_gus_cannot_send_a_guard_away() -> None:  # DM-8.9
    s = acting(gus(at=["centre"], tokens={"top": "guard-6"}, draws=[1]))
    play_ids(s, 0, "walk:north")
    assert current_phase(s) is Aftermath
    s = acting(gus(at=["centre"], tokens={"top": "guard-6 crew-5"}, draws=[6]))
    play_ids(s, 0, "walk:north", "send:crew-5:south")
    assert goods(s, "top") == ["treasure"]


def test_gus_must_fight_where_no_room_is_adjacent() -> None:  # DM-8.9
    s = acting(gus(tokens={"centre": "crew-5"}, exploded=["left", "right", "top"], draws=[6]))
    play_ids(s, 0, "walk:entrance")
    assert goods(s, "centre") == ["cutlass"]


def test_gus_told_to_fight_again_may_send_them_away() -> None:  # DM-8.9
    s = acting(gus(at=["centre"], tokens={"top": "crew-5"}, draws=[1, 5]))
    play_ids(s, 0, "walk:north", "fight:crew-5")
    assert (current_phase(s), s.fatigue[0]) == (Facing, 4)
    play_ids(s, 0, "send:crew-5:south")
    assert (foes(s, "centre"), place_of(s, 0)) == (["crew-5"], "top")


def test_gus_entered_by_crew_may_send_them_away() -> None:  # DM-8.9, DM-9.10
    s = hunting(gus("room-02@0,2", at=["top", "room-02", "room-02"], tokens={"centre": "crew-5"}))
    assert offered(s, 0) == ["fight:crew-5", "send:crew-5:north", "send:crew-5:south"]
    play_ids(s, 0, "send:crew-5:south")
    assert foes(s, "centre") == ["crew-5"]


def test_gus_runs_through_crew_by_sending_them_away() -> None:  # DM-8.9, DM-6.2
    s = acting(gus("room-02@0,2", at=["centre"], tokens={"top": "crew-5"}))
    assert "run:north:north" in offered(s, 0)
    play_ids(s, 0, "run:north:north")
    assert offered(s, 0) == ["send:crew-5:north", "send:crew-5:south"]
    play_ids(s, 0, "send:crew-5:south")
    assert (place_of(s, 0), s.fatigue[0], s.own_tokens) == ("room-02", 2, 4)


def test_gus_meets_again_whom_he_has_sent_ahead() -> None:  # DM-8.9
    s = acting(gus("room-02@0,2", at=["centre"], tokens={"top": "crew-5"}))
    play_ids(s, 0, "run:north:north", "send:crew-5:north")
    assert (place_of(s, 0), current_phase(s)) == ("room-02", Facing)


def test_gus_runs_past_no_guard() -> None:  # DM-8.9, DM-6.2
    s = acting(gus("room-02@0,2", at=["centre"], tokens={"top": "crew-5 guard-6"}))
    assert refused_by_rule(s, 0, "run:north:north") == "DM-6.2"


def test_crew_sent_to_another_pirate_falls_on_him() -> None:  # DM-8.9, DM-8.6
    s = acting(gus(at=["centre", "centre"], tokens={"top": "crew-3"}, draws=[6, "cutlass"]))
    play_ids(s, 0, "walk:north", "send:crew-3:south")
    assert goods(s, "centre") == ["cutlass"]


def test_gus_met_again_in_mid_run_runs_on_when_he_has_the_room_to_himself() -> None:  # DM-8.9
    # The crew falls on Jade, beats her, and is driven back into the room where Gus has stopped.
    s = acting(gus("room-02@0,2", at=["centre", "centre"], tokens={"top": "crew-5"}, draws=[1, 1]))
    play_ids(s, 0, "run:north:north", "send:crew-5:south")
    play_ids(s, 1, "drive:north")
    assert (current_phase(s), place_of(s, 0)) == (Facing, "top")
    play_ids(s, 0, "send:crew-5:north")
    assert (place_of(s, 0), s.fatigue[0], foes(s, "room-02")) == ("room-02", 2, ["crew-5"])
