"""Workers that are processes: started when they are needed, killed when they do not answer in time."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, TypeVar

from . import jobs
from .jobs import NO_BOTS, AnalyseRecord, Games
from .workers import WorkerPool

T = TypeVar("T")
CONTEXT = get_context("spawn")
START_TIMEOUT_SECONDS = 120.0
"""Starting a process on a busy machine may take long; nobody's time limit runs meanwhile."""


class WorkerProcess:
    is_interruptible = False

    def __init__(self, initialize: Callable[..., object], *args: Any, niceness: int = 0) -> None:
        """`initialize` is called with `args` in the process when it starts. `niceness` lowers its priority."""
        self._initialize = initialize
        self._args = args
        self._niceness = niceness
        self._progress = CONTEXT.RawValue("d", 0.0)
        self._executor: ProcessPoolExecutor | None = None

    async def run(self, timeout_seconds: float, work: Callable[..., Any], *args: Any) -> Any:
        """Do this work in the process. The time is counted from the moment at which the process is ready."""
        self._progress.value = 0.0
        try:
            executor = self._executor or await self._start()
            return await self._wait(executor, timeout_seconds, jobs.complete, work, *args)
        except (TimeoutError, BrokenProcessPool):
            self.kill()
            raise

    @property
    def progress(self) -> float:
        """How far the present work is, 0 to 1, as it reports it itself."""
        return float(self._progress.value)

    def pid(self) -> int | None:
        processes = {} if self._executor is None else self._executor._processes or {}
        return next(iter(processes), None)

    def close(self) -> None:
        self.kill()

    def kill(self) -> None:
        """End the process. The next work starts a new one."""
        executor, self._executor = self._executor, None
        if executor is not None:
            for process in list((executor._processes or {}).values()):
                process.kill()
            executor.shutdown(wait=False)

    async def _start(self) -> ProcessPoolExecutor:
        args = (os.getpid(), self._progress, self._niceness, self._initialize, *self._args)
        self._executor = executor = ProcessPoolExecutor(1, CONTEXT, _init, args)
        await self._wait(executor, START_TIMEOUT_SECONDS, os.getpid)
        return executor

    async def _wait(
        self, executor: ProcessPoolExecutor, timeout_seconds: float, work: Callable[..., T], *args: Any
    ) -> T:
        return await asyncio.wait_for(
            asyncio.get_running_loop().run_in_executor(executor, work, *args), timeout_seconds
        )


class ProcessPool(WorkerPool[WorkerProcess]):
    """Worker processes behind a fair queue."""

    def __init__(
        self,
        games: Games,
        workers: int,
        max_waiting: int | None = None,
        max_per_group: int | None = None,
        analyse: AnalyseRecord | None = None,
        niceness: int = 0,
        offered_bots: Mapping[str, str] = NO_BOTS,
    ) -> None:
        """`niceness` lowers the priority of the processes. `offered_bots` are the operator's own bots, by name."""
        processes = [
            WorkerProcess(jobs.initialize, games, analyse, dict(offered_bots), niceness=niceness)
            for _ in range(workers)
        ]
        super().__init__(processes, max_waiting, max_per_group)

    def pids(self) -> list[int]:
        """The ids of the running worker processes."""
        return [pid for worker in self._workers if (pid := worker.pid()) is not None]


# --- inside the process ---------------------------------------------------------------------------


def _init(parent: int, progress: Any, niceness: int, initialize: Callable[..., object], *args: Any) -> None:
    """Leave Ctrl-C to the parent, and exit when the parent is gone."""

    def report_progress(part: float) -> None:
        progress.value = part

    jobs.setup.report_progress = report_progress
    os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with_parent, args=(parent,), daemon=True).start()
    initialize(*args)


def _exit_with_parent(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(0.5)
    os._exit(0)
