"""Faults that are injected while people play, each repaired after a moment."""

from __future__ import annotations

import asyncio
import random
import resource
import signal
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from tools.services import Service

from ..server.reconnecting_players import ReconnectingPlayer
from ..server.server_process import UNLIMITED, ServerProcess, ensure_stopped, start_server

MAX_HANG_SECONDS = 2.5
RESTART_ATTEMPTS = 30
UNLIMITED_SIZE = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)

Inject = Callable[[], Awaitable[None]]


class FaultInjector:
    """The faults that can happen to these processes. Several may happen at once, but not to the same process."""

    def __init__(
        self,
        luck: random.Random,
        servers: list[ServerProcess],
        folders: Sequence[Path],
        flags: Sequence[str],
        players: Callable[[], list[ReconnectingPlayer]],
        postgres: Service | None = None,
        redis: Service | None = None,
    ) -> None:
        """`servers` is changed in place when a server is started again."""
        self._luck = luck
        self._servers = servers
        self._folders = folders
        self._flags = flags
        self._players = players
        self.kinds: dict[str, tuple[str, Inject]] = {}
        """By the name of the fault, what it happens to and how."""
        for number in range(len(servers)):
            self._add_server_faults(number)
        if postgres is not None:
            self._add_service_faults("postgres", postgres)
        if redis is not None:
            self._add_service_faults("redis", redis)
        if postgres is None:
            self.kinds["disk full"] = "server 0", self._fill_disk
        self.kinds["connections cut"] = "connections", self._cut_connections

    def _add_server_faults(self, number: int) -> None:
        async def kill() -> None:
            await asyncio.to_thread(self._servers[number].kill)
            await self._start_server(number)

        async def restart() -> None:
            await asyncio.to_thread(self._servers[number].stop)
            await self._start_server(number)

        async def hang() -> None:
            process = self._servers[number].process
            process.send_signal(signal.SIGSTOP)
            await self._wait()
            process.send_signal(signal.SIGCONT)

        target = f"server {number}"
        self.kinds[f"{target} killed"] = target, kill
        self.kinds[f"{target} restarted"] = target, restart
        self.kinds[f"{target} hung"] = target, hang

    def _add_service_faults(self, name: str, service: Service) -> None:
        async def kill() -> None:
            await asyncio.to_thread(service.kill)
            await self._wait()
            await asyncio.to_thread(service.start)

        async def restart() -> None:
            await asyncio.to_thread(service.stop)
            await asyncio.to_thread(service.start)

        async def hang() -> None:
            service.suspend()
            await self._wait()
            service.resume()

        self.kinds[f"{name} killed"] = name, kill
        self.kinds[f"{name} restarted"] = name, restart
        self.kinds[f"{name} hung"] = name, hang

    async def _fill_disk(self) -> None:
        """A limit on the size of files fails like a disk without space."""
        pid = self._servers[0].process.pid
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
        await self._wait()
        resource.prlimit(pid, resource.RLIMIT_FSIZE, UNLIMITED_SIZE)

    async def _cut_connections(self) -> None:
        for player in self._players():
            if self._luck.random() < 0.7:
                player.cut_connection()

    async def _wait(self) -> None:
        await asyncio.sleep(MAX_HANG_SECONDS * self._luck.random())

    async def _start_server(self, number: int) -> None:
        """Start a server again on its port, as often as it takes: its database may be down."""
        old = self._servers[number]
        port = int(old.address.rpartition(":")[2])
        ensure_stopped(old)
        for attempt in range(RESTART_ATTEMPTS):
            try:
                self._servers[number] = await asyncio.to_thread(
                    start_server, self._folders[number], *self._flags, module=UNLIMITED, port=port
                )
                return
            except AssertionError:
                if attempt == RESTART_ATTEMPTS - 1:
                    raise
                await asyncio.sleep(0.5)
