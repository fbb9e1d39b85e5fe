"""OpenSpiel: games in C++, played from Python; its search `mcts` is Python."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from ..timing import ChoiceCounter, time_random_play, time_search
from ..worker import Measure

TRIALS_AT_A_TIME = 100
"""OpenSpiel searches a fixed number of trials; this many between two looks at the clock."""
NO_LIMIT = 1_000_000


def run(game: Any, seed: int, limit: int) -> tuple[Any, int]:
    """Play at random for this many decisions, and on to one with several options. Returns the state and the count."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
            continue
        options = state.legal_actions()
        if decisions >= limit and len(options) > 1:
            break
        state.apply_action(rng.choice(options))
        decisions += 1
    return state, decisions


def random_play(game_string: str) -> Measure:
    game = pyspiel.load_game(game_string)

    def play(seed: int) -> int:
        return run(game, seed, NO_LIMIT)[1]

    def make_clone(seed: int) -> Callable[[], Any]:
        clone: Callable[[], Any] = run(game, seed, play(seed) // 2)[0].clone
        return clone

    return lambda seconds: time_random_play(seconds, play, make_clone)


def search_at_random(game_string: str) -> Measure:
    game = pyspiel.load_game(game_string)

    def start_search(seed: int, counter: ChoiceCounter) -> Callable[[], int]:
        state = run(game, seed, run(game, seed, NO_LIMIT)[1] // 2)[0]
        bot = CountingMCTSBot(game, seed, counter)

        def run_trials() -> int:
            bot.mcts_search(state)
            return TRIALS_AT_A_TIME

        return run_trials

    return lambda seconds: time_search(seconds, start_search)


class CountingRandomState(np.random.RandomState):
    """A random source for OpenSpiel that counts choices. Chance events are weighted and not counted."""

    def __init__(self, seed: int, counter: ChoiceCounter) -> None:
        super().__init__(seed)
        self.counter = counter

    def choice(self, things: Any, p: Any = None) -> Any:  # type: ignore[override]
        self.counter.choices += p is None
        return super().choice(things, p=p)


class CountingMCTSBot(mcts.MCTSBot):  # type: ignore[misc]
    """OpenSpiel's search, counting the choices in its tree."""

    def __init__(self, game: Any, seed: int, counter: ChoiceCounter) -> None:
        rollouts = mcts.RandomRolloutEvaluator(random_state=CountingRandomState(seed, counter))
        super().__init__(game, 2.0, TRIALS_AT_A_TIME, rollouts, solve=False, random_state=np.random.RandomState(seed))
        self.counter = counter

    def _apply_tree_policy(self, root: Any, state: Any) -> Any:
        path, leaf = super()._apply_tree_policy(root, state)
        self.counter.choices += sum(node.player >= 0 for node in path[1:])
        return path, leaf
