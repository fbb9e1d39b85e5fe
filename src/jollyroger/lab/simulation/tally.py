"""What many games came to: counts that add up the same in whatever order they are added."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import lcm, sqrt
from typing import NamedTuple

from ...engine import Result

DESCRIBED = 5
"""How many failures are described; the others are only counted."""


class Failure(NamedTuple):
    """A game that went wrong, and what it takes to play it again."""

    game: int
    seed: int
    error: str


@dataclass
class Tally:
    """Counts over games, all of them whole numbers: a shared win is split into shares that no seat count leaves odd."""

    seats: int
    games: int = 0
    decisions: int = 0
    choices: int = 0
    outcomes: dict[str, int] = field(default_factory=dict)
    seat_shares: list[int] = field(default_factory=list)
    bot_shares: dict[str, int] = field(default_factory=dict)
    bot_games: dict[str, int] = field(default_factory=dict)
    failures: int = 0
    failed: list[Failure] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.seat_shares = self.seat_shares or [0] * self.seats

    @property
    def share(self) -> int:
        """How many shares a whole win is."""
        return lcm(*range(1, self.seats + 1))

    @property
    def finished(self) -> int:
        return self.games - self.failures

    def add(self, result: Result, seating: Sequence[str], decisions: int, choices: int, together: bool = False) -> None:
        """Count a game that came to its end. Where all play together a win is whole for each, and a bot plays once."""
        self.games += 1
        self.decisions += decisions
        self.choices += choices
        _count(self.outcomes, result.ending, 1)
        for name in sorted(set(seating)) if together else seating:
            _count(self.bot_games, name, 1)
        share = self.share if together else self.share // max(1, len(result.winners))
        for seat in result.winners:
            self.seat_shares[seat] += share
        winners = [seating[seat] for seat in result.winners]
        for name in sorted(set(winners)) if together else winners:
            _count(self.bot_shares, name, share)

    def of_bot(self, name: str) -> dict[str, float]:
        """What a bot has won, out of how many games, and the interval of its rate."""
        games = self.bot_games.get(name, 0)
        wins = self.bot_shares.get(name, 0) / self.share
        low, high = wilson_interval(wins, games)
        numbers = {"wins": wins, "rate": wins / games if games else 0.0, "low": low, "high": high}
        return {"games": games, **{key: round(number, 4) for key, number in numbers.items()}}

    def fail(self, failure: Failure) -> None:
        """Count a game that did not."""
        self.games += 1
        self.failures += 1
        self.failed = sorted([*self.failed, failure])[:DESCRIBED]

    def merge(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.choices += other.choices
        self.failures += other.failures
        self.failed = sorted([*self.failed, *other.failed])[:DESCRIBED]
        self.seat_shares = [a + b for a, b in zip(self.seat_shares, other.seat_shares, strict=True)]
        _count_all(self.outcomes, other.outcomes)
        _count_all(self.bot_shares, other.bot_shares)
        _count_all(self.bot_games, other.bot_games)


def wilson_interval(wins: float, games: int) -> tuple[float, float]:
    """Between which rates the true one lies, 95 times in 100.

    >>> wilson(0, 0)
    (0.0, 1.0)
    >>> [round(edge, 3) for edge in wilson(5, 10)]
    [0.237, 0.763]
    """
    if games == 0:
        return 0.0, 1.0
    z = 1.959964
    rate = wins / games
    middle = rate + z * z / (2 * games)
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def _count(counts: dict[str, int], name: str, number: int) -> None:
    counts[name] = counts.get(name, 0) + number


def _count_all(counts: dict[str, int], others: Mapping[str, int]) -> None:
    for name, number in others.items():
        _count(counts, name, number)
