"""Workers measure in processes of their own, in turn."""

from __future__ import annotations

from bench.timing import CLONE, DECISIONS, TRIALS
from bench.worker import Contender, alternate

CONTENDERS = [
    Contender("random play", "bench.ours", "random_play", "all-hands"),
    Contender("search", "bench.ours", "search_at_random", "black-dice"),
    Contender("as the Captain", "bench.ours", "search_with_policy", "all-hands"),
]


def test_contenders_measure_in_turn() -> None:
    announced: list[str] = []
    measured = alternate(CONTENDERS, 2, 0.01, announced.append)
    assert [text.partition(": ")[2] for text in announced] == [*measured, *measured]
    assert all(values[DECISIONS] > 0 and values[CLONE] > 0 for values in measured["random play"])
    assert all(values[TRIALS] > 0 for name in ("search", "as the Captain") for values in measured[name])
    assert {len(rounds) for rounds in measured.values()} == {2}
