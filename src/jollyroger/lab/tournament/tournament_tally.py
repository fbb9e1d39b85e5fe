"""The counts of a tournament, round by round."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from ..simulation.game_result import GameResult
from ..simulation.tally import Tally
from .paired_test import PairedTest
from .ratings import Ratings
from .round_schedule import RoundSchedule

SCENARIO = "the scenario"
"""The name under which a cooperative game is rated as the bots' opponent."""


class TournamentTally:
    """Win counts, paired tests and ratings of the rounds that are complete."""

    def __init__(self, schedule: RoundSchedule) -> None:
        bots = schedule.config.bots
        self.games = Tally(schedule.config.seats, schedule.games_per_bot_and_round)
        self.rounds = 0
        self.paired_tests = {pair: PairedTest() for pair in combinations(bots, 2)}
        self.rated = (*bots, *([SCENARIO] if schedule.cooperative else []))
        self.ratings = Ratings(self.rated)
        self._schedule = schedule
        self._incomplete: dict[int, list[GameResult]] = {}

    @property
    def is_decided(self) -> bool:
        """Whether it is clear for every two bots which is better."""
        return all(test.is_decided for test in self.paired_tests.values())

    def add(self, result: GameResult) -> bool:
        """Add a game. Returns whether that completes its round; only then is the round counted."""
        number = result.number // self._schedule.games_per_round
        results = self._incomplete.setdefault(number, [])
        results.append(result)
        if len(results) < self._schedule.games_per_round:
            return False
        del self._incomplete[number]
        self.rounds += 1
        self.games.add_sample(results, self._schedule.cooperative)
        size = len(self._schedule.groups[0])
        for index, group in enumerate(self._schedule.groups):
            self._compare(group, results[index * size : (index + 1) * size])
        return True

    def _compare(self, group: Sequence[str], results: Sequence[GameResult]) -> None:
        """Compare the bots of a group by their games of a round. If one failed, the seats were not shared evenly."""
        if any(one.result is None for one in results):
            return
        wins = dict.fromkeys(group, 0.0)
        for one in results:
            scores = self._scores(one)
            for name in set(one.seating):
                wins[name] += scores[name]
            self.ratings.add(scores)
        for pair in combinations(group, 2):
            shared_games = sum(set(pair) <= set(one.seating) for one in results)
            margin = (wins[pair[0]] - wins[pair[1]]) / self._schedule.games_per_bot
            self.paired_tests[pair].add(margin, 2 if self._schedule.cooperative else shared_games)

    def _scores(self, result: GameResult) -> dict[str, float]:
        """Each bot's share of the win. A crew wins or loses against the scenario."""
        shares = result.win_shares(self._schedule.cooperative)
        if self._schedule.cooperative:
            return {result.seating[0]: shares[0], SCENARIO: 1 - shares[0]}
        scores = dict.fromkeys(sorted(set(result.seating)), 0.0)
        for name, share in zip(result.seating, shares, strict=True):
            scores[name] += share
        return scores
