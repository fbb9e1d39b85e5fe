"""The order in which waiting jobs run: no table and no address can keep the others from their turn."""

from __future__ import annotations

from collections import Counter
from typing import Generic, NamedTuple, TypeVar

from .messages import text

T = TypeVar("T")


class JobOrigin(NamedTuple):
    """Whom a job is for. Groups take turns, and within a group its tables."""

    table: str = ""
    group: str = ""
    """The addresses of the clients the job is for."""
    urgent: bool = False
    """Whether a person at the table waits for it. Urgent jobs come before all others."""


class QueueFull(Exception):
    """Too many jobs are waiting, in all or of one group."""


class FairQueue(Generic[T]):
    """Jobs with their origins. A job counts as running from `take` to `finish`."""

    MAX_REMEMBERED = 10_000
    """How many origins' last turns are remembered."""

    def __init__(self, max_waiting: int | None = None, max_per_group: int | None = None) -> None:
        self._max_waiting = max_waiting
        self._max_per_group = max_per_group
        self._waiting: list[tuple[JobOrigin, T]] = []
        self._running_tables: Counter[str] = Counter()
        self._running_groups: Counter[str] = Counter()
        self._last_turns: dict[tuple[str, str], int] = {}
        """When each group, and each table of a group, last had its turn."""
        self._turn = 0

    def __len__(self) -> int:
        """The number of jobs that are waiting."""
        return len(self._waiting)

    def add(self, origin: JobOrigin, job: T) -> None:
        """Add a job, or raise `QueueFull`."""
        of_group = self._running_groups[origin.group] + sum(other.group == origin.group for other, _ in self._waiting)
        if self._max_per_group is not None and of_group >= self._max_per_group:
            raise QueueFull(text("error-queue-own"))
        if self._max_waiting is not None and len(self._waiting) >= self._max_waiting:
            raise QueueFull(text("error-queue-full"))
        self._waiting.append((origin, job))

    def take(self) -> tuple[JobOrigin, T] | None:
        """The next job; None if there is none."""
        if not self._waiting:
            return None
        # `min` returns the first of equals, the one that has waited longest.
        number = min(range(len(self._waiting)), key=lambda number: self._rank(self._waiting[number][0]))
        origin, job = self._waiting.pop(number)
        self._running_tables[origin.table] += 1
        self._running_groups[origin.group] += 1
        if len(self._last_turns) > self.MAX_REMEMBERED:
            self._last_turns.clear()
        self._turn += 1
        self._last_turns[origin.group, ""] = self._last_turns[origin.group, origin.table] = self._turn
        return origin, job

    def finish(self, origin: JobOrigin) -> None:
        for running, key in ((self._running_tables, origin.table), (self._running_groups, origin.group)):
            running[key] -= 1
            if not running[key]:
                del running[key]

    def discard(self, job: T) -> None:
        """Remove a job that is no longer wanted, if it is still waiting."""
        self._waiting = [(origin, other) for origin, other in self._waiting if other is not job]

    def _rank(self, origin: JobOrigin) -> tuple[bool, int, int, int, int]:
        return (
            not origin.urgent,
            self._running_groups.get(origin.group, 0),
            self._last_turns.get((origin.group, ""), 0),
            self._running_tables.get(origin.table, 0),
            self._last_turns.get((origin.group, origin.table), 0),
        )
