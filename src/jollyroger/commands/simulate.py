"""Many games by bots, counted."""

from __future__ import annotations

import argparse
import json
import os
from functools import partial
from pathlib import Path

from rich.console import Console

from .. import terminal
from ..bots import BOTS
from ..lab import Lost, bar, simulate
from ..terminal import complain, pairs, whole, words
from .common import FAILED, INTERRUPTED, boxed, takes_components

HELP = "play many games by bots and count how they end"


def arguments(sub: argparse.ArgumentParser) -> None:
    takes_components(sub)
    sub.add_argument("game", metavar="GAME", help="a game's id, as 'jollyroger games' lists them")
    sub.add_argument("--seats", type=whole(1), metavar="N", help="how many seats")
    sub.add_argument("--bots", default="random", metavar="BOT,...", help=f"who plays, in turn: {', '.join(BOTS)}")
    sub.add_argument("--games", type=whole(1), default=1000, metavar="K", help="how many games (1000)")
    sub.add_argument("--seed", type=whole(0), default=0, metavar="N", help="the same seed, the same games (0)")
    sub.add_argument("--first", type=whole(0), default=0, metavar="K", help="begin with game K: to play one again")
    sub.add_argument("--option", action="append", metavar="NAME=VALUE", help="something agreed before the game")
    sub.add_argument("--json", action="store_true", help="print one JSON object")
    takes_workers(sub)
    sub.add_argument("--check", action="store_true", help="count the pieces after every choice")
    sub.add_argument("--out", type=Path, metavar="FILE", help="write a row for each game: .parquet, .csv or .jsonl")
    sub.add_argument("--moves", type=Path, metavar="FILE", help="write a row for each choice, likewise")


def takes_workers(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("--workers", type=whole(1, 256), metavar="W", help="processes (all there are)")
    sub.add_argument("--ray", metavar="ADDRESS", help="play on this Ray cluster; 'local' starts one here")


def workers(args: argparse.Namespace) -> int | None:
    """How many there shall be; None: as many as the cluster has."""
    return args.workers or (None if args.ray else os.cpu_count())


def run(args: argparse.Namespace) -> int:
    game = boxed(args.game, args.components)
    options = pairs(args.option)
    with bar(args.games, "games") as progress:
        try:
            report = simulate(
                partial(boxed, args.game, args.components),
                seats=len(terminal.default_seats(game)) if args.seats is None else args.seats,
                bots=words(args.bots),
                games=args.games,
                seed=args.seed,
                options=options,
                workers=workers(args),
                check=args.check,
                progress=progress,
                first=args.first,
                out=args.out,
                moves=args.moves,
                ray=args.ray,
            )
        except Lost as error:
            complain(str(error))
            return FAILED
    if args.json:
        print(json.dumps(report.to_json()))
    else:
        report.print(Console())
    if report.stopped:
        return INTERRUPTED
    return FAILED if report.tally.failures else 0
