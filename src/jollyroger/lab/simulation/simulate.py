"""Plays many games by bots and counts how they end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

from ...engine import Game
from ..pool import open_pool, run_in_order
from .game_log import GameLog, LogFiles
from .game_result import GameResult
from .game_worker import GameWorker
from .role_tally import RoleTally
from .run_config import RunConfig
from .schedule import RotatingSchedule
from .simulation_result import SimulationResult
from .tally import Tally


def simulate(
    load: Callable[[], Game[Any]],
    config: RunConfig,
    *,
    out: Path | None = None,
    moves: Path | None = None,
    records: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> SimulationResult:
    """Play the games of this config. With several workers `load` is called in each, so it must be picklable.

    `out` is a file for a row on each game, `moves` one for a row on each choice, `records` a folder for the record of
    each game. `progress` is called with the number of games done. Ctrl-C ends the run early: the result and the files
    then cover the games that are done.
    """
    game = load()
    config = replace(config.resolved(game), keep_records=records is not None)
    tally, roles = Tally(config.seats), RoleTally()
    numbers = range(config.first, config.first + config.games)
    log = GameLog(game, config, LogFiles(out, moves, records), numbers)
    make_worker = partial(GameWorker, load, config, RotatingSchedule(config), moves is not None)

    def keep(_: Sequence[int], results: Sequence[GameResult]) -> bool:
        for result in results:
            tally.add(result, game.cooperative)
            if result.result is not None:
                roles.add(result.roles, result.win_shares(game.cooperative))
        log.write(results)
        return False

    # The pool forks its processes before the log opens files: they would be inherited.
    with closing(open_pool(make_worker, len(numbers), config.workers, config.ray)) as pool, log:
        started = perf_counter()
        stopped = run_in_order(pool, numbers, keep, progress)
        seconds = perf_counter() - started
    return SimulationResult(game.id, game.version, config, tally, roles, seconds, pool.size, stopped)
