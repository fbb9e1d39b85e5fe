"""Cutpurse. (AH-4.1)"""

from __future__ import annotations

from jollyroger.testing.play import current_phase, offered

from ..rules.rounds import Discarding
from .play import auction, claim, cut, hand, holds, in_discard_pile, places, refusal, say
from .positions import names, reveal, table


def test_a_cutpurse_sends_a_bid_card_to_the_discard_pile() -> None:  # AH-4.1
    s = reveal(table(bids=["cutpurse", "sea-sabre-9 tavern-brawl"]))
    cut(s, 0, 1, "sea-sabre-9")
    assert names(s.discard) == "sea-sabre-9"


def test_a_cutpurse_may_cut_a_card_of_its_own_bid() -> None:  # AH-4.1
    s = reveal(table(bids=["cutpurse sea-sabre-3", "sea-sabre-9"]))
    cut(s, 0, 0, "sea-sabre-3")
    assert holds(s, 1, "stormsail-5")
    assert names(s.discard[:1]) == "sea-sabre-3"


def test_a_cutpurse_may_be_left_unused() -> None:  # AH-4.0, AH-4.1
    s = reveal(table(bids=["cutpurse", "sea-sabre-9"]))
    say(s, 0, "spare")
    assert holds(s, 1, "stormsail-5")


def test_a_cutpurse_cannot_cut_itself() -> None:  # AH-4.1
    s = reveal(table(bids=["cutpurse", "sea-sabre-9"]))
    (own,) = places(s, 0, "cutpurse")
    assert refusal(s, 0, f"cut:{own}") == "AH-4.1"


def test_a_rum_that_is_cut_does_not_win() -> None:  # AH-4.1, AH-5.2, case 21
    s = reveal(table(hands=["any*2", "", ""], bids=["rum", "sea-sabre-2 cutpurse", "sea-sabre-3"]))
    cut(s, 1, 0, "rum")
    assert (hand(s, 1), hand(s, 2)) == ("", "stormsail-5")


def test_cutting_a_claimed_card_voids_the_claim() -> None:  # AH-4.1, AH-4.5
    s = reveal(table(hands=[""], bids=["pieces-of-eight", "cutpurse", "sea-sabre-9 sea-sabre-8"]))
    claim(s, 0, 2, "sea-sabre-9")
    cut(s, 1, 2, "sea-sabre-9")
    assert current_phase(s) is Discarding
    assert (hand(s, 0), in_discard_pile(s, "sea-sabre-9")) == ("", True)


def test_pieces_of_eight_that_are_cut_keep_their_claim() -> None:  # AH-4.1
    s = reveal(table(hands=[""], bids=["pieces-of-eight", "cutpurse", "sea-sabre-9 sea-sabre-8"]))
    claim(s, 0, 2, "sea-sabre-9")
    cut(s, 1, 0, "pieces-of-eight")
    assert hand(s, 0) == "sea-sabre-9"


def test_an_action_cut_before_its_turn_does_not_resolve() -> None:  # AH-4.0, AH-4.1
    s = reveal(table(hands=["any*2", "", "any*2"], bids=["cutpurse", "mermaid"]))
    cut(s, 0, 1, "mermaid")
    assert [len(hand) for hand in s.hands] == [2, 0, 2]


def test_an_action_cut_after_its_turn_has_done_its_work() -> None:  # AH-4.1
    s = reveal(table(hands=[""], bids=["tavern-brawl", "cutpurse"]))
    say(s, 0, "name:2")
    cut(s, 1, 0, "tavern-brawl")
    assert s.brawled_next == [False, False, True]


def test_of_alike_cards_a_claimed_and_an_unclaimed_one_are_told_apart() -> None:  # AH-4.1
    s = reveal(table(hands=[""], bids=["pieces-of-eight", "sea-sabre-9 sea-sabre-9", "cutpurse"]))
    claim(s, 0, 1, "sea-sabre-9")
    claimed, unclaimed = places(s, 1, "sea-sabre-9")
    assert {f"cut:{claimed}", f"cut:{unclaimed}"} <= set(offered(s, 2))


def test_cutting_the_unclaimed_of_two_alike_cards_leaves_the_claim() -> None:  # AH-4.1
    s = reveal(table(hands=[""], bids=["pieces-of-eight", "sea-sabre-9 sea-sabre-9", "cutpurse"]))
    claim(s, 0, 1, "sea-sabre-9")
    (unclaimed,) = [place for place in places(s, 1, "sea-sabre-9") if s.row[place].claim is None]
    say(s, 2, f"cut:{unclaimed}")
    assert hand(s, 0) == "sea-sabre-9"


def test_of_alike_cards_a_resolved_and_an_unresolved_one_are_told_apart() -> None:  # AH-4.1
    s = reveal(table(bids=["cutpurse tavern-brawl tavern-brawl", "sea-sabre-9"]))
    say(s, 0, "resolve:tavern-brawl", "name:2", "resolve:cutpurse")
    resolved, unresolved = places(s, 0, "tavern-brawl")
    assert (s.row[resolved].resolved, s.row[unresolved].resolved) == (True, False)
    assert {f"cut:{resolved}", f"cut:{unresolved}"} <= set(offered(s, 0))


def test_cards_alike_in_all_are_one_choice() -> None:  # AH-4.1
    s = reveal(table(bids=["cutpurse", "sea-sabre-9 sea-sabre-9"]))
    assert len(offered(s, 0)) == len(["cut:1", "spare"])


def test_a_cutpurse_may_cut_the_other_cutpurse_which_then_cuts_nothing() -> None:  # AH-4.0, AH-4.1
    s = reveal(table(hands=["", "any*2", "any*2"], bids=["cutpurse", "cutpurse sea-sabre-9"]))
    cut(s, 0, 1, "cutpurse")
    assert current_phase(s) is Discarding
    assert holds(s, 1, "stormsail-5")


def test_a_second_cutpurse_may_cut_the_first() -> None:  # AH-4.1
    s = reveal(table(bids=["cutpurse cutpurse", "sea-sabre-9"]))
    say(s, 0, "spare")
    cut(s, 0, 0, "cutpurse")
    assert in_discard_pile(s, "cutpurse cutpurse")


def test_a_cutpurse_alone_on_the_table_has_nothing_to_cut() -> None:  # AH-4.0, AH-4.1
    s = reveal(table(bids=["cutpurse"]))
    assert current_phase(s) is Discarding


def test_a_bid_whose_crew_is_cut_is_worth_nothing() -> None:  # AH-4.1, AH-5.3
    s = reveal(table(bids=["cutpurse", "sea-sabre-9"]))
    cut(s, 0, 1, "sea-sabre-9")
    assert auction(s) is None
    assert in_discard_pile(s, "stormsail-5")
