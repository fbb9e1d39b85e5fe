"""A pool of processes on this machine."""

from __future__ import annotations

import signal
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection, wait
from typing import Any, Generic, TypeVar

from .base import Handler, WorkerDied
from .interrupt import INTERRUPTS, defer_interrupt

J = TypeVar("J")
R = TypeVar("R")

EXIT_TIMEOUT_SECONDS = 2.0
"""How long an idle process has to exit before it is killed."""


class ProcessPool(Generic[J, R]):
    """Processes of this machine. `make_handler`, the jobs and the results must be picklable; no job may be None."""

    def __init__(self, make_handler: Callable[[], Handler[J, R]], size: int) -> None:
        self.size = size
        self._idle: list[Connection] = []
        self._busy: dict[Connection, J] = {}
        self._processes: dict[Connection, Process] = {}
        # Neither signal may reach a process that has been forked but does not yet ignore them.
        with defer_interrupt():
            for _ in range(size):
                parent_end, child_end = Pipe()
                process = Process(target=_work, args=(child_end, [*self._idle, parent_end], make_handler))
                process.start()
                child_end.close()
                self._processes[parent_end] = process
                self._idle.append(parent_end)

    @property
    def idle(self) -> int:
        return len(self._idle)

    def send(self, job: J) -> None:
        worker = self._idle.pop()
        self._busy[worker] = job
        # If the process has died, `wait` raises WorkerDied.
        with suppress(OSError):
            worker.send(job)

    def wait(self, seconds: float | None = None) -> list[tuple[J, R]]:
        return [self._receive(worker) for worker in wait(self._busy, seconds) if isinstance(worker, Connection)]

    def close(self) -> None:
        for worker in self._idle:
            with suppress(OSError):
                worker.send(None)
        for worker in self._idle:
            self._processes[worker].join(EXIT_TIMEOUT_SECONDS)
        for worker, process in self._processes.items():
            if process.is_alive():
                process.kill()  # it ignores SIGTERM
                process.join()
            worker.close()

    def _receive(self, worker: Connection) -> tuple[J, R]:
        job = self._busy.pop(worker)
        self._idle.append(worker)
        try:
            return job, worker.recv()
        except (EOFError, OSError):
            message = "A worker process died before it was done, perhaps out of memory; try fewer --workers."
            raise WorkerDied(message) from None


def _work(
    connection: Connection, parent_ends: Sequence[Connection], make_handler: Callable[[], Handler[Any, Any]]
) -> None:
    """Main function of a worker process: handle jobs until the parent sends None or exits."""
    # Ctrl-C and some SIGTERMs go to the whole process group; the parent decides when workers stop.
    for number in INTERRUPTS:
        signal.signal(number, signal.SIG_IGN)
    # Forking copies the parent's ends of the pipes. While any copy is open, no worker sees the parent exit.
    for end in parent_ends:
        end.close()
    handler = make_handler()
    with suppress(EOFError, OSError):  # the parent has exited
        while (job := connection.recv()) is not None:
            connection.send(handler(job))
    handler.close()
