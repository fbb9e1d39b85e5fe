"""Each player's chance to win, as a small network has learnt it from games of bots.

A player's score is the network's output for his features; the chances are the softmax of all scores. The network has
one hidden layer of rectifiers. All its numbers are whole, so that sums do not depend on the machine or the build.
`python -m tools.training.sword_skull` makes `value_weights` again.
"""

from __future__ import annotations

from math import exp
from struct import Struct
from typing import Final

from ....engine import Seat
from ..rules.turns import BeforeRoll, MoveChoice
from ..state import Table
from .features import Standing, features
from .value_weights import WEIGHTS

HIDDEN_SCALE: Final = 4096
"""The weights of the hidden layer are in units of 1 / this."""
OUTPUT_SCALE: Final = 1024
"""The weights of the output are in units of 1 / this."""


LANE_BITS: Final = 32
"""The bits of a hidden unit's sum. None comes near half of 2 ** 32."""
HALF_LANE: Final = 1 << (LANE_BITS - 1)


def pack(numbers: list[int]) -> int:
    """Numbers side by side in one long integer, so that one addition adds to all of them."""
    packed = 0
    for lane, number in enumerate(numbers):
        packed += number << (lane * LANE_BITS)
    return packed


class Network:
    """The weights: a line with the biases of the hidden units, one with their outputs, then one for each feature."""

    def __init__(self, text: str) -> None:
        rows = [[int(number) for number in line.split()] for line in text.splitlines() if line]
        self._units = Struct(f"<{len(rows[0])}I")
        # A lane cannot hold a sign: half of its range is added, and taken away when the lanes are read.
        self._bias = pack([bias + HALF_LANE for bias in rows[0]])
        self._output = rows[1]
        self._rows = [pack(row) for row in rows[2:]]

    def score(self, found: list[tuple[int, int]]) -> float:
        """The output for these features."""
        hidden, rows = self._bias, self._rows
        for feature, amount in found:
            hidden += rows[feature] * amount
        total = 0
        for unit, weight in zip(
            self._units.unpack(hidden.to_bytes(self._units.size, "little")), self._output, strict=True
        ):
            if unit > HALF_LANE:
                total += (unit - HALF_LANE) * weight
        return total / (HIDDEN_SCALE * OUTPUT_SCALE)

    def chances(self, s: Table) -> list[float]:
        """Each player's chance to win, at the beginning of a turn."""
        standings = [Standing(s, seat) for seat in range(s.seats)]
        scores = [self.score(features(s, seat, standings)) for seat in range(s.seats)]
        highest = max(scores)
        weights = [exp(score - highest) for score in scores]
        total = 0.0
        for weight in weights:
            total += weight
        return [weight / total for weight in weights]

    def value(self, s: Table, seat: Seat) -> float | None:
        """This player's chance to win; None in the middle of a turn, of which the network has learnt nothing."""
        return self.chances(s)[seat] if is_turn_start(s) else None


def is_turn_start(s: Table) -> bool:
    """Whether a player is about to roll, or has just rolled."""
    return bool(s.agenda) and isinstance(s.agenda[-1], (BeforeRoll, MoveChoice))


NETWORK: Final = Network(WEIGHTS)


def value(s: Table, seat: Seat) -> float | None:
    """This player's chance to win; None in the middle of a turn."""
    return NETWORK.value(s, seat)
