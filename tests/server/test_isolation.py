"""One table, one client, one file or one address does not slow down or stop the others."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from jollyroger.engine import BadRecord, Match, Record
from jollyroger.server import protocol
from jollyroger.server.fair_queue import JobOrigin
from jollyroger.server.messages import text
from jollyroger.server.storage.sqlite import open_sqlite
from jollyroger.server.storage.store import Store, TableRow
from jollyroger.server.tables import driver
from jollyroger.server.tables.credentials import Credentials
from jollyroger.server.tables.driver import BotAnswer
from jollyroger.server.tables.loading.unavailable import TableUnreadable
from jollyroger.server.workers import BotUnavailable

from .in_process import InProcessServer, in_process, players_with_cards_given, settle
from .run_async import run_async

# --- unreadable tables ----------------------------------------------------------------------------

HOST_DECIDES = protocol.TablePolicy(bot_pace="instant", substitute_after=None, undo="host")
LISTED = protocol.TablePolicy(listed=True, clock=protocol.Clock(move=1))


async def store_unreadable_table(store: Store, id: str, line: str = "not a log line") -> None:
    """Store a listed table that is overdue and whose log cannot be read."""
    summary = (
        f'{{"id":"{id}","title":"Wreck","game":"toy","status":"playing","names":[],"free_seats":0,'
        '"join":"token","updated":0}'
    )
    await store.create(id, [line], TableRow("toy", "playing", True, 1.0, 1.0, summary))


async def open_due_table(server: InProcessServer) -> str:
    """A table whose person is absent and runs out of time within a second."""
    return (await server.open("me", "me", names=["Anne", "Mary"], policy=LISTED)).table


@run_async
async def test_an_unreadable_table_does_not_keep_the_sweep_from_the_others(data: Path) -> None:
    store = open_sqlite(data)
    async with in_process(data, store) as server:
        due = await open_due_table(server)
    store = open_sqlite(data)
    for number in range(3):
        await store_unreadable_table(store, f"bad{number}")
    await asyncio.sleep(1.1)
    async with in_process(data, store) as server:
        for _ in range(500):
            if due in server.registry._tables:
                break
            await asyncio.sleep(0.01)
        assert set(server.registry._tables) == {due}


@run_async
async def test_many_unreadable_tables_do_not_crowd_out_the_others(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jollyroger.server.tables.registry.DUE_LIMIT", 2)
    store = open_sqlite(data)
    async with in_process(data, store) as server:
        due = await open_due_table(server)
    store = open_sqlite(data)
    for number in range(5):
        await store_unreadable_table(store, f"bad{number}")
    await asyncio.sleep(1.1)
    async with in_process(data, store) as server:
        for _ in range(4):
            await server.registry._load_due(2e9 * 10)
        assert due in server.registry._tables


@run_async
@pytest.mark.parametrize(
    "line", ["not a log line", '{"at":1,"entry":{"type":"game_started"}}', '{"at":1,"entry":{"type":"unknown"}}']
)
async def test_an_unreadable_table_is_quarantined_and_shown_with_a_reason(data: Path, line: str) -> None:
    store = open_sqlite(data)
    await store_unreadable_table(store, "bad", line)
    reads = 0
    read_lines = store.read_lines

    async def count_reads(id: str, first: int = 0) -> list[str]:
        nonlocal reads
        reads += 1
        return await read_lines(id, first)

    store.read_lines = count_reads  # type: ignore[method-assign]
    async with in_process(data, store) as server:
        for _ in range(5):
            with pytest.raises(TableUnreadable):
                await server.registry.get("bad")
            await server.registry._load_due(2e9)
        assert reads == 1
        (shown,) = await server.registry.summaries(over=False)
        assert (shown.problem, shown.join) == (text(TableUnreadable.message), None)
        client = await server.connect("bad", "token")
        assert client.disconnected is not None
        assert (client.disconnected.code, client.disconnected.reason) == (4422, text(TableUnreadable.message))


@run_async
async def test_a_table_is_not_quarantined_while_the_store_fails(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = open_sqlite(data)
    async with in_process(data, store) as server:
        id = await open_due_table(server)
    store = open_sqlite(data)
    async with in_process(data, store) as server:

        async def fail(id: str, first: int = 0) -> list[str]:
            raise OSError("the disk is gone")

        with monkeypatch.context() as patch:
            patch.setattr(store, "read_lines", fail)
            with pytest.raises(OSError, match="gone"):
                await server.registry.get(id)
        assert (await server.registry.get(id)).id == id


@run_async
async def test_a_summary_that_cannot_be_read_does_not_hide_the_others(data: Path) -> None:
    store = open_sqlite(data)
    await store.create("bad", ["x"], TableRow("toy", "playing", True, None, 1.0, "{"))
    async with in_process(data, store) as server:
        id = await open_due_table(server)
        shown = {summary.id: summary.problem for summary in await server.registry.summaries(over=False)}
        assert shown == {id: "", "bad": text(TableUnreadable.message)}


# --- long games -----------------------------------------------------------------------------------


@asynccontextmanager
async def most_choices_in_a_turn(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Callable[[], int]]:
    """Counts the choices that are replayed between two turns of another task in the event loop."""
    turn = 0
    turns_of_choices: list[int] = []
    choose = Match.choose

    def counting_choose(self: Match[Any], *args: Any) -> Any:
        turns_of_choices.append(turn)
        return choose(self, *args)

    async def take_turns() -> None:
        nonlocal turn
        while True:
            turn += 1
            await asyncio.sleep(0)

    monkeypatch.setattr(Match, "choose", counting_choose)
    task = asyncio.create_task(take_turns())
    try:
        yield lambda: max(Counter(turns_of_choices).values())
    finally:
        task.cancel()
        monkeypatch.setattr(Match, "choose", choose)


async def play_whole_game(server: InProcessServer) -> tuple[str, Record]:
    """A game that is over. Returns the table and the record."""
    table = await server.open("me", "me", names=["Anne", "Mary"], seed=11)
    clients = await server.connect_all(table)
    await asyncio.gather(*(client.play(random.Random(1)) for client in clients))
    for client in clients:
        await client.leave()
    live_table = await server.registry.get(table.table)
    return table.table, await server.registry.export_record(live_table, Credentials([]))


@run_async
async def test_other_tasks_get_their_turn_during_every_replay(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jollyroger.server.time_slices.SLICE_SECONDS", 0.0)
    async with in_process(data) as server:
        id, record = await play_whole_game(server)
        moment = len(record.choices) - 1
        assert moment > 10
        original = await server.registry.get(id)
        async with most_choices_in_a_turn(monkeypatch) as most:
            await server.registry.load(id)
            assert most() == 1
        async with most_choices_in_a_turn(monkeypatch) as most:
            clone = await server.registry.clone(original, Credentials([]), protocol.Clone(moment))
            assert most() == 1
        async with most_choices_in_a_turn(monkeypatch) as most:
            await server.registry.load(clone.table)
            assert most() == 1
        _, anne, mary = await players_with_cards_given(server, HOST_DECIDES)
        await asyncio.gather(*(client.play(random.Random(1), until_moment=8) for client in (anne, mary)))
        async with most_choices_in_a_turn(monkeypatch) as most:
            await anne.expect_done("rewind", moment=6)
            assert most() == 1


@run_async
async def test_a_record_that_is_too_long_is_refused_before_it_is_replayed(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with in_process(data) as server:
        _, record = await play_whole_game(server)
        choices = json.loads(record.dumps())["choices"]
        text = record.dumps().replace('"choices": [', '"choices": [' + f"{json.dumps(choices[0])}," * 102_000)

        async def verify_record(text: str, address: str) -> protocol.Verdict:
            raise AssertionError("the record was replayed")

        monkeypatch.setattr(server.registry.record_workers, "verify_record", verify_record)
        with pytest.raises(BadRecord, match="at most 512 kB"):
            await server.registry.import_record(text)
        monkeypatch.setattr("jollyroger.server.tables.registry.MAX_IMPORT_CHOICES", len(choices) - 1)
        with pytest.raises(BadRecord, match=f"at most {len(choices) - 1} choices"):
            await server.registry.import_record(record.dumps())


@run_async
async def test_a_hello_is_answered_with_the_end_of_a_long_log(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jollyroger.server.tables.updates.log.MAX_LOG_MOMENTS", 5)
    async with in_process(data) as server:
        table, anne, mary = await players_with_cards_given(server)
        await asyncio.gather(*(client.play(random.Random(1), until_moment=12) for client in (anne, mary)))
        late = await server.connect(table.table, table.seat_tokens[0].token)
        await late.wait_for_start()
        moment = late.update["moment"]
        assert late.update["log_from"] == 0
        assert [each["number"] for each in late.update["log"]] == list(range(moment - 4, moment + 1))
        # A client that knows the rest gets only what is new.
        again = await server.connect(
            table.table, table.seat_tokens[0].token, version=late.version - 2, known={0: anne.log[: moment - 1]}
        )
        await again.wait_for_start()
        assert len(again.update["log"]) == 2


@run_async
async def test_rewinds_that_would_make_loading_endless_are_refused(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jollyroger.server.tables.commands.MAX_REPLAYED_CHOICES", 7)
    async with in_process(data) as server:
        _, anne, mary = await players_with_cards_given(server, HOST_DECIDES)
        for _ in range(7):
            await anne.expect_done("rewind", moment=1)
            await anne.wait_until(lambda: anne.update["moment"] == 1)
            player = anne if anne.update["question"] else mary
            await player.wait_until(player.must_choose)
            await player.choose()
            await anne.wait_until(lambda: anne.update["moment"] == 2)
        assert "too often" in await anne.expect_refused("rewind", moment=1)
        assert (await anne.expect_done("rewind", moment=0))["version"] > 0


# --- bots -----------------------------------------------------------------------------------------


class CountingWorkers:
    """Counts what bots are asked, and for whom."""

    def __init__(self, server: InProcessServer, monkeypatch: pytest.MonkeyPatch) -> None:
        self.origins: list[JobOrigin] = []
        self.failures = 0
        self._choose = server.workers.choose
        self.ready = asyncio.Event()
        """Bots do not answer before this is set."""
        self.ready.set()
        monkeypatch.setattr(server.workers, "choose", self.choose)

    async def choose(self, *args: Any) -> BotAnswer:
        self.origins.append(args[-1])
        if self.failures:
            self.failures -= 1
            raise BotUnavailable
        await self.ready.wait()
        return await self._choose(*args)


@run_async
async def test_bots_do_not_play_while_nobody_is_connected(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with in_process(data) as server:
        workers = CountingWorkers(server, monkeypatch)
        tables = [await server.open("random", "random") for _ in range(5)]
        await settle()
        assert workers.origins == []
        assert await server.registry.store.due_tables(2e9 * 10, 100) == []
        watcher = await server.connect(tables[0].table, tables[0].watch, address="watcher")
        await watcher.wait_until(lambda: watcher.is_over)
        assert set(workers.origins) == {JobOrigin(tables[0].table, "watcher", urgent=False)}


@run_async
async def test_bots_stop_when_the_only_person_leaves_and_play_on_when_they_return(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with in_process(data) as server:
        workers = CountingWorkers(server, monkeypatch)
        workers.ready.clear()
        table = await server.open("me", "random", seed=1)
        token = table.seat_tokens[0].token
        anne = await server.connect(table.table, token, address="anne")
        await anne.wait_for_start()
        await anne.choose()
        await anne.leave()
        asked = len(workers.origins)
        assert set(workers.origins) == {JobOrigin(table.table, "anne", urgent=True)}
        workers.ready.set()
        await settle()
        assert (await (await server.registry.get(table.table)).current()).moment == 1
        assert len(workers.origins) == asked
        again = await server.connect(table.table, token)
        await again.wait_for_start()
        await again.wait_until(lambda: again.update["moment"] >= 2)


@run_async
async def test_a_table_asks_again_when_no_worker_answers_for_a_bot(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "BOT_RETRY_SECONDS", 0.01)
    async with in_process(data) as server:
        workers = CountingWorkers(server, monkeypatch)
        workers.failures = 5
        table = await server.open("random", "random")
        watcher = await server.connect(table.table, table.watch)
        await watcher.wait_until(lambda: watcher.is_over)
        assert workers.failures == 0


@run_async
async def test_bots_that_repeat_themselves_are_paused_until_the_host_resumes(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with in_process(data) as server:
        monkeypatch.setattr("jollyroger.server.tables.table.REPEATED_CHOICES", 5)
        monkeypatch.setattr("jollyroger.server.tables.table.DIFFERENT_CHOICES", 5)
        table = await server.open("random", "random", seed=11)
        host = await server.connect(table.table, table.host)
        await host.wait_until(lambda: host.info["status"] == "paused")
        moment = host.update["moment"]
        assert moment >= 5
        assert [notice for notice in host.notices if "repeat themselves" in notice]
        monkeypatch.undo()
        await host.expect_done("pause", on=False)
        await host.wait_until(lambda: host.is_over)
