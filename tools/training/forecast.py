"""Measures how often bots win a game with each number of seats and each difficulty, for the game's forecasts.

    python -m tools.training.forecast dead-men --bots mate,captain --games 200 --seed 17

Writes `forecast.toml` in the game's folder. Bots that are not measured again keep their results, so that the Mate can
be measured with many games and the Captain, who thinks, with few. The file is written after each set-up: Ctrl-C loses
only the one that is being measured. Run this again when the bots have changed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from jollyroger.engine import Game
from jollyroger.engine.text.measured import MeasuredSetup, WinRate, read_measured, write_measured
from jollyroger.games import game_named
from jollyroger.lab import RunConfig, simulate

FILE = "forecast.toml"
GAMES = Path(__file__).parents[2] / "src/jollyroger/games"
"""Not where the games that play are: they may be a compiled copy."""


def setups(game: Game[Any]) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of seats with every difficulty."""
    difficulty = game.difficulty
    for value in (None,) if difficulty is None else difficulty.values:
        for seats in game.seats:
            yield seats, {} if difficulty is None or value is None else {difficulty.option: value}


def measure(game: Game[Any], config: RunConfig) -> tuple[int, WinRate]:
    """The choices of a game on average, and how many games somebody won."""
    result = simulate(partial(game_named, game.id), config)
    if result.stopped:
        raise KeyboardInterrupt
    data = result.to_json()
    wins = data["wins_by_seat"][0] if game.cooperative else sum(data["wins_by_seat"])
    return round(data["mean_decisions"]), WinRate(data["games"], round(wins))


def measure_all(
    game: Game[Any], bots: Sequence[str], count: int, seed: int, workers: int, known: Sequence[MeasuredSetup] = ()
) -> Iterator[MeasuredSetup]:
    """All set-ups with the results of these bots, and those that were known of others."""
    for seats, options in setups(game):
        before = next((each for each in known if (each.seats, each.options) == (seats, options)), None)
        choices, rates = (0, {}) if before is None else (before.choices, dict(before.rates))
        for bot in bots:
            config = RunConfig(seats, [bot], count, seed, options, workers=workers)
            choices, rates[plain_name(bot)] = measure(game, config)
        yield MeasuredSetup(seats, options, choices, rates)


def plain_name(bot: str) -> str:
    """The bot's name without its budget."""
    return bot.partition("@")[0]


def file_of(game: Game[Any]) -> Path:
    """The file in the game's folder."""
    return GAMES / game.id.replace("-", "_") / FILE


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", help="the game's id")
    parser.add_argument("--bots", default="mate,captain", help="the bots to measure (default mate,captain)")
    parser.add_argument("--games", type=int, default=200, help="number of games for each set-up and bot (default 200)")
    parser.add_argument("--seed", type=int, default=17, help="seed for reproducible games (default 17)")
    parser.add_argument("--workers", type=int, default=1, help="number of processes (default 1)")
    args = parser.parse_args(arguments)
    game = game_named(args.game)
    path = file_of(game)
    known = read_measured(path) if path.exists() else ()
    command = " ".join(["python -m tools.training.forecast", *(sys.argv[1:] if arguments is None else arguments)])
    measured: list[MeasuredSetup] = []
    try:
        for setup in measure_all(game, args.bots.split(","), args.games, args.seed, args.workers, known):
            results = ", ".join(f"{bot} {wins} of {count}" for bot, (count, wins) in setup.rates.items())
            print(f"{setup.seats} seats {setup.options}: {results}", flush=True)
            measured.append(setup)
            done = [(each.seats, each.options) for each in measured]
            write_measured(
                path, [*measured, *[each for each in known if (each.seats, each.options) not in done]], command
            )
    except KeyboardInterrupt:
        sys.exit(f"Stopped; what was measured is in {path}")


if __name__ == "__main__":
    main()
