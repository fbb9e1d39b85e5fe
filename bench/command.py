"""The command line that the benchmarks share: rounds, seconds, a table of the results, a JSON file."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from .environment import describe_environment
from .results import Measurement, Results, print_measurements, write_results

Announce = Callable[[str], object]
"""Shows what is being measured now."""


def make_parser(description: str | None, rounds: int) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=rounds, help=f"how often everything is measured ({rounds})")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results to this file, too")
    return parser


def run_benchmark(args: argparse.Namespace, measure: Callable[[Announce], list[Measurement]]) -> None:
    with Console(stderr=True).status("starting") as status:
        measurements = measure(status.update)
    print_measurements(measurements)
    if args.json is not None:
        write_results(args.json, Results(describe_environment(), measurements))
