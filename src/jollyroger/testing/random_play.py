"""Positions from many games, for tests that compare two ways to compute the same thing."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import TypeVar

from ..engine import Fast, Game, State, play, random_choice

S = TypeVar("S", bound=State)


def positions(game: Game[S], count: int, random_share: float = 0.25, max_choices: int = 300) -> Iterator[S]:
    """The states at `count` decisions, from games with all numbers of seats and all options.

    A share of the choices is random, the others are the policy's, so that games get far and are not all alike.
    The next state is made from the one yielded: clone it to play on.
    """
    options = [dict(zip([option.id for option in game.options], values, strict=True)) for values in _values(game)]
    chance, seed, left = Fast(1), 0, count
    while True:
        for seats, chosen in product(game.seats, options):
            s = game.new(seats, Fast(seed), chosen)
            seed += 1
            for _ in range(max_choices):
                if not s.asks:
                    break
                if left == 0:
                    return
                yield s
                left -= 1
                ask = chance.pick(s.asks)
                at_random = chance.below(1000) < 1000 * random_share
                action = random_choice(ask, chance) if at_random else game.policy(s, ask, chance)
                if action is not None:
                    play(s, ask.seat, action)


def _values(game: Game[S]) -> Iterator[tuple[str, ...]]:
    return product(*(option.values for option in game.options))
