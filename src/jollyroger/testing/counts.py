"""Counts: how many sequences of choices lead on from a position, and to how many states (perft in chess engines).

A change in these numbers is a change in the rules. Every sequence starts with the same chance.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TypeVar

from ..engine import Fast, Game, State, play

S = TypeVar("S", bound=State)


def counts(game: Game[S], s: S, depth: int) -> list[tuple[int, int]]:
    """For each number of choices up to `depth`: the sequences of that many choices, and the different states after."""
    states, found = [s], []
    for _ in range(depth):
        states = [
            play_copy(state, n, m)
            for state in states
            for n, ask in enumerate(state.asks)
            for m in range(len(ask.options))
        ]
        found.append((len(states), len({json.dumps(game.codec.encode(state)) for state in states})))
    return found


def play_copy(s: S, ask_index: int, option_index: int) -> S:
    """A copy in which this option of this ask was played."""
    twin = s.clone()
    ask = twin.asks[ask_index]
    play(twin, ask.seat, ask.options[option_index])
    return twin


def deal(game: Game[S], seats: int, **options: str) -> Callable[[], S]:
    """A function that returns a new game, always with the same deal."""
    return lambda: game.new(seats, Fast(1), options)
