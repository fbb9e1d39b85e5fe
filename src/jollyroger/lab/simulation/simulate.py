"""Many games by bots, in one process or several or on a cluster; who plays them changes nothing but the time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

from ...bots import bot_factory
from ...engine import BadSetup, Game
from ..pool.base import InlinePool, Pool, ProcessPool
from ..pool.ray_pool import RayPool
from ..pool.run_in_order import run_in_order
from .game_log import Log
from .game_result import GameResult
from .game_worker import GameWorker
from .run_config import RunConfig
from .simulation_result import SimulationResult
from .tally import Failure, Tally

Load = Callable[[], Game[Any]]
Progress = Callable[[int], None]


def simulate(
    load: Load,
    seats: int,
    bots: Sequence[str] = ("random",),
    games: int = 100,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    workers: int | None = 1,
    check: bool = False,
    progress: Progress | None = None,
    first: int = 0,
    limit: int = 100_000,
    out: Path | None = None,
    moves: Path | None = None,
    ray: str | None = None,
) -> SimulationResult:
    """Play games number `first` and on. With several workers `load` is called in each, so it must be picklable.

    `out` is a file for a row on each game, `moves` for a row on each choice, `ray` the address of a cluster to play on.
    Ctrl-C ends it early: the report and the files then tell what is done, and the report that it was stopped.
    """
    game = load()
    settled = game.fill_options(seats, options or {})
    check_bots(bots)
    voyage = RunConfig(seats, tuple(bots), seed, settled, check, limit, moves is not None)
    tally = Tally(seats)
    log = Log(game, voyage, out, moves)

    def keep(played: Sequence[GameResult]) -> bool:
        for one in played:
            count(tally, one, game.cooperative)
        log.add(played)
        if progress is not None:
            progress(tally.games)
        return False

    # The hands come first: a process is best forked before there are files and threads to take along.
    with closing(muster(load, voyage, games, workers, ray)) as hands, log:
        started = perf_counter()
        stopped = run_in_order(hands, range(first, first + games), keep)
        seconds = perf_counter() - started
    return SimulationResult(game.id, game.version, voyage, tally, seconds, hands.count, stopped)


def muster(
    load: Load, voyage: RunConfig, games: int, workers: int | None, ray: str | None
) -> Pool[range, list[GameResult]]:
    """The hands to play that many games: on the cluster at this address, if there is one; None: as many as it has."""
    make = partial(GameWorker, load, voyage)
    if ray is not None:
        return RayPool(make, ray, workers)
    count = min(workers or 1, games)
    return InlinePool(make) if count == 1 else ProcessPool(make, count)


def check_bots(bots: Sequence[str]) -> None:
    """Refuse a bot that is not there before anything is played."""
    if not bots:
        raise BadSetup("At least one bot must play.")
    for name in bots:
        bot_factory(name)


def count(tally: Tally, played: GameResult, together: bool) -> None:
    """Add a game to a tally."""
    if played.result is None:
        tally.fail(Failure(played.number, played.seed, played.error))
    else:
        tally.add(played.result, played.seating, played.decisions, played.choices, together)
