"""The least that a move can cost: what is left when a server in Python knows nothing of tables, rules and texts.

A relay sends every message of a table to its two seats, first without writing anything, then after our store has
written a line for it. Next to them, the counting game on our server: what it costs above the second is our own work.
"""

from __future__ import annotations

import time
from functools import partial

import uvloop

from .builds import Build, builds
from .command import Announce, make_parser, run_benchmark
from .results import Measurement, Rounds, summarize_rounds
from .serving import count
from .serving.load import WITHOUT_RATIO, measure_load
from .serving.players import Meter
from .serving.servers import start_relay
from .serving.websocket import Socket, connect
from .tables import COUNTING_SEATS, Settings, measure_jollyroger

TOPIC = "floor"
BARE, DURABLE, OURS = "relay", "relay with our store", "our server, counting game"
MOVE = '{"type":"choose","seat":0,"action":"add:1","version":100,"key":"move-100"}'


class RelayTable:
    """Two seats that take turns to send a message as long as a move."""

    def __init__(self, port: int, meter: Meter, number: int) -> None:
        self._port = port
        self._meter = meter
        self._path = f"/{number}"
        self._seats: list[Socket] = []
        self._moves = 0
        self._received = 0
        self._sent_at = 0.0

    async def open(self) -> None:
        for _ in range(COUNTING_SEATS):
            self._seats.append(await connect(self._port, self._path, self._receive, self._meter.note_bytes))

    async def close(self) -> None:
        for seat in self._seats:
            seat.close()

    def move(self) -> None:
        self._sent_at = time.perf_counter()
        self._moves += 1
        self._seats[self._moves % COUNTING_SEATS].send(MOVE)

    def _receive(self, socket: Socket, data: bytes) -> None:
        self._received += 1
        if self._received == COUNTING_SEATS * self._moves:
            self._meter.note_answer(self._sent_at)
            if self._meter.playing:
                self.move()


def measure_relay(build: Build, durable: bool, settings: Settings) -> dict[str, float]:
    async def measure() -> dict[str, float]:
        meter = Meter()
        tables = [RelayTable(server.port, meter, number) for number in range(settings.tables)]
        return await measure_load(server, tables, meter, COUNTING_SEATS, settings.all_moves(count.GAME.id))

    with start_relay(build, durable) as server:
        return uvloop.run(measure())


def measure(settings: Settings, announce: Announce) -> list[Measurement]:
    build = builds()[0]
    contenders = {
        BARE: partial(measure_relay, build, False, settings),
        DURABLE: partial(measure_relay, build, True, settings),
        OURS: partial(measure_jollyroger, build, count.GAME.id, COUNTING_SEATS, settings),
    }
    rounds: Rounds = {name: [] for name in contenders}
    for number in range(settings.rounds):
        for name, measure_contender in contenders.items():
            announce(f"round {number + 1} of {settings.rounds}: {name}")
            rounds[name].append(measure_contender())
    return summarize_rounds(TOPIC, rounds, DURABLE, (BARE, DURABLE), WITHOUT_RATIO)


def main() -> None:
    parser = make_parser(__doc__, rounds=3)
    args = parser.parse_args()
    run_benchmark(args, lambda announce: measure(Settings(args.rounds, moves=60), announce))


if __name__ == "__main__":
    main()
