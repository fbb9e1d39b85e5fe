"""The Captain's planner: the plans it compares, what it believes about hidden hands, and what it chooses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import isclose
from statistics import mean

from jollyroger.engine import Budget, Chance, Fast, Seat, ask_for
from jollyroger.testing.random_play import positions

from .. import GAME
from ..actions import Give
from ..ai.beliefs import believe
from ..ai.bid_plans import bid_plans
from ..ai.hand_score import FEATURES, HandWeights, features
from ..ai.planner import plans_for, think
from ..ai.policy import bid_for
from ..ai.position_value import win_chance
from ..ai.weights import BRAWLED_WEIGHTS, HOLD_WEIGHTS, WIN_WEIGHTS
from ..presentation.view import pieces, view
from ..rules.runs import missing_cards
from ..state import Table
from .play import bid, say
from .positions import bidding, cards, discarding, table


def sampler(s: Table, seat: Seat) -> Callable[[Chance], Table]:
    return lambda chance: GAME.resample(s, seat, chance)


def chosen(s: Table, seat: Seat, trials: int = 200) -> str:
    """What the planner chooses."""
    ask = ask_for(s, seat)
    assert ask is not None
    return str(think(sampler(s, seat), ask, Fast(1), Budget(trials=trials)).action)


def test_the_plans_are_whole_bids_with_the_policys_first() -> None:  # AH-3.3
    s = bidding(table(hands=["stormsail-2..4 stormsail-6 sea-sabre-9 rum fall-off-the-dock pirate-monkey"]))
    plans = [" ".join(str(action) for action in plan) for plan in bid_plans(s, 0, ())]
    ask = ask_for(s, 0)
    assert ask is not None
    assert plans[0].startswith(str(GAME.policy(s, ask, Fast(1))))
    assert {"pass", "lay:rum seal", "lay:fall-off-the-dock seal", "lay:sea-sabre-9 seal"} <= {*plans}
    assert len(plans) == len(set(plans))
    assert not any("monkey" in plan for plan in plans)


def test_a_bid_that_is_begun_is_completed() -> None:  # AH-3.3
    s = bidding(table(hands=["stormsail-2..4 stormsail-6 sea-sabre-9"]))
    say(s, 0, "lay:sea-sabre-9")
    plans = bid_plans(s, 0, tuple(cards("sea-sabre-9")))
    assert all(str(plan[-1]) == "seal" for plan in plans)


def test_there_is_nothing_to_think_about_below_the_limit() -> None:  # AH-3.7
    s = discarding(table(hands=["any*8"]))
    assert [[str(action) for action in plan] for plan in plans_for(s, s.asks[0])] == [["done"]]


def test_the_planner_takes_the_card_that_wins() -> None:  # AH-7.2
    s = bidding(table(seats=2, hands=["stormsail-1..4 stormsail-6..7 rum", "any*5"], auction="stormsail-5"))
    assert chosen(s, 0) == "lay:rum"


def test_the_planner_pays_one_card_when_all_others_have_passed() -> None:  # AH-3.6
    hand = "stormsail-1..4 stormsail-6 sea-sabre-9 sea-sabre-10 black-viper-9 black-viper-10"
    s = bidding(table(seats=2, hands=["any*5", hand], auction="stormsail-5"))
    say(s, 0, "pass")
    say(s, 1, chosen(s, 1))
    assert chosen(s, 1) == "seal"


def test_the_planner_keeps_to_its_budget_and_repeats_its_choice() -> None:
    s = bidding(table(seats=2, hands=["stormsail-2..4 stormsail-6 sea-sabre-9 mermaid", "any*7"]))
    assert chosen(s, 0, trials=60) == chosen(s, 0, trials=60)
    dealt = 0

    def counting(chance: Chance) -> Table:
        nonlocal dealt
        dealt += 1
        return GAME.resample(s, 0, chance)

    ask = ask_for(s, 0)
    assert ask is not None
    plans = len(plans_for(s, ask))
    think(counting, ask, Fast(1), Budget(trials=5 * plans))
    assert dealt <= 6


# What the others may hold


def test_beliefs_change_nothing_that_a_captain_sees() -> None:  # AH-2.2
    for number, s in enumerate(positions(GAME, 3_000, random_share=0.3)):
        if (number % 10 and not s.sealed) or s.result is not None:
            continue
        for ask in s.asks[:1]:
            sample = GAME.resample(s, ask.seat, Fast(number))
            believe(sample, ask.seat, Fast(number + 1))
            assert view(sample, ask.seat) == view(s, ask.seat)
            assert pieces(sample) == pieces(s)
            assert sample.deck == sorted(sample.deck)
            for other in range(s.seats):
                assert not Counter(s.known_cards[other]) - Counter(sample.hands[other] + sample.bids[other])
                given = sample.sealed.get(other)
                assert not isinstance(given, Give) or given.kind in sample.hands[other]
            assert next(other for other in sample.asks if other.seat == ask.seat).options == ask.options


def believed(s: Table, seat: Seat, count: int = 40) -> list[Table]:
    samples = [GAME.resample(s, seat, Fast(number)) for number in range(count)]
    for number, sample in enumerate(samples):
        believe(sample, seat, Fast(1000 + number))
    return samples


def test_others_are_believed_to_hold_better_hands_than_a_random_deal() -> None:
    s = bidding(table(seats=2, hands=["any*5", "stormsail-1..4 sea-sabre-1..4 black-viper-1..2 rum"]))
    dealt = [GAME.resample(s, 0, Fast(number)) for number in range(40)]
    assert mean(distance(sample) for sample in believed(s, 0)) < mean(distance(sample) for sample in dealt) - 0.5


def distance(s: Table) -> int:
    return min(missing_cards(s.hands[1]))


def test_a_bid_is_believed_to_be_one_that_a_sensible_captain_makes() -> None:  # AH-3.3
    hand = "stormsail-1..4 sea-sabre-9 sea-sabre-10 black-viper-9 black-viper-10"
    s = bidding(table(seats=2, hands=[hand, "any*5"]))
    bid(s, 0, "sea-sabre-9 sea-sabre-10")
    assert s.auction is not None
    auction = s.auction
    fitting = [
        sample.bids[0] == sorted(bid_for(sorted(sample.hands[0] + sample.bids[0]), auction, 0, 2, False))
        for sample in believed(s, 1)
    ]
    assert mean(fitting) > 0.5


def test_who_passed_is_believed_to_have_had_a_hand_to_pass_with() -> None:  # AH-3.3
    s = bidding(table(seats=2, hands=["any*7", "any*5"]))
    say(s, 0, "pass")
    assert s.auction is not None
    auction = s.auction
    passing = [not bid_for(sample.hands[0], auction, 0, 2, False) for sample in believed(s, 1)]
    assert mean(passing) > 0.8


# Learnt scores


def test_a_score_is_the_sum_of_the_numbers_times_their_weights() -> None:
    hands = ["stormsail-1..4 stormsail-4 rum pirate-monkey", "", "any*12", "stormsail-1..6 sea-sabre-9 pirate-king"]
    for text in hands:
        hand = table(seats=2, hands=[text]).hands[0]
        for row in (*WIN_WEIGHTS.values(), *HOLD_WEIGHTS):
            expected = sum(number * weight for number, weight in zip(features(hand), row, strict=True))
            assert isclose(HandWeights(row).score(hand), expected, abs_tol=1e-9)


def test_there_are_weights_for_every_table() -> None:
    assert [*WIN_WEIGHTS] == [*BRAWLED_WEIGHTS] == [*GAME.seats]
    assert all(len(row) == len(FEATURES) for row in (*WIN_WEIGHTS.values(), *HOLD_WEIGHTS))


def test_the_chances_of_all_captains_add_up_to_one() -> None:
    s = bidding(table(hands=["stormsail-1..4 stormsail-6..7", "any*8", "any*5"]))
    chances = [win_chance(s, seat) for seat in range(3)]
    assert isclose(sum(chances), 1)
    assert chances[0] == max(chances)
