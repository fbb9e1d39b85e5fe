"""Records of simulated games: complete, proven, the same whoever plays them, and never overwritten."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from jollyroger.engine import BadSetup, Record, verify
from jollyroger.games import GAMES, game_named
from jollyroger.lab import RunConfig, run_tournament, simulate
from jollyroger.terminal import players_of

from ..toy import GAME as TOY
from ..toy import toy


def read(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text() for path in sorted(folder.iterdir())}


@pytest.mark.parametrize("id", [game.id for game in GAMES])
def test_every_roll_of_a_simulated_game_follows_from_the_secret_in_its_record(id: str, tmp_path: Path) -> None:
    load = partial(game_named, id)
    seats = load().default_seats
    simulate(load, RunConfig(seats, ["greedy", "random"], games=2, seed=3), records=tmp_path)
    for number in range(2):
        record = Record.loads((tmp_path / f"{id}-3-{number:06}.json").read_text())
        verification = verify(load(), record)
        assert verification.outcome == "proven"
        assert verification.taken_rolls == 0 < verification.derived_rolls
        assert "fixed by a seed" in verification.text


def test_a_record_tells_the_game_that_was_counted_and_which_bot_sat_where(tmp_path: Path) -> None:
    result = simulate(toy, RunConfig(3, ["random", "greedy"], games=5, seed=2, first=7), records=tmp_path)
    texts = read(tmp_path)
    assert list(texts) == [f"liars-cove-2-{number:06}.json" for number in range(7, 12)]
    records = [Record.loads(text) for text in texts.values()]
    assert sum(len(record.choices) for record in records) == result.tally.decisions
    kinds = [player.kind for player in players_of(records[0])]
    assert kinds == ["greedy", "random", "random"]
    names = {tuple(player.name for player in players_of(record)) for record in records}
    assert len(names) == 1, "a seat has the same name in every game"


def test_two_workers_write_the_same_records_as_one(tmp_path: Path) -> None:
    config = RunConfig(3, ["random", "greedy"], games=9, seed=4)
    load = partial(game_named, GAMES[0].id)
    for workers in (1, 2):
        simulate(load, replace(config, workers=workers), records=tmp_path / str(workers))
    assert read(tmp_path / "1") == read(tmp_path / "2")
    assert len(read(tmp_path / "1")) == 9


def test_a_record_that_exists_is_never_overwritten_and_nothing_is_played(tmp_path: Path) -> None:
    taken = tmp_path / "liars-cove-0-000001.json"
    taken.write_text("mine")
    with pytest.raises(BadSetup, match=r"liars-cove-0-000001\.json exists already"):
        simulate(toy, RunConfig(2, games=3), records=tmp_path)
    assert read(tmp_path) == {taken.name: "mine"}
    simulate(toy, RunConfig(2, games=3, seed=1), records=tmp_path)
    assert len(read(tmp_path)) == 4, "another seed has other names"


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadSetup, match=r"Cannot write records to .*file"):
        simulate(toy, RunConfig(2, games=3), records=tmp_path / "file")


@pytest.mark.usefixtures("ctrl_c_in_game_7")
def test_ctrl_c_keeps_the_records_of_the_games_that_are_done_and_no_parts(tmp_path: Path) -> None:
    assert simulate(toy, RunConfig(2, games=100), records=tmp_path).stopped
    texts = read(tmp_path)
    assert list(texts) == [f"liars-cove-0-{number:06}.json" for number in range(7)]
    for text in texts.values():
        verify(TOY, Record.loads(text))


def test_a_failed_game_leaves_no_record(tmp_path: Path) -> None:
    result = simulate(toy, RunConfig(2, games=20, seed=9, max_choices=15), records=tmp_path)
    assert 0 < result.tally.failures < 20
    assert len(read(tmp_path)) == 20 - result.tally.failures


def test_a_tournament_writes_rows_and_records_of_its_games(tmp_path: Path) -> None:
    out, records = tmp_path / "games.csv", tmp_path / "records"
    standings = run_tournament(
        toy, RunConfig(2, ["greedy", "random"], games=400, seed=1), until_clear=True, out=out, records=records
    )
    assert standings.tally.games < 400
    assert len(out.read_text().splitlines()) == standings.tally.games + 1
    assert len(read(records)) == standings.tally.games
    for text in read(records).values():
        assert verify(TOY, Record.loads(text)).outcome == "proven"


def test_the_same_file_for_games_and_choices_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    same = tmp_path / "x" / ".." / "games.csv"
    (tmp_path / "x").mkdir()
    with pytest.raises(BadSetup, match="name two files"):
        simulate(toy, RunConfig(2, games=3), out=tmp_path / "games.csv", moves=same)
    with pytest.raises(BadSetup, match="no such file"):
        simulate(toy, RunConfig(2, games=3), out=tmp_path / "games.csv", moves=tmp_path / "nowhere" / "moves.csv")
    assert [path.name for path in tmp_path.iterdir()] == ["x"]
