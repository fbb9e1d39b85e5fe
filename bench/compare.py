"""Compare two result files by their ratios, and fail if something became slower: `python -m bench.compare [OLD] [NEW]`

A ratio is lost if its median is more than 5 % worse than before and even its best round is worse than the worst round
before. A measurement that is missing counts as lost. By default, the last kept file is compared with the latest run.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Literal, NamedTuple

from .results import (
    LATEST,
    Measurement,
    Results,
    format_number,
    format_ratio,
    last_kept_file,
    print_table,
    read_results,
)

TOLERANCE = 0.05
Verdict = Literal["lost", "missing", "same", "gained"]
FAILURES: tuple[Verdict, ...] = ("lost", "missing")


class Comparison(NamedTuple):
    old: Measurement
    new: Measurement | None
    verdict: Verdict


def compare(old: Results, new: Results) -> list[Comparison]:
    """Compare all measurements of ours that have a ratio. Those without one must only be there."""
    found = {one.key: one for one in new.measurements}
    return [
        Comparison(one, found.get(one.key), judge(one, found.get(one.key))) for one in old.measurements if not one.peer
    ]


def judge(old: Measurement, new: Measurement | None) -> Verdict:
    if new is None or new.ratio_to != old.ratio_to:
        return "missing"
    if not old.ratio_to:
        return "same"
    if is_worse(new, old):
        return "lost"
    return "gained" if is_worse(old, new) else "same"


def is_worse(one: Measurement, other: Measurement) -> bool:
    """Whether one is worse than the other beyond the noise of their rounds."""
    if one.more_is_better:
        return one.ratio_high < other.ratio_low and one.ratio < other.ratio * (1 - TOLERANCE)
    return one.ratio_low > other.ratio_high and one.ratio > other.ratio * (1 + TOLERANCE)


def print_comparisons(comparisons: Sequence[Comparison]) -> None:
    rows = [("", "old ratio", "new ratio", "new / old", "")]
    for old, new, verdict in comparisons:
        if verdict == "same":
            continue
        name = f"{old.topic}, {old.name}, {old.unit}"
        if new is None or not new.ratio_to:
            rows.append((name, format_number(old.ratio), "", "", verdict))
        else:
            rows.append((name, format_ratio(old), format_ratio(new), f"{new.ratio / old.ratio:.2f}", verdict))
    if len(rows) > 1:
        print_table(rows)


def print_differences(old: Results, new: Results) -> None:
    """Other programs and machines have other ratios, too."""
    for name in sorted(old.environment.keys() | new.environment.keys()):
        before, after = old.environment.get(name, "none"), new.environment.get(name, "none")
        if before != after and name != "date":
            print(f"{name}: {before} before, {after} now")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", type=Path, nargs="?", help="the file to compare with (the last kept one)")
    parser.add_argument("new", type=Path, nargs="?", default=LATEST, help="(the latest run)")
    args = parser.parse_args(arguments)
    old, new = read_results(args.old or last_kept_file()), read_results(args.new)
    comparisons = compare(old, new)
    print_differences(old, new)
    print_comparisons(comparisons)
    failures = [one for one in comparisons if one.verdict in FAILURES]
    print(f"{len(comparisons)} measurements compared, {len(failures)} lost or missing.")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
