"""Jobs shared out among hands, under a bar: how many hands there are changes nothing but the time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial
from time import monotonic
from typing import Generic, TypeVar

from .pool.base import InlinePool, Pool, ProcessPool
from .pool.run_in_order import GRACE
from .progress import progress_bar

C = TypeVar("C")
J = TypeVar("J")
R = TypeVar("R")


class Worker(Generic[C, J, R]):
    """A hand with something of its own to work with."""

    def __init__(self, load: Callable[[], C], work: Callable[[C, J], R]) -> None:
        self._own = load()
        self._work = work

    def __call__(self, job: J, /) -> R:
        return self._work(self._own, job)

    def close(self) -> None:
        pass


def share_out(
    load: Callable[[], C],
    work: Callable[[C, J], R],
    jobs: Sequence[J],
    workers: int,
    keep: Callable[[J, R], None],
    unit: str,
) -> None:
    """Do all jobs, and hand each with what it came to to `keep`, in whatever order they are done.

    With several workers each has a `load` of its own, so `load`, `work` and the jobs must be picklable.
    Ctrl-C goes on to the caller after what is nearly done has been kept.
    """
    if not jobs:
        return
    make = partial(Worker[C, J, R], load, work)
    count = min(workers, len(jobs))
    hands: Pool[J, R] = InlinePool(make) if count <= 1 else ProcessPool(make, count)
    with closing(hands), progress_bar(len(jobs), unit) as progress:
        done = sent = 0

        def collect(seconds: float | None = None) -> None:
            nonlocal done
            for job, result in hands.wait(seconds):
                done += 1
                keep(job, result)
                if progress is not None:
                    progress(done)

        try:
            while done < len(jobs):
                while hands.idle and sent < len(jobs):
                    hands.send(jobs[sent])
                    sent += 1
                collect()
        except KeyboardInterrupt:
            until = monotonic() + GRACE
            while count > 1 and done < sent and (seconds := until - monotonic()) > 0:
                collect(seconds)
            raise
