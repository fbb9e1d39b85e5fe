"""Moves a second of a server with many tables, their latency, and what a move costs, next to boardgame.io.

Each seat has its own WebSocket. A table moves as soon as its last move is answered: one of the seats that are asked
chooses one of its options at random. When a game ends, a new table is opened.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import time
from collections.abc import Sequence
from statistics import median
from typing import NamedTuple, Protocol

import uvloop

from .players import BoardgameTable, Meter, TablePlayer
from .servers import Server, start_boardgame, start_jollyroger

GAMES = ("dead-men", "sword-skull", "all-hands", "black-dice")
COUNTING_GAME, COUNTING_SEATS = "count", 2


class Player(Protocol):
    """Plays one table."""

    async def open(self) -> None: ...
    def move(self) -> None: ...
    async def close(self) -> None: ...


class Load(NamedTuple):
    """What a server did under load."""

    moves_per_second: float
    p50_milliseconds: float
    p99_milliseconds: float
    cpu_microseconds: float
    """Processor time of the server process per move."""
    bytes_per_move: float
    """What all clients of a table received, with WebSocket headers, per move."""
    refused: float
    """Refused moves per move."""


async def measure(server: Server, players: Sequence[Player], meter: Meter, warm_up: float, seconds: float) -> Load:
    """Let the players play."""
    for player in players:
        await player.open()
    await asyncio.sleep(0.5)
    meter.playing = True
    for player in players:
        player.move()
    await asyncio.sleep(warm_up)
    meter.on = True
    started, cpu = time.perf_counter(), server.cpu_seconds()
    await asyncio.sleep(seconds)
    meter.on = False
    elapsed, cpu = time.perf_counter() - started, server.cpu_seconds() - cpu
    meter.playing = False
    for player in players:
        await player.close()
    latencies = sorted(meter.latencies)
    count = len(latencies)
    if not count:
        sys.exit("No move was answered.")
    return Load(
        moves_per_second=count / elapsed,
        p50_milliseconds=latencies[count // 2] * 1000,
        p99_milliseconds=latencies[count * 99 // 100] * 1000,
        cpu_microseconds=cpu / count * 1e6,
        bytes_per_move=meter.bytes / count,
        refused=meter.refused / count,
    )


def measure_jollyroger(args: argparse.Namespace, game: str, seats: int) -> Load:
    database = args.database if args.store == "postgres" else None
    with start_jollyroger(args.python, database) as server:
        meter = Meter()
        players = [TablePlayer(server.port, game, seats, meter, seed) for seed in range(args.tables)]
        return uvloop.run(measure(server, players, meter, args.warm_up, args.seconds))


def measure_boardgame(args: argparse.Namespace) -> Load:
    with start_boardgame() as server:
        meter = Meter()
        players = [BoardgameTable(server.port, f"m{number}", meter) for number in range(args.tables)]
        return uvloop.run(measure(server, players, meter, args.warm_up, args.seconds))


def print_load(name: str, seats: int, load: Load) -> None:
    print(
        f"{name:24} {seats} seats {load.moves_per_second:7.0f} moves/s  p50 {load.p50_milliseconds:7.1f} ms  "
        f"p99 {load.p99_milliseconds:7.1f} ms  {load.cpu_microseconds:6.0f} µs CPU/move  "
        f"{load.bytes_per_move:7.0f} B/move  {load.bytes_per_move / seats:6.0f} B/move/seat"
        + (f"  {load.refused:.1%} refused" if load.refused else ""),
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join((*GAMES, COUNTING_GAME)), help="which games, with commas (all)")
    parser.add_argument("--tables", type=int, default=50, help="how many tables play (50)")
    parser.add_argument("--seats", default="4", help="seats at each table, with commas; the counting game has 2 (4)")
    parser.add_argument("--warm-up", type=float, default=1.0, help="seconds of play before measuring starts (1)")
    parser.add_argument("--seconds", type=float, default=5.0, help="seconds of each measurement (5)")
    parser.add_argument("--rounds", type=int, default=3, help="how often everything is measured (3)")
    parser.add_argument("--store", choices=("sqlite", "postgres"), default="sqlite", help="our store (sqlite)")
    parser.add_argument(
        "--database", default=os.environ.get("JOLLYROGER_POSTGRES"), help="URL of PostgreSQL ($JOLLYROGER_POSTGRES)"
    )
    parser.add_argument("--python", default=sys.executable, help="interpreter that runs our server")
    parser.add_argument("--boardgame", action="store_true", help="measure boardgame.io, too")
    args = parser.parse_args()
    if args.store == "postgres" and not args.database:
        parser.error("--store postgres needs --database URL, or run it with `python tools/services.py`.")
    loads: dict[tuple[str, int], list[Load]] = {}
    for _ in range(args.rounds):
        for game in args.games.split(","):
            for seats in [COUNTING_SEATS] if game == COUNTING_GAME else map(int, args.seats.split(",")):
                load = measure_jollyroger(args, game, seats)
                print_load(game, seats, load)
                loads.setdefault((game, seats), []).append(load)
        if args.boardgame:
            load = measure_boardgame(args)
            print_load("boardgame.io", COUNTING_SEATS, load)
            loads.setdefault(("boardgame.io", COUNTING_SEATS), []).append(load)
    print(f"\nmedians of {args.rounds} rounds, {args.tables} tables")
    for (name, seats), several in loads.items():
        print_load(name, seats, Load(*map(median, zip(*several, strict=True))))


if __name__ == "__main__":
    main()
