"""Fall off the Dock and Tavern Brawl. (AH-4.2, AH-4.9)"""

from __future__ import annotations

from jollyroger.engine import Fast, waiting_for
from jollyroger.testing.play import current_phase, offered

from ..rules.rounds import Discarding
from .play import all_agree, all_done, all_pass, auction, bid, claim, hand, in_discard_pile, refusal, say
from .positions import bidding, deal, discarding, last_call, names, reveal, table


def test_the_dock_takes_the_auction_card_and_all_bids() -> None:  # AH-4.2
    s = reveal(table(bids=["fall-off-the-dock", "sea-sabre-9", "rum"]))
    assert names(sorted(s.discard)) == "stormsail-5 sea-sabre-9 fall-off-the-dock rum"


def test_after_the_dock_nobody_wins_and_step_7_follows() -> None:  # AH-4.2
    s = reveal(table(hands=["any*2", "any*2", ""], bids=["fall-off-the-dock", "sea-sabre-9", "rum"]))
    assert (current_phase(s), hand(s, 2), auction(s)) == (Discarding, "", None)


def test_the_dock_comes_before_the_mermaid_of_the_next_captain() -> None:  # AH-4.2, AH-3.5, case 26
    s = reveal(table(hands=["any*2", "", "any*2"], bids=["fall-off-the-dock", "rum mermaid"]))
    assert [len(hand) for hand in s.hands] == [2, 0, 2]
    assert in_discard_pile(s, "stormsail-5 fall-off-the-dock rum mermaid")


def test_the_mermaid_of_the_captain_before_comes_first() -> None:  # AH-4.2, AH-3.5, case 26
    hands = ["", "sea-sabre-1 sea-sabre-2", "sea-sabre-4"]
    s = reveal(table(hands=hands, bids=["rum mermaid", "fall-off-the-dock"], draws="sea-sabre-1 sea-sabre-4"))
    say(s, 0, "keep:sea-sabre-4")
    assert (hand(s, 0), current_phase(s)) == ("sea-sabre-4", Discarding)
    assert in_discard_pile(s, "stormsail-5 sea-sabre-1 fall-off-the-dock rum mermaid")


def test_whose_action_comes_first_depends_on_who_deals() -> None:  # AH-3.5, AH-4.2, case 26
    s = reveal(table(hands=["", "any*2", "any*2"], bids=["rum mermaid", "fall-off-the-dock"], dealer=0))
    assert (current_phase(s), hand(s, 0)) == (Discarding, "")


def test_the_dock_voids_claims() -> None:  # AH-4.2, AH-5.5
    s = reveal(table(hands=[""], bids=["pieces-of-eight", "fall-off-the-dock sea-sabre-9"]))
    claim(s, 0, 1, "sea-sabre-9")
    assert (hand(s, 0), in_discard_pile(s, "sea-sabre-9")) == ("", True)


def test_a_claim_on_the_dock_itself_is_void_too() -> None:  # AH-4.2
    s = reveal(table(hands=[""], bids=["pieces-of-eight", "fall-off-the-dock sea-sabre-9"]))
    claim(s, 0, 1, "fall-off-the-dock")
    assert (hand(s, 0), in_discard_pile(s, "fall-off-the-dock")) == ("", True)


def test_a_brawl_before_the_dock_stands() -> None:  # AH-4.2, AH-4.9
    s = reveal(table(bids=["tavern-brawl", "fall-off-the-dock"]))
    say(s, 0, "name:2")
    assert (current_phase(s), s.brawled_next) == (Discarding, [False, False, True])


def test_the_dock_takes_a_captains_own_later_actions() -> None:  # AH-4.2, AH-4.0
    s = reveal(table(bids=["fall-off-the-dock tavern-brawl", "sea-sabre-9"]))
    say(s, 0, "resolve:fall-off-the-dock")
    assert (current_phase(s), s.brawled_next) == (Discarding, [False, False, False])


def test_a_captain_may_resolve_his_other_actions_before_the_dock() -> None:  # AH-3.5, AH-4.2
    s = reveal(table(bids=["fall-off-the-dock tavern-brawl", "sea-sabre-9"]))
    say(s, 0, "resolve:tavern-brawl", "name:2")
    assert (current_phase(s), s.brawled_next) == (Discarding, [False, False, True])


def test_the_dock_in_a_rebid_ends_the_auction() -> None:  # AH-4.2, AH-5.4
    s = reveal(table(hands=["fall-off-the-dock", "rum any*2"], bids=["sea-sabre-9", "black-viper-9"]))
    bid(s, 0, "fall-off-the-dock")
    bid(s, 1, "rum")
    assert current_phase(s) is Discarding
    assert in_discard_pile(s, "stormsail-5 sea-sabre-9 black-viper-9 rum fall-off-the-dock")


def test_a_brawl_names_another_captain() -> None:  # AH-4.9
    s = reveal(table(bids=["tavern-brawl"]))
    assert offered(s, 0) == ["name:1", "name:2"]
    assert refusal(s, 0, "name:0") == "AH-4.9"


def test_with_two_captains_the_other_is_brawled_without_asking() -> None:  # AH-4.0, AH-4.9
    s = reveal(table(seats=2, bids=["tavern-brawl"]))
    assert (current_phase(s), s.brawled_next) == (Discarding, [False, True])


def test_a_brawl_leaves_the_auction_of_this_round_alone() -> None:  # AH-4.9
    s = reveal(table(hands=["any*2", ""], bids=["tavern-brawl", "sea-sabre-9"]))
    say(s, 0, "name:1")
    assert hand(s, 1) == "stormsail-5"


def test_a_brawled_captain_gets_no_card_in_the_next_round() -> None:  # AH-4.9
    s = discarding(table(hands=["any*2", "", "any*2"], auction=None, brawled_next=[1], chance=Fast(1)))
    all_done(s)
    assert [len(hand) for hand in s.hands] == [3, 0, 3]


def test_a_brawled_captain_may_not_bid() -> None:  # AH-4.9, AH-3.3
    s = bidding(table(brawled=[1]))
    assert refusal(s, 1, "seal") == "AH-4.9"
    say(s, 0, "pass")
    assert waiting_for(s) == [2]


def test_a_brawled_captain_may_call() -> None:  # AH-4.9, AH-6.3
    s = bidding(table(brawled=[1]))
    assert offered(s, 1) == ["call:0", "call:2"]


def test_a_brawled_captain_may_be_called() -> None:  # AH-4.9, AH-6.2
    s = bidding(table(hands=["any*2", "rum any*12"], brawled=[1], draws="rum"))
    say(s, 0, "call:1", "keep:rum")
    assert [len(hand) for hand in s.hands] == [3, 12, 5]


def test_a_brawled_captain_is_asked_in_the_last_call() -> None:  # AH-4.9, AH-6.3
    s = last_call(table(brawled=[1]))
    assert waiting_for(s) == [0, 1, 2]


def test_a_brawled_captain_may_discard() -> None:  # AH-4.9, AH-3.7
    s = discarding(table(hands=["any*2", "rum"], auction=None, brawled=[1]))
    assert offered(s, 1) == ["drop:rum", "done"]


def test_a_brawled_captain_deals_if_it_is_his_turn() -> None:  # AH-4.9
    s = deal(table(hands=["", "", ""], auction=None, dealer=1, brawled_next=[1], draws="sea-sabre-1 sea-sabre-2 rum"))
    assert (s.dealer, hand(s, 2), hand(s, 0)) == (1, "sea-sabre-1", "sea-sabre-2")


def test_a_brawl_lasts_one_round() -> None:  # AH-4.9
    s = bidding(table(brawled=[1], chance=Fast(1)))
    all_pass(s)
    all_agree(s)
    all_done(s)
    assert (s.brawled, len(s.hands[1])) == ([False] * 3, 6)


def test_two_brawls_on_one_captain_cost_him_one_round() -> None:  # AH-4.9
    s = reveal(table(hands=["any*2", "any*2", "any*2"], bids=["tavern-brawl", "tavern-brawl"], chance=Fast(1)))
    say(s, 0, "name:2")
    say(s, 1, "name:2")
    all_done(s)
    assert (s.brawled, s.brawled_next) == ([False, False, True], [False] * 3)


def test_two_brawls_may_strike_two_captains() -> None:  # AH-4.9
    s = reveal(table(bids=["tavern-brawl tavern-brawl"]))
    say(s, 0, "name:1", "name:2")
    assert s.brawled_next == [False, True, True]


def test_a_captain_in_a_brawl_may_be_dragged_into_the_next() -> None:  # AH-4.9
    s = reveal(table(bids=["tavern-brawl"], brawled=[1], chance=Fast(1)))
    say(s, 0, "name:1")
    all_done(s)
    assert s.brawled == [False, True, False]
