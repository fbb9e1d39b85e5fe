"""The command `jollyroger simulate`."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..lab import simulate
from .arguments import integer
from .common.batch import add_batch_arguments, add_bots_argument, run_batch, run_config


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_batch_arguments(parser, "number of games")
    add_bots_argument(parser, default="random")
    parser.add_argument("--first", type=integer(0), default=0, metavar="K", help="start with game K, to play one again")
    parser.add_argument("--check", action="store_true", help="fail games that lose or gain pieces (slower)")
    moves = "write a row for each choice, in the same formats as --out"
    parser.add_argument("--moves", type=Path, metavar="FILE", help=moves)


def run(args: argparse.Namespace) -> int:
    config = run_config(args, first=args.first, check_pieces=args.check)
    return run_batch(args, config, simulate, moves=args.moves)
