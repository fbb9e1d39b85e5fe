"""Pools of workers, and the loop that runs jobs on one and returns their results in order."""

from .base import Handler, InlinePool, Pool, WorkerDied
from .factory import open_pool
from .interrupt import defer_interrupt
from .runner import run_in_order

__all__ = ["Handler", "InlinePool", "Pool", "WorkerDied", "defer_interrupt", "open_pool", "run_in_order"]
