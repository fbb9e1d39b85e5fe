"""The static page for tests: built once, and served by Python's own web server at a path of its own."""

from __future__ import annotations

import fcntl
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser
from tools.services import free_port, is_listening, wait_until

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "dist/static"
PATH = "some/where/else"
INSECURE_HOST = "pirates.example"
HOST = Path(__file__).with_name("static_host.py")
PLAYER = Path(__file__).with_name("static_player.js").read_text(encoding="utf-8")
SETTINGS = '{"speed": "off", "drawer": "open", "tips": false}'
"""Scenes would only make the tests slow, and the list of all options is what they press."""


def build_page() -> Path:
    """Build the page unless it is up to date. Processes that test at the same time wait for each other."""
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build/static.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        done = subprocess.run([sys.executable, "-m", "tools.build_static"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return PAGE


def tab_megabytes(browser: Browser) -> float:
    """The memory of the largest tab, its worker with Python included. What processes share is divided among them."""
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    rollups = [Path(f"/proc/{one['id']}/smaps_rollup") for one in processes if one["type"] == "renderer"]
    return max(int(re.findall(r"^Pss: +(\d+) kB", file.read_text(), re.MULTILINE)[0]) for file in rollups) / 1000


class StaticServer:
    """A web server that knows nothing of games. It can be stopped and started again."""

    def __init__(self, folder: Path, *options: str) -> None:
        """With `options` of `static_host.py` it is a host that does more than send files."""
        self.page = folder / PATH
        self._folder = folder
        self._program = [str(HOST), *options] if options else ["-m", "http.server"]
        self._port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}/{PATH}/"

    @property
    def log(self) -> str:
        """What was asked for so far."""
        return (self._folder / "server.log").read_text()

    def file_of(self, path: str) -> Path:
        """The file that a path of the log means."""
        return self._folder / path.split("?")[0].lstrip("/") / ("index.html" if path.endswith("/") else "")

    def start(self) -> None:
        command = [sys.executable, *self._program, str(self._port), "--bind", "127.0.0.1"]
        with (self._folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen([*command, "--directory", str(self._folder)], stdout=log, stderr=log)
        wait_until(lambda: is_listening(self._port), "http.server")

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait(10)
            self._process = None


@contextmanager
def serving(folder: Path, *options: str) -> Iterator[StaticServer]:
    """Serve a copy of the page, which the test may change."""
    server = StaticServer(folder, *options)
    shutil.copytree(build_page(), server.page)
    server.start()
    try:
        yield server
    finally:
        server.kill()
