"""The interface of a pool, and the pool that runs jobs in the current process.

Which pool runs the jobs changes how long they take, never their results.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

from ...engine import UserError

J = TypeVar("J")
R = TypeVar("R")
J_contra = TypeVar("J_contra", contravariant=True)
R_co = TypeVar("R_co", covariant=True)


class WorkerDied(UserError):
    """A worker died before it finished its job."""

    is_bad_input = False


class Handler(Protocol[J_contra, R_co]):
    """Turns a job into a result. Each worker makes its own handler and closes it when the pool closes."""

    def __call__(self, job: J_contra, /) -> R_co: ...

    def close(self) -> None: ...


class Pool(Protocol[J, R]):
    """A number of workers with a handler each."""

    size: int

    @property
    def idle(self) -> int:
        """The number of workers without a job."""

    def send(self, job: J) -> None:
        """Give a job to an idle worker."""

    def wait(self, seconds: float | None = None) -> list[tuple[J, R]]:
        """Wait until a job is done. Returns the jobs that are, with their results: none after a timeout."""

    def close(self) -> None:
        """Stop all workers, idle or not."""


class InlinePool(Generic[J, R]):
    """Runs a job in the current process when it is waited for."""

    size = 1

    def __init__(self, make_handler: Callable[[], Handler[J, R]]) -> None:
        self._handler = make_handler()
        self._jobs: list[J] = []

    @property
    def idle(self) -> int:
        return 1 - len(self._jobs)

    def send(self, job: J) -> None:
        self._jobs.append(job)

    def wait(self, seconds: float | None = None) -> list[tuple[J, R]]:
        if not self._jobs:
            return []
        job = self._jobs.pop()
        return [(job, self._handler(job))]

    def close(self) -> None:
        self._handler.close()
