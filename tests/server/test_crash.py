"""Servers that are killed at any moment: every acknowledged choice is there once, and all tables continue."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import asyncpg

from jollyroger.engine import Fast, playout
from jollyroger.games import all_games

from .in_process import reach_same_version
from .own_services import own_redis
from .reconnecting_players import CheckedTable
from .recording_client import Message, RecordingClient
from .run_async import SOAK, run_async
from .server_process import UNLIMITED, ServerProcess, ensure_stopped, start_server

LONGEST, *_ = sorted(
    all_games().values(), key=lambda game: playout(game.new(game.seats[0], Fast(1)), Fast(1))[0], reverse=True
)
CountLines = Callable[[str], Awaitable[int]]


async def wait_for_progress(count_lines: CountLines, server: ServerProcess, table: Message) -> None:
    """Wait until a table where only bots sit has continued, while somebody watches."""
    before = await count_lines(table["table"])
    watcher = await server.connect(table["table"], table["watch"])
    deadline = time.monotonic() + 60
    while await count_lines(table["table"]) <= before:
        assert time.monotonic() < deadline, "the bots do not continue"
        await asyncio.sleep(0.1)
    await watcher.leave()


def port_of(server: ServerProcess) -> int:
    return int(server.address.rpartition(":")[2])


async def play_while_killing(data: Path, flags: list[str], count_lines: CountLines, kills: int) -> None:
    luck = random.Random(kills)
    servers = [start_server(data, *flags, module=UNLIMITED)]
    try:
        bots = servers[0].open(LONGEST.id, *["random"] * 2, start=True, policy={"bot_pace": "brisk"})
        checked_tables = [CheckedTable(servers, LONGEST, 2), CheckedTable(servers, LONGEST, 3)]
        for kill in range(kills):
            await asyncio.sleep(0.2 + luck.random())
            servers[0].kill()
            ensure_stopped(servers[0])
            servers[0] = await asyncio.to_thread(start_server, data, *flags, module=UNLIMITED, port=port_of(servers[0]))
            if SOAK or kill in (0, kills - 1):
                await wait_for_progress(count_lines, servers[0], bots)
            if all(player.is_over for player in checked_tables[-1].players):
                checked_tables.append(CheckedTable(servers, LONGEST, 2))
        await asyncio.sleep(0.5)
        for checked in checked_tables:
            await checked.stop_and_check()
        assert sum(player.connections for player in checked_tables[0].players) >= 2
        assert sum(len(player.acknowledged) for checked in checked_tables for player in checked.players) > 10 * kills
        assert "Traceback" not in servers[0].log, servers[0].log[-3000:]
    finally:
        ensure_stopped(servers[0])


@run_async
async def test_a_server_that_is_killed_repeatedly_loses_and_repeats_no_choice(data: Path) -> None:
    async def count_lines(table: str) -> int:
        db = sqlite3.connect(data / "jollyroger.sqlite")
        try:
            count: int = db.execute("SELECT count(*) FROM log_lines WHERE table_id = ?", (table,)).fetchone()[0]
            return count
        finally:
            db.close()

    await play_while_killing(data, [], count_lines, kills=50 if SOAK else 6)


@run_async
async def test_a_server_on_postgres_that_is_killed_repeatedly_loses_and_repeats_no_choice(
    data: Path, database: str
) -> None:
    await play_while_killing(data, ["--database", database], count_lines_in(database), kills=50 if SOAK else 4)


def count_lines_in(database: str) -> CountLines:
    async def count_lines(table: str) -> int:
        connection = await asyncpg.connect(database)
        try:
            count: int = await connection.fetchval("SELECT count(*) FROM log_lines WHERE table_id = $1", table)
            return count
        finally:
            await connection.close()

    return count_lines


@run_async
async def test_two_servers_share_tables_while_each_of_them_and_redis_are_killed(tmp_path: Path, database: str) -> None:
    luck = random.Random(1)
    with own_redis() as redis:
        flags = ["--database", database, "--redis", redis.url]
        servers = [start_server(tmp_path / name, *flags, module=UNLIMITED) for name in ("one", "two")]
        try:
            bots = servers[0].open(LONGEST.id, *["random"] * 2, start=True, policy={"bot_pace": "brisk"})
            checked_tables = [CheckedTable(servers, LONGEST, 4), CheckedTable(servers, LONGEST, 2)]
            for round in range(25 if SOAK else 1):
                for victim in (0, 1, None):
                    await asyncio.sleep(0.3 + luck.random())
                    if victim is None:
                        redis.kill()
                        await asyncio.sleep(0.5)
                        redis.start()
                    else:
                        servers[victim].kill()
                        ensure_stopped(servers[victim])
                        data, port = tmp_path / ("one", "two")[victim], port_of(servers[victim])
                        servers[victim] = await asyncio.to_thread(
                            start_server, data, *flags, module=UNLIMITED, port=port
                        )
                if round == 0:
                    await check_all_servers_see(servers, checked_tables[0])
                await wait_for_progress(count_lines_in(database), servers[0], bots)
                if all(player.is_over for player in checked_tables[-1].players):
                    checked_tables.append(CheckedTable(servers, LONGEST, 2))
            for checked in checked_tables:
                await checked.stop_and_check()
            assert sum(player.connections for player in checked_tables[0].players) > 4
        finally:
            for server in servers:
                ensure_stopped(server)


async def check_all_servers_see(servers: list[ServerProcess], checked: CheckedTable) -> None:
    """Check that what happens at a table reaches the clients of all servers."""
    watchers = [await server.connect(checked.id, checked.table["watch"]) for server in servers]
    for watcher in watchers:
        await watcher.wait_for_start()
    for _ in range(5):
        await reach_same_version(*watchers)
        await asyncio.sleep(0.1)
    # Every server knows who is connected.
    for watcher in watchers:
        await wait_for_presence(watcher)
        await watcher.leave()


async def wait_for_presence(watcher: RecordingClient) -> None:
    await watcher.wait_until(
        lambda: all(seat["present"] for seat in watcher.info["seats"]), lambda: watcher.is_over, timeout=30
    )
