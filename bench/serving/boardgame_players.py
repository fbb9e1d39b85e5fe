"""The clients of a boardgame.io server, which uses the message format of socket.io."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable
from typing import NamedTuple

from .cards import HAND
from .players import Meter
from .websocket import Socket, connect

PATH = "/socket.io/?EIO=4&transport=websocket"
STATE_ID = re.compile(rb'"_stateID":(\d+)')
CURRENT_PLAYER = re.compile(rb'"currentPlayer":"(\d)"')


class Move(NamedTuple):
    """The only kind of move of a game."""

    name: str
    choose_argument: Callable[[random.Random], int]


MOVES = {
    "count": Move("add", lambda rng: rng.randint(1, 3)),
    "cards": Move("discard", lambda rng: rng.randrange(HAND)),
}
"""By the ids of the games."""


class BoardgameSeat:
    """Plays a seat of a match. A move is answered by the update it leads to."""

    def __init__(self, game: str, match: str, seat: int, seats: int, meter: Meter, rng: random.Random) -> None:
        self._move = MOVES[game]
        self._prefix = f"42/{game},"
        self._join = f"40/{game},"
        self._sync = f'{self._prefix}["sync","{match}","{seat}",null,{seats}]'
        self._news = tuple(f'{self._prefix}["{kind}"'.encode() for kind in ("update", "sync"))
        self._match = match
        self._seat = str(seat)
        self._meter = meter
        self._rng = rng
        self._command = ""
        """The next move, when it is this seat's turn."""
        self._sent_at = 0.0

    async def connect(self, port: int) -> None:
        self._socket = await connect(port, PATH, self._receive, self._meter.note_bytes)

    def close(self) -> None:
        self._socket.close()

    def move(self) -> None:
        if self._command and self._meter.playing:
            command, self._command = self._command, ""
            self._sent_at = time.perf_counter()
            self._socket.send(command)

    def _receive(self, socket: Socket, data: bytes) -> None:
        if data == b"2":
            socket.send("3")
        elif data.startswith(b"0{"):
            socket.send(self._join)
        elif data.startswith(self._join.encode()):
            socket.send(self._sync)
        elif data.startswith(self._news):
            self._receive_state(data)

    def _receive_state(self, data: bytes) -> None:
        number, turn = STATE_ID.search(data), CURRENT_PLAYER.search(data)
        assert number is not None
        assert turn is not None
        if self._sent_at:
            self._meter.note_answer(self._sent_at)
            self._sent_at = 0.0
        if turn[1].decode() == self._seat:
            argument = self._move.choose_argument(self._rng)
            payload = {"type": self._move.name, "args": [argument], "playerID": self._seat, "credentials": None}
            action = json.dumps({"type": "MAKE_MOVE", "payload": payload})
            self._command = f'{self._prefix}["update",{action},{number[1].decode()},"{self._match}","{self._seat}"]'
            self.move()


class BoardgameTable:
    """Plays all seats of a match."""

    def __init__(self, port: int, game: str, seats: int, meter: Meter, seed: int) -> None:
        rng = random.Random(seed)
        self._port = port
        self._players = [BoardgameSeat(game, f"m{seed}", seat, seats, meter, rng) for seat in range(seats)]

    async def open(self) -> None:
        for player in self._players:
            await player.connect(self._port)

    def move(self) -> None:
        for player in self._players:
            player.move()

    async def close(self) -> None:
        for player in self._players:
            player.close()
