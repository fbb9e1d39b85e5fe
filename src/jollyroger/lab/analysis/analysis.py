"""The results of an analysis."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from typing import NamedTuple

from ...engine import Action, Seat
from ..statistics import Z95, Estimate
from .effort import Effort
from .replayed import ReplayedGame


class Chances(NamedTuple):
    """Each seat's chance to win in a position, and the standard error of each."""

    means: tuple[float, ...]
    errors: tuple[float, ...]

    def interval(self, seat: Seat) -> tuple[float, float]:
        mean, error = self.means[seat], Z95 * self.errors[seat]
        return max(0.0, mean - error), min(1.0, mean + error)

    def change_to(self, after: Chances, seat: Seat) -> Estimate:
        """The change of a seat's chance, where both were sampled independently."""
        mean = after.means[seat] - self.means[seat]
        error = Z95 * sqrt(after.errors[seat] ** 2 + self.errors[seat] ** 2)
        return Estimate(mean, mean - error, mean + error)


class LuckSwing(NamedTuple):
    """How much the rolls or draws after one choice changed a seat's chance, against their average."""

    step_index: int
    seat: Seat
    worth: Estimate
    rechecked: bool = False


class Mistake(NamedTuple):
    """How much a choice cost the seat that made it, against what the Captain would have chosen."""

    step_index: int
    seat: Seat
    better: Action | None
    cost: Estimate


@dataclass
class Analysis:
    """What is known so far."""

    replayed: ReplayedGame
    effort: Effort
    seed: int
    curve: dict[int, Chances] = field(default_factory=dict)
    """The chances by position number."""
    luck_swings: list[LuckSwing] = field(default_factory=list)
    mistakes: list[Mistake] = field(default_factory=list)
    decisions_checked: int = 0
    stopped: bool = False
    """Whether Ctrl-C or its time limit ended it early."""

    @property
    def sides(self) -> range:
        """The seats whose chances differ: in a cooperative game seat 0 stands for all."""
        return range(1 if self.replayed.game.cooperative else self.replayed.seats)
