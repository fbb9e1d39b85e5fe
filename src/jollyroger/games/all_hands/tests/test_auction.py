"""Who wins the auction. (AH-5.1, AH-5.2, AH-5.3, AH-5.5)"""

from __future__ import annotations

import pytest

from jollyroger.testing.play import current_phase

from ..rules.auction import bid_strength
from ..rules.rounds import Discarding
from ..state import BidCard
from .play import auction, cut, hand, in_discard_pile, say
from .positions import names, reveal, table


def winner_of(bids: list[str], card: str = "stormsail-5") -> int | None:
    """Who takes the auction card when these are the bids, and no action needs a choice."""
    s = reveal(table(hands=["", "", "any*2"], bids=bids, auction=card))
    assert current_phase(s) is Discarding
    return next((seat for seat in range(2) if hand(s, seat) == card), None)


def test_cards_of_the_auction_cards_crew_count_double() -> None:  # AH-5.1, case 17
    assert winner_of(["stormsail-4 sea-sabre-6", "black-viper-10 sea-sabre-3"]) == 0


def test_an_action_card_up_for_auction_doubles_no_crew() -> None:  # AH-3.2, AH-5.1, case 18
    assert winner_of(["stormsail-4 sea-sabre-6", "black-viper-10 sea-sabre-3"], card="mermaid") == 1


@pytest.mark.parametrize(
    ("bid", "card", "value"),
    [
        ("stormsail-4 sea-sabre-6", "stormsail-5", 14),
        ("black-viper-10 sea-sabre-3", "stormsail-5", 13),
        ("stormsail-4 sea-sabre-6", "mermaid", 10),
        ("stormsail-10 stormsail-10", "stormsail-5", 40),
        ("tavern-brawl pirate-monkey", "stormsail-5", 0),
    ],
)
def test_a_bid_is_worth_the_sum_of_its_crew(bid: str, card: str, value: int) -> None:  # AH-5.1, cases 17, 18, 20
    s = table(auction=card, discard=bid)
    s.row = [BidCard(0, s.discard.pop()) for _ in range(len(s.discard))]
    assert bid_strength(s, 0) == (False, value)


def test_a_cut_card_is_worth_nothing() -> None:  # AH-5.1
    s = reveal(table(hands=["any*2", "", ""], bids=["cutpurse", "sea-sabre-9 sea-sabre-1", "sea-sabre-2"]))
    cut(s, 0, 1, "sea-sabre-9")
    assert (hand(s, 1), hand(s, 2)) == ("", "stormsail-5")


def test_a_lone_rum_beats_a_bid_worth_40() -> None:  # AH-5.2, case 20
    assert winner_of(["rum", "stormsail-10 stormsail-10"]) == 0


def test_of_several_rums_the_highest_crew_wins() -> None:  # AH-5.2
    assert winner_of(["rum sea-sabre-2", "rum sea-sabre-3", "stormsail-10"]) == 1


def test_crew_beside_rum_counts_double_too() -> None:  # AH-5.1, AH-5.2
    assert winner_of(["rum stormsail-2", "rum sea-sabre-3"]) == 0


def test_a_second_rum_in_a_bid_adds_nothing() -> None:  # AH-5.2
    assert winner_of(["rum rum sea-sabre-2", "rum sea-sabre-3"]) == 1


def test_a_second_rum_stands_in_for_one_that_is_cut() -> None:  # AH-5.2, AH-4.1
    s = reveal(table(hands=["any*2", "", "any*2"], bids=["cutpurse", "rum rum", "stormsail-10"]))
    cut(s, 0, 1, "rum")
    assert hand(s, 1) == "stormsail-5"


def test_bids_of_actions_alone_resolve_and_win_nothing() -> None:  # AH-5.3, case 19
    s = reveal(table(bids=["cutpurse", "tavern-brawl"]))
    say(s, 0, "spare")
    say(s, 1, "name:2")
    assert (current_phase(s), s.brawled_next) == (Discarding, [False, False, True])
    assert in_discard_pile(s, "stormsail-5 cutpurse tavern-brawl")


def test_bids_worth_nothing_are_no_tie() -> None:  # AH-5.3
    s = reveal(table(bids=["pirate-monkey", "pirate-monkey"]))
    assert (current_phase(s), auction(s)) == (Discarding, None)


def test_a_rum_without_crew_wins_though_it_is_worth_nothing() -> None:  # AH-5.2, AH-5.3
    assert winner_of(["rum", "pirate-monkey"]) == 0


def test_a_rum_in_a_losing_bid_is_discarded() -> None:  # AH-5.5
    s = reveal(table(bids=["rum sea-sabre-2", "rum sea-sabre-3"]))
    assert names(sorted(s.discard)) == "sea-sabre-2 sea-sabre-3 rum rum"


def test_a_single_bid_wins_unopposed() -> None:  # AH-5.1
    assert winner_of(["", "sea-sabre-1"]) == 1
