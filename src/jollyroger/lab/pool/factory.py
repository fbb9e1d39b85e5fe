"""Opens the pool that fits: one process, several, or a cluster."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from .base import Handler, InlinePool, Pool
from .batches import Batch, BatchHandler
from .process_pool import ProcessPool
from .ray_pool import RayPool

J = TypeVar("J")
R = TypeVar("R")


def open_pool(
    make_handler: Callable[[], Handler[J, R]], jobs: int, workers: int | None = 1, ray: str | None = None
) -> Pool[Batch[J], list[R]]:
    """Open a pool for `run_in_order`, with no more workers than there are jobs.

    With several workers `make_handler` is called in each, so it must be picklable. `ray` is the address of a Ray
    cluster; there, `workers` of None means one for each of its CPUs.
    """
    make = partial(BatchHandler[J, R], make_handler)
    if ray is not None:
        return RayPool(make, ray, workers)
    size = min(workers or 1, jobs)
    return InlinePool(make) if size <= 1 else ProcessPool(make, size)
