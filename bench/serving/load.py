"""A server under load: players at many tables, and what the server did for them."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Sequence
from typing import Protocol

from .players import Meter
from .servers import Server

MOVES, P50, P99 = "moves/s", "ms p50", "ms p99"
CPU, BYTES, SEAT_BYTES = "µs CPU a move", "bytes a move", "bytes a move and seat"
"""Processor time is that of the server process. Bytes are what all clients of a table receive, with their headers."""
WITHOUT_RATIO = (P50, P99, SEAT_BYTES)
"""Latencies depend on how many moves are under way at once, so they are not compared."""
SETTLE_SECONDS = 0.5
MAX_REFUSED = 0.01
WARM_UP = 0.25
"""The share of moves that are played before measuring starts. Node compiles the code that is used often."""


class OpenTable(Protocol):
    async def open(self) -> None: ...
    async def close(self) -> None: ...


class Player(OpenTable, Protocol):
    """Plays one table."""

    def move(self) -> None: ...


async def open_all(tables: Sequence[OpenTable]) -> None:
    for table in tables:
        await table.open()
    await asyncio.sleep(SETTLE_SECONDS)


async def close_all(tables: Sequence[OpenTable]) -> None:
    for table in tables:
        await table.close()


async def play(server: Server, players: Sequence[Player], meter: Meter, seats: int, moves: int) -> dict[str, float]:
    """Let the players play until that many moves are answered. Returns what was measured, by unit.

    A number of moves, not of seconds, is measured: a faster server would get further, where moves cost more or less.
    """
    meter.start_playing()
    for player in players:
        player.move()
    await meter.count_moves(int(WARM_UP * moves))
    started, cpu = time.perf_counter(), server.cpu_seconds()
    await meter.count_moves(moves)
    elapsed, cpu = time.perf_counter() - started, server.cpu_seconds() - cpu
    meter.stop()
    if meter.refused > MAX_REFUSED * moves:
        sys.exit(f"{meter.refused} of {moves} moves were refused.")
    latencies = sorted(meter.latencies)
    return {
        MOVES: moves / elapsed,
        P50: latencies[moves // 2] * 1000,
        P99: latencies[moves * 99 // 100] * 1000,
        CPU: cpu / moves * 1e6,
        BYTES: meter.bytes / moves,
        SEAT_BYTES: meter.bytes / moves / seats,
    }


async def measure_load(
    server: Server, players: Sequence[Player], meter: Meter, seats: int, moves: int
) -> dict[str, float]:
    """Open the tables, play, and close them."""
    await open_all(players)
    values = await play(server, players, meter, seats, moves)
    await close_all(players)
    return values
