"""Moves a second of a server with many tables, their latency, and what a move costs, next to boardgame.io.

Each seat has its own WebSocket. A table moves as soon as its last move is answered: one of the seats that are asked
chooses one of its options at random. When a game ends, a new table is opened. All servers are single processes and
take turns, round after round.

What they promise: our server answers a move when it is on disk (SQLite with synchronous=FULL, or PostgreSQL's commit).
boardgame.io "on disk" does the same with a storage of ours; "in memory" is how it is set up by default, and forgets
everything when it ends.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence

import uvloop

from .builds import Build, builds
from .command import Announce, make_parser, run_benchmark
from .count import games
from .load import WITHOUT_RATIO, close_all, open_all, play
from .players import BoardgameTable, Meter, TablePlayer
from .results import Measurement, Rounds, summarize_rounds
from .servers import start_boardgame, start_jollyroger

TOPIC = "tables"
COUNTING_GAME, COUNTING_SEATS = "count", 2
GAMES = ("dead-men", "sword-skull", "all-hands", "black-dice", COUNTING_GAME)
IN_MEMORY, ON_DISK = "boardgame.io, in memory", "boardgame.io, on disk"


def measure_jollyroger(build: Build, game: str, seats: int, args: argparse.Namespace) -> dict[str, float]:
    async def measure() -> dict[str, float]:
        meter = Meter()
        players = [TablePlayer(server.port, game, seats, meter, seed) for seed in range(args.tables)]
        await open_all(players)
        values = await play(server, players, meter, seats, args.warm_up, args.seconds)
        await close_all(players)
        return values

    with start_jollyroger(build, args.database if args.store == "postgres" else None) as server:
        return uvloop.run(measure())


def measure_boardgame(durable: bool, args: argparse.Namespace) -> dict[str, float]:
    async def measure() -> dict[str, float]:
        meter = Meter()
        players = [BoardgameTable(server.port, f"m{number}", meter) for number in range(args.tables)]
        await open_all(players)
        values = await play(server, players, meter, COUNTING_SEATS, args.warm_up, args.seconds)
        await close_all(players)
        return values

    with start_boardgame(durable) as server:
        return uvloop.run(measure())


def measure(args: argparse.Namespace, announce: Announce) -> list[Measurement]:
    rounds: Rounds = {}
    ours = [
        (build, game, seats)
        for build in builds()
        for game in args.games.split(",")
        for seats in seat_numbers(game, args.seats)
    ]
    for number in range(args.rounds):
        for build, game, seats in ours:
            name = f"{games()[game].name}, {seats} seats{build.suffix}"
            announce(f"round {number + 1} of {args.rounds}: {name}")
            rounds.setdefault(name, []).append(measure_jollyroger(build, game, seats, args))
        for name in (IN_MEMORY, ON_DISK) if args.boardgame else ():
            announce(f"round {number + 1} of {args.rounds}: {name}")
            rounds.setdefault(name, []).append(measure_boardgame(name == ON_DISK, args))
    return summarize_rounds(TOPIC, rounds, ON_DISK if args.boardgame else "", WITHOUT_RATIO)


def seat_numbers(game: str, seats: str) -> Sequence[int]:
    """The numbers of seats to play this game with, of those asked for."""
    return [number for number in map(int, seats.split(",")) if number in games()[game].seats] or [COUNTING_SEATS]


def add_server_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--tables", type=int, default=50, help="how many tables play (50)")
    parser.add_argument("--warm-up", type=float, default=2.0, help="seconds of play before measuring starts (2)")
    parser.add_argument("--store", choices=("sqlite", "postgres"), default="sqlite", help="our store (sqlite)")
    parser.add_argument(
        "--database", default=os.environ.get("JOLLYROGER_POSTGRES"), help="URL of PostgreSQL ($JOLLYROGER_POSTGRES)"
    )


def main() -> None:
    parser = make_parser(__doc__, rounds=3, seconds=5.0)
    add_server_arguments(parser)
    parser.add_argument("--games", default=",".join(GAMES), help="which games, separated by commas (all)")
    parser.add_argument("--seats", default="4", help="seats at each table, separated by commas (4; Count has 2)")
    parser.add_argument("--boardgame", action="store_true", help="measure boardgame.io, too, and ratios to it")
    args = parser.parse_args()
    if args.store == "postgres" and not args.database:
        parser.error("--store postgres needs --database URL, or run it under `python tools/services.py`.")
    run_benchmark(args, lambda announce: measure(args, announce))


if __name__ == "__main__":
    main()
