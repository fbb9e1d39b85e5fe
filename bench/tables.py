"""Moves a second and the time each takes, at many connected seats, beside a minimal boardgame.io server in one run.

Tables of two: whoever's turn it is chooses as soon as it is told so. Both servers run on one process; ours writes every
choice to disk before it answers, the other keeps all in memory. `--seats 200,2000 --seconds 5 --rounds 3`
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
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple, cast
from urllib.request import Request, urlopen

import uvloop

HERE = Path(__file__).parent
OTHER = HERE / "boardgame"


class Figures(NamedTuple):
    rate: float
    p50: float
    p99: float
    cpu: float
    """Microseconds of processor time of the server for each move."""


class Socket(asyncio.Protocol):
    """A websocket client that does just enough: text frames, no extensions, no masking worth the name."""

    def __init__(self, path: str, heard: Callable[[Socket, bytes], None], opened: asyncio.Future[Socket]) -> None:
        self._path = path
        self._heard = heard
        self._opened = opened
        self._buffer = b""
        self._shaken = False
        self.sent = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        head = f"GET {self._path} HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        self.transport.write(
            (head + "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n").encode()
        )

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data
        if not self._shaken:
            head, end, buffer = buffer.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            self._shaken = True
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
                self._heard(self, buffer[begin : begin + size])
            at = begin + size
        self._buffer = buffer[at:]

    def send(self, text: str) -> None:
        data = text.encode()
        size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
        # A mask of zeros is a mask: the text goes as it is.
        self.transport.write(b"\x81" + size + b"\0\0\0\0" + data)

    def move(self, text: str) -> None:
        """Send a choice, and remember when."""
        self.sent = time.perf_counter()
        self.send(text)


class Measure:
    """Counts answered moves between two moments, and how long each took. Nobody plays before all are seated."""

    def __init__(self) -> None:
        self.on = False
        self.times: list[float] = []
        self._seated: list[Callable[[], None]] | None = []

    def play(self, move: Callable[[], None]) -> None:
        """Make a move, now or when all are seated."""
        if self._seated is None:
            move()
        else:
            self._seated.append(move)

    def begin(self) -> None:
        moves, self._seated = self._seated or [], None
        for move in moves:
            move()

    def answered(self, socket: Socket) -> None:
        if self.on:
            self.times.append(time.perf_counter() - socket.sent)


async def connect(port: int, path: str, heard: Callable[[Socket, bytes], None]) -> Socket:
    opened: asyncio.Future[Socket] = asyncio.get_running_loop().create_future()
    await asyncio.get_running_loop().create_connection(lambda: Socket(path, heard, opened), "127.0.0.1", port)
    return await asyncio.wait_for(opened, 30)


async def ours(port: int, seats: int, measure: Measure) -> list[Socket]:
    """Two sockets at each table of ours; the answer that counts is the one that says the choice is durable."""
    new = json.dumps({"game": "count", "seats": ["me", "me"], "names": ["Ann", "Bob"], "start": True}).encode()
    version = re.compile(rb'"version":(\d+)')

    def open_table() -> Any:
        with urlopen(Request(f"http://127.0.0.1:{port}/api/tables", new)) as answer:
            return json.load(answer)

    async def sit(table: str, seat: int, token: str) -> Socket:
        def heard(socket: Socket, data: bytes) -> None:
            if data.startswith(b'{"type":"done"'):
                measure.answered(socket)
            elif b'"must":true' in data:
                found = version.search(data)
                assert found is not None
                n = found[1].decode()
                wish = f'{{"type":"choose","seat":{seat},"action":"add:1","version":{n},"key":"{n}"}}'
                measure.play(lambda: socket.move(wish))

        socket = await connect(port, f"/api/tables/{table}/live", heard)
        socket.send(json.dumps({"type": "hello", "tokens": [token]}))
        return socket

    sockets = []
    for _ in range(seats // 2):
        table = await asyncio.to_thread(open_table)
        sockets += [await sit(table["table"], held["seat"], held["token"]) for held in table["seat_tokens"]]
    return sockets


async def theirs(port: int, seats: int, measure: Measure) -> list[Socket]:
    """Two sockets at each match of boardgame.io, in the form socket.io gives its messages."""
    state = re.compile(rb'"_stateID":(\d+)')
    turn = re.compile(rb'"currentPlayer":"(\d)"')

    async def sit(match: int, player: str) -> Socket:
        def heard(socket: Socket, data: bytes) -> None:
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
                mine = whose[1].decode() == player
                if data.startswith(b'42/count,["update"') and not mine:
                    measure.answered(socket)
                if mine:
                    move = {"type": "add", "args": [1], "playerID": player, "credentials": None}
                    action = json.dumps({"type": "MAKE_MOVE", "payload": move})
                    wish = f'42/count,["update",{action},{number[1].decode()},"m{match}","{player}"]'
                    measure.play(lambda: socket.move(wish))

        return await connect(port, "/socket.io/?EIO=4&transport=websocket", heard)

    return [await sit(match, player) for match in range(seats // 2) for player in "01"]


def busy(pid: int) -> float:
    """Seconds of processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measured(kind: Callable[..., object], server: tuple[int, int], seats: int, seconds: float) -> Figures:
    port, pid = server
    measure = Measure()
    sockets: list[Socket] = await kind(port, seats, measure)  # type: ignore[misc]
    await asyncio.sleep(1.0)
    measure.begin()
    await asyncio.sleep(1.0)
    measure.on = True
    began, used = time.perf_counter(), busy(pid)
    await asyncio.sleep(seconds)
    measure.on = False
    took, used = time.perf_counter() - began, busy(pid) - used
    for socket in sockets:
        socket.transport.abort()
    times = sorted(measure.times)
    if not times:
        sys.exit("no move was answered")
    p50, p99 = times[len(times) // 2], times[len(times) * 99 // 100]
    return Figures(len(times) / took, p50 * 1000, p99 * 1000, used / len(times) * 1e6)


@contextlib.contextmanager
def our_server(data: Path) -> Iterator[tuple[int, int]]:
    code = (
        "from pathlib import Path; from count import games; from jollyroger.server import Settings, serve\n"
        "from jollyroger.server.http.limits import Limits\n"
        "limits = Limits(1e9, 1e9, 1e9, 1e9, sockets=10**6)\n"
        f"serve(games, Settings(port=0, data=Path({str(data)!r}), workers=1, limits=limits))"
    )
    with running([sys.executable, "-c", code]) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r":(\d+)/", line)
        if found is None:
            sys.exit("our server did not start")
        yield int(found[1]), process.pid


@contextlib.contextmanager
def their_server() -> Iterator[tuple[int, int]]:
    node = shutil.which("node")
    if node is None:
        sys.exit("The comparison needs node.")
    if not (OTHER / "node_modules").exists():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"], cwd=OTHER, check=True)  # noqa: S607
    port = 20000 + os.getpid() % 20000
    with running([node, "server.cjs", str(port)]) as process:
        assert process.stdout is not None
        while "ready" not in (line := process.stdout.readline()):
            if not line:
                sys.exit("boardgame.io did not start")
        yield port, process.pid


@contextlib.contextmanager
def running(command: list[str]) -> Iterator[subprocess.Popen[str]]:
    folder = OTHER if command[-1].isdigit() else HERE
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
            with tempfile.TemporaryDirectory() as folder, our_server(Path(folder)) as server:
                mine = uvloop.run(measured(ours, server, seats, args.seconds))
            with their_server() as server:
                other = uvloop.run(measured(theirs, server, seats, args.seconds))
            ratios.append(mine.rate / other.rate)
            for name, figures in (("ours", mine), ("boardgame.io", other)):
                print(
                    f"{seats:5} seats  {name:12} {figures.rate:8.0f} moves/s  p50 {figures.p50:8.1f} ms  "
                    f"p99 {figures.p99:8.1f} ms  {figures.cpu:6.0f} µs of processor a move",
                    flush=True,
                )
        low, high = min(ratios), max(ratios)
        print(
            f"{seats:5} seats  ours / theirs: {median(ratios):.1f} times the moves ({low:.1f} to {high:.1f})\n",
            flush=True,
        )


if __name__ == "__main__":
    main()
