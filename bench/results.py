"""Measurements: the values of several rounds, their ratios to a reference measured in the same rounds, and the file."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from pathlib import Path
from statistics import median

import msgspec

FOLDER = Path(__file__).parent / "results"
"""Holds a file for each version whose results were kept, and the latest run."""
LATEST = FOLDER / "latest.json"
QUICK_RUN = "quick"
"""What the environment says of a run that is too short to be kept."""


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
    peer: bool = False
    """Whether this is somebody else's program, or a reference."""

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
    topic: str, rounds: Rounds, reference: str, peers: Collection[str], without_ratio: Collection[str] = ()
) -> list[Measurement]:
    """`reference`: empty if it was not measured. `peers`: the names of others' programs, and of references.

    `without_ratio`: units that are not compared with the reference.
    """
    measurements = []
    for name, measured in rounds.items():
        for unit in measured[0]:
            values = [one[unit] for one in measured]
            if not reference or unit in without_ratio:
                measurements.append(summarize(topic, name, unit, values))
            else:
                others = [one[unit] for one in rounds[reference]]
                measurements.append(summarize(topic, name, unit, values, reference, others))
            measurements[-1].peer = name in peers
    return measurements


def format_number(number: float) -> str:
    return f"{number:,.0f}" if abs(number) >= 100 else f"{number:.3g}"


def format_ratio(one: Measurement) -> str:
    return f"{format_number(one.ratio)} ({format_number(one.ratio_low)} to {format_number(one.ratio_high)})"


def topic_table(measurements: Sequence[Measurement], topic: str) -> list[list[str]]:
    """Headings, then a row for each contender: medians, and ratios with their lowest and highest."""
    of_topic = [one for one in measurements if one.topic == topic]
    columns = list(dict.fromkeys((one.unit, one.ratio_to) for one in of_topic))
    rows = [[topic]]
    for unit, ratio_to in columns:
        rows[0] += [unit, f"to {ratio_to}"] if ratio_to else [unit]
    for name in dict.fromkeys(one.name for one in of_topic):
        found = {(one.unit, one.ratio_to): one for one in of_topic if one.name == name}
        row = [name]
        for column in columns:
            one = found.get(column)
            row.append("" if one is None else format_number(one.median))
            if column[1]:
                row.append("" if one is None else format_ratio(one))
        rows.append(row)
    return rows


def print_measurements(measurements: Sequence[Measurement]) -> None:
    for topic in dict.fromkeys(one.topic for one in measurements):
        print_table(topic_table(measurements, topic))


def print_table(rows: Sequence[Sequence[str]]) -> None:
    """Print cells in columns: the first to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *others in rows:
        print(
            first.ljust(widths[0]),
            *(cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True)),
            sep="  ",
        )
    print()


def write_results(path: Path, results: Results) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(results), indent=1) + b"\n")


def read_results(path: Path) -> Results:
    return msgspec.json.decode(path.read_bytes(), type=Results)


def last_kept_file() -> Path:
    """The results of the newest version."""
    versions = [path for path in FOLDER.glob("*.json") if path != LATEST]
    return max(versions, key=lambda path: [int(number) for number in re.findall(r"\d+", path.stem)])
