"""Observers of Liar's Cove with one flaw."""

from __future__ import annotations

from typing import Any

from jollyroger.engine import FeatureList, Seat

from ..toy import Cove
from ..toy.observation import CoveObserver


class RepeatedName(CoveObserver):
    def add_features(self, features: FeatureList, names: list[str]) -> None:
        super().add_features(features, names)
        features.flag("bag")


class SplitGroup(CoveObserver):
    def add_features(self, features: FeatureList, names: list[str]) -> None:
        super().add_features(features, names)
        features.group("table")
        features.flag("night")


class NoRange(CoveObserver):
    def add_features(self, features: FeatureList, names: list[str]) -> None:
        super().add_features(features, names)
        features.number("night", 0)


class OutOfRange(CoveObserver):
    def encode(self, s: Cove, seat: Seat) -> list[float]:
        v = super().encode(s, seat)
        v[self.table] += 20.0
        return v


class MissingNumber(CoveObserver):
    """One number less as long as there is no claim."""

    def encode(self, s: Cove, seat: Seat) -> list[float]:
        return super().encode(s, seat)[: -1 if s.claim is None else None]


class WholeNumbers(CoveObserver):
    def encode(self, s: Cove, seat: Seat) -> list[float]:
        return [int(value) for value in super().encode(s, seat)]


class Remembering(CoveObserver):
    """Tells how often it was asked."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.calls = 0

    def encode(self, s: Cove, seat: Seat) -> list[float]:
        v = super().encode(s, seat)
        self.calls += 1
        v[self.table + 2] = float(self.calls % 5)
        return v


class SharedList(CoveObserver):
    """Returns the same list for the same state."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.kept: dict[Any, list[float]] = {}

    def encode(self, s: Cove, seat: Seat) -> list[float]:
        return self.kept.setdefault((id(s), seat), super().encode(s, seat))


class LeakyClaim(CoveObserver):
    """Tells everybody the card that lies face down."""

    def encode(self, s: Cove, seat: Seat) -> list[float]:
        v = super().encode(s, seat)
        if s.claim is not None:
            v[self.claimed_card + s.claim.card - 1] = 1.0
        return v


class ForgottenCoins(CoveObserver):
    def encode(self, s: Cove, seat: Seat) -> list[float]:
        v = super().encode(s, seat)
        for start in self.players:
            v[start + 1] = 0.0
        v[self.table + 1] = 0.0
        return v


class ForgottenHecklers(CoveObserver):
    def encode(self, s: Cove, seat: Seat) -> list[float]:
        v = super().encode(s, seat)
        for start in self.players:
            v[start + 4] = 0.0
        return v
