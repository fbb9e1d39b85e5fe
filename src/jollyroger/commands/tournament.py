"""The command `jollyroger tournament`."""

from __future__ import annotations

import argparse

from ..bots import BOT_CHOICES
from ..lab import run_tournament
from .common.batch import add_batch_arguments, run_batch, run_config


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_batch_arguments(parser, "number of games; with --until-clear, the maximum")
    bots = f"the bots that meet: {BOT_CHOICES}, or your own"
    parser.add_argument("--bots", required=True, metavar="BOT,BOT,...", help=bots)
    parser.add_argument("--until-clear", action="store_true", help="stop once it is clear which of every two is better")


def run(args: argparse.Namespace) -> int:
    return run_batch(args, run_config(args), run_tournament, until_clear=args.until_clear)
