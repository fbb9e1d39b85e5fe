"""Who meets whom in a tournament: with the same luck for all, and every bot in every seat.

A round is played on one seed. With two seats, every two bots meet twice in it, with their seats swapped. With more
seats, all bots line up in an order that is drawn for the round, the first ones at the table and the rest waiting, and
move up one place from game to game until each has been in every place; if there are fewer bots than seats, each takes
several. In a cooperative game a bot takes all seats, and each bot plays one game of the round.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from ...engine import Fast
from ..seeds import derive_seed
from ..simulation.run_config import RunConfig
from ..simulation.schedule import PlannedGame


@dataclass(frozen=True)
class RoundSchedule:
    """The games of a tournament: game number n belongs to round n // games_per_round."""

    config: RunConfig
    cooperative: bool = False

    @property
    def groups(self) -> list[tuple[str, ...]]:
        """The bots that are compared with each other in a round."""
        bots = tuple(self.config.bots)
        return list(combinations(bots, 2)) if self.config.seats == 2 and not self.cooperative else [bots]

    @property
    def games_per_round(self) -> int:
        """Every group plays one game for each of its bots."""
        return sum(len(group) for group in self.groups)

    @property
    def games_per_bot(self) -> int:
        """The number of games of its group in which a bot sits, in a round."""
        return 1 if self.cooperative else min(self.config.seats, len(self.groups[0]))

    @property
    def games_per_bot_and_round(self) -> int:
        """The number of games in which a bot sits in a round, over all its groups."""
        return self.games_per_bot * sum(self.config.bots[0] in group for group in self.groups)

    def game(self, number: int) -> PlannedGame:
        seats = self.config.seats
        seed = derive_seed(self.config.seed, number // self.games_per_round)
        group = self.groups[number % self.games_per_round // len(self.groups[0])]
        turn = number % len(group)
        if self.cooperative:
            return PlannedGame(number, seed, (group[turn],) * seats)
        order = list(group)
        # Who plays after whom may matter as much as the seat, so the order differs from round to round.
        Fast(derive_seed(seed, 1)).shuffle(order)
        return PlannedGame(number, seed, tuple(order[(seat + turn) % len(order)] for seat in range(seats)))
