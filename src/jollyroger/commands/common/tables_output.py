"""What `jollyroger tables` prints for people to read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

from ...engine.text.english import number
from ...server.administration import CheckedTable, ListedTable, TableDetails

OUTCOMES = {
    "current": "played by the present rules",
    "agrees": "the same game under the present rules; goes on",
    "unproven": "no version named, all choices legal; goes on with a warning",
    "differs": "another game under the present rules; closed, or not shown if it is over; the record is kept",
    "newer": "played by newer rules than these; needs the newer version",
    "closed": "closed",
    "unreadable": "cannot be read; nothing is deleted",
}
"""What each outcome of a check means for a table."""


def print_list(tables: Sequence[ListedTable]) -> None:
    if not tables:
        print("There are no tables.")
        return
    rows = [("ID", "STATUS", "GAME", "RULES", "CHANGED (UTC)", "TITLE AND PLAYERS")]
    for table in tables:
        people = f"{table.title}: {', '.join(table.names)}" if table.names else table.title
        rows.append((table.id, table.status, table.game, rules(table), time(table.updated), people))
    widths = [max(len(row[column]) for row in rows) for column in range(5)]
    for row in rows:
        cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=False)]
        print("  ".join([*cells, row[-1]]).rstrip())


def print_details(details: TableDetails) -> None:
    table = details.table
    print(f"{table.id}  {table.title}")
    print(f"  game      {table.game}, rules {rules(table)}")
    print(f"  status    {table.status}")
    print(f"  opened    {time(details.opened)} UTC")
    print(f"  changed   {time(table.updated)} UTC")
    print(f"  log       {details.lines} lines: {details.outcome}{f' ({details.why})' if details.why else ''}")
    if details.choices is not None:
        print(f"  choices   {details.choices}")
    if details.options:
        print(f"  options   {', '.join(f'{id}={value}' for id, value in details.options.items())}")
    for place, seat in enumerate(details.seats or [], 1):
        print(f"  seat {place}    {seat.name or 'nobody'}{f' ({seat.bot})' if seat.bot else ''}")


def print_checked(tables: Sequence[CheckedTable]) -> None:
    for table in tables:
        if table.outcome not in ("current", "closed"):
            print(f"{table.id}  {table.status}  {table.game}  {table.outcome}: {table.why}")
    print_counts(tables)
    if not tables:
        print("There are no tables.")


def print_counts(tables: Sequence[CheckedTable]) -> None:
    for outcome, count in sorted(Counter(table.outcome for table in tables).items()):
        print(f"{number(count, 'table')}: {OUTCOMES[outcome]}")


def describe_rows(counts: Mapping[str, int]) -> str:
    """What a backup has, from its number of rows in each table of the database."""
    return f"{number(counts['tables'], 'table')} with {number(counts['log_lines'], 'line')} of their logs"


def rules(table: ListedTable) -> str:
    version = "unknown" if table.rules_version is None else str(table.rules_version)
    return version + (f" with {table.components_hash[:8]}…" if table.components_hash else "")


def time(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M:%S")
