"""Bots against each other, on the same luck and in every seat."""

from __future__ import annotations

import argparse

from ..bots import BOTS
from ..lab import run_tournament
from .batch import play_many, takes_many


def add_arguments(sub: argparse.ArgumentParser) -> None:
    takes_many(sub, "how many games, or with --until-clear at most")
    sub.add_argument("--bots", required=True, metavar="BOT,BOT,...", help=f"who meets: {', '.join(BOTS)}, or your own")
    sub.add_argument("--until-clear", action="store_true", help="stop once it is clear who is better of every two")


def run(args: argparse.Namespace) -> int:
    return play_many(args, run_tournament, until_clear=args.until_clear)
