"""A recorded game looked at again: the chances, the luck and the decisions."""

from __future__ import annotations

import argparse
import json
import os
import re
from dataclasses import replace
from functools import partial

from ..engine import BadRecord, BadSetup, Record
from ..exit_codes import INTERRUPTED
from ..lab.analysis.analyse import analyse
from ..lab.analysis.analysis_text import to_json, told
from ..lab.analysis.effort import HORIZON, Effort, within
from ..lab.analysis.replayed import ReplayedGame, replay_record
from ..terminal import Screen, fill_names, players_of
from .arguments import add_components_argument, integer
from .loading import load_game, load_record, player_names_in_errors

INDENT = re.compile(r" *(\d[\d-]*  )?")
"""How far a line that is too long is set in: under its text, not under its number."""


def add_arguments(sub: argparse.ArgumentParser) -> None:
    add_components_argument(sub)
    sub.add_argument("file", metavar="FILE", help="the record of a game")
    sub.add_argument("--trials", type=integer(8), metavar="N", help="play on so often from each position")
    sub.add_argument("--every", type=integer(1), metavar="K", help="look only at every K-th position")
    sub.add_argument(
        "--horizon", type=integer(0), metavar="N", help="play on for N choices where the game can then judge"
    )
    sub.add_argument(
        "--seconds", type=integer(1), default=60, metavar="S", help="without --trials, take about so long (60)"
    )
    sub.add_argument("--seat", type=integer(0), metavar="K", help="only the luck and the decisions of this seat")
    sub.add_argument("--seed", type=integer(0), default=0, metavar="N", help="the same seed, the same numbers (0)")
    sub.add_argument("--json", action="store_true", help="print one JSON object")
    sub.add_argument(
        "--workers", type=integer(1, 256), default=os.cpu_count() or 1, metavar="W", help="processes (all)"
    )


def run(args: argparse.Namespace) -> int:
    record, _ = load_record(args.file, args.components)
    if args.seat is not None and args.seat not in range(record.seats):
        raise BadSetup(f"The record has seats 0 to {record.seats - 1}, not {args.seat}.")
    load = partial(_opened, record, args.components, args.seat)
    with player_names_in_errors(record):
        log = load()
    if not log.steps:
        raise BadRecord("Nothing has been chosen yet in this game, so there is nothing to analyse.")
    found = analyse(load, _pace(args, log), args.seed, args.workers, args.seat)
    players = players_of(record)
    if args.json:
        print(json.dumps(to_json(found, [str(player) for player in players])))
    else:
        screen = Screen()
        for line in told(found, partial(fill_names, players=players), args.seat):
            screen.write(line, indent=_indent(line))
    return INTERRUPTED if found.stopped else 0


def _opened(record: Record, components: str | None, seat: int | None) -> ReplayedGame:
    return replay_record(load_game(record.game, components), record, seat)


def _pace(args: argparse.Namespace, log: ReplayedGame) -> Effort:
    """As asked for; what is not, by the time there is."""
    if args.trials is None:
        pace = within(log, args.seconds, args.workers)
    else:
        pace = Effort(args.trials, 1, None if log.untold is None else HORIZON)
    every = pace.every if args.every is None else args.every
    horizon = args.horizon if args.horizon is not None and log.untold is not None else pace.horizon
    return replace(pace, every=every, horizon=horizon)


def _indent(line: str) -> int:
    found = INDENT.match(line)
    return found.end() if found else 0
