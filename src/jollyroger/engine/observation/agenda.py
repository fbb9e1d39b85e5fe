"""The agenda as features, for games whose players know what is still to happen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..kernel import Phase, Seat
from .features import FeatureList, seat_names


class PhaseField:
    """How a field of a phase becomes numbers. Games derive kinds of their own."""

    def __init__(self, width: int) -> None:
        self.width = width
        """How many features it takes."""

    def add(self, features: FeatureList, name: str) -> None:
        """Add its features."""
        raise NotImplementedError

    def write(self, vector: list[float], at: int, value: Any, seat: Seat) -> None:
        """Write a value of the field at this index, as the seat sees it."""
        raise NotImplementedError


class NumberField(PhaseField):
    """A quantity, or a truth value. What is beyond the highest value is told as the highest."""

    def __init__(self, high: int = 1) -> None:
        super().__init__(1)
        self._high = high

    def add(self, features: FeatureList, name: str) -> None:
        features.number(name, self._high)

    def write(self, vector: list[float], at: int, value: Any, seat: Seat) -> None:
        vector[at] = float(min(value, self._high))


class ChoiceField(PhaseField):
    """One of these values, each with a name, or None."""

    def __init__(self, names: Mapping[Any, str]) -> None:
        super().__init__(len(names))
        self._names = list(names.values())
        self._places = {value: place for place, value in enumerate(names)}

    def add(self, features: FeatureList, name: str) -> None:
        features.one_of(name, self._names)

    def write(self, vector: list[float], at: int, value: Any, seat: Seat) -> None:
        if value is not None:
            vector[at + self._places[value]] = 1.0


class SeatField(PhaseField):
    """A seat, or None."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)

    def add(self, features: FeatureList, name: str) -> None:
        features.one_of(name, seat_names(self.width))

    def write(self, vector: list[float], at: int, value: Any, seat: Seat) -> None:
        if value is not None:
            vector[at + (value - seat) % self.width] = 1.0


class EachField(PhaseField):
    """Several values, whose order does not matter, all in the features of one."""

    def __init__(self, item: PhaseField) -> None:
        super().__init__(item.width)
        self._item = item

    def add(self, features: FeatureList, name: str) -> None:
        self._item.add(features, name)

    def write(self, vector: list[float], at: int, value: Any, seat: Seat) -> None:
        for item in value:
            self._item.write(vector, at, item, seat)


class ListField(PhaseField):
    """Several values in order, up to a number of them."""

    def __init__(self, item: PhaseField, length: int) -> None:
        super().__init__(length * item.width)
        self._item = item
        self._length = length

    def add(self, features: FeatureList, name: str) -> None:
        for number in range(1, self._length + 1):
            self._item.add(features, f"{name} {number}")

    def write(self, vector: list[float], at: int, value: Any, seat: Seat) -> None:
        for item in value[: self._length]:
            self._item.write(vector, at, item, seat)
            at += self._item.width


class PlannedPhase:
    """Where the phases of one class stand in an observation, the next one first."""

    def __init__(self, starts: list[int], fields: list[tuple[str, PhaseField]]) -> None:
        self.starts = starts
        self.fields = fields


class AgendaFeatures:
    """Writes every phase of the agenda: that it is planned, after how many others, and its fields.

    `phases` has the fields of each class; `copies` says of which classes more than one can be planned at a time.
    """

    def __init__(
        self,
        features: FeatureList,
        phases: Mapping[type[Phase[Any]], Mapping[str, PhaseField]],
        copies: Mapping[type[Phase[Any]], int],
        depth: int,
    ) -> None:
        self._depth = depth
        self._planned: dict[type[Phase[Any]], PlannedPhase] = {}
        for phase, fields in phases.items():
            missing = {*phase.fields} ^ {*fields}
            assert not missing, f"the fields {sorted(missing)} of {phase.__name__} are not told, or there are no such"
            count = copies.get(phase, 1)
            names = [phase.__name__ if count == 1 else f"{phase.__name__} {number}" for number in range(1, count + 1)]
            starts = [self._add(features, f"planned: {name}", fields) for name in names]
            self._planned[phase] = PlannedPhase(starts, list(fields.items()))

    def _add(self, features: FeatureList, name: str, fields: Mapping[str, PhaseField]) -> int:
        start = features.flag(name)
        features.number(f"{name}: phases before it", self._depth)
        for field, kind in fields.items():
            kind.add(features, f"{name}: {field}")
        return start

    def write(self, vector: list[float], agenda: Sequence[Phase[Any]], seat: Seat) -> None:
        """Write the agenda as this seat sees it; the last phase is the current one."""
        written: dict[type[Phase[Any]], int] = {}
        for before in range(len(agenda)):
            phase = agenda[-1 - before]
            kind = type(phase)
            planned = self._planned[kind]
            copy = written.get(kind, 0)
            if copy < len(planned.starts):
                at = planned.starts[copy]
                vector[at] = 1.0
                vector[at + 1] = float(min(before, self._depth))
                at += 2
                for name, field in planned.fields:
                    field.write(vector, at, getattr(phase, name), seat)
                    at += field.width
                written[kind] = copy + 1
