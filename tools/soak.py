"""Play many thousand games with every step checked: every game, number of seats and value of an option."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from functools import partial
from typing import Any

from jollyroger.engine import Game
from jollyroger.games import all_games, game_named
from jollyroger.lab import RunConfig, simulate


def setups(game: Game[Any]) -> Iterator[dict[str, str]]:
    """The default options, then each other value of each option."""
    yield {}
    for option in game.options:
        for value in option.values[1:]:
            yield {option.id: value}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="number of random games per setup (default 2000)")
    parser.add_argument("--seed", type=int, default=1, help="seed for reproducible games (default 1)")
    parser.add_argument("--only", help="play only the game with this id")
    args = parser.parse_args()
    failures = 0
    for id in [args.only] if args.only else all_games():
        game = game_named(id)
        for seats in game.seats:
            for options in setups(game):
                for bots, count in ((["random"], args.games), (["greedy", "random"], args.games // 20)):
                    workers = os.cpu_count() or 1
                    config = RunConfig(seats, bots, count, args.seed, options, check_pieces=True, workers=workers)
                    data = simulate(partial(game_named, id), config).to_json()
                    failures += data["failures"]
                    setup = f"{id} {seats} seats {options or 'defaults'} {'+'.join(bots)}: {data['games']} games, "
                    print(f"{setup}{data['failures']} failures, {data['outcomes']}", flush=True)
                    for failure in data["failed"]:
                        print("   ", failure, flush=True)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
