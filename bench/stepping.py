"""Steps environments of any library at random and times it by processor time."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numpy as np

from .worker import Measure

CHOICES = "choices/s"


def time_choices(seconds: float, step: Callable[[], int]) -> dict[str, float]:
    """`step` makes some choices and returns their number."""
    choices = 0
    started = time.process_time()
    while (elapsed := time.process_time() - started) < seconds:
        choices += step()
    return {CHOICES: choices / elapsed}


def choose_row(masks: Any, rng: np.random.Generator) -> Any:
    """A legal action for each row of masks."""
    return (rng.random(masks.shape, np.float32) * masks).argmax(1)


def step_aec(env: Any) -> Measure:
    """A PettingZoo environment of turns, with a mask in its observations. Every seat chooses at random."""
    rng = np.random.default_rng(0)
    env.reset(seed=0)

    def step() -> int:
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.reset()
            return 0
        env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
        return 1

    return lambda seconds: time_choices(seconds, step)
