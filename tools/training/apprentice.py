"""Trains the bot `apprentice` for a game by self-play, and writes its weights into the game.

    python -m tools.training.apprentice all-hands --seats 2 --minutes 4 --seed 1

Needs numpy and gymnasium. Every now and then the network plays against random choices (in a co-operative game it plays
all seats), and the weights that did best are kept. Ctrl-C ends it early, with the best weights so far. The curve is
written to docs/training. How far it gets in its minutes depends on the machine, so a seed alone does not fix the
result.
"""

from __future__ import annotations

import argparse
import csv
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np
from tools.training.line_chart import Curve, line_chart
from tools.training.self_play import STEPS_BETWEEN_UPDATES, Network, SelfPlay, win_rate

from jollyroger.bots.apprentice import SUFFIX
from jollyroger.bots.policy_network import PolicyNetwork, catalogue_fingerprint
from jollyroger.engine import Game
from jollyroger.games import game_named
from jollyroger.lab.rl.vector_environment import VectorEnvironment

CURVES = Path(__file__).parents[2] / "docs" / "training"
PARALLEL_GAMES = 48
TEST_SEED = 1_000_000_000
"""Of the games against random choices; games of self-play have smaller seeds."""


class Point(NamedTuple):
    """A point of the curve: how the network did after some training."""

    minutes: float
    games: int
    choices: int
    wins: int
    tests: int

    @property
    def share(self) -> float:
        return self.wins / self.tests


class Training:
    """Trains a network for one game and number of seats."""

    def __init__(self, game: Game[Any], seats: int, seed: int, tests: int, parallel: int) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.tests = tests
        env = VectorEnvironment(game, parallel, seats, opponents=None)
        opponents = None if game.cooperative else "random"
        self._test_env = VectorEnvironment(game, min(parallel, tests), seats, opponents=opponents)
        encoder, actions = env.games[0].encoder, len(game.catalogue) + 1
        self.network = Network(encoder.length, actions, encoder.high, np.random.default_rng(seed))
        self.self_play = SelfPlay(env, self.network, seed * parallel)
        self.curve: list[Point] = []
        self.best: PolicyNetwork | None = None
        self._started = perf_counter()

    @property
    def minutes(self) -> float:
        """Since the start, with the tests."""
        return (perf_counter() - self._started) / 60

    def test(self) -> bool:
        """Add a point to the curve, and keep the network if it is the best so far. Returns whether it is."""
        wins, played = win_rate(self._test_env, self.network, self.tests, TEST_SEED)
        point = Point(round(self.minutes, 2), self.self_play.games, self.self_play.choices, wins, played)
        is_best = all(point.share >= earlier.share for earlier in self.curve)
        self.curve.append(point)
        if is_best:
            self.best = self._snapshot(point)
        return is_best

    def learn(self, steps: int = STEPS_BETWEEN_UPDATES) -> None:
        """Play on, and learn from that. The first choices only set the scale of the inputs."""
        batch = self.self_play.collect(steps)
        if len(self.curve) == 1 and not self.network.seen.any():
            self.network.fit_scale(batch.observations)
        self.network.learn(batch)

    def _snapshot(self, point: Point) -> PolicyNetwork:
        observer = self.game.observation
        assert observer is not None, "only games with a typed observation are learnt"
        inputs, biases, outputs = self.network.rows()
        about = {
            "about": f"The apprentice with {self.seats} seats: python -m tools.training.apprentice",
            "seats": self.seats,
            "observation": observer(self.seats).spec.fingerprint(),
            "catalogue": catalogue_fingerprint(self.game),
            "trained": {"seed": self.seed, "minutes": point.minutes, "games": point.games, "choices": point.choices},
        }
        return PolicyNetwork(inputs.tolist(), biases.tolist(), outputs.tolist(), about)


def train(training: Training, minutes: float, test_count: int, weights: Path) -> None:
    """Train for so many minutes, and write the weights whenever they are the best so far."""
    weights.parent.mkdir(exist_ok=True)
    try:
        while True:
            if training.minutes >= minutes * len(training.curve) / test_count:
                is_best = training.test()
                if is_best and training.best is not None:
                    weights.write_text(training.best.to_json() + "\n", encoding="utf-8")
                _print_test(training.curve[-1], is_best)
            if training.minutes >= minutes and len(training.curve) > 1:
                return
            training.learn()
            _print_progress(training, minutes)
    except KeyboardInterrupt:
        print("\nStopped; the best weights so far are kept.")


def write_curve(name: str, title: str, points: Sequence[Point], folder: Path) -> None:
    """Write the curve as numbers and as a picture."""
    with (folder / f"{name}.csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(Point._fields)
        writer.writerows(points)
    curve = Curve("share of games won", [(point.minutes, point.share) for point in points])
    (folder / f"{name}.svg").write_text(line_chart(title, "minutes", [curve]), encoding="utf-8")


def _print_progress(training: Training, minutes: float) -> None:
    passed, played = training.minutes, training.self_play
    left = max(0.0, minutes - passed) * 60
    rate = played.choices / max(passed * 60, 0.001)
    text = f"{passed:5.1f} of {minutes:g} min  {played.games:,} games  {rate:,.0f} choices/s  {left:.0f} s left"
    print(f"\r{text:<78}", end="", flush=True)


def _print_test(point: Point, is_best: bool) -> None:
    note = ", the best so far" if is_best else ""
    print(f"\r{point.minutes:5.1f} min: won {point.wins} of {point.tests} ({point.share:.0%}){note:<40}", flush=True)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", help="the game's id")
    parser.add_argument("--seats", type=int, help="number of seats (default: the smallest)")
    parser.add_argument("--minutes", type=float, default=4.0, help="how long to train (default 4)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the games and the network (default 1)")
    parser.add_argument("--tests", type=int, default=96, help="games of each test (default 96)")
    parser.add_argument("--points", type=int, default=6, help="tests after the first, evenly spaced (default 6)")
    parser.add_argument("--weights", type=Path, help="folder for the weights (default: the game's own)")
    parser.add_argument("--curves", type=Path, default=CURVES, help="folder for the curve (default docs/training)")
    args = parser.parse_args(arguments)
    game = game_named(args.game)
    seats = args.seats or game.seats[0]
    folder = args.weights or game.apprentice
    assert folder is not None, "the game has no folder for an apprentice"
    training = Training(game, seats, args.seed, args.tests, PARALLEL_GAMES)
    train(training, args.minutes, args.points, folder / f"{seats}{SUFFIX}")
    against = "played alone" if game.cooperative else "against random choices"
    title = f"{game.name}, {seats} seats: the apprentice {against}"
    write_curve(f"apprentice-{args.game}-{seats}", title, training.curve, args.curves)


if __name__ == "__main__":
    main()
