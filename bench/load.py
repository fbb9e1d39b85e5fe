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


async def play(
    server: Server, players: Sequence[Player], meter: Meter, seats: int, warm_up: float, seconds: float
) -> dict[str, float]:
    """Let the players play at their open tables. Returns what was measured, by unit."""
    meter.start_playing()
    for player in players:
        player.move()
    await asyncio.sleep(warm_up)
    meter.start_measuring()
    started, cpu = time.perf_counter(), server.cpu_seconds()
    await asyncio.sleep(seconds)
    elapsed, cpu = time.perf_counter() - started, server.cpu_seconds() - cpu
    meter.stop()
    latencies = sorted(meter.latencies)
    count = len(latencies)
    if not count or meter.refused > MAX_REFUSED * count:
        sys.exit(f"{count} moves were answered and {meter.refused} refused.")
    return {
        MOVES: count / elapsed,
        P50: latencies[count // 2] * 1000,
        P99: latencies[count * 99 // 100] * 1000,
        CPU: cpu / count * 1e6,
        BYTES: meter.bytes / count,
        SEAT_BYTES: meter.bytes / count / seats,
    }


async def measure_load(
    server: Server, players: Sequence[Player], meter: Meter, seats: int, warm_up: float, seconds: float
) -> dict[str, float]:
    """Open the tables, play, and close them."""
    await open_all(players)
    values = await play(server, players, meter, seats, warm_up, seconds)
    await close_all(players)
    return values
