"""What `jollyroger tables` prints for people to read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime

from ..server.administration import CheckedTable, ListedTable, TableDetails

OUTCOMES = {
    "current": "played by the present rules",
    "agrees": "same under the present rules: they go on",
    "unproven": "without a named version, all choices legal: they go on with a warning",
    "differs": "another game under the present rules: closed, or not shown if they are over; the record is kept",
    "newer": "played by newer rules than these: start the newer version",
    "closed": "closed",
    "unreadable": "not readable: nothing is deleted",
}
"""What an outcome of a check means, after a number of tables."""


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
    for number, seat in enumerate(details.seats or [], 1):
        print(f"  seat {number}    {seat.name or 'nobody'}{f' ({seat.bot})' if seat.bot else ''}")


def print_checked(tables: Sequence[CheckedTable]) -> None:
    for table in tables:
        if table.outcome not in ("current", "closed"):
            print(f"{table.id}  {table.status}  {table.game}  {table.outcome}: {table.why}")
    for outcome, count in sorted(Counter(table.outcome for table in tables).items()):
        print(f"{count} {OUTCOMES[outcome]}")
    if not tables:
        print("There are no tables.")


def rules(table: ListedTable) -> str:
    version = "unknown" if table.rules_version is None else str(table.rules_version)
    return version + (f" with {table.components_hash[:8]}…" if table.components_hash else "")


def time(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M:%S")
