"""Since when the game waits for each seat, and what the person there was told. Both follow from the log alone."""

from __future__ import annotations

from collections.abc import Set

from ..table_log.entries import NoticeKind


class Turns:
    """A turn begins when the game starts to wait for a seat, and ends when it no longer does or the seat has chosen."""

    def __init__(self) -> None:
        self._since: dict[int, float] = {}
        self._told: dict[int, set[NoticeKind]] = {}

    def update(self, waiting: Set[int], at: float) -> None:
        """From now on, the game waits for these seats."""
        self._since = {seat: self._since.get(seat, at) for seat in waiting}
        self._told = {seat: kinds for seat, kinds in self._told.items() if seat in waiting}

    def end(self, seat: int) -> None:
        """The seat has chosen. If the game waits for it again, that is another turn."""
        self._since.pop(seat, None)
        self._told.pop(seat, None)

    def since(self, seat: int) -> float | None:
        return self._since.get(seat)

    def note_told(self, seat: int, kind: NoticeKind) -> None:
        self._told.setdefault(seat, set()).add(kind)

    def was_told(self, seat: int, kind: NoticeKind) -> bool:
        return kind in self._told.get(seat, ())
