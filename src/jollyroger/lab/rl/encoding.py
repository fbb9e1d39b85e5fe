"""What a seat may know as numbers, the same for every interface to learners."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box
from numpy.typing import NDArray

from ...engine import BadSetup, Game, ObservationSpec, Seat, State
from .observation import DEFAULT_LENGTH, ObservationEncoder
from .serial_game import whole_number

HASHED_LIMIT = 16.0
"""The largest hashed number. Larger ones are clipped; in random games none is above 7."""

Array = NDArray[np.float32]


class SeatEncoder:
    """Encodes a state as a seat sees it: by the game's own observation, or by hashing its view if it has none.

    `width` asks for hashing, to an array of this length.
    """

    def __init__(self, game: Game[Any], seats: int, width: int | None = None) -> None:
        self._game = game
        is_typed = game.observation is not None and width is None
        self._observer = game.observation(seats) if game.observation is not None and is_typed else None
        self.spec: ObservationSpec | None = None if self._observer is None else self._observer.spec
        """The names and ranges of the numbers; None for hashed ones."""
        length = DEFAULT_LENGTH if width is None else at_least_one("width", width)
        self._hashing = ObservationEncoder(seats, length)
        if self.spec is None:
            self.high = np.full(length, HASHED_LIMIT, np.float32)
            self.low = -self.high
        else:
            self.low = np.array(self.spec.lows(), np.float32)
            self.high = np.array(self.spec.highs(), np.float32)

    @property
    def length(self) -> int:
        return len(self.low)

    def space(self) -> Box:
        return Box(self.low, self.high, dtype=np.float32)

    def encode(self, s: State, seat: Seat) -> Array:
        """A new array, between `low` and `high`."""
        if self._observer is not None:
            return np.fromiter(self._observer.encode(s, seat), np.float32, self.length)
        hashed = self._hashing.encode(self._game.view(s, seat), seat)
        clipped: Array = np.clip(hashed, -HASHED_LIMIT, HASHED_LIMIT, out=hashed)
        return clipped


def at_least_one(name: str, value: int) -> int:
    if whole_number(name, value) < 1:
        raise BadSetup(f"{name} must be at least 1, not {value}.")
    return int(value)
