"""A pool of workers on a Ray cluster."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from socket import create_connection, socket
from typing import Any, Generic, TypeVar

from ...engine import BadSetup
from ..optional import import_optional
from .base import Handler, WorkerDied

J = TypeVar("J")
R = TypeVar("R")

LOCAL = "local"
"""The address that starts a cluster on this machine and stops it when the pool closes."""
OBJECT_STORE_BYTES = 200_000_000
"""For a local cluster. Ray would reserve 30 % of the memory; our jobs and results are a few kilobytes each."""
MAX_RETRIES = 3
"""How often a job is retried after its worker died. A node may go away, but a bot may also crash every worker."""
CONNECT_TIMEOUT_SECONDS = 5
CLOSE_TIMEOUT_SECONDS = 2
HTTP2_FRAME_HEADER = 9
"""The length of the header of an HTTP/2 frame; its fourth byte is the type."""
HTTP2_SETTINGS = 4
"""The type of the frame that either side sends first."""
HTTP2_GREETING = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes([0, 0, 0, HTTP2_SETTINGS, 0, 0, 0, 0, 0])


class RayPool(Generic[J, R]):
    """Actors on a Ray cluster. Every node needs this package in the same version."""

    def __init__(self, make_handler: Callable[[], Handler[J, R]], address: str, size: int | None) -> None:
        """With a size of None, one worker for each CPU of the cluster."""
        self._ray = import_optional("ray", "ray")
        self._owns_connection = not self._ray.is_initialized()
        if self._owns_connection:
            _connect(self._ray, address, size)
        self.size = size or max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        actor = self._ray.remote(num_cpus=1, max_restarts=MAX_RETRIES, max_task_retries=MAX_RETRIES)(RayWorker)
        self._idle: list[Any] = [actor.remote(make_handler) for _ in range(self.size)]
        self._busy: dict[Any, tuple[Any, J]] = {}

    @property
    def idle(self) -> int:
        return len(self._idle)

    def send(self, job: J) -> None:
        worker = self._idle.pop()
        self._busy[worker.handle.remote(job)] = worker, job

    def wait(self, seconds: float | None = None) -> list[tuple[J, R]]:
        done, _ = self._ray.wait(list(self._busy), num_returns=1, timeout=seconds)
        return [self._receive(reference) for reference in done]

    def close(self) -> None:
        with suppress(Exception):  # a cluster that is shutting down may raise anything
            self._ray.get([worker.close.remote() for worker in self._idle], timeout=CLOSE_TIMEOUT_SECONDS)
        for worker in (*self._idle, *(worker for worker, _ in self._busy.values())):
            self._ray.kill(worker)
        if self._owns_connection:
            self._ray.shutdown()

    def _receive(self, reference: Any) -> tuple[J, R]:
        worker, job = self._busy.pop(reference)
        self._idle.append(worker)
        try:
            return job, self._ray.get(reference)
        except self._ray.exceptions.RayError as error:
            raise WorkerDied(f"A worker of the cluster died before it was done: {_first_line(error)}") from None


class RayWorker:
    """The actor: makes a handler on its node and passes it jobs."""

    def __init__(self, make_handler: Callable[[], Handler[Any, Any]]) -> None:
        self._handler = make_handler()

    def handle(self, job: Any) -> Any:
        return self._handler(job)

    def close(self) -> None:
        self._handler.close()


def _connect(ray: Any, address: str, size: int | None) -> None:
    """Start a local cluster, or connect to the one at the address."""
    _check_reachable(address)
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        if address == LOCAL:
            os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
            ray.init(LOCAL, num_cpus=size, include_dashboard=False, object_store_memory=OBJECT_STORE_BYTES, **quiet)
        else:
            ray.init(address, **quiet)
    except ConnectionError:
        raise BadSetup(f"No Ray cluster was found at {address}; give its address, or {LOCAL} to start one.") from None
    except (ValueError, RuntimeError) as error:
        raise BadSetup(f"Ray does not start at {address}: {_first_line(error)}") from None


def _check_reachable(address: str) -> None:
    """Fail within seconds if no cluster listens there. Ray itself retries for minutes and logs each attempt."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon and port.isdecimal():
        try:
            with create_connection((host.strip("[]"), int(port)), timeout=CONNECT_TIMEOUT_SECONDS) as connection:
                answers = _speaks_http2(connection)
        except (OSError, OverflowError):
            answers = False
        if not answers:
            raise BadSetup(f"No Ray cluster answers at {address}.") from None


def _speaks_http2(connection: socket) -> bool:
    """Whether a server answers as Ray's do, which speak gRPC. With TLS nothing can be told, so it is taken to."""
    if os.environ.get("RAY_USE_TLS", "0") not in ("", "0"):
        return True
    connection.sendall(HTTP2_GREETING)
    header = b""
    while len(header) < HTTP2_FRAME_HEADER and (more := connection.recv(HTTP2_FRAME_HEADER - len(header))):
        header += more
    return len(header) == HTTP2_FRAME_HEADER and header[3] == HTTP2_SETTINGS


def _first_line(error: Exception) -> str:
    return (str(error).strip().splitlines() or [""])[0]
