"""RLCard: card games for reinforcement learning in Python."""

from __future__ import annotations

import random

import rlcard

from ..stepping import time_choices
from ..worker import Measure


def stepped(name: str) -> Measure:
    env, rng = rlcard.make(name, config={"seed": 0}), random.Random(0)
    state, _ = env.reset()

    def step() -> int:
        nonlocal state
        state, _ = env.step(rng.choice(list(state["legal_actions"])))
        if env.is_over():
            state, _ = env.reset()
        return 1

    return lambda seconds: time_choices(seconds, step)
