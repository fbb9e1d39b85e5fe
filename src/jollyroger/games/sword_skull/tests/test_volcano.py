"""The Thieves' Den, the Lake of Fire and the move onto the Lair. (SS-4.8 to SS-4.11)"""

from __future__ import annotations

import pytest

from jollyroger.testing.play import current_phase, offered

from ..rules.turns import FigureOrder
from .positions import choose_move, encounter, ends, is_over, play_ids, refused_by_rule, space_of, table


def test_the_den_leads_to_the_path_or_the_lake() -> None:  # SS-4.8, T19
    s = choose_move(table(at="O0:v05 P0:o20", dice=[0, 1]))
    assert ends(s, 0, "officer") == ["v06", "v11"]


def test_a_move_through_the_den_may_turn_to_the_lake() -> None:  # SS-4.8
    s = choose_move(table(at="O0:v03 P0:o20", dice=[1, 3]))
    assert ends(s, 0, "officer") == ["v07", "v11"]


def test_the_lake_stops_a_figure_and_the_remaining_steps_are_lost() -> None:  # SS-4.9
    s = choose_move(table(at="O0:v05 P0:o20", dice=[4, 5]))
    assert ends(s, 0, "officer") == ["o21", "v11"]


@pytest.mark.parametrize("dice", [(0, 1), (4, 5)])
def test_from_the_lake_any_roll_leads_onto_the_lair(dice: tuple[int, int]) -> None:  # SS-4.10
    s = choose_move(table(at="O0:v11 P0:o20", dice=dice))
    assert ends(s, 0, "officer") == ["v12"]
    assert refused_by_rule(s, 0, "move:officer:v06") == "SS-4.10"


def test_a_figure_may_wait_on_the_lake_while_the_other_moves() -> None:  # SS-4.10, SS-A33
    s = choose_move(table(at="O0:v11 P0:o20", dice=[1, 2]))
    play_ids(s, 0, "move:pirate:o23")
    assert space_of(s, "O0") == "v11"


def test_a_figure_must_leave_the_lake_if_the_other_cannot_move_elsewhere() -> None:  # SS-4.2, SS-A33, SS-A24
    s = choose_move(table(at="O0:v11 P0:o28", stuck="P0", dice=[1, 2], gold=[0], luck=[3, 0, 1, 0, 0]))
    assert space_of(s, "O0") == "v05"
    s = choose_move(table(at="O0:v11 P0:v11", dice=[1, 2]))
    assert offered(s, 0) == ["move:officer:v12", "move:pirate:v12"]


def test_doubles_move_a_figure_from_the_lake_onto_the_lair() -> None:  # SS-4.11, SS-4.3, T14
    s = choose_move(table(at="O0:v11 P0:o10", dice=[3, 3]))
    assert (space_of(s, "O0"), space_of(s, "P0")) == ("v12", "o16")
    assert (current_phase(s), offered(s, 0)) == (FigureOrder, ["first:officer", "first:pirate"])


def test_both_on_the_lake_go_onto_the_lair_one_after_the_other() -> None:  # SS-4.11, SS-A17, T15
    s = choose_move(table(at="O0:v11 P0:v11", dice=[2, 2], gold=[0, 0], luck=[3, 1, 5, 0, 0, 0, 1, 5, 0, 0]))
    assert (space_of(s, "O0"), space_of(s, "P0")) == ("v12", "v12")
    play_ids(s, 0, "first:pirate")
    # Each has a price and a fight of its own, and each a toll in the Den.
    assert (space_of(s, "O0"), space_of(s, "P0"), is_over(s)) == ("v05", "v05", True)


def test_a_double_blank_takes_a_figure_off_the_lake() -> None:  # SS-4.10, SS-4.4, T16
    s = choose_move(table(at="O0:v11 P0:o20", dice=[0, 0]))
    assert "v12" not in ends(s, 0, "officer")
    play_ids(s, 0, "move:officer:o13")
    assert space_of(s, "O0") == "o13"


def test_a_figure_that_beats_the_first_mate_stays_on_the_lake() -> None:  # SS-5.9, SS-B1.20
    s = encounter(table(at="O0:v11", crew=["fort-rock-captain"], luck=[5, 1]), "O0")
    # Might 3 and 5 against Might 7 and 1: a tie, which is the attacker's.
    assert (space_of(s, "O0"), is_over(s)) == ("v11", True)


def test_a_figure_that_loses_to_the_first_mate_goes_to_the_den_and_pays() -> None:  # SS-5.9, SS-5.8, SS-B1.17
    s = encounter(table(at="O0:v11", luck=[5, 4, 3, 2]), "O0")
    assert (space_of(s, "O0"), s.gold[0], s.trove) == ("v05", 5, 5)


def test_a_figure_sent_to_the_den_fights_the_figures_there() -> None:  # SS-5.8
    s = encounter(table(2, at="O0:v11 P1:v05", luck=[5, 4, 0, 0, 5, 1]), "O0")
    assert offered(s, 0) == ["take:gold", "take:nothing"]


def test_a_figure_bankrupted_by_the_toll_goes_to_its_ship_without_fighting() -> None:  # SS-A21, SS-9.2
    s = encounter(table(2, at="O0:v11 P1:v05", gold=[1], luck=[5, 4, 3, 2]), "O0")
    assert (space_of(s, "O0"), s.trove, s.gold[0], is_over(s)) == ("navy-ship", 5, 0, True)


def test_a_figure_sent_to_the_den_chooses_its_branch_when_it_leaves() -> None:  # SS-A22
    s = encounter(table(at="O0:v11 P0:o20", luck=[0, 4, 0, 0]), "O0")
    assert is_over(s)
    s.dice = [0, 1]
    assert ends(choose_move(s), 0, "officer") == ["v06", "v11"]


def test_figures_on_the_lake_are_fought_after_the_first_mate() -> None:  # SS-5.9, SS-8.1
    s = encounter(table(2, at="O0:v11 O1:v11", crew=["fort-rock-captain"], luck=[5, 0, 1, 0]), "O0")
    assert offered(s, 0) == ["take:gold", "take:nothing"]
