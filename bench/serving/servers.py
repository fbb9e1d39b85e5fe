"""Starts the servers that `bench.tables` measures, and reads what they use of the machine."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from ..builds import ROOT, Build

BOARDGAME = ROOT / "bench/boardgame"


class Server(NamedTuple):
    """A running server process."""

    port: int
    pid: int

    def cpu_seconds(self) -> float:
        """The processor time the process has used."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def resident_bytes(self) -> int:
        """The memory of the process."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@contextlib.contextmanager
def start_jollyroger(build: Build, database: str | None = None) -> Iterator[Server]:
    """Run our server, on SQLite in a new folder or on a PostgreSQL database."""
    with tempfile.TemporaryDirectory() as folder, start_module(build, "server", folder, database) as server:
        yield server


@contextlib.contextmanager
def start_relay(build: Build, durable: bool) -> Iterator[Server]:
    """Run a server that knows no games. `durable`: it writes a line to our store for every message."""
    with tempfile.TemporaryDirectory() as folder, start_module(build, "relay", folder if durable else None) as server:
        yield server


@contextlib.contextmanager
def start_module(build: Build, name: str, *arguments: str | None) -> Iterator[Server]:
    """Run a server in Python, which prints its address."""
    command = [build.python, "-m", f"bench.serving.{name}", *filter(None, arguments)]
    with run_in(command, build.root, build.environment()) as process:
        assert process.stdout is not None
        found = re.search(r":(\d+)/", process.stdout.readline())
        if found is None:
            sys.exit(f"{' '.join(command)} did not start.")
        yield Server(int(found[1]), process.pid)


@contextlib.contextmanager
def start_boardgame(durable: bool) -> Iterator[Server]:
    """Run boardgame.io, which is installed on first use. `durable`: it stores every state before it sends it."""
    node = shutil.which("node")
    if node is None:
        sys.exit("The comparison needs node.")
    if not (BOARDGAME / "node_modules").exists():
        install = ["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"]
        subprocess.run(install, cwd=BOARDGAME, check=True)  # noqa: S603
    port = 20000 + os.getpid() % 20000
    with tempfile.TemporaryDirectory() as folder:
        command = [node, "server.cjs", str(port), *([f"{folder}/log"] if durable else [])]
        with run_in(command, BOARDGAME, dict(os.environ)) as process:
            assert process.stdout is not None
            while "ready" not in (line := process.stdout.readline()):
                if not line:
                    sys.exit("boardgame.io did not start.")
            yield Server(port, process.pid)


@contextlib.contextmanager
def run_in(command: list[str], folder: Path, environment: dict[str, str]) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(  # noqa: S603
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        try:
            yield process
        finally:
            process.terminate()
