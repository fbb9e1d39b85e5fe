"""How soon a better bot is found, and how rarely equal bots are called unequal, however often one looks."""

from __future__ import annotations

import random
from collections.abc import Callable

from jollyroger.lab.tournament.paired_test import ConfidenceSequence, PairedTest

RUNS = 300
SEEDS = 400


def fair_coins(rng: random.Random) -> float:
    """Two equal bots on one seed: two games, each won by either."""
    return rng.choice((-1.0, 0.0, 0.0, 1.0))


def rarely_decided(rng: random.Random) -> float:
    """Two equal bots where nearly always the seat decides: the hardest margins for tests that assume normality."""
    return rng.choice((-1.0, *[0.0] * 18, 1.0))


def lopsided_but_even(rng: random.Random) -> float:
    """Often a little worse and rarely much better."""
    return 1.0 if rng.random() < 0.2 else -0.25


def run_until_decided(margins: Callable[[random.Random], float], rng: random.Random, seeds: int = SEEDS) -> PairedTest:
    """A test that is looked at after every seed, and stopped once it is decided."""
    test = PairedTest()
    while len(test.margins) < seeds and not test.is_decided:
        test.add(margins(rng), games=2)
    return test


def test_looking_after_every_seed_calls_equals_unequal_at_most_one_time_in_twenty() -> None:
    for margins in (fair_coins, rarely_decided, lopsided_but_even):
        rng = random.Random(7)
        errors = sum(run_until_decided(margins, rng).is_decided for _ in range(RUNS))
        assert errors <= RUNS * 0.05, margins.__name__


def test_the_fixed_interval_would_err_more_often_if_looked_at_after_every_seed() -> None:
    """Why there is another: stopping at the first interval without 0 is wrong many times more often."""
    rng = random.Random(7)
    errors = 0
    for _ in range(60):
        test = PairedTest()
        for _ in range(200):
            test.add(fair_coins(rng), games=2)
            if len(test.margins) >= 20 and test.estimate(sequential=False).is_significant:
                errors += 1
                break
    assert errors > 60 * 0.1


def test_a_better_bot_is_found_soon() -> None:
    rng = random.Random(1)
    counts = [len(run_until_decided(lambda rng: rng.choice((1.0, 1.0, 1.0, 0.0)), rng).margins) for _ in range(50)]
    assert max(counts) < 40
    assert len(run_until_decided(lambda rng: 1.0, rng).margins) < 10


def test_the_sequential_interval_contains_the_true_margin_and_agrees_with_the_decision() -> None:
    rng = random.Random(3)
    missed = 0
    for _ in range(60):
        test = run_until_decided(lambda rng: rng.choice((1.0, 0.0, 0.0, -1.0, 1.0)), rng, seeds=150)
        margin, low, high = test.estimate(sequential=True)
        assert low <= margin <= high
        assert test.is_decided == (low > 0 or high < 0)
        missed += not low <= 0.2 <= high
    assert missed <= 60 * 0.1


def test_the_sequential_interval_is_wider() -> None:
    rng = random.Random(5)
    test = PairedTest()
    for _ in range(300):
        test.add(fair_coins(rng), games=2)
    sequential, fixed = test.estimate(sequential=True), test.estimate(sequential=False)
    assert sequential.mean == fixed.mean
    assert sequential.low < fixed.low < fixed.high < sequential.high


def test_without_any_data_nothing_is_known() -> None:
    assert ConfidenceSequence().interval() == (0.0, 1.0)
    assert tuple(PairedTest().estimate(sequential=True)) == (0.0, -1.0, 1.0)
