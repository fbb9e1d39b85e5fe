"""A real server in a process of its own, and how to talk with it over HTTP and websockets."""

from __future__ import annotations

import http.client
import json
import os
import re
import select
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from .sailor import Hangup, Message, Sailor

ROOT = Path(__file__).parents[2]
READY = re.compile(r"http://([^/]+)/")
CLI, GENEROUS = "jollyroger.cli", "tests.server.generous"
"""The server as it is, and one that lets everybody ask as much as they like and knows the toy game too."""


class Reply:
    """An answer over HTTP."""

    def __init__(self, response: http.client.HTTPResponse) -> None:
        self.status = response.status
        self.headers = {name.lower(): value for name, value in response.getheaders()}
        self.text = response.read().decode()

    @property
    def json(self) -> Any:
        return json.loads(self.text)

    def got(self, status: int = 200) -> Any:
        assert self.status == status, f"{self.status}: {self.text}"
        return self.json


class Socket:
    """A line for a `Sailor`, over the network."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection

    async def send(self, text: str | bytes) -> None:
        try:
            await self._connection.send(text)
        except ConnectionClosed:
            # Whoever waits for an answer hears of it as a hangup.
            return

    async def receive(self) -> str:
        try:
            return str(await self._connection.recv(decode=True))
        except ConnectionClosed as closed:
            frame = closed.rcvd
            raise Hangup(frame.code if frame else 1006, frame.reason if frame else "") from None

    async def close(self) -> None:
        await self._connection.close()


class Served:
    def __init__(self, process: subprocess.Popen[str], address: str, log: Path) -> None:
        self.process = process
        self.address = address
        self._log = log

    @property
    def log(self) -> str:
        """What it has written to its log."""
        return self._log.read_text(encoding="utf-8")

    def call(
        self,
        method: str,
        path: str,
        body: Any = None,
        tokens: Sequence[str] = (),
        headers: dict[str, str] | None = None,
    ) -> Reply:
        connection = http.client.HTTPConnection(self.address, timeout=60)
        try:
            data = body if isinstance(body, (str, bytes, type(None))) else json.dumps(body)
            sent = {"authorization": f"Bearer {' '.join(tokens)}"} if tokens else {}
            connection.request(method, path, data.encode() if isinstance(data, str) else data, sent | (headers or {}))
            return Reply(connection.getresponse())
        finally:
            connection.close()

    def get(self, path: str, *tokens: str) -> Reply:
        return self.call("GET", path, tokens=tokens)

    def post(self, path: str, body: Any, *tokens: str) -> Reply:
        return self.call("POST", path, body, tokens)

    def open(self, game: str, *seats: str, **more: Any) -> Any:
        policy = {"bot_pace": "instant", "substitute_after": None, **more.pop("policy", {})}
        new = {"game": game, "seats": seats, "policy": policy, **more}
        return self.post("/api/tables", new).got(201)

    async def sailor(
        self, table: str, *tokens: str, version: int | None = None, known: dict[int | None, list[Message]] | None = None
    ) -> Sailor:
        url = f"ws://{self.address}/api/tables/{table}/live"
        sailor = Sailor(Socket(await connect(url, max_size=None, proxy=None)), known)
        return await sailor.greet(*tokens, version=version)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def stop(self, sign: int = signal.SIGTERM) -> int:
        """Ask it to end; its exit code."""
        self.process.send_signal(sign)
        return self.process.wait(60)


def launch(data: Path, *flags: str, module: str = CLI, port: int = 0) -> Served:
    """Start a server and wait until it says that it is ready. Several may share a data folder one after another."""
    data.mkdir(parents=True, exist_ok=True)
    log = data / "server.log"
    command = [sys.executable, "-m", module, "serve", "--port", str(port), "--data", str(data), *flags]
    with log.open("a", encoding="utf-8") as errors:
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=errors, text=True, cwd=ROOT, env=environment()
        )
    assert process.stdout is not None
    ready, _, _ = select.select([process.stdout], [], [], 60)
    line = process.stdout.readline() if ready else ""
    found = READY.search(line)
    if found is None:
        process.kill()
        process.wait(10)
        raise AssertionError(f"the server did not start: {line!r} {log.read_text(encoding='utf-8')}")
    return Served(process, found[1], log)


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (ROOT / "src", ROOT))), "PYTHONWARNINGS": ""}


@contextmanager
def served(data: Path, *flags: str, module: str = GENEROUS) -> Iterator[Served]:
    server = launch(data, *flags, module=module)
    try:
        yield server
    finally:
        dismiss(server)


def dismiss(server: Served) -> None:
    """Whatever has happened to it, it is gone after this."""
    if server.process.poll() is None:
        server.kill()
    if server.process.stdout is not None:
        server.process.stdout.close()
