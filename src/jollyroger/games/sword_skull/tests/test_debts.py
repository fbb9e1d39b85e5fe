"""Debts, Bankruptcy, and the return to the Ship. (SS-9)"""

from __future__ import annotations

from jollyroger.testing.play import current_phase, offered

from ..rules.debt import PardonChoice, PayDebt
from .positions import (
    choose_move,
    discarded,
    encounter,
    fight,
    hand,
    is_over,
    items,
    play_ids,
    refused_by_rule,
    space_of,
    table,
)


def test_a_player_who_can_pay_sells_nothing() -> None:  # SS-9.1, SS-10.4
    s = encounter(table(at="P0:o22", gold=[3], items=["hook rope"]), "P0")
    assert (s.gold[0], s.trove, items(s, 0), is_over(s)) == (0, 3, ["hook", "rope"], True)


def test_items_are_not_sold_at_will() -> None:  # SS-10.4
    s = choose_move(table(at="O0:o04 P0:o20", items=["hook rope"], dice=[1, 2]))
    assert refused_by_rule(s, 0, "sell:hook") == "SS-10.4"


def test_a_player_who_cannot_pay_sells_items_one_at_a_time_in_his_order() -> None:  # SS-9.1
    s = encounter(table(at="P0:v05", gold=[0], items=["hook dagger rope"], luck=[2, 3]), "P0")
    assert (current_phase(s), offered(s, 0)) == (PayDebt, ["sell:dagger", "sell:hook", "sell:rope"])
    assert refused_by_rule(s, 0, "pay") == "SS-9.1"
    play_ids(s, 0, "sell:rope")
    assert (s.gold[0], offered(s, 0)) == (3, ["sell:dagger", "sell:hook"])
    play_ids(s, 0, "sell:hook")
    # 5 is enough: the Dagger stays, and so does the Pirate.
    assert (s.gold[0], s.trove, items(s, 0), space_of(s, "P0")) == (0, 5, ["dagger"], "v05")
    assert discarded(s) == ["hook", "rope"]


def test_gold_left_after_paying_stays_with_the_seller() -> None:  # SS-9.1
    s = encounter(table(at="P0:o22", gold=[0], items=["musket"]), "P0")
    assert (s.gold[0], s.trove, items(s, 0), space_of(s, "P0")) == (3, 3, [], "o22")


def test_identical_items_are_sold_without_asking() -> None:  # SS-9.1
    s = encounter(table(at="P0:o22", gold=[0], items=["dagger*2"]), "P0")
    assert (s.gold[0], s.trove, items(s, 0)) == (1, 3, [])


def test_if_all_items_are_sold_the_bank_pays_the_rest_and_the_figure_goes_to_its_ship() -> None:  # SS-9.2
    s = table(at="P0:v05 O0:o05", gold=[1], items=["hook"], luck=[4, 5])
    bank = s.bank
    encounter(s, "P0")
    assert (s.gold[0], s.trove, space_of(s, "P0"), space_of(s, "O0")) == (0, 9, "pirate-ship", "o05")
    assert s.bank == bank - 2 - 6


def test_debts_of_one_encounter_are_one_debt() -> None:  # SS-A8
    owners = ["", "clearwater-merchant*2", "clearwater-merchant"]
    s = table(4, at="O0:o04 P0:o06", gold=[1], crew=owners)
    encounter(s, "O0")
    # Each creditor is paid in full, and the Officer goes once.
    assert (s.gold, space_of(s, "O0"), space_of(s, "P0")) == ([0, 12, 11, 10], "navy-ship", "o06")


def test_a_debt_without_a_figure_moves_no_figure() -> None:  # SS-A10, SS-B4.17
    s = encounter(table(3, at="O0:o03 O1:o05 P1:o06", gold=[10, 0, 4], luck=["tribute"]), "O0")
    assert (s.gold, space_of(s, "O1"), space_of(s, "P1")) == ([12, 0, 3], "o05", "o06")


def test_a_royal_pardon_spares_the_whole_debt() -> None:  # SS-B4.7
    s = table(4, at="O0:o04", crew=["", "clearwater-merchant*2", "clearwater-merchant"], hands=["royal-pardon"])
    encounter(s, "O0")
    assert (current_phase(s), offered(s, 0)) == (PardonChoice, ["pay", "play:royal-pardon"])
    play_ids(s, 0, "play:royal-pardon")
    assert (s.gold, hand(s, 0), is_over(s)) == ([10, 10, 10, 10], [], True)


def test_a_royal_pardon_need_not_be_played() -> None:  # SS-B4.7
    s = encounter(table(at="P0:o22", hands=["royal-pardon"]), "P0")
    play_ids(s, 0, "pay")
    assert (s.gold[0], s.trove, hand(s, 0)) == (7, 3, ["royal-pardon"])


def test_anybody_with_a_card_is_asked_when_he_must_pay() -> None:  # SS-B4.7, SS-10.2
    s = encounter(table(at="P0:v05", hands=["lucky-blow"], luck=[2, 3]), "P0")
    assert offered(s, 0) == ["pay"]


def test_nobody_is_asked_about_a_toll_of_0() -> None:  # SS-B1.17
    s = encounter(table(at="P0:v05", hands=["royal-pardon"], luck=[0, 0]), "P0")
    assert is_over(s)


def test_there_is_no_pardon_for_a_lost_fight() -> None:  # SS-B4.7, SS-8.2
    s = fight(table(2, at="O0:o05 O1:o05", hands=["", "royal-pardon"], luck=[3, 2]), "O0")
    play_ids(s, 1, "pass", "pass")
    play_ids(s, 0, "take:gold")
    assert (s.gold, hand(s, 1), is_over(s)) == ([12, 8], ["royal-pardon"], True)


def test_there_is_no_pardon_from_a_card() -> None:  # SS-B4.7, SS-B4.15
    s = encounter(table(at="P0:o19", hands=["royal-pardon"], luck=["pickpocket"]), "P0")
    assert (s.gold[0], s.trove, is_over(s)) == (7, 3, True)


def test_nobody_can_bid_more_than_the_gold_on_hand() -> None:  # SS-9.3
    s = encounter(table(2, at="O0:o10", gold=[3, 2], items=["musket"], luck=["hook"]), "O0")
    assert offered(s, 1) == ["pass", "bid:1", "bid:2"]
    assert refused_by_rule(s, 1, "bid:3") == "SS-9.3"
