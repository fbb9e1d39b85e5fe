"""People point things on the board out to each other."""

from __future__ import annotations

import asyncio
from pathlib import Path

from jollyroger.server.fanout import RedisFanout, TableNews
from jollyroger.server.protocol import Pointed
from jollyroger.server.tables.pointing import MAX_IN_WINDOW, PointingRate

from .in_process import in_process, two_players
from .own_services import own_redis
from .run_async import run_async

BARREL = {"type": "pointed", "seat": 1, "target": "barrel:3"}


def test_a_seat_that_points_too_often_has_to_wait_and_the_others_do_not() -> None:
    rate = PointingRate()
    assert [rate.allow(0) for _ in range(MAX_IN_WINDOW + 1)] == [True] * MAX_IN_WINDOW + [False]
    assert rate.allow(1)
    assert rate.allow(None)


@run_async
async def test_everybody_at_the_table_sees_what_a_seat_points_at(data: Path) -> None:
    async with in_process(data) as server:
        table, anne, mary = await two_players(server)
        watcher = await server.connect(table.table, table.watch)
        lines = (await server.registry.get(table.table)).table
        assert lines is not None
        count = lines.line_count
        await mary.expect_done("point", seat=1, target="barrel:3")
        for client in (anne, mary, watcher):
            await client.wait_until(lambda client=client: client.pointed == [BARREL])  # type: ignore[misc]
        assert lines.line_count == count, "pointing is not written into the log"


@run_async
async def test_a_spectator_can_point_too(data: Path) -> None:
    async with in_process(data) as server:
        table, anne, _ = await two_players(server)
        watcher = await server.connect(table.table, table.watch)
        await watcher.expect_done("point", target="barrel:3")
        await anne.wait_until(lambda: anne.pointed == [BARREL | {"seat": None}])
        assert "not yours" in await watcher.expect_refused("point", seat=1, target="barrel:3")


@run_async
async def test_nobody_sees_a_muted_or_blocked_seat_point(data: Path) -> None:
    async with in_process(data) as server:
        _, anne, mary = await two_players(server)
        await anne.expect_done("block", seat=0, other=1, on=True)
        await mary.expect_done("point", seat=1, target="barrel:3")
        await anne.expect_done("mute", seat=1, on=True)
        assert "muted" in await mary.expect_refused("point", seat=1, target="barrel:3")
        assert anne.pointed == []


@run_async
async def test_pointing_too_often_is_refused(data: Path) -> None:
    async with in_process(data) as server:
        _, anne, _ = await two_players(server)
        for _ in range(MAX_IN_WINDOW):
            await anne.expect_done("point", seat=0, target="barrel:3")
        assert "Not so fast" in await anne.expect_refused("point", seat=0, target="barrel:3")


@run_async
async def test_pointing_reaches_other_processes() -> None:
    with own_redis() as redis:
        sender, listener = RedisFanout(redis.url), RedisFanout(redis.url)
        received: asyncio.Queue[TableNews] = asyncio.Queue()

        async def ignore_gap() -> None:
            pass

        tasks = [asyncio.create_task(each.listen(received.put, ignore_gap)) for each in (sender, listener)]
        try:
            while not (sender.is_healthy and listener.is_healthy):
                await asyncio.sleep(0.05)
            sender.publish("a table", 3, [1])
            sender.publish_pointing("a table", Pointed(1, "barrel:3"))
            news = [await asyncio.wait_for(received.get(), 10) for _ in range(2)]
            assert [each.pointed for each in news] == [None, Pointed(1, "barrel:3")]
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await sender.close()
            await listener.close()
