"""Who is connected to a table, to this process and to others."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Protocol

from ..fair_queue import JobOrigin
from ..fanout import PRESENCE_TTL_SECONDS
from .credentials import Credentials


class Listener(Protocol):
    """A connected client, as its table sees it."""

    credentials: Credentials
    seats: list[int]
    address: str

    def wake(self) -> None:
        """Called when there may be something new to send."""


class Presence:
    """The clients connected here, and the seats that other processes report as connected to them."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self.version = 0
        """The number of times somebody came or went."""
        self._elsewhere: dict[str, tuple[float, frozenset[int]]] = {}

    def add(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self.version += bool(listener.seats)

    def remove(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.version += bool(listener.seats)

    def is_present(self, seat: int) -> bool:
        return any(seat in listener.seats for listener in self.listeners) or seat in self._seats_elsewhere()

    def seats_here(self) -> list[int]:
        return sorted({seat for listener in self.listeners for seat in listener.seats})

    def job_origin(self, table: str) -> JobOrigin:
        """For whom bots play at this table: the people at it if they are connected, else the spectators."""
        seated = {listener.address for listener in self.listeners if listener.seats}
        addresses = seated or {listener.address for listener in self.listeners}
        return JobOrigin(table, " ".join(sorted(addresses)), urgent=bool(seated))

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
