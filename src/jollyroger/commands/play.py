"""A game at this keyboard."""

from __future__ import annotations

import argparse
import sys
from contextlib import suppress
from pathlib import Path
from shlex import quote

from .. import terminal
from ..bots import BOTS
from ..engine import BadSetup
from ..games import all_games
from ..terminal import HUMAN, BadFile, Screen, pairs, whole, words
from .common import boxed, named, recorded, takes_components

HELP = "play at this keyboard, against bots or each other"


def arguments(sub: argparse.ArgumentParser) -> None:
    takes_components(sub)
    sub.add_argument("game", nargs="?", metavar="GAME", help="a game's id, as 'jollyroger games' lists them")
    sub.add_argument("--seats", metavar="WHO,WHO,...", help=f"who sits where: {', '.join((HUMAN, *BOTS))}")
    sub.add_argument("--names", metavar="NAME,...", help="names for the people, in seat order")
    sub.add_argument("--seed", type=whole(0), metavar="N", help="a game whose luck can be had again")
    sub.add_argument("--option", action="append", metavar="NAME=VALUE", help="something agreed before the game")
    sub.add_argument("--resume", metavar="FILE", help="go on with a game that was kept")
    sub.add_argument("--save", metavar="FILE", help="keep the game in this file")


def run(args: argparse.Namespace) -> int:
    path = None if args.save is None else Path(args.save)
    if args.resume is not None:
        return _resume(args, path)
    game = boxed(args.game or _which(), args.components)
    if path is not None and path.exists():
        raise BadFile(f"{path} exists already; go on with that game by --resume, or save this one elsewhere.")
    kinds = terminal.default_seats(game) if args.seats is None else words(args.seats)
    names = [] if args.names is None else words(args.names)
    return terminal.begin(game, kinds, Screen(), pairs(args.option), names, args.seed, path, _extra(args))


def _resume(args: argparse.Namespace, path: Path | None) -> int:
    given = {"--seats": args.seats, "--names": args.names, "--seed": args.seed, "--option": args.option}
    for flag, value in given.items():
        if value is not None:
            raise BadSetup(f"{flag} is for a new game; one that is gone on with keeps what it began with.")
    old = Path(args.resume)
    if old.exists() and not old.is_file():
        raise BadFile(f"{old} is not a file with a game in it.")
    record, game = recorded(args.resume, args.components)
    if args.game is not None and args.game != game.id:
        raise BadSetup(f"{old} is a game of {game.id}, not of {args.game}; leave the game's name out.")
    if path is not None and path.exists() and not path.samefile(old):
        raise BadFile(f"{path} exists already; choose another name to save in.")
    with named(record):
        return terminal.resume(game, record, Screen(), path or old, _extra(args))


def _which() -> str:
    """Which game is to be played, if none was named: the only one, or the one that is picked."""
    known = all_games()
    if len(known) == 1:
        return next(iter(known))
    if sys.stdin.isatty():
        for number, game in enumerate(known.values(), 1):
            print(f"{number:>3}  {game.name}  {game.about}")
        with suppress(EOFError):
            answer = input("Which game? ").strip()
            return dict(zip(map(str, range(1, len(known) + 1)), known, strict=True)).get(answer, answer)
    raise BadSetup(f"Say which game to play: {', '.join(known)}; or go on with one by --resume FILE.")


def _extra(args: argparse.Namespace) -> str:
    """What a command on the game's file needs besides."""
    return "" if args.components is None else f" --components {quote(args.components)}"
