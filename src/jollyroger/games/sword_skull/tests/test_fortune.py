"""Fortune cards, one by one. (SS-10.2, SS-B4)"""

from __future__ import annotations

import pytest

from jollyroger.testing.play import current_phase, offered

from ..rules.fortune import ImmediateCards
from .positions import (
    begin_turn,
    choose_move,
    crew,
    discarded,
    encounter,
    hand,
    is_over,
    might,
    play_ids,
    refused_by_rule,
    space_of,
    table,
)


def test_a_kept_card_goes_to_the_hand() -> None:  # SS-10.2
    s = encounter(table(at="O0:o03", luck=["lucky-blow"]), "O0")
    assert (hand(s, 0), discarded(s)) == (["lucky-blow"], [])


@pytest.mark.parametrize(("card", "mark"), [("queens-commission", "O0"), ("fearsome-reputation", "P0")])
def test_permanent_cards_stay_face_up_and_give_might(card: str, mark: str) -> None:  # SS-B4.9, SS-B4.10, SS-10.2
    s = encounter(table(at="O0:o03", luck=[card]), "O0")
    assert (len(s.permanent[0]), hand(s, 0), might(s, mark)) == (1, [], 1)


@pytest.mark.parametrize(("card", "gold"), [("lost-purse", 13), ("sunken-galleon", 15)])
def test_lost_purse_and_sunken_galleon_pay_at_once(card: str, gold: int) -> None:  # SS-B4.11, SS-B4.12
    s = encounter(table(at="O0:o03", luck=[card]), "O0")
    assert (s.gold[0], discarded(s)) == (gold, [card])


def test_a_volunteer_comes_for_nothing() -> None:  # SS-B4.13
    s = encounter(table(at="O0:o03", crew=["", "clearwater-merchant"], luck=["volunteer"]), "O0")
    hires = ["clearwater-marine", "clearwater-merchant", "rum-reef-brawler", "rum-reef-fence"]
    assert offered(s, 0) == [f"hire:{id}" for id in hires]
    play_ids(s, 0, "hire:clearwater-marine")
    assert (crew(s, 0), s.gold) == ({"clearwater-marine": 1}, [10, 10, 10])


def test_a_mutiny_costs_a_crew_card_of_the_players_choice() -> None:  # SS-B4.14
    s = encounter(table(at="O0:o03", crew=["clearwater-marine smuggler-boss"], luck=["mutiny"]), "O0")
    play_ids(s, 0, "dismiss:clearwater-marine")
    assert (crew(s, 0), s.piles[0]) == ({"smuggler-boss": 1}, 2)


def test_without_crew_there_is_no_mutiny() -> None:  # SS-B4.14
    assert is_over(encounter(table(at="O0:o03", luck=["mutiny"]), "O0"))


def test_a_pickpocket_takes_three_for_the_trove() -> None:  # SS-B4.15
    s = encounter(table(at="O0:o03", luck=["pickpocket"]), "O0")
    assert (s.gold[0], s.trove) == (7, 3)


def test_if_a_pickpocket_cannot_be_paid_the_figure_that_drew_it_goes_to_its_ship() -> None:  # SS-B4.15
    s = encounter(table(at="O0:o07 P0:o08", gold=[2], luck=["pickpocket", "lucky-blow"]), "O0")
    assert (space_of(s, "O0"), space_of(s, "P0"), s.trove) == ("navy-ship", "o08", 3)


def test_a_press_gang_takes_the_figure_that_drew_it() -> None:  # SS-B4.16, SS-8.6
    s = encounter(table(2, at="O0:o19 P0:o08 O1:o19", luck=["press-ganged"]), "O0")
    assert (space_of(s, "O0"), space_of(s, "P0"), is_over(s)) == ("navy-ship", "o08", True)


def test_tribute_is_paid_by_all_others() -> None:  # SS-B4.17
    s = encounter(table(4, at="O0:o03", luck=["tribute"]), "O0")
    assert s.gold == [13, 9, 9, 9]


def test_of_two_immediate_cards_the_drawer_chooses_the_order() -> None:  # SS-10.2, T31
    s = encounter(table(at="O0:o07", gold=[1], luck=["lost-purse", "pickpocket"]), "O0")
    assert (current_phase(s), offered(s, 0)) == (ImmediateCards, ["resolve:lost-purse", "resolve:pickpocket"])
    play_ids(s, 0, "resolve:lost-purse")
    assert (s.gold[0], s.trove, space_of(s, "O0"), discarded(s)) == (1, 3, "o07", ["lost-purse", "pickpocket"])


def test_the_second_card_is_resolved_even_after_a_press_gang() -> None:  # SS-B4.16
    s = encounter(table(at="O0:o07", luck=["lost-purse", "press-ganged"]), "O0")
    play_ids(s, 0, "resolve:press-ganged")
    assert (space_of(s, "O0"), s.gold[0]) == ("navy-ship", 13)


def test_two_identical_cards_are_resolved_without_asking() -> None:  # SS-10.2
    s = encounter(table(at="O0:o07", luck=["lost-purse", "lost-purse"]), "O0")
    assert (s.gold[0], is_over(s)) == (16, True)


def test_an_empty_fortune_deck_is_replaced_by_its_discard_pile() -> None:  # SS-10.1, T30
    s = table(at="O0:o03", luck=["fair-wind"])
    s.permanent[2] = s.fortune_deck[:]
    s.fortune_deck = []
    s.fortune_discard = [s.permanent[2].pop(s.permanent[2].index(card)) for card in (7, 10, 10, 11, 12, 13, 14)]
    encounter(s, "O0")
    assert (hand(s, 0), len(s.fortune_deck), s.fortune_discard) == (["fair-wind"], 6, [])


def test_without_deck_and_discard_pile_nothing_is_drawn() -> None:  # SS-10.1
    s = table(at="O0:o07")
    s.permanent[2], s.fortune_deck = s.fortune_deck, []
    assert is_over(encounter(s, "O0"))


def test_a_local_guide_sets_a_figure_down_instead_of_rolling() -> None:  # SS-B4.4, SS-3.2, SS-4.10
    s = begin_turn(table(at="O0:v11 P0:o20", hands=["local-guide"]))
    assert offered(s, 0) == ["roll", "play:local-guide"]
    play_ids(s, 0, "play:local-guide", "move:officer:o05")
    assert (space_of(s, "O0"), s.gold[0], hand(s, 0), s.dice) == ("o05", 11, [], [])


def test_a_local_guide_frees_a_figure_from_quicksand() -> None:  # SS-A24, SS-B4.4
    s = begin_turn(table(at="O0:o28 P0:o20", stuck="O0", hands=["local-guide"]))
    play_ids(s, 0, "play:local-guide", "move:officer:o05")
    assert (space_of(s, "O0"), s.stuck[0]) == ("o05", 0)


def test_a_local_guide_is_played_before_the_roll_only() -> None:  # SS-B4.4
    s = choose_move(table(at="O0:o04 P0:o20", hands=["local-guide"], dice=[1, 2]))
    assert refused_by_rule(s, 0, "play:local-guide") == "SS-10.2"


def test_a_fair_wind_rolls_both_dice_again() -> None:  # SS-B4.8
    s = choose_move(table(at="O0:o04 P0:o20", hands=["fair-wind"], dice=[1, 2], luck=[4, 5]))
    assert offered(s, 0) == ["move:officer:o07", "move:pirate:o23", "play:fair-wind"]
    play_ids(s, 0, "play:fair-wind")
    assert (s.dice, hand(s, 0)) == ([4, 5], [])


def test_a_fair_wind_rerolls_doubles_too() -> None:  # SS-B4.8
    s = choose_move(table(at="O0:o04 P0:o20", hands=["fair-wind*2"], dice=[2, 2], luck=[0, 0]))
    play_ids(s, 0, "play:fair-wind")
    assert offered(s, 0) == ["keep", "play:fair-wind"]
    assert refused_by_rule(s, 0, "move:officer:o08") == "SS-4.3"
