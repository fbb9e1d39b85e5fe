"""The plan of many games: who sits where in each, and where its luck comes from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b


class GameFailed(Exception):
    """A game that broke a promise of its rules: it does not end, or loses pieces."""


@dataclass(frozen=True)
class RunConfig:
    """What all games of a simulation have in common."""

    seats: int
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, str]
    check: bool
    limit: int
    moves: bool = False
    """Whether every choice is written down."""

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where in that game: everybody moves up one seat from game to game, so that no seat favours a bot."""
        crew = max(self.seats, len(self.bots))
        return tuple(self.bots[(seat + number) % crew % len(self.bots)] for seat in range(self.seats))

    def luck(self, number: int) -> int:
        """The seed of that game."""
        return derive_seed(self.seed, number)


def derive_seed(seed: int, number: int) -> int:
    """The seed of one game of many."""
    digest = blake2b(f"{seed}/{number}".encode(), digest_size=8, person=b"jr-lab").digest()
    return int.from_bytes(digest, "big")
