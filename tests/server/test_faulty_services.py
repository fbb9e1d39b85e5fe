"""Redis and PostgreSQL that hang, die and come back while people play at two server processes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from tools.services import Service

from jollyroger.server import fanout, metrics, protocol
from jollyroger.server.api.sockets import CLOSE_TRY_AGAIN_LATER
from jollyroger.server.fanout import Fanout, RedisFanout

from ..toy import GAME as TOY
from .in_process import in_process, two_players
from .own_services import own_postgres, own_redis, two_servers
from .recording_client import RecordingClient
from .run_async import run_async
from .server_process import ServerProcess, running_server

SOON_SECONDS = 3.0
"""Far below the five seconds that a hung Redis used to cost, and far above what a busy machine needs."""
FAULTS: dict[str, Callable[[Service], None]] = {"hangs": Service.suspend, "is killed": Service.kill}
REPAIRS: dict[str, Callable[[Service], None]] = {"hangs": Service.resume, "is killed": Service.start}


async def people_at_both(servers: list[ServerProcess]) -> list[RecordingClient]:
    """Two people at one table, each connected to another process."""
    table = servers[0].open(TOY.id, "me", "me", start=True)
    clients = [
        await server.connect(table["table"], taken["token"])
        for server, taken in zip(servers, table["seat_tokens"], strict=True)
    ]
    for client in clients:
        await client.wait_for_start()
    return clients


async def make_choice(clients: list[RecordingClient]) -> None:
    """Whoever is asked chooses, is answered soon, and the other one sees it soon."""
    chooser = next(client for client in clients if client.update["question"])
    started = time.monotonic()
    answer = await chooser.choose()
    assert answer["type"] == "done", answer
    assert time.monotonic() - started < SOON_SECONDS
    for client in clients:
        await client.wait_until(partial(has_version, client, answer["version"]), timeout=SOON_SECONDS)


def has_version(client: RecordingClient, version: int) -> bool:
    return client.version >= version


@pytest.mark.parametrize("fault", FAULTS)
@run_async
async def test_two_processes_play_on_soon_while_redis(tmp_path: Path, database: str, fault: str) -> None:
    with own_redis() as redis, two_servers(tmp_path, database, redis.url) as servers:
        clients = await people_at_both(servers)
        await make_choice(clients)
        FAULTS[fault](redis)
        for _ in range(2):
            await make_choice(clients)
        REPAIRS[fault](redis)
        await make_choice(clients)
        for client in clients:
            await client.leave()
        assert "redis is down" in servers[0].log
        assert "Traceback" not in servers[0].log + servers[1].log


@pytest.mark.parametrize("news_arrives", [True, False])
@run_async
async def test_an_absent_person_is_replaced_only_if_others_would_report_them_as_connected(
    data: Path, news_arrives: bool
) -> None:
    network = Fanout()
    network.is_healthy = news_arrives
    async with in_process(data, fanout=network) as server:
        _, anne, mary = await two_players(server, protocol.TablePolicy(substitute_after=0))
        await anne.choose()
        await mary.leave()
        await asyncio.sleep(0.5)
        await anne.expect_done("ping")
        assert anne.info["seats"][1]["substituted"] == news_arrives


@run_async
async def test_publishing_never_waits_and_drops_news_only_of_too_many_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fanout, "MAX_UNSENT_TABLES", 3)
    with own_redis() as redis:
        sender, listener = RedisFanout(redis.url), RedisFanout(redis.url)
        received: dict[str, int] = {}
        gaps = 0

        async def on_news(news: fanout.TableNews) -> None:
            received[news.table] = news.line_count

        async def on_gap() -> None:
            nonlocal gaps
            gaps += 1

        listening = asyncio.create_task(listener.listen(on_news, on_gap))
        try:
            await wait_until(lambda: listener.is_healthy)
            redis.suspend()
            await wait_until(lambda: not listener.is_healthy)
            before = dropped_count()
            started = time.monotonic()
            for line_count in (1, 2):
                for table in ("a", "b", "c", "d"):
                    sender.publish(table, line_count, [])
            assert time.monotonic() - started < 0.5
            assert dropped_count() - before == 2
            # Of each table, only the newest news is kept.
            assert {table: news.line_count for table, news in sender._unsent.items()} == {"a": 2, "b": 2, "c": 2}
            redis.resume()
            await wait_until(lambda: listener.is_healthy and not sender._unsent)
            assert gaps == 2
            sender.publish("e", 3, [])
            await wait_until(lambda: received.get("e") == 3)
        finally:
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)
            await sender.close()
            await listener.close()


def dropped_count() -> float:
    return float(metrics.news_dropped.value)


async def wait_until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("fault", ["is stopped", "is killed"])
@run_async
async def test_commands_are_refused_while_postgres(data: Path, fault: str) -> None:
    with own_postgres() as postgres, running_server(data, "--database", postgres.url) as server:
        table = server.open(TOY.id, "me", "me", start=True)
        clients = [await server.connect(table["table"], taken["token"]) for taken in table["seat_tokens"]]
        for client in clients:
            await client.wait_for_start()
        await make_choice(clients)
        (postgres.stop if fault == "is stopped" else postgres.kill)()
        for client in clients:
            if client.update["question"]:
                assert "could not be saved" in (await client.choose())["why"]
        for path in ("/api/tables", f"/api/tables/{table['table']}", "/api/tables/unknown"):
            assert "try again" in server.get(path).expect(503)["why"]
        assert (
            "try again"
            in server.call("POST", "/api/tables", {"game": TOY.id, "seats": ["me", "me"]}).expect(503)["why"]
        )
        late = await server.connect(table["table"], table["watch"])
        assert await late.wait_for_close() == CLOSE_TRY_AGAIN_LATER
        assert server.get("/health").expect(503) == {"ready": False}
        postgres.start()
        # The same connections play on.
        for _ in range(3):
            await wait_until_saved(clients)
        for client in clients:
            await client.leave()
        assert "Traceback" not in server.log, server.log[-3000:]


async def wait_until_saved(clients: list[RecordingClient]) -> None:
    """Choose again and again until the choice is saved."""
    chooser = next(client for client in clients if client.update["question"])
    async with asyncio.timeout(30):
        while (answer := await chooser.choose())["type"] != "done":
            assert "could not be saved" in answer["why"], answer
            await asyncio.sleep(0.2)
    for client in clients:
        await client.wait_for(version=answer["version"])
