"""The command `jollyroger tables`: what an operator does with the tables of a server."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from ..engine import UserError
from ..exit_codes import FAILED
from ..games import all_games
from ..server.administration import Administration
from ..server.storage.backup import back_up, restore
from ..server.storage.opening import open_store, open_store_beside_servers
from ..server.storage.store import Store, StoreUnavailable
from ..terminal import BadFile
from ..terminal.saves import write_record
from .arguments import add_store_arguments
from .common.tables_output import describe_rows, print_checked, print_counts, print_details, print_list

Subcommand = Callable[[argparse.Namespace], Coroutine[Any, Any, int]]


class StoreFailed(UserError):
    """The database failed in the middle of a command."""

    is_bad_input = False


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = (
        "All but migrate and restore are safe while servers run. exit codes: 0 done, 1 a problem was found or the "
        "database failed, 2 wrong input"
    )
    subcommands = parser.add_subparsers(title="subcommands", metavar="SUBCOMMAND", required=True)

    def add(name: str, subcommand: Subcommand, help: str, *arguments: str) -> argparse.ArgumentParser:
        description = f"{help[:1].upper()}{help[1:]}."
        subparser: argparse.ArgumentParser = subcommands.add_parser(
            name, help=help, description=description, allow_abbrev=False
        )
        add_store_arguments(subparser)
        if "ID" in arguments:
            subparser.add_argument("id", metavar="ID", help="id of a table")
        if "--json" in arguments:
            subparser.add_argument("--json", action="store_true", help="print the result as one JSON object")
        if "--yes" in arguments:
            subparser.add_argument("--yes", action="store_true", help="do not ask")
        subparser.set_defaults(subcommand=subcommand)
        return subparser

    add("list", list_tables, "list all tables, the one that was changed last first", "--json")
    add(
        "show",
        show,
        "show who sits at a table, by which rules it is played, and whether its log is sound",
        "ID",
        "--json",
    )
    check = add(
        "check", check_tables, "check the database and replay tables by the present rules; changes nothing", "--json"
    )
    check.add_argument("ids", metavar="ID", nargs="*", help="tables to check (default: all)")
    out = add("export", export, "write the record of a game to a file; that of a running game shows all hands", "ID")
    out.add_argument("--out", type=Path, metavar="FILE", help="a new file (default jollyroger-ID.json)")
    add("close", close, "close a running table for good: its players are told, and its record is kept", "ID", "--yes")
    add("delete", delete, "delete a table that is over or closed, with its record", "ID", "--yes")
    add(
        "migrate",
        migrate,
        "after an upgrade, with the servers stopped: migrate the data, let tables go on or close them",
        "--yes",
    )
    backup = add(
        "backup", make_backup, "write everything to one file; it contains the secrets of running games", "--json"
    )
    backup.add_argument("file", type=Path, metavar="FILE", help="a new file")
    restoring = add(
        "restore", restore_backup, "fill an empty folder or database from a backup, with its servers stopped", "--json"
    )
    restoring.add_argument("file", type=Path, metavar="FILE", help="a backup, of SQLite or of PostgreSQL")


def run(args: argparse.Namespace) -> int:
    subcommand: Subcommand = args.subcommand
    try:
        return asyncio.run(subcommand(args))
    except StoreUnavailable as error:
        raise StoreFailed(f"The database failed: {error}.") from None


async def list_tables(args: argparse.Namespace) -> int:
    async with administration(args) as (admin, _):
        tables = await admin.list_tables()
    print_json({"tables": tables}) if args.json else print_list(tables)
    return 0


async def show(args: argparse.Namespace) -> int:
    async with administration(args) as (admin, _):
        details = await admin.show(args.id)
    print_json(details) if args.json else print_details(details)
    return 0


async def check_tables(args: argparse.Namespace) -> int:
    async with administration(args) as (admin, store):
        await store.check_integrity()
        checked = [table async for table in admin.check(args.ids)]
    print_json({"tables": checked}) if args.json else print_checked(checked)
    return FAILED if any(table.is_problem for table in checked) else 0


async def export(args: argparse.Namespace) -> int:
    path = args.out or Path(f"jollyroger-{args.id}.json")
    if path.exists():
        raise BadFile(f"{path} exists already; name another file with --out.")
    async with administration(args) as (admin, _):
        record = await admin.record(args.id)
    write_record(path, record)
    print(f"The record of {len(record.choices)} choices is in {path}.")
    return 0


async def close(args: argparse.Namespace) -> int:
    async with administration(args) as (admin, _):
        confirm(args, f"Close the table {args.id}? Its players cannot play on.")
        await admin.close(args.id)
    print(f"The table {args.id} is closed. Its record is kept.")
    return 0


async def delete(args: argparse.Namespace) -> int:
    async with administration(args) as (admin, _):
        confirm(args, f"Delete the table {args.id} with its record?")
        await admin.delete(args.id)
    print(f"The table {args.id} is deleted.")
    return 0


async def migrate(args: argparse.Namespace) -> int:
    async with administration(args, open_store) as (admin, store):
        await store.check_integrity()
        closing = [table async for table in admin.check() if table.outcome == "differs" and table.is_problem]
        if closing:
            print_checked(closing)
            confirm(args, f"Close {len(closing)} of the tables?")
        migrated = [table async for table in admin.migrate()]
    print("The schema is up to date.")
    print_counts(migrated)
    return FAILED if any(table.is_problem and table.outcome != "differs" for table in migrated) else 0


async def make_backup(args: argparse.Namespace) -> int:
    counts = await back_up(args.data, args.database, args.file)
    if args.json:
        print_json({"file": str(args.file), "rows": counts})
    else:
        print(f"The backup {args.file} has {describe_rows(counts)}.")
        print("It contains the secrets of running games: keep it private.")
    return 0


async def restore_backup(args: argparse.Namespace) -> int:
    counts = await restore(args.file, args.data, args.database)
    if args.json:
        print_json({"rows": counts})
    else:
        place = args.data if args.database is None else "the database"
        print(f"Restored to {place}: {describe_rows(counts)}.")
    return 0


@asynccontextmanager
async def administration(
    args: argparse.Namespace, open: Callable[[Path, str | None], Awaitable[Store]] = open_store_beside_servers
) -> AsyncIterator[tuple[Administration, Store]]:
    store = await open(args.data, args.database)
    try:
        yield Administration(all_games(), store), store
    finally:
        await store.close()


def confirm(args: argparse.Namespace, question: str) -> None:
    """Ask before something is done that cannot be undone. Raises an error unless the answer is yes."""
    if args.yes:
        return
    if not sys.stdin.isatty():
        raise UserError("That cannot be undone: say --yes to do it without a question.")
    if input(f"{question} [y/N] ").strip().lower() not in ("y", "yes"):
        raise UserError("No table was changed.")


def print_json(value: Any) -> None:
    print(json.dumps(msgspec.to_builtins(value)))
