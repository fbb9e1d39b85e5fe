"""What commands share that have many games played: what they take, and how what was found is told."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

from rich.console import Console

from ..exit_codes import FAILED, INTERRUPTED
from ..lab import Tally, progress_bar
from ..terminal import default_seats
from .arguments import add_components_argument, integer, parse_options, split_list
from .loading import load_game


class Found(Protocol):
    """What many games came to."""

    @property
    def stopped(self) -> bool: ...

    @property
    def tally(self) -> Tally: ...

    def to_json(self) -> dict[str, Any]: ...

    def print(self, console: Console) -> None: ...


def takes_many(sub: argparse.ArgumentParser, games: str) -> None:
    add_components_argument(sub)
    sub.add_argument("game", metavar="GAME", help="a game's id, as 'jollyroger games' lists them")
    sub.add_argument("--seats", type=integer(1), metavar="N", help="how many seats")
    sub.add_argument("--games", type=integer(1), default=1000, metavar="K", help=f"{games} (1000)")
    sub.add_argument("--seed", type=integer(0), default=0, metavar="N", help="the same seed, the same games (0)")
    sub.add_argument("--option", action="append", metavar="NAME=VALUE", help="something agreed before the game")
    sub.add_argument("--json", action="store_true", help="print one JSON object")
    sub.add_argument("--workers", type=integer(1, 256), metavar="W", help="processes (all there are)")
    sub.add_argument("--ray", metavar="ADDRESS", help="play on this Ray cluster; 'local' starts one here")


def play_many(args: argparse.Namespace, play: Callable[..., Found], **more: Any) -> int:
    """Have them played under a bar, and tell what was found."""
    game = load_game(args.game, args.components)
    with progress_bar(args.games, "games") as progress:
        found = play(
            partial(load_game, args.game, args.components),
            seats=len(default_seats(game)) if args.seats is None else args.seats,
            bots=split_list(args.bots),
            games=args.games,
            seed=args.seed,
            options=parse_options(args.option),
            # On a cluster: as many as it has.
            workers=args.workers or (None if args.ray else os.cpu_count()),
            progress=progress,
            ray=args.ray,
            **more,
        )
    if args.json:
        print(json.dumps(found.to_json()))
    else:
        found.print(Console())
    if found.stopped:
        return INTERRUPTED
    return FAILED if found.tally.failures else 0
