"""Many games by bots, counted."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..bots import BOTS
from ..lab import simulate
from .arguments import integer
from .batch import play_many, takes_many


def add_arguments(sub: argparse.ArgumentParser) -> None:
    takes_many(sub, "how many games")
    sub.add_argument("--bots", default="random", metavar="BOT,...", help=f"who plays, in turn: {', '.join(BOTS)}")
    sub.add_argument("--first", type=integer(0), default=0, metavar="K", help="begin with game K: to play one again")
    sub.add_argument("--check", action="store_true", help="count the pieces after every choice")
    sub.add_argument("--out", type=Path, metavar="FILE", help="write a row for each game: .parquet, .csv or .jsonl")
    sub.add_argument("--moves", type=Path, metavar="FILE", help="write a row for each choice, likewise")


def run(args: argparse.Namespace) -> int:
    return play_many(args, simulate, first=args.first, check=args.check, out=args.out, moves=args.moves)
