"""The loop under every command that runs many jobs: batches go to the workers, results come back in job order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from heapq import heappop, heappush
from time import monotonic
from typing import TypeVar

from .base import Pool
from .batches import Batch
from .interrupt import defer_interrupt

J = TypeVar("J")
R = TypeVar("R")

MAX_BATCH = 1000
GRACE_SECONDS = 2.0
"""How long Ctrl-C waits for the batches that are being worked on."""

Keep = Callable[[Sequence[J], Sequence[R]], bool]
"""Takes jobs and their results. Returns True when no more are needed."""


def run_in_order(
    pool: Pool[Batch[J], list[R]],
    jobs: Sequence[J],
    keep: Keep[J, R],
    progress: Callable[[int], None] | None = None,
) -> bool:
    """Run the jobs and pass their results to `keep`, in job order, until all are done or `keep` returns True.

    Ctrl-C ends the run early: results that are already there are passed on, with gaps where a batch is missing.
    Returns whether that happened. `keep` itself is never interrupted. `progress` is given the number of jobs kept.
    """
    unsent = [(0, len(jobs))]
    received: dict[int, list[R]] = {}
    next_index = kept = 0

    def send() -> None:
        start, stop = heappop(unsent)
        # Small batches at first, so that little work is wasted if `keep` soon has enough; small ones again towards the
        # end, so that all workers finish at about the same time.
        size = max(1, min(MAX_BATCH, next_index // (2 * pool.size), (len(jobs) - start) // (4 * pool.size)))
        if start + size < stop:
            heappush(unsent, (start + size, stop))
        pool.send(Batch(start, jobs[start : min(start + size, stop)]))

    def receive(seconds: float | None = None) -> None:
        for batch, results in pool.wait(seconds):
            if len(results) < len(batch.jobs):
                heappush(unsent, (batch.start + len(results), batch.start + len(batch.jobs)))
            received[batch.start] = results

    def pass_on(start: int) -> bool:
        nonlocal kept
        results = received.pop(start)
        with defer_interrupt():
            enough = keep(jobs[start : start + len(results)], results)
            kept += len(results)
            if progress is not None:
                progress(kept)
        return enough

    try:
        while next_index < len(jobs):
            while unsent and pool.idle:
                send()
            receive()
            while next_index in received:
                start, next_index = next_index, next_index + len(received[next_index])
                if pass_on(start):
                    return False
    except KeyboardInterrupt:
        deadline = monotonic() + GRACE_SECONDS
        while pool.idle < pool.size and (seconds := deadline - monotonic()) > 0:
            receive(seconds)
        with defer_interrupt():
            for start in sorted(received):
                if pass_on(start):
                    break
        return True
    return False
