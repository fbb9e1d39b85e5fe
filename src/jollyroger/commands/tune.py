"""The command `jollyroger tune`."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence

from rich.console import Console

from ..engine import BadSetup
from ..exit_codes import FAILED, INTERRUPTED
from ..lab import progress_bar
from ..lab.design.measures import ENDING, parse_target
from ..lab.design.sweep import run_sweep
from ..lab.design.tune import Measured, tune
from ..lab.design.variants import parse_parameter
from .arguments import add_components_argument
from .common.design import add_design_arguments, variant_reader, variant_setups, workers_of
from .loading import load_game


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_components_argument(parser)
    add_design_arguments(parser, "games for each value that is tried")
    target = "what to reach: win=0.5, anybody=0.9, length=120, ending:NAME=0.2 or role:KIND:NAME=0.3"
    parser.add_argument("--target", required=True, metavar="MEASURE=VALUE", help=target)
    vary = "the option or component to change, and its values in order: numbers.rum=10..30"
    # Repeated, argparse would keep the last one only.
    parser.add_argument("--vary", required=True, action="append", metavar="NAME=VALUES", help=vary)


def run(args: argparse.Namespace) -> int:
    measure, target = parse_target(args.target, load_game(args.game, args.components).cooperative)
    if len(args.vary) > 1:
        raise BadSetup("A search changes one option or component: give --vary once. 'sweep' compares combinations.")
    parameter = parse_parameter(args.vary[0])
    if len(parameter.values) < 2:
        raise BadSetup("A search needs at least two values: --vary NAME=FIRST..LAST.")
    reader = variant_reader(args, args.components)
    # Wrong values are refused before any game is played.
    variants = {value: reader.variant({parameter.key: value}, value) for value in parameter.values}
    for setup in variant_setups(args, [*variants.values()], args.components):
        setup.config.resolved(setup.load())
    failures = 0
    endings: set[str] = set()

    def measure_values(values: Sequence[str]) -> Mapping[str, Measured]:
        nonlocal failures, endings
        setups = variant_setups(args, [variants[value] for value in values], args.components)
        with progress_bar(args.games * len(setups), "games") as progress:
            sweep = run_sweep(setups, workers_of(args), progress)
        failures += len(sweep.failures)
        played = [game for games in sweep.games for game in games.values()]
        endings |= {game.result.ending for game in played if game.result is not None}
        if measure.id.startswith(ENDING) and endings and measure.id.removeprefix(ENDING) not in endings:
            raise BadSetup(f"No game {measure.name}; the endings are {', '.join(sorted(endings))}.")
        if played and all(measure.value(game) is None for game in played):
            seen = sorted({f"{kind}:{name}" for game in played for role in game.roles for kind, name in role.items()})
            raise BadSetup(f"No game has anything to say on {measure.id}; its roles are {', '.join(seen) or 'none'}.")
        return {
            value: Measured(sweep.estimate(index, measure), len(sweep.games[index]), sweep.stopped)
            for index, value in enumerate(values)
        }

    tuning = tune(parameter, measure, target, measure_values)
    if args.json:
        print(json.dumps(tuning.to_json()))
    else:
        tuning.print(Console())
    if tuning.stopped:
        return INTERRUPTED
    return FAILED if failures else 0
