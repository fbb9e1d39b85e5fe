"""Shared arguments and output of the commands that play many games."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Protocol

from rich.console import Console

from ...bots import BOT_CHOICES
from ...exit_codes import FAILED, INTERRUPTED
from ...lab import RunConfig, Tally, progress_bar
from ..arguments import (
    add_components_argument,
    add_game_argument,
    add_option_argument,
    add_seed_argument,
    add_workers_argument,
    integer,
    parse_options,
    split_list,
)
from ..loading import load_game


class BatchResult(Protocol):
    """The result of a simulation or a tournament."""

    @property
    def stopped(self) -> bool: ...

    @property
    def tally(self) -> Tally: ...

    def to_json(self) -> dict[str, Any]: ...

    def print(self, console: Console) -> None: ...


def add_bots_argument(parser: argparse.ArgumentParser, default: str) -> None:
    bots = f"the bots that play: {BOT_CHOICES}, or your own; they rotate through the seats (default {default})"
    parser.add_argument("--bots", default=default, metavar="BOT,...", help=bots)


def add_batch_arguments(parser: argparse.ArgumentParser, games: str) -> None:
    """Add the arguments that simulate and tournament share. `games` is the help text of --games."""
    add_components_argument(parser)
    add_game_argument(parser)
    parser.add_argument("--seats", type=integer(1), metavar="N", help="number of seats (default: the usual number)")
    parser.add_argument("--games", type=integer(1), default=1000, metavar="K", help=f"{games} (default 1000)")
    add_seed_argument(parser)
    add_option_argument(parser)
    parser.add_argument("--json", action="store_true", help="print the result as one JSON object")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write a row for each game: .parquet, .csv or .jsonl")
    records = "write the record of each game to this folder, for replay, verify and analyse"
    parser.add_argument("--records", type=Path, metavar="DIR", help=records)
    add_workers_argument(parser)
    parser.add_argument("--ray", metavar="ADDRESS", help="play on this Ray cluster; 'local' starts one on this machine")


def run_config(args: argparse.Namespace, **settings: Any) -> RunConfig:
    """The settings that the shared arguments ask for, and those of one command."""
    return RunConfig(
        seats=args.seats or load_game(args.game, args.components).default_seats,
        bots=split_list(args.bots),
        games=args.games,
        seed=args.seed,
        options=parse_options(args.option),
        # On a cluster, the default is one worker for each CPU of the cluster.
        workers=args.workers or (None if args.ray else os.cpu_count()),
        ray=args.ray,
        **settings,
    )


def run_batch(args: argparse.Namespace, config: RunConfig, play: Callable[..., BatchResult], **more: Any) -> int:
    """Play the games under a progress bar and print the result. Returns the exit code."""
    load = partial(load_game, args.game, args.components)
    with progress_bar(args.games, "games") as progress:
        result = play(load, config, out=args.out, records=args.records, progress=progress, **more)
    if args.json:
        print(json.dumps(result.to_json()))
    else:
        result.print(Console())
    if result.stopped:
        return INTERRUPTED
    return FAILED if result.tally.failures else 0
