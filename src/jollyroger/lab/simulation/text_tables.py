"""Tables for the terminal, all in one style."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.table import Table
from rich.text import Text

from .tally import Failure

WIN_COLUMNS = ("Played", "Wins", "Rate", "95 % interval")


def key_value_table(*rows: tuple[str, str]) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold")
    grid.add_column()
    for name, value in rows:
        grid.add_row(name, Text(value))
    return grid


def column_table(*columns: str, text_columns: int = 1) -> Table:
    """A table whose first columns are text and whose others are numbers."""
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="bold")
    for index, name in enumerate(columns):
        table.add_column(name, justify="left" if index < text_columns else "right")
    return table


def win_cells(row: Mapping[str, float]) -> list[str]:
    """The cells of WIN_COLUMNS for a bot."""
    interval = f"{row['low']:.1%} to {row['high']:.1%}"
    return [f"{row['games']:,}", format_wins(row["wins"]), f"{row['rate']:.1%}", interval]


def failure_table(failures: Sequence[Failure]) -> Table:
    table = column_table("Failed game", "Its seed", "What went wrong", text_columns=3)
    for failure in failures:
        table.add_row(str(failure.game), str(failure.seed), Text(failure.error))
    return table


def format_wins(number: float) -> str:
    return f"{number:,.0f}" if number == int(number) else f"{number:,.2f}"


def format_rate(part: float, whole: int) -> str:
    return f"{part / whole:.1%}" if whole else "-"


def format_count(number: int, thing: str) -> str:
    return f"{number:,} {thing}" if number == 1 else f"{number:,} {thing}s"
