"""The command `jollyroger sweep`."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from rich.console import Console

from ..engine import BadSetup
from ..exit_codes import FAILED, INTERRUPTED
from ..lab import progress_bar
from ..lab.design.component_paths import Difference, differences, parse_components
from ..lab.design.sweep import VariantSetup, run_sweep
from ..lab.design.sweep_table import COLUMNS, print_sweep, sweep_json, sweep_rows
from ..lab.design.variants import Variant, VariantReader, parse_parameter
from ..lab.simulation.table_writer import open_table_writer
from ..terminal import BadFile
from ..terminal.saves import read_text
from .common.design import (
    add_design_arguments,
    components_text,
    variant_reader,
    variant_setup,
    variant_setups,
    workers_of,
)
from .loading import load_game

BUILT_IN = "built-in components"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_design_arguments(parser, "games of each variant")
    vary = "an option or a component and its values: difficulty=easy,hard or numbers.rum=10..30..5; may be repeated"
    parser.add_argument("--vary", action="append", default=[], metavar="NAME=VALUES", help=vary)
    changes = "variants from a TOML file: a table of changes for each, under its name"
    parser.add_argument("--changes", type=Path, metavar="FILE", help=changes)
    components = "components of the base; without other changes, the files to compare; may be repeated"
    parser.add_argument("--components", action="append", default=[], metavar="FILE", help=components)
    roles = "also compare how often each role wins: each character, each place in the turn order"
    parser.add_argument("--roles", action="store_true", help=roles)
    out = "write a row for each variant and measure: .parquet, .csv or .jsonl"
    parser.add_argument("--out", type=Path, metavar="FILE", help=out)


def run(args: argparse.Namespace) -> int:
    writer = None if args.out is None else open_table_writer(args.out, COLUMNS)
    setups, found = _setups(args)
    with progress_bar(args.games * len(setups), "games") as progress:
        sweep = run_sweep(setups, workers_of(args), progress, args.roles)
    if writer is not None:
        with writer:
            writer.write(sweep_rows(sweep))
    if args.json:
        print(json.dumps(sweep_json(sweep, found)))
    else:
        print_sweep(sweep, Console(), found)
    if sweep.stopped:
        return INTERRUPTED
    return FAILED if sweep.failures else 0


def _setups(args: argparse.Namespace) -> tuple[list[VariantSetup], list[list[Difference]]]:
    """The variants that the arguments ask for, the base first; and how their component files differ from its own."""
    if args.vary or args.changes is not None:
        if args.vary and args.changes is not None:
            raise BadSetup("Give the variants either with --vary or with --changes, not both.")
        if len(args.components) > 1:
            raise BadSetup("Several component files are compared as they are; leave out --vary and --changes.")
        components = next(iter(args.components), None)
        reader = variant_reader(args, components)
        if args.vary:
            variants = reader.grid([parse_parameter(text) for text in args.vary])
        else:
            variants = _read_changes(args.changes, reader)
        if len(variants) == 1:
            raise BadSetup("These values are those of the base; name others to compare with it.")
        return variant_setups(args, variants, components), []
    if not args.components:
        raise BadSetup("Say what to compare: --vary NAME=VALUES, --changes FILE, or --components FILE.")
    return _compare_files(args, args.components if len(args.components) > 1 else [None, *args.components])


def _compare_files(
    args: argparse.Namespace, files: list[str | None]
) -> tuple[list[VariantSetup], list[list[Difference]]]:
    if len(set(files)) < len(files):
        raise BadSetup("Name each component file once.")
    for file in files:
        load_game(args.game, file)
    tables = [parse_components(components_text(args.game, file)) for file in files]
    setups = [variant_setup(args, Variant(file or BUILT_IN), file) for file in files]
    return setups, [differences(tables[0], table) for table in tables]


def _read_changes(path: Path, reader: VariantReader) -> list[Variant]:
    try:
        return reader.from_file(read_text(path))
    except BadSetup as error:
        raise BadFile(f"{path}: {error}") from None
