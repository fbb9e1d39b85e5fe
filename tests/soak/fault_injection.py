"""Play while processes are killed, hang and restart, and check that no acknowledged choice is lost or made twice.

    python -m tests.soak.fault_injection --faults 500 --commands 20000 --seed 1

Two setups run one after the other, each with half of the faults: one server on SQLite, and two servers on PostgreSQL
and Redis. The run ends when there were enough faults and choices, or after the time limit. It fails if a choice is
missing, repeated or out of order, if a finished game does not verify, if nobody can play on after a fault, or if a
server logs a traceback. All processes belong to the run and listen on the loopback interface only.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import cycle
from pathlib import Path
from typing import Any

from tools.services import Service, install_missing, postgres, redis, running

from jollyroger.engine import Game, verify
from jollyroger.games import all_games

from ..server.reconnecting_players import CheckedTable, ReconnectingPlayer
from ..server.server_process import UNLIMITED, ServerProcess, ensure_stopped, start_server
from ..toy import GAME as TOY
from .faults import FaultInjector

TABLES = 6
MAX_PAUSE_SECONDS = 0.8
TWO_FAULTS = 0.25
"""How often two faults happen at the same time."""
TRACE_LINES = 40
"""How much of a log is shown, from its first traceback on."""
PROGRESS_SECONDS = 60.0
"""After a fault is repaired, somebody must be able to play on within this time."""


class Tally:
    """What happened in a run."""

    def __init__(self) -> None:
        self.faults: Counter[str] = Counter()
        self.acknowledged = 0
        self.connections = 0
        self.tables = 0
        self.games_verified = 0
        self.choices_checked = 0

    def __str__(self) -> str:
        lines = [f"{sum(self.faults.values())} faults"]
        lines += [f"  {count:5} {kind}" for kind, count in sorted(self.faults.items())]
        lines += [
            f"{self.acknowledged} acknowledged choices at {self.tables} tables, {self.connections} connections",
            f"{self.choices_checked} recorded choices, each acknowledged once and in its place",
            f"{self.games_verified} finished games verified",
        ]
        return "\n".join(lines)


class Run:
    """One setup of servers, and the tables that are played there."""

    def __init__(self, luck: random.Random, servers: list[ServerProcess], tally: Tally) -> None:
        self.servers = servers
        self._luck = luck
        self._tally = tally
        self._games = cycle([TOY, *all_games().values()])
        self._tables: list[CheckedTable] = []
        self._finished: list[CheckedTable] = []

    @property
    def acknowledged(self) -> int:
        return sum(table.acknowledged for table in (*self._tables, *self._finished))

    def players(self) -> list[ReconnectingPlayer]:
        return [player for table in self._tables for player in table.players]

    async def open_tables(self) -> None:
        """Replace the tables whose game is over by new ones."""
        self._finished += [table for table in self._tables if table.is_over]
        self._tables = [table for table in self._tables if not table.is_over]
        while len(self._tables) < TABLES:
            game = next(self._games)
            seats = self._luck.choice(game.seats)
            self._tables.append(CheckedTable(self.servers, game, seats, await self._open(game, seats)))

    async def _open(self, game: Game[Any], seats: int) -> Any:
        """Open a table at any server. Faults may go on meanwhile."""
        deadline = time.monotonic() + PROGRESS_SECONDS
        while True:
            server = self._luck.choice(self.servers)
            try:
                return await asyncio.to_thread(server.open, game.id, *["me"] * seats, start=True)
            except (OSError, http.client.HTTPException, AssertionError):
                if time.monotonic() > deadline:
                    raise
                await asyncio.sleep(0.1)

    async def wait_for_progress(self) -> None:
        before, deadline = self.acknowledged, time.monotonic() + PROGRESS_SECONDS
        while self.acknowledged == before:
            await self.open_tables()
            assert time.monotonic() < deadline, "nobody can play on after a fault"
            for table in self._tables:
                for task in table.tasks:
                    if task.done() and not task.cancelled() and (error := task.exception()) is not None:
                        raise error
            await asyncio.sleep(0.05)

    async def inject(self, injector: FaultInjector) -> int:
        """Inject a fault, sometimes two at once. Returns their number."""
        first, second = self._luck.sample(sorted(injector.kinds), 2)
        kinds = [first]
        if self._luck.random() < TWO_FAULTS and injector.kinds[first][0] != injector.kinds[second][0]:
            kinds.append(second)
        await asyncio.gather(*(injector.kinds[kind][1]() for kind in kinds))
        self._tally.faults.update(kinds)
        return len(kinds)

    async def check(self) -> None:
        """Compare every table's record with what its players know, and verify the finished games."""
        for table in (*self._tables, *self._finished):
            record = await table.stop_and_check()
            self._tally.choices_checked += len(record.choices)
            if record.result is not None:
                verify(table.game, record)
                self._tally.games_verified += 1
            self._tally.tables += 1
            self._tally.connections += sum(player.connections for player in table.players)
        self._tally.acknowledged += self.acknowledged
        for server in self.servers:
            lines = server.log.splitlines()
            traces = [number for number, line in enumerate(lines) if "Traceback" in line]
            assert not traces, "\n".join(lines[traces[0] : traces[0] + TRACE_LINES])


@contextmanager
def running_servers(folder: Path, count: int, flags: list[str]) -> Iterator[list[ServerProcess]]:
    """Servers that are stopped at the end, also those that were started in place of others."""
    servers: list[ServerProcess] = []
    try:
        servers.extend(start_server(folder / str(number), *flags, module=UNLIMITED) for number in range(count))
        yield servers
    finally:
        for server in servers:
            ensure_stopped(server)


async def run_setup(seed: int, shared: bool, faults: int, commands: int, seconds: float, tally: Tally) -> None:
    """Inject faults until there were enough of them and enough choices, or until the time is over."""
    luck = random.Random(seed)
    deadline = time.monotonic() + seconds
    with ExitStack() as stack:
        folder = Path(
            stack.enter_context(tempfile.TemporaryDirectory(prefix="jollyroger-", ignore_cleanup_errors=True))
        )
        folder.chmod(0o755)
        services: list[Service] = []
        flags: list[str] = []
        if shared:
            for make in (postgres, redis):
                (folder / make.__name__).mkdir()
                services.append(stack.enter_context(running(make(folder / make.__name__))))
            flags = ["--database", services[0].url, "--redis", services[1].url]
        count = 2 if shared else 1
        servers = stack.enter_context(running_servers(folder, count, flags))
        run = Run(luck, servers, tally)
        folders = [folder / str(number) for number in range(count)]
        injector = FaultInjector(luck, servers, folders, flags, run.players, *services)
        await run.open_tables()
        injected = 0
        while (injected < faults or run.acknowledged < commands) and time.monotonic() < deadline:
            await asyncio.sleep(MAX_PAUSE_SECONDS * luck.random())
            before = injected
            if injected < faults:
                injected += await run.inject(injector)
            await run.wait_for_progress()
            if injected // 20 > before // 20:
                print(f"  {injected} faults, {run.acknowledged} acknowledged choices", flush=True)
        await run.check()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--faults", type=int, default=500, help="number of faults (default 500)")
    parser.add_argument("--commands", type=int, default=20_000, help="acknowledged choices at least (default 20000)")
    parser.add_argument("--seed", type=int, default=1, help="seed for the faults (default 1); timing still varies")
    parser.add_argument("--minutes", type=float, default=90.0, help="time limit (default 90)")
    args = parser.parse_args()
    install_missing()
    tally, started = Tally(), time.monotonic()
    for shared in (False, True):
        print("two servers on PostgreSQL and Redis:" if shared else "one server on SQLite:", flush=True)
        half = args.faults // 2, args.commands // 2, args.minutes * 30
        asyncio.run(run_setup(args.seed, shared, *half, tally))
    print(tally)
    print(f"{time.monotonic() - started:.0f} seconds")
    enough = sum(tally.faults.values()) >= args.faults // 2 * 2 and tally.acknowledged >= args.commands // 2 * 2
    if not enough:
        print("The time was over before there were enough faults and choices.")
    return 0 if enough else 1


if __name__ == "__main__":
    sys.exit(main())
