"""Servers that are killed in the middle of everything: what was acknowledged is there, once, and all tables go on."""

from __future__ import annotations

import asyncio
import random
import shutil
import signal
import socket
import sqlite3
import subprocess
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import pytest

from jollyroger.engine import Fast, playout
from jollyroger.games import all_games

from .reconnecting_players import CheckedTable
from .recording_client import RecordingClient
from .run_async import SOAK, run_async
from .server_process import UNLIMITED, ServerProcess, ensure_stopped, start_server

LONGEST, *_ = sorted(
    all_games().values(), key=lambda game: playout(game.new(game.seats[0], Fast(1)), Fast(1))[0], reverse=True
)
Lines = Callable[[str], Awaitable[int]]


async def grows(lines: Lines, table: str) -> None:
    """A table at which only bots sit goes on, though nobody has asked for it."""
    before = await lines(table)
    deadline = time.monotonic() + 60
    while await lines(table) <= before:
        assert time.monotonic() < deadline, "the bots do not go on"
        await asyncio.sleep(0.1)


def port_of(server: ServerProcess) -> int:
    return int(server.address.rpartition(":")[2])


async def storm(data: Path, flags: list[str], lines: Lines, kills: int) -> None:
    luck = random.Random(kills)
    fleet = [start_server(data, *flags, module=UNLIMITED)]
    try:
        bots = fleet[0].open(LONGEST.id, *["random"] * 2, start=True, policy={"bot_pace": "brisk"})
        checked_tables = [CheckedTable(fleet, LONGEST, 2), CheckedTable(fleet, LONGEST, 3)]
        for kill in range(kills):
            await asyncio.sleep(0.2 + luck.random())
            fleet[0].kill()
            ensure_stopped(fleet[0])
            fleet[0] = await asyncio.to_thread(start_server, data, *flags, module=UNLIMITED, port=port_of(fleet[0]))
            if SOAK or kill in (0, kills - 1):
                await grows(lines, bots["table"])
            if all(player.is_over for player in checked_tables[-1].players):
                checked_tables.append(CheckedTable(fleet, LONGEST, 2))
        await asyncio.sleep(0.5)
        for checked in checked_tables:
            await checked.stop_and_check()
        assert sum(player.connections for player in checked_tables[0].players) >= 2
        assert sum(len(player.acknowledged) for checked in checked_tables for player in checked.players) > 10 * kills
        assert "Traceback" not in fleet[0].log, fleet[0].log[-3000:]
    finally:
        ensure_stopped(fleet[0])


@run_async
async def test_a_server_that_is_killed_again_and_again_loses_and_doubles_nothing(data: Path) -> None:
    async def lines(table: str) -> int:
        db = sqlite3.connect(data / "jollyroger.sqlite")
        try:
            count: int = db.execute("SELECT count(*) FROM log_lines WHERE table_id = ?", (table,)).fetchone()[0]
            return count
        finally:
            db.close()

    await storm(data, [], lines, kills=50 if SOAK else 6)


@run_async
async def test_nor_does_one_that_keeps_its_tables_in_postgres(data: Path, database: str) -> None:
    await storm(data, ["--database", database], counted(database), kills=50 if SOAK else 4)


def counted(database: str) -> Lines:
    async def lines(table: str) -> int:
        connection = await asyncpg.connect(database)
        try:
            count: int = await connection.fetchval("SELECT count(*) FROM log_lines WHERE table_id = $1", table)
            return count
        finally:
            await connection.close()

    return lines


class Redis:
    """A Redis that can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self._folder = folder
        self.start()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        server = shutil.which("redis-server")
        if server is None:
            pytest.fail("redis-server is not on this machine: run the tests by `make test`, which installs it.")
        command = [server, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", str(self._folder)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        for _ in range(100):
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                time.sleep(0.05)
        raise AssertionError("Redis does not start")

    def kill(self) -> None:
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(10)


@contextmanager
def own_redis(folder: Path) -> Iterator[Redis]:
    redis = Redis(folder)
    try:
        yield redis
    finally:
        redis.kill()


async def in_step(watchers: list[RecordingClient]) -> None:
    """All of them come to see the newest that any of them sees."""
    version = max(watcher.version for watcher in watchers)
    for watcher in watchers:
        await watcher.wait_for(version=version)


@run_async
async def test_two_servers_share_their_tables_and_either_may_be_killed_and_redis_too(
    tmp_path: Path, database: str
) -> None:
    luck = random.Random(1)
    with own_redis(tmp_path) as redis:
        flags = ["--database", database, "--redis", redis.url]
        fleet = [start_server(tmp_path / name, *flags, module=UNLIMITED) for name in ("one", "two")]
        try:
            bots = fleet[0].open(LONGEST.id, *["random"] * 2, start=True, policy={"bot_pace": "brisk"})
            checked_tables = [CheckedTable(fleet, LONGEST, 4), CheckedTable(fleet, LONGEST, 2)]
            for round in range(25 if SOAK else 1):
                for victim in (0, 1, None):
                    await asyncio.sleep(0.3 + luck.random())
                    if victim is None:
                        redis.kill()
                        await asyncio.sleep(0.5)
                        redis.start()
                    else:
                        fleet[victim].kill()
                        ensure_stopped(fleet[victim])
                        data, port = tmp_path / ("one", "two")[victim], port_of(fleet[victim])
                        fleet[victim] = await asyncio.to_thread(start_server, data, *flags, module=UNLIMITED, port=port)
                if round == 0:
                    await seen_by_all(fleet, checked_tables[0])
                await grows(counted(database), bots["table"])
                if all(player.is_over for player in checked_tables[-1].players):
                    checked_tables.append(CheckedTable(fleet, LONGEST, 2))
            for checked in checked_tables:
                await checked.stop_and_check()
            assert sum(player.connections for player in checked_tables[0].players) > 4
        finally:
            for server in fleet:
                ensure_stopped(server)


async def seen_by_all(fleet: list[ServerProcess], checked: CheckedTable) -> None:
    """What happens at a table is told at once at all servers, again and again."""
    watchers = [await server.connect(checked.id, checked.table["watch"]) for server in fleet]
    for watcher in watchers:
        await watcher.wait_for_start()
    for _ in range(5):
        await in_step(watchers)
        await asyncio.sleep(0.1)
    # Everybody's presence is known everywhere.
    for watcher in watchers:
        await all_there(watcher)
        await watcher.leave()


async def all_there(watcher: RecordingClient) -> None:
    await watcher.wait_until(
        lambda: all(seat_info["present"] for seat_info in watcher.info["seats"]), lambda: watcher.is_over, timeout=30
    )
