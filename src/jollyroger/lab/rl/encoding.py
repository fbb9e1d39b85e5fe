"""What a seat may know as numbers, the same for every interface to learners."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...engine import Game, Seat, State
from .observation import DEFAULT_LENGTH, ObservationEncoder

HASHED_LIMIT = 16.0
"""The largest hashed number. Larger ones are clipped; in random games none is above 7."""

Array = NDArray[np.float32]


class SeatEncoder:
    """Encodes a state as a seat sees it: by the game's own observation, or by hashing its view if it has none.

    `width` asks for hashing, to an array of this length.
    """

    def __init__(self, game: Game[Any], seats: int, width: int | None = None) -> None:
        self._game = game
        make_observation = getattr(game, "observation", None)
        self._typed = make_observation(seats) if make_observation is not None and width is None else None
        self._hashing = ObservationEncoder(seats, width or DEFAULT_LENGTH)
        if self._typed is None:
            self.high = np.full(self._hashing.length, HASHED_LIMIT, np.float32)
            self.low = -self.high
        else:
            features = self._typed.spec.features
            self.low = np.array([feature.low for feature in features], np.float32)
            self.high = np.array([feature.high for feature in features], np.float32)

    @property
    def length(self) -> int:
        return len(self.low)

    def encode(self, s: State, seat: Seat) -> Array:
        """A new array, between `low` and `high`."""
        if self._typed is not None:
            return np.array(self._typed.encode(s, seat), np.float32)
        hashed = self._hashing.encode(self._game.view(s, seat), seat)
        clipped: Array = np.clip(hashed, -HASHED_LIMIT, HASHED_LIMIT, out=hashed)
        return clipped
