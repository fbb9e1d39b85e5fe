"""Counts who wins as whom, in games that tell their seats apart: by character, by place in the turn order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ..statistics import Estimate, joint_z, share_interval


class RoleWins(NamedTuple):
    """How often a role won."""

    kind: str
    name: str
    games: int
    """In which it was played."""
    rate: Estimate
    """Of a win, for a seat with this role. The intervals of all roles of a kind hold together in 95 of 100 runs."""
    fair: float
    """What it would win if all roles were equal: the share of a seat in all games; for a crew, of all games."""

    @property
    def is_unfair(self) -> bool:
        return not self.rate.low <= self.fair <= self.rate.high


class Sums(NamedTuple):
    """Of a role's shares of the win, one for each game it was played in."""

    games: int = 0
    shares: float = 0.0
    squares: float = 0.0


class RoleTally:
    """Adds up the wins of each role. A game is one sample: seats with the same role share what they win."""

    def __init__(self) -> None:
        self._sums: dict[tuple[str, str], Sums] = {}
        self._games = 0
        self._total = 0.0

    def add(self, roles: Sequence[Mapping[str, str]], win_shares: Sequence[float]) -> None:
        """Count a finished game."""
        self._games += 1
        self._total += sum(win_shares) / len(win_shares)
        found: dict[tuple[str, str], list[float]] = {}
        for role, share in zip(roles, win_shares, strict=True) if roles else ():
            for kind, name in role.items():
                found.setdefault((kind, name), []).append(share)
        for key, shares in found.items():
            mean, sums = sum(shares) / len(shares), self._sums.get(key, Sums())
            self._sums[key] = Sums(sums.games + 1, sums.shares + mean, sums.squares + mean * mean)

    def kinds(self) -> list[str]:
        """The kinds of roles that were seen."""
        return list(dict.fromkeys(kind for kind, _ in self._sums))

    def rows(self, kind: str) -> list[RoleWins]:
        """All roles of a kind by name."""
        names = sorted(name for each, name in self._sums if each == kind)
        z, fair = joint_z(len(names)), self._total / self._games
        found = []
        for name in names:
            games, shares, squares = self._sums[kind, name]
            rate = Estimate(shares / games, *share_interval(shares, squares, games, z))
            found.append(RoleWins(kind, name, games, rate, fair))
        return found

    def to_json(self) -> dict[str, dict[str, dict[str, Any]]]:
        """By kind and name: the games, the win rate and its interval, and what would be fair."""
        return {
            kind: {
                row.name: {
                    "games": row.games,
                    "rate": round(row.rate.mean, 4),
                    "low": round(row.rate.low, 4),
                    "high": round(row.rate.high, 4),
                    "fair": round(row.fair, 4),
                }
                for row in self.rows(kind)
            }
            for kind in self.kinds()
        }
