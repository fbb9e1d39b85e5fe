"""A recorded game's luck and choices checked."""

from __future__ import annotations

import argparse

from .. import terminal
from ..terminal import Screen
from .common import named, recorded, takes_components

HELP = "derive every roll of a recorded game again and check every choice"


def arguments(sub: argparse.ArgumentParser) -> None:
    takes_components(sub)
    sub.add_argument("file", metavar="FILE", help="the record of a game")


def run(args: argparse.Namespace) -> int:
    record, game = recorded(args.file, args.components)
    with named(record):
        terminal.attest(game, record, Screen())
    return 0
