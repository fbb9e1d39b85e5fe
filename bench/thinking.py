"""Does the Captain keep to his time? Two tables think at once, as on a small server; how long did each choice take?

python bench/thinking.py [--choices 100] [--seconds 1.0]
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from statistics import median
from time import perf_counter

from jollyroger.bots import Budget, Captain, Decision, Mate, run_bots
from jollyroger.engine import Action, Fast
from jollyroger.games import all_games, game_named

TABLES = 2
GAP = 5
"""So many choices are the Mate's between two of the Captain's: to see many moments of the game."""


class Timed:
    """A Captain for one free choice in so many, whose time is taken; a Mate for the others."""

    def __init__(self, seconds: float) -> None:
        self.captain, self.mate = Captain(Budget(seconds=seconds)), Mate()
        self.choices = 0
        self.taken: list[float] = []

    def choose(self, decision: Decision) -> Action | None:
        free = not decision.ask.may and len(decision.ask.options) > 1
        self.choices += free
        if not free or self.choices % GAP:
            return self.mate.choose(decision)
        began = perf_counter()
        action = self.captain.choose(decision)
        self.taken.append(perf_counter() - began)
        return action


def think(id: str, seconds: float, choices: int, seed: int) -> list[float]:
    """How long a Captain took for so many free choices at least, spread over games."""
    game, bot = game_named(id), Timed(seconds)
    while len(bot.taken) < choices:
        seats = (game.seats[0] + game.seats[-1]) // 2
        run_bots(game, game.new(seats, Fast(seed)), [bot] * seats, Fast(seed + 1000))
        seed += TABLES
    return bot.taken


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--choices", type=int, default=100, help="choices measured at each table")
    parser.add_argument("--seconds", type=float, default=1.0, help="what the Captain may take")
    args = parser.parse_args()
    print(f"{TABLES} tables at once, {args.seconds:g} s a choice, {args.choices} choices each")
    with ProcessPoolExecutor(TABLES) as pool:
        for id in all_games():
            jobs = [pool.submit(think, id, args.seconds, args.choices, table) for table in range(TABLES)]
            taken = sorted(second for job in jobs for second in job.result())
            p99 = taken[min(len(taken) - 1, int(0.99 * len(taken)))]
            print(f"{id:<12} median {median(taken):.2f} s   p99 {p99:.2f} s   longest {taken[-1]:.2f} s")


if __name__ == "__main__":
    main()
