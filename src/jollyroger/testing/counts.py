"""Our perft: how many sequences of so many choices there are from a position, and how many positions they lead to.

A change of any of these numbers is a change of the rules. The luck of each line is replayed: it is part of the table.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TypeVar

from ..engine import Fast, Game, State, play

S = TypeVar("S", bound=State)


def counts(game: Game[S], s: S, depth: int) -> list[tuple[int, int]]:
    """After each choice, the sequences of choices so far and the different tables they lead to."""
    lines, found = [s], []
    for _ in range(depth):
        lines = [
            after(line, n, m) for line in lines for n, ask in enumerate(line.asks) for m in range(len(ask.options))
        ]
        found.append((len(lines), len({json.dumps(game.codec.encode(line)) for line in lines})))
    return found


def after(s: S, asked: int, option: int) -> S:
    """The table after this option of that ask."""
    twin = s.clone()
    ask = twin.asks[asked]
    play(twin, ask.seat, ask.options[option])
    return twin


def deal(game: Game[S], seats: int, **options: str) -> Callable[[], S]:
    """A fixed deal to count from."""
    return lambda: game.new(seats, Fast(1), options)
