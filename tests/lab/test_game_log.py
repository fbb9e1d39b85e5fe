"""Games and choices written down as they are played: the same rows whoever plays, and nothing lost that was done."""

from __future__ import annotations

import csv
import json
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from jollyroger.engine import BadSetup
from jollyroger.games import GAMES, game_named
from jollyroger.lab import simulate

from ..toy import toy

parquet = pytest.importorskip("pyarrow.parquet")
ipc = pytest.importorskip("pyarrow.ipc")

RIVALS = partial(game_named, next(game.id for game in GAMES if not game.cooperative))


def rows(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = parquet.read_table(path).to_pylist()
    return found


def untimed(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{key: value for key, value in row.items() if key != "seconds"} for row in found]


def test_a_row_for_every_game_has_what_it_takes_to_play_it_again(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    report = simulate(toy, seats=3, bots=["random", "greedy"], games=7, seed=5, first=2, out=path)
    found = rows(path)
    assert [row["number"] for row in found] == list(range(2, 9))
    row = found[3]
    assert list(row) == [
        *("game", "version", "options", "seed", "number", "seats", "seating", "winners", "ending", "points"),
        *("decisions", "choices", "seconds", "error"),
    ]
    assert (row["game"], row["version"], row["seed"], row["seats"]) == ("liars-cove", 1, 5, 3)
    assert json.loads(row["options"]) == {"length": "short"}
    assert sum(row["decisions"] for row in found) == report.tally.decisions
    again = tmp_path / "again.parquet"
    simulate(toy, seats=3, bots=["random", "greedy"], games=1, seed=row["seed"], first=row["number"], out=again)
    assert untimed(rows(again)) == untimed([row])
    assert sorted(path.name for path in tmp_path.iterdir()) == ["again.parquet", "games.parquet"]


def test_a_row_for_every_time_somebody_was_asked(tmp_path: Path) -> None:
    path, games = tmp_path / "moves.parquet", tmp_path / "games.parquet"
    report = simulate(toy, seats=3, bots=["random", "greedy"], games=5, out=games, moves=path)
    found = rows(path)
    assert sum(row["choice"] is not None for row in found) == report.tally.decisions
    assert any(row["choice"] is None for row in found), "silence is a choice too, where it is free"
    ended = {row["number"]: row for row in rows(games)}
    for row in found:
        assert row["choice"] is None or row["choice"] in row["options"]
        assert json.loads(row["observation"])["you"] == row["seat"]
        game = ended[row["number"]]
        assert row["bot"] == game["seating"][row["seat"]]
        assert row["outcome"] == (1 / len(game["winners"]) if row["seat"] in game["winners"] else 0)
    steps = [row["step"] for row in found if row["number"] == 3]
    assert steps == list(range(len(steps)))
    assert report.tally == simulate(toy, seats=3, bots=["random", "greedy"], games=5).tally


def test_two_workers_write_what_one_writes(tmp_path: Path) -> None:
    play = partial(simulate, RIVALS, seats=2, bots=["random", "greedy"], games=8, seed=1)
    for workers in (1, 2):
        play(workers=workers, out=tmp_path / f"games{workers}.parquet", moves=tmp_path / f"moves{workers}.parquet")
    assert untimed(rows(tmp_path / "games1.parquet")) == untimed(rows(tmp_path / "games2.parquet"))
    assert (tmp_path / "moves1.parquet").read_bytes() == (tmp_path / "moves2.parquet").read_bytes()


def test_the_same_rows_as_csv_and_as_json_lines(tmp_path: Path) -> None:
    for suffix in ("parquet", "csv", "jsonl"):
        simulate(toy, seats=2, games=4, out=tmp_path / f"games.{suffix}")
    wanted = untimed(rows(tmp_path / "games.parquet"))
    lines = (tmp_path / "games.jsonl").read_text().splitlines()
    assert untimed([json.loads(line) for line in lines]) == wanted
    with (tmp_path / "games.csv").open(newline="") as file:
        found = list(csv.DictReader(file))
    assert [json.loads(row["seating"]) for row in found] == [row["seating"] for row in wanted]
    assert [int(row["number"]) for row in found] == [0, 1, 2, 3]
    assert {row["error"] for row in found} == {""}


def test_a_game_that_failed_has_a_row_that_says_why(tmp_path: Path) -> None:
    simulate(toy, seats=2, games=2, limit=4, out=tmp_path / "games.parquet", moves=tmp_path / "moves.parquet")
    assert [row["error"] for row in rows(tmp_path / "games.parquet")] == ["not over after 4 choices"] * 2
    assert {row["winners"] for row in rows(tmp_path / "games.parquet")} == {None}
    assert {row["outcome"] for row in rows(tmp_path / "moves.parquet")} == {None}


@pytest.mark.usefixtures("ctrl_c_in_game_7")
def test_ctrl_c_keeps_the_rows_of_what_is_done(tmp_path: Path) -> None:
    assert simulate(toy, seats=2, games=100, out=tmp_path / "games.parquet").stopped
    assert [row["number"] for row in rows(tmp_path / "games.parquet")] == list(range(7))
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet"]


def started(path: Path) -> subprocess.Popen[str]:
    """A long simulation by two workers that has begun to write."""
    args = ["simulate", RIVALS.args[0], "--games", "100000", "--workers", "2", "--json", "--out", str(path)]
    command = [sys.executable, "-m", "jollyroger.cli", *args]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    part = path.with_name(path.name + ".part")
    until = time.monotonic() + 60
    while time.monotonic() < until and not (part.exists() and part.stat().st_size > 4000):
        time.sleep(0.1)
    return process


def test_ctrl_c_from_outside_keeps_what_the_workers_have_done(tmp_path: Path) -> None:
    process = started(tmp_path / "games.parquet")
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (130, "")
    numbers = [row["number"] for row in rows(tmp_path / "games.parquet")]
    assert len(numbers) == json.loads(out)["games"] > 0
    assert numbers == sorted(set(numbers))


def test_a_killed_process_leaves_a_part_that_can_be_read_and_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    process = started(path)
    process.kill()
    process.communicate(timeout=60)
    assert not path.exists()
    part = tmp_path / "games.parquet.part"
    with part.open("rb") as file:
        stream = ipc.open_stream(file)
        first = stream.read_next_batch().to_pylist()
    assert [row["number"] for row in first] == list(range(len(first)))
    with pytest.raises(BadSetup, match=r"games\.parquet\.part exists already"):
        simulate(toy, seats=2, games=1, out=path)


def test_a_file_that_is_there_or_cannot_be_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    taken = tmp_path / "games.csv"
    taken.write_text("mine")
    with pytest.raises(BadSetup, match="exists already"):
        simulate(toy, seats=2, games=1, out=taken)
    assert taken.read_text() == "mine"
    with pytest.raises(BadSetup, match=r"\.parquet, \.csv, \.jsonl; 'games\.xls' is none"):
        simulate(toy, seats=2, games=1, out=tmp_path / "games.xls")
    with pytest.raises(BadSetup, match=r"Cannot write .*: no such file"):
        simulate(toy, seats=2, games=1, out=tmp_path / "nowhere" / "games.csv")
