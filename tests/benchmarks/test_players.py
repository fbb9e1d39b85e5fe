"""The clients of the server benchmark: they answer what they are asked, and know when a move is answered."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest
from bench.serving import players
from bench.serving.players import Meter, TablePlayer


class FakeServer:
    """Opens tables with two seats, and lets a test send what it likes."""

    def __init__(self) -> None:
        self.tables = 0
        self.sockets: list[FakeSocket] = []

    async def post(self, port: int, path: str, body: Any) -> Any:
        self.tables += 1
        return {"table": f"t{self.tables}", "seat_tokens": [{"seat": seat, "token": "x"} for seat in range(2)]}

    async def connect(self, port: int, path: str, on_message: OnMessage, on_bytes: Callable[[int], None]) -> FakeSocket:
        self.sockets.append(FakeSocket(on_message))
        return self.sockets[-1]


class FakeSocket:
    def __init__(self, on_message: OnMessage) -> None:
        self.sent: list[Any] = []
        self.closed = False
        self._on_message = on_message

    def send(self, text: str) -> None:
        self.sent.append(json.loads(text))

    def close(self) -> None:
        self.closed = True

    def receive(self, type: str, **fields: Any) -> None:
        self._on_message(self, json.dumps({"type": type, **fields}, separators=(",", ":")).encode())

    def ask(self, version: int, must: bool = True, **fields: Any) -> None:
        self.receive("update", version=version, question={"must": must, "options": [{"id": "go"}]}, **fields)

    @property
    def moves(self) -> list[Any]:
        return [message for message in self.sent if message["type"] == "choose"]


OnMessage = Callable[[FakeSocket, bytes], None]


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> FakeServer:
    server = FakeServer()
    monkeypatch.setattr(players, "post", server.post)
    monkeypatch.setattr(players, "connect", server.connect)
    return server


@pytest.fixture
def meter() -> Meter:
    meter = Meter()
    meter.start_playing()
    meter.start_measuring()
    return meter


@pytest.fixture
def seats(server: FakeServer, meter: Meter) -> list[FakeSocket]:
    """The two sockets of an open table."""
    asyncio.run(TablePlayer(0, "count", 2, meter, seed=1).open())
    return server.sockets


def test_each_seat_reads_its_language(server: FakeServer, meter: Meter) -> None:
    asyncio.run(TablePlayer(0, "count", 2, meter, 1, ["de"]).open())
    assert [socket.sent[0].get("language") for socket in server.sockets] == ["de", None]


def test_a_seat_that_is_asked_chooses_an_option(seats: list[FakeSocket]) -> None:
    seats[1].ask(version=7)
    assert seats[1].moves == [{"type": "choose", "seat": 1, "action": "go", "version": 7, "key": "move-1"}]


def test_a_move_is_answered_by_a_message_of_its_own(seats: list[FakeSocket], meter: Meter) -> None:
    seats[0].ask(version=1)
    seats[0].receive("update", version=2, question=None)
    assert not meter.latencies
    seats[0].receive("done", key="move-1", version=2)
    assert len(meter.latencies) == 1


def test_a_move_is_answered_by_an_update_that_repeats_its_key(seats: list[FakeSocket], meter: Meter) -> None:
    seats[0].ask(version=1)
    seats[0].receive("update", version=2, question=None, done={"key": "move-1"})
    assert len(meter.latencies) == 1


def test_a_question_that_has_not_changed_is_asked_again(seats: list[FakeSocket]) -> None:
    seats[0].ask(version=1)
    seats[0].receive("changes", version=2, answers=["move-1"])
    assert [move["version"] for move in seats[0].moves] == [1, 2]


def test_a_question_that_is_gone_is_not_answered(seats: list[FakeSocket]) -> None:
    seats[0].ask(version=1)
    seats[0].receive("changes", version=2, question=None, answers=["move-1"])
    seats[0].receive("changes", version=3)
    assert len(seats[0].moves) == 1


def test_the_same_update_may_ask_again(seats: list[FakeSocket], meter: Meter) -> None:
    seats[0].ask(version=1)
    seats[0].ask(version=2, done={"key": "move-1"})
    assert [move["version"] for move in seats[0].moves] == [1, 2]
    assert len(meter.latencies) == 1


def test_only_one_seat_moves_at_a_time(seats: list[FakeSocket]) -> None:
    seats[0].ask(version=1)
    seats[1].ask(version=1)
    assert not seats[1].moves
    seats[0].receive("update", version=2, question=None)
    seats[1].ask(version=2)
    seats[0].receive("done", key="move-1", version=2)
    assert [move["version"] for move in seats[1].moves] == [2]


def test_a_question_older_than_the_last_move_is_not_answered(seats: list[FakeSocket]) -> None:
    seats[0].ask(version=1)
    seats[1].ask(version=1)
    seats[0].receive("done", key="move-1", version=2)
    assert not seats[1].moves
    seats[1].ask(version=2)
    assert len(seats[1].moves) == 1


def test_a_refused_move_is_counted_and_not_timed(seats: list[FakeSocket], meter: Meter) -> None:
    seats[0].ask(version=1)
    seats[0].receive("refused", key="move-1", version=2, why="Too late.", rule=None)
    assert (meter.refused, meter.latencies) == (1, [])


def test_a_seat_that_may_stay_silent_mostly_does(seats: list[FakeSocket]) -> None:
    for version in range(100):
        seats[0].ask(version, must=False)
        for move in seats[0].moves[-1:]:
            seats[0].receive("done", key=move["key"], version=version)
    assert 0 < len(seats[0].moves) < 30


def test_nobody_moves_before_play_starts(server: FakeServer) -> None:
    meter = Meter()
    table = TablePlayer(0, "count", 2, meter, seed=1)
    asyncio.run(table.open())
    server.sockets[0].ask(version=1)
    assert not server.sockets[0].moves
    meter.start_playing()
    table.move()
    assert len(server.sockets[0].moves) == 1


def test_the_next_table_is_opened_when_the_game_is_over(server: FakeServer, meter: Meter) -> None:
    async def play() -> None:
        table = TablePlayer(0, "count", 2, meter, seed=1)
        await table.open()
        for socket in server.sockets[:2]:
            socket.receive("update", version=9, question=None, result={"winners": [0]})
        await table.close()

    asyncio.run(play())
    assert server.tables == 2
    assert len(server.sockets) == 4
    assert all(socket.closed for socket in server.sockets)
