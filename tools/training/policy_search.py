"""Tunes the weights of the quick policy of Dead Men over very many games, and draws the curve."""

from __future__ import annotations

import argparse
from typing import NamedTuple

import numpy as np
from tools.training.dead_men_games import Table, crew_table, play_for_score
from tools.training.evolution import Evolution
from tools.training.files import read_json, read_rows, write_json, write_rows, write_text
from tools.training.line_chart import Curve, line_chart
from tools.training.parallel import run_all

from jollyroger.engine import Fast
from jollyroger.games.dead_men.ai.jobs.weights import WEIGHTS

TUNING_SEEDS, CHECK_SEEDS = 1 << 32, 1 << 31
"""Where the seeds of the games of the generations begin, for each seed of a run, and of those behind the curve."""
LOOT_WEIGHT = 0.1
"""What bringing home the whole goal counts beside winning. It tells bad policies apart, which hardly ever win."""
CHECK_EVERY, CHECK_PARTS = 10, 8
"""The curve has a point every so many generations, on the same games every time, played in so many parts."""
HEADER = ("generation", "won", "looted")


class Trial(NamedTuple):
    """Weights and the games they play: seeds from `first` on."""

    weights: dict[str, float]
    crew: str
    first: int
    games: int


class Score(NamedTuple):
    won: float
    looted: float

    @property
    def fitness(self) -> float:
        return self.won + LOOT_WEIGHT * self.looted


def table_for(crew: str, seed: int) -> Table:
    return crew_table(crew, Fast(seed))


def play_trial(trial: Trial) -> Score:
    """The share of games won and of the goals looted."""
    WEIGHTS.update(trial.weights)
    results = [play_for_score(table_for(trial.crew, seed), seed) for seed in range(trial.first, trial.first + trial.games)]
    return Score(float(np.mean([won for won, _ in results])), float(np.mean([looted for _, looted in results])))


def run(args: argparse.Namespace) -> None:
    folder = args.folder / "policy"
    state = folder / "state.json"
    start = dict(WEIGHTS)
    if state.exists():
        search = Evolution.load(read_json(state))
    else:
        search = Evolution(start, args.step, args.seed, args.population)
    while True:
        if search.generation % CHECK_EVERY == 0 or search.generation >= args.generations:
            check(args, search)
        if search.generation >= args.generations:
            break
        first = TUNING_SEEDS * args.seed + search.generation * args.games_each
        trials = [Trial(search.candidate(trial), args.crew, first, args.games_each) for trial in search.trials()]
        scores = list(run_all(play_trial, trials, args.workers))
        search.learn([score.fitness for score in scores])
        write_json(state, search.save())
        best = max(score.won for score in scores)
        print(f"generation {search.generation}: {np.mean([score.won for score in scores]):.3f} won, best {best:.3f}")
    WEIGHTS.update(search.centre())  # what follows in this run plays by them


def check(args: argparse.Namespace, search: Evolution) -> None:
    """Add a point to the curve: the weights found so far on games that tuning does not see."""
    folder = args.folder / "policy"
    curve = folder / "curve.csv"
    rows = [tuple(row.values()) for row in read_rows(curve)] if curve.exists() else []
    if rows and int(rows[-1][0]) >= search.generation:
        return
    part = args.check_games // CHECK_PARTS
    trials = [Trial(search.centre(), args.crew, CHECK_SEEDS + number * part, part) for number in range(CHECK_PARTS)]
    scores = list(run_all(play_trial, trials, args.workers))
    won, looted = (round(float(np.mean(each)), 4) for each in zip(*scores, strict=True))
    rows.append((str(search.generation), str(won), str(looted)))
    write_rows(curve, HEADER, rows)
    points = [(float(row[0]), float(row[1])) for row in rows]
    write_text(folder / "curve.svg", line_chart("Quick policy: games won", "generation", [Curve("won", points)]))
    print(f"generation {search.generation}: {won:.4f} won on {part * len(trials)} games of the check")
