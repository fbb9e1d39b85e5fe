"""Counts over many games. The order in which games are added does not matter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import lcm
from typing import NamedTuple

from ..statistics import share_interval
from .game_result import GameResult

MAX_DESCRIBED = 5
"""How many failures are described; the others are only counted. One bug fails many games in the same way."""


class Failure(NamedTuple):
    """A game that failed: its number, its seed, and what went wrong."""

    game: int
    seed: int
    error: str


@dataclass
class Tally:
    """Counts over games. Wins are counted in fractions of `win_units`, so that all counts are whole numbers.

    Intervals are over samples: games that are independent of each other, or rounds of games on the same seed. The seats
    of a game are not independent: they share one win.
    """

    seats: int
    games_per_sample: int = 1
    """In how many games of a sample a bot plays."""
    games: int = 0
    decisions: int = 0
    free_decisions: int = 0
    endings: dict[str, int] = field(default_factory=dict)
    seat_units: list[int] = field(default_factory=list)
    bot_units: dict[str, int] = field(default_factory=dict)
    bot_games: dict[str, int] = field(default_factory=dict)
    """The seats that each bot had, in a cooperative game the games it played in."""
    bot_samples: dict[str, int] = field(default_factory=dict)
    bot_squares: dict[str, int] = field(default_factory=dict)
    """The sum of the squares of each bot's units in a sample."""
    failures: int = 0
    first_failures: list[Failure] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.seat_units = self.seat_units or [0] * self.seats

    @property
    def win_units(self) -> int:
        """How many units a whole win is: any number of seats can share it evenly."""
        return lcm(*range(1, self.seats + 1))

    @property
    def finished(self) -> int:
        return self.games - self.failures

    def add(self, game: GameResult, cooperative: bool) -> None:
        """Count a game that is a sample of its own."""
        self.add_sample([game], cooperative)

    def add_sample(self, games: Sequence[GameResult], cooperative: bool) -> None:
        """Count the games of a sample."""
        units: dict[str, int] = {}
        for game in games:
            for name, won in self._add_game(game, cooperative).items():
                _count(units, name, won)
        for name, won in units.items():
            _count(self.bot_samples, name, 1)
            _count(self.bot_squares, name, won * won)

    def _add_game(self, game: GameResult, cooperative: bool) -> dict[str, int]:
        """Count a game, and return the units of each bot in it.

        In a cooperative game a win is whole for each seat, and a bot counts once for all its seats.
        """
        if game.result is None:
            self.add_failure(Failure(game.number, game.seed, game.error))
            return {}
        result, seating = game.result, game.seating
        self.games += 1
        self.decisions += game.decisions
        self.free_decisions += game.free_decisions
        _count(self.endings, result.ending, 1)
        for name in sorted(set(seating)) if cooperative else seating:
            _count(self.bot_games, name, 1)
        units = self.win_units if cooperative else self.win_units // max(1, len(result.winners))
        for seat in result.winners:
            self.seat_units[seat] += units
        winners = [seating[seat] for seat in result.winners]
        bot_units = dict.fromkeys(sorted(set(seating)), 0)
        for name in sorted(set(winners)) if cooperative else winners:
            _count(self.bot_units, name, units)
            bot_units[name] += units
        return bot_units

    def add_failure(self, failure: Failure) -> None:
        self.games += 1
        self.failures += 1
        self.first_failures = sorted([*self.first_failures, failure])[:MAX_DESCRIBED]

    def bot_wins(self, name: str) -> dict[str, float]:
        """A bot's games and wins, and its win rate with the 95 % interval."""
        games = self.bot_games.get(name, 0)
        wins = self.bot_units.get(name, 0) / self.win_units
        low, high = self._interval(name)
        numbers = {"wins": wins, "rate": wins / games if games else 0.0, "low": low, "high": high}
        return {"games": games, **{key: round(number, 4) for key, number in numbers.items()}}

    def _interval(self, name: str) -> tuple[float, float]:
        """The interval of a bot's wins per seat, from its share of the wins in each sample."""
        samples, seats = self.bot_samples.get(name, 0), self.bot_games.get(name, 0)
        if not samples:
            return 0.0, 1.0
        most = self.win_units * self.games_per_sample
        low, high = share_interval(self.bot_units.get(name, 0) / most, self.bot_squares[name] / most**2, samples)
        per_seat = samples * self.games_per_sample / seats
        return low * per_seat, min(1.0, high * per_seat)


def _count(counts: dict[str, int], name: str, number: int) -> None:
    counts[name] = counts.get(name, 0) + number
