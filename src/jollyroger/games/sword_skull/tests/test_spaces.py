"""All other spaces, for Officer and Pirate. (SS-5, SS-B1)"""

from __future__ import annotations

import pytest

from jollyroger.engine import start
from jollyroger.testing.play import offered

from ..rules.turns import ReleaseStuck
from .positions import (
    change_box,
    choose_move,
    crew,
    discarded,
    encounter,
    ends,
    hand,
    is_over,
    items,
    play_ids,
    refused_by_rule,
    space_of,
    table,
)


def test_a_chest_is_emptied_and_the_others_get_1_gold() -> None:  # SS-5.5, SS-B1.9
    s = encounter(table(at="O0:o13", chests=[1, 4, 2, 0]), "O0")
    assert (s.gold[0], s.chests) == (14, [2, 0, 3, 1])


def test_an_empty_chest_fills_the_others_too() -> None:  # SS-5.5, T08
    s = encounter(table(at="P0:o05", chests=[0, 1, 1, 1]), "P0")
    assert (s.gold[0], s.chests) == (10, [0, 2, 2, 2])


@pytest.mark.parametrize(("mark", "paid"), [("O0", 1), ("P0", 3)])
def test_the_tax_goes_to_the_treasure_trove(mark: str, paid: int) -> None:  # SS-B1.10, SS-5.11
    s = encounter(table(at=f"{mark}:o22", trove=2), mark)
    assert (s.gold[0], s.trove) == (10 - paid, 2 + paid)


@pytest.mark.parametrize(
    ("mark", "id", "cards"),
    [("O0", "o03", 1), ("P0", "o19", 1), ("O0", "o07", 2), ("P0", "o07", 1), ("O0", "o15", 1), ("P0", "o15", 2)],
)
def test_some_spaces_give_fortune_cards(mark: str, id: str, cards: int) -> None:  # SS-B1.5, SS-B1.6, SS-B1.7
    luck = ["lucky-blow", "fair-wind"][:cards]
    s = encounter(table(at=f"{mark}:{id}", luck=luck), mark)
    assert sorted(hand(s, 0)) == sorted(luck)


def test_the_pirate_takes_three_gold_from_the_richest() -> None:  # SS-A6, SS-B1.11
    s = encounter(table(at="P0:o25", gold=[5, 9, 7]), "P0")
    assert s.gold == [8, 6, 7]


def test_the_pirate_takes_all_if_the_richest_has_two_gold() -> None:  # SS-5.6, T10
    s = encounter(table(2, at="P0:o25 O1:o05 P1:o06", gold=[0, 2]), "P0")
    assert (s.gold, space_of(s, "P1")) == ([2, 0], "o06")


@pytest.mark.parametrize("gold", [[9, 5, 7], [9, 9, 7], [0, 0, 0]])
def test_a_player_who_is_or_ties_for_the_richest_gets_nothing(gold: list[int]) -> None:  # SS-5.6, SS-A5, T11, T41
    s = encounter(table(at="P0:o25", gold=gold), "P0")
    assert s.gold == gold


def test_gold_on_the_board_makes_nobody_rich() -> None:  # SS-A29
    s = encounter(table(2, at="P0:o25", gold=[3, 4], trove=20, chests=[9, 9, 9, 9]), "P0")
    assert s.gold == [6, 1]


def test_of_several_richest_players_one_is_chosen() -> None:  # SS-A5
    s = encounter(table(at="P0:o25", gold=[3, 8, 8]), "P0")
    assert offered(s, 0) == ["rob:1", "rob:2"]
    play_ids(s, 0, "rob:2")
    assert s.gold == [6, 8, 5]


def test_the_officer_takes_a_crew_card_from_the_player_with_the_most() -> None:  # SS-A6, SS-B1.11
    s = encounter(table(at="O0:o25", crew=["", "clearwater-marine smuggler-boss", "rum-reef-fence"]), "O0")
    assert offered(s, 0) == ["take:clearwater-marine", "take:smuggler-boss"]
    play_ids(s, 0, "take:smuggler-boss")
    assert (crew(s, 0), crew(s, 1)) == ({"smuggler-boss": 1}, {"clearwater-marine": 1})


@pytest.mark.parametrize(
    "owned", [["clearwater-marine*2", "hired-cutthroat", ""], ["hired-cutthroat", "smuggler-boss", ""]]
)
def test_the_officer_of_the_player_with_the_most_crew_takes_nothing(owned: list[str]) -> None:  # SS-5.6, SS-A5, T12
    s = encounter(table(at="O0:o25", crew=owned), "O0")
    assert (is_over(s), sum(crew(s, 1).values())) == (True, 1)


def test_quicksand_holds_a_figure_for_its_players_next_turn() -> None:  # SS-B1.12, SS-A24
    s = start(encounter(table(at="O0:o28 P0:o12", dice=[4, 5]), "O0"), ReleaseStuck(0))
    assert (s.stuck[0], offered(choose_move(s), 0)) == (1, [])
    assert space_of(s, "P0") == "o21"
    assert start(s, ReleaseStuck(0)).stuck[0] == 0


def test_a_stuck_figure_is_refused_with_the_reason() -> None:  # SS-B1.12
    s = choose_move(table(at="O0:o28 P0:o00", stuck="O0", dice=[1, 2]))
    assert ends(s, 0, "officer") == []
    assert refused_by_rule(s, 0, "move:officer:o31") == "SS-B1.12"


def test_on_doubles_a_stuck_figure_stays_and_the_other_moves() -> None:  # SS-A24
    s = choose_move(table(at="O0:o28 P0:o13", stuck="O0", dice=[4, 4]))
    assert (space_of(s, "O0"), space_of(s, "P0")) == ("o28", "o21")


def test_with_both_figures_stuck_the_roll_has_no_effect() -> None:  # SS-A24
    s = choose_move(table(at="O0:o28 P0:o28", stuck="O0 P0", dice=[1, 4]))
    assert (is_over(s), space_of(s, "O0"), space_of(s, "P0")) == (True, "o28", "o28")


def test_a_double_blank_frees_a_stuck_figure() -> None:  # SS-A24
    s = choose_move(table(at="O0:o28 P0:o13", stuck="O0", dice=[0, 0]))
    play_ids(s, 0, "move:officer:o05")
    assert (s.stuck[0], space_of(s, "O0")) == (0, "o05")


def test_the_idol_pays_what_the_die_shows() -> None:  # SS-B1.13
    s = encounter(table(at="O0:v01", luck=[4]), "O0")
    assert (s.gold[0], space_of(s, "O0")) == (14, "v01")


def test_the_idol_sends_the_figure_to_its_ship_on_a_blank() -> None:  # SS-B1.13, SS-4.1
    s = encounter(table(at="P0:v01", luck=[0]), "P0")
    assert (s.gold[0], space_of(s, "P0")) == (10, "pirate-ship")


def test_lava_tubes_carry_a_figure_on() -> None:  # SS-5.7, SS-B1.14
    s = encounter(table(at="O0:v10", luck=[3]), "O0")
    assert (space_of(s, "O0"), offered(s, 0)) == ("o20", ["hire:hired-musketeer", "hire:hired-cutthroat"])


def test_on_a_blank_the_figure_stays_in_the_lava_tubes() -> None:  # SS-5.7, T13
    s = encounter(table(at="O0:v02", luck=[0]), "O0")
    assert (space_of(s, "O0"), is_over(s)) == ("v02", True)


def test_a_figure_that_stays_in_the_lava_tubes_fights_the_figures_there() -> None:  # SS-5.7, SS-8.1
    s = encounter(table(2, at="O0:v02 P1:v02", luck=[0, 3, 3]), "O0")
    assert offered(s, 0) == ["take:gold", "take:nothing"]


def test_forks_and_the_lake_apply_to_a_move_by_lava_tubes() -> None:  # SS-A22, SS-4.8, SS-4.9
    s = encounter(table(at="O0:v02", luck=[5]), "O0")
    assert offered(s, 0) == ["move:officer:v07", "move:officer:v11"]


def test_the_castle_pays_for_a_move_by_lava_tubes() -> None:  # SS-A22
    s = table(at="O0:v10", luck=[3])
    change_box(s, lambda data: data["volcano"][9].update(next=["o30"]))
    encounter(s, "O0")
    assert (space_of(s, "O0"), s.gold[0]) == ("o00", 11)


def test_lava_tubes_may_lead_to_lava_tubes() -> None:  # SS-A23
    s = table(at="O0:v02", luck=[2, 2], trove=5)
    change_box(s, lambda data: data["volcano"][3].update(kind="lava-tubes"))
    encounter(s, "O0")
    assert offered(s, 0) == ["move:officer:v06", "move:officer:v11"]
    play_ids(s, 0, "move:officer:v06")
    assert s.gold[0] == 15


def test_a_geyser_sends_a_figure_to_its_ship() -> None:  # SS-B1.16
    s = encounter(table(2, at="P0:v04 O1:v04"), "P0")
    assert (space_of(s, "P0"), is_over(s)) == ("pirate-ship", True)


def test_on_a_ship_there_are_no_fights() -> None:  # SS-4.5, SS-8.6, T33
    s = encounter(table(2, at="O0:v08"), "O0")
    assert (space_of(s, "O0"), space_of(s, "O1"), is_over(s)) == ("navy-ship", "navy-ship", True)


def test_the_dens_toll_is_both_dice_for_the_trove() -> None:  # SS-5.8, SS-B1.17
    s = encounter(table(at="O0:v05", trove=4, luck=[5, 2]), "O0")
    assert (s.gold[0], s.trove) == (3, 11)


def test_all_gold_of_the_trove_is_taken() -> None:  # SS-B1.18
    s = encounter(table(at="O0:v06", trove=11), "O0")
    assert (s.gold[0], s.trove) == (21, 0)


def test_buried_treasure_pays_both_dice() -> None:  # SS-B1.19
    s = encounter(table(at="O0:v09", luck=[5, 2]), "O0")
    assert s.gold[0] == 17


def test_a_beaten_enemy_of_a_cave_pays_and_is_discarded() -> None:  # SS-5.3, SS-B1.4, SS-7.2
    s = encounter(table(at="O0:o08", luck=["cave-bats", 3, 2]), "O0")
    assert (s.gold[0], discarded(s)) == (11, ["cave-bats"])


def test_a_smoky_cave_pays_one_more() -> None:  # SS-B1.15, SS-5.3
    s = encounter(table(at="O0:v03", luck=["cave-bats", 3, 2]), "O0")
    assert s.gold[0] == 12


def test_a_trading_post_auctions_an_item() -> None:  # SS-5.4, SS-B1.8
    s = encounter(table(2, at="O0:o10", luck=["hook"]), "O0")
    play_ids(s, 1, "pass")
    play_ids(s, 0, "bid:1")
    assert (items(s, 0), s.gold[0]) == (["hook"], 9)
