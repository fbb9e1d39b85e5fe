"""Catanatron: Settlers of Catan in Python, made for fast simulations."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from catanatron import Color, Game, RandomPlayer

from ..timing import time_random_play
from ..worker import Measure

COLOURS = {"4": (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)}
CLONED_AFTER = 100
"""The decision after which a position is cloned."""


def random_play(seats: str) -> Measure:
    def new_game(seed: int) -> Game:
        random.seed(seed)
        return Game([RandomPlayer(colour) for colour in COLOURS[seats]], seed=seed)

    def play(seed: int) -> int:
        game = new_game(seed)
        game.play()
        return len(game.state.actions)

    def make_clone(seed: int) -> Callable[[], Any]:
        game = new_game(seed)
        for _ in range(CLONED_AFTER):
            game.play_tick()
        copy: Callable[[], Any] = game.copy
        return copy

    return lambda seconds: time_random_play(seconds, play, make_clone)
