"""Ratings of all bots on one scale."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ..optional import import_optional


class Rating(NamedTuple):
    """An estimated strength and its standard deviation."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """A lower bound of the strength, three standard deviations down: the number to rank by."""
        return self.mu - 3 * self.sigma


class Ratings:
    """The Plackett-Luce model of openskill. It is updated game by game, so the order of the games matters.

    Bots do not improve between games, so no uncertainty is added between games (tau is 0).
    """

    def __init__(self, names: Sequence[str]) -> None:
        self._model = import_optional("openskill.models", "lab").PlackettLuce(tau=0.0)
        self._ratings: dict[str, Any] = {name: self._model.rating() for name in names}

    def add(self, scores: Mapping[str, float]) -> None:
        """Add a game: who has the higher score beat who has the lower."""
        names = list(scores)
        teams = [[self._ratings[name]] for name in names]
        for name, [rating] in zip(names, self._model.rate(teams, scores=[*scores.values()]), strict=True):
            self._ratings[name] = rating

    def __getitem__(self, name: str) -> Rating:
        return Rating(self._ratings[name].mu, self._ratings[name].sigma)
