"""The result of a sweep: as tables for the terminal, as JSON, and as rows of a file."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from ..simulation.table_writer import Row
from ..simulation.text_tables import key_value_table
from .component_paths import Difference
from .measures import Measure
from .sweep import Sweep

COLUMNS = {
    "variant": "text",
    "options": "text",
    "components": "text",
    "measure": "text",
    "games": "int",
    "mean": "float",
    "low": "float",
    "high": "float",
    "difference": "float",
    "difference_low": "float",
    "difference_high": "float",
    "pairs": "int",
}
"""A row for each variant and measure; the base has no difference. `options` and `components` are changes, as JSON."""
NOTES = (
    "Differences to the base are game by game on the same seeds; those of rates are in percentage points.",
    "* The interval excludes 0. Among many differences, one in twenty does so by chance.",
)
MAX_DIFFERENCES = 40
"""How many differences between two component files are printed."""


def sweep_rows(sweep: Sweep) -> list[Row]:
    rows: list[Row] = []
    for index, setup in enumerate(sweep.setups):
        variant = setup.variant
        changes = [variant.name, json.dumps(dict(variant.options)), json.dumps(dict(variant.components))]
        for measure in sweep.measures():
            change, pairs = sweep.change(index, measure)
            compared = (*change, pairs) if index else (None, None, None, 0)
            rows.append((*changes, measure.id, len(sweep.games[index]), *sweep.estimate(index, measure), *compared))
    return rows


def sweep_json(sweep: Sweep, differences: Sequence[Sequence[Difference]] = ()) -> dict[str, Any]:
    """The sweep as plain data; `differences` are those of each variant's component file to that of the base."""
    config = sweep.setups[0].config
    names = list(COLUMNS)[3:]
    rows = [dict(zip(COLUMNS, row, strict=True)) for row in sweep_rows(sweep)]
    count = len(sweep.measures())
    return {
        "game": sweep.game.id,
        "version": sweep.game.version,
        "seats": config.seats,
        "bots": list(config.bots),
        "games": config.games,
        "seed": config.seed,
        "base": dict(config.options),
        "variants": [
            {
                "name": setup.variant.name,
                "options": dict(setup.variant.options),
                "components": dict(setup.variant.components),
                **({"differences": [one._asdict() for one in differences[index]]} if differences else {}),
                "measures": [{name: row[name] for name in names} for row in rows[index * count : (index + 1) * count]],
            }
            for index, setup in enumerate(sweep.setups)
        ],
        "failures": len(sweep.failures),
        "first_failures": sorted(sweep.failures)[:5],
        "stopped": sweep.stopped,
    }


def print_sweep(sweep: Sweep, console: Console, differences: Sequence[Sequence[Difference]] = ()) -> None:
    """Print a table for each measure, each variant with its difference to the base."""
    config = sweep.setups[0].config
    options = ", ".join(f"{id} {value}" for id, value in config.options.items())
    played = sum(map(len, sweep.games))
    parts: list[Any] = [
        key_value_table(
            ("Game", f"{sweep.game.id}, version {sweep.game.version}, {config.seats} seats"),
            ("Base", options or "no options"),
            ("Bots", ", ".join(config.bots)),
            ("Seed", str(config.seed)),
            ("Games", f"{played:,} of {len(sweep.setups)} variants{', stopped before the end' * sweep.stopped}"),
            ("Failures", f"{len(sweep.failures):,}" if sweep.failures else "none"),
        )
    ]
    for index, listed in enumerate(differences):
        if listed:
            parts += [Text(), Text(f"{sweep.setups[index].variant.name} differs from the base in"), *_lines(listed)]
    for measure in sweep.measures():
        parts += [Text(), _measure_table(sweep, measure)]
    parts += [Text(), *map(Text, NOTES)]
    parts += [Text(f"Failed: {failure}") for failure in sorted(sweep.failures)[:5]]
    console.print(Group(*parts))


def _lines(differences: Sequence[Difference]) -> list[Text]:
    lines = [Text(f"  {difference}") for difference in differences[:MAX_DIFFERENCES]]
    left_out = len(differences) - MAX_DIFFERENCES
    return [*lines, *([Text(f"  … and {left_out} more; --json has them all")] if left_out > 0 else [])]


def _measure_table(sweep: Sweep, measure: Measure) -> Table:
    title = measure.name[:1].upper() + measure.name[1:]
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(title, overflow="fold")
    for name in ("Value", "95 % interval", "Difference", "95 % interval"):
        table.add_column(name, justify="right", no_wrap=True)
    for index, setup in enumerate(sweep.setups):
        estimate = sweep.estimate(index, measure)
        low = measure.format(estimate.low).removesuffix(" %")
        cells = [measure.format(estimate.mean), f"{low} to {measure.format(estimate.high)}"]
        change, pairs = sweep.change(index, measure)
        if index and pairs:
            low, high = measure.format_change(change.low), measure.format_change(change.high)
            mark = "*" if change.is_significant else " "
            cells += [measure.format_change(change.mean), f"{low} to {high} {mark}"]
        table.add_row(Text(setup.variant.name), *cells)
    return table
