"""Measures moves a second and the latency of a move with many connected seats, next to a minimal boardgame.io server.

Tables have two seats, and each client moves as soon as it is its turn. Both servers run in one process; ours writes
every choice to disk before it answers, the other keeps everything in memory. `--seats 200,2000 --seconds 5 --rounds 3`
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple, cast
from urllib.request import Request, urlopen

import uvloop

BENCH = Path(__file__).parent
BOARDGAME = BENCH / "boardgame"


class Result(NamedTuple):
    moves_per_second: float
    p50_milliseconds: float
    p99_milliseconds: float
    cpu_microseconds: float
    """Processor time of the server per move."""


class Socket(asyncio.Protocol):
    """A minimal WebSocket client, so that the clients use little of the machine: text frames, no extensions."""

    def __init__(self, path: str, on_message: Callable[[Socket, bytes], None], opened: asyncio.Future[Socket]) -> None:
        self._path = path
        self._on_message = on_message
        self._opened = opened
        self._buffer = b""
        self._handshake_done = False
        self.sent_at = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        head = f"GET {self._path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        self.transport.write(
            (head + "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n").encode()
        )

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data
        if not self._handshake_done:
            head, end, buffer = buffer.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            self._handshake_done = True
            self._opened.set_result(self)
        at = 0
        while len(buffer) - at >= 2:
            size, begin = buffer[at + 1], at + 2
            if size == 126:
                size, begin = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, begin = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < begin + size:
                break
            if buffer[at] == 0x81:
                self._on_message(self, buffer[begin : begin + size])
            at = begin + size
        self._buffer = buffer[at:]

    def send(self, text: str) -> None:
        data = text.encode()
        size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
        # Clients must mask their frames; a mask of zeros leaves the text as it is.
        self.transport.write(b"\x81" + size + b"\0\0\0\0" + data)

    def move(self, text: str) -> None:
        """Send a move and note the time."""
        self.sent_at = time.perf_counter()
        self.send(text)


class LatencyRecorder:
    """Notes how long each move takes, while recording is on. Moves are held back until everybody is connected."""

    def __init__(self) -> None:
        self.recording = False
        self.latencies: list[float] = []
        self._held_back: list[Callable[[], None]] | None = []

    def play(self, move: Callable[[], None]) -> None:
        """Make a move, now or when everybody is connected."""
        if self._held_back is None:
            move()
        else:
            self._held_back.append(move)

    def start_playing(self) -> None:
        moves, self._held_back = self._held_back or [], None
        for move in moves:
            move()

    def note_answer(self, socket: Socket) -> None:
        if self.recording:
            self.latencies.append(time.perf_counter() - socket.sent_at)


async def connect(port: int, path: str, on_message: Callable[[Socket, bytes], None]) -> Socket:
    opened: asyncio.Future[Socket] = asyncio.get_running_loop().create_future()
    await asyncio.get_running_loop().create_connection(lambda: Socket(path, on_message, opened), "127.0.0.1", port)
    return await asyncio.wait_for(opened, 30)


async def connect_jollyroger(port: int, seats: int, recorder: LatencyRecorder) -> list[Socket]:
    """Connect two clients to each table. A move is answered when it is durable."""
    new = json.dumps({"game": "count", "seats": ["me", "me"], "names": ["Ann", "Bob"], "start": True}).encode()
    version = re.compile(rb'"version":(\d+)')

    def open_table() -> Any:
        with urlopen(Request(f"http://127.0.0.1:{port}/api/tables", new)) as answer:
            return json.load(answer)

    async def connect_seat(table: str, seat: int, token: str) -> Socket:
        def on_message(socket: Socket, data: bytes) -> None:
            if data.startswith(b'{"type":"done"'):
                recorder.note_answer(socket)
            elif b'"must":true' in data:
                found = version.search(data)
                assert found is not None
                n = found[1].decode()
                command = f'{{"type":"choose","seat":{seat},"action":"add:1","version":{n},"key":"{n}"}}'
                recorder.play(lambda: socket.move(command))

        socket = await connect(port, f"/api/tables/{table}/live", on_message)
        socket.send(json.dumps({"type": "hello", "tokens": [token]}))
        return socket

    sockets = []
    for _ in range(seats // 2):
        table = await asyncio.to_thread(open_table)
        sockets += [await connect_seat(table["table"], taken["seat"], taken["token"]) for taken in table["seat_tokens"]]
    return sockets


async def connect_boardgame(port: int, seats: int, recorder: LatencyRecorder) -> list[Socket]:
    """Connect two clients to each match of boardgame.io, which uses the message format of socket.io."""
    state = re.compile(rb'"_stateID":(\d+)')
    turn = re.compile(rb'"currentPlayer":"(\d)"')

    async def connect_player(match: int, player: str) -> Socket:
        def on_message(socket: Socket, data: bytes) -> None:
            if data == b"2":
                socket.send("3")
            elif data.startswith(b"0{"):
                socket.send("40/count,")
            elif data.startswith(b"40/count"):
                socket.send(f'42/count,["sync","m{match}","{player}",null,2]')
            elif data.startswith((b'42/count,["update"', b'42/count,["sync"')):
                number, whose = state.search(data), turn.search(data)
                assert number is not None
                assert whose is not None
                own_turn = whose[1].decode() == player
                if data.startswith(b'42/count,["update"') and not own_turn:
                    recorder.note_answer(socket)
                if own_turn:
                    move = {"type": "add", "args": [1], "playerID": player, "credentials": None}
                    action = json.dumps({"type": "MAKE_MOVE", "payload": move})
                    command = f'42/count,["update",{action},{number[1].decode()},"m{match}","{player}"]'
                    recorder.play(lambda: socket.move(command))

        return await connect(port, "/socket.io/?EIO=4&transport=websocket", on_message)

    return [await connect_player(match, player) for match in range(seats // 2) for player in "01"]


def cpu_seconds(pid: int) -> float:
    """The processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


Connect = Callable[[int, int, LatencyRecorder], Awaitable[list[Socket]]]


async def measure(connect_all: Connect, server: tuple[int, int], seats: int, seconds: float) -> Result:
    port, pid = server
    recorder = LatencyRecorder()
    sockets = await connect_all(port, seats, recorder)
    await asyncio.sleep(1.0)
    recorder.start_playing()
    await asyncio.sleep(1.0)
    recorder.recording = True
    started, cpu = time.perf_counter(), cpu_seconds(pid)
    await asyncio.sleep(seconds)
    recorder.recording = False
    elapsed, cpu = time.perf_counter() - started, cpu_seconds(pid) - cpu
    for socket in sockets:
        socket.transport.abort()
    latencies = sorted(recorder.latencies)
    count = len(latencies)
    if not count:
        sys.exit("no move was answered")
    p50, p99 = latencies[count // 2], latencies[count * 99 // 100]
    return Result(count / elapsed, p50 * 1000, p99 * 1000, cpu / count * 1e6)


@contextlib.contextmanager
def start_jollyroger(data: Path) -> Iterator[tuple[int, int]]:
    """Yields the port and the process id of the server."""
    code = (
        "from pathlib import Path; from count import games; from jollyroger.server import Settings, serve\n"
        "from jollyroger.server.http.limits import Limits\n"
        "limits = Limits(1e9, 1e9, 1e9, 1e9, 1e9, 1e9, sockets_per_address=10**6, connections_per_address=10**6)\n"
        f"serve(games, Settings(port=0, data=Path({str(data)!r}), workers=1, limits=limits))"
    )
    with run_in([sys.executable, "-c", code], BENCH) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r":(\d+)/", line)
        if found is None:
            sys.exit("Jolly Roger did not start")
        yield int(found[1]), process.pid


@contextlib.contextmanager
def start_boardgame() -> Iterator[tuple[int, int]]:
    """Yields the port and the process id of the server."""
    node = shutil.which("node")
    if node is None:
        sys.exit("The comparison needs node.")
    if not (BOARDGAME / "node_modules").exists():
        install = ["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"]
        subprocess.run(install, cwd=BOARDGAME, check=True)  # noqa: S603
    port = 20000 + os.getpid() % 20000
    with run_in([node, "server.cjs", str(port)], BOARDGAME) as process:
        assert process.stdout is not None
        while "ready" not in (line := process.stdout.readline()):
            if not line:
                sys.exit("boardgame.io did not start")
        yield port, process.pid


@contextlib.contextmanager
def run_in(command: list[str], folder: Path) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(  # noqa: S603
        command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    try:
        yield process
    finally:
        process.terminate()
        process.wait(20)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", default="200,2000")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    for seats in map(int, args.seats.split(",")):
        ratios = []
        for _ in range(args.rounds):
            with tempfile.TemporaryDirectory() as folder, start_jollyroger(Path(folder)) as server:
                ours = uvloop.run(measure(connect_jollyroger, server, seats, args.seconds))
            with start_boardgame() as server:
                theirs = uvloop.run(measure(connect_boardgame, server, seats, args.seconds))
            ratios.append(ours.moves_per_second / theirs.moves_per_second)
            for name, result in (("ours", ours), ("boardgame.io", theirs)):
                print(
                    f"{seats:5} seats  {name:12} {result.moves_per_second:8.0f} moves/s  "
                    f"p50 {result.p50_milliseconds:8.1f} ms  p99 {result.p99_milliseconds:8.1f} ms  "
                    f"{result.cpu_microseconds:6.0f} µs of processor time a move",
                    flush=True,
                )
        low, high = min(ratios), max(ratios)
        print(
            f"{seats:5} seats  ours / theirs: {median(ratios):.1f} times the moves ({low:.1f} to {high:.1f})\n",
            flush=True,
        )


if __name__ == "__main__":
    main()
