"""Writes the figures and charts of docs/speed.md from the last kept results: `python -m bench.page`

`--keep` first keeps the latest run as the results of this version, which later runs are compared with.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from typing import NamedTuple

from . import engine, open_tables, search, tables, thinking, timing
from .builds import COMPILED, ROOT
from .charts import Bar, Kind, bar_chart
from .results import (
    FOLDER,
    LATEST,
    QUICK_RUN,
    Measurement,
    Results,
    format_number,
    last_kept_file,
    read_results,
    topic_table,
    write_results,
)
from .serving import load

PAGE = ROOT / "docs/speed.md"
PICTURES = ROOT / "docs/pictures"
FIGURES = re.compile(r"(<!-- figures: ([a-z ]+) -->\n).*?(<!-- end of figures -->)", re.DOTALL)
"""A part of the page that is written by this program."""
TOPICS = (engine.TOPIC, search.TOPIC, tables.COUNTING_TOPIC, tables.TOPIC, open_tables.TOPIC, thinking.TOPIC)
ENVIRONMENT = "environment"


class Chart(NamedTuple):
    """The ratios of one quantity."""

    topic: str
    unit: str
    title: str

    @property
    def file_name(self) -> str:
        return f"speed-{self.topic.replace(' ', '-')}.svg"


CHARTS = (
    Chart(engine.TOPIC, timing.DECISIONS, "Decisions a second, catanatron = 1"),
    Chart(search.TOPIC, timing.TRIALS, "Trials of the search a second, OpenSpiel gin_rummy = 1"),
    Chart(tables.COUNTING_TOPIC, load.MOVES, "Moves a second at 50 tables, boardgame.io on disk = 1"),
    Chart(tables.TOPIC, load.MOVES, "Moves a second at 50 tables, Cards on boardgame.io on disk = 1"),
    Chart(open_tables.TOPIC, load.CPU, "Processor time of a move with other tables open, 10 open = 1"),
)


def render_page(page: str, results: Results) -> str:
    """The page with all its figures written anew."""
    return FIGURES.sub(lambda found: found[1] + render_figures(found[2], results) + found[3], page)


def render_figures(part: str, results: Results) -> str:
    if part == ENVIRONMENT:
        names = [f"{name} {value}" for name, value in results.environment.items() if value]
        return f"Measured with {', '.join(names)}.\n"
    return markdown_table(topic_table(results.measurements, part))


def markdown_table(rows: Sequence[Sequence[str]]) -> str:
    ruler = ["---", *["--:"] * (len(rows[0]) - 1)]
    return "".join(f"| {' | '.join(row)} |\n" for row in [["", *rows[0][1:]], ruler, *rows[1:]])


def render_charts(results: Results) -> dict[str, str]:
    """The charts by their file names."""
    return {
        chart.file_name: bar_chart(
            chart.title,
            [
                make_bar(one)
                for one in results.measurements
                if (one.topic, one.unit) == (chart.topic, chart.unit) and one.ratio_to
            ],
        )
        for chart in CHARTS
    }


def make_bar(one: Measurement) -> Bar:
    kind: Kind = "peer" if one.peer else "compiled" if one.name.endswith(COMPILED.suffix) else "pure"
    return Bar(one.name, one.ratio, one.ratio_low, one.ratio_high, kind, format_number(one.ratio))


def write_page(results: Results) -> None:
    PAGE.write_text(render_page(PAGE.read_text(), results))
    for name, chart in render_charts(results).items():
        (PICTURES / name).write_text(chart)


def keep_latest() -> None:
    results = read_results(LATEST)
    if results.environment["run"] == QUICK_RUN:
        sys.exit("The latest run was a quick one, which is too noisy to be kept.")
    write_results(FOLDER / f"{results.environment['jollyroger']}.json", results)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--keep", action="store_true", help="keep the latest run as the results of this version")
    if parser.parse_args().keep:
        keep_latest()
    write_page(read_results(last_kept_file()))
