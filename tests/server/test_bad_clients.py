"""Broken and malicious clients: they get an answer, nobody else notices, and the server stays healthy."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from jollyroger.games import all_games
from jollyroger.server import protocol
from jollyroger.server.api import sockets
from jollyroger.server.api.limits import Limits, RateLimiter, TokenBucket

from ..toy import GAME as TOY
from .in_process import LocalSocket, in_process, two_players
from .no_limits import NO_LIMITS
from .recording_client import RecordingClient
from .run_async import SOAK, run_async
from .server_process import CLI, ServerProcess, running_server

MESSAGES = 100_000 if SOAK else 5_000
BATCH = 50
KINDS = [kind.__struct_config__.tag for kind in protocol.Command.__args__]
ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    2,
    99,
    100,
    2**63,
    10**40,
    1.5,
    "",
    "x",
    "☠" * 40,
    "\u0000",
    [],
    {},
    [[]],
    {"a": 1},
]
GARBAGE = [
    "",
    "null",
    "[]",
    "{}",
    "{",
    '{"type"',
    '{"type": "choose"',
    '{"key": "k"}',
    '{"type": "hello", "tokens": []}',
    '{"type": "nothing", "key": "k"}',
    '{"type": "ping", "key": ""}',
    '{"type": "ping", "key": "' + "k" * 65 + '"}',
    '{"type": "ping", "key": "\\ud800"}',
    '{"type": "ping", "key": 9' + "9" * 5000 + "}",
    '{"x": ' + "[" * 8000 + "]" * 8000 + "}",
    '{"type": "ping", "key": "k", "x": ' + "[" * 8000,
    "[" * 16000,
    '{"a":' * 2500,
    "\x00",
    "\ufeff{}",
    "1e999",
    "-" * 100,
]


class MessageFuzzer:
    """Makes random messages: correct, nearly correct and garbage."""

    def __init__(self, seed: int, seat: int | None, actions: list[str]) -> None:
        self.luck = random.Random(seed)
        self.seat = seat
        self.actions = actions
        self.sent = 0

    def message(self) -> str | bytes:
        self.sent += 1
        roll = self.luck.random()
        if roll < 0.2:
            return self.luck.choice(GARBAGE)
        text = json.dumps(self.command())
        if roll < 0.35:
            return text[: self.luck.randrange(len(text))]
        if roll < 0.5:
            at = self.luck.randrange(len(text))
            return text[:at] + self.luck.choice('{}[]",:\\0☠') + text[at + 1 :]
        if roll < 0.55:
            return bytes(self.luck.randrange(256) for _ in range(self.luck.randrange(60)))
        return text.encode() if roll < 0.6 else text

    def command(self) -> dict[str, Any]:
        luck = self.luck
        kind = luck.choice(KINDS)
        seat = luck.choice([0, 1, 2, 3, 7, 99])
        if kind in ("leave", "new_seat_link") and seat == self.seat:
            # After giving up its seat the client would be disconnected.
            kind = "ping"
        command = {
            "type": kind,
            "key": f"{self.seat} {self.sent}",
            "seat": seat,
            "action": luck.choice(self.actions),
            "version": luck.choice([0, 1, 2, 3, 10**6]),
            "agree": True,
            "text": "Arr! " * luck.randrange(1, 90),
            "other": luck.choice([0, 1, 9]),
            "on": luck.random() < 0.5,
            "moment": luck.choice([0, 1, 10**9]),
            "bot": luck.choice(["random", "parrot", None]),
            "target": luck.choice(["barrel:3", "☠", "x" * 80]),
            "full_hints": luck.random() < 0.5,
            "text_board": luck.random() < 0.5,
        }
        (shape,) = [each for each in protocol.Command.__args__ if each.__struct_config__.tag == kind]
        command = {name: command[name] for name in ("type", *shape.__struct_fields__)}
        if luck.random() < 0.25:
            command[luck.choice([*command, "rum"])] = luck.choice(ODD)
        return command


async def send_and_check(server: ServerProcess, table: str, token: str, fuzzer: MessageFuzzer, count: int) -> None:
    """Send this many messages. Each must be answered, and under its own key if it can be decoded."""
    decoder = msgspec.json.Decoder(protocol.Command)
    url = f"ws://{server.address}/api/tables/{table}/live"
    async with connect(url, max_size=None, proxy=None) as connection:
        await connection.send(json.dumps({"type": "hello", "tokens": [token]}))
        for _ in range(count // BATCH):
            batch = [fuzzer.message() for _ in range(BATCH)]
            for message in batch:
                await connection.send(message)
            answers = await read_answers(connection, BATCH)
            for message, answer in zip(batch, answers, strict=True):
                try:
                    command = decoder.decode(message)
                except (msgspec.MsgspecError, UnicodeError, RecursionError):
                    assert answer["type"] == "refused", (message, answer)
                    assert answer["why"]
                else:
                    assert answer["key"] == command.key, (message, answer)


async def read_answers(connection: ClientConnection, count: int) -> list[Any]:
    answers: list[Any] = []
    while len(answers) < count:
        message = json.loads(await asyncio.wait_for(connection.recv(), 60))
        if message["type"] in ("done", "refused"):
            answers.append(message)
    return answers


def resident_megabytes(server: ServerProcess) -> int:
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) // 1024


@run_async
async def test_thousands_of_bad_messages_are_all_answered_and_leak_no_memory(data: Path) -> None:
    game = next(iter(all_games().values()))
    actions = [*map(str, list(game.catalogue)[:20]), "walk the plank", "☠", "a" * 80]
    with running_server(data) as server:
        table = server.open(game.id, *["me"] * game.seats[0], start=True, policy={"watch": "all"})
        tokens = [table["seat_tokens"][1]["token"], table["watch"], "no token at all"]
        fuzzers = [MessageFuzzer(seed, seat, actions) for seed, seat in enumerate([1, None, None])]

        async def send_all(count: int) -> None:
            pairs = zip(tokens, fuzzers, strict=True)
            await asyncio.gather(
                *(send_and_check(server, table["table"], token, fuzzer, count) for token, fuzzer in pairs)
            )

        await send_all(MESSAGES // 15)
        before = resident_megabytes(server)
        await send_all(MESSAGES // 3 - MESSAGES // 15)
        assert resident_megabytes(server) - before < (60 if SOAK else 20)
        assert "Traceback" not in server.log, server.log[-3000:]
        # The table still works.
        anne = await server.connect(table["table"], table["seat_tokens"][0]["token"])
        await anne.expect_done("ping")
        assert server.get("/health").expect()["ready"]
        await anne.leave()


@pytest.mark.parametrize("first_message", GARBAGE)
@run_async
async def test_a_client_that_does_not_say_hello_first_is_disconnected_with_a_reason(
    data: Path, first_message: str
) -> None:
    if first_message == "{}" or "hello" in first_message:
        first_message = '{"type": "hello", "tokens": [1]}'
    async with in_process(data) as server:
        table = await server.open("random", "random")
        client = RecordingClient(LocalSocket(server.registry, table.table, NO_LIMITS))
        await client.connection.send(first_message)
        assert await client.wait_for_close() == 1008
        assert client.answers[None]["why"] == "The first message must be a hello."


@run_async
async def test_a_client_that_says_nothing_is_disconnected(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HELLO_TIMEOUT_SECONDS", 0.2)
    async with in_process(data) as server:
        table = await server.open("random", "random")
        client = RecordingClient(LocalSocket(server.registry, table.table, NO_LIMITS))
        assert await client.wait_for_close() == sockets.CLOSE_NO_HELLO


@run_async
async def test_a_message_that_is_too_long_closes_the_connection(server: ServerProcess) -> None:
    table = server.open(TOY.id, "me", "me", start=True)
    anne, mary = [await server.connect(table["table"], taken["token"]) for taken in table["seat_tokens"]]
    await anne.connection.send(json.dumps({"type": "ping", "key": "k", "x": "☠" * 10_000}))
    assert await anne.wait_for_close() == 1009
    await mary.wait_for_start()
    await mary.choose()
    await mary.leave()


@pytest.mark.parametrize(
    "noise",
    [
        b"\x00" * 1000,
        b"GET /api/tables/x/live HTTP/1.1\r\nUpgrade: websocket\r\n",
        b"GET /" + b"a" * 100_000,
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n{}",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nffffffff\r\n{",
    ],
    ids=range(6),
)
def test_bytes_that_are_not_http_do_no_harm(server: ServerProcess, noise: bytes) -> None:
    host, _, port = server.address.rpartition(":")
    with socket.create_connection((host, int(port)), 5) as connection:
        connection.sendall(noise)
    assert server.get("/health").expect()["ready"]


@run_async
async def test_broken_frames_close_only_their_own_connection(server: ServerProcess) -> None:
    table = server.open(TOY.id, "me", "me", start=True)
    anne = await server.connect(table["table"], table["seat_tokens"][0]["token"])
    for frame in (b"\xff\xff\xff", b"\x81\x05hello", b"\x81\xff" + b"\xff" * 8 + b"mask", b"\x82\x7e", b"\x88\x01"):
        url = f"ws://{server.address}/api/tables/{table['table']}/live"
        broken = await connect(url, proxy=None)
        await broken.send(json.dumps({"type": "hello", "tokens": [table["watch"]]}))
        broken.transport.write(frame)
        broken.transport.abort()
        await broken.wait_closed()
    await anne.expect_done("ping")
    await anne.leave()


@run_async
async def test_too_many_messages_are_refused_and_then_the_connection_is_closed(data: Path) -> None:
    limits = Limits()
    with running_server(data, module=CLI) as server:
        game = server.get("/api/lobby").expect()["games"][0]
        table = server.open(game["id"], *["me"] * game["seats"][0], start=True)
        anne = await server.connect(table["table"], table["seat_tokens"][0]["token"])
        mary = await server.connect(table["table"], table["seat_tokens"][1]["token"])
        for number in range(300):
            await anne.connection.send(json.dumps({"type": "ping", "key": f"k{number}"}))
        assert await anne.wait_for_close() == sockets.CLOSE_TOO_MANY_MESSAGES
        kinds = [answer["type"] for answer in anne.answers.values()]
        assert limits.message_burst <= kinds.count("done") < limits.message_burst + 30
        assert 0 < kinds.count("refused") <= limits.violations
        refused = next(answer for answer in anne.answers.values() if answer["type"] == "refused")
        assert "slow down" in refused["why"]
        assert refused["key"] is not None
        # The other client is not affected, and the first one can reconnect.
        await mary.expect_done("ping")
        back = await server.connect(table["table"], table["seat_tokens"][0]["token"])
        await back.expect_done("ping")
        for client in (mary, back):
            await client.leave()
        replies = [server.get("/api/lobby") for _ in range(100)]
        busy = [reply for reply in replies if reply.status == 429]
        assert busy
        assert "Too many requests" in busy[0].json["why"]
        assert server.get("/health").status == 200


def test_a_token_bucket_refills_at_its_rate() -> None:
    bucket = TokenBucket(rate=1000.0, burst=2)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    time.sleep(0.01)
    assert bucket.take()


def test_an_address_can_open_a_limited_number_of_sockets() -> None:
    rate_limiter = RateLimiter(Limits(sockets_per_address=2))
    assert [rate_limiter.open_socket("a") for _ in range(3)] == [True, True, False]
    assert rate_limiter.open_socket("b")
    rate_limiter.close_socket("a")
    assert rate_limiter.open_socket("a")
    for _ in range(2):
        rate_limiter.close_socket("a")
    assert "a" not in rate_limiter._sockets


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://["])
@run_async
async def test_a_page_of_another_site_cannot_open_a_socket(server: ServerProcess, origin: str) -> None:
    table = server.open(TOY.id, "me", "me", start=True, policy={"watch": "all"})
    url = f"ws://{server.address}/api/tables/{table['table']}/live"
    with pytest.raises(InvalidStatus) as refused:
        await connect(url, origin=Origin(origin), proxy=None)
    assert refused.value.response.status_code == 403
    async with connect(url, origin=Origin(f"http://{server.address}"), proxy=None) as connection:
        await connection.send('{"type": "hello"}')
        assert json.loads(await connection.recv())["type"] == "welcome"


class StalledSocket(LocalSocket):
    """A socket whose other end stops reading, so that nothing more can be sent."""

    stalled = False

    @property
    def is_writable(self) -> bool:  # type: ignore[override]
        return not self.stalled

    async def deliver_close(self, code: int, reason: str) -> None:
        if self.stalled:
            await asyncio.Event().wait()
        await super().deliver_close(code, reason)


@run_async
async def test_a_client_that_does_not_read_delays_nobody_even_when_it_is_expelled(data: Path) -> None:
    async with in_process(data) as server:
        table = await server.open("me", "me", names=["Anne", "Mary"])
        socket = StalledSocket(server.registry, table.table, NO_LIMITS)
        mary = await RecordingClient(socket).say_hello(table.seat_tokens[1].token)
        anne = await server.connect(table.table, table.seat_tokens[0].token, table.host)
        socket.stalled = True
        for number in range(10 * sockets.MAX_PENDING_REPLIES):
            await socket.send(json.dumps({"type": "ping", "key": str(number)}))
        for step in ("send_chat", "assign_seat", "send_chat"):
            more = {"text": "Arr!"} if step == "send_chat" else {"bot": "random"}
            await asyncio.wait_for(anne.expect_done(step, seat=int(step == "assign_seat"), **more), 10)
        assert len(mary.answers) == 0
        socket.task.cancel()
        await asyncio.gather(socket.task, return_exceptions=True)


@run_async
async def test_answers_go_only_to_the_client_that_sent_the_command(data: Path) -> None:
    async with in_process(data) as server:
        table, anne, mary = await two_players(server)
        watcher = await server.connect(table.table, table.watch)
        await mary.expect_refused("choose", seat=1, action="claim:1", version=1, key="the key of Mary")
        answer = await mary.expect_done("new_seat_link", seat=1)
        await anne.expect_done("ping")
        await watcher.expect_done("ping")
        for other in (anne, watcher):
            assert not any("the key of Mary" in text or answer["token"] in text for text in other.raw)
