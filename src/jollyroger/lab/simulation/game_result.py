"""The result of one game of a run."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ...engine import Result, Seat
from ..scoring import win_shares


class GameFailed(Exception):
    """A game broke its own rules, or a bot broke them: the game does not end, loses pieces, or a choice is illegal."""


class Move(NamedTuple):
    """One time that a bot was asked: what its seat knew, its options, and its choice (None: it stayed silent)."""

    seat: Seat
    bot: str
    observation: str
    options: tuple[str, ...]
    choice: str | None


class GameResult(NamedTuple):
    """A game that was played to its end, or until it failed."""

    number: int
    seed: int
    seating: tuple[str, ...]
    result: Result | None
    """None if the game failed; then `error` says why."""
    error: str
    decisions: int
    free_decisions: int
    """The decisions that had an alternative."""
    seconds: float
    moves: tuple[Move, ...] = ()
    roles: tuple[Mapping[str, str], ...] = ()
    """What each seat began as, by kinds of role; empty if the seats differ only in their places, or the deal failed."""
    record: str = ""
    """The text of its record; empty if none was kept or the game failed."""

    def win_shares(self, cooperative: bool) -> list[float]:
        """Each seat's share of the win; 0 for all if the game failed."""
        seats = len(self.seating)
        return [0.0] * seats if self.result is None else win_shares(self.result, seats, cooperative)
