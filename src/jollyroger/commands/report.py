"""Many games by bots, told on a page with charts."""

from __future__ import annotations

import argparse
import os
import webbrowser
from functools import partial
from pathlib import Path
from shlex import join

from ..bots import BOTS
from ..engine import BadSetup
from ..exit_codes import FAILED, INTERRUPTED
from ..lab.report.page import page
from ..lab.report.sections import figures, sections
from ..lab.report.survey import survey
from ..terminal import BadFile
from .arguments import add_components_argument, integer, parse_options, split_list
from .loading import load_game


def add_arguments(sub: argparse.ArgumentParser) -> None:
    add_components_argument(sub)
    sub.add_argument("game", metavar="GAME", help="a game's id, as 'jollyroger games' lists them")
    sub.add_argument("--bots", default="mate", metavar="BOT,...", help=f"who plays, in turn: {', '.join(BOTS)} (mate)")
    sub.add_argument("--games", type=integer(1), default=200, metavar="K", help="how many games in each setting (200)")
    sub.add_argument("--seats", metavar="N,N,...", help="with how many seats (all that the game is for)")
    sub.add_argument("--seed", type=integer(0), default=0, metavar="S", help="the same seed, the same games (0)")
    sub.add_argument("--option", action="append", metavar="NAME=VALUE", help="something agreed before the game")
    sub.add_argument(
        "--workers", type=integer(1, 256), default=os.cpu_count() or 1, metavar="W", help="processes (all)"
    )
    sub.add_argument("--out", metavar="FILE", help="where to write the page (GAME-report.html)")
    sub.add_argument("--open", action="store_true", help="open it in the browser")


def run(args: argparse.Namespace) -> int:
    load_game(args.game, args.components)
    path = Path(args.out or f"{args.game}-report.html")
    _writable(path)
    found = survey(
        partial(load_game, args.game, args.components),
        seats=_numbers(args.seats),
        bots=split_list(args.bots),
        games=args.games,
        seed=args.seed,
        options=parse_options(args.option),
        workers=args.workers,
    )
    try:
        path.write_text(page(found, _command(args), figures(found), sections(found)), encoding="utf-8")
    except OSError as error:
        raise _unwritten(path, error) from None
    print(f"{found.played:,} games in {found.seconds:.0f} s; the page is {path}.")
    if found.stopped:
        print("It was stopped before the end, and says so.")
    if args.open:
        webbrowser.open(path.resolve().as_uri())
    if found.stopped:
        return INTERRUPTED
    return FAILED if found.failed else 0


def _numbers(text: str | None) -> list[int]:
    if text is None:
        return []
    try:
        return [integer(1)(word) for word in split_list(text)]
    except argparse.ArgumentTypeError as error:
        raise BadSetup(f"--seats is a list of numbers such as 2,3: {error}.") from None


def _command(args: argparse.Namespace) -> str:
    """What makes the same page again."""
    given = ["jollyroger", "report", args.game, "--bots", args.bots, "--games", str(args.games)]
    given += [] if args.seats is None else ["--seats", args.seats]
    given += ["--seed", str(args.seed)]
    for option in args.option or ():
        given += ["--option", option]
    given += [] if args.components is None else ["--components", args.components]
    return join(given)


def _writable(path: Path) -> None:
    """Found out before hours of games rather than after. Nothing is left behind."""
    new = not path.exists()
    try:
        with path.open("a", encoding="utf-8"):
            pass
        if new:
            path.unlink()
    except OSError as error:
        raise _unwritten(path, error) from None


def _unwritten(path: Path, error: OSError) -> BadFile:
    return BadFile(f"Cannot write {path}: {(error.strerror or str(error)).lower()}.")
