"""A recorded game told in sentences."""

from __future__ import annotations

import argparse
from contextlib import suppress

from .. import terminal
from ..terminal import Screen, whole
from .common import named, recorded, takes_components

HELP = "tell a recorded game in sentences"


def arguments(sub: argparse.ArgumentParser) -> None:
    takes_components(sub)
    sub.add_argument("file", metavar="FILE", help="the record of a game")
    sub.add_argument("--seat", type=whole(0), metavar="N", help="as this seat saw it (else: as a spectator)")
    sub.add_argument("--step", action="store_true", help="wait for Enter after each choice")


def run(args: argparse.Namespace) -> int:
    record, game = recorded(args.file, args.components)
    with named(record), suppress(EOFError):
        terminal.tell(game, record, Screen(), args.seat, args.step)
    return 0
