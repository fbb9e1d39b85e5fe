"""The command as a process: pipes, full disks, exit codes and signals."""

from __future__ import annotations

import json
import os
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path
from shlex import quote
from typing import Any

import pytest

import jollyroger.games
from jollyroger.exit_codes import FAILED, NOT_VERIFIED, TERMINATED
from jollyroger.games import GAMES
from jollyroger.terminal import read_record

ID = GAMES[0].id
needs_dev_full = pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
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


QUICK = GAMES[-1].id
"""A game whose bots choose fast."""
GOLDEN = Path(jollyroger.games.__file__).parent.glob("*/tests/golden/*.json")
RECORDS = sorted(path for path in GOLDEN if read_record(path).game == QUICK)
RECORD = min(RECORDS, key=lambda path: path.stat().st_size)
WRITERS: dict[str, list[str]] = {
    "--help": ["--help"],
    "--version": ["--version"],
    "games": ["games"],
    "simulate": ["simulate", QUICK, "--games", "4", "--workers", "1"],
    "simulate --json": ["simulate", QUICK, "--games", "4", "--workers", "1", "--json"],
    "tournament": ["tournament", QUICK, "--bots", "random,deckhand", "--seats", "2", "--games", "4", "--workers", "1"],
    "report": ["report", QUICK, "--bots", "random", "--games", "1", "--seats", "2", "--workers", "1"],
    "analyse": ["analyse", str(RECORD), "--trials", "8", "--every", "50", "--workers", "1"],
    "replay": ["replay", str(RECORD)],
    "verify": ["verify", str(RECORD)],
    "verify --json": ["verify", str(RECORD), "--json"],
    "play": ["play", QUICK, "--save", "game.json"],
}
"""Every command that writes to its output and ends by itself."""
every_writer = pytest.mark.parametrize("name", WRITERS)


def run_writer(name: str, folder: Path, **streams: Any) -> subprocess.CompletedProcess[str]:
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONUNBUFFERED"}
    options = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **streams}
    return subprocess.run(
        [*COMMAND, *WRITERS[name]], cwd=folder, env=environment, text=True, timeout=120, check=False, **options
    )


def failure_code(name: str) -> int:
    return NOT_VERIFIED if name.startswith("verify") else FAILED


@needs_dev_full
@every_writer
def test_a_full_disk_is_one_sentence(name: str, tmp_path: Path) -> None:
    with Path("/dev/full").open("w") as full:
        ended = run_writer(name, tmp_path, stdout=full)
        assert ended.stderr == "jollyroger: Cannot write the output: no space left on device.\n"
        assert ended.returncode == failure_code(name)


@every_writer
def test_a_closed_pipe_prints_no_error(name: str, tmp_path: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    try:
        ended = run_writer(name, tmp_path, stdout=writer)
    finally:
        os.close(writer)
    assert ended.stderr == ""
    assert ended.returncode == failure_code(name)


@needs_dev_full
def test_the_exit_code_tells_of_a_full_disk_if_nothing_else_can(tmp_path: Path) -> None:
    with Path("/dev/full").open("w") as full:
        assert run_writer("games", tmp_path, stdout=full, stderr=full).returncode == FAILED


@every_writer
def test_closed_streams_print_no_error(name: str, tmp_path: Path) -> None:
    check_without_streams(name, "<&- >&-", tmp_path)


@pytest.mark.parametrize("closed", [">&-", "<&-"])
def test_a_single_closed_stream_prints_no_error(closed: str, tmp_path: Path) -> None:
    check_without_streams("play", closed, tmp_path)


def check_without_streams(name: str, closed: str, folder: Path) -> None:
    command = f"{' '.join(map(quote, [*COMMAND, *WRITERS[name]]))} {closed}"
    ended = subprocess.run(command, shell=True, cwd=folder, capture_output=True, text=True, timeout=120)
    assert (ended.returncode, ended.stderr) == (0, "")


@needs_dev_full
def test_a_report_on_a_full_disk_is_one_sentence(tmp_path: Path) -> None:
    args = ["--bots", "random", "--games", "1", "--seats", "2", "--workers", "1", "--out", "/dev/full"]
    ended = run_command("report", QUICK, *args)
    assert (ended.returncode, ended.stderr) == (2, "jollyroger: Cannot write /dev/full: no space left on device.\n")


def limit_file_size() -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000))


@pytest.mark.parametrize("suffix", ["csv", "jsonl", "parquet"])
def test_rows_that_do_not_fit_on_the_disk_are_one_sentence(suffix: str, tmp_path: Path) -> None:
    path = tmp_path / f"games.{suffix}"
    args = [*COMMAND, "simulate", QUICK, "--games", "100", "--workers", "1", "--out", str(path)]
    ended = subprocess.run(args, capture_output=True, text=True, timeout=120, preexec_fn=limit_file_size)
    assert (ended.returncode, ended.stderr) == (2, f"jollyroger: Cannot write {path}: file too large.\n")
    assert not path.exists()


def test_a_game_that_no_longer_fits_on_the_disk_says_so_and_keeps_the_last_save(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    # With this luck the game is long enough for a file that does not fit.
    args = [*COMMAND, "play", QUICK, "--seats", "human,mate", "--seed", "1", "--save", str(path)]
    typed = "1\n" * 60
    ended = subprocess.run(args, input=typed, capture_output=True, text=True, timeout=120, preexec_fn=limit_file_size)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "The game is not saved! Cannot write" in ended.stdout
    assert ended.stdout.count("The last choices could not be saved.") == 1
    assert run_command("verify", str(path)).returncode == 0


SIGNALS = pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM], ids=lambda number: number.name)


def start(*args: str, folder: Path | None = None) -> subprocess.Popen[str]:
    pipe = subprocess.PIPE
    return subprocess.Popen([*COMMAND, *args], stdin=pipe, stdout=pipe, stderr=pipe, text=True, cwd=folder)


def stop_when_working(process: subprocess.Popen[str], number: signal.Signals) -> tuple[str, str]:
    """Wait until the workers of a command have started, and a while longer; then send the signal."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    while process.poll() is None and len(children.read_text().split()) < 2:
        time.sleep(0.05)
    time.sleep(1.5)
    assert process.poll() is None
    process.send_signal(number)
    return process.communicate(timeout=60)


needs_proc = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for the workers in /proc")


@needs_proc
@SIGNALS
def test_a_signal_stops_the_workers_and_reports_what_is_done(number: signal.Signals) -> None:
    process = start("simulate", QUICK, "--games", "1000000", "--json", "--workers", "2")
    out, err = stop_when_working(process, number)
    assert process.returncode == 128 + number
    assert err == ""
    data = json.loads(out)
    assert data["stopped"] is True
    assert 0 < data["games"] < 1_000_000


@needs_proc
def test_sigterm_ends_a_tournament_with_its_standings() -> None:
    args = ["--bots", "random,deckhand", "--seats", "2", "--games", "1000000", "--json", "--workers", "2"]
    process = start("tournament", QUICK, *args)
    out, err = stop_when_working(process, signal.SIGTERM)
    assert (process.returncode, err) == (TERMINATED, "")
    assert json.loads(out)["stopped"] is True


@needs_proc
def test_sigterm_ends_a_report_with_its_page(tmp_path: Path) -> None:
    args = ["--bots", "mate", "--games", "5000", "--workers", "2", "--out", "page.html"]
    process = start("report", QUICK, *args, folder=tmp_path)
    out, err = stop_when_working(process, signal.SIGTERM)
    assert (process.returncode, err) == (TERMINATED, "")
    assert "Stopped before the end; the page says so." in out
    assert "</html>" in (tmp_path / "page.html").read_text()


@needs_proc
def test_sigterm_ends_an_analysis_with_what_is_known() -> None:
    process = start("analyse", str(RECORDS[0]), "--trials", "20000", "--json", "--workers", "2")
    out, err = stop_when_working(process, signal.SIGTERM)
    assert (process.returncode, err) == (TERMINATED, "")
    assert json.loads(out)["stopped"] is True


@SIGNALS
def test_a_signal_leaves_a_game_that_can_be_resumed(number: signal.Signals, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    process = start("play", ID, "--save", str(path))
    assert process.stdout is not None
    while "Type ? for help." not in process.stdout.readline():
        assert process.poll() is None
    time.sleep(0.5)
    process.send_signal(number)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 128 + number
    assert err == ""
    assert f"jollyroger play --resume {path}" in out
    assert run_command("play", "--resume", str(path), typed="quit\n").returncode == 0
