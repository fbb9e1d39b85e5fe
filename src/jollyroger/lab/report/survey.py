"""The games behind a report: at every seat count as agreed, and with each option changed, all with the same luck."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, NamedTuple

from ...engine import Game
from ..hands import share_out
from ..simulation.run_config import RunConfig, derive_seed
from ..simulation.simulate import check_bots
from .game_stats import Row, play_row
from .option_effects import Effect, Variant, effect, measures, variants, with_variant

LIMIT = 100_000
LED = 10
"""Where one must play on to know who leads, one game in so many is looked at."""


class Job(NamedTuple):
    """One game to play: in which of the settings, and its number."""

    setting: int
    voyage: RunConfig
    number: int
    lead: bool
    closely: bool


@dataclass
class Survey:
    """What was played, and what came of it. Rows are kept by setting: first the seat counts, then the variants."""

    game: Game[Any]
    seats: Sequence[int]
    main: int
    """The seat count at which options are compared, and of which most is told."""
    bots: tuple[str, ...]
    options: Mapping[str, str]
    seed: int
    games: int
    variants: Sequence[Variant]
    rows: list[dict[int, Row]] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)
    seconds: float = 0.0
    stopped: bool = False

    @property
    def played(self) -> int:
        return sum(len(rows) for rows in self.rows)

    def at(self, seats: int) -> list[Row]:
        """The games at that seat count, as agreed."""
        rows = self.rows[self.seats.index(seats)]
        return [rows[number] for number in sorted(rows)]

    def effects(self) -> list[list[Effect]]:
        """For each measure, what each variant does to it."""
        base = self.rows[self.seats.index(self.main)]
        found = []
        for measure in measures(self.game, list(base.values())):
            ways = zip(self.variants, self.rows[len(self.seats) :], strict=True)
            found.append([done for variant, rows in ways if (done := effect(variant, measure, base, rows))])
        return found


def survey(
    load: Callable[[], Game[Any]],
    seats: Sequence[int] = (),
    bots: Sequence[str] = ("random",),
    games: int = 200,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    workers: int = 1,
) -> Survey:
    """Play so many games in every setting. Ctrl-C ends it early: what is done is kept, and it says so."""
    game = load()
    counts = [*dict.fromkeys(seats)] or [*game.seats]
    middle = (game.seats[0] + game.seats[-1]) // 2
    main = middle if middle in counts else counts[0]
    check_bots(bots)
    voyages = [
        RunConfig(count, tuple(bots), seed, game.fill_options(count, options or {}), False, LIMIT) for count in counts
    ]
    base = voyages[counts.index(main)]
    swept = variants(game, base.options)
    voyages += [with_variant(base, variant) for variant in swept]
    found = Survey(game, counts, main, tuple(bots), base.options, seed, games, swept, [{} for _ in voyages])
    jobs = [
        Job(setting, voyage, number, voyage is base and not game.cooperative, voyage is base and not number % LED)
        # Number by number, so that whenever it is stopped all settings have about as many games.
        for number in range(games)
        for setting, voyage in enumerate(voyages)
    ]

    def keep(job: Job, result: Row | str) -> None:
        if isinstance(result, Row):
            found.rows[job.setting][job.number] = result
        else:
            found.failed.append(result)

    started = perf_counter()
    try:
        share_out(load, play_job, jobs, workers, keep, "games")
    except KeyboardInterrupt:
        found.stopped = True
    found.failed.sort()
    found.seconds = perf_counter() - started
    return found


def play_job(game: Game[Any], job: Job) -> Row | str:
    """The game as a row, or what went wrong with it."""
    try:
        return play_row(game, job.voyage, job.number, job.lead, job.lead and job.closely)
    except Exception as error:  # whatever a game's code can raise is a finding, not the end of the report
        seed = derive_seed(job.voyage.seed, job.number)
        return f"game {job.number} at {job.voyage.seats} seats (seed {seed}): {type(error).__name__}: {error}"
