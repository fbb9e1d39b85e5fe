"""Trains the bot `apprentice` for a game by self-play or imitation, and writes its weights into the game.

    python -m tools.training.apprentice all-hands --seats 2 --minutes 4 --seed 1
    python -m tools.training.apprentice dead-men --seats 2 --minutes 20 --imitate 1 --hidden 128

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
from tools.training.imitation import Imitation
from tools.training.line_chart import Curve, line_chart
from tools.training.self_play import HIDDEN_UNITS, STEPS_BETWEEN_UPDATES, Network, SelfPlay, win_rate

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
    imitation: float = 0.0
    """How likely the network was to choose as the policy; 0 if it did not imitate."""

    @property
    def share(self) -> float:
        return self.wins / self.tests


class Training:
    """Trains a network for one game and number of seats."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        seed: int,
        tests: int,
        parallel: int,
        imitated: float = 0.0,
        hidden: int = HIDDEN_UNITS,
    ) -> None:
        """`imitated`: for how many minutes it learns by imitation, before it learns by self-play."""
        self.game = game
        self.seats = seats
        self.seed = seed
        self.tests = tests
        env = VectorEnvironment(game, parallel, seats, opponents=None)
        opponents = None if game.cooperative else "random"
        self._test_env = VectorEnvironment(game, min(parallel, tests), seats, opponents=opponents)
        encoder, actions = env.games[0].encoder, len(game.catalogue) + 1
        self.network = Network(encoder.length, actions, encoder.high, np.random.default_rng(seed), hidden)
        self.self_play = SelfPlay(env, self.network, seed * parallel)
        self.imitated = imitated
        self.imitation: Imitation | None = None
        if imitated:
            taught = VectorEnvironment(game, parallel, seats, opponents=None)
            self.imitation = Imitation(taught, self.network, seed * parallel)
        self.curve: list[Point] = []
        self.best: PolicyNetwork | None = None
        self._started = perf_counter()

    @property
    def minutes(self) -> float:
        """Since the start, with the tests."""
        return (perf_counter() - self._started) / 60

    @property
    def games(self) -> int:
        """How many have been played."""
        return self.self_play.games + (self.imitation.games if self.imitation else 0)

    @property
    def choices(self) -> int:
        """How many have been learnt from."""
        return self.self_play.choices + (self.imitation.choices if self.imitation else 0)

    def test(self) -> bool:
        """Add a point to the curve, and keep the network if it is the best so far. Returns whether it is."""
        wins, played = win_rate(self._test_env, self.network, self.tests, TEST_SEED)
        point = Point(round(self.minutes, 2), self.games, self.choices, wins, played, self._likelihood())
        is_best = all(point.share >= earlier.share for earlier in self.curve)
        self.curve.append(point)
        if is_best:
            self.best = self._snapshot(point)
        return is_best

    def _likelihood(self) -> float:
        """How likely the network was to choose as the policy, while it imitates."""
        return 0.0 if self.imitation is None or self.self_play.choices else round(self.imitation.likelihood, 3)

    def learn(self, steps: int = STEPS_BETWEEN_UPDATES) -> None:
        """Play on, and learn from that. The first choices only set the scale of the inputs."""
        if self.imitation is not None and self.minutes < self.imitated:
            self.imitation.learn(steps, self.minutes / self.imitated)
            return
        batch = self.self_play.collect(steps)
        if not self.network.seen.any():
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
            "trained": {
                "seed": self.seed,
                "minutes": point.minutes,
                "of which by imitation": round(min(self.imitated, point.minutes), 2),
                "games": point.games,
                "choices": point.choices,
            },
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
    curves = [Curve("share of games won", [(point.minutes, point.share) for point in points])]
    if imitated := [(point.minutes, point.imitation) for point in points if point.imitation]:
        curves.append(Curve("as the policy", imitated))
    (folder / f"{name}.svg").write_text(line_chart(title, "minutes", curves), encoding="utf-8")


def _print_progress(training: Training, minutes: float) -> None:
    passed = training.minutes
    left = max(0.0, minutes - passed) * 60
    rate = training.choices / max(passed * 60, 0.001)
    text = f"{passed:5.1f} of {minutes:g} min  {training.games:,} games  {rate:,.0f} choices/s  {left:.0f} s left"
    print(f"\r{text:<78}", end="", flush=True)


def _print_test(point: Point, is_best: bool) -> None:
    text = f"{point.minutes:5.1f} min: won {point.wins} of {point.tests} ({point.share:.0%})"
    text += f", {point.imitation:.1%} as the policy" if point.imitation else ""
    print(f"\r{text + (', the best so far' if is_best else ''):<78}", flush=True)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", help="the game's id")
    parser.add_argument("--seats", type=int, help="number of seats (default: the smallest)")
    parser.add_argument("--minutes", type=float, default=4.0, help="how long to train (default 4)")
    imitate = "for what share of that time it imitates the game's policy, before it plays by itself (default 0)"
    parser.add_argument("--imitate", type=float, default=0.0, metavar="SHARE", help=imitate)
    hidden = f"units of the hidden layer (default {HIDDEN_UNITS})"
    parser.add_argument("--hidden", type=int, default=HIDDEN_UNITS, help=hidden)
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
    imitated = args.imitate * args.minutes
    training = Training(game, seats, args.seed, args.tests, PARALLEL_GAMES, imitated, args.hidden)
    train(training, args.minutes, args.points, folder / f"{seats}{SUFFIX}")
    against = "played alone" if game.cooperative else "against random choices"
    title = f"{game.name}, {seats} seats: the apprentice {against}"
    write_curve(f"apprentice-{args.game}-{seats}", title, training.curve, args.curves)


if __name__ == "__main__":
    main()
