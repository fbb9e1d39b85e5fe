"""Ratios are taken within each round, and results survive the file."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench.results import Results, read_results, summarize, summarize_rounds, topic_table, write_results

ROUNDS = {
    "ours": [{"moves/s": 200.0, "ms p50": 5.0}, {"moves/s": 900.0, "ms p50": 6.0}, {"moves/s": 300.0, "ms p50": 7.0}],
    "theirs": [{"moves/s": 100.0, "ms p50": 5.0}, {"moves/s": 300.0, "ms p50": 5.0}, {"moves/s": 300.0, "ms p50": 5.0}],
}


def test_a_ratio_compares_values_of_the_same_round() -> None:
    one = summarize("play", "ours", "moves/s", [200.0, 900.0, 300.0], "theirs", [100.0, 300.0, 300.0])
    assert (one.median, one.low, one.high) == (300.0, 200.0, 900.0)
    assert (one.ratio, one.ratio_low, one.ratio_high) == (2.0, 1.0, 3.0)


def test_every_contender_and_unit_is_summarized() -> None:
    ours, our_latency, theirs, their_latency = summarize_rounds("play", ROUNDS, "theirs", ["theirs"], ["ms p50"])
    assert (ours.ratio_to, ours.ratio, ours.peer) == ("theirs", 2.0, False)
    assert (theirs.ratio, theirs.peer) == (1.0, True)
    assert our_latency.ratio_to == their_latency.ratio_to == ""


def test_without_a_reference_there_are_no_ratios() -> None:
    assert not any(one.ratio_to for one in summarize_rounds("play", ROUNDS, "", []))


@pytest.mark.parametrize(
    ("unit", "more_is_better"),
    [("moves/s", True), ("µs CPU a move", False), ("kB a table", False), ("s, longest", False)],
)
def test_only_rates_should_be_high(unit: str, more_is_better: bool) -> None:
    assert summarize("play", "ours", unit, [1.0]).more_is_better is more_is_better


def test_results_are_the_same_after_writing_and_reading(tmp_path: Path) -> None:
    results = Results({"python": "3.11"}, summarize_rounds("play", ROUNDS, "theirs", ["theirs"]))
    write_results(tmp_path / "new/results.json", results)
    assert read_results(tmp_path / "new/results.json") == results


def test_a_table_has_a_row_for_each_contender() -> None:
    measurements = [
        *summarize_rounds("play", ROUNDS, "theirs", ["theirs"], ["ms p50"]),
        summarize("play", "memory", "kB", [12.5]),
    ]
    assert topic_table(measurements, "play") == [
        ["play", "moves/s", "to theirs", "ms p50", "kB"],
        ["ours", "300", "2 (1 to 3)", "6", ""],
        ["theirs", "300", "1 (1 to 1)", "5", ""],
        ["memory", "", "", "", "12.5"],
    ]
