"""The training command from end to end, at a tiny size."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from tools.training import adoption, dead_men_games, value_rounds
from tools.training.dead_men import main
from tools.training.files import read_json, read_rows

from jollyroger.games.dead_men.ai.jobs.weights import WEIGHTS, read_weights
from jollyroger.games.dead_men.ai.learnt_value.value import NET, read_net

POLICY = ["--generations", "2", "--population", "4", "--games-each", "2", "--check-games", "8"]
VALUE = ["--hidden", "4", "--epochs", "2"]
ROUNDS = ["--rounds", "2", "--first-games", "16", "--later-games", "12"]


def make_small(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(value_rounds, "CHUNK_GAMES", 4)
    patch.setattr(dead_men_games, "BRANCHES", 2)
    patch.setattr(dead_men_games, "FEWEST_TRIES", 2)
    patch.setattr(dead_men_games, "MOST_TRIES", 3)


@pytest.fixture(autouse=True)
def small_files(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Training changes the weights and the value in use; both are restored."""
    make_small(monkeypatch)
    weights, layers = dict(WEIGHTS), NET.layers
    yield
    WEIGHTS.update(weights)
    NET.layers = layers


def train(folder: Path, *arguments: str) -> None:
    main([*arguments, "--folder", str(folder), "--workers", "1"])


def files_in(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture(scope="module")
def whole_run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run of everything."""
    folder = tmp_path_factory.mktemp("training")
    with pytest.MonkeyPatch.context() as patch:
        make_small(patch)
        weights, layers = dict(WEIGHTS), NET.layers
        train(folder, "all", *POLICY, *VALUE, *ROUNDS)
        WEIGHTS.update(weights)
        NET.layers = layers
    return folder


def test_everything_is_made_with_curves_and_reports(whole_run: Path) -> None:
    assert [row["generation"] for row in read_rows(whole_run / "policy" / "curve.csv")] == ["0", "2"]
    for number in (1, 2):
        path = whole_run / "value" / f"round-{number}.json"
        assert [len(layer.biases) for layer in read_net(path).layers] == [4, 1]
        assert len(read_rows(path.with_suffix(".csv"))) == 2
        assert path.with_suffix(".svg").read_text().startswith("<svg")
        assert read_json(path.with_suffix(".report.json"))["held_out"] > 0


def test_a_stopped_run_goes_on_to_the_same_end(whole_run: Path, tmp_path: Path) -> None:
    train(tmp_path, "policy", *POLICY[2:], "--generations", "1")
    train(tmp_path, "policy", *POLICY)
    train(tmp_path, "data", "--round", "1", "--games", "8")
    train(tmp_path, "data", "--round", "1", "--games", "16")
    (tmp_path / "data" / "round-1" / "00001.npz").unlink()
    train(tmp_path, "all", *POLICY, *VALUE, *ROUNDS)
    assert read_json(tmp_path / "policy" / "state.json") == read_json(whole_run / "policy" / "state.json")
    for number in (1, 2):
        name = Path("value") / f"round-{number}.json"
        assert read_json(tmp_path / name) == read_json(whole_run / name)


def test_a_run_that_is_complete_changes_nothing(whole_run: Path) -> None:
    before = files_in(whole_run)
    train(whole_run, "all", *POLICY, *VALUE, *ROUNDS)
    assert files_in(whole_run) == before


def test_ctrl_c_says_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(chunk: value_rounds.Chunk) -> tuple[int, int]:
        if chunk.path.name == "00001.npz":
            raise KeyboardInterrupt
        return value_rounds_make_chunk(chunk)

    value_rounds_make_chunk = value_rounds.make_chunk
    monkeypatch.setattr(value_rounds, "make_chunk", interrupt)
    with pytest.raises(SystemExit, match="goes on"):
        train(tmp_path, "data", "--games", "12")
    assert [path.name for path in (tmp_path / "data" / "round-1").iterdir()] == ["00000.npz"]


def test_a_round_with_too_few_games_is_refused(tmp_path: Path) -> None:
    train(tmp_path, "data", "--games", "4")
    with pytest.raises(SystemExit, match="at least 8 games"):
        train(tmp_path, "value")


def test_positions_of_later_rounds_come_from_searched_turns(whole_run: Path) -> None:
    files = [sorted((whole_run / "data" / f"round-{number}").glob("*.npz")) for number in (1, 2)]
    assert [len(each) for each in files] == [4, 3]
    for path in (*files[0], *files[1]):
        data = np.load(path)
        assert len(data["positions"]) == len(data["outcomes"])
        assert set(data["outcomes"].tolist()) <= {0, 1}


@pytest.mark.parametrize("player", ["quick", "search", "mate"])
def test_a_measurement_is_kept(tmp_path: Path, player: str, capsys: pytest.CaptureFixture[str]) -> None:
    train(tmp_path, "measure", "--player", player, "--games", "3", "--tries", "2")
    assert f"{player}, 3 pirates, scurvy-dog:" in capsys.readouterr().out
    result = read_json(tmp_path / "measured" / f"{player}-value-3-scurvy-dog-0.json")
    assert 0 <= result["won"] <= result["games"] == 3


def test_without_a_policy_search_the_weights_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (adoption.AI / "jobs" / "weights.toml").read_text()
    (tmp_path / "jobs").mkdir()
    (tmp_path / "learnt_value").mkdir()
    (tmp_path / "jobs" / "weights.toml").write_text(text)
    monkeypatch.setattr(adoption, "AI", tmp_path)
    monkeypatch.setattr(adoption, "CURVES", tmp_path / "curves")
    train(tmp_path, "adopt", "--round", "0")
    assert (tmp_path / "jobs" / "weights.toml").read_text() == text


def test_what_was_found_is_adopted(whole_run: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    weights = adoption.AI / "jobs" / "weights.toml"
    (tmp_path / "jobs").mkdir()
    (tmp_path / "learnt_value").mkdir()
    (tmp_path / "jobs" / "weights.toml").write_text(weights.read_text())
    monkeypatch.setattr(adoption, "AI", tmp_path)
    monkeypatch.setattr(adoption, "CURVES", tmp_path / "curves")
    train(whole_run, "adopt", "--round", "2")
    found = read_json(whole_run / "policy" / "state.json")["weights"]
    assert read_weights(tmp_path / "jobs" / "weights.toml") == pytest.approx(found, rel=1e-3)
    assert read_json(tmp_path / "learnt_value" / "value.json") == read_json(whole_run / "value" / "round-2.json")
    assert {path.name for path in (tmp_path / "curves").iterdir()} == {
        *("policy.csv", "policy.svg"),
        *(f"value-{number}.{kind}" for number in (1, 2) for kind in ("csv", "svg", "json")),
    }
