"""Our environments for learners, stepped with random legal actions. All count the choices of all seats."""

from __future__ import annotations

from typing import Any

import numpy as np

import jollyroger

from .stepping import choose_row, step_aec, time_choices
from .worker import Measure

GAMES_AT_ONCE = 16


def aec(id: str) -> Measure:
    """The PettingZoo environment."""
    return step_aec(jollyroger.env(id))


def gymnasium(id: str) -> Measure:
    """The Gymnasium environment, with bots that choose at random in the other seats."""
    env, rng = jollyroger.gym_env(id, opponents="random"), np.random.default_rng(0)
    _, info = env.reset(seed=0)

    def step() -> int:
        nonlocal info
        before = env.games.table.answers
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        _, _, terminated, truncated, info = env.step(action)
        made = env.games.table.answers - before
        if terminated or truncated:
            _, info = env.reset()
        return int(made)

    return lambda seconds: time_choices(seconds, step)


def vector(id: str) -> Measure:
    """The vector environment, every seat a learner."""
    env: Any = jollyroger.vector_env(id, GAMES_AT_ONCE, self_play=True, copy=False)
    rng = np.random.default_rng(0)
    _, infos = env.reset(seed=0)

    def step() -> int:
        nonlocal infos
        *_, infos = env.step(choose_row(infos["action_mask"], rng))
        return GAMES_AT_ONCE

    return lambda seconds: time_choices(seconds, step)
