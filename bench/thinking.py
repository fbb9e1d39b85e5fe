"""Whether the Captain keeps to its time limit. Two tables think at once, as on a small server.

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
CAPTAIN_EVERY = 5
"""The Captain makes every fifth free choice and the Mate the others, so that all stages of a game are measured."""


class TimedCaptain:
    """A Captain whose choices are timed. Most choices are left to a Mate, which is much faster."""

    def __init__(self, seconds: float) -> None:
        self.captain, self.mate = Captain(Budget(seconds=seconds)), Mate()
        self.free_choices = 0
        self.times: list[float] = []

    def choose(self, decision: Decision) -> Action | None:
        is_free = not decision.ask.may and len(decision.ask.options) > 1
        self.free_choices += is_free
        if not is_free or self.free_choices % CAPTAIN_EVERY:
            return self.mate.choose(decision)
        started = perf_counter()
        action = self.captain.choose(decision)
        self.times.append(perf_counter() - started)
        return action


def measure_choices(id: str, seconds: float, choices: int, seed: int) -> list[float]:
    """The seconds of at least this many choices, over as many games as it takes."""
    game, bot = game_named(id), TimedCaptain(seconds)
    seats = game.default_seats
    while len(bot.times) < choices:
        run_bots(game, game.new(seats, Fast(seed)), [bot] * seats, Fast(seed + 1000))
        seed += TABLES
    return bot.times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--choices", type=int, default=100, help="choices to measure at each table (default 100)")
    parser.add_argument("--seconds", type=float, default=1.0, help="the Captain's time limit (default 1)")
    args = parser.parse_args()
    print(f"{TABLES} tables at once, {args.seconds:g} s a choice, {args.choices} choices each")
    with ProcessPoolExecutor(TABLES) as pool:
        for id in all_games():
            jobs = [pool.submit(measure_choices, id, args.seconds, args.choices, table) for table in range(TABLES)]
            times = sorted(seconds for job in jobs for seconds in job.result())
            p99 = times[min(len(times) - 1, int(0.99 * len(times)))]
            print(f"{id:<12} median {median(times):.2f} s   p99 {p99:.2f} s   longest {times[-1]:.2f} s")


if __name__ == "__main__":
    main()
