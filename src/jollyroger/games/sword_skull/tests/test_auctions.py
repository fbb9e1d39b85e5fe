"""Auctions, the weapon limit and Bandit's Bargain. (SS-5.4, SS-10.3, SS-B4.5)"""

from __future__ import annotations

from jollyroger.engine import waiting_for
from jollyroger.testing.play import current_phase, listen, offered

from .. import GAME
from ..actions import Bid
from ..rules.items import Bidding
from ..rules.turns import EndOfTurn
from .positions import begin_turn, discarded, encounter, hand, is_over, items, might, play_ids, refused_by_rule, table


def test_each_bids_once_beginning_on_the_left_and_the_active_player_last() -> None:  # SS-5.4, T29
    s = encounter(table(4, at="O0:o10", luck=["hook"]), "O0")
    order = []
    while waiting_for(s):
        order += waiting_for(s)
        play_ids(s, waiting_for(s)[0], "pass")
    assert order == [1, 2, 3, 0]


def test_a_bid_tops_the_highest_so_far() -> None:  # SS-5.4
    s = encounter(table(at="O0:o10", luck=["hook"]), "O0")
    assert offered(s, 1) == ["pass", *[f"bid:{gold}" for gold in range(1, 11)]]
    play_ids(s, 1, "bid:4")
    assert offered(s, 2)[:2] == ["pass", "bid:5"]
    assert refused_by_rule(s, 2, "bid:4") == "SS-5.4"
    play_ids(s, 2, "pass")
    play_ids(s, 0, "pass")
    assert (items(s, 1), s.gold) == (["hook"], [10, 6, 10])


def test_the_active_player_has_the_last_word() -> None:  # SS-5.4
    s = encounter(table(at="O0:o10", luck=["hook"]), "O0")
    play_ids(s, 1, "bid:4")
    play_ids(s, 2, "pass")
    play_ids(s, 0, "bid:5")
    assert (items(s, 0), s.gold) == (["hook"], [5, 10, 10])


def test_a_player_who_cannot_bid_more_passes_without_being_asked() -> None:  # SS-5.4, T28
    s = encounter(table(at="O0:o10", gold=[10, 2, 2], luck=["hook"]), "O0")
    play_ids(s, 1, "bid:2")
    assert waiting_for(s) == [0]


def test_a_rich_player_passes_after_the_highest_possible_bid() -> None:  # SS-5.4
    s = encounter(table(2, at="O0:o10", gold=[320, 320], luck=["hook"]), "O0")
    told = listen(s)
    play_ids(s, 1, f"bid:{s.box.gold}")
    assert GAME.words.event_text(told[1], 0) == "You cannot bid more."


def test_a_rich_player_may_bid_more_than_the_king_costs() -> None:  # SS-5.4
    s = encounter(table(2, at="O0:o10", gold=[60, 90], luck=["hook"]), "O0")
    play_ids(s, 1, "bid:58")
    assert offered(s, 0) == ["pass", "bid:59", "bid:60"]
    play_ids(s, 0, "bid:60")
    assert (items(s, 0), s.gold) == (["hook"], [0, 90])


def test_every_amount_above_the_highest_bid_and_within_the_gold_on_hand_can_be_bid() -> None:  # SS-5.4, SS-9.3, SS-B6
    s = table(2)
    for gold in range(s.box.gold + 5):
        s.gold[0] = gold
        for high in (0, 1, gold // 2, gold - 1, gold, gold + 1):
            options = Bidding(0, 0, max(0, high), None).options(s)
            bids = [option.gold for option in options if isinstance(option, Bid)]
            assert bids == [bid for bid in range(1, s.box.gold + 1) if high < bid <= gold]
            assert len(options) == len(bids) + 1


def test_an_item_without_bids_is_discarded() -> None:  # SS-A16, T48
    s = encounter(table(2, at="O0:o10", luck=["hook"]), "O0")
    play_ids(s, 1, "pass")
    play_ids(s, 0, "pass")
    assert (discarded(s), s.gold) == (["hook"], [10, 10])


def test_an_auction_by_card_is_the_same() -> None:  # SS-B4.6, SS-5.4
    s = encounter(table(at="O0:o03", luck=["auction", "rope"]), "O0")
    play_ids(s, 1, "pass")
    play_ids(s, 2, "pass")
    play_ids(s, 0, "bid:1")
    assert (items(s, 0), discarded(s)) == (["rope"], ["auction"])


def test_without_items_there_is_no_auction() -> None:  # SS-10.1
    s = table(2, at="O0:o10", items=["", "rope"])
    s.items[1] += s.item_deck
    s.item_deck = []
    assert is_over(encounter(s, "O0"))


def test_an_empty_item_deck_is_replaced_by_its_discard_pile() -> None:  # SS-10.1
    s = table(2, at="O0:o10", luck=["hook"])
    s.item_deck, s.item_discard = [], s.item_deck
    encounter(s, "O0")
    assert (s.lot is not None, len(s.item_deck), s.item_discard) == (True, 19, [])


def test_a_third_weapon_of_a_kind_costs_one_of_the_three() -> None:  # SS-10.3, SS-A25, T26
    s = encounter(table(2, at="O0:o10", items=["cutlass rapier dagger hook"], luck=["musket"]), "O0")
    play_ids(s, 1, "pass")
    play_ids(s, 0, "bid:1")
    assert offered(s, 0) == ["sell:cutlass", "sell:rapier", "sell:musket"]
    assert refused_by_rule(s, 0, "sell:dagger") == "SS-10.3"
    play_ids(s, 0, "sell:rapier")
    assert (items(s, 0), s.gold[0], might(s, "O0")) == (["cutlass", "musket", "dagger", "hook"], 11, 5)


def test_the_third_weapon_itself_may_be_sold() -> None:  # SS-A25
    s = encounter(table(2, at="O0:o10", items=["cutlass*2"], luck=["rapier"]), "O0")
    play_ids(s, 1, "pass")
    play_ids(s, 0, "bid:1", "sell:rapier")
    assert (items(s, 0), s.gold[0]) == (["cutlass", "cutlass"], 11)


def test_tools_are_not_limited() -> None:  # SS-10.3
    tools = "compass longboat rope spyglass"
    s = encounter(table(2, at="O0:o10", items=[tools], luck=["lantern"]), "O0")
    play_ids(s, 1, "pass")
    play_ids(s, 0, "bid:1")
    assert (len(items(s, 0)), is_over(s)) == (5, True)


def test_weapons_give_might_to_their_figure() -> None:  # SS-B5.1, SS-6.3
    s = table(items=["musket cutlass blunderbuss boarding-axe"])
    assert (might(s, "O0"), might(s, "P0")) == (5, 5)


def test_a_bargain_buys_a_weapon_from_its_owner_who_is_paid() -> None:  # SS-B4.5, SS-A26, SS-10.4
    s = begin_turn(table(hands=["bandits-bargain lucky-blow"], items=["", "musket rope", "hook"]))
    assert offered(s, 0) == ["roll", "buy:1:musket", "buy:2:hook"]
    play_ids(s, 0, "buy:1:musket")
    assert (items(s, 0), items(s, 1), s.gold, hand(s, 0)) == (["musket"], ["rope"], [4, 16, 10], ["lucky-blow"])


def test_a_bargain_is_paid_from_gold_on_hand_only() -> None:  # SS-B4.5, SS-9.3
    s = begin_turn(table(gold=[5], hands=["bandits-bargain"], items=["rope", "musket", "hook"]))
    assert offered(s, 0) == ["roll", "buy:2:hook"]
    assert [(str(told.action), told.rule) for told in GAME.refusals(s, 0)] == [("buy:1:musket", "SS-9.3")]
    assert refused_by_rule(s, 0, "buy:1:musket") == "SS-9.3"
    assert refused_by_rule(s, 0, "buy:2:musket") == "SS-B4.5"


def test_a_bargain_is_played_only_on_the_owners_turn() -> None:  # SS-3.2, SS-B4.5
    s = begin_turn(table(2, hands=["lucky-blow", "bandits-bargain"], items=["hook", ""]))
    assert refused_by_rule(s, 1, "buy:0:hook") == "SS-10.2"


def test_the_weapon_limit_applies_to_a_bargain() -> None:  # SS-B4.5, SS-10.3
    s = begin_turn(table(hands=["bandits-bargain"], items=["cutlass rapier", "musket"]))
    play_ids(s, 0, "buy:1:musket")
    assert offered(s, 0) == ["sell:cutlass", "sell:rapier", "sell:musket"]


def test_a_bargain_may_be_played_at_the_end_of_the_turn_too() -> None:  # SS-3.2, SS-B4.5
    held = ["bandits-bargain lucky-blow"]
    s = begin_turn(table(at="O0:o04 P0:o20", hands=held, items=["", "hook"], chests=[0, 0, 0, 0], luck=[0, 1]))
    play_ids(s, 0, "roll", "move:officer:o05")
    assert (current_phase(s), offered(s, 0)) == (EndOfTurn, ["pass", "buy:1:hook"])
    play_ids(s, 0, "buy:1:hook")
    assert items(s, 0) == ["hook"]


def test_at_the_end_of_the_turn_anybody_with_cards_who_could_pay_is_asked() -> None:  # SS-3.2
    s = begin_turn(table(at="O0:o04 P0:o20", hands=["fair-wind"], items=["", "hook"], luck=[0, 1]))
    play_ids(s, 0, "roll", "move:officer:o05")
    assert offered(s, 0) == ["pass"]
    s = begin_turn(table(at="O0:o04 P0:o20", hands=["fair-wind"], items=["", "rope"], luck=[0, 1]))
    play_ids(s, 0, "roll", "move:officer:o05")
    assert is_over(s)
