"""Plays variants of a game on the same seeds, so that they can be compared game by game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

from ...engine import Game
from ..pool import open_pool, run_in_order
from ..simulation.game_player import GamePlayer
from ..simulation.game_result import GameResult
from ..simulation.run_config import RunConfig
from ..simulation.schedule import RotatingSchedule
from ..statistics import Estimate, paired_difference
from .measures import Measure, list_measures
from .variants import Variant


@dataclass(frozen=True)
class VariantSetup:
    """A variant, how to load its game (picklable), and the settings of its games."""

    variant: Variant
    load: Callable[[], Game[Any]]
    config: RunConfig


class Job(NamedTuple):
    """One game to play: the index of its variant, and its number."""

    variant: int
    number: int


@dataclass
class Sweep:
    """The games of each variant, by their numbers. The first variant is the base."""

    game: Game[Any]
    """Of the base."""
    setups: Sequence[VariantSetup]
    games: list[dict[int, GameResult]] = field(default_factory=list)
    roles: bool = False
    """Whether to measure how often each role wins."""
    failures: list[str] = field(default_factory=list)
    stopped: bool = False
    """Whether Ctrl-C ended it early."""

    def measures(self) -> list[Measure]:
        played = [game for games in self.games for game in games.values()]
        return list_measures(played, self.game.cooperative, self.roles)

    def estimate(self, variant: int, measure: Measure) -> Estimate:
        return measure.estimate([game for _, game in sorted(self.games[variant].items())])

    def change(self, variant: int, measure: Measure) -> tuple[Estimate, int]:
        """The difference to the base, from the games that both have played; and how many those are."""
        base, other = self.games[0], self.games[variant]
        pairs = [
            (before, after)
            for number in sorted(base.keys() & other.keys())
            if (before := measure.value(base[number])) is not None
            and (after := measure.value(other[number])) is not None
        ]
        return paired_difference([after - before for before, after in pairs], measure.is_rate), len(pairs)


class SweepWorker:
    """Plays the games of a sweep in a worker process. A variant is loaded when its first game is played."""

    def __init__(self, setups: Sequence[VariantSetup]) -> None:
        self._setups = setups
        self._players: dict[int, GamePlayer] = {}

    def __call__(self, job: Job) -> GameResult:
        setup = self._setups[job.variant]
        if job.variant not in self._players:
            self._players[job.variant] = GamePlayer(setup.load())
        return self._players[job.variant].play(setup.config, RotatingSchedule(setup.config).game(job.number))

    def close(self) -> None:
        for player in self._players.values():
            player.close()


def run_sweep(
    setups: Sequence[VariantSetup],
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
    roles: bool = False,
) -> Sweep:
    """Play all variants on the same seeds and seatings. Ctrl-C ends it early with the games that are done.

    With `roles`, how often each role wins is measured, too.
    """
    game = setups[0].load()
    resolved = [
        VariantSetup(setup.variant, setup.load, setup.config.resolved(game if index == 0 else setup.load()))
        for index, setup in enumerate(setups)
    ]
    sweep = Sweep(game, resolved, [{} for _ in resolved], roles)
    # By number first, so that a sweep that is stopped has about as many games of every variant.
    jobs = [Job(variant, number) for number in range(resolved[0].config.games) for variant in range(len(resolved))]

    def keep(done: Sequence[Job], results: Sequence[GameResult]) -> bool:
        for job, result in zip(done, results, strict=True):
            if result.result is None:
                name = resolved[job.variant].variant.name
                sweep.failures.append(f"{name}, game {job.number} (seed {result.seed}): {result.error}")
            else:
                sweep.games[job.variant][job.number] = result
        return False

    with closing(open_pool(partial(SweepWorker, resolved), len(jobs), workers)) as pool:
        sweep.stopped = run_in_order(pool, jobs, keep, progress)
    return sweep
