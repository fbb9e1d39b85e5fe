"""When it is clear which of two is better, and how seldom that is said of equals, however often one looks."""

from __future__ import annotations

import random
from collections.abc import Callable

from jollyroger.lab.tournament.paired_test import ConfidenceSequence, PairedTest

RUNS = 300
SEEDS = 400


def fair_coins(luck: random.Random) -> float:
    """Two equal bots on one seed: two games, each won by either."""
    return luck.choice((-1.0, 0.0, 0.0, 1.0))


def seldom_decided(luck: random.Random) -> float:
    """Two equal bots where nearly always the seat decides: the hardest margins for whatever trusts in normal ones."""
    return luck.choice((-1.0, *[0.0] * 18, 1.0))


def lopsided_but_even(luck: random.Random) -> float:
    """Often a little worse and seldom much better."""
    return 1.0 if luck.random() < 0.2 else -0.25


def looked_at(margins: Callable[[random.Random], float], luck: random.Random, seeds: int = SEEDS) -> PairedTest:
    """What one sees who looks after every seed and stops when it is clear."""
    ledger = PairedTest()
    while len(ledger.margins) < seeds and not ledger.uneven:
        ledger.add(margins(luck), games=2)
    return ledger


def test_looking_after_every_seed_calls_equals_uneven_at_most_one_time_in_twenty() -> None:
    for margins in (fair_coins, seldom_decided, lopsided_but_even):
        luck = random.Random(7)
        alarms = sum(looked_at(margins, luck).uneven for _ in range(RUNS))
        assert alarms <= RUNS * 0.05, margins.__name__


def test_the_usual_interval_would_not_bear_to_be_looked_at_so_often() -> None:
    """Why there is another: stopping at the first interval without an even match errs many times more often."""
    luck = random.Random(7)
    alarms = 0
    for _ in range(60):
        ledger = PairedTest()
        for _ in range(200):
            ledger.add(fair_coins(luck), games=2)
            if len(ledger.margins) >= 20 and ledger.estimate(looking=False).sure:
                alarms += 1
                break
    assert alarms > 60 * 0.1


def test_a_better_bot_is_soon_found_out() -> None:
    luck = random.Random(1)
    counts = [len(looked_at(lambda luck: luck.choice((1.0, 1.0, 1.0, 0.0)), luck).margins) for _ in range(50)]
    assert max(counts) < 40
    assert len(looked_at(lambda luck: 1.0, luck).margins) < 10


def test_the_interval_for_those_who_look_holds_the_truth_and_agrees_with_the_verdict() -> None:
    luck = random.Random(3)
    missed = 0
    for _ in range(60):
        ledger = looked_at(lambda luck: luck.choice((1.0, 0.0, 0.0, -1.0, 1.0)), luck, seeds=150)
        margin, low, high = ledger.estimate(looking=True)
        assert low <= margin <= high
        assert ledger.uneven == (low > 0 or high < 0)
        missed += not low <= 0.2 <= high
    assert missed <= 60 * 0.1


def test_the_price_of_looking_is_a_wider_interval() -> None:
    luck = random.Random(5)
    ledger = PairedTest()
    for _ in range(300):
        ledger.add(fair_coins(luck), games=2)
    often, once = ledger.estimate(looking=True), ledger.estimate(looking=False)
    assert often.mean == once.mean
    assert often.low < once.low < once.high < often.high


def test_nothing_seen_is_nothing_known() -> None:
    assert ConfidenceSequence().interval() == (0.0, 1.0)
    assert tuple(PairedTest().estimate(looking=True)) == (0.0, -1.0, 1.0)
