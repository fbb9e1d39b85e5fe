"""Bots against each other, on the same luck and in every seat."""

from __future__ import annotations

import argparse
import json
from functools import partial

from rich.console import Console

from .. import terminal
from ..bots import BOTS
from ..lab import Lost, bar, tournament
from ..terminal import complain, pairs, whole, words
from .common import FAILED, INTERRUPTED, boxed, takes_components
from .simulate import takes_workers, workers

HELP = "let bots meet on the same luck and in every seat, and say which is better"


def arguments(sub: argparse.ArgumentParser) -> None:
    takes_components(sub)
    sub.add_argument("game", metavar="GAME", help="a game's id, as 'jollyroger games' lists them")
    sub.add_argument("--bots", required=True, metavar="BOT,BOT,...", help=f"who meets: {', '.join(BOTS)}, or your own")
    sub.add_argument("--seats", type=whole(1), metavar="N", help="how many seats")
    sub.add_argument("--games", type=whole(1), default=1000, metavar="MAX", help="how many games at most (1000)")
    sub.add_argument("--seed", type=whole(0), default=0, metavar="N", help="the same seed, the same games (0)")
    sub.add_argument("--option", action="append", metavar="NAME=VALUE", help="something agreed before the game")
    sub.add_argument("--until-clear", action="store_true", help="stop once it is clear who is better of every two")
    sub.add_argument("--json", action="store_true", help="print one JSON object")
    takes_workers(sub)


def run(args: argparse.Namespace) -> int:
    game = boxed(args.game, args.components)
    options = pairs(args.option)
    with bar(args.games, "games") as progress:
        try:
            standings = tournament(
                partial(boxed, args.game, args.components),
                seats=len(terminal.default_seats(game)) if args.seats is None else args.seats,
                bots=words(args.bots),
                games=args.games,
                seed=args.seed,
                options=options,
                workers=workers(args),
                until_clear=args.until_clear,
                progress=progress,
                ray=args.ray,
            )
        except Lost as error:
            complain(str(error))
            return FAILED
    if args.json:
        print(json.dumps(standings.to_json()))
    else:
        standings.print(Console())
    if standings.stopped:
        return INTERRUPTED
    return FAILED if standings.tally.failures else 0
