"""Batches of jobs: sending jobs one by one would cost more than many of them take."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Generic, NamedTuple, TypeVar

from .base import Handler

J = TypeVar("J")
R = TypeVar("R")

BATCH_SECONDS = 0.25
"""A worker returns after this time with what it has done: how old the progress shown is, and how long Ctrl-C waits."""


class Batch(NamedTuple, Generic[J]):
    """Consecutive jobs, and the index of the first."""

    start: int
    jobs: Sequence[J]


class BatchHandler(Generic[J, R]):
    """Handles the jobs of a batch until its time is up, but at least one. Returns the results so far."""

    def __init__(self, make_handler: Callable[[], Handler[J, R]]) -> None:
        self._handler = make_handler()

    def __call__(self, batch: Batch[J]) -> list[R]:
        deadline = perf_counter() + BATCH_SECONDS
        results = []
        for job in batch.jobs:
            results.append(self._handler(job))
            if perf_counter() > deadline:
                break
        return results

    def close(self) -> None:
        self._handler.close()
