"""The command as a process: pipes, exit codes and Ctrl-C."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from jollyroger.games import GAMES

ID = GAMES[0].id
COMMAND = [sys.executable, "-m", "jollyroger.cli"]


def run_command(*args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *args], input=typed, capture_output=True, text=True, timeout=120)


def test_a_game_is_played_through_a_pipe_resumed_and_verified(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    started = run_command("play", ID, "--seed", "1", "--save", str(path), typed="?\nnonsense\n1\n")
    assert started.returncode == 0
    assert started.stderr == ""
    assert "\x1b" not in started.stdout
    assert f"jollyroger play --resume {path}" in started.stdout
    typed = "".join(f"{number}\n" for _ in range(1000) for number in (1, 2, 3, 4, 5))
    ended = run_command("play", "--resume", str(path), typed=typed)
    assert ended.returncode == 0
    assert "Check every roll" in ended.stdout
    verified = run_command("verify", str(path))
    assert verified.returncode == 0
    assert verified.stdout.startswith("Proven: ")


def test_a_closed_pipe_prints_no_error() -> None:
    command = f"{sys.executable} -m jollyroger.cli games | true"
    ended = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=60)
    assert ended.stderr == ""


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for the workers in /proc")
def test_ctrl_c_stops_the_workers_and_reports_what_is_done() -> None:
    args = ["simulate", ID, "--games", "1000000", "--json", "--workers", "2"]
    process = subprocess.Popen([*COMMAND, *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    while process.poll() is None and not children.read_text():
        time.sleep(0.05)
    time.sleep(1.5)
    os.kill(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert err == ""
    data = json.loads(out)
    assert data["stopped"] is True
    assert 0 < data["games"] < 1_000_000


def test_ctrl_c_leaves_a_game_that_can_be_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    args = [*COMMAND, "play", ID, "--save", str(path)]
    process = subprocess.Popen(args, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    while "Type ? for help." not in process.stdout.readline():
        assert process.poll() is None
    time.sleep(0.5)
    os.kill(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert err == ""
    assert f"jollyroger play --resume {path}" in out
    assert run_command("play", "--resume", str(path), typed="quit\n").returncode == 0
