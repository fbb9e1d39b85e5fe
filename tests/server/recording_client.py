"""A client at a table that records everything it receives, over any connection that carries messages."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections.abc import Callable
from typing import Any, Protocol

from .client_state import apply_changes

Message = dict[str, Any]
TIMEOUT_SECONDS = 30.0


class Disconnected(Exception):
    """The server has closed the connection."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(f"{code} {reason}")
        self.code = code
        self.reason = reason


class Connection(Protocol):
    async def send(self, text: str | bytes) -> None: ...

    async def receive(self) -> str:
        """The next message. Raises `Disconnected` at the end."""

    async def close(self) -> None: ...


class RecordingClient:
    """Keeps the newest update and the complete log of each of its seats, assembled from the messages."""

    def __init__(self, connection: Connection, known: dict[int | None, list[Message]] | None = None) -> None:
        """`known`: the logs that a reconnecting client has already."""
        self.connection = connection
        self.raw: list[str] = []
        self.welcome: Message = {}
        self.info: Message = {}
        self.updates: dict[int | None, Message] = {}
        self.logs = known or {}
        self.chat: list[Message] = []
        self.pointed: list[Message] = []
        self.answers: dict[str | None, Message] = {}
        self.disconnected: Disconnected | None = None
        self.fault: AssertionError | None = None
        self._received = asyncio.Condition()
        self._reader = asyncio.create_task(self._read())

    @property
    def update(self) -> Message:
        """The newest update of the client's only seat."""
        (update,) = self.updates.values()
        return update

    @property
    def log(self) -> list[Message]:
        (log,) = self.logs.values()
        return log

    @property
    def version(self) -> int:
        return max((int(update["version"]) for update in self.updates.values()), default=0)

    @property
    def is_over(self) -> bool:
        return bool(self.updates) and self.update["result"] is not None

    @property
    def notices(self) -> list[str]:
        return [str(line["text"]) for line in self.chat if line["seat"] is None]

    async def say_hello(self, *tokens: str, version: int | None = None, **more: Any) -> RecordingClient:
        hello = {"type": "hello", "tokens": tokens, "version": version, "compact": True, **more}
        await self.connection.send(json.dumps(hello))
        await self.wait_until(lambda: bool(self.welcome) or self.disconnected is not None)
        return self

    async def send(self, type: str, key: str | None = None, **fields: Any) -> Message:
        """Send a command and wait for its answer."""
        key = key or secrets.token_hex(8)
        self.answers.pop(key, None)
        await self.connection.send(json.dumps({"type": type, "key": key, **fields}))
        await self.wait_until(lambda: key in self.answers or self.disconnected is not None)
        if key not in self.answers:
            assert self.disconnected is not None
            raise self.disconnected
        return self.answers[key]

    async def expect_done(self, type: str, **fields: Any) -> Message:
        """Send a command that must succeed."""
        answer = await self.send(type, **fields)
        assert answer["type"] == "done", answer
        return answer

    async def expect_refused(self, type: str, **fields: Any) -> str:
        """Send a command that must be refused. Returns the reason."""
        answer = await self.send(type, **fields)
        assert answer["type"] == "refused", answer
        assert answer["why"]
        return str(answer["why"])

    async def choose(self, action: str | None = None, seat: int | None = None) -> Message:
        """Choose an action, by default the first option."""
        update = self.updates[seat] if seat is not None else self.update
        action = action or update["question"]["options"][0]["id"]
        return await self.send("choose", seat=update["seat"], action=action, version=update["version"])

    async def play(self, luck: random.Random, until_moment: int | None = None) -> None:
        """Choose at random whenever the client must, to the end of the game or until this many choices were made."""
        while True:
            ready = await self.wait_until(self.must_choose, lambda: self._has_reached(until_moment))
            if ready == 1:
                return
            await self.choose(luck.choice(self.update["question"]["options"])["id"])

    def must_choose(self) -> bool:
        if self.disconnected is not None:
            raise self.disconnected
        return bool(self.updates) and bool(self.update["question"]) and bool(self.update["question"]["must"])

    def _has_reached(self, moment: int | None) -> bool:
        return self.is_over or (bool(self.updates) and moment is not None and self.update["moment"] >= moment)

    async def wait_until(self, *conditions: Callable[[], bool], timeout: float = TIMEOUT_SECONDS) -> int:
        """Wait until one of the conditions is true. Returns its number, the last one's if several are."""

        def first_true() -> int | None:
            if self.fault is not None:
                raise self.fault
            return next((n for n in reversed(range(len(conditions))) if conditions[n]()), None)

        async with self._received:
            try:
                await asyncio.wait_for(self._received.wait_for(lambda: first_true() is not None), timeout)
            except TimeoutError:
                last = [text[:200] for text in self.raw[-5:]]
                raise AssertionError(f"timed out; the last messages: {last}") from None
            number = first_true()
            assert number is not None
            return number

    async def wait_for_start(self) -> None:
        """Wait for the first update of the game."""
        await self.wait_until(lambda: bool(self.updates))

    async def wait_for(self, moment: int = 0, version: int = 0) -> None:
        """Wait until the game has reached this moment and version."""
        await self.wait_until(
            lambda: bool(self.updates) and self.update["moment"] >= moment and self.version >= version
        )

    async def wait_for_notice(self, notice: str) -> None:
        await self.wait_until(lambda: notice in self.notices)

    async def wait_for_close(self) -> int:
        """Wait until the server closes the connection. Returns the close code."""
        await self.wait_until(lambda: self.disconnected is not None)
        assert self.disconnected is not None
        return self.disconnected.code

    async def leave(self) -> None:
        await self.connection.close()
        await self._reader

    async def _read(self) -> None:
        while True:
            try:
                text = await self.connection.receive()
            except Disconnected as disconnected:
                async with self._received:
                    self.disconnected = disconnected
                    self._received.notify_all()
                return
            async with self._received:
                self.raw.append(text)
                try:
                    self._record(json.loads(text))
                except AssertionError as error:
                    self.fault = error
                self._received.notify_all()

    def _record(self, message: Message) -> None:
        for key, version in message.pop("answers", {}).items():
            self.answers[key] = {"type": "done", "key": key, "version": version, "token": None}
        match message["type"]:
            case "welcome":
                self.welcome, self.info = message, message["table"]
            case "table":
                self.info = message
            case "pointed":
                self.pointed.append(message)
            case "update" | "changes":
                seat, log_from = message["seat"], message["log_from"]
                log = self.logs.setdefault(seat, [])
                assert len(log) >= log_from, f"the log has {len(log)} moments, and the update starts at {log_from}"
                numbers = [moment["number"] for moment in message["log"]]
                first = message["moment"] + 1 - len(numbers)
                assert numbers == list(range(first, message["moment"] + 1))
                # A long log is sent without its first moments.
                log[log_from:] = [{"number": number, "events": None} for number in range(log_from, first)]
                log += message["log"]
                assert [moment["number"] for moment in log] == list(range(message["moment"] + 1))
                if message["type"] == "changes":
                    message = apply_changes(self.updates[seat], message)
                self.updates[seat] = message
            case "chat_line":
                self.chat.append(message)
            case "done" | "refused":
                self.answers[message["key"]] = message
            case other:
                raise AssertionError(f"unknown message type {other}")


class HurryingRandom(random.Random):
    """Random choices for `RecordingClient.play` that also tell the bots to hurry."""

    def __init__(self, client: RecordingClient) -> None:
        super().__init__(1)
        self._client = client

    def choice(self, options: Any) -> Any:
        asyncio.get_running_loop().create_task(hurry_bots(self._client))
        return super().choice(options)


async def hurry_bots(client: RecordingClient) -> None:
    await asyncio.sleep(0.02)
    await client.expect_done("hurry_bots")
