"""Who meets whom in a tournament, on the same luck and in every seat.

On each seed there is a round. For two seats every two bots meet in it, twice, with their seats changed. For more seats
all bots sit round the table in an order that is drawn for the seed, those that find no seat waiting behind the last,
and move up one seat from game to game until each has been everywhere; a few bots take several seats each. Where all
play together a bot is the whole crew, and each bot has one game.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from ...engine import Fast
from ..simulation.run_config import RunConfig, derive_seed


@dataclass(frozen=True)
class RoundSchedule(RunConfig):
    """The plan of a tournament: game number n is one of round n // games_a_round."""

    together: bool = False

    @property
    def groups(self) -> list[tuple[str, ...]]:
        """Those who are compared with each other on a seed."""
        pairs = self.seats == 2 and not self.together
        return list(combinations(self.bots, 2)) if pairs else [self.bots]

    @property
    def games_a_round(self) -> int:
        """Every group plays a game for each of its bots."""
        return sum(len(group) for group in self.groups)

    @property
    def games_a_bot(self) -> int:
        """In how many games of its group on one seed a bot sits."""
        return 1 if self.together else min(self.seats, len(self.groups[0]))

    def luck(self, number: int) -> int:
        """All games of a round have the same."""
        return derive_seed(self.seed, number // self.games_a_round)

    def seating(self, number: int) -> tuple[str, ...]:
        group = self.groups[number % self.games_a_round // len(self.groups[0])]
        turn = number % len(group)
        if self.together:
            return (group[turn],) * self.seats
        order = list(group)
        # Whom one sits behind may matter as much as where: no order is the order of all rounds.
        Fast(derive_seed(self.luck(number), 1)).shuffle(order)
        return tuple(order[(seat + turn) % len(order)] for seat in range(self.seats))
