"""Times random play, clones and searches by processor time, in the same way for every engine.

Every round plays the same games and searches the same positions, so rounds differ by the noise of the machine only.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

CLONES = 2000
POSITIONS = 4
"""How many positions are searched in each round."""
DECISIONS, CLONE = "decisions/s", "µs a clone"
TRIALS, CHOICES = "trials/s", "choices/s"


def time_random_play(
    seconds: float, play: Callable[[int], int], make_clone: Callable[[int], Callable[[], Any]]
) -> dict[str, float]:
    """`play` plays a game with this seed and returns the number of decisions.

    `make_clone` plays half a game with this seed and returns the function that clones the position.
    """
    decisions = seed = 0
    started = time.process_time()
    while (elapsed := time.process_time() - started) < seconds:
        decisions += play(seed)
        seed += 1
    clone = make_clone(0)
    started = time.process_time()
    for _ in range(CLONES):
        clone()
    return {DECISIONS: decisions / elapsed, CLONE: (time.process_time() - started) / CLONES * 1e6}


class ChoiceCounter:
    """Counts simulated choices."""

    def __init__(self) -> None:
        self.choices = 0


def time_search(seconds: float, start_search: Callable[[int, ChoiceCounter], Callable[[], int]]) -> dict[str, float]:
    """`start_search` plays half a game with this seed and returns a function that searches there.

    That function runs some trials and returns their number.
    """
    trials = choices = 0
    total = 0.0
    for seed in range(POSITIONS):
        counter = ChoiceCounter()
        run_trials = start_search(seed, counter)
        counter.choices = 0
        started = time.process_time()
        while (elapsed := time.process_time() - started) < seconds / POSITIONS:
            trials += run_trials()
        choices += counter.choices
        total += elapsed
    return {TRIALS: trials / total, CHOICES: choices / total}
