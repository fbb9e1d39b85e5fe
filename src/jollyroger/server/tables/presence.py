"""Who is connected to a table, to this process and to others."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable
from typing import Protocol, TypeVar

from ..fair_queue import JobOrigin
from ..fanout import PRESENCE_TTL_SECONDS
from ..protocol import Pointed

T = TypeVar("T")


class Listener(Protocol):
    """A connected client, as its table sees it."""

    seats: list[int]
    address: str
    has_host_token: bool

    def wake(self) -> None:
        """Called when there may be something new to send."""

    def show_pointing(self, pointed: Pointed) -> None:
        """Called when somebody points at something on the board."""


class Presence:
    """The clients connected here, and the seats that other processes report as connected to them.

    With thousands of spectators, nothing here looks at each of them.
    """

    def __init__(self) -> None:
        self.listeners: dict[Listener, tuple[int, ...]] = {}
        """The clients, in the order in which they came, with their seats as counted here."""
        self.version = 0
        """The number of times the set of people who are here changed."""
        self._seats: Counter[int] = Counter()
        self._host_seats: Counter[int] = Counter()
        self._seated_addresses: Counter[str] = Counter()
        self._elsewhere: dict[str, tuple[float, frozenset[int]]] = {}

    def add(self, listener: Listener) -> bool:
        """Add a client. Returns whether that changes who is here."""
        self.listeners[listener] = seats = tuple(listener.seats)
        return self._count(listener, seats, 1)

    def remove(self, listener: Listener) -> bool:
        """Remove a client. Returns whether that changes who is here."""
        return self._count(listener, self.listeners.pop(listener, ()), -1)

    def update(self, listener: Listener) -> bool:
        """Take over a change of this client's seats. Returns whether that changes who is here."""
        left = self._count(listener, self.listeners[listener], -1)
        return self.add(listener) or left

    def is_present(self, seat: int) -> bool:
        return seat in self._seats or seat in self._seats_elsewhere()

    def seats_here(self) -> list[int]:
        return sorted(self._seats)

    def seat_of_opener(self) -> int | None:
        """The first seat of the client that opened the table, if it is here."""
        return min(self._host_seats, default=None)

    def job_origin(self, table: str) -> JobOrigin:
        """For whom bots play at this table: the people at it if they are connected, else the first spectator."""
        if self._seated_addresses:
            return JobOrigin(table, " ".join(sorted(self._seated_addresses)), urgent=True)
        first = next(iter(self.listeners), None)
        return JobOrigin(table, "" if first is None else first.address)

    def _count(self, listener: Listener, seats: tuple[int, ...], change: int) -> bool:
        before = len(self._seats), len(self._host_seats)
        for seat in seats:
            _add_to(self._seats, seat, change)
            if listener.has_host_token:
                _add_to(self._host_seats, seat, change)
        if seats:
            _add_to(self._seated_addresses, listener.address, change)
        changed = before != (len(self._seats), len(self._host_seats))
        self.version += changed
        return changed

    def report(self, process: str, seats: Iterable[int]) -> bool:
        """Take over another process's report. Returns whether anybody came or went."""
        before = self._seats_elsewhere()
        self._elsewhere[process] = (time.monotonic(), frozenset(seats))
        return self._note_change(before)

    def drop_old_reports(self) -> bool:
        """Drop the reports of processes that have gone silent. Returns whether anybody went."""
        before, now = self._seats_elsewhere(), time.monotonic()
        self._elsewhere = {
            process: (at, seats) for process, (at, seats) in self._elsewhere.items() if now - at < PRESENCE_TTL_SECONDS
        }
        return self._note_change(before)

    def _seats_elsewhere(self) -> set[int]:
        return {seat for _, seats in self._elsewhere.values() for seat in seats}

    def _note_change(self, before: set[int]) -> bool:
        changed = before != self._seats_elsewhere()
        self.version += changed
        return changed


def _add_to(counter: Counter[T], key: T, change: int) -> None:
    counter[key] += change
    if not counter[key]:
        del counter[key]
