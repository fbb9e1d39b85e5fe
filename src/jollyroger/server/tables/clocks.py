"""How long everybody may still ponder. Everything follows from the times in the log, so any process reckons alike."""

from __future__ import annotations

from collections.abc import Set

from ..protocol import Clock, ClockInfo


class Clocks:
    """A clock for each seat. Those run whose owner the table waits for; where there is no limit, nothing is counted."""

    def __init__(self, clock: Clock | None, seats: int) -> None:
        self._clock = clock
        self._left = [float(max(clock.bank, clock.move)) if clock else 0.0] * seats
        self._running: frozenset[int] = frozenset()
        self._at = 0.0

    def run(self, seats: Set[int], at: float) -> None:
        """From now on these clocks run."""
        spent = max(0.0, at - self._at)
        for seat in self._running:
            self._left[seat] -= spent
        self._running = frozenset(seats) if self._clock else frozenset()
        self._at = at

    def renew(self, seat: int) -> None:
        """A choice was made: what each choice is allowed is there anew, or is added to the bank."""
        if self._clock and self._clock.bank:
            self._left[seat] = max(0.0, self._left[seat]) + self._clock.move
        elif self._clock:
            self._left[seat] = float(self._clock.move)

    def expiry(self) -> tuple[float, int] | None:
        """When the next clock runs out, and whose."""
        return min(((self._at + self._left[seat], seat) for seat in self._running), default=None)

    def left(self, seat: int) -> ClockInfo | None:
        """What the clock showed when the last line was written."""
        return ClockInfo(round(self._left[seat], 3), seat in self._running) if self._clock else None
