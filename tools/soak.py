"""Many thousand games of every kind, every step checked: all seat counts, every value of every option, every bot."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from functools import partial
from typing import Any

from jollyroger.engine import Game
from jollyroger.games import all_games, game_named
from jollyroger.lab import simulate


def setups(game: Game[Any]) -> Iterator[dict[str, str]]:
    """The defaults, then each option's other values in turn."""
    yield {}
    for option in game.options:
        for value in option.values[1:]:
            yield {option.id: value}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="random games of each set-up (default 2000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", help="the id of one game")
    args = parser.parse_args()
    failures = 0
    for id in [args.only] if args.only else all_games():
        game = game_named(id)
        for seats in game.seats:
            for options in setups(game):
                for bots, count in ((["random"], args.games), (["greedy", "random"], args.games // 20)):
                    report = simulate(
                        partial(game_named, id),
                        seats,
                        bots,
                        count,
                        args.seed,
                        options,
                        workers=os.cpu_count() or 1,
                        check=True,
                    )
                    data = report.to_json()
                    failures += data["failures"]
                    said = f"{id} {seats} seats {options or 'defaults'} {'+'.join(bots)}: {data['games']} games, "
                    print(f"{said}{data['failures']} failures, {data['outcomes']}", flush=True)
                    for failure in data["failed"]:
                        print("   ", failure, flush=True)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
