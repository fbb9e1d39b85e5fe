"""Hands to do jobs: this process alone, or several; on Ray, see raft.py. Who does them changes nothing but the time.

A job (never None) goes to one hand and comes back with what it came to. A hand is anything that can be called with a
job; each process makes its own, and lets it go by `close` at the end.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection, wait
from typing import Any, Generic, Protocol, TypeVar

from ...engine import UserError
from .interrupt import defer_interrupt

J = TypeVar("J")
R = TypeVar("R")
J_co = TypeVar("J_co", contravariant=True)
R_co = TypeVar("R_co", covariant=True)

PATIENCE = 2.0
"""Seconds that a process is given to leave by itself."""


class WorkerDied(UserError):
    """A worker died before it was done. The message is for people."""

    is_bad_input = False


class Handler(Protocol[J_co, R_co]):
    """One who does jobs."""

    def __call__(self, job: J_co, /) -> R_co: ...

    def close(self) -> None: ...


class Pool(Protocol[J, R]):
    """All who do jobs."""

    count: int

    @property
    def idle(self) -> int:
        """How many could be given a job."""

    def send(self, job: J) -> None:
        """Give a job to one who is idle."""

    def wait(self, seconds: float | None = None) -> list[tuple[J, R]]:
        """The jobs that are done, as soon as there is one; none if it takes longer than that."""

    def close(self) -> None:
        """Let all go, whatever they are doing."""


class InlinePool(Generic[J, R]):
    """This process. The job is done when it is waited for."""

    count = 1

    def __init__(self, make: Callable[[], Handler[J, R]]) -> None:
        self._hand = make()
        self._jobs: list[J] = []

    @property
    def idle(self) -> int:
        return 1 - len(self._jobs)

    def send(self, job: J) -> None:
        self._jobs.append(job)

    def wait(self, seconds: float | None = None) -> list[tuple[J, R]]:
        return [(job, self._hand(job)) for job in (self._jobs.pop(),)] if self._jobs else []

    def close(self) -> None:
        self._hand.close()


class ProcessPool(Generic[J, R]):
    """ProcessPool of this machine, each with a hand of its own: `make`, the jobs and the results must be picklable."""

    def __init__(self, make: Callable[[], Handler[J, R]], count: int) -> None:
        self.count = count
        self._idle: list[Connection] = []
        self._busy: dict[Connection, J] = {}
        self._processes: dict[Connection, Process] = {}
        # A Ctrl-C that comes now must not find a process that has not yet learnt to leave it to its parent.
        with defer_interrupt():
            for _ in range(count):
                ours, theirs = Pipe()
                process = Process(target=_work, args=(theirs, [*self._idle, ours], make))
                process.start()
                theirs.close()
                self._processes[ours] = process
                self._idle.append(ours)

    @property
    def idle(self) -> int:
        return len(self._idle)

    def send(self, job: J) -> None:
        hand = self._idle.pop()
        self._busy[hand] = job
        # One that is dead will be found out when it is waited for.
        with suppress(OSError):
            hand.send(job)

    def wait(self, seconds: float | None = None) -> list[tuple[J, R]]:
        return [self._done(hand) for hand in wait(self._busy, seconds) if isinstance(hand, Connection)]

    def close(self) -> None:
        for hand in self._idle:
            with suppress(OSError):
                hand.send(None)
        for hand in self._idle:
            self._processes[hand].join(PATIENCE)
        for hand, process in self._processes.items():
            if process.is_alive():
                process.terminate()
                process.join()
            hand.close()

    def _done(self, hand: Connection) -> tuple[J, R]:
        job = self._busy.pop(hand)
        self._idle.append(hand)
        try:
            return job, hand.recv()
        except (EOFError, OSError):
            sentence = "A worker died before it was done, perhaps for want of memory; try fewer --workers."
            raise WorkerDied(sentence) from None


def _work(parent: Connection, ends: Sequence[Connection], make: Callable[[], Handler[Any, Any]]) -> None:
    """In a worker: do what comes until there is no more. Ctrl-C reaches it too, but it is the parent that decides."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # The parent's ends came along; as long as somebody holds them nobody would hear the parent die.
    for end in ends:
        end.close()
    hand = make()
    with suppress(EOFError, OSError):  # a parent that dies hangs up
        while (job := parent.recv()) is not None:
            parent.send(hand(job))
    hand.close()
