"""How many positions can be reached in so many choices from a fixed deal: a change of rules shows here first."""

from __future__ import annotations

import pytest

from jollyroger.engine import Fast, play

from .. import GAME
from ..state import Table


def count(s: Table, choices: int) -> int:
    """The ways to make so many choices, all luck following from the deal; a game that ends sooner counts once."""
    if choices == 0 or not s.asks:
        return 1
    total = 0
    for ask in s.asks:
        for option in ask.options:
            twin = s.clone()
            play(twin, ask.seat, option)
            total += count(twin, choices - 1)
    return total


COUNTS = {
    (2, 1): [2, 4, 8, 16, 68, 334],
    (3, 2): [2, 4, 8, 16, 32, 73],
    (5, 3): [2, 4, 17, 97, 449, 1723],
}
LATE = [2, 3, 3, 21, 109]


@pytest.mark.parametrize(("seats", "seed"), COUNTS)
def test_the_ways_to_begin_are_counted(seats: int, seed: int) -> None:
    s = GAME.new(seats, Fast(seed))
    assert [count(s, choices) for choices in range(1, 7)] == COUNTS[seats, seed]


def test_the_ways_through_the_end_are_counted() -> None:
    """The same from late in a game, where cards, debts and the volcano come in."""
    s = GAME.new(3, Fast(4))
    whims = Fast(4)
    for _ in range(60):
        (ask,) = s.asks
        play(s, ask.seat, whims.pick(ask.options))
    assert [count(s, choices) for choices in range(1, 6)] == LATE
