"""Hands on a Ray cluster."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from socket import create_connection
from typing import Any, Generic, TypeVar

from ...engine import BadSetup
from ..optional import import_optional
from .base import Handler, WorkerDied

J = TypeVar("J")
R = TypeVar("R")

LOCAL = "local"
"""The address of a cluster that is started on this machine for as long as it takes."""
STORE = 200_000_000
RETRIES = 3
"""How often a job is tried again whose worker has died: a node may be taken away, but a bot may also be a killer."""


class RayPool(Generic[J, R]):
    """Workers of a cluster, each an actor with a hand of its own. The nodes need this package, in the same version."""

    def __init__(self, make: Callable[[], Handler[J, R]], address: str, count: int | None) -> None:
        self._ray = import_optional("ray", "ray")
        self._ours = not self._ray.is_initialized()
        if self._ours:
            _connect(self._ray, address, count)
        self.count = count or max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        actor = self._ray.remote(num_cpus=1, max_restarts=RETRIES, max_task_retries=RETRIES)(RayWorker)
        self._idle: list[Any] = [actor.remote(make) for _ in range(self.count)]
        self._busy: dict[Any, tuple[Any, J]] = {}

    @property
    def idle(self) -> int:
        return len(self._idle)

    def send(self, job: J) -> None:
        rower = self._idle.pop()
        self._busy[rower.row.remote(job)] = rower, job

    def wait(self, seconds: float | None = None) -> list[tuple[J, R]]:
        done, _ = self._ray.wait(list(self._busy), num_returns=1, timeout=seconds)
        return [self._done(answer) for answer in done]

    def close(self) -> None:
        with suppress(Exception):  # whatever a cluster that is going down may say
            self._ray.get([rower.rest.remote() for rower in self._idle], timeout=2)
        for rower in (*self._idle, *(rower for rower, _ in self._busy.values())):
            self._ray.kill(rower)
        if self._ours:
            self._ray.shutdown()

    def _done(self, answer: Any) -> tuple[J, R]:
        rower, job = self._busy.pop(answer)
        self._idle.append(rower)
        try:
            return job, self._ray.get(answer)
        except self._ray.exceptions.RayError as error:
            first, *_ = str(error).strip().splitlines() or [""]
            raise WorkerDied(f"A worker of the cluster died before it was done: {first}") from None


class RayWorker:
    """In the cluster: a hand, made where it works."""

    def __init__(self, make: Callable[[], Handler[Any, Any]]) -> None:
        self._hand = make()

    def row(self, job: Any) -> Any:
        return self._hand(job)

    def rest(self) -> None:
        self._hand.close()


def _connect(ray: Any, address: str, count: int | None) -> None:
    """Start a cluster here, or go to the one at that address."""
    _knock(address)
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        if address == LOCAL:
            # What is played here is nobody's business, and a cluster of one machine needs no dashboard.
            os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
            ray.init(LOCAL, num_cpus=count, include_dashboard=False, object_store_memory=STORE, **quiet)
        else:
            ray.init(address, **quiet)
    except ConnectionError:
        raise BadSetup(f"No Ray cluster was found at {address}; give its address, or {LOCAL} to start one.") from None
    except (ValueError, RuntimeError) as error:
        first, *_ = str(error).strip().splitlines() or [""]
        raise BadSetup(f"Ray does not start at {address}: {first}") from None


def _knock(address: str) -> None:
    """Ray itself tries for minutes, and not in silence."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon and port.isdecimal():
        try:
            create_connection((host.strip("[]"), int(port)), timeout=5).close()
        except (OSError, OverflowError):
            raise BadSetup(f"No Ray cluster answers at {address}.") from None
