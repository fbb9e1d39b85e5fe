"""Whether the Captain keeps to its time limit. Two tables think at once, as on a small server."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from statistics import median
from time import perf_counter

from jollyroger.bots import Budget, Captain, Decision, Mate, run_bots
from jollyroger.engine import Action, Fast
from jollyroger.games import GAMES, game_named

from .command import Announce, make_parser, run_benchmark
from .results import Measurement, Rounds, summarize_rounds

TOPIC = "thinking"
REFERENCE = "time limit"
MEDIAN, LONGEST = "s, median", "s, longest"
TABLES = 2
CAPTAIN_EVERY = 15
"""The Captain makes one free choice in so many and the Mate the others, so that all stages of a game are measured."""


class TimedCaptain:
    """A Captain whose choices are timed. Most choices are left to a Mate, which is much faster."""

    def __init__(self, seconds: float, choices: int) -> None:
        self.captain, self.mate = Captain(Budget(seconds=seconds)), Mate()
        self.choices = choices
        self.free_choices = 0
        self.times: list[float] = []

    def choose(self, decision: Decision) -> Action | None:
        is_free = not decision.ask.may and len(decision.ask.options) > 1
        self.free_choices += is_free
        if not is_free or self.free_choices % CAPTAIN_EVERY or len(self.times) == self.choices:
            return self.mate.choose(decision)
        started = perf_counter()
        action = self.captain.choose(decision)
        self.times.append(perf_counter() - started)
        return action


def time_choices(id: str, seconds: float, choices: int, seed: int) -> list[float]:
    """The seconds of this many choices, over as many games as it takes."""
    game, bot = game_named(id), TimedCaptain(seconds, choices)
    seats = game.default_seats
    while len(bot.times) < choices:
        run_bots(game, game.new(seats, Fast(seed)), [bot] * seats, Fast(seed + 1000))
        seed += 1
    return bot.times


def measure(rounds: int, seconds: float, choices: int, announce: Announce) -> list[Measurement]:
    """`choices`: of each table in each round."""
    measured: Rounds = {game.name: [] for game in GAMES}
    with ProcessPoolExecutor(TABLES) as pool:
        for number in range(rounds):
            for game in GAMES:
                announce(f"round {number + 1} of {rounds}: {game.name}")
                seeds = [(number * TABLES + table) * 100 for table in range(TABLES)]
                jobs = [pool.submit(time_choices, game.id, seconds, choices, seed) for seed in seeds]
                times = [time for job in jobs for time in job.result()]
                measured[game.name].append({MEDIAN: median(times), LONGEST: max(times)})
    measured[REFERENCE] = [{LONGEST: seconds}] * rounds
    return summarize_rounds(TOPIC, measured, REFERENCE, [REFERENCE], [MEDIAN])


if __name__ == "__main__":
    parser = make_parser(__doc__, rounds=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="the Captain's time limit (1)")
    parser.add_argument("--choices", type=int, default=20, help="choices of each table in each round (20)")
    args = parser.parse_args()
    run_benchmark(args, lambda announce: measure(args.rounds, args.seconds, args.choices, announce))
