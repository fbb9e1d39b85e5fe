"""Many hands: jobs shared out among processes. How many there are changes nothing but the time."""

from __future__ import annotations

import signal
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any, TypeVar

from .bar import bar

C = TypeVar("C")
J = TypeVar("J")
R = TypeVar("R")


def share_out(
    load: Callable[[], C],
    work: Callable[[C, J], R],
    jobs: Sequence[J],
    workers: int,
    keep: Callable[[J, R], None],
    unit: str,
) -> None:
    """Do all jobs under a bar, and hand each with what it came to to `keep`, in whatever order they are done.

    With several workers each has a `load` of its own, so `load`, `work` and the jobs must be picklable.
    Ctrl-C goes on to the caller after what was under way has been kept.
    """
    if not jobs:
        return
    with bar(len(jobs), unit) as progress:
        done = 0

        def add(job: J, result: R) -> None:
            nonlocal done
            done += 1
            keep(job, result)
            if progress is not None:
                progress(done)

        if min(workers, len(jobs)) <= 1:
            context = load()
            for job in jobs:
                add(job, work(context, job))
        else:
            _in_processes(load, work, jobs, min(workers, len(jobs)), add)


def _in_processes(
    load: Callable[[], C],
    work: Callable[[C, J], R],
    jobs: Sequence[J],
    workers: int,
    add: Callable[[J, R], None],
) -> None:
    waiting = iter(jobs)
    running: dict[Future[R], J] = {}

    def collect(futures: set[Future[R]]) -> None:
        for future in futures:
            add(running.pop(future), future.result())

    def hand_out() -> None:
        while len(running) < 3 * workers and (job := next(waiting, None)) is not None:
            running[pool.submit(_do, work, job)] = job

    with ProcessPoolExecutor(workers, initializer=_sign_on, initargs=(load,)) as pool:
        try:
            hand_out()
            while running:
                collect(wait(running, return_when=FIRST_COMPLETED).done)
                hand_out()
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
            collect({future for future in running if not future.cancelled()})
            raise


_context: Any = None


def _sign_on(load: Callable[[], Any]) -> None:
    """In a worker: Ctrl-C reaches it too, but it is the parent that decides what is still kept."""
    global _context
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _context = load()


def _do(work: Callable[[Any, J], R], job: J) -> R:
    return work(_context, job)
