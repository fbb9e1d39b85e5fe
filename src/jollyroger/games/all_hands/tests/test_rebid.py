"""Ties, and the bids that break them. (AH-5.4)"""

from __future__ import annotations

import pytest

from jollyroger.engine import waiting_for
from jollyroger.testing.play import current_phase, listen, offered

from ..events import Forfeited, Revealed, Tied
from ..rules.bidding import Rebidding
from ..rules.rounds import Discarding
from .play import auction, bid, captain, cut, hand, in_discard_pile, refusal, say
from .positions import names, reveal, table

TIE = ["sea-sabre-7", "black-viper-7"]


def test_the_tied_captains_bid_again_and_nobody_else() -> None:  # AH-5.4
    s = table(bids=[*TIE, "sea-sabre-3"])
    told = listen(s)
    assert current_phase(reveal(s)) is Rebidding
    assert [event.tied for event in told if isinstance(event, Tied)] == [(0, 1)]


@pytest.mark.parametrize(("dealer", "order"), [(0, [1, 2, 0]), (1, [2, 0, 1]), (2, [0, 1, 2])])
def test_the_tied_bid_again_from_the_dealers_left(dealer: int, order: list[int]) -> None:  # AH-5.4
    s = reveal(table(bids=["sea-sabre-7", "black-viper-7", "sea-sabre-7"], dealer=dealer))
    asked = []
    while current_phase(s) is Rebidding:
        asked += waiting_for(s)
        say(s, waiting_for(s)[0], "forfeit")
    assert asked == order


def test_a_tied_captain_adds_a_card_or_gives_up() -> None:  # AH-5.4
    s = reveal(table(hands=["rum mermaid"], bids=TIE))
    assert offered(s, 0) == ["lay:mermaid", "lay:rum", "forfeit"]


def test_a_tied_captain_cannot_pass() -> None:  # AH-5.4
    s = reveal(table(bids=TIE))
    assert refusal(s, 0, "pass") == "AH-5.4"


def test_a_tied_captain_cannot_add_nothing() -> None:  # AH-5.4
    s = reveal(table(bids=TIE))
    assert refusal(s, 0, "seal") == "AH-5.4"


def test_who_has_picked_a_card_cannot_give_up() -> None:  # AH-5.4
    s = reveal(table(hands=["rum mermaid"], bids=TIE))
    say(s, 0, "lay:rum")
    assert refusal(s, 0, "forfeit") == "AH-5.4"


def test_who_is_not_tied_cannot_bid_again() -> None:  # AH-5.4
    s = reveal(table(bids=TIE))
    assert refusal(s, 2, "seal") == "AH-5.4"


def test_a_tied_captain_may_add_several_cards() -> None:  # AH-5.4
    s = reveal(table(hands=["sea-sabre-1 sea-sabre-2", "sea-sabre-3", "any*2"], bids=TIE))
    bid(s, 0, "sea-sabre-1 sea-sabre-2")
    assert captain(s, 1, 0)["bid"] == 2


def test_added_cards_are_turned_up_together() -> None:  # AH-5.4
    s = reveal(table(hands=["sea-sabre-3", "sea-sabre-2", "any*2"], bids=TIE))
    told = listen(s)
    bid(s, 0, "sea-sabre-3")
    assert not any(isinstance(event, Revealed) for event in told)
    bid(s, 1, "sea-sabre-2")
    assert [event.captains for event in told if isinstance(event, Revealed)] == [(0, 1)]


def test_whole_bids_are_compared_old_cards_and_new() -> None:  # AH-5.4
    # The tie is 10 to 10; with 3 more and 4 more the second is ahead.
    hands = ["sea-sabre-3", "black-viper-4", "any*2"]
    s = reveal(table(hands=hands, bids=["stormsail-5", "sea-sabre-10"], auction="stormsail-6"))
    bid(s, 0, "sea-sabre-3")
    bid(s, 1, "black-viper-4")
    assert (hand(s, 0), hand(s, 1)) == ("", "stormsail-6")


def test_added_cards_of_the_auction_cards_crew_count_double() -> None:  # AH-5.1, AH-5.4
    s = reveal(table(hands=["stormsail-2", "sea-sabre-3", "any*2"], bids=TIE))
    bid(s, 0, "stormsail-2")
    bid(s, 1, "sea-sabre-3")
    assert hand(s, 0) == "stormsail-5"


def test_a_rum_added_to_a_tie_wins() -> None:  # AH-5.2, AH-5.4
    s = reveal(table(hands=["rum", "stormsail-10", "any*2"], bids=TIE))
    bid(s, 0, "rum")
    bid(s, 1, "stormsail-10")
    assert hand(s, 0) == "stormsail-5"


def test_two_rums_of_equal_worth_are_a_tie() -> None:  # AH-5.2, AH-5.4
    s = reveal(table(bids=["rum", "rum", "stormsail-10"]))
    assert (current_phase(s), waiting_for(s)) == (Rebidding, [0])


def test_a_second_tie_is_followed_by_a_third_bid() -> None:  # AH-5.4
    s = reveal(table(hands=["sea-sabre-3 sea-sabre-4", "black-viper-3", "any*2"], bids=TIE))
    bid(s, 0, "sea-sabre-3")
    bid(s, 1, "black-viper-3")
    assert (current_phase(s), waiting_for(s)) == (Rebidding, [0])
    bid(s, 0, "sea-sabre-4")
    assert hand(s, 0) == "stormsail-5"


def test_of_three_tied_captains_the_two_still_tied_bid_again() -> None:  # AH-5.4
    hands = ["sea-sabre-3 any*2", "sea-sabre-2 any*2", "black-viper-3 any*2"]
    s = reveal(table(hands=hands, bids=[*TIE, "sea-sabre-7"]))
    for seat, card in enumerate(["sea-sabre-3", "sea-sabre-2", "black-viper-3"]):
        bid(s, seat, card)
    told = listen(s)
    assert waiting_for(s) == [0]
    say(s, 0, "forfeit")
    say(s, 2, "forfeit")
    assert [event for event in told if isinstance(event, Forfeited)] == [Forfeited(0), Forfeited(2)]


def test_only_those_who_added_are_compared() -> None:  # AH-5.4
    s = reveal(table(hands=["any*2", "sea-sabre-1", ""], bids=[*TIE, "sea-sabre-7"]))
    say(s, 0, "forfeit")
    bid(s, 1, "sea-sabre-1")
    assert hand(s, 1) == "stormsail-5"


def test_an_empty_handed_captain_forfeits_without_being_asked() -> None:  # AH-5.4, AH-8.3
    s = reveal(table(hands=["", "sea-sabre-1 any*2"], bids=TIE))
    assert waiting_for(s) == [1]


def test_the_last_tied_captain_does_not_win_by_being_left_over() -> None:  # AH-5.4
    s = reveal(table(hands=["any*2", "any*2"], bids=TIE))
    say(s, 0, "forfeit")
    assert (current_phase(s), waiting_for(s)) == (Rebidding, [1])
    say(s, 1, "forfeit")
    assert in_discard_pile(s, "stormsail-5")


def test_the_last_tied_captain_wins_by_adding_a_card() -> None:  # AH-5.4
    s = reveal(table(hands=["any*2", "sea-sabre-1"], bids=TIE))
    say(s, 0, "forfeit")
    bid(s, 1, "sea-sabre-1")
    assert hand(s, 1) == "stormsail-5"


@pytest.mark.parametrize("bids", [TIE, [*TIE, "sea-sabre-7"]], ids=["two tied", "three tied"])
def test_if_all_forfeit_the_auction_card_is_discarded(bids: list[str]) -> None:  # AH-5.4, case 24
    s = reveal(table(bids=bids))
    while current_phase(s) is Rebidding:
        say(s, waiting_for(s)[0], "forfeit")
    assert (current_phase(s), auction(s)) == (Discarding, None)
    assert in_discard_pile(s, "stormsail-5")


def test_the_cards_of_forfeiters_lie_on_the_table_till_the_end() -> None:  # AH-5.5
    s = reveal(table(hands=["any*2", "cutpurse sea-sabre-1 any*2"], bids=[*TIE, "sea-sabre-3"]))
    say(s, 0, "forfeit")
    bid(s, 1, "cutpurse sea-sabre-1")
    assert names([laid.kind for laid in s.row if laid.owner != 1]) == "sea-sabre-7 sea-sabre-3"
    say(s, 1, "spare")
    assert in_discard_pile(s, "sea-sabre-7 sea-sabre-3")


def test_an_action_added_to_a_tie_resolves() -> None:  # AH-5.4
    s = reveal(table(hands=["tavern-brawl sea-sabre-1", "any*2"], bids=TIE))
    bid(s, 0, "tavern-brawl sea-sabre-1")
    say(s, 1, "forfeit")
    say(s, 0, "name:2")
    assert (s.brawled_next, hand(s, 0)) == ([False, False, True], "stormsail-5")


def test_an_action_resolved_before_the_tie_does_not_resolve_again() -> None:  # AH-5.4, AH-3.5
    s = reveal(table(hands=["sea-sabre-1", "any*2"], bids=["sea-sabre-7 tavern-brawl", "black-viper-7"]))
    say(s, 0, "name:2")
    bid(s, 0, "sea-sabre-1")
    say(s, 1, "forfeit")
    assert current_phase(s) is Discarding


def test_a_bid_cut_to_nothing_in_a_rebid_wins_nothing() -> None:  # AH-5.3, AH-5.4
    s = reveal(table(hands=["any*2", "cutpurse"], bids=TIE))
    say(s, 0, "forfeit")
    bid(s, 1, "cutpurse")
    cut(s, 1, 1, "black-viper-7")
    assert (current_phase(s), hand(s, 1)) == (Discarding, "")
    assert in_discard_pile(s, "stormsail-5 sea-sabre-7 black-viper-7 cutpurse")


def test_cutting_a_rivals_card_in_a_rebid_decides_it() -> None:  # AH-4.1, AH-5.4
    s = reveal(table(hands=["cutpurse sea-sabre-1", "sea-sabre-10"], bids=TIE))
    bid(s, 0, "cutpurse sea-sabre-1")
    bid(s, 1, "sea-sabre-10")
    cut(s, 0, 1, "sea-sabre-10")
    assert (hand(s, 0), hand(s, 1)) == ("stormsail-5", "")


def test_captains_tied_again_with_nothing_left_all_forfeit() -> None:  # AH-5.4, AH-8.3
    s = reveal(table(hands=["sea-sabre-1", "black-viper-1"], bids=TIE))
    bid(s, 0, "sea-sabre-1")
    bid(s, 1, "black-viper-1")
    assert current_phase(s) is Discarding
    assert in_discard_pile(s, "stormsail-5")
