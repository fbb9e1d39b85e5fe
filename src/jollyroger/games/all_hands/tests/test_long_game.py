"""How the long game goes on and ends. (AH-9.4, AH-9.5)"""

from __future__ import annotations

import pytest

from jollyroger.engine import Fast, Result, waiting_for
from jollyroger.testing.play import current_phase, result_of

from .. import GAME
from ..presentation.view import pieces
from ..rules.bidding import Bidding
from .positions import deal, hand_end, table

# What these hands score, without a bonus.
OF_0, OF_9, OF_21 = "rum", "stormsail-2..4", "stormsail-6..8"
OF_30 = "black-viper-2..4 sea-sabre-6..8"
OF_40 = "stormsail-8..10 sea-sabre-6 sea-sabre-7 pirate-monkey"


def test_the_highest_total_wins_not_the_first_to_come_near() -> None:  # AH-9.4, case 41
    s = hand_end(table(seats=2, hands=[OF_30, OF_40], points=[240, 235], long_game=True))
    assert result_of(s) == Result((1,), "points", (270, 275))


def test_after_five_hands_the_highest_total_wins() -> None:  # AH-9.4, case 43
    s = hand_end(table(seats=2, hands=[OF_21, OF_0], points=[228, 200], long_game=True, hand_number=5))
    assert result_of(s) == Result((0,), "points", (249, 200))


@pytest.mark.parametrize(("points", "over"), [(228, False), (229, True), (230, True)])
def test_the_game_ends_at_250_points(points: int, over: bool) -> None:  # AH-9.4
    s = hand_end(table(seats=2, hands=[OF_21, OF_0], points=[points, 0], long_game=True, chance=Fast(1)))
    assert (result_of(s) is not None) == over


def test_a_captain_at_250_need_not_have_won_the_hand() -> None:  # AH-9.4
    s = hand_end(table(seats=2, hands=[OF_21, OF_0], points=[230, 0], long_game=True), winner=1)
    assert result_of(s) == Result((0,), "points", (251, 20))


@pytest.mark.parametrize("hand_number", [1, 4])
def test_before_the_fifth_hand_is_played_the_game_goes_on(hand_number: int) -> None:  # AH-9.4
    s = hand_end(table(seats=2, hands=[OF_9, OF_0], long_game=True, hand_number=hand_number, chance=Fast(1)))
    assert (result_of(s), s.hand_number) == (None, hand_number + 1)


def test_a_drawn_hand_is_one_of_the_five() -> None:  # AH-9.4, AH-8.4
    s = deal(table(seats=2, hands=[OF_9, OF_0], auction=None, deck="", renewals=2, long_game=True, hand_number=5))
    assert result_of(s) == Result((0,), "points", (9, 0))


def test_of_equal_totals_the_one_with_more_in_the_last_hand_wins() -> None:  # AH-9.4
    s = hand_end(table(seats=2, hands=[OF_9, OF_21], points=[242, 230], long_game=True))
    assert result_of(s) == Result((1,), "points", (251, 251))


def test_the_bonus_counts_among_the_points_of_the_last_hand() -> None:  # AH-9.4, AH-9.1
    s = hand_end(table(seats=2, hands=[OF_9, OF_21], points=[230, 238], long_game=True), winner=0)
    assert result_of(s) == Result((0,), "points", (259, 259))


def test_if_that_is_equal_too_the_victory_is_shared() -> None:  # AH-9.4
    s = hand_end(table(hands=[OF_21, "sea-sabre-6..8", OF_9], points=[230, 230, 0], long_game=True))
    assert result_of(s) == Result((0, 1), "points", (251, 251, 9))


def test_if_nobody_ever_scores_all_share_the_victory() -> None:  # AH-9.4
    s = hand_end(table(hands=["rum", "mermaid", ""], long_game=True, hand_number=5))
    assert result_of(s) == Result((0, 1, 2), "points", (0, 0, 0))


def test_a_won_hand_does_not_end_a_long_game() -> None:  # AH-7.3, AH-9.4
    s = table(hands=["stormsail-2..8"], long_game=True, chance=Fast(1))
    assert current_phase(hand_end(s, winner=0)) is Bidding


def test_a_won_hand_ends_a_game_of_a_single_hand() -> None:  # AH-7.3
    s = hand_end(table(hands=["stormsail-2..8"]), winner=0)
    assert result_of(s) == Result((0,), "crew-of-seven")


def test_each_new_hand_is_dealt_from_all_108_cards() -> None:  # AH-9.5, case 44
    s = hand_end(table(bids=["sea-sabre-3"], discard="rum mermaid", long_game=True, chance=Fast(1)))
    assert ([len(hand) for hand in s.hands], len(s.deck), s.discard) == ([5, 5, 5], 108 - 15 - 1, [])
    assert sum(pieces(s).values()) == 108


def test_in_a_new_hand_brawls_and_immunities_are_forgotten() -> None:  # AH-9.5
    s = hand_end(table(brawled_next=[0], brawled=[1], immune=[2], long_game=True, chance=Fast(1)))
    assert (s.brawled_next, s.brawled, s.can_be_called) == ([False] * 3, [False] * 3, [True] * 3)


def test_in_a_new_hand_the_deck_may_be_renewed_as_often_as_before() -> None:  # AH-9.5, AH-8.4
    s = hand_end(table(renewals=2, rounds_without_auction=1, long_game=True, chance=Fast(1)))
    assert (s.renewals, s.rounds_without_auction) == (0, 0)


@pytest.mark.parametrize(("last", "following"), [(0, 1), (1, 2), (2, 0)])
def test_the_captain_left_of_the_last_dealer_deals_the_new_hand(last: int, following: int) -> None:  # AH-9.5
    s = hand_end(table(dealer=last, long_game=True, chance=Fast(1)))
    assert (s.dealer, waiting_for(s)) == (following, [s.after(following)[0]])


def test_points_are_carried_from_hand_to_hand() -> None:  # AH-9.1, AH-9.5
    s = hand_end(table(hands=[OF_9, "", ""], points=[10, 20, 30], long_game=True, chance=Fast(1)))
    assert s.points == [19, 20, 30]


@pytest.mark.parametrize(
    ("option", "value"), [("length", "long-game"), ("overlap", "better-only"), ("cheating", "off")]
)
def test_an_option_is_set_at_the_table(option: str, value: str) -> None:  # AH-9.2, AH-9.4, AH-6.1
    s = GAME.new(3, Fast(1), {option: value})
    assert {"length": s.long_game, "overlap": not s.both_runs, "cheating": not s.cheating}[option]
