"""One game of many once it is over: how it ended, or what went wrong, and every choice if they were written down."""

from __future__ import annotations

from typing import NamedTuple

from ...engine import Result, Seat
from ..rollouts import shares


class Move(NamedTuple):
    """Somebody was asked: what the seat knew, what it could do, and what it did. None is silence."""

    seat: Seat
    bot: str
    observation: str
    options: tuple[str, ...]
    choice: str | None


class GameResult(NamedTuple):
    """A game that was played, to its end or until it went wrong."""

    number: int
    seed: int
    seating: tuple[str, ...]
    result: Result | None
    error: str
    decisions: int
    choices: int
    seconds: float
    moves: tuple[Move, ...] = ()

    def shares(self, together: bool) -> list[float]:
        """What the ending is to each seat; nothing to anybody if there was none."""
        seats = len(self.seating)
        return [0.0] * seats if self.result is None else shares(self.result, seats, together)
