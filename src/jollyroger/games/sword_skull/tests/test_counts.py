"""How many sequences of choices lead on from a fixed deal: a change of rules shows here first."""

from __future__ import annotations

import pytest

from jollyroger.engine import Fast, play
from jollyroger.testing.counts import counts

from .. import GAME
from ..state import Table

COUNTS = {
    (2, 1): [2, 4, 8, 16, 68, 334],
    (3, 2): [2, 4, 8, 16, 32, 73],
    (5, 3): [2, 4, 17, 97, 449, 1723],
}
LATE_COUNTS = [2, 3, 3, 21, 109]


def sequences(s: Table, depth: int) -> list[int]:
    return [number for number, _ in counts(GAME, s, depth)]


@pytest.mark.parametrize(("seats", "seed"), COUNTS)
def test_the_first_choices_of_a_game_are_counted(seats: int, seed: int) -> None:
    assert sequences(GAME.new(seats, Fast(seed)), 6) == COUNTS[seats, seed]


def test_choices_late_in_a_game_are_counted() -> None:
    """Late in a game cards, debts and the volcano come in."""
    s, chance = GAME.new(3, Fast(4)), Fast(4)
    for _ in range(60):
        (ask,) = s.asks
        play(s, ask.seat, chance.pick(ask.options))
    assert sequences(s, 5) == LATE_COUNTS
