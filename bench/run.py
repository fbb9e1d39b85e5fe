"""Measure everything in one run, and write the results as JSON.

Then `python -m bench.compare` compares them with the last release, and `python -m bench.page --keep` keeps them as the
results of this version.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.status import Status

from . import engine, open_tables, search, tables, thinking
from .command import Announce
from .environment import describe_environment
from .results import LATEST, QUICK_RUN, Measurement, Results, print_measurements, write_results


class Plan(NamedTuple):
    """How much is measured."""

    rounds: int
    seconds: float
    """Of each engine in each round."""
    table_rounds: int
    table_moves: int
    open_counts: list[int]
    open_rounds: int
    open_moves: int
    thinking_rounds: int
    thinking_choices: int


FULL = Plan(5, 1.0, 5, 60, [10, 100, 1000, 5000], 3, open_tables.MOVES_PER_TABLE, 3, 5)
QUICK = Plan(2, 0.3, 1, 15, [10, 100], 1, 60, 1, 2)
THINKING_SECONDS = 1.0


def topics(plan: Plan) -> dict[str, Callable[[Announce], list[Measurement]]]:
    table_settings = tables.Settings(plan.table_rounds, plan.table_moves)
    return {
        engine.TOPIC: lambda announce: engine.measure(plan.rounds, plan.seconds, announce),
        search.TOPIC: lambda announce: search.measure(plan.rounds, plan.seconds, announce),
        tables.TOPIC: lambda announce: tables.measure(table_settings, announce),
        open_tables.TOPIC: lambda announce: open_tables.measure(
            plan.open_counts, plan.open_rounds, plan.open_moves, announce
        ),
        thinking.TOPIC: lambda announce: thinking.measure(
            plan.thinking_rounds, THINKING_SECONDS, plan.thinking_choices, announce
        ),
    }


def show(status: Status, topic: str, text: str) -> None:
    status.update(f"{topic}, {text}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="a short run, to see that everything works")
    parser.add_argument("--json", type=Path, default=LATEST, metavar="FILE", help="where the results are written")
    args = parser.parse_args()
    results = Results({**describe_environment(), "run": QUICK_RUN if args.quick else "full"}, [])
    console = Console(stderr=True)
    for topic, measure in topics(QUICK if args.quick else FULL).items():
        started = time.monotonic()
        with console.status(topic) as status:
            measurements = measure(partial(show, status, topic))
        console.print(f"{topic}: measured in {time.monotonic() - started:.0f} s")
        print_measurements(measurements)
        results.measurements += measurements
        write_results(args.json, results)


if __name__ == "__main__":
    main()
