"""Many games by bots, in one process or several; the number of processes changes nothing but the time."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from time import perf_counter
from typing import Any

from ..bots import bot_named
from ..engine import BadSetup, Game
from .report import Report
from .tally import Tally
from .voyage import Voyage, sail_on

Load = Callable[[], Game[Any]]
Progress = Callable[[int], None]


def simulate(
    load: Load,
    seats: int,
    bots: Sequence[str] = ("random",),
    games: int = 100,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    workers: int = 1,
    check: bool = False,
    progress: Progress | None = None,
    first: int = 0,
    limit: int = 100_000,
) -> Report:
    """Play games number `first` and on. With several workers `load` is called in each, so it must be picklable.

    Ctrl-C ends it early: the report then tells what is done, and that it was stopped.
    """
    game = load()
    settled = game.settle_options(seats, options or {})
    if not bots:
        raise BadSetup("At least one bot must play.")
    for name in bots:
        bot_named(name)
    voyage = Voyage(seats, tuple(bots), seed, settled, check, limit)
    tally = Tally(seats)

    def add(part: Tally) -> None:
        tally.merge(part)
        if progress is not None:
            progress(tally.games)

    workers = min(workers, games)
    started = perf_counter()
    stopped = False
    try:
        if workers == 1:
            _here(game, voyage, first, first + games, add)
        else:
            _in_processes(load, voyage, first, first + games, workers, add)
    except KeyboardInterrupt:
        stopped = True
    return Report(game.id, game.version, voyage, tally, perf_counter() - started, workers, stopped)


def _here(game: Game[Any], voyage: Voyage, first: int, last: int, add: Callable[[Tally], None]) -> None:
    while first < last:
        part = sail_on(game, voyage, first, last)
        first += part.games
        add(part)


def _in_processes(
    load: Load, voyage: Voyage, first: int, last: int, workers: int, add: Callable[[Tally], None]
) -> None:
    """Hand blocks of games to the workers. What one could not finish in its slice of time goes back in the queue."""
    size = max(1, min(1000, (last - first) // (workers * 16)))
    blocks = deque((start, min(start + size, last)) for start in range(first, last, size))
    running: dict[Future[Tally], tuple[int, int]] = {}

    def collect(done: set[Future[Tally]]) -> None:
        for future in done:
            start, end = running.pop(future)
            part = future.result()
            if start + part.games < end:
                blocks.append((start + part.games, end))
            add(part)

    with ProcessPoolExecutor(workers, initializer=_sign_on, initargs=(load,)) as pool:
        try:
            while blocks or running:
                while blocks and len(running) < 2 * workers:
                    block = blocks.popleft()
                    running[pool.submit(_work, voyage, *block)] = block
                collect(wait(running, return_when=FIRST_COMPLETED).done)
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
            collect({future for future in running if not future.cancelled()})
            raise


_game: Game[Any] | None = None


def _sign_on(load: Load) -> None:
    """In a worker: Ctrl-C reaches it too, but it is the parent that decides what is still counted."""
    global _game
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _game = load()


def _work(voyage: Voyage, first: int, last: int) -> Tally:
    assert _game is not None
    return sail_on(_game, voyage, first, last)
