"""The games behind a report: at every seat count, and with each option changed, all on the same seeds."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from functools import partial
from time import perf_counter
from typing import Any, NamedTuple

from ...engine import Game
from ..pool import open_pool, run_in_order
from ..progress import progress_bar
from ..seeds import derive_seed
from ..simulation.game_player import GamePlayer, describe_error
from ..simulation.run_config import RunConfig
from .game_stats import GameStats, play_for_stats
from .option_effects import Effect, Variant, list_measures, list_variants, measure_effect, with_variant

ROLLOUT_EVERY = 10
"""If it takes rollouts to find the leader, they are run for every tenth game only: they cost far more than the game."""

RANDOM, GOOD_BOT = "random", "mate"
"""The bots that show what skill is worth, if the bots of the report do not."""


class Job(NamedTuple):
    """One game to play: the index of its setting, and its number."""

    setting: int
    number: int
    find_leaders: bool
    use_rollouts: bool


@dataclass
class Survey:
    """What was played, and the statistics of every game."""

    game: Game[Any]
    seat_counts: Sequence[int]
    main_seats: int
    """The seat count at which options are compared, and that most sections are about."""
    bots: Sequence[str]
    options: Mapping[str, str]
    seed: int
    games: int
    variants: Sequence[Variant]
    stats: list[dict[int, GameStats]] = field(default_factory=list)
    """By setting, then by game number. The settings are the seat counts, then the variants, then that of skill."""
    skill_bots: Sequence[str] = ()
    """Who plays in the setting of skill: one good player among random ones; together, a crew to compare with."""
    failures: list[str] = field(default_factory=list)
    seconds: float = 0.0
    stopped: bool = False
    """Whether Ctrl-C ended it early."""

    @property
    def played(self) -> int:
        return sum(len(stats) for stats in self.stats)

    def games_at(self, seats: int) -> list[GameStats]:
        """The games at that seat count, with no option changed."""
        stats = self.stats[self.seat_counts.index(seats)]
        return [stats[number] for number in sorted(stats)]

    def skill_games(self) -> dict[int, GameStats]:
        """The games of `skill_bots`, by their numbers."""
        return self.stats[-1] if self.skill_bots else {}

    def effects(self) -> list[list[Effect]]:
        """For each measure, the effect of each variant on it."""
        baseline = self.stats[self.seat_counts.index(self.main_seats)]
        first = len(self.seat_counts)
        changed = [*zip(self.variants, self.stats[first : first + len(self.variants)], strict=True)]
        return [
            [effect for variant, stats in changed if (effect := measure_effect(variant, measure, baseline, stats))]
            for measure in list_measures(self.game, list(baseline.values()))
        ]


class SurveyWorker:
    """Plays the games of a survey in a worker process."""

    def __init__(self, load: Callable[[], Game[Any]], settings: Sequence[RunConfig]) -> None:
        self._player = GamePlayer(load())
        self._settings = settings

    def __call__(self, job: Job) -> GameStats | str:
        """The statistics of the game, or what went wrong with it."""
        config = self._settings[job.setting]
        try:
            return play_for_stats(self._player, config, job.number, job.find_leaders, job.use_rollouts)
        except Exception as error:  # an error in a game's code is part of the report
            seed = derive_seed(config.seed, job.number)
            return f"game {job.number} at {config.seats} seats (seed {seed}): {describe_error(error)}"

    def close(self) -> None:
        self._player.close()


def run_survey(
    load: Callable[[], Game[Any]],
    seat_counts: Sequence[int] = (),
    bots: Sequence[str] = ("random",),
    games: int = 200,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    workers: int = 1,
) -> Survey:
    """Play this many games in every setting. Ctrl-C ends it early with the games that are done.

    Without seat counts, all that the game allows are played. With several workers `load` is called in each, so it must
    be picklable.
    """
    game = load()
    counts = [*dict.fromkeys(seat_counts)] or [*game.seats]
    main_seats = game.default_seats if game.default_seats in counts else counts[0]
    settings = [RunConfig(count, bots, games, seed, options or {}).resolved(game) for count in counts]
    baseline = settings[counts.index(main_seats)]
    variants = list_variants(game, baseline.options)
    settings += [with_variant(baseline, variant) for variant in variants]
    skill_bots = _skill_bots(bots, main_seats, game.cooperative)
    settings.append(replace(baseline, bots=skill_bots))
    survey = Survey(game, counts, main_seats, bots, baseline.options, seed, games, variants)
    survey.skill_bots, survey.stats = skill_bots, [{} for _ in settings]
    jobs = [
        Job(
            setting,
            number,
            find_leaders=config is baseline,
            use_rollouts=number % ROLLOUT_EVERY == 0,
        )
        # By number first, so that a survey that is stopped has about as many games in every setting.
        for number in range(games)
        for setting, config in enumerate(settings)
    ]

    def keep(done: Sequence[Job], results: Sequence[GameStats | str]) -> bool:
        for job, result in zip(done, results, strict=True):
            if isinstance(result, GameStats):
                survey.stats[job.setting][job.number] = result
            else:
                survey.failures.append(result)
        return False

    started = perf_counter()
    with (
        closing(open_pool(partial(SurveyWorker, load, settings), len(jobs), workers)) as pool,
        progress_bar(len(jobs), "games") as progress,
    ):
        survey.stopped = run_in_order(pool, jobs, keep, progress)
    survey.failures.sort()
    survey.seconds = perf_counter() - started
    return survey


def _skill_bots(bots: Sequence[str], seats: int, cooperative: bool) -> list[str]:
    """Who plays to show what skill is worth: the first bot that does not play at random, with random ones."""
    good = next((bot for bot in bots if bot != RANDOM), None)
    if cooperative:
        return [GOOD_BOT if good is None else RANDOM]
    return [good or GOOD_BOT, *[RANDOM] * (seats - 1)]
