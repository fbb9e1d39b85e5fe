"""The Thieves' Den, the Lake of Fire and the way onto the Lair. (SS-4.8 to SS-4.11)"""

from __future__ import annotations

import pytest

from jollyroger.testing.table import now, offered

from ..rules.turns import FigureOrder
from .positions import encounter, ends, over, refusal, say, steer, table, where


def test_out_of_the_den_the_path_or_the_lake() -> None:  # SS-4.8, T19
    s = steer(table(at="O0:v05 P0:o20", dice=[0, 1]))
    assert ends(s, 0, "officer") == ["v06", "v11"]


def test_through_the_den_too() -> None:  # SS-4.8
    s = steer(table(at="O0:v03 P0:o20", dice=[1, 3]))
    assert ends(s, 0, "officer") == ["v07", "v11"]


def test_the_lake_stops_a_figure_and_what_is_left_of_the_move_is_lost() -> None:  # SS-4.9
    s = steer(table(at="O0:v05 P0:o20", dice=[4, 5]))
    assert ends(s, 0, "officer") == ["o21", "v11"]


@pytest.mark.parametrize("dice", [(0, 1), (4, 5)])
def test_from_the_lake_any_step_leads_onto_the_lair(dice: tuple[int, int]) -> None:  # SS-4.10
    s = steer(table(at="O0:v11 P0:o20", dice=dice))
    assert ends(s, 0, "officer") == ["v12"]
    assert refusal(s, 0, "move:officer:v06") == "SS-4.10"


def test_a_figure_may_wait_on_the_lake_while_the_other_moves() -> None:  # SS-4.10, SS-A33
    s = steer(table(at="O0:v11 P0:o20", dice=[1, 2]))
    say(s, 0, "move:pirate:o23")
    assert where(s, "O0") == "v11"


def test_it_must_go_on_if_no_other_figure_can_move() -> None:  # SS-4.2, SS-A33, SS-A24
    s = steer(table(at="O0:v11 P0:o28", stuck="P0", dice=[1, 2], gold=[0], luck=[3, 0, 1, 0, 0]))
    assert where(s, "O0") == "v05"
    s = steer(table(at="O0:v11 P0:v11", dice=[1, 2]))
    assert offered(s, 0) == ["move:officer:v12", "move:pirate:v12"]


def test_doubles_drive_it_on() -> None:  # SS-4.11, SS-4.3, T14
    s = steer(table(at="O0:v11 P0:o10", dice=[3, 3]))
    assert (where(s, "O0"), where(s, "P0")) == ("v12", "o16")
    assert (now(s), offered(s, 0)) == (FigureOrder, ["first:officer", "first:pirate"])


def test_both_on_the_lake_go_onto_the_lair_one_after_the_other() -> None:  # SS-4.11, SS-A17, T15
    s = steer(table(at="O0:v11 P0:v11", dice=[2, 2], gold=[0, 0], luck=[3, 1, 5, 0, 0, 0, 1, 5, 0, 0]))
    assert (where(s, "O0"), where(s, "P0")) == ("v12", "v12")
    say(s, 0, "first:pirate")
    # Each has a price and a fight of its own, and each a toll in the Den.
    assert (where(s, "O0"), where(s, "P0"), over(s)) == ("v05", "v05", True)


def test_a_double_blank_takes_a_figure_off_the_lake() -> None:  # SS-4.10, SS-4.4, T16
    s = steer(table(at="O0:v11 P0:o20", dice=[0, 0]))
    assert "v12" not in ends(s, 0, "officer")
    say(s, 0, "move:officer:o13")
    assert where(s, "O0") == "o13"


def test_who_beats_the_first_mate_stays_on_the_lake() -> None:  # SS-5.9, SS-B1.20
    s = encounter(table(at="O0:v11", crew=["fort-rock-captain"], luck=[5, 1]), "O0")
    # Might 3 and 5 against Might 7 and 1: a tie, which is the attacker's.
    assert (where(s, "O0"), over(s)) == ("v11", True)


def test_who_loses_goes_to_the_den_and_pays_there() -> None:  # SS-5.9, SS-5.8, SS-B1.17
    s = encounter(table(at="O0:v11", luck=[5, 4, 3, 2]), "O0")
    assert (where(s, "O0"), s.gold[0], s.trove) == ("v05", 5, 5)


def test_and_then_fights_whoever_stands_there() -> None:  # SS-5.8
    s = encounter(table(2, at="O0:v11 P1:v05", luck=[5, 4, 0, 0, 5, 1]), "O0")
    assert offered(s, 0) == ["take:gold", "take:nothing"]


def test_bankrupt_on_the_toll_it_goes_to_its_ship_and_fights_nobody() -> None:  # SS-A21, SS-9.2
    s = encounter(table(2, at="O0:v11 P1:v05", gold=[1], luck=[5, 4, 3, 2]), "O0")
    assert (where(s, "O0"), s.trove, s.gold[0], over(s)) == ("navy-ship", 5, 0, True)


def test_who_is_sent_to_the_den_meets_the_fork_when_it_leaves() -> None:  # SS-A22
    s = encounter(table(at="O0:v11 P0:o20", luck=[0, 4, 0, 0]), "O0")
    assert over(s)
    s.dice = [0, 1]
    assert ends(steer(s), 0, "officer") == ["v06", "v11"]


def test_others_on_the_lake_are_fought_once_the_first_mate_is_beaten() -> None:  # SS-5.9, SS-8.1
    s = encounter(table(2, at="O0:v11 O1:v11", crew=["fort-rock-captain"], luck=[5, 0, 1, 0]), "O0")
    assert offered(s, 0) == ["take:gold", "take:nothing"]
