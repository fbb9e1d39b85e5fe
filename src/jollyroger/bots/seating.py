"""Bots by name, and a game played by bots alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..engine import Action, Ask, Chance, Game, State, run
from .lookout import Bot, Lookout
from .plain import Greedy, Random

BOTS: dict[str, Callable[[], Bot]] = {"random": Random, "greedy": Greedy}


class BadBot(ValueError):
    """No such bot. The message says which there are."""


def bot_named(name: str) -> Bot:
    if name not in BOTS:
        raise BadBot(f"There is no bot '{name}'; there are {', '.join(BOTS)}.")
    return BOTS[name]()


def play_with(
    game: Game[Any], s: State, bots: Sequence[Bot], chance: Chance, watch: Callable[[], None] | None = None
) -> tuple[int, int]:
    """Play on to the end with these bots in the seats. Returns the choices made, and those that were free."""

    def choose(ask: Ask) -> Action | None:
        if watch is not None:
            watch()
        return bots[ask.seat].choose(Lookout(game, s, ask, chance))

    return run(s, choose)
