"""Drives Firefox by WebDriver BiDi, which it speaks itself: no driver has to be installed."""

from __future__ import annotations

import json
import os
import re
import select
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

LISTENING = re.compile(rb"WebDriver BiDi listening on (ws://\S+)")
START_SECONDS = 60
ANSWER_SECONDS = 280


class FirefoxError(Exception):
    """Firefox refused a command, or a script failed."""


class FirefoxPage:
    """A tab of Firefox. Collects what goes to the console as an error."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._numbers = count(1)
        self.errors: list[str] = []
        self._command("session.new", capabilities={})
        self._command("session.subscribe", events=["log.entryAdded"])
        tree = self._command("browsingContext.getTree")
        self._context: str = tree["contexts"][0]["context"]

    def _command(self, method: str, **params: Any) -> Any:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            message = json.loads(self._socket.recv(timeout=ANSWER_SECONDS))
            if message.get("method") == "log.entryAdded" and message["params"]["level"] == "error":
                self.errors.append(message["params"]["text"])
            if message.get("id") == number:
                if message["type"] == "error":
                    raise FirefoxError(message["message"])
                return message["result"]

    def add_script(self, script: str) -> None:
        """Run a script in every page before its own."""
        self._command("script.addPreloadScript", functionDeclaration=f"() => {{ {script} }}")

    def goto(self, address: str) -> None:
        self._command("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def reload(self) -> None:
        self._command("browsingContext.reload", context=self._context, wait="complete")

    def evaluate(self, expression: str) -> Any:
        """The value of an expression, awaited; something that JSON can say."""
        target = {"context": self._context}
        text = f"(async () => JSON.stringify((await ({expression})) ?? null))()"
        answer = self._command("script.evaluate", expression=text, target=target, awaitPromise=True)
        if answer["type"] == "exception":
            raise FirefoxError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])


@contextmanager
def running_firefox(folder: Path) -> Iterator[FirefoxPage]:
    """Run Firefox with a profile of its own."""
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    if program is None:
        pytest.skip("Firefox is missing: apt-get install firefox-esr")
    profile = folder / "profile"
    profile.mkdir()
    options = ["--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
    # Firefox refuses a home folder that belongs to somebody else.
    environment = {**os.environ, "HOME": str(folder)}
    process = subprocess.Popen([program, *options], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env=environment)
    try:
        with connect(f"{read_address(process)}/session", max_size=None, proxy=None) as socket:
            yield FirefoxPage(socket)
    finally:
        process.kill()
        process.wait(10)
        assert process.stderr is not None
        process.stderr.close()


def read_address(process: subprocess.Popen[bytes]) -> str:
    """Where Firefox listens, from what it prints."""
    assert process.stderr is not None
    output = b""
    while select.select([process.stderr], [], [], START_SECONDS)[0]:
        part = os.read(process.stderr.fileno(), 65536)
        output += part
        if found := LISTENING.search(output):
            return found[1].decode()
        if not part:
            break
    raise AssertionError(f"Firefox did not start: {output.decode(errors='replace')}")
