"""The gate passes on noise, and fails on a loss and on a missing measurement."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench.compare import compare, main
from bench.results import Measurement, Results, summarize, write_results

OLD = [1.9, 2.0, 2.1]


def results(values: list[float], unit: str = "moves/s", peer: bool = False) -> Results:
    """A run in which we were measured at these ratios to a peer."""
    one = summarize("tables", "ours", unit, [value * 100 for value in values], "theirs", [100.0] * len(values))
    one.peer = peer
    return Results({}, [one])


def verdict(old: Results, new: Results) -> str:
    (comparison,) = compare(old, new)
    return comparison.verdict


@pytest.mark.parametrize("new", [[2.0, 2.0, 2.0], [1.5, 1.95, 2.0], [1.5, 1.6, 1.9], [1.0, 1.1, 5.0]])
def test_noise_is_no_loss(new: list[float]) -> None:
    assert verdict(results(OLD), results(new)) == "same"


def test_a_loss_is_worse_in_every_round() -> None:
    assert verdict(results(OLD), results([1.5, 1.6, 1.7])) == "lost"


def test_a_gain_is_better_in_every_round() -> None:
    assert verdict(results(OLD), results([2.5, 2.6, 2.7])) == "gained"


def test_a_cost_is_lost_when_it_rises() -> None:
    assert verdict(results(OLD, "µs CPU a move"), results([2.5, 2.6, 2.7], "µs CPU a move")) == "lost"
    assert verdict(results(OLD, "µs CPU a move"), results([1.5, 1.6, 1.7], "µs CPU a move")) == "gained"


def test_a_difference_of_less_than_five_percent_is_no_loss() -> None:
    assert verdict(results([2.0, 2.0, 2.0]), results([1.92, 1.92, 1.92])) == "same"
    assert verdict(results([2.0, 2.0, 2.0]), results([1.88, 1.88, 1.88])) == "lost"


def test_a_slower_machine_is_no_loss() -> None:
    def on_machine(speed: float) -> Results:
        return Results({}, [summarize("tables", "ours", "moves/s", [200 * speed], "theirs", [100 * speed])])

    assert verdict(on_machine(1.0), on_machine(0.3)) == "same"


def test_a_missing_measurement_is_a_failure() -> None:
    assert verdict(results(OLD), Results({}, [])) == "missing"


def test_a_measurement_without_its_reference_is_missing() -> None:
    alone = Results({}, [summarize("tables", "ours", "moves/s", [200.0])])
    assert verdict(results(OLD), alone) == "missing"


def test_a_value_without_a_ratio_must_only_be_there() -> None:
    def latency(value: float) -> Results:
        return Results({}, [summarize("tables", "ours", "ms p50", [value])])

    assert verdict(latency(1.0), latency(9.0)) == "same"
    assert verdict(latency(1.0), Results({}, [])) == "missing"


def test_peers_are_not_judged() -> None:
    assert compare(results(OLD, peer=True), Results({}, [])) == []


def exit_code(folder: Path, old: list[Measurement], new: list[Measurement]) -> int:
    write_results(folder / "old.json", Results({"catanatron": "3.1"}, old))
    write_results(folder / "new.json", Results({"catanatron": "3.2"}, new))
    return main([str(folder / "old.json"), str(folder / "new.json")])


def test_the_command_passes_on_noise(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert exit_code(tmp_path, results(OLD).measurements, results([1.8, 1.9, 2.2]).measurements) == 0
    assert "1 measurements compared, 0 lost or missing." in capsys.readouterr().out


def test_the_command_fails_on_a_loss_and_shows_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert exit_code(tmp_path, results(OLD).measurements, results([1.0, 1.1, 1.2]).measurements) == 1
    output = capsys.readouterr().out
    assert "tables, ours, moves/s" in output
    assert "0.55" in output
    assert "lost" in output
    assert "catanatron: 3.1 before, 3.2 now" in output


def test_the_command_fails_on_a_missing_measurement(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert exit_code(tmp_path, results(OLD).measurements, []) == 1
    assert "missing" in capsys.readouterr().out
