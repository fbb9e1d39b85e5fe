"""What is different about a server inside a browser, and how it fails."""

from __future__ import annotations

from jollyroger.embedded.browser import make_server
from jollyroger.embedded.server import CLOSE_GOING_AWAY
from jollyroger.games import all_games
from jollyroger.server.api.sockets import CLOSE_NO_TABLE, CLOSE_TRY_AGAIN_LATER

from ..server.recording_client import RecordingClient
from ..server.run_async import run_async
from ..toy import GAME as TOY
from .browser import MemoryDatabase, Page, request
from .tabs import open_tabs
from .test_tabs import connect, open_table


@run_async
async def test_the_lobby_says_what_cannot_be_done_in_a_browser() -> None:
    async with open_tabs() as (tab,):
        _, lobby = await request(tab, "GET", "/api/lobby")
        features = lobby["features"]
        assert features["embedded"]
        assert not [name for name, value in features.items() if value and name != "embedded"]


@run_async
async def test_what_cannot_be_done_is_refused_with_a_sentence() -> None:
    async with open_tabs() as (tab,):
        created = await open_table(tab, "random", "random")
        watcher = await RecordingClient(Page(tab, created["table"])).say_hello(created["watch"])
        await watcher.wait_until(lambda: watcher.is_over)
        path = f"/api/tables/{created['table']}"
        assert await request(tab, "POST", f"{path}/analysis") == (409, {"why": "Games are not analysed here."})
        status, answer = await request(tab, "POST", "/api/transfers", body={"data": "x" * 40})
        assert (status, "save a game" in answer["why"]) == (404, True)
        status, offer = await request(tab, "GET", "/api/notifications")
        assert (status, offer["push_key"], offer["mail"], offer["webhook_hosts"]) == (200, None, False, [])


@run_async
async def test_everybody_has_the_same_daily_game_in_every_browser() -> None:
    secrets = set()
    for _ in range(2):
        async with open_tabs() as (tab,):
            created = await open_table(tab, "me", "random", daily=True, seed=None)
            table = await (await tab.registry.get(created["table"])).current()
            secrets.add(table.opened.secret)
            status, daily = await request(tab, "GET", f"/api/daily/{TOY.id}?seats=2")
            assert (status, daily["par"]["name"]) == (200, "Mate")
    assert len(secrets) == 1


@run_async
async def test_a_verdict_does_not_claim_that_nobody_could_know_the_luck() -> None:
    async with open_tabs() as (tab,):
        created = await open_table(tab, "random", "random", seed=None)
        watcher = await RecordingClient(Page(tab, created["table"])).say_hello(created["watch"])
        await watcher.wait_until(lambda: watcher.is_over)
        _, record = await request(tab, "GET", f"/api/tables/{created['table']}/record")
        _, verdict = await request(tab, "POST", "/api/verify", body=record)
        assert verdict["outcome"] == "proven"
        assert verdict["text"].endswith("whoever played could have looked it up.")
        record["deal"][0] = (record["deal"][0] + 1) % 24
        _, verdict = await request(tab, "POST", "/api/verify", body=record)
        assert verdict["outcome"] == "false"
        assert "browser" not in verdict["text"]


@run_async
async def test_a_page_is_told_that_the_socket_is_open_and_why_it_was_closed() -> None:
    async with open_tabs() as (tab,):
        page = Page(tab, "none")
        client = RecordingClient(page)
        assert await client.wait_for_close() == CLOSE_NO_TABLE
        assert page.events == ["open", "close"]
        await page.send("too late")


@run_async
async def test_pages_are_told_when_the_server_is_closed() -> None:
    async with open_tabs() as (tab,):
        anne = await connect(tab, await open_table(tab, "me", "me"), 0)
    assert await anne.wait_for_close() == CLOSE_GOING_AWAY


@run_async
async def test_nothing_is_posted_to_a_page_that_is_gone() -> None:
    async with open_tabs() as (tab,):
        created = await open_table(tab, "me", "me")
        anne, mary = await connect(tab, created, 0), await connect(tab, created, 1)
        page = mary.connection
        assert isinstance(page, Page)
        await mary.leave()
        count = len(page.events)
        await anne.choose()
        await anne.wait_until(lambda: not anne.info["seats"][1]["present"])
        assert page.events[count:] == []


@run_async
async def test_while_the_database_cannot_be_used_nothing_is_lost() -> None:
    database = MemoryDatabase()
    async with open_tabs(1, database) as (tab,):
        created = await open_table(tab, "me", "me")
        anne = await connect(tab, created, 0)
        database.problem = "InvalidStateError"
        option = anne.update["question"]["options"][0]["id"]
        command = {"seat": 0, "action": option, "version": anne.version}
        assert "could not be saved" in await anne.expect_refused("choose", **command)
        status, answer = await request(tab, "GET", "/api/tables")
        assert (status, "nothing is lost" in answer["why"]) == (503, True)
        assert await RecordingClient(Page(tab, "other")).wait_for_close() == CLOSE_TRY_AGAIN_LATER
        database.problem = ""
        await anne.choose(option)
        assert anne.update["moment"] == 1


@run_async
async def test_on_a_full_device_the_reader_is_told_to_make_room() -> None:
    database = MemoryDatabase()
    async with open_tabs(1, database) as (tab,):
        anne = await connect(tab, await open_table(tab, "me", "me"), 0)
        database.problem = "QuotaExceededError: the current transaction exceeded its quota limitations."
        option = anne.update["question"]["options"][0]["id"]
        command = {"seat": 0, "action": option, "version": anne.version}
        assert "no room left on this device" in await anne.expect_refused("choose", **command)
        status, answer = await request(tab, "POST", "/api/tables", body={"game": TOY.id, "seats": ["me", "me"]})
        assert (status, "no room left on this device" in answer["why"]) == (503, True)


@run_async
async def test_the_program_of_a_browser_offers_all_games() -> None:
    server = make_server(MemoryDatabase(), lambda text: None)
    await server.open()
    status, content_type, text = await server.request("GET", "/api/lobby", "", "")
    assert (status, content_type) == (200, "application/json")
    assert all(f'"id":"{id}"' in text for id in all_games())
    await server.close()


@run_async
async def test_a_page_is_answered_in_its_language() -> None:
    server = make_server(MemoryDatabase(), lambda text: None)
    await server.open()
    _, _, english = await server.request("GET", "/api/lobby", "", "")
    _, _, german = await server.request("GET", "/api/lobby", "", "", "de")
    await server.close()
    assert '"Captain"' in english
    assert '"Kapitän"' in german
