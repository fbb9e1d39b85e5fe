"""Analyses of finished games: made once in a worker process, kept in the store, and shown to everybody."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

import msgspec

from ..engine import Record, Refused
from . import protocol
from .kept_analysis import KeptAnalysis
from .messages import text as words
from .shutdown import end_tasks
from .storage.store import Store
from .tables.table import Table

DOCUMENT = "analysis"
"""The kind of the stored documents. Their ids are those of the tables."""
MAX_ANALYSES, MAX_ANALYSES_PER_ADDRESS = 20, 3
"""How many analyses wait or run, in all and for one address."""
MAX_REMEMBERED_FAILURES = 1000

logger = logging.getLogger(__name__)


class ProgressSource(Protocol):
    @property
    def progress(self) -> float: ...


class AnalysisWorkers(Protocol):
    """Analyses records outside the event loop."""

    async def analyse_record(
        self, record: Record, seconds: float, address: str, on_start: Callable[[ProgressSource], object]
    ) -> protocol.AnalysisInfo: ...


class StoredAnalysis(msgspec.Struct):
    """An analysis and the rules that it was made with. Under other rules it is made anew."""

    rules_version: int
    components_hash: str
    analysis: KeptAnalysis


class _Job:
    """An analysis that waits or runs."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.task: asyncio.Task[None] | None = None
        self.source: ProgressSource | None = None

    def start(self, source: ProgressSource) -> None:
        self.source = source

    def state(self) -> protocol.AnalysisState:
        if self.source is None:
            return protocol.AnalysisState("waiting")
        return protocol.AnalysisState("running", round(self.source.progress, 3))


class Analyses:
    def __init__(self, store: Store, workers: AnalysisWorkers | None, seconds: float) -> None:
        """`workers`: None if this server analyses no games. `seconds`: about how long each may take."""
        self._store = store
        self._workers = workers
        self._seconds = seconds
        self._jobs: dict[str, _Job] = {}
        self._failed: dict[str, None] = {}

    async def close(self) -> None:
        await end_tasks(*(job.task for job in self._jobs.values() if job.task is not None))

    async def state(self, table: Table) -> protocol.AnalysisState:
        """How far the analysis of this game is. Refused while the game is on: it would give away hands."""
        if table.status != "over":
            raise Refused(words("refusal-analysis-when-over"))
        if (job := self._jobs.get(table.id)) is not None:
            return job.state()
        if (analysis := await self._read(table)) is not None:
            return protocol.AnalysisState("done", 1.0, analysis)
        return protocol.AnalysisState("failed" if table.id in self._failed else "none")

    async def start(self, table: Table, address: str) -> protocol.AnalysisState:
        """Analyse this game, unless that is done or under way. If too many are waiting, the answer is still "none"."""
        state = await self.state(table)
        if state.status not in ("none", "failed") or table.id in self._jobs:
            return await self.state(table)
        if self._workers is None:
            raise Refused(words("refusal-no-analyses"))
        of_address = sum(job.address == address for job in self._jobs.values())
        if len(self._jobs) >= MAX_ANALYSES or of_address >= MAX_ANALYSES_PER_ADDRESS:
            return protocol.AnalysisState("none")
        self._jobs[table.id] = job = _Job(address)
        job.task = asyncio.create_task(self._analyse(self._workers, table.id, table.record(), job))
        return job.state()

    async def _analyse(self, workers: AnalysisWorkers, id: str, record: Record, job: _Job) -> None:
        try:
            analysis = await workers.analyse_record(record, self._seconds, job.address, job.start)
            kept = analysis if isinstance(analysis, KeptAnalysis) else KeptAnalysis(**msgspec.structs.asdict(analysis))
            stored = StoredAnalysis(record.version, record.components_hash, kept)
            await self._store.put_document(DOCUMENT, id, msgspec.json.encode(stored).decode())
            self._failed.pop(id, None)
        except Exception as error:
            logger.warning("an analysis failed", extra={"table": id, "error": type(error).__name__})
            if len(self._failed) >= MAX_REMEMBERED_FAILURES:
                self._failed.clear()
            self._failed[id] = None
        finally:
            del self._jobs[id]

    async def _read(self, table: Table) -> protocol.AnalysisInfo | None:
        text = await self._store.get_document(DOCUMENT, table.id)
        if text is None:
            return None
        try:
            stored = msgspec.json.decode(text, type=StoredAnalysis)
        except msgspec.MsgspecError:
            # An older server has written it.
            return None
        current = (stored.rules_version, stored.components_hash) == (table.game.version, table.game.components_hash)
        return stored.analysis.shown() if current else None
