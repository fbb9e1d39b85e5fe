"""Bots against each other, or as crews against a scenario: on the same luck, in every seat, until it is clear."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from itertools import combinations
from time import perf_counter
from typing import Any

from ...engine import BadSetup, Game
from ..pool.run_in_order import run_in_order
from ..simulation.game_result import GameResult
from ..simulation.simulate import check_bots, count, muster
from ..simulation.tally import Tally
from .paired_test import PairedTest
from .ratings import Ratings
from .round_schedule import RoundSchedule
from .standings import Standings

SCENARIO = "the scenario"
"""The name under which a game that all play together against is rated."""


def run_tournament(
    load: Callable[[], Game[Any]],
    seats: int,
    bots: Sequence[str],
    games: int = 1000,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    workers: int | None = 1,
    until_clear: bool = False,
    progress: Callable[[int], None] | None = None,
    limit: int = 100_000,
    ray: str | None = None,
) -> Standings:
    """Play whole rounds, at most so many games; `until_clear`: only until of every two bots it is clear who is better.

    The result is the same whoever plays the games: it is looked at after every round, in their order, and games that
    were played in vain beyond the last are forgotten. Ctrl-C ends it early, and only whole rounds count.
    """
    game = load()
    settled = game.fill_options(seats, options or {})
    check_bots(bots)
    plan = RoundSchedule(seats, tuple(bots), seed, settled, False, limit, together=game.cooperative)
    rounds = _rounds(plan, games)
    table = Table(plan)
    kept = 0

    def keep(played: Sequence[GameResult]) -> bool:
        nonlocal kept
        kept += len(played)
        if progress is not None:
            progress(kept)
        return any(table.add(one) and until_clear and table.clear for one in played)

    whole = rounds * plan.games_a_round
    with closing(muster(load, plan, whole, workers, ray)) as hands:
        started = perf_counter()
        stopped = run_in_order(hands, range(whole), keep)
        seconds = perf_counter() - started
    return Standings(
        *(game.id, game.version, plan, table.tally, table.rounds, table.ledgers, table.ratings),
        *(table.rated, until_clear, seconds, hands.count, stopped),
    )


class Table:
    """What the rounds have come to."""

    def __init__(self, plan: RoundSchedule) -> None:
        self.tally = Tally(plan.seats)
        self.rounds = 0
        self.ledgers = {pair: PairedTest() for pair in combinations(plan.bots, 2)}
        self.rated = (*plan.bots, *([SCENARIO] if plan.together else []))
        self.ratings = Ratings(self.rated)
        self._plan = plan
        self._open: dict[int, list[GameResult]] = {}

    @property
    def clear(self) -> bool:
        """Whether of every two bots it is clear which is better."""
        return all(ledger.uneven for ledger in self.ledgers.values())

    def add(self, played: GameResult) -> bool:
        """One more game. It counts when its round is whole; returns whether it is now."""
        number = played.number // self._plan.games_a_round
        games = self._open.setdefault(number, [])
        games.append(played)
        if len(games) < self._plan.games_a_round:
            return False
        del self._open[number]
        self.rounds += 1
        for one in games:
            count(self.tally, one, self._plan.together)
        size = len(self._plan.groups[0])
        for at, group in enumerate(self._plan.groups):
            self._compare(group, games[at * size : (at + 1) * size])
        return True

    def _compare(self, group: Sequence[str], games: Sequence[GameResult]) -> None:
        """What the games of a group on one seed say: nothing if one went wrong, for then they were not alike."""
        if any(game.result is None for game in games):
            return
        won = dict.fromkeys(group, 0.0)
        for game in games:
            scores = self._scores(game)
            for name in set(game.seating):
                won[name] += scores[name]
            self.ratings.add(scores)
        for pair in combinations(group, 2):
            both = sum(set(pair) <= set(game.seating) for game in games)
            margin = (won[pair[0]] - won[pair[1]]) / self._plan.games_a_bot
            self.ledgers[pair].add(margin, 2 if self._plan.together else both)

    def _scores(self, game: GameResult) -> dict[str, float]:
        """What part of the win is whose. A crew wins or loses against the scenario."""
        shares = game.shares(self._plan.together)
        if self._plan.together:
            return {game.seating[0]: shares[0], SCENARIO: 1 - shares[0]}
        scores = dict.fromkeys(sorted(set(game.seating)), 0.0)
        for name, share in zip(game.seating, shares, strict=True):
            scores[name] += share
        return scores


def _rounds(plan: RoundSchedule, games: int) -> int:
    """How many whole rounds so many games are. Bots that cannot meet are refused."""
    if len(set(plan.bots)) < len(plan.bots):
        raise BadSetup("A bot cannot meet itself; name each one once.")
    if len(plan.bots) < 2 and not plan.together:
        raise BadSetup("It takes at least two bots to meet.")
    if games < plan.games_a_round:
        raise BadSetup(f"A round of these bots takes {plan.games_a_round} games; let there be at least as many.")
    return games // plan.games_a_round
