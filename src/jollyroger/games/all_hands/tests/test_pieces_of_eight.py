"""Pieces of Eight, and how claims are taken. (AH-4.5, AH-5.5)"""

from __future__ import annotations

from jollyroger.engine import Result
from jollyroger.testing.play import current_phase, offered, result_of

from ..rules.rounds import Discarding
from .play import bid, claim, hand, holds, in_discard_pile, places, refusal, say
from .positions import reveal, table


def test_a_claimed_card_comes_to_hand_after_the_auction() -> None:  # AH-4.5, AH-5.5
    s = reveal(table(hands=[""], bids=["pieces-of-eight", "sea-sabre-9 sea-sabre-8"]))
    claim(s, 0, 1, "sea-sabre-9")
    assert hand(s, 0) == "sea-sabre-9"


def test_a_claimed_card_is_not_in_hand_before_the_auction_is_decided() -> None:  # AH-4.5
    s = reveal(table(hands=[""], bids=["pieces-of-eight", "sea-sabre-9 cutpurse"]))
    claim(s, 0, 1, "sea-sabre-9")
    assert hand(s, 0) == ""


def test_a_claimed_card_still_counts_for_its_bidder() -> None:  # AH-4.5
    s = reveal(table(hands=["", ""], bids=["pieces-of-eight sea-sabre-8", "sea-sabre-9"]))
    claim(s, 0, 1, "sea-sabre-9")
    assert (hand(s, 0), hand(s, 1)) == ("sea-sabre-9", "stormsail-5")


def test_a_claimed_rum_wins_for_its_bidder_and_goes_to_the_claimer() -> None:  # AH-4.5, AH-5.2, case 27
    s = reveal(table(hands=["", "", "any*2"], bids=["pieces-of-eight", "rum", "sea-sabre-9"]))
    claim(s, 0, 1, "rum")
    assert (hand(s, 0), hand(s, 1)) == ("rum", "stormsail-5")


def test_a_claimed_action_still_resolves() -> None:  # AH-4.5
    s = reveal(table(hands=[""], bids=["pieces-of-eight", "tavern-brawl sea-sabre-9"]))
    claim(s, 0, 1, "tavern-brawl")
    say(s, 1, "name:2")
    assert (hand(s, 0), s.brawled_next) == ("tavern-brawl", [False, False, True])


def test_a_captain_may_claim_a_card_of_his_own_bid() -> None:  # AH-4.5
    s = reveal(table(hands=[""], bids=["pieces-of-eight sea-sabre-3", "sea-sabre-9"]))
    claim(s, 0, 0, "sea-sabre-3")
    assert hand(s, 0) == "sea-sabre-3"


def test_pieces_of_eight_cannot_claim_themselves() -> None:  # AH-4.5
    s = reveal(table(bids=["pieces-of-eight sea-sabre-3", "sea-sabre-9"]))
    (own,) = places(s, 0, "pieces-of-eight")
    assert refusal(s, 0, f"claim:{own}") == "AH-4.5"


def test_the_second_pieces_of_eight_must_claim_another_card() -> None:  # AH-4.5, case 29
    s = reveal(table(bids=["pieces-of-eight", "pieces-of-eight", "sea-sabre-9 sea-sabre-8"]))
    claim(s, 0, 2, "sea-sabre-9")
    (taken,) = places(s, 2, "sea-sabre-9")
    assert refusal(s, 1, f"claim:{taken}") == "AH-4.5"


def test_one_pieces_of_eight_may_claim_the_other() -> None:  # AH-4.5
    s = reveal(table(hands=[""], bids=["pieces-of-eight", "pieces-of-eight sea-sabre-9 sea-sabre-8"]))
    claim(s, 0, 1, "pieces-of-eight")
    claim(s, 1, 1, "sea-sabre-8")
    assert hand(s, 0) == "pieces-of-eight"


def test_two_pieces_of_eight_in_one_bid_claim_two_cards() -> None:  # AH-4.5
    s = reveal(table(hands=[""], bids=["pieces-of-eight pieces-of-eight", "sea-sabre-9 sea-sabre-8"]))
    claim(s, 0, 1, "sea-sabre-9")
    claim(s, 0, 1, "sea-sabre-8")
    assert hand(s, 0) == "sea-sabre-8 sea-sabre-9"


def test_of_two_alike_cards_each_can_be_claimed() -> None:  # AH-4.5
    s = reveal(table(hands=["", ""], bids=["pieces-of-eight", "pieces-of-eight", "sea-sabre-9 sea-sabre-9"]))
    claim(s, 0, 2, "sea-sabre-9")
    (_, unclaimed) = places(s, 2, "sea-sabre-9")
    say(s, 1, f"claim:{unclaimed}")
    assert (hand(s, 0), hand(s, 1)) == ("sea-sabre-9", "sea-sabre-9")


def test_the_only_card_to_claim_is_claimed_without_asking() -> None:  # AH-4.0, AH-4.5
    s = reveal(table(hands=[""], bids=["pieces-of-eight", "sea-sabre-9"]))
    assert current_phase(s) is Discarding
    assert hand(s, 0) == "sea-sabre-9"


def test_a_claim_cannot_be_declined() -> None:  # AH-4.0, AH-4.5
    s = reveal(table(bids=["pieces-of-eight", "sea-sabre-9 sea-sabre-8"]))
    assert all(id.startswith("claim:") for id in offered(s, 0))


def test_pieces_of_eight_alone_on_the_table_claim_nothing() -> None:  # AH-4.0, AH-4.5
    s = reveal(table(hands=[""], bids=["pieces-of-eight"]))
    assert current_phase(s) is Discarding
    assert (hand(s, 0), in_discard_pile(s, "pieces-of-eight")) == ("", True)


def test_a_card_added_in_a_rebid_is_out_of_reach_of_earlier_pieces_of_eight() -> None:  # AH-4.5
    s = reveal(table(hands=["any*2", "rum any*2"], bids=["pieces-of-eight sea-sabre-8", "sea-sabre-8"]))
    claim(s, 0, 1, "sea-sabre-8")
    say(s, 0, "forfeit")
    bid(s, 1, "rum")
    assert current_phase(s) is Discarding
    assert holds(s, 0, "sea-sabre-8")
    assert in_discard_pile(s, "rum")


def test_pieces_of_eight_added_in_a_rebid_may_claim_any_bid_card() -> None:  # AH-4.5, AH-5.4
    s = reveal(table(hands=["any*2", "pieces-of-eight"], bids=["sea-sabre-8", "black-viper-8", "sea-sabre-3"]))
    say(s, 0, "forfeit")
    bid(s, 1, "pieces-of-eight")
    claim(s, 1, 2, "sea-sabre-3")
    assert hand(s, 1) == "stormsail-5 sea-sabre-3"


def test_a_claimed_monkey_is_not_discarded() -> None:  # AH-4.6, AH-5.5
    s = reveal(table(hands=[""], bids=["pieces-of-eight", "pirate-monkey"]))
    assert hand(s, 0) == "pirate-monkey"


def test_claims_are_taken_also_if_nobody_wins_the_auction() -> None:  # AH-5.3, AH-5.5
    s = reveal(table(hands=[""], bids=["pieces-of-eight", "tavern-brawl pirate-monkey"]))
    claim(s, 0, 1, "pirate-monkey")
    say(s, 1, "name:2")
    assert (hand(s, 0), in_discard_pile(s, "stormsail-5")) == ("pirate-monkey", True)


def test_claims_are_taken_also_if_all_tied_captains_forfeit() -> None:  # AH-5.4, AH-5.5
    s = reveal(table(hands=["", "any*2"], bids=["pieces-of-eight sea-sabre-8", "sea-sabre-8"]))
    claim(s, 0, 1, "sea-sabre-8")
    say(s, 1, "forfeit")
    assert (hand(s, 0), in_discard_pile(s, "stormsail-5")) == ("sea-sabre-8", True)


def test_the_winner_takes_the_auction_card_before_any_claim_is_taken() -> None:  # AH-5.5, AH-7.2
    hands = ["stormsail-2..7", "sea-sabre-2..7"]
    s = reveal(table(hands=hands, bids=["rum", "pieces-of-eight sea-sabre-8"], auction="stormsail-8"))
    claim(s, 1, 1, "sea-sabre-8")
    assert result_of(s) == Result((0,), "crew-of-seven")
    assert not holds(s, 1, "sea-sabre-8")


def test_claims_are_taken_in_the_order_in_which_they_were_made() -> None:  # AH-5.5, AH-7.2
    hands = ["sea-sabre-2..7", "stormsail-2..7"]
    bids = ["pieces-of-eight", "pieces-of-eight", "stormsail-8 sea-sabre-8"]
    s = reveal(table(hands=hands, bids=bids))
    claim(s, 0, 2, "sea-sabre-8")
    claim(s, 1, 2, "stormsail-8")
    assert result_of(s) == Result((0,), "crew-of-seven")


def test_a_captain_may_win_the_auction_and_take_a_claim() -> None:  # AH-5.5
    s = reveal(table(hands=[""], bids=["pieces-of-eight sea-sabre-9", "sea-sabre-8"]))
    claim(s, 0, 0, "sea-sabre-9")
    assert hand(s, 0) == "stormsail-5 sea-sabre-9"
