"""Tables for people, all of one look."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.table import Table
from rich.text import Text

from .tally import Failure


def grid(*rows: tuple[str, str]) -> Table:
    """Names and what they stand for."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold")
    grid.add_column()
    for name, value in rows:
        grid.add_row(name, Text(value))
    return grid


def table(*columns: str, text: int = 1) -> Table:
    """A table whose first columns are text and the others numbers."""
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="bold")
    for at, name in enumerate(columns):
        table.add_column(name, justify="left" if at < text else "right")
    return table


WINS = ("Played", "Wins", "Rate", "95 % interval")


def win_cells(row: Mapping[str, float]) -> list[str]:
    """What a bot has won, as cells for those columns."""
    interval = f"{row['low']:.1%} to {row['high']:.1%}"
    return [f"{row['games']:,}", wins(row["wins"]), f"{row['rate']:.1%}", interval]


def failures(failed: Sequence[Failure]) -> Table:
    """The games that went wrong."""
    rows = table("Failed game", "Its seed", "What went wrong", text=3)
    for failure in failed:
        rows.add_row(str(failure.game), str(failure.seed), Text(failure.error))
    return rows


def wins(number: float) -> str:
    return f"{number:,.0f}" if number == int(number) else f"{number:,.2f}"


def rate(part: float, whole: int) -> str:
    return f"{part / whole:.1%}" if whole else "-"


def count(number: int, thing: str) -> str:
    return f"{number:,} {thing}" if number == 1 else f"{number:,} {thing}s"
