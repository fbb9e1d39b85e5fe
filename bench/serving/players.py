"""The clients of our server in a benchmark. Each seat has its own socket. Choices are random, and made at once."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from .websocket import Socket, connect, post

SILENCE = 0.9
"""How often a seat stays silent that may."""
MAX_SECONDS = 180.0
"""A server that takes longer for the moves of a measurement hangs."""


class Meter:
    """Counts moves and bytes while it is on. Players move only while `playing` is true."""

    def __init__(self) -> None:
        self.playing = False
        self.on = False
        self.latencies: list[float] = []
        self.refused = 0
        self.bytes = 0
        self._awaited_moves = 0
        self._enough = asyncio.Event()

    def start_playing(self) -> None:
        self.playing = True

    def start_measuring(self) -> None:
        self.latencies, self.refused, self.bytes = [], 0, 0
        self.on = True

    def stop(self) -> None:
        self.playing = self.on = False

    async def count_moves(self, number: int) -> None:
        """Measure until this many moves are answered."""
        self.start_measuring()
        self._awaited_moves = number
        self._enough.clear()
        await asyncio.wait_for(self._enough.wait(), MAX_SECONDS)

    def note_bytes(self, count: int) -> None:
        if self.on:
            self.bytes += count

    def note_answer(self, sent_at: float) -> None:
        if self.on:
            self.latencies.append(time.perf_counter() - sent_at)
            if len(self.latencies) == self._awaited_moves:
                self.on = False
                self._enough.set()

    def note_refusal(self) -> None:
        self.refused += self.on


class Option(msgspec.Struct):
    id: str


class Question(msgspec.Struct):
    must: bool
    options: list[Option | str]
    """Those that are as they were are named by their ids alone."""


class Message(msgspec.Struct):
    """What a player needs to know of the server's messages. Everything else in them is skipped."""

    type: str
    version: int = 0
    question: Question | msgspec.UnsetType | None = msgspec.UNSET
    """UNSET: it is the same as before."""
    result: Any = None


decode_message = msgspec.json.Decoder(Message).decode


class SeatPlayer:
    """A seat of a table, and the socket of its player."""

    def __init__(self, table: TablePlayer, seat: int) -> None:
        self._table = table
        self._seat = seat
        self._question: Question | None = None
        self._version = 0
        """The version of the newest update."""
        self._answered = -1
        """The version in which the question was last answered, or left unanswered."""

    async def connect(self, port: int, table: str, token: str, language: str = "") -> None:
        on_bytes = self._table.meter.note_bytes
        self._socket = await connect(port, f"/api/tables/{table}/live", self._receive, on_bytes)
        hello = {"type": "hello", "tokens": [token], "compact": True}
        self._socket.send(json.dumps({**hello, "language": language} if language else hello))

    def close(self) -> None:
        self._socket.close()

    def open_question(self, version: int) -> Question | None:
        """The question that this seat has not answered, unless it is older than this version."""
        return self._question if self._version >= version and self._version > self._answered else None

    def stay_silent(self) -> None:
        self._answered = self._version

    def choose(self, option: Option | str, key: str) -> None:
        self._answered = self._version
        action = option if isinstance(option, str) else option.id
        self._socket.send(
            f'{{"type":"choose","seat":{self._seat},"action":"{action}","version":{self._version},"key":"{key}"}}'
        )

    def _receive(self, socket: Socket, data: bytes) -> None:
        message = decode_message(data)
        if message.type in ("update", "changes"):
            self._version = message.version
            if message.question is not msgspec.UNSET:
                self._question = message.question
        self._table.handle(message, data)


async def open_table(port: int, game: str, seats: int, **others: Any) -> Any:
    """Open a table with a person in each seat. Returns its id and tokens."""
    names = [f"Player {number}" for number in range(1, seats + 1)]
    request = {"game": game, "seats": ["me"] * seats, "names": names, "start": True, **others}
    return await post(port, "/api/tables", request)


class IdleTable:
    """A table in the memory of the server: one of its people is connected, and nobody moves."""

    def __init__(self, port: int, game: str, seats: int) -> None:
        self._port = port
        self._game = game
        self._seats = seats

    async def open(self) -> None:
        # Bots would play for the absent people after a while.
        table = await open_table(self._port, self._game, self._seats, policy={"substitute_after": None})
        path = f"/api/tables/{table['table']}/live"
        self._socket = await connect(self._port, path, lambda socket, data: None, lambda count: None)
        self._socket.send(json.dumps({"type": "hello", "tokens": [table["seat_tokens"][0]["token"]]}))

    async def close(self) -> None:
        self._socket.close()


class TablePlayer:
    """Plays all seats of a table, one move at a time, and opens the next table when the game is over.

    If all seats that are asked answered at once, many answers would come too late. People are not that fast.
    """

    def __init__(
        self, port: int, game: str, seats: int, meter: Meter, seed: int, languages: Sequence[str] = ()
    ) -> None:
        """`languages`: what the seats read, in their order; those without one read English."""
        self.meter = meter
        self._languages = languages
        self._port = port
        self._game = game
        self._seats = seats
        self._rng = random.Random(seed)
        self._players: list[SeatPlayer] = []
        self._version = 0
        """The version to which the last move led. Older questions are out of date."""
        self._moves = 0
        self._key = ""
        """The key of the move that has not been answered yet; empty: there is none."""
        self._sent_at = 0.0
        self._opening: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._version, self._key = 0, ""
        table = await open_table(self._port, self._game, self._seats)
        for taken in table["seat_tokens"]:
            player = SeatPlayer(self, taken["seat"])
            language = self._languages[taken["seat"]] if taken["seat"] < len(self._languages) else ""
            await player.connect(self._port, table["table"], taken["token"], language)
            self._players.append(player)

    async def close(self) -> None:
        if self._opening is not None:
            await self._opening
        for player in self._players:
            player.close()

    def handle(self, message: Message, data: bytes) -> None:
        """A move is answered by the first message that repeats its key: an answer of its own, or an update."""
        if self._key and f'"{self._key}"'.encode() in data:
            self._key, self._version = "", message.version
            if message.type == "refused":
                self.meter.note_refusal()
            else:
                self.meter.note_answer(self._sent_at)
        if message.result is not None:
            self._open_next()
        else:
            self.move()

    def move(self) -> None:
        """Let one of the seats that are asked answer."""
        if self._key or not self.meter.playing:
            return
        for player in self._rng.sample(self._players, len(self._players)):
            question = player.open_question(self._version)
            if question is None:
                continue
            if not question.must and self._rng.random() < SILENCE:
                player.stay_silent()
                continue
            self._moves += 1
            self._key = f"move-{self._moves}"
            self._sent_at = time.perf_counter()
            player.choose(self._rng.choice(question.options), self._key)
            return

    def _open_next(self) -> None:
        players, self._players = self._players, []
        if players:
            for player in players:
                player.close()
            self._opening = asyncio.create_task(self.open())
