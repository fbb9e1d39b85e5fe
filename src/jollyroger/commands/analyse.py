"""The command `jollyroger analyse`."""

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
from ..lab.analysis.analysis_json import analysis_json
from ..lab.analysis.analysis_text import analysis_lines
from ..lab.analysis.effort import DEFAULT_HORIZON, Effort, fit_effort
from ..lab.analysis.replayed import ReplayedGame, replay_record
from ..terminal import Screen, fill_names, players_of
from .arguments import (
    add_components_argument,
    add_record_argument,
    add_seed_argument,
    add_workers_argument,
    integer,
)
from .loading import load_game, load_record, player_names_in_errors

INDENT = re.compile(r" *(\d[\d-]*  )?")
"""The start of a line: when it wraps, it continues below its text and not below its number."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_components_argument(parser)
    add_record_argument(parser)
    parser.add_argument("--trials", type=integer(8), metavar="N", help="number of rollouts from each position")
    parser.add_argument("--every", type=integer(1), metavar="K", help="analyse only every K-th position")
    horizon = "end a rollout after N choices, if the game can estimate the chances there"
    parser.add_argument("--horizon", type=integer(0), metavar="N", help=horizon)
    seconds = "without --trials, about how long to take (default 60)"
    parser.add_argument("--seconds", type=integer(1), default=60, metavar="S", help=seconds)
    parser.add_argument("--seat", type=integer(0), metavar="K", help="show only this seat's luck and decisions")
    add_seed_argument(parser)
    parser.add_argument("--json", action="store_true", help="print the result as one JSON object")
    add_workers_argument(parser)


def run(args: argparse.Namespace) -> int:
    record, _ = load_record(args.file, args.components)
    if args.seat is not None and args.seat not in range(record.seats):
        raise BadSetup(f"The record has seats 0 to {record.seats - 1}, not {args.seat}.")
    load = partial(_load, record, args.components, args.seat)
    with player_names_in_errors(record):
        replayed = load()
    if not replayed.steps:
        raise BadRecord("This game has no choices yet, so there is nothing to analyse.")
    workers = args.workers or os.cpu_count() or 1
    analysis = analyse(load, _effort(args, replayed, workers), args.seed, workers, args.seat)
    players = players_of(record)
    if args.json:
        print(json.dumps(analysis_json(analysis, [str(player) for player in players])))
    else:
        screen = Screen()
        for line in analysis_lines(analysis, partial(fill_names, players=players), args.seat):
            screen.write(line, indent=_indent(line))
    return INTERRUPTED if analysis.stopped else 0


def _load(record: Record, components: str | None, seat: int | None) -> ReplayedGame:
    return replay_record(load_game(record.game, components), record, seat)


def _effort(args: argparse.Namespace, replayed: ReplayedGame, workers: int) -> Effort:
    """The effort that is asked for; what is not asked for is fitted to --seconds."""
    has_estimate = replayed.choices_to_estimate is not None
    if args.trials is None:
        effort = fit_effort(replayed, args.seconds, workers)
    else:
        effort = Effort(args.trials, 1, DEFAULT_HORIZON if has_estimate else None)
    every = effort.every if args.every is None else args.every
    horizon = args.horizon if args.horizon is not None and has_estimate else effort.horizon
    return replace(effort, every=every, horizon=horizon)


def _indent(line: str) -> int:
    match = INDENT.match(line)
    return match.end() if match else 0
