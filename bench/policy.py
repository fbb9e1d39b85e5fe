"""How long a choice of each game's policy takes, in processor time. Choices with a single option are not counted.

python -m bench.policy [--game dead-men] [--seats 3 4] [--games 3]
"""

from __future__ import annotations

import argparse
from statistics import mean, median
from time import process_time
from typing import Any

from jollyroger.engine import Action, Ask, Fast, Game, run
from jollyroger.games import all_games, game_named


def choice_times(game: Game[Any], seats: int, games: int) -> list[float]:
    """The milliseconds of each free choice of these games, sorted."""
    times: list[float] = []
    for seed in range(games):
        s, luck = game.new(seats, Fast(seed)), Fast(seed + 1)

        def choose(ask: Ask, s: Any = s, luck: Fast = luck) -> Action | None:
            started = process_time()
            action = game.policy(s, ask, luck)
            if ask.may or len(ask.options) > 1:
                times.append((process_time() - started) * 1000)
            return action

        run(s, choose)
    return sorted(times)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", help="only this game (default all)")
    parser.add_argument("--seats", type=int, nargs="+", help="numbers of seats (default: the usual one)")
    parser.add_argument("--games", type=int, default=3, help="games to play (default 3)")
    args = parser.parse_args()
    for id in [args.game] if args.game else all_games():
        game = game_named(id)
        for seats in args.seats or [game.default_seats]:
            times = choice_times(game, seats, args.games)
            print(
                f"{id}, {seats} seats: {mean(times):.2f} ms on average, median {median(times):.2f}, "
                f"one in twenty over {times[len(times) * 19 // 20]:.2f} ({len(times)} choices)",
                flush=True,
            )


if __name__ == "__main__":
    main()
