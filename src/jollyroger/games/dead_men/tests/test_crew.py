"""Skeleton crew and Captain Fromm hunt the pirates. (DM-9.10)"""

from __future__ import annotations

from jollyroger.testing.play import current_phase, offered

from ..rules.crew import Hunting
from .helpers import foes, goods, is_halted, place_of, play_ids
from .positions import hunting, revenge_step, ship


def test_crew_steps_towards_the_nearest_pirate() -> None:  # DM-9.10
    s = hunting(ship("room-02@0,2", seats=2, at=["left", "right"], tokens={"room-02": "crew-3"}))
    assert (foes(s, "top"), is_halted(s)) == (["crew-3"], True)


def test_the_crew_icon_sets_them_moving() -> None:  # DM-9.10, DM-9.2
    lit = {"left": 1, "centre": 1, "right": 1, "top": 1, "room-02": 1}
    s = ship("room-02@0,2", seats=2, at=["left", "left"], tokens={"room-02": "crew-3"}, fire=lit, draws=["revenge-01"])
    revenge_step(s)
    assert foes(s, "top") == ["crew-3"]


def test_guards_stay_where_they_are() -> None:  # DM-9.10, DM-8.4
    s = hunting(ship("room-02@0,2", seats=2, at=["left", "left"], tokens={"room-02": "guard-6"}))
    assert foes(s, "room-02") == ["guard-6"]


def test_fromm_hunts_with_the_crew() -> None:  # DM-9.10, DM-4.6
    s = hunting(ship("room-02@0,2", seats=2, at=["left", "left"], fromm=True, tokens={"room-02": "fromm-8"}))
    assert foes(s, "top") == ["fromm-8"]


def test_crew_goes_through_doors_only() -> None:  # DM-9.10, DM-1.3
    # Next door to the pirate but for a wall, so the way leads round by the top room.
    s = hunting(ship("room-10@1,1/1", "room-02@0,2", seats=2, at=["room-02", "room-02"], tokens={"room-10": "crew-3"}))
    assert foes(s, "top") == ["crew-3"]


def test_between_ways_of_equal_length_the_players_choose() -> None:  # DM-9.10, DM-12.1
    s = hunting(ship("room-02@-1,1", seats=2, at=["left", "left"], tokens={"top": "crew-3"}))
    assert (current_phase(s), offered(s, 0)) == (Hunting, ["steer:south", "steer:west"])
    play_ids(s, 0, "steer:west")
    play_ids(s, 1, "steer:west")
    assert foes(s, "room-02") == ["crew-3"]


def test_between_pirates_equally_near_the_players_choose() -> None:  # DM-9.10, DM-12.1
    s = ship(seats=2, at=["left", "right"], tokens={"centre": "crew-3"}, by_vote=False, draws=[6, "cutlass"])
    hunting(s)
    assert offered(s, 0) == ["steer:west", "steer:east"]
    play_ids(s, 0, "steer:east")
    assert goods(s, "right") == ["cutlass"]


def test_off_ship_pirates_draw_the_crew_to_the_exit() -> None:  # DM-9.10, DM-1.5
    s = hunting(ship(seats=2, tokens={"top": "crew-3"}))
    assert foes(s, "centre") == ["crew-3"]


def test_crew_at_the_exit_stays_there() -> None:  # DM-9.10, DM-8.5
    s = hunting(ship(seats=2, tokens={"centre": "crew-3"}))
    assert (foes(s, "centre"), is_halted(s)) == (["crew-3"], True)


def test_every_usable_exit_counts() -> None:  # DM-9.10, DM-4.8
    s = hunting(ship("room-02@0,2", "room-03@0,3", seats=2, dinghy="room-03:N", tokens={"room-02": "crew-3"}))
    assert foes(s, "room-03") == ["crew-3"]


def test_at_the_exit_crew_may_as_well_go_for_a_pirate_next_door() -> None:  # DM-9.10
    s = ship(seats=2, at=["top"], tokens={"centre": "crew-3"}, by_vote=False, draws=[6, "cutlass"])
    hunting(s)
    assert offered(s, 0) == ["steer:north", "steer:here"]
    play_ids(s, 0, "steer:here")
    assert foes(s, "centre") == ["crew-3"]


def test_crew_that_finds_no_way_stays() -> None:  # DM-9.10
    s = hunting(ship("room-02@0,2", seats=2, exploded=["top"], at=["left", "left"], tokens={"room-02": "crew-3"}))
    assert (foes(s, "room-02"), is_halted(s)) == (["crew-3"], True)


def test_without_an_exit_those_off_ship_cannot_be_found() -> None:  # DM-9.10
    s = hunting(ship(seats=2, exploded=["centre"], tokens={"top": "crew-3"}))
    assert foes(s, "top") == ["crew-3"]


def test_crew_ignores_deckhands_and_fire() -> None:  # DM-8.5, DM-9.10
    s = hunting(
        ship(seats=2, at=["left", "left"], deckhands={"centre": 5}, fire={"centre": 5}, tokens={"top": "crew-3"})
    )
    assert foes(s, "centre") == ["crew-3"]


def test_each_fights_before_the_next_one_moves() -> None:  # DM-9.10, DM-1.6
    s = ship(
        *("room-20@-2,0", "room-02@0,2"),
        seats=2,
        at=["left", "left"],
        tokens={"room-20": "crew-3", "room-02": "crew-5"},
        by_vote=False,
        draws=[6, "cutlass"],
    )
    hunting(s)
    assert (offered(s, 0), foes(s, "room-02"), foes(s, "top")) == (["name:0", "name:1"], ["crew-5"], [])
    play_ids(s, 0, "name:1")
    assert (goods(s, "left"), foes(s, "top")) == (["cutlass"], ["crew-5"])


def test_they_move_in_scan_order_of_their_rooms() -> None:  # DM-9.10, DM-1.6
    # Crew 5 lies lower and so moves first, though crew 3 comes first in the box.
    s = ship(
        "room-02@0,2",
        seats=2,
        at=["top", "top"],
        tokens={"room-02": "crew-3", "centre": "crew-5"},
        by_vote=False,
        draws=[6, 6, "cutlass"],
    )
    hunting(s)
    play_ids(s, 0, "name:0")
    assert goods(s, "top") == ["cutlass"]
    assert foes(s, "top") == ["crew-3"]


def test_several_from_one_room_each_take_their_step() -> None:  # DM-9.10
    s = hunting(ship("room-02@0,2", seats=2, at=["left", "left"], tokens={"room-02": "crew-3 crew-3 crew-5"}))
    assert foes(s, "top") == ["crew-3", "crew-3", "crew-5"]


def test_crew_driven_off_before_its_step_still_takes_it() -> None:  # DM-9.10
    # Crew 5 enters, wins, and is driven to where it came from: it has moved. Crew 3 then moves as well.
    s = ship(
        "room-02@0,2",
        seats=2,
        at=["left", "left"],
        tokens={"centre": "crew-5", "room-02": "crew-3"},
        by_vote=False,
        draws=[4, 1],
    )
    hunting(s)
    play_ids(s, 0, "name:0")
    assert (foes(s, "centre"), foes(s, "top"), place_of(s, 0)) == (["crew-5"], ["crew-3"], "left")
