"""How strong each bot is on one scale, from all games together, and how sure that is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ..optional import import_optional


class Rating(NamedTuple):
    """A strength of about `mu`, give or take `sigma`."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """What it is at least, almost certainly: the number to rank by."""
        return self.mu - 3 * self.sigma


class Ratings:
    """Plackett and Luce's model by openskill, which moves with every game: it depends on the order they are added in.

    Bots do not get better from game to game, so nothing is added to the doubt from game to game (tau is 0).
    """

    def __init__(self, names: Sequence[str]) -> None:
        self._model = import_optional("openskill.models", "lab").PlackettLuce(tau=0.0)
        self._ratings: dict[str, Any] = {name: self._model.rating() for name in names}

    def add(self, scores: Mapping[str, float]) -> None:
        """A game: whoever has more came out before whoever has less."""
        names = list(scores)
        teams = [[self._ratings[name]] for name in names]
        for name, [rating] in zip(names, self._model.rate(teams, scores=[*scores.values()]), strict=True):
            self._ratings[name] = rating

    def __getitem__(self, name: str) -> Rating:
        return Rating(self._ratings[name].mu, self._ratings[name].sigma)
