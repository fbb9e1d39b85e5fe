"""Files of games and choices: the same rows whoever plays, and nothing lost that was done."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from jollyroger.engine import BadSetup
from jollyroger.games import GAMES, game_named
from jollyroger.lab import RunConfig, simulate

from ..toy import toy

parquet = pytest.importorskip("pyarrow.parquet")
ipc = pytest.importorskip("pyarrow.ipc")

RIVALS = partial(game_named, next(game.id for game in GAMES if not game.cooperative))


def rows(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = parquet.read_table(path).to_pylist()
    return found


def without_times(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{key: value for key, value in row.items() if key != "seconds"} for row in found]


def test_the_row_of_a_game_is_enough_to_play_it_again(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    config = RunConfig(3, ["random", "greedy"], games=7, seed=5, first=2)
    result = simulate(toy, config, out=path)
    found = rows(path)
    assert [row["number"] for row in found] == list(range(2, 9))
    row = found[3]
    assert list(row) == [
        *("game", "version", "options", "seed", "number", "seats", "seating", "roles", "winners"),
        *("ending", "points", "decisions", "free_decisions", "seconds", "error"),
    ]
    assert (row["game"], row["version"], row["seed"], row["seats"]) == ("liars-cove", 1, 5, 3)
    assert json.loads(row["options"]) == {"length": "short"}
    assert sum(row["decisions"] for row in found) == result.tally.decisions
    again = tmp_path / "again.parquet"
    simulate(toy, replace(config, games=1, seed=row["seed"], first=row["number"]), out=again)
    assert without_times(rows(again)) == without_times([row])
    assert sorted(path.name for path in tmp_path.iterdir()) == ["again.parquet", "games.parquet"]


def test_there_is_a_row_for_every_time_a_bot_is_asked(tmp_path: Path) -> None:
    path, games = tmp_path / "moves.parquet", tmp_path / "games.parquet"
    config = RunConfig(3, ["random", "greedy"], games=5)
    result = simulate(toy, config, out=games, moves=path)
    found = rows(path)
    assert sum(row["choice"] is not None for row in found) == result.tally.decisions
    assert any(row["choice"] is None for row in found), "a bot that stays silent gets a row too"
    ended = {row["number"]: row for row in rows(games)}
    for row in found:
        assert row["choice"] is None or row["choice"] in row["options"]
        assert json.loads(row["observation"])["you"] == row["seat"]
        game = ended[row["number"]]
        assert row["bot"] == game["seating"][row["seat"]]
        assert row["outcome"] == (1 / len(game["winners"]) if row["seat"] in game["winners"] else 0)
    steps = [row["step"] for row in found if row["number"] == 3]
    assert steps == list(range(len(steps)))
    assert result.tally == simulate(toy, config).tally


def test_two_workers_write_the_same_files_as_one(tmp_path: Path) -> None:
    for workers in (1, 2):
        config = RunConfig(2, ["random", "greedy"], games=8, seed=1, workers=workers)
        out, moves = tmp_path / f"games{workers}.parquet", tmp_path / f"moves{workers}.parquet"
        simulate(RIVALS, config, out=out, moves=moves)
    assert without_times(rows(tmp_path / "games1.parquet")) == without_times(rows(tmp_path / "games2.parquet"))
    assert (tmp_path / "moves1.parquet").read_bytes() == (tmp_path / "moves2.parquet").read_bytes()


def test_csv_and_json_lines_have_the_same_rows_as_parquet(tmp_path: Path) -> None:
    for suffix in ("parquet", "csv", "jsonl"):
        simulate(toy, RunConfig(2, games=4), out=tmp_path / f"games.{suffix}")
    wanted = without_times(rows(tmp_path / "games.parquet"))
    lines = (tmp_path / "games.jsonl").read_text().splitlines()
    assert without_times([json.loads(line) for line in lines]) == wanted
    with (tmp_path / "games.csv").open(newline="") as file:
        found = list(csv.DictReader(file))
    assert [json.loads(row["seating"]) for row in found] == [row["seating"] for row in wanted]
    assert [int(row["number"]) for row in found] == [0, 1, 2, 3]
    assert {row["error"] for row in found} == {""}


def test_the_row_of_a_failed_game_says_why(tmp_path: Path) -> None:
    config = RunConfig(2, games=2, max_choices=4)
    simulate(toy, config, out=tmp_path / "games.parquet", moves=tmp_path / "moves.parquet")
    assert [row["error"] for row in rows(tmp_path / "games.parquet")] == ["not over after 4 choices"] * 2
    assert {row["winners"] for row in rows(tmp_path / "games.parquet")} == {None}
    assert {row["outcome"] for row in rows(tmp_path / "moves.parquet")} == {None}


@pytest.mark.usefixtures("ctrl_c_in_game_7")
def test_ctrl_c_keeps_the_rows_of_the_games_that_are_done(tmp_path: Path) -> None:
    assert simulate(toy, RunConfig(2, games=100), out=tmp_path / "games.parquet").stopped
    assert [row["number"] for row in rows(tmp_path / "games.parquet")] == list(range(7))
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet"]


def start_simulation(path: Path) -> subprocess.Popen[str]:
    """A long simulation with two workers that has started to write."""
    args = ["simulate", RIVALS.args[0], "--games", "100000", "--workers", "2", "--json", "--out", str(path)]
    command = [sys.executable, "-m", "jollyroger.cli", *args]
    pipe = subprocess.PIPE
    process = subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, start_new_session=True)
    part = path.with_name(path.name + ".part")
    until = time.monotonic() + 60
    while time.monotonic() < until and not (part.exists() and part.stat().st_size > 4000):
        time.sleep(0.1)
    return process


@pytest.mark.parametrize("to_workers", [False, True], ids=["command", "workers too"])
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM], ids=lambda number: number.name)
def test_an_interrupt_signal_keeps_what_the_workers_have_done(
    tmp_path: Path, number: signal.Signals, to_workers: bool
) -> None:
    process = start_simulation(tmp_path / "games.parquet")
    if to_workers:
        os.killpg(process.pid, number)
    else:
        process.send_signal(number)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (128 + number, "")
    numbers = [row["number"] for row in rows(tmp_path / "games.parquet")]
    assert len(numbers) == json.loads(out)["games"] > 0
    assert numbers == sorted(set(numbers))


def test_a_killed_process_leaves_a_readable_part_that_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    process = start_simulation(path)
    process.kill()
    process.communicate(timeout=60)
    assert not path.exists()
    part = tmp_path / "games.parquet.part"
    with part.open("rb") as file:
        stream = ipc.open_stream(file)
        first = stream.read_next_batch().to_pylist()
    assert [row["number"] for row in first] == list(range(len(first)))
    with pytest.raises(BadSetup, match=r"games\.parquet\.part exists already"):
        simulate(toy, RunConfig(2, games=1), out=path)


def test_a_file_that_exists_or_cannot_be_written_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    taken = tmp_path / "games.csv"
    taken.write_text("mine")
    with pytest.raises(BadSetup, match="exists already"):
        simulate(toy, RunConfig(2, games=1), out=taken)
    assert taken.read_text() == "mine"
    with pytest.raises(BadSetup, match=r"\.parquet, \.csv, \.jsonl; 'games\.xls' does not"):
        simulate(toy, RunConfig(2, games=1), out=tmp_path / "games.xls")
    with pytest.raises(BadSetup, match=r"Cannot write .*: no such file"):
        simulate(toy, RunConfig(2, games=1), out=tmp_path / "nowhere" / "games.csv")
