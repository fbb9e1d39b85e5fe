"""A Ray cluster plays the same games as a single process."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
from functools import partial
from pathlib import Path
from threading import Thread

import pytest

from jollyroger.engine import BadSetup
from jollyroger.games import GAMES, game_named
from jollyroger.lab import RunConfig, simulate
from jollyroger.lab.pool.ray_pool import _check_reachable

RIVALS = next(game.id for game in GAMES if not game.cooperative)


def test_a_cluster_plays_and_writes_the_same_as_one_process(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    pytest.importorskip("pyarrow")
    here, there = tmp_path / "here.parquet", tmp_path / "there.parquet"
    args = ["--seats", "2", "--bots", "random,mate", "--games", "6", "--seed", "3", "--workers", "2", "--json"]
    command = [sys.executable, "-m", "jollyroger.cli", "simulate", RIVALS, *args, "--ray", "local"]
    # In its own process with a timeout: a cluster that hangs must not block the other tests.
    process = subprocess.run([*command, "--moves", str(there)], capture_output=True, text=True, timeout=240)
    assert (process.returncode, process.stderr) == (0, "")
    config = RunConfig(2, ["random", "mate"], games=6, seed=3)
    expected = simulate(partial(game_named, RIVALS), config, moves=here).to_json()
    found = json.loads(process.stdout)
    assert (found["workers"], found["games"]) == (2, 6)
    assert (found["wins_by_bot"], found["decisions"]) == (expected["wins_by_bot"], expected["decisions"])
    assert here.read_bytes() == there.read_bytes()


def test_a_missing_cluster_is_reported_at_once() -> None:
    pytest.importorskip("ray")
    with pytest.raises(BadSetup, match=r"No Ray cluster answers at 127\.0\.0\.1:1\."):
        simulate(partial(game_named, RIVALS), RunConfig(2, games=1, ray="127.0.0.1:1"))


def test_a_server_that_is_not_a_cluster_is_reported_at_once() -> None:
    """Ray would try for minutes, and log each attempt before our own sentence."""
    with socket.create_server(("127.0.0.1", 0)) as server:

        def answer() -> None:
            connection, _ = server.accept()
            with connection:
                connection.recv(100)
                connection.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")

        thread = Thread(target=answer)
        thread.start()
        address = f"127.0.0.1:{server.getsockname()[1]}"
        with pytest.raises(BadSetup, match="No Ray cluster answers at"):
            _check_reachable(address)
        thread.join()
