"""Several tabs of one browser at the same tables: what one writes, the others see."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from jollyroger.embedded.server import EmbeddedServer
from jollyroger.server import metrics
from jollyroger.server.api.sockets import CLOSE_NO_TABLE
from jollyroger.server.tables import registry

from ..server.in_process import reach_same_version
from ..server.recording_client import Disconnected, RecordingClient
from ..server.run_async import run_async
from ..toy import GAME as TOY
from .browser import Channel, MemoryDatabase, Page, request
from .tabs import open_tabs


async def open_table(tab: EmbeddedServer, *seats: str, **more: Any) -> Any:
    policy = {"bot_pace": "instant", "substitute_after": None}
    new = {"game": TOY.id, "seats": seats, "start": True, "policy": policy, "seed": 11, **more}
    status, created = await request(tab, "POST", "/api/tables", body=new)
    assert status == 201
    return created


async def connect(tab: EmbeddedServer, created: Any, seat: int) -> RecordingClient:
    client = await RecordingClient(Page(tab, created["table"])).say_hello(created["seat_tokens"][seat]["token"])
    await client.wait_for_start()
    return client


@run_async
async def test_a_move_in_one_tab_is_seen_in_the_other() -> None:
    async with open_tabs(2) as (first, second):
        created = await open_table(first, "me", "me")
        anne, mary = await connect(first, created, 0), await connect(second, created, 1)
        for player in (anne, mary):
            await player.choose()
            await reach_same_version(anne, mary)
        assert anne.update["moment"] == mary.update["moment"] == 2


@run_async
async def test_of_two_moves_at_the_same_moment_the_later_one_is_made_again() -> None:
    async with open_tabs(2) as (first, second):
        created = await open_table(first, "me", "me")
        anne, mary = await connect(first, created, 0), await connect(second, created, 1)
        races = metrics.races.value
        await asyncio.gather(anne.choose(), mary.choose())
        assert metrics.races.value > races
        await reach_same_version(anne, mary)
        assert anne.update["moment"] == mary.update["moment"] == 2


@run_async
async def test_a_person_in_another_tab_counts_as_present() -> None:
    async with open_tabs(2) as (first, second):
        created = await open_table(first, "me", "me")
        anne = await connect(first, created, 0)
        mary = await connect(second, created, 1)
        await anne.wait_until(lambda: anne.info["seats"][1]["present"])
        await mary.leave()
        await anne.wait_until(lambda: not anne.info["seats"][1]["present"])


@run_async
async def test_what_somebody_points_at_is_shown_in_the_other_tab() -> None:
    async with open_tabs(2) as (first, second):
        created = await open_table(first, "me", "me")
        anne, mary = await connect(first, created, 0), await connect(second, created, 1)
        await anne.expect_done("point", seat=0, target="card:1")
        await mary.wait_until(lambda: bool(mary.pointed))
        assert mary.pointed[0]["seat"] == 0


@run_async
async def test_news_that_got_lost_is_found_in_the_database(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "SAFETY_POLL_INTERVAL_SECONDS", 0.1)
    channel = Channel()
    async with open_tabs(2, channel=channel) as (first, second):
        created = await open_table(first, "me", "me")
        anne, mary = await connect(first, created, 0), await connect(second, created, 1)
        channel.is_cut = True
        await anne.choose()
        await mary.wait_until(lambda: mary.update["moment"] == 1)


@run_async
async def test_news_that_cannot_be_read_is_ignored() -> None:
    async with open_tabs(2) as (first, second):
        created = await open_table(first, "me", "me")
        anne, mary = await connect(first, created, 0), await connect(second, created, 1)
        for text in ("avast", "{}", '{"process": 1}'):
            second.receive_news(text)
        await anne.choose()
        await reach_same_version(anne, mary)


@run_async
async def test_a_table_is_still_there_when_the_browser_is_opened_again() -> None:
    database = MemoryDatabase()
    async with open_tabs(1, database) as (tab,):
        created = await open_table(tab, "me", "me")
        await (await connect(tab, created, 0)).choose()
    async with open_tabs(1, database) as (tab,):
        anne = await connect(tab, created, 0)
        assert anne.update["moment"] == 1


@run_async
async def test_a_table_that_is_deleted_is_gone_in_every_tab() -> None:
    database = MemoryDatabase()
    async with open_tabs(2, database) as (first, second):
        deleted, kept = await open_table(first, "me", "me"), await open_table(first, "me", "me")
        anne, mary = await connect(first, deleted, 0), await connect(second, deleted, 1)
        for _ in range(2):
            assert await request(first, "POST", f"/api/tables/{deleted['table']}/delete", body={}) == (200, {})
        assert {*database.rows} == {kept["table"]} == {table for table, _ in database.lines}
        for player in (anne, mary):
            with pytest.raises(Disconnected) as closed:
                await player.choose()
            assert closed.value.code == CLOSE_NO_TABLE
        status, _ = await request(second, "GET", f"/api/tables/{deleted['table']}")
        assert status == 404
        assert database.rows.keys() == {kept["table"]}
