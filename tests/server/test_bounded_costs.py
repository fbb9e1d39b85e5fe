"""What clients cost is bounded: spectators, updates, chat, logs, new tables, and tables that have left memory."""

from __future__ import annotations

import asyncio
import gc
import random
import weakref
from pathlib import Path
from typing import Any

import pytest

from jollyroger.games import all_games
from jollyroger.server import protocol
from jollyroger.server.fair_queue import QueueFull
from jollyroger.server.tables import table_info
from jollyroger.server.tables.updates import cache
from jollyroger.server.tables.updates.content import Viewpoint
from jollyroger.server.worker_process import ProcessPool

from .in_process import games, in_process, players_with_cards_given, settle
from .recording_client import RecordingClient
from .run_async import run_async
from .server_process import CLI, running_server


async def wait_for_presence(client: RecordingClient) -> None:
    """Wait until the client knows that somebody is in the first seat."""
    await client.wait_until(lambda: bool(client.info["seats"][0]["present"]))


async def wait_for_chat(client: RecordingClient, text: str) -> None:
    await client.wait_until(lambda: bool(client.chat) and client.chat[-1]["text"] == text)


class CountingListener:
    """A client that counts how often it is woken and looked at."""

    def __init__(self, *seats: int) -> None:
        self.address = "somewhere"
        self.has_host_token = False
        self.wakes = 0
        self.looks = 0
        self._seats = list(seats)

    @property
    def seats(self) -> list[int]:
        self.looks += 1
        return self._seats

    @seats.setter
    def seats(self, seats: list[int]) -> None:
        self._seats = seats

    def wake(self) -> None:
        self.wakes += 1

    def show_pointing(self, pointed: protocol.Pointed) -> None:
        pass


@run_async
async def test_a_spectator_costs_the_same_however_many_there_are(data: Path) -> None:
    async with in_process(data) as server:
        table = await server.open("me", "me", names=["Anne", "Mary"])
        live_table = await server.registry.get(table.table)
        spectators = [CountingListener() for _ in range(1600)]
        for spectator in spectators:
            await live_table.connect(spectator)
            live_table.infos.get(await live_table.current(), live_table.presence, show_links=False)
        assert sum(spectator.wakes for spectator in spectators) == 0
        assert max(spectator.looks for spectator in spectators) <= 3
        # Everybody learns once that Anne is here, and nothing about her second window.
        anne, again = CountingListener(0), CountingListener(0)
        await live_table.connect(anne)
        await live_table.connect(again)
        await live_table.disconnect(again)
        assert {spectator.wakes for spectator in spectators} == {1}
        await live_table.disconnect(anne)
        assert {spectator.wakes for spectator in spectators} == {2}
        for spectator in spectators:
            await live_table.disconnect(spectator)
        assert max(spectator.looks for spectator in spectators) <= 5


@run_async
async def test_the_info_of_a_table_is_built_once_for_all_spectators(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    builds = 0
    build = table_info.build_table_info

    def counting_build(*args: Any) -> protocol.TableInfo:
        nonlocal builds
        builds += 1
        return build(*args)

    monkeypatch.setattr(table_info, "build_table_info", counting_build)
    async with in_process(data) as server:
        table = await server.open("me", "me", names=["Anne", "Mary"])
        spectators = [await server.connect(table.table, table.watch) for _ in range(40)]
        assert builds == 1
        await server.connect(table.table, table.seat_tokens[0].token)
        for spectator in spectators:
            await wait_for_presence(spectator)
        assert builds <= 3


@run_async
async def test_a_person_whose_link_was_renewed_elsewhere_is_no_longer_present(data: Path) -> None:
    async with in_process(data) as server:
        table = await server.open("me", "me", names=["Anne", "Mary"])
        token = table.seat_tokens[0].token
        first = await server.connect(table.table, token)
        mary = await server.connect(table.table, table.seat_tokens[1].token)
        await first.expect_done("new_seat_link", seat=0)
        await first.leave()
        await mary.wait_until(lambda: not mary.info["seats"][0]["present"])


@run_async
async def test_a_limited_number_of_updates_is_cached(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "MAX_CACHED_UPDATES", 4)
    async with in_process(data) as server:
        table, anne, mary = await players_with_cards_given(server)
        await asyncio.gather(*(client.play(random.Random(1), until_moment=12) for client in (anne, mary)))
        live_table = await server.registry.get(table.table)
        current = await live_table.current()
        sent = [live_table.updates.get(current, Viewpoint(0), version) for version in range(current.version)]
        assert len(set(sent)) > 4
        assert len(live_table.updates._encoded) == 4


@run_async
async def test_only_the_last_lines_of_the_chat_are_kept_and_sent(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jollyroger.server.tables.table.MAX_CHAT_LINES", 5)
    async with in_process(data) as server:
        table, anne, mary = await players_with_cards_given(server)
        for number in range(8):
            await anne.expect_done("send_chat", seat=0, text=f"line {number}")
            await wait_for_chat(mary, f"line {number}")
        late = await server.connect(table.table, table.watch)
        await late.expect_refused("send_chat", seat=0, text="Arr!")
        assert [line["text"] for line in late.chat] == [f"line {number}" for number in range(3, 8)]
        assert [line["text"] for line in mary.chat if line["seat"] == 0] == [f"line {number}" for number in range(8)]


@run_async
async def test_a_seat_can_send_a_limited_number_of_chat_lines_at_a_time(data: Path) -> None:
    async with in_process(data) as server:
        _, anne, mary = await players_with_cards_given(server)
        for number in range(10):
            await anne.expect_done("send_chat", seat=0, text=f"line {number}")
        assert "wait a moment" in await anne.expect_refused("send_chat", seat=0, text="and another")
        await mary.expect_done("send_chat", seat=1, text="Arr!")


@run_async
async def test_a_table_with_a_full_log_can_only_be_played_to_its_end(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with in_process(data) as server:
        _, anne, mary = await players_with_cards_given(server)
        monkeypatch.setattr("jollyroger.server.tables.live_table.MAX_LOG_LINES", 1)
        assert "log of this table is full" in await anne.expect_refused("send_chat", seat=0, text="Arr!")
        await anne.expect_done("ping")
        await asyncio.gather(anne.play(random.Random(1)), mary.play(random.Random(2)))


@run_async
async def test_an_evicted_table_leaves_memory_at_once(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with in_process(data) as server:
        table = await server.open("me", "random", names=["Anne"])
        (anne,) = await server.connect_all(table)
        await anne.wait_for_start()
        await anne.choose()
        await anne.leave()
        server.clients.clear()
        await settle()
        alive = [weakref.ref(await server.registry.get(table.table))]
        alive.append(weakref.ref(await alive[0]().current()))  # type: ignore[union-attr, arg-type]
        monkeypatch.setattr("jollyroger.server.tables.registry.EVICT_AFTER_SECONDS", -1.0)
        # A reference cycle would keep the table until the next collection, which is rare on a server.
        gc.collect()
        gc.disable()
        try:
            server.registry._evict_unused()
            await settle()
            assert [reference() for reference in alive] == [None, None]
        finally:
            gc.enable()


def test_an_address_can_open_a_limited_number_of_tables(tmp_path: Path) -> None:
    with running_server(tmp_path, module=CLI) as server:
        new = {"game": next(iter(all_games())), "seats": ["me", "open"]}
        answers = [server.post("/api/tables", new) for _ in range(41)]
        assert [answer.status for answer in answers] == [201] * 40 + [429]
        assert "wait a minute" in answers[-1].expect(429)["why"]


@run_async
async def test_an_address_can_have_a_limited_number_of_records_verified_at_a_time() -> None:
    pool = ProcessPool(games, 1, max_waiting=4, max_per_group=2)
    try:
        mine = [asyncio.create_task(pool.verify_record("x", "me")) for _ in range(3)]
        await asyncio.sleep(0)
        theirs = asyncio.create_task(pool.verify_record("x", "them"))
        results = await asyncio.gather(*mine, theirs, return_exceptions=True)
        assert [isinstance(result, QueueFull) for result in results] == [False, False, True, False]
    finally:
        pool.close()
