"""A Ray cluster plays the same games as a single process."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from jollyroger.engine import BadSetup
from jollyroger.games import GAMES, game_named
from jollyroger.lab import RunConfig, simulate

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
