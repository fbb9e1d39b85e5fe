"""Measurements: the values of several rounds, their ratios to a reference measured in the same rounds, and the file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from statistics import median

import msgspec
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table


class Measurement(msgspec.Struct, omit_defaults=True):
    """One quantity of one contender. Machines differ and are noisy, so only ratios are compared between runs."""

    topic: str
    name: str
    unit: str
    values: list[float]
    """One of each round."""
    median: float
    low: float
    high: float
    ratio_to: str = ""
    """The reference; empty: the values have nothing to be compared with."""
    ratio: float = 0.0
    """The median of the ratios of each round."""
    ratio_low: float = 0.0
    ratio_high: float = 0.0

    @property
    def key(self) -> tuple[str, str, str]:
        return self.topic, self.name, self.unit

    @property
    def more_is_better(self) -> bool:
        """Rates should be high; times, bytes and other costs low."""
        return self.unit.endswith("/s")


class Results(msgspec.Struct):
    """The measurements of a run, and the machine and programs they were taken with."""

    environment: dict[str, str]
    measurements: list[Measurement]

    def find(self, topic: str, name: str, unit: str) -> Measurement:
        return next(one for one in self.measurements if one.key == (topic, name, unit))


def summarize(
    topic: str, name: str, unit: str, values: Sequence[float], ratio_to: str = "", reference: Sequence[float] = ()
) -> Measurement:
    """`reference`: the values of the contender `ratio_to` in the same rounds."""
    measurement = Measurement(topic, name, unit, [round_digits(value) for value in values], *spread(values))
    if ratio_to:
        ratios = [value / other for value, other in zip(values, reference, strict=True)]
        measurement.ratio_to = ratio_to
        measurement.ratio, measurement.ratio_low, measurement.ratio_high = spread(ratios)
    return measurement


def spread(values: Sequence[float]) -> tuple[float, float, float]:
    """Median, lowest and highest."""
    return round_digits(median(values)), round_digits(min(values)), round_digits(max(values))


def round_digits(value: float) -> float:
    """More than four digits are noise."""
    return float(f"{value:.4g}")


Rounds = dict[str, list[dict[str, float]]]
"""What each contender measured in each round, by unit."""


def summarize_rounds(
    topic: str, rounds: Rounds, reference: str, without_ratio: Sequence[str] = ()
) -> list[Measurement]:
    """`without_ratio`: units that are reported but not compared with the reference."""
    return [
        summarize(
            topic,
            name,
            unit,
            [one[unit] for one in measured],
            "" if unit in without_ratio else reference,
            [one[unit] for one in rounds[reference]] if unit in rounds[reference][0] else (),
        )
        for name, measured in rounds.items()
        for unit in measured[0]
    ]


def format_number(number: float) -> str:
    return f"{number:,.0f}" if abs(number) >= 100 else f"{number:.3g}"


def format_spread(median: float, low: float, high: float) -> str:
    return f"{format_number(median)} ({format_number(low)} to {format_number(high)})"


def print_measurements(measurements: Sequence[Measurement]) -> None:
    """Print a table for each topic and unit."""
    for topic, unit in dict.fromkeys((one.topic, one.unit) for one in measurements):
        rows = [one for one in measurements if (one.topic, one.unit) == (topic, unit)]
        table = Table(title=f"{topic}, {unit}", title_justify="left", box=SIMPLE)
        table.add_column("")
        table.add_column("median (low to high)", justify="right")
        if rows[0].ratio_to:
            table.add_column(f"to {rows[0].ratio_to}", justify="right")
        for one in rows:
            cells = [format_spread(one.median, one.low, one.high)]
            if one.ratio_to:
                cells.append(format_spread(one.ratio, one.ratio_low, one.ratio_high))
            table.add_row(one.name, *cells)
        Console().print(table)


def write_results(path: Path, results: Results) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(results), indent=1) + b"\n")


def read_results(path: Path) -> Results:
    return msgspec.json.decode(path.read_bytes(), type=Results)
