"""Winning a hand, which ends at once. (AH-7)"""

from __future__ import annotations

import pytest

from jollyroger.engine import Fast, Result
from jollyroger.testing.play import current_phase, result_of

from ..rules.runs import find_win, missing_cards
from ..state import Table
from .play import all_agree, all_pass, auction, bid, claim, cut, hand, in_discard_pile, refusal, say
from .positions import bidding, cards, deal, reveal, table

SIX = "stormsail-2..7"
EIGHT = "stormsail-3..5 sea-sabre-1..3 black-viper-8 black-viper-9"
"""One card short of seven of a crew, and one short of three of each."""


@pytest.mark.parametrize(
    ("hand", "ending"),
    [
        pytest.param("stormsail-2..8", "crew-of-seven", id="case 3"),
        pytest.param("stormsail-2 stormsail-3 stormsail-5..8 sea-sabre-4", None, id="case 4"),
        pytest.param("stormsail-1..6 stormsail-8", None, id="case 5"),
        pytest.param("stormsail-3..5 sea-sabre-1..3 black-viper-8..10", "three-crews", id="case 6"),
        pytest.param("stormsail-2..4 stormsail-6..8 pirate-monkey", "crew-of-seven", id="case 8"),
        pytest.param(
            "stormsail-3..5 sea-sabre-1 sea-sabre-2 black-viper-9 black-viper-10 pirate-monkey pirate-monkey",
            "three-crews",
            id="case 10",
        ),
        pytest.param("black-viper-1..7", "crew-of-seven", id="the lowest run of seven"),
        pytest.param("black-viper-4..10", "crew-of-seven", id="the highest run of seven"),
        pytest.param("stormsail-8..10 stormsail-1..4", None, id="no way round from 10 to 1"),
        pytest.param("stormsail-9 stormsail-10 stormsail-1 sea-sabre-1..3 black-viper-1..3", None, id="nor in threes"),
        pytest.param("stormsail-1..3 sea-sabre-1..3 black-viper-1 black-viper-2", None, id="two crews and a half"),
        pytest.param("stormsail-1..6 sea-sabre-1..3", None, id="two crews"),
        pytest.param("stormsail-6 pirate-monkey pirate-monkey", None, id="a short hand"),
        pytest.param("stormsail-1..5 pirate-monkey pirate-monkey", "crew-of-seven", id="two monkeys at the end"),
        pytest.param("stormsail-1..4 stormsail-8 pirate-monkey pirate-monkey", None, id="three are missing"),
        pytest.param("stormsail-2..8 rum rum mermaid sea-sabre-4", "crew-of-seven", id="extra cards"),
        pytest.param("", None, id="no cards"),
    ],
)
def test_a_hand_wins_or_does_not(hand: str, ending: str | None) -> None:  # AH-7.1, cases 3, 4, 5, 6, 8, 10
    assert find_win(sorted(cards(hand))) == ending


@pytest.mark.parametrize(
    ("hand", "missing"),
    [
        ("", (7, 9)),
        ("stormsail-4", (6, 8)),
        ("stormsail-1 stormsail-7", (5, 8)),
        ("stormsail-1 stormsail-8", (6, 8)),
        ("stormsail-1 pirate-monkey", (5, 7)),
        ("stormsail-3..5 sea-sabre-1 sea-sabre-3 black-viper-10", (4, 3)),
    ],
)
def test_what_a_hand_lacks_is_counted_rank_by_rank(hand: str, missing: tuple[int, int]) -> None:  # AH-7.4
    assert missing_cards(sorted(cards(hand))) == missing


def won(s: Table, seat: int = 0, ending: str = "crew-of-seven") -> bool:
    return result_of(s) == Result((seat,), ending) and current_phase(s) is None


def test_a_dealt_card_may_win_the_hand() -> None:  # AH-7.2
    s = deal(table(hands=[SIX], auction=None, draws="stormsail-8"))
    assert won(s)


def test_the_auction_card_may_win_the_hand() -> None:  # AH-7.2
    s = reveal(table(hands=[SIX], bids=["rum"], auction="stormsail-8"))
    assert won(s)


def test_a_claimed_card_may_win_the_hand() -> None:  # AH-7.2
    s = reveal(table(hands=[SIX], bids=["pieces-of-eight", "stormsail-8"]))
    assert won(s)


def test_a_plundered_card_may_win_the_hand() -> None:  # AH-7.2
    s = reveal(table(hands=[SIX], bids=["hidden-plunder", "sea-sabre-9"], discard="stormsail-8 rum"))
    say(s, 0, "take:stormsail-8")
    assert won(s)


def test_a_card_the_mermaid_keeps_may_win_the_hand() -> None:  # AH-7.2
    s = reveal(table(hands=[SIX, "stormsail-8", "rum"], bids=["mermaid"], draws="stormsail-8 rum"))
    say(s, 0, "keep:stormsail-8")
    assert won(s)


def test_a_card_the_king_keeps_may_win_the_hand() -> None:  # AH-7.2
    s = reveal(table(hands=[SIX, "stormsail-8", "rum"], bids=["pirate-king"]))
    say(s, 1, "give:stormsail-8")
    say(s, 2, "give:rum")
    say(s, 0, "keep:stormsail-8")
    assert won(s)


def test_a_card_from_a_shady_deal_may_win_the_hand() -> None:  # AH-7.2
    s = reveal(table(hands=[SIX, "stormsail-8 rum"], bids=["shady-deal", "sea-sabre-1"]))
    say(s, 1, "give:stormsail-8")
    assert won(s)


def test_a_card_from_a_call_may_win_the_hand() -> None:  # AH-7.2, case 39
    s = bidding(table(hands=[SIX, "stormsail-8 any*12"], draws="stormsail-8"))
    say(s, 0, "call:1", "keep:stormsail-8")
    assert won(s)


def test_a_monkey_may_win_the_hand() -> None:  # AH-7.1, AH-7.2
    s = deal(table(hands=[SIX], auction=None, draws="pirate-monkey"))
    assert won(s)


def test_three_of_each_crew_win_at_once() -> None:  # AH-7.1, AH-7.2, case 6
    s = deal(table(hands=[EIGHT], auction=None, draws="black-viper-10"))
    assert won(s, ending="three-crews")


def test_cards_in_a_bid_are_not_in_hand() -> None:  # AH-7.2
    s = reveal(table(hands=["stormsail-3..7", "any*2"], bids=["stormsail-2"], auction="stormsail-8"))
    assert result_of(s) is None


def test_of_two_captains_who_lack_one_card_the_first_from_the_dealers_left_wins() -> None:  # AH-7.2
    s = deal(table(hands=[SIX, "any*2", "sea-sabre-2..7"], auction=None, dealer=1, draws="sea-sabre-8"))
    assert won(s, seat=2)


def test_a_winner_may_hold_more_than_12_cards() -> None:  # AH-7.3
    s = deal(table(hands=[f"{SIX} any*10"], auction=None, draws="stormsail-8"))
    assert (won(s), len(s.hands[0])) == (True, 17)


def test_after_the_announcement_nobody_can_be_called() -> None:  # AH-7.3
    s = deal(table(hands=[f"{SIX} any*10"], auction=None, draws="stormsail-8"))
    refusal(s, 1, "call:0")
    assert s.asks == []


def test_a_hand_that_ends_discards_bids_and_auction_card() -> None:  # AH-7.3
    hands = [SIX, "any*3", "stormsail-8 any*12"]
    s = bidding(table(hands=["sea-sabre-3 " + hands[0], *hands[1:]], draws="stormsail-8"))
    bid(s, 0, "sea-sabre-3")
    say(s, 0, "call:2", "keep:stormsail-8")
    assert (won(s), auction(s), s.bids) == (True, None, [[], [], []])
    assert in_discard_pile(s, "sea-sabre-3 stormsail-5")


def test_a_hand_that_ends_leaves_pending_actions_unresolved() -> None:  # AH-7.3
    bids = ["hidden-plunder tavern-brawl", "sea-sabre-9 cutpurse"]
    s = reveal(table(hands=[SIX], bids=bids, discard="stormsail-8"))
    say(s, 0, "resolve:hidden-plunder", "take:stormsail-8")
    assert (won(s), s.brawled_next) == (True, [False] * 3)
    assert in_discard_pile(s, "stormsail-5 hidden-plunder tavern-brawl sea-sabre-9 cutpurse")


def test_a_hand_that_ends_discards_the_cards_just_looked_at() -> None:  # AH-7.3
    s = reveal(table(seats=4, hands=[SIX, "stormsail-8", "rum", "mermaid"], bids=["pirate-king"]))
    for seat, id in enumerate(["stormsail-8", "rum", "mermaid"], 1):
        say(s, seat, f"give:{id}")
    say(s, 0, "keep:stormsail-8")
    assert (won(s), s.aside) == (True, [])
    assert in_discard_pile(s, "rum mermaid")


def test_a_hand_that_ends_leaves_the_captains_after_the_winner_undealt() -> None:  # AH-7.2, AH-7.3
    s = deal(table(hands=["any*5", SIX, "any*5"], auction=None, dealer=0, draws="stormsail-8"))
    assert (won(s, seat=1), [len(hand) for hand in s.hands]) == (True, [5, 7, 5])


def test_a_hand_that_ends_leaves_later_claims_untaken() -> None:  # AH-7.3
    s = reveal(table(hands=[SIX, ""], bids=["pieces-of-eight", "pieces-of-eight", "stormsail-8 rum cutpurse"]))
    claim(s, 0, 2, "stormsail-8")
    claim(s, 1, 2, "rum")
    cut(s, 2, 0, "pieces-of-eight")
    assert (won(s), hand(s, 1)) == (True, "")


def test_losing_a_card_never_wins() -> None:  # AH-7.2
    s = bidding(table(hands=[f"{SIX} rum"], chance=Fast(1)))
    bid(s, 0, "rum")
    all_pass(s)
    all_agree(s)
    assert result_of(s) is None
