"""A client at a table that writes down all it is told, over any line that carries messages."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections.abc import Callable
from typing import Any, Protocol

Message = dict[str, Any]
PATIENCE = 30.0


class Hangup(Exception):
    """The other side has closed the line."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(f"{code} {reason}")
        self.code = code
        self.reason = reason


class Line(Protocol):
    async def send(self, text: str | bytes) -> None: ...

    async def receive(self) -> str:
        """The next message, or `Hangup`."""

    async def close(self) -> None: ...


class Sailor:
    """Keeps the newest update and the whole log of each seat it sees, put together from what came."""

    def __init__(self, line: Line, known: dict[int | None, list[Message]] | None = None) -> None:
        """`known`: the logs that somebody who comes back has already."""
        self.line = line
        self.raw: list[str] = []
        self.welcome: Message = {}
        self.info: Message = {}
        self.updates: dict[int | None, Message] = {}
        self.logs = known or {}
        self.said: list[Message] = []
        self.answers: dict[str | None, Message] = {}
        self.hangup: Hangup | None = None
        self.fault: AssertionError | None = None
        self._news = asyncio.Condition()
        self._reader = asyncio.create_task(self._read())

    @property
    def update(self) -> Message:
        """What the only seat it sees was sent last."""
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
    def over(self) -> bool:
        return bool(self.updates) and self.update["result"] is not None

    @property
    def notices(self) -> list[str]:
        return [str(said["text"]) for said in self.said if said["seat"] is None]

    async def greet(self, *tokens: str, version: int | None = None) -> Sailor:
        await self.line.send(json.dumps({"type": "hello", "tokens": tokens, "version": version}))
        await self.until(lambda: bool(self.welcome) or self.hangup is not None)
        return self

    async def ask(self, type: str, key: str | None = None, **particulars: Any) -> Message:
        """Send a command and wait for its answer."""
        key = key or secrets.token_hex(8)
        self.answers.pop(key, None)
        await self.line.send(json.dumps({"type": type, "key": key, **particulars}))
        await self.until(lambda: key in self.answers or self.hangup is not None)
        if key not in self.answers:
            assert self.hangup is not None
            raise self.hangup
        return self.answers[key]

    async def done(self, type: str, **particulars: Any) -> Message:
        answer = await self.ask(type, **particulars)
        assert answer["type"] == "done", answer
        return answer

    async def refused(self, type: str, **particulars: Any) -> str:
        answer = await self.ask(type, **particulars)
        assert answer["type"] == "refused", answer
        assert answer["why"]
        return str(answer["why"])

    async def choose(self, action: str | None = None, seat: int | None = None) -> Message:
        """Make a choice: the first that is offered, if none is named."""
        update = self.updates[seat] if seat is not None else self.update
        action = action or update["question"]["options"][0]["id"]
        return await self.ask("choose", seat=update["seat"], action=action, version=update["version"])

    async def play(self, luck: random.Random, upto: int | None = None) -> None:
        """Choose at random whenever one must, until the game is over or so many choices have been made."""
        while True:
            ready = await self.until(self.to_do, self._ended(upto))
            if ready == 1:
                return
            update = self.update
            option = luck.choice(update["question"]["options"])["id"]
            await self.ask("choose", seat=update["seat"], action=option, version=update["version"])

    def to_do(self) -> bool:
        if self.hangup is not None:
            raise self.hangup
        return bool(self.updates) and bool(self.update["question"]) and bool(self.update["question"]["must"])

    def _ended(self, upto: int | None) -> Callable[[], bool]:
        return lambda: (
            bool(self.updates)
            and (self.update["result"] is not None or (upto is not None and self.update["moment"] >= upto))
        )

    async def until(self, *ready: Callable[[], bool], patience: float = PATIENCE) -> int:
        """Wait until one of these is true; says which."""

        def which() -> int | None:
            if self.fault is not None:
                raise self.fault
            # The last comes first: an end weighs more than what is still to do.
            return next((n for n in reversed(range(len(ready))) if ready[n]()), None)

        async with self._news:
            try:
                await asyncio.wait_for(self._news.wait_for(lambda: which() is not None), patience)
            except TimeoutError:
                last = [text[:200] for text in self.raw[-5:]]
                raise AssertionError(f"waited in vain; the last that came: {last}") from None
            found = which()
            assert found is not None
            return found

    async def begun(self) -> None:
        """Wait until the game is seen."""
        await self.until(lambda: bool(self.updates))

    async def reach(self, moment: int = 0, version: int = 0) -> None:
        """Wait until so many choices have been made, and the game has changed so often."""
        await self.until(lambda: bool(self.updates) and self.update["moment"] >= moment and self.version >= version)

    async def noticed(self, notice: str) -> None:
        """Wait until everybody at the table is told so."""
        await self.until(lambda: notice in self.notices)

    async def ended(self) -> int:
        """Wait until the other side hangs up; with which code."""
        await self.until(lambda: self.hangup is not None)
        assert self.hangup is not None
        return self.hangup.code

    async def leave(self) -> None:
        await self.line.close()
        await self._reader

    async def _read(self) -> None:
        while True:
            try:
                text = await self.line.receive()
            except Hangup as hangup:
                async with self._news:
                    self.hangup = hangup
                    self._news.notify_all()
                return
            async with self._news:
                self.raw.append(text)
                try:
                    self._note(json.loads(text))
                except AssertionError as error:
                    self.fault = error
                self._news.notify_all()

    def _note(self, message: Message) -> None:
        match message["type"]:
            case "welcome":
                self.welcome, self.info = message, message["table"]
            case "table":
                self.info = message
            case "update":
                seat, since = message["seat"], message["log_from"]
                log = self.logs.setdefault(seat, [])
                assert len(log) >= since, f"the log has {len(log)} moments, and goes on with number {since}"
                log[since:] = message["log"]
                assert [moment["number"] for moment in log] == list(range(message["moment"] + 1))
                self.updates[seat] = message
            case "chat_line":
                self.said.append(message)
            case "done" | "refused":
                self.answers[message["key"]] = message
            case other:
                raise AssertionError(f"what is a {other}?")


class SkipLuck(random.Random):
    """Luck for somebody in a hurry: bots are told to skip before each choice."""

    def __init__(self, sailor: Sailor) -> None:
        super().__init__(1)
        self._sailor = sailor

    def choice(self, options: Any) -> Any:
        asyncio.get_running_loop().create_task(hasten(self._sailor))
        return super().choice(options)


async def hasten(sailor: Sailor) -> None:
    await asyncio.sleep(0.02)
    await sailor.done("hurry_bots")
