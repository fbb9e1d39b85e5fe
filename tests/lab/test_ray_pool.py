"""Games on a cluster are the games that are played here."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from jollyroger.engine import BadSetup
from jollyroger.games import GAMES, game_named
from jollyroger.lab import simulate

RIVALS = next(game.id for game in GAMES if not game.cooperative)


def test_a_cluster_plays_and_writes_what_one_process_does(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    pytest.importorskip("pyarrow")
    here, there = tmp_path / "here.parquet", tmp_path / "there.parquet"
    args = ["--seats", "2", "--bots", "random,mate", "--games", "6", "--seed", "3", "--workers", "2", "--json"]
    command = [sys.executable, "-m", "jollyroger.cli", "simulate", RIVALS, *args, "--ray", "local"]
    # In a process of its own, with an end: whatever a cluster may do, it does not keep the other tests waiting.
    ended = subprocess.run([*command, "--moves", str(there)], capture_output=True, text=True, timeout=240)
    assert (ended.returncode, ended.stderr) == (0, "")
    report = simulate(partial(game_named, RIVALS), 2, ["random", "mate"], 6, 3, moves=here).to_json()
    found = json.loads(ended.stdout)
    assert (found["workers"], found["games"]) == (2, 6)
    assert (found["wins_by_bot"], found["decisions"]) == (report["wins_by_bot"], report["decisions"])
    assert here.read_bytes() == there.read_bytes()


def test_a_cluster_that_is_not_there_is_missed_at_once() -> None:
    pytest.importorskip("ray")
    with pytest.raises(BadSetup, match=r"No Ray cluster answers at 127\.0\.0\.1:1\."):
        simulate(partial(game_named, RIVALS), 2, games=1, ray="127.0.0.1:1")
