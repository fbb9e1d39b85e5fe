"""Plays a tournament: bots against each other, or each as a crew against a cooperative game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

from ...engine import BadSetup, Game
from ..pool import open_pool, run_in_order
from ..simulation.game_log import GameLog, LogFiles
from ..simulation.game_result import GameResult
from ..simulation.game_worker import GameWorker
from ..simulation.run_config import RunConfig
from .round_schedule import RoundSchedule
from .standings import Standings
from .tournament_tally import TournamentTally


def run_tournament(
    load: Callable[[], Game[Any]],
    config: RunConfig,
    *,
    until_clear: bool = False,
    out: Path | None = None,
    records: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Standings:
    """Play as many complete rounds as fit into `config.games`.

    With `until_clear`, stop as soon as it is clear for every two bots which is better. That is checked after every
    round, in order, and games beyond the last round are dropped, so the result does not depend on the number of
    workers. Ctrl-C ends it early; only complete rounds count. `out` is a file for a row on each game, `records` a
    folder for the record of each game; they have the games of an incomplete round too.
    """
    game = load()
    config = replace(config.resolved(game), keep_records=records is not None)
    schedule = RoundSchedule(config, game.cooperative)
    rounds = _count_rounds(schedule)
    tally = TournamentTally(schedule)
    numbers = range(rounds * schedule.games_per_round)
    log = GameLog(game, config, LogFiles(out, None, records), numbers)

    def keep(_: Sequence[int], results: Sequence[GameResult]) -> bool:
        for count, result in enumerate(results, 1):
            if tally.add(result) and until_clear and tally.is_decided:
                log.write(results[:count])
                return True
        log.write(results)
        return False

    make_worker = partial(GameWorker, load, config, schedule)
    # The pool forks its processes before the log opens files: they would be inherited.
    with closing(open_pool(make_worker, len(numbers), config.workers, config.ray)) as pool, log:
        started = perf_counter()
        stopped = run_in_order(pool, numbers, keep, progress)
        seconds = perf_counter() - started
    return Standings(game.id, game.version, config, tally, until_clear, seconds, pool.size, stopped)


def _count_rounds(schedule: RoundSchedule) -> int:
    """The number of complete rounds. Raises BadSetup if these bots cannot meet."""
    config = schedule.config
    if len(set(config.bots)) < len(config.bots):
        raise BadSetup("A bot cannot meet itself; name each one once.")
    if len(config.bots) < 2 and not schedule.cooperative:
        raise BadSetup("A tournament needs at least two bots.")
    if config.games < schedule.games_per_round:
        raise BadSetup(f"A round of these bots takes {schedule.games_per_round} games; play at least that many.")
    return config.games // schedule.games_per_round
