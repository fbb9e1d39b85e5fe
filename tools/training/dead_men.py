"""Trains the bots of Dead Men: the weights of the quick policy and the learnt value of a position.

    python -m tools.training.dead_men policy --generations 150
    python -m tools.training.dead_men data --round 1 --games 50000
    python -m tools.training.dead_men value --round 1
    python -m tools.training.dead_men measure --player quick --games 500
    python -m tools.training.dead_men all
    python -m tools.training.dead_men adopt --round 3

Round 1 learns from games with mistakes, each later round from turns searched with the value of the round before.
Everything goes to --folder. A command that was stopped, also by Ctrl-C, goes on where it was when it is given again.
Needs numpy and should run on the compiled build; docs/training.md tells how.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("OMP_NUM_THREADS", "1")  # the workers share the cores

from tools.training import adoption, measuring, policy_search, value_rounds

from jollyroger.build import is_compiled

FOLDER = Path("build/training/dead_men")


def run_everything(args: argparse.Namespace) -> None:
    """Tune the policy, then learn the values of all rounds."""
    policy_search.run(args)
    for number in range(1, args.rounds + 1):
        args.round = number
        args.games = args.first_games if number == 1 else args.later_games
        value_rounds.make_data(args)
        value_rounds.train_value(args)


def add_common(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--folder", type=Path, default=FOLDER, help=f"where the run is kept (default {FOLDER})")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (default: all cores)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the run (default 1)")


def add_policy(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--generations", type=int, default=150)
    parser.add_argument("--population", type=int, default=24, help="candidates a generation, an even number")
    parser.add_argument("--games-each", type=int, default=1500, help="games a candidate plays in a generation")
    parser.add_argument("--check-games", type=int, default=4000, help="games behind a point of the curve")
    parser.add_argument("--step", type=float, default=0.2, help="spread of the weights' logarithms at the start")


def add_value(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--hidden", type=int, nargs="+", default=[32], help="units of the hidden layers (default 32)")
    parser.add_argument("--epochs", type=int, default=30)


def build_parser() -> argparse.ArgumentParser:
    formatter = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(prog="tools.training.dead_men", description=__doc__, formatter_class=formatter)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, run: Callable[[argparse.Namespace], None], help: str) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=help)
        sub.set_defaults(run=run)
        add_common(sub)
        return sub

    add_policy(command("policy", policy_search.run, "tune the weights of the quick policy"))
    data = command("data", value_rounds.make_data, "play games and keep positions with their outcomes")
    data.add_argument("--round", type=int, default=1)
    data.add_argument("--games", type=int, default=50_000)
    value = command("value", value_rounds.train_value, "train the value on the positions of a round")
    value.add_argument("--round", type=int, default=1)
    add_value(value)
    everything = command("all", run_everything, "policy, then data and value for every round")
    everything.add_argument("--rounds", type=int, default=3)
    everything.add_argument("--first-games", type=int, default=50_000, help="games of round 1")
    everything.add_argument("--later-games", type=int, default=30_000, help="games of each later round")
    add_policy(everything)
    add_value(everything)
    measure = command("measure", measuring.run, "win rate on fresh seeds")
    measuring.add_arguments(measure)
    adopt = command("adopt", adoption.run, "copy weights, value and curves into the repository")
    adopt.add_argument("--round", type=int, required=True, help="the round whose value to adopt; 0: only the policy")
    return parser


def main(arguments: list[str] | None = None) -> None:
    args = build_parser().parse_args(arguments)
    if not is_compiled():
        print("This is the pure build: games take five times as long as on the compiled one.", file=sys.stderr)
    try:
        args.run(args)
    except KeyboardInterrupt:
        sys.exit("\nStopped. The same command goes on from here.")


if __name__ == "__main__":
    main()
