"""Searches for the value of a parameter at which a measure reaches a target.

A few values over the whole range are measured first. Between two neighbours where the measure passes the target, the
range is halved until no value is left between them. Every value is measured with the same number of games on the same
seeds, so its interval is an ordinary one; there is no looking and stopping in between.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, NamedTuple

from rich.console import Console, Group
from rich.text import Text

from ..simulation.text_tables import column_table
from ..statistics import Estimate
from .measures import Measure
from .variants import Parameter

FIRST_VALUES = 5
"""How many values are measured at first, from end to end."""


class Measured(NamedTuple):
    """The estimate at a value, from this many games."""

    estimate: Estimate
    games: int
    stopped: bool = False


MeasureValues = Callable[[Sequence[str]], Mapping[str, Measured]]
"""Plays the games of these values."""


@dataclass(frozen=True)
class Tuning:
    """All values that were measured, in the order of the range."""

    parameter: Parameter
    measure: Measure
    target: float
    measured: Mapping[str, Measured]
    bracket: tuple[str, str] | None
    """Two neighbouring values between which the measure passes the target; None if there are none."""
    stopped: bool = False
    """Whether Ctrl-C ended it early."""

    @property
    def best(self) -> str:
        """The value that comes nearest."""
        return min(self.measured, key=lambda value: abs(self.measured[value].estimate.mean - self.target))

    @property
    def is_reached(self) -> bool:
        """Whether the interval at the best value contains the target."""
        _, low, high = self.measured[self.best].estimate
        return low <= self.target <= high

    @property
    def verdict(self) -> str:
        """The result in a sentence."""
        key, best = self.parameter.key, self.best
        mean, low, high = self.measured[best].estimate
        show = self.measure.format
        found = f"{key}={best} comes nearest to {show(self.target)}: {show(mean)} ({show(low)} to {show(high)})."
        if self.is_reached:
            return found
        if self.bracket is not None:
            return f"{found} Between {self.bracket[0]} and {self.bracket[1]} it passes the target; no value meets it."
        values = self.parameter.values
        return f"The target is not reached from {values[0]} to {values[-1]}. {found}"

    def to_json(self) -> dict[str, Any]:
        return {
            "parameter": self.parameter.key,
            "measure": self.measure.id,
            "target": self.target,
            "best": self.best,
            "reached": self.is_reached,
            "bracket": None if self.bracket is None else list(self.bracket),
            "verdict": self.verdict,
            "values": [
                {"value": value, "games": one.games, **one.estimate._asdict()} for value, one in self.measured.items()
            ],
            "stopped": self.stopped,
        }

    def print(self, console: Console) -> None:
        name = self.measure.name[:1].upper() + self.measure.name[1:]
        table = column_table(self.parameter.key, "Games", name, "95 % interval", "")
        for value, (estimate, games, _) in self.measured.items():
            low, high = self.measure.format(estimate.low), self.measure.format(estimate.high)
            fits = "fits" if estimate.low <= self.target <= estimate.high else ""
            table.add_row(Text(value), f"{games:,}", self.measure.format(estimate.mean), f"{low} to {high}", fits)
        stopped = [Text("Stopped before the end.")] if self.stopped else []
        console.print(Group(table, Text(), Text(self.verdict), *stopped))


def tune(parameter: Parameter, measure: Measure, target: float, measure_values: MeasureValues) -> Tuning:
    """Search for the value at which the measure comes nearest to the target."""
    values = parameter.values
    spread = min(FIRST_VALUES, len(values))
    indices = sorted({round(step * (len(values) - 1) / max(1, spread - 1)) for step in range(spread)})
    found = dict(measure_values([values[index] for index in indices]))
    bracket = _find_bracket(values, found, target)
    while bracket is not None and not _is_stopped(found):
        low, high = values.index(bracket[0]), values.index(bracket[1])
        if high - low < 2:
            break
        found |= measure_values([values[(low + high) // 2]])
        bracket = _find_bracket(values[low : high + 1], found, target)
    in_order = {value: found[value] for value in values if value in found}
    return Tuning(parameter, measure, target, in_order, bracket, _is_stopped(found))


def _find_bracket(values: Sequence[str], found: Mapping[str, Measured], target: float) -> tuple[str, str] | None:
    """Two values next to each other among those measured, on either side of the target: the pair nearest to it."""
    known = [value for value in values if value in found]
    pairs = [
        (low, high)
        for low, high in pairwise(known)
        if (found[low].estimate.mean - target) * (found[high].estimate.mean - target) <= 0
    ]
    return min(pairs, key=lambda pair: sum(abs(found[value].estimate.mean - target) for value in pair), default=None)


def _is_stopped(found: Mapping[str, Measured]) -> bool:
    return any(one.stopped for one in found.values())
