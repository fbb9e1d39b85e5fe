"""Each seat's remaining time. It follows from the times in the log alone, so every process computes the same."""

from __future__ import annotations

from collections.abc import Set

from ..protocol import Clock, ClockInfo

LONG_MOVE_SECONDS, LONG_BANK_SECONDS = 3600, 86400
"""With that much time people come and go between their choices, and being absent is normal."""


def is_long(clock: Clock) -> bool:
    """Whether the clock is one of hours or days. A bank of some hours can still be one sitting."""
    return clock.move >= LONG_MOVE_SECONDS or clock.bank >= LONG_BANK_SECONDS


class Clocks:
    """One clock per seat. The clocks of the people the table waits for run; without a limit nothing is counted."""

    def __init__(self, clock: Clock | None, seats: int) -> None:
        self._clock = clock
        self._seconds_left = [float(max(clock.bank, clock.move)) if clock else 0.0] * seats
        self._running: frozenset[int] = frozenset()
        self._updated_at = 0.0

    def run(self, seats: Set[int], at: float) -> None:
        """From now on, run the clocks of these seats and stop all others."""
        if self._clock is None:
            return
        spent = max(0.0, at - self._updated_at)
        for seat in self._running:
            self._seconds_left[seat] -= spent
        self._running = frozenset(seats)
        self._updated_at = at

    def renew(self, seat: int) -> None:
        """Grant the time for one choice: added to the bank, or in place of what was left if there is no bank."""
        if self._clock and self._clock.bank:
            self._seconds_left[seat] = max(0.0, self._seconds_left[seat]) + self._clock.move
        elif self._clock:
            self._seconds_left[seat] = float(self._clock.move)

    def next_expiry(self) -> tuple[float, int] | None:
        """The time at which the next clock runs out, and its seat."""
        if not self._running:
            return None
        return min((self._updated_at + self._seconds_left[seat], seat) for seat in self._running)

    def ends_at(self) -> dict[int, float]:
        """The times at which the running clocks run out, by seat."""
        return {seat: round(self._updated_at + self._seconds_left[seat], 3) for seat in self._running}

    def expires_at(self, seat: int) -> float | None:
        """The time at which this seat's clock runs out, if it runs."""
        return self.ends_at().get(seat)

    def info(self, seat: int) -> ClockInfo | None:
        """The clock's reading when the last log line was written."""
        return ClockInfo(round(self._seconds_left[seat], 3), seat in self._running) if self._clock else None
