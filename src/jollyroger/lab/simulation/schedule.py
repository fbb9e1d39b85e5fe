"""Which bot sits where in each game of a run, and the seed of each game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, Protocol

from ..seeds import derive_seed
from .run_config import RunConfig


class PlannedGame(NamedTuple):
    """One game of a run: its number, its seed, and the name of the bot in each seat."""

    number: int
    seed: int
    seating: tuple[str, ...]


class Schedule(Protocol):
    """All games of a run."""

    def game(self, number: int) -> PlannedGame: ...


@dataclass(frozen=True)
class RotatingSchedule:
    """Every bot moves up one seat from game to game, so that no seat favours a bot. Each game has its own seed."""

    config: RunConfig

    def game(self, number: int) -> PlannedGame:
        seats, bots = self.config.seats, self.config.bots
        places = max(seats, len(bots))
        seating = tuple(bots[(seat + number) % places % len(bots)] for seat in range(seats))
        return PlannedGame(number, derive_seed(self.config.seed, number), seating)
