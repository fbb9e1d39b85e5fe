"""How often people may point at something: everybody at the table sees it."""

from __future__ import annotations

import time
from collections import deque

MAX_IN_WINDOW, WINDOW_SECONDS = 4, 4.0


class PointingRate:
    """Counts how often each seat has pointed lately, and all spectators (None) together."""

    def __init__(self) -> None:
        self._times: dict[int | None, deque[float]] = {}

    def allow(self, seat: int | None) -> bool:
        """Whether this seat may point now; counts it if so."""
        now = time.monotonic()
        times = self._times.setdefault(seat, deque(maxlen=MAX_IN_WINDOW))
        if len(times) == MAX_IN_WINDOW and now - times[0] < WINDOW_SECONDS:
            return False
        times.append(now)
        return True
