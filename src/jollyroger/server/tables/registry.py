"""The tables of this process: opened, loaded from the store, driven when they are due, evicted when unused."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Protocol

import msgspec

from ...engine import BadRecord, Game, Record, Refused
from .. import protocol
from ..fanout import Fanout, TableNews
from ..notifications.service import NotificationService
from ..shutdown import end_tasks
from ..storage.store import RUNNING, Store, StoreUnavailable, all_rows
from ..table_log import entries
from ..table_log.log_record import record_from_log
from ..time_slices import TimeSlicer
from . import daily, opening
from .commands import require_copy_permission
from .credentials import Credentials
from .daily import BotGamePlayer, DailyGames
from .driver import BotWorkers
from .live_table import LiveTable
from .loading.loader import TableLoader
from .loading.unavailable import TableClosed, TableUnavailable, TableUnreadable
from .opening import OPEN, Seating
from .table import Table, with_effect
from .table_row import RowCache

EVICT_AFTER_SECONDS = 60.0
"""A table nobody is connected to leaves memory after this time."""
SWEEP_INTERVAL_SECONDS = 5.0
"""How often due tables are looked up, and unused ones evicted."""
DUE_LIMIT = 200
"""The most tables one sweep loads."""
MAX_IMPORT_CHOICES, MAX_IMPORT_CHARACTERS = 5_000, 512 * 1024
"""The longest record that can be played on. The longest golden record has 852 choices in 21 kB."""
LIST_LIMIT = 50
"""The most tables the lobby lists of each kind."""
POLL_INTERVAL_SECONDS = 0.5
"""How often tables in memory are read from the store while news of other processes does not arrive."""
SAFETY_POLL_INTERVAL_SECONDS = 5.0
"""How often they are read while it does: a notification can get lost unnoticed."""

logger = logging.getLogger(__name__)


class RecordWorkers(BotGamePlayer, Protocol):
    """Replays and verifies records, outside the event loop."""

    async def verify_record(self, text: str, address: str) -> protocol.Verdict: ...

    async def replay_views(
        self, record: Record, seat: int | None, first: int, last: int, text_board: bool, address: str
    ) -> list[bytes]: ...


class TableRegistry:
    def __init__(
        self,
        games: Mapping[str, Game[Any]],
        store: Store,
        fanout: Fanout,
        workers: BotWorkers,
        record_workers: RecordWorkers,
        daily_key: str,
        notifications: NotificationService | None = None,
    ) -> None:
        """`record_workers` are separate from the bots' workers, so that no bot waits for a long replay."""
        self.games = games
        self.store = store
        self.record_workers = record_workers
        self.dailies = DailyGames(daily_key, record_workers)
        self._fanout = fanout
        self._workers = workers
        self._notifications = notifications
        self._slicer = TimeSlicer()
        self._loader = TableLoader(games, store, self._slicer)
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks = [
            asyncio.create_task(fanout.listen(self._receive_news, self._catch_up), name="fan-out"),
            asyncio.create_task(self._sweep(), name="sweep"),
            asyncio.create_task(self._poll(), name="poll"),
            asyncio.create_task(self._upgrade(), name="upgrade"),
        ]
        if notifications is not None:
            notifications.start(self.get)

    def __len__(self) -> int:
        """The number of tables in memory."""
        return len(self._tables)

    async def close(self) -> None:
        """Stop all tables. Store, fan-out and workers stay open: they belong to the caller."""
        if self._notifications is not None:
            await self._notifications.close()
        for live_table in self._tables.values():
            live_table.close()
        await end_tasks(*self._tasks)

    # --- finding and loading ----------------------------------------------------------------------

    async def get(self, id: str) -> LiveTable:
        """The table with this id, loaded from the store if it is not in memory."""
        if (live_table := self._tables.get(id)) is not None:
            # Not evicted before the caller has connected to it.
            live_table.used_at = time.monotonic()
            if not self._fanout.is_healthy:
                await live_table.catch_up()
            return live_table
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load_live(id))
            self._loading[id].add_done_callback(lambda task: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def load(self, id: str) -> Table:
        """Build a table from its log, or raise `TableUnavailable`."""
        return await self._loader.load(id)

    async def summaries(self, over: bool) -> list[protocol.TableSummary]:
        """The listed tables whose game is over, or those whose game is not."""
        rows = await self.store.list_tables(["over"] if over else RUNNING, LIST_LIMIT)
        return [self._read_summary(id, summary) for id, summary in rows]

    def _read_summary(self, id: str, text: str) -> protocol.TableSummary:
        try:
            summary = msgspec.json.decode(text, type=protocol.TableSummary)
        except msgspec.MsgspecError:
            return protocol.TableSummary(id, id, "", "paused", [], 0, None, 0.0, TableUnreadable.why)
        if (problem := self._loader.problem(id)) is not None:
            summary.problem, summary.join = problem.why, None
        return summary

    async def _load_live(self, id: str) -> LiveTable:
        live_table = self._add(await self.load(id))
        # Another process may have written while this one was loading.
        await live_table.catch_up()
        return live_table

    def _add(self, table: Table) -> LiveTable:
        live_table = LiveTable(
            table, self.store, self._fanout, self._workers, self.load, self._slicer, self._notifications
        )
        self._tables[table.id] = live_table
        live_table.start()
        return live_table

    # --- new tables and copies --------------------------------------------------------------------

    async def open(self, request: protocol.NewTable) -> protocol.Created:
        opened = opening.opened_from_request(self._game(request.game), self.dailies, request)
        return await self._create(opened, Seating(request.seats, request.names, request.salt, request.start))

    async def clone(self, original: LiveTable, credentials: Credentials, clone: protocol.Clone) -> protocol.Created:
        """Open a table that plays on from a moment of this one."""
        prepared: list[tuple[entries.TableOpened, Seating]] = []

        def make_entries(table: Table) -> list[entries.Entry]:
            require_copy_permission(table, credentials)
            prepared[:] = [opening.opened_from_clone(table, clone)]
            return [] if table.status == "over" else [entries.TableCloned(clone.moment)]

        await original.write(make_entries)
        return await self._create(*prepared[0])

    async def import_record(self, text: str, address: str = "") -> protocol.Created:
        """Open a table that plays on from a record file. All its seats are free. `address`: of the client."""
        if len(text) > MAX_IMPORT_CHARACTERS:
            raise BadRecord(f"The record is too long: at most {MAX_IMPORT_CHARACTERS // 1024} kB can be played on.")
        record = Record.loads(text)
        if len(record.choices) > MAX_IMPORT_CHOICES:
            raise BadRecord(f"The record is too long: at most {MAX_IMPORT_CHOICES} choices can be played on.")
        verdict = await self.record_workers.verify_record(text, address)
        if verdict.outcome == "false":
            raise BadRecord(verdict.text)
        game = self._game(record.game)
        if record.components_hash != game.components_hash:
            raise BadRecord("The record was played with another component file, which is not here.")
        return await self._create(opening.opened_from_record(game, record), Seating([OPEN] * record.seats))

    async def export_record(self, live_table: LiveTable, credentials: Credentials) -> Record:
        """The record of a game. Everybody at the table is notified if the game is still going on."""

        records: list[Record] = []

        def make_entries(table: Table) -> list[entries.Entry]:
            require_copy_permission(table, credentials)
            records[:] = [public_record(table)]
            noticed = table.status == "over" or table.copied_at == table.moment
            return [] if noticed else [entries.RecordExported(table.moment)]

        await live_table.write(make_entries)
        return records[0]

    async def finished_record(self, id: str) -> Record:
        """The record of a game that is over or whose table is closed."""
        try:
            table = await (await self.get(id)).current()
        except TableClosed:
            lines = [entries.decode(line) for line in await self.store.read_lines(id)]
            opened = lines[0].entry
            assert isinstance(opened, entries.TableOpened)
            record = record_from_log(lines)
            return replace(record, secret=record.secret if daily.is_secret_public(opened.day) else None)
        if table.status != "over":
            raise Refused("The game is not over yet; its record is shown when it is.")
        return public_record(table)

    async def bot_outcome(self, game: str, seats: int) -> str:
        """How bots alone do in today's daily game."""
        self._game(game).fill_options(seats, {})
        return await self.dailies.bot_outcome(game, seats)

    def _game(self, id: str) -> Game[Any]:
        if id not in self.games:
            raise Refused(f"There is no game '{id}'; there are {', '.join(self.games)}.")
        return self.games[id]

    async def _create(self, opened: entries.TableOpened, seating: Seating) -> protocol.Created:
        table, lines, created = opening.prepare_table(self.games, opened, seating)
        if seating.start:
            lines.append(entries.LogLine(table.updated_at, entries.GameStarted()))
            await self._slicer.run(table.apply_in_steps(lines[-1]))
            lines[-1] = with_effect(table, lines[-1])
        await self.store.create(table.id, [entries.encode(line) for line in lines], RowCache().build(table))
        self._add(table)
        logger.info("table opened", extra={"table": table.id, "game": opened.game, "seats": opened.seats})
        return created

    # --- background -------------------------------------------------------------------------------

    async def _receive_news(self, news: TableNews) -> None:
        if (live_table := self._tables.get(news.table)) is not None:
            try:
                await live_table.receive_news(news)
            except (StoreUnavailable, TableUnavailable):
                # Polling brings it later, and whoever uses the table learns what is wrong with it.
                return
            except Exception:
                # The next news brings what was missed; the listening task must survive.
                logger.exception("news of a table could not be applied", extra={"table": news.table})

    async def _catch_up(self) -> None:
        """Read what other processes have written, and tell them who is connected here."""
        for live_table in list(self._tables.values()):
            await self._catch_up_table(live_table)
            if live_table.presence.listeners:
                live_table.announce_presence()

    async def _poll(self) -> None:
        """Read the tables in memory from the store: often while news does not arrive, else now and then."""
        polled_at = time.monotonic()
        while True:
            await asyncio.sleep(POLL_INTERVAL_SECONDS)
            if self._fanout.is_healthy and time.monotonic() - polled_at < SAFETY_POLL_INTERVAL_SECONDS:
                continue
            polled_at = time.monotonic()
            if not await self._was_changed_elsewhere():
                continue
            for live_table in list(self._tables.values()):
                await self._catch_up_table(live_table)

    async def _was_changed_elsewhere(self) -> bool:
        """Whether another process may have written: another server, or the operator's `jollyroger tables`."""
        try:
            return await self.store.changed_elsewhere()
        except StoreUnavailable:
            return True

    async def _catch_up_table(self, live_table: LiveTable) -> None:
        try:
            await live_table.catch_up()
        except (StoreUnavailable, TableUnavailable):
            return
        except Exception:
            logger.exception("a table could not be read again", extra={"table": live_table.id})

    async def _upgrade(self) -> None:
        """Let tables whose rules have changed go on, or close them, though nobody asks for them."""
        try:
            async for id, row in all_rows(self.store):
                game = self.games.get(row.game)
                is_outdated = game is not None and row.rules != entries.rules_of(game)
                if is_outdated and row.status in RUNNING and id not in self._tables:
                    with contextlib.suppress(TableUnavailable):
                        await self.load(id)
        except StoreUnavailable as error:
            # Each table is upgraded when it is next loaded.
            logger.warning("the store is unavailable", extra={"error": str(error)})
        except Exception:
            logger.exception("the upgrade failed")

    async def _sweep(self) -> None:
        """Load the tables that are due though nobody is connected to them, and evict those that are not used."""
        # At first everything that is due; later only what no other process has taken care of in the meantime.
        overdue = 0.0
        while True:
            try:
                await self._load_due(time.time() - overdue)
                self._evict_unused()
                self._announce_presence()
                await self.store.delete_expired_documents()
            except StoreUnavailable as error:
                logger.warning("the store is unavailable", extra={"error": str(error)})
            except Exception:
                logger.exception("the sweep failed")
            overdue = SWEEP_INTERVAL_SECONDS
            await asyncio.sleep(SWEEP_INTERVAL_SECONDS)

    async def _load_due(self, before: float) -> None:
        """Load the tables that were due before this time. A table that fails does not affect the others."""
        # Quarantined tables stay due: without room for them, they would crowd out the others.
        for id in await self.store.due_tables(before, DUE_LIMIT + self._loader.problem_count):
            if id in self._tables or self._loader.problem(id) is not None:
                continue
            try:
                await (await self.get(id)).refresh_row()
            except TableUnavailable:
                pass
            except StoreUnavailable:
                raise
            except Exception:
                logger.exception("a due table could not be loaded", extra={"table": id})

    def _announce_presence(self) -> None:
        for live_table in list(self._tables.values()):
            if live_table.presence.listeners:
                try:
                    live_table.announce_presence()
                except Exception:
                    logger.exception("presence could not be announced", extra={"table": live_table.id})

    def _evict_unused(self) -> None:
        now = time.monotonic()
        for id, live_table in list(self._tables.items()):
            unused = not live_table.presence.listeners and now - live_table.used_at > EVICT_AFTER_SECONDS
            if unused and not live_table.lock.locked():
                live_table.close()
                del self._tables[id]


def public_record(table: Table) -> Record:
    """The record as anybody may see it now: a daily game keeps its secret while others may play it."""
    record = table.record()
    return record if table.is_secret_public else replace(record, secret=None)
