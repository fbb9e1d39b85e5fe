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


class NoLuck(Chance):
    """Tells whether anything called for luck."""

    def __init__(self) -> None:
        self.was_used = False

    def below(self, n: int) -> int:
        self.was_used = True
        return 0

    def clone(self) -> Chance:
        return NoLuck()
