"""The luck of a rollout: the same for all that are compared, as far as they call for the same."""

from __future__ import annotations

from typing import Final

from .....engine import Chance, Fast

DIE: Final = 6


class RolloutLuck(Chance):
    """Dice come from one source, tiles, tokens and cards from another: a battle more does not change the cards."""

    def __init__(self, dice: Chance, draws: Chance) -> None:
        self._dice = dice
        self._draws = draws

    def below(self, n: int) -> int:
        return self._dice.below(n) if n == DIE else self._draws.below(n)

    def clone(self) -> Chance:
        return RolloutLuck(self._dice.clone(), self._draws.clone())


def rollout_luck(seed: int, turn: int) -> RolloutLuck:
    """The luck of one turn of a rollout."""
    return RolloutLuck(Fast(2 * (64 * seed + turn)), Fast(2 * (64 * seed + turn) + 1))


class LuckNeeded(Exception):
    """Something called for luck where there is none."""


class NoLuck(Chance):
    """Ends what calls for luck: rules may roll again and again until a result is possible."""

    def below(self, n: int) -> int:
        raise LuckNeeded

    def clone(self) -> Chance:
        return self
