"""What an observation consists of, and the base of the observers of games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import ClassVar, Generic, NamedTuple, TypeVar

from ..kernel import Seat, State

S = TypeVar("S", bound=State)


class Feature(NamedTuple):
    """One number of an observation: what it says, the group it belongs to, and the least and greatest value."""

    name: str
    group: str
    low: float
    high: float


class ObservationSpec:
    """The features of an observation in order, for one game and number of seats."""

    def __init__(self, features: Sequence[Feature], version: int) -> None:
        self.features = tuple(features)
        self.version = version
        """Raised with every change of the features: what was learnt with another version does not fit."""

    def __len__(self) -> int:
        return len(self.features)

    def groups(self) -> dict[str, slice]:
        """Where each group stands. A group is a contiguous run of features."""
        found: dict[str, slice] = {}
        start = 0
        for index, feature in enumerate(self.features):
            if feature.group != self.features[start].group:
                found[self.features[start].group] = slice(start, index)
                start = index
        if self.features:
            found[self.features[start].group] = slice(start, len(self.features))
        return found

    def names(self) -> list[str]:
        return [feature.name for feature in self.features]

    def lows(self) -> list[float]:
        return [feature.low for feature in self.features]

    def highs(self) -> list[float]:
        return [feature.high for feature in self.features]

    def index(self, name: str) -> int:
        """The place of the feature with this name."""
        return self.names().index(name)

    def describe(self, vector: Sequence[float]) -> dict[str, float]:
        """The features that are not 0, by name: a readable observation."""
        return {feature.name: value for feature, value in zip(self.features, vector, strict=True) if value}

    def fingerprint(self) -> str:
        """A short hash of all names, groups and ranges. Two specs with the same one are interchangeable."""
        text = "\n".join(f"{name}\t{group}\t{low}\t{high}" for name, group, low, high in self.features)
        return blake2b(text.encode(), digest_size=8, person=b"jr-observation").hexdigest()


class Observer(Generic[S]):
    """Encodes what a seat may know, for one number of seats. Games derive their own from it.

    The observing seat comes first, then the others in turn order, so that what is learnt in one seat applies in all.
    """

    left_out: ClassVar[Mapping[str, str]] = {}
    """Paths of the view that the numbers do not tell, as `players.name`, and why that is no loss."""
    unordered: ClassVar[Mapping[str, str]] = {}
    """Paths of lists in the view whose order the numbers do not tell, and why that is no loss."""

    def __init__(self, spec: ObservationSpec) -> None:
        self.spec = spec

    def encode(self, s: S, seat: Seat) -> list[float]:
        """What the seat may know in this state: a number for each feature, within its range."""
        raise NotImplementedError
