"""A real server in a process of its own, reached over HTTP and WebSockets."""

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

from .any_server import AnyServer, Reply
from .recording_client import Disconnected, Message, RecordingClient

ROOT = Path(__file__).parents[2]
ADDRESS = re.compile(r"http://([^/]+)/")
CLI, UNLIMITED = "jollyroger.cli", "tests.server.unlimited_server"
"""The server as users start it, and one without rate limits that has the toy game too."""


class NetworkConnection:
    """A connection for a `RecordingClient`, over the network."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection

    async def send(self, text: str | bytes) -> None:
        try:
            await self._connection.send(text)
        except ConnectionClosed:
            # `receive` reports it.
            return

    async def receive(self) -> str:
        try:
            return str(await self._connection.recv(decode=True))
        except ConnectionClosed as closed:
            frame = closed.rcvd
            raise Disconnected(frame.code if frame else 1006, frame.reason if frame else "") from None

    async def close(self) -> None:
        await self._connection.close()

    def abort(self) -> None:
        self._connection.transport.abort()


class ServerProcess(AnyServer):
    def __init__(self, process: subprocess.Popen[str], address: str, log: Path) -> None:
        self.process = process
        self.address = address
        self._log = log

    @property
    def log(self) -> str:
        """What the server has logged so far."""
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
            response = connection.getresponse()
            received = {name.lower(): value for name, value in response.getheaders()}
            return Reply(response.status, received, response.read().decode())
        finally:
            connection.close()

    async def connect(
        self, table: str, *tokens: str, version: int | None = None, known: dict[int | None, list[Message]] | None = None
    ) -> RecordingClient:
        url = f"ws://{self.address}/api/tables/{table}/live"
        client = RecordingClient(NetworkConnection(await connect(url, max_size=None, proxy=None)), known)
        return await client.say_hello(*tokens, version=version)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def stop(self, sign: int = signal.SIGTERM) -> int:
        """Ask the server to end. Returns its exit code."""
        self.process.send_signal(sign)
        return self.process.wait(60)


def start_server(data: Path, *flags: str, module: str = CLI, port: int = 0) -> ServerProcess:
    """Start a server and wait until it is ready. Several may use a data folder one after another."""
    return start_command(
        [sys.executable, "-m", module, "serve", "--port", str(port), "--data", str(data), *flags], data
    )


def start_command(command: Sequence[str], folder: Path) -> ServerProcess:
    """Start a server by this command, with its log in this folder, and wait until it is ready."""
    folder.mkdir(parents=True, exist_ok=True)
    log = folder / "server.log"
    with log.open("a", encoding="utf-8") as errors:
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=errors, text=True, cwd=ROOT, env=environment()
        )
    assert process.stdout is not None
    ready, _, _ = select.select([process.stdout], [], [], 60)
    line = process.stdout.readline() if ready else ""
    address = ADDRESS.search(line)
    if address is None:
        process.kill()
        process.wait(10)
        raise AssertionError(f"the server did not start: {line!r} {log.read_text(encoding='utf-8')}")
    return ServerProcess(process, address[1], log)


def environment() -> dict[str, str]:
    """The environment of a server that runs the code of this tree."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (ROOT / "src", ROOT))), "PYTHONWARNINGS": ""}


@contextmanager
def running_server(data: Path, *flags: str, module: str = UNLIMITED) -> Iterator[ServerProcess]:
    server = start_server(data, *flags, module=module)
    try:
        yield server
    finally:
        ensure_stopped(server)


def ensure_stopped(server: ServerProcess) -> None:
    """Kill the server if it still runs."""
    if server.process.poll() is None:
        server.kill()
    if server.process.stdout is not None:
        server.process.stdout.close()
