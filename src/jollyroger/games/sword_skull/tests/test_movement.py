"""Moves of one figure, doubles, double blank, Ships and the Castle. (SS-4)"""

from __future__ import annotations

import pytest

from jollyroger.engine import start, waiting_for
from jollyroger.testing.play import current_phase, offered

from ..rules.turns import FigureOrder, MoveChoice, Placing, Turn
from .positions import (
    BOX,
    begin_turn,
    choose_move,
    encounter,
    ends,
    is_over,
    play_ids,
    refused_by_rule,
    space_of,
    table,
)


def test_one_figure_moves_the_total_and_which_one_is_the_players_choice() -> None:  # SS-4.1, SS-4.2
    s = choose_move(table(at="O0:o04 P0:o20", dice=[3, 4]))
    assert offered(s, 0) == ["move:officer:o11", "move:pirate:o27"]


def test_a_move_may_not_be_declined_nor_end_elsewhere() -> None:  # SS-4.2
    s = choose_move(table(at="O0:o04 P0:o20", dice=[3, 4]))
    assert refused_by_rule(s, 0, "pass") is None
    assert refused_by_rule(s, 0, "move:officer:o12") == "SS-4.2"


def test_a_blank_counts_0_and_makes_no_doubles() -> None:  # SS-4.1, SS-A32, T38
    s = choose_move(table(at="O0:o04 P0:o20", dice=[0, 4]))
    assert offered(s, 0) == ["move:officer:o08", "move:pirate:o24"]


def test_on_the_castle_three_steps_end_at_the_idol_or_the_docks() -> None:  # SS-4.6, SS-A1, T03
    s = choose_move(table(at="O0:o20 P0:o00", dice=[1, 2]))
    assert ends(s, 0, "pirate") == ["o03", "v01"]


def test_from_the_entrance_cave_one_step_leads_on_or_into_the_volcano() -> None:  # SS-4.6, T37
    s = choose_move(table(at="O0:o02 P0:o20", dice=[0, 1]))
    assert ends(s, 0, "officer") == ["o03", "v01"]


def test_past_the_entrance_cave_there_is_no_fork() -> None:  # SS-4.6
    s = choose_move(table(at="O0:o03 P0:o20", dice=[0, 1]))
    assert ends(s, 0, "officer") == ["o04"]


@pytest.mark.parametrize(("dice", "officer", "pirate"), [((0, 1), "o03", "o19"), ((1, 3), "o06", "o22")])
def test_a_ship_leads_to_its_docks(dice: tuple[int, int], officer: str, pirate: str) -> None:  # SS-4.5, T50
    s = choose_move(table(dice=dice))
    assert offered(s, 0) == [f"move:officer:{officer}", f"move:pirate:{pirate}"]


def test_a_move_never_ends_on_a_ship() -> None:  # SS-4.5
    assert refused_by_rule(choose_move(table(dice=[1, 2])), 0, "move:officer:navy-ship") == "SS-4.5"


def test_the_last_volcano_space_leads_out_to_the_other_side() -> None:  # SS-4.7
    s = choose_move(table(at="O0:v09 P0:o20", dice=[1, 3]))
    assert ends(s, 0, "officer") == ["o20"]


def test_on_doubles_both_move_and_one_is_chosen_to_go_first() -> None:  # SS-4.3
    s = choose_move(table(at="O0:o04 P0:o20", dice=[4, 4], luck=["mad-hermit", 3, 5]))
    assert (current_phase(s), offered(s, 0)) == (FigureOrder, ["first:officer", "first:pirate"])
    assert (space_of(s, "O0"), space_of(s, "P0")) == ("o12", "o28")
    play_ids(s, 0, "first:pirate")
    assert s.stuck[:2] == [0, 2]
    assert is_over(s)


def test_on_doubles_each_fork_is_asked_for() -> None:  # SS-4.3, SS-4.6, SS-4.8
    s = choose_move(table(at="O0:o01 P0:v04", dice=[1, 1]))
    assert offered(s, 0) == ["move:officer:o03", "move:officer:v01"]
    play_ids(s, 0, "move:officer:v01")
    assert offered(s, 0) == ["move:pirate:v06", "move:pirate:v11"]
    play_ids(s, 0, "move:pirate:v06")
    assert offered(s, 0) == ["first:officer", "first:pirate"]


def test_the_first_figure_fights_before_the_second_encounters() -> None:  # SS-A4
    s = choose_move(table(2, at="O0:o03 P0:o20 O1:o05", dice=[1, 1], hands=["fair-wind"], luck=[2, 3]))
    play_ids(s, 0, "keep", "first:officer")
    assert (s.gold[0], offered(s, 0)) == (11, ["pass"])
    play_ids(s, 0, "pass", "pass")
    assert waiting_for(s) == [1]
    play_ids(s, 1, "take:gold")
    # Now the Pirate: the tax of 3.
    assert offered(s, 0) == ["pay"]


def test_a_second_figure_on_its_ship_encounters_nothing() -> None:  # SS-A4, SS-4.5
    s = encounter(table(), "P0")
    assert is_over(s)


def test_a_double_blank_sets_a_figure_on_any_free_outer_space() -> None:  # SS-4.4, T17
    s = choose_move(table(2, at="O0:v03 P0:o20 O1:o07 P1:v02", dice=[0, 0]))
    assert current_phase(s) is Placing
    outer = [space.id for space in BOX.board.spaces[:32]]
    assert ends(s, 0, "officer") == [id for id in outer if id not in ("o07", "o20")]
    assert ends(s, 0, "pirate") == [id for id in outer if id != "o07"]
    play_ids(s, 0, "move:officer:o05")
    assert (space_of(s, "O0"), s.gold[0]) == ("o05", 11)


@pytest.mark.parametrize(
    ("id", "rule"), [("v06", "SS-4.4"), ("v12", "SS-4.4"), ("navy-ship", "SS-4.4"), ("o07", "SS-A3")]
)
def test_a_double_blank_leads_to_no_other_space(id: str, rule: str) -> None:  # SS-4.4, SS-A3, T16
    s = choose_move(table(2, at="O0:v11 P0:o07", dice=[0, 0]))
    assert refused_by_rule(s, 0, f"move:officer:{id}") == rule


def test_a_lifted_figure_may_be_put_back_on_its_space() -> None:  # SS-A2
    s = choose_move(table(at="O0:o05 P0:o20", dice=[0, 0]))
    play_ids(s, 0, "move:officer:o05")
    assert s.gold[0] == 11


def test_a_lifted_figure_may_not_be_put_back_if_another_stands_there() -> None:  # SS-A2, SS-A3
    s = choose_move(table(at="O0:o05 O1:o05 P0:o20", dice=[0, 0]))
    assert "o05" not in ends(s, 0, "officer")


def test_passing_the_castle_brings_its_income() -> None:  # SS-4.12, SS-B1.2
    s = choose_move(
        table(at="O0:o31 P0:o20", dice=[1, 2], crew=["smuggler-boss rum-reef-fence"], luck=["cave-bats", 0, 1])
    )
    play_ids(s, 0, "move:officer:o02")
    assert s.gold[0] == 14


def test_landing_on_the_castle_brings_its_income_once() -> None:  # SS-4.12, SS-B1.2
    s = choose_move(table(at="O0:o29 P0:o20", dice=[1, 2]))
    play_ids(s, 0, "move:officer:o00")
    assert (s.gold[0], is_over(s)) == (11, True)


def test_leaving_the_castle_brings_no_income() -> None:  # SS-4.12
    s = choose_move(table(at="O0:o00 P0:o20", dice=[1, 4], chests=[0, 1, 1, 1]))
    play_ids(s, 0, "move:officer:o05")
    assert (s.gold[0], is_over(s)) == (10, True)


def test_a_figure_set_down_on_the_castle_collects() -> None:  # SS-4.12
    s = choose_move(table(at="O0:o29 P0:o20", dice=[0, 0]))
    play_ids(s, 0, "move:officer:o00")
    assert s.gold[0] == 11


def test_a_figure_set_down_past_the_castle_does_not_collect() -> None:  # SS-4.12
    s = choose_move(table(at="O0:o29 P0:o20", dice=[0, 0], chests=[0, 1, 1, 1]))
    play_ids(s, 0, "move:officer:o05")
    assert s.gold[0] == 10


def test_the_castle_pays_before_the_encounter() -> None:  # SS-A30
    s = table(2, at="O0:o31 P0:o20", dice=[0, 2], gold=[0, 10], crew=["", "fort-rock-governors-agent"])
    choose_move(s)
    play_ids(s, 0, "move:officer:o01")
    # 1 from the Castle, 2 owed at Fort Rock: Bankrupt all the same, but the Bank adds only 1.
    assert (s.gold, space_of(s, "O0")) == ([0, 12], "navy-ship")


def test_the_dice_go_to_the_left() -> None:  # SS-3.1
    s = start(table(3, at="O0:o04 P0:o20 P1:o13", luck=[1, 3, 2, 4]), Turn(2))
    assert (s.active, waiting_for(s)) == (2, [2])
    play_ids(s, 2, "move:officer:o06")
    play_ids(s, 2, "hire:clearwater-marine")
    assert (s.active, s.turn, s.dice) == (0, 3, [2, 4])


def test_a_player_without_cards_is_not_asked_before_the_roll() -> None:  # SS-3.2
    s = begin_turn(table(at="O0:o04 P0:o20", luck=[1, 3]))
    assert current_phase(s) is MoveChoice


def test_a_player_with_any_card_is_asked_before_the_roll() -> None:  # SS-3.2
    s = begin_turn(table(hands=["lucky-blow"]))
    assert offered(s, 0) == ["roll"]
    assert refused_by_rule(s, 0, "move:officer:o05") == "SS-3.1"
    assert refused_by_rule(s, 1, "move:officer:o05") is None


def test_a_player_with_any_card_is_asked_about_a_roll_that_he_can_only_keep() -> None:  # SS-10.2
    s = choose_move(table(at="O0:o04 P0:o20", dice=[2, 2], hands=["royal-pardon"]))
    assert offered(s, 0) == ["keep"]
