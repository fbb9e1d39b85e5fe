"""Building a spec: features by the dozen, and those that every game has."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ..kernel import Phase, Seat, State
from .spec import Feature, ObservationSpec


class FeatureList:
    """Collects the features of a spec. Every method returns the index of the first feature it adds."""

    def __init__(self) -> None:
        self._features: list[Feature] = []
        self._group = ""

    def group(self, name: str) -> int:
        """Begin a group: all features that follow belong to it."""
        self._group = name
        return len(self._features)

    def number(self, name: str, high: float, low: float = 0.0) -> int:
        """A quantity."""
        self._features.append(Feature(name, self._group, float(low), float(high)))
        return len(self._features) - 1

    def flag(self, name: str) -> int:
        """Something that is true, 1, or not, 0."""
        return self.number(name, 1.0)

    def one_of(self, name: str, values: Iterable[object]) -> int:
        """A category: one feature for each value, 1 for the one that holds. All are 0 where none does."""
        first = len(self._features)
        for value in values:
            self.flag(f"{name}: {value}")
        return first

    def counts(self, name: str, highs: Mapping[str, int]) -> int:
        """How many there are of each kind, given the most there can be."""
        first = len(self._features)
        for kind, high in highs.items():
            self.number(f"{name}: {kind}", high)
        return first

    def blank(self) -> list[float]:
        """An observation of nothing: all features 0."""
        return [0.0] * len(self._features)

    def spec(self, version: int) -> ObservationSpec:
        return ObservationSpec(self._features, version)


def seat_names(seats: int) -> list[str]:
    """The seats as an observer names them, itself first.

    >>> seat_names(3)
    ['me', 'left 1', 'left 2']
    """
    return ["me", *(f"left {distance}" for distance in range(1, seats))]


class QuestionFeatures:
    """What every game has: the kind of question that is open, who must answer it, and how the game has ended."""

    def __init__(
        self, features: FeatureList, seats: int, phases: Iterable[type[Phase[Any]]], endings: Iterable[str]
    ) -> None:
        self._seats = seats
        features.group("question")
        self._phases: dict[type[Phase[Any]], int] = {
            phase: features.flag(f"question: {phase.__name__}") for phase in phases
        }
        self._must = features.one_of("must answer", seat_names(seats))
        self._may = features.flag("may answer: me")
        self._answered = features.one_of("has answered", seat_names(seats))
        features.group("result")
        self._over = features.flag("the game is over")
        self._winners = features.one_of("winner", seat_names(seats))
        self._endings = {ending: features.flag(f"ending: {ending}") for ending in endings}

    def write(self, vector: list[float], s: State, seat: Seat) -> None:
        seats = self._seats
        if s.result is not None:
            vector[self._over] = 1.0
            vector[self._endings[s.result.ending]] = 1.0
            for winner in s.result.winners:
                vector[self._winners + (winner - seat) % seats] = 1.0
            return
        vector[self._phases[type(s.agenda[-1])]] = 1.0
        for ask in s.asks:
            if not ask.may:
                vector[self._must + (ask.seat - seat) % seats] = 1.0
            elif ask.seat == seat:
                # Whether others may answer can depend on their cards.
                vector[self._may] = 1.0
        for other in s.sealed:
            vector[self._answered + (other - seat) % seats] = 1.0
