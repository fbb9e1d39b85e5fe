"""A recorded game looked at again: the chances, the luck and the decisions."""

from __future__ import annotations

import argparse
import json
import os
import re
from dataclasses import replace
from functools import partial

from .. import terminal
from ..engine import BadRecord, BadSetup, Record
from ..lab.analyse import analyse
from ..lab.logged import Logged, logged
from ..lab.pace import HORIZON, Pace, within
from ..lab.telling import to_json, told
from ..terminal import Screen, players_of, whole
from .common import INTERRUPTED, boxed, named, recorded, takes_components

HELP = "find out how the chances went in a recorded game, what luck did, and which decisions were dear"


INDENT = re.compile(r" *(\d[\d-]*  )?")
"""How far a line that is too long is set in: under its text, not under its number."""


def arguments(sub: argparse.ArgumentParser) -> None:
    takes_components(sub)
    sub.add_argument("file", metavar="FILE", help="the record of a game")
    sub.add_argument("--trials", type=whole(8), metavar="N", help="play on so often from each position")
    sub.add_argument("--every", type=whole(1), metavar="K", help="look only at every K-th position")
    sub.add_argument(
        "--horizon", type=whole(0), metavar="N", help="play on for N choices where the game can then judge"
    )
    sub.add_argument(
        "--seconds", type=whole(1), default=60, metavar="S", help="without --trials, take about so long (60)"
    )
    sub.add_argument("--seat", type=whole(0), metavar="K", help="only the luck and the decisions of this seat")
    sub.add_argument("--seed", type=whole(0), default=0, metavar="N", help="the same seed, the same numbers (0)")
    sub.add_argument("--json", action="store_true", help="print one JSON object")
    sub.add_argument("--workers", type=whole(1, 256), default=os.cpu_count() or 1, metavar="W", help="processes (all)")


def run(args: argparse.Namespace) -> int:
    record, _ = recorded(args.file, args.components)
    if args.seat is not None and args.seat not in range(record.seats):
        raise BadSetup(f"The record has seats 0 to {record.seats - 1}, not {args.seat}.")
    load = partial(_opened, record, args.components, args.seat)
    with named(record):
        log = load()
    if not log.steps:
        raise BadRecord("Nothing has been chosen yet in this game, so there is nothing to analyse.")
    found = analyse(load, _pace(args, log), args.seed, args.workers, args.seat)
    players = players_of(record)
    if args.json:
        print(json.dumps(to_json(found, [str(player) for player in players])))
    else:
        screen = Screen()
        for line in told(found, partial(terminal.named, players=players), args.seat):
            screen.write(line, indent=_indent(line))
    return INTERRUPTED if found.stopped else 0


def _opened(record: Record, components: str | None, seat: int | None) -> Logged:
    return logged(boxed(record.game, components), record, seat)


def _pace(args: argparse.Namespace, log: Logged) -> Pace:
    """As asked for; what is not, by the time there is."""
    if args.trials is None:
        pace = within(log, args.seconds, args.workers)
    else:
        pace = Pace(args.trials, 1, None if log.untold is None else HORIZON)
    every = pace.every if args.every is None else args.every
    horizon = args.horizon if args.horizon is not None and log.untold is not None else pace.horizon
    return replace(pace, every=every, horizon=horizon)


def _indent(line: str) -> int:
    found = INDENT.match(line)
    return found.end() if found else 0
