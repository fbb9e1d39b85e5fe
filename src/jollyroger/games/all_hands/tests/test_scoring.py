"""What a hand scores. (AH-9.1, AH-9.2, AH-9.3)"""

from __future__ import annotations

import pytest

from jollyroger.engine import Fast, Scripted

from ..rules.runs import score
from .play import bid, say
from .positions import bidding, cards, hand_end, table

SEVEN = "stormsail-2..8"


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        pytest.param("stormsail-6 stormsail-7 pirate-monkey", 13, id="case 1"),
        pytest.param("stormsail-2..5 black-viper-6..8", 33, id="case 2"),
        pytest.param(SEVEN, 56, id="case 3"),
        pytest.param("stormsail-2 stormsail-3 stormsail-5..8 sea-sabre-4", 21, id="case 4"),
        pytest.param("stormsail-1..6 stormsail-8", 15, id="case 5"),
        pytest.param("stormsail-3..5 sea-sabre-1..3 black-viper-8..10", 45, id="case 6"),
        pytest.param("stormsail-2..4 stormsail-6..8 pirate-monkey", 51, id="case 8"),
        pytest.param(
            "stormsail-3..5 sea-sabre-1 sea-sabre-2 black-viper-9 black-viper-10 pirate-monkey pirate-monkey",
            34,
            id="case 10",
        ),
        pytest.param("stormsail-5 stormsail-6 black-viper-8 black-viper-9 pirate-monkey", 17, id="case 11"),
        pytest.param("stormsail-9 stormsail-10 stormsail-1", 0, id="case 12"),
        pytest.param("stormsail-6 stormsail-6 stormsail-6", 0, id="case 13"),
        pytest.param("stormsail-10 pirate-monkey pirate-monkey", 10, id="case 15"),
        pytest.param("", 0, id="no cards"),
        pytest.param("rum rum mermaid", 0, id="actions"),
        pytest.param("stormsail-1..3 stormsail-8..10", 27, id="the better of two runs of one crew"),
        pytest.param("stormsail-1..10", 27 + 49, id="the best run of three and the best of seven"),
    ],
)
def test_a_hand_scores_its_best_runs(hand: str, points: int) -> None:  # AH-9.1, cases 1-6, 8, 10-13, 15
    assert score(sorted(cards(hand))) == points


def test_the_same_cards_serve_in_both_runs() -> None:  # AH-9.2, case 3
    assert score(cards(SEVEN), both=True) == 35 + 21


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        pytest.param(SEVEN, 35, id="case 3"),
        pytest.param("stormsail-8..10", 27, id="a run of three alone"),
        pytest.param("stormsail-1..7 sea-sabre-8..10", 28 + 27, id="each crew pays its own better run"),
        pytest.param("stormsail-2..4 stormsail-6..8 pirate-monkey", 30, id="a monkey in seven"),
        pytest.param("stormsail-1..5 stormsail-9 stormsail-10 pirate-monkey pirate-monkey", 19, id="three beat seven"),
    ],
)
def test_with_better_only_each_crew_pays_one_run(hand: str, points: int) -> None:  # AH-9.2, case 3
    assert score(sorted(cards(hand)), both=False) == points


def test_a_monkey_is_one_pirate_for_the_whole_scoring() -> None:  # AH-9.3, case 11
    # In both crews he would bring 11 + 17.
    assert score(cards("stormsail-5 stormsail-6 black-viper-8 black-viper-9 pirate-monkey")) == 17


def test_a_monkey_scores_nothing_himself() -> None:  # AH-9.3, case 1
    assert score(cards("stormsail-6 stormsail-7 pirate-monkey")) == 6 + 7


def test_two_monkeys_may_serve_two_crews() -> None:  # AH-9.3
    hand = "stormsail-5 stormsail-6 black-viper-8 black-viper-9 pirate-monkey pirate-monkey"
    assert score(cards(hand)) == 11 + 17


def test_a_monkey_is_what_brings_most_whatever_he_was_when_the_hand_was_won() -> None:  # AH-9.3
    # He won as Black Viper 2, for 6 + 6 + 4; as Stormsail 8 he brings 19 and 6.
    hand = "stormsail-1..3 stormsail-9 stormsail-10 sea-sabre-1..3 black-viper-1 black-viper-3 pirate-monkey"
    assert score(cards(hand)) == 25


def test_the_winner_of_the_hand_gets_20_more() -> None:  # AH-9.1, case 3
    s = hand_end(table(hands=[SEVEN, "", ""], long_game=True, chance=Fast(1)), winner=0)
    assert s.points == [76, 0, 0]


def test_with_better_only_the_winner_of_seven_gets_55() -> None:  # AH-9.1, AH-9.2, case 3
    s = hand_end(table(hands=[SEVEN, "", ""], long_game=True, both_runs=False, chance=Fast(1)), winner=0)
    assert s.points == [55, 0, 0]


def test_three_crews_of_a_winner_score_65() -> None:  # AH-9.1, case 6
    hand = "stormsail-3..5 sea-sabre-1..3 black-viper-8..10"
    s = hand_end(table(hands=[hand, "", ""], long_game=True, chance=Fast(1)), winner=0)
    assert s.points == [65, 0, 0]


def test_everyone_scores_after_each_hand() -> None:  # AH-9.1
    hands = [SEVEN, "sea-sabre-8..10", "black-viper-1..3"]
    s = hand_end(table(hands=hands, points=[1, 2, 3], long_game=True, chance=Fast(1)), winner=0)
    assert s.points == [77, 29, 9]


def test_cards_in_a_bid_do_not_score() -> None:  # AH-9.1, AH-7.2
    hands = ["sea-sabre-8..10", "stormsail-2..7", "stormsail-8"]
    s = bidding(table(hands=hands, long_game=True, chance=Scripted(cards("stormsail-8"), then=Fast(1))))
    bid(s, 0, "sea-sabre-8")
    say(s, 2, "call:1")
    assert s.points == [0, 35 + 21 + 20, 0]
