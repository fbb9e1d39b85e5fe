"""Win rates and treasures on fresh seeds: of the quick policy, of turns searched by a value, and of any bot."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import NamedTuple

from tools.training.dead_men_games import Table, play_for_score
from tools.training.files import write_json
from tools.training.parallel import run_all
from tools.training.value_rounds import tuned_weights

from jollyroger.bots import bot_named, run_bots
from jollyroger.engine import Fast
from jollyroger.games.dead_men import GAME
from jollyroger.games.dead_men.ai.jobs.weights import WEIGHTS
from jollyroger.games.dead_men.ai.learnt_value.value import NET, WEIGHTS_FILE, read_net
from jollyroger.games.dead_men.component_reader import DIFFICULTIES
from jollyroger.games.dead_men.state import looted_count
from jollyroger.lab.statistics import rate_estimate, wilson_interval

QUICK, SEARCH = "quick", "search"
PART = 10
"""How many games a worker plays at a time."""


class Part(NamedTuple):
    """Some games of a measurement."""

    player: str
    table: Table
    first_seed: int
    games: int
    weights: dict[str, float]
    value: Path
    tries: int


def add_arguments(parser: argparse.ArgumentParser) -> None:
    players = f"{QUICK}: the policy; {SEARCH}: each turn the best of --tries by the value; or a bot like captain@200"
    parser.add_argument("--player", default=QUICK, help=players)
    parser.add_argument("--value", type=Path, default=WEIGHTS_FILE, help="the value file (default: the one in use)")
    parser.add_argument("--tries", type=int, default=16)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--difficulty", choices=DIFFICULTIES, default=DIFFICULTIES[0])
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--first-seed", type=int, default=0)
    parser.add_argument("--tuned", action="store_true", help="play by the weights that the policy search has found")


def play_part(part: Part) -> list[tuple[bool, float]]:
    """For each of the games whether it was won, and the share of the goal that was looted."""
    WEIGHTS.update(part.weights)
    NET.layers = read_net(part.value).layers
    return [play_one(part, seed) for seed in range(part.first_seed, part.first_seed + part.games)]


def play_one(part: Part, seed: int) -> tuple[bool, float]:
    if part.player in (QUICK, SEARCH):
        return play_for_score(part.table, seed, part.tries if part.player == SEARCH else 0)
    s = GAME.new(part.table.seats, Fast(seed), part.table.options)
    run_bots(GAME, s, [bot_named(part.player) for _ in range(s.seats)], Fast(seed + 1))
    return bool(s.result and s.result.winners), min(looted_count(s), s.goal) / s.goal


def run(args: argparse.Namespace) -> None:
    table = Table(args.seats, {"difficulty": args.difficulty})
    weights = tuned_weights(args) if args.tuned else dict(WEIGHTS)
    parts = [
        Part(
            args.player, table, first, min(PART, args.first_seed + args.games - first), weights, args.value, args.tries
        )
        for first in range(args.first_seed, args.first_seed + args.games, PART)
    ]
    scores: list[tuple[bool, float]] = []
    for played in run_all(play_part, parts, args.workers):
        scores += played
        print(f"\r{sum(won for won, _ in scores)} of {len(scores)} won", end="", flush=True)
    won, games = sum(won for won, _ in scores), len(scores)
    low, high = wilson_interval(won, games)
    looted = rate_estimate([share for _, share in scores])
    setting = f"{args.player}, {args.seats} pirates, {args.difficulty}"
    loot = f"{looted.mean:.1%} of the treasures ({looted.low:.1%} to {looted.high:.1%})"
    print(f"\r{setting}: {won / games:.1%} ({low:.1%} to {high:.1%}) won, {loot}")
    name = f"{args.player}-{args.value.stem}-{args.seats}-{args.difficulty}-{args.first_seed}"
    result = {"won": won, "games": games, "interval": [low, high], "first_seed": args.first_seed, "tuned": args.tuned}
    result["looted"] = list(looted)
    write_json(args.folder / "measured" / f"{name}.json", result)
