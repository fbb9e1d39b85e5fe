"""Analyses of finished games: when they may be made, that they are made once, and that they are kept."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from jollyroger.engine import Record, Refused
from jollyroger.lab.analysis.player_summary import analyse_for_players
from jollyroger.server import protocol
from jollyroger.server.administration import Administration
from jollyroger.server.analyses import DOCUMENT, MAX_ANALYSES_PER_ADDRESS, Analyses, ProgressSource
from jollyroger.server.tables.table import Table
from jollyroger.server.worker_process import ProcessPool

from ..toy import GAME as TOY
from .in_process import InProcessServer, games, in_process
from .run_async import run_async
from .server_process import ServerProcess

ANALYSIS = protocol.AnalysisInfo(False, [protocol.CurvePoint(0, [0.5, 0.5])], [], [], 9, 0.1)


class HalfDone:
    progress = 0.5


class HeldWorkers:
    """Workers whose analyses end when the test says so."""

    def __init__(self, error: Exception | None = None) -> None:
        self.may_end = asyncio.Event()
        self.started = 0
        self.error = error

    async def analyse_record(
        self, record: Record, seconds: float, address: str, on_start: Callable[[ProgressSource], object]
    ) -> protocol.AnalysisInfo:
        self.started += 1
        await asyncio.sleep(0)
        on_start(HalfDone())
        await self.may_end.wait()
        if self.error is not None:
            raise self.error
        return ANALYSIS


async def finished_table(server: InProcessServer) -> Table:
    created = await server.open("random", "random")
    watcher = await server.connect(created.table, created.watch)
    await watcher.wait_until(lambda: watcher.is_over)
    return await (await server.registry.get(created.table)).current()


async def until_status(analyses: Analyses, table: Table, status: str) -> protocol.AnalysisState:
    for _ in range(1000):
        if (state := await analyses.state(table)).status == status:
            return state
        await asyncio.sleep(0.005)
    raise AssertionError(f"never {status}")


@run_async
async def test_an_analysis_is_made_once_and_shown_to_all(data: Path) -> None:
    async with in_process(data) as server:
        table, workers = await finished_table(server), HeldWorkers()
        analyses = Analyses(server.registry.store, workers, 1.0)
        assert (await analyses.state(table)).status == "none"
        assert (await analyses.start(table, "here")).status == "waiting"
        assert (await until_status(analyses, table, "running")).progress == 0.5
        assert (await analyses.start(table, "there")).status == "running"
        workers.may_end.set()
        assert (await until_status(analyses, table, "done")).analysis == ANALYSIS
        assert (await analyses.start(table, "there")).status == "done"
        assert workers.started == 1
        # Another server, or the same one after a restart, has it too.
        assert (await Analyses(server.registry.store, None, 1.0).state(table)).analysis == ANALYSIS


@run_async
async def test_a_running_game_is_not_analysed(data: Path) -> None:
    async with in_process(data) as server:
        created = await server.open("me", "mate")
        table = await (await server.registry.get(created.table)).current()
        analyses = Analyses(server.registry.store, HeldWorkers(), 1.0)
        for call in (analyses.state(table), analyses.start(table, "here")):
            with pytest.raises(Refused, match="still on"):
                await call


@run_async
async def test_an_address_has_only_a_few_analyses_at_a_time(data: Path) -> None:
    async with in_process(data) as server:
        workers = HeldWorkers()
        analyses = Analyses(server.registry.store, workers, 1.0)
        tables = [await finished_table(server) for _ in range(MAX_ANALYSES_PER_ADDRESS + 1)]
        for table in tables[:-1]:
            await analyses.start(table, "here")
        assert (await analyses.start(tables[-1], "here")).status == "none"
        assert (await analyses.start(tables[-1], "there")).status == "waiting"
        workers.may_end.set()
        for table in tables:
            await until_status(analyses, table, "done")


@run_async
async def test_a_failed_analysis_can_be_tried_again(data: Path) -> None:
    async with in_process(data) as server:
        table, workers = await finished_table(server), HeldWorkers(TimeoutError())
        workers.may_end.set()
        analyses = Analyses(server.registry.store, workers, 1.0)
        await analyses.start(table, "here")
        await until_status(analyses, table, "failed")
        workers.error = None
        await analyses.start(table, "here")
        await until_status(analyses, table, "done")


@run_async
async def test_an_analysis_made_with_other_rules_is_not_shown(data: Path) -> None:
    async with in_process(data) as server:
        table, workers = await finished_table(server), HeldWorkers()
        workers.may_end.set()
        analyses = Analyses(server.registry.store, workers, 1.0)
        await analyses.start(table, "here")
        await until_status(analyses, table, "done")
        stored = await server.registry.store.get_document(DOCUMENT, table.id)
        assert stored is not None
        for other in (stored.replace('"rules_version":1', '"rules_version":0'), "{}"):
            await server.registry.store.put_document(DOCUMENT, table.id, other)
            assert (await analyses.state(table)).status == "none"


@run_async
async def test_the_analysis_of_a_deleted_table_is_deleted_too(data: Path) -> None:
    async with in_process(data) as server:
        table, workers, store = await finished_table(server), HeldWorkers(), server.registry.store
        workers.may_end.set()
        analyses = Analyses(store, workers, 1.0)
        await analyses.start(table, "here")
        await until_status(analyses, table, "done")
        await Administration(games(), store).delete(table.id)
        assert await store.get_document(DOCUMENT, table.id) is None


@run_async
async def test_a_server_without_analyses_says_so(data: Path) -> None:
    async with in_process(data) as server:
        table = await finished_table(server)
        with pytest.raises(Refused, match="not analysed here"):
            await Analyses(server.registry.store, None, 1.0).start(table, "here")


@run_async
async def test_a_worker_process_reports_its_progress(data: Path) -> None:
    async with in_process(data) as server:
        table = await finished_table(server)
        pool = ProcessPool(games, 1, analyse=analyse_for_players, niceness=5)
        sources: list[ProgressSource] = []
        try:
            analysis = await pool.analyse_record(table.record(), 0.5, "here", sources.append)
        finally:
            pool.close()
        assert sources[0].progress == 1.0
        moments = [point.moment for point in analysis.curve]
        assert (moments[0], moments[-1]) == (0, table.moment)
        assert moments == sorted(set(moments))
        assert sum(analysis.curve[-1].chances) == pytest.approx(1.0)


@run_async
async def test_a_game_is_analysed_over_http(server: ServerProcess) -> None:
    created = server.open(TOY.id, "random", "random", start=True)
    path = f"/api/tables/{created['table']}"
    watcher = await server.connect(created["table"], created["watch"])
    await watcher.wait_until(lambda: watcher.is_over)
    await watcher.leave()
    deadline = time.monotonic() + 60
    assert server.get(f"{path}/analysis").expect()["status"] == "none"
    assert server.post(f"{path}/analysis", {}).expect(202)["status"] in ("waiting", "running")
    state: dict[str, Any] = {"status": "waiting"}
    while state["status"] in ("waiting", "running"):
        assert time.monotonic() < deadline
        await asyncio.sleep(0.1)
        state = server.get(f"{path}/analysis").expect()
    assert state["status"] == "done"
    assert state["analysis"]["curve"]
    running = server.open(TOY.id, "me", "mate", start=True)
    assert "still on" in server.get(f"/api/tables/{running['table']}/analysis", running["host"]).expect(409)["why"]
