"""What each seat has seen and chosen since the start of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...engine import Event, Seat

Reader = Seat | None
"""A seat, or a spectator."""


class Entry(NamedTuple):
    """An answer, and what happened then. Copies of a history share their entries."""

    before: Entry | None
    seat: Reader
    """Whose answer it is; None: the deal."""
    choice: str
    events: Sequence[Event]

    def text(self, reader: Reader) -> str:
        lines = [f"chose {self.choice}\n"] if self.seat is not None and self.seat == reader else []
        return "".join(lines + [f"{seen}\n" for event in self.events if (seen := event.seen_by(reader)) is not None])


class SeenHistory:
    """A log that each seat reads in its own way: its own choices, and of every event what it sees.

    It is written at every answer and seldom read, so texts are made when somebody reads them, from where the last
    reading ended.
    """

    def __init__(self, seats: int, beginnings: Sequence[str] | None = None) -> None:
        """`beginnings`: the texts up to here, of each seat and of a spectator."""
        self._last: Entry | None = None
        self._read: list[tuple[Entry | None, str]] = [(None, text) for text in beginnings or [""] * (seats + 1)]

    def add(self, seat: Reader, choice: str, events: Sequence[Event]) -> None:
        self._last = Entry(self._last, seat, choice, events)

    def text(self, reader: Reader) -> str:
        """Everything this seat has seen and chosen, a line for each."""
        index = -1 if reader is None else reader
        until, known = self._read[index]
        news: list[str] = []
        entry = self._last
        while entry is not until:
            assert entry is not None
            news.append(entry.text(reader))
            entry = entry.before
        text = known + "".join(reversed(news))
        self._read[index] = self._last, text
        return text

    def texts(self) -> list[str]:
        """The texts of each seat and of a spectator."""
        seats = len(self._read) - 1
        return [self.text(reader) for reader in (*range(seats), None)]

    def redealt_for(self, seat: Seat) -> SeenHistory:
        """The history after a redeal of what this seat may not know: the others keep only what everybody saw."""
        seats, public = len(self._read) - 1, self.text(None)
        return SeenHistory(seats, [self.text(seat) if reader == seat else public for reader in range(seats)] + [public])

    def clone(self) -> SeenHistory:
        twin = SeenHistory.__new__(SeenHistory)
        twin._last, twin._read = self._last, self._read[:]
        return twin

    def __getstate__(self) -> list[str]:
        return self.texts()

    def __setstate__(self, texts: list[str]) -> None:
        self._last, self._read = None, [(None, text) for text in texts]
