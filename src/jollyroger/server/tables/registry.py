"""The tables of this process: opened, loaded from the store, driven when they are due, evicted when unused."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Protocol

import msgspec

from ...engine import BadRecord, Game, Record, Refused
from .. import protocol
from ..daily import days
from ..daily.daily_games import BotGamePlayer, DailyGames
from ..fanout import Fanout, TableNews
from ..messages import text as words
from ..notifications.service import NotificationService
from ..shutdown import end_tasks
from ..storage.store import RUNNING, Store, StoreUnavailable, TableRow, all_rows
from ..table_log import entries
from ..table_log.log_record import record_from_log
from ..time_slices import TimeSlicer
from . import opening
from .commands import require_copy_permission, require_may_play_again
from .credentials import Credentials
from .driver import BotWorkers
from .learning import guided, move_first
from .learning.hints import Adviser, Hints
from .listing.row_summary import translated_outcome
from .live_table import LiveTable
from .loading.loader import TableLoader
from .loading.unavailable import TableClosed, TableUnavailable, TableUnreadable
from .opening import OPEN, PreparedTable, Seating
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
        self,
        record: Record,
        seat: int | None,
        first: int,
        last: int,
        text_board: bool,
        address: str,
        by_bot: Mapping[int, int],
    ) -> list[bytes]: ...


class TableWorkers(BotWorkers, Adviser, Protocol):
    """Lets bots choose and advise, outside the event loop."""


class TableRegistry:
    def __init__(
        self,
        games: Mapping[str, Game[Any]],
        store: Store,
        fanout: Fanout,
        workers: TableWorkers,
        record_workers: RecordWorkers,
        daily_key: str,
        notifications: NotificationService | None = None,
    ) -> None:
        """`record_workers` are separate from the bots' workers, so that no bot waits for a long replay."""
        self.games = games
        self.store = store
        self.record_workers = record_workers
        self.hints = Hints(workers)
        self.dailies = DailyGames(daily_key, record_workers, store)
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
        return [self._read_summary(id, row) for id, row in rows]

    def _read_summary(self, id: str, row: TableRow) -> protocol.TableSummary:
        try:
            summary = msgspec.json.decode(row.summary, type=protocol.TableSummary)
        except msgspec.MsgspecError:
            return protocol.TableSummary(
                id, id, "", "paused", [], 0, None, row.updated_at, words(TableUnreadable.message)
            )
        summary.updated, summary.outcome = row.updated_at, translated_outcome(summary, row)
        if (problem := self._loader.problem(id)) is not None:
            summary.problem, summary.join = words(problem.message), None
        return summary

    def in_memory(self, id: str) -> Table | None:
        """The table, if it is in memory and up to date."""
        live_table = self._tables.get(id)
        return None if live_table is None else live_table.table

    def problem(self, id: str) -> type[TableUnavailable] | None:
        """Why this table could not be loaded lately, if it could not."""
        return self._loader.problem(id)

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
        game = self._game(request.game)
        if request.tutorial:
            request = guided.complete_request(game, request)
        for attempt in move_first.attempts(request):
            opened = opening.opened_from_request(game, self.dailies, attempt)
            prepared = await self._prepare(opened, Seating(attempt.seats, attempt.names, attempt.salt, attempt.start))
            if move_first.is_wanted(attempt, prepared.table):
                break
        return await self._store(prepared)

    async def clone(self, original: LiveTable, credentials: Credentials, clone: protocol.Clone) -> protocol.Created:
        """Open a table that plays on from a moment of this one."""
        prepared: list[tuple[entries.TableOpened, Seating]] = []

        def make_entries(table: Table) -> list[entries.Entry]:
            require_copy_permission(table, credentials)
            prepared[:] = [opening.opened_from_clone(table, clone)]
            return [] if table.status == "over" else [entries.TableCloned(clone.moment)]

        await original.write(make_entries)
        return await self._create(*prepared[0])

    async def play_again(self, original: LiveTable, credentials: Credentials, again: protocol.Again) -> str:
        """Open a table where the people of a finished game play again, or find the one that is open. Returns its id.

        The game starts at once unless a seat is free: whoever is away finds the table among their own.
        """
        table = await original.current()
        require_may_play_again(table, credentials)
        if table.next_game is not None:
            return table.next_game.table
        own_seats = credentials.own_seats(table)
        new, lines = opening.prepare_next_table(self.games, table, again, own_seats)
        if not new.free_seats():
            await self._start(new, lines)
        await self._store_lines(new, lines)
        played_again = entries.PlayedAgain(new.id, own_seats[0] if own_seats else None)
        table = await original.write(lambda table: [] if table.next_game is not None else [played_again])
        assert table.next_game is not None
        if table.next_game.table != new.id:
            # Somebody else was faster.
            await self.store.delete(new.id)
            return table.next_game.table
        live_table = self._add_new(new)
        if self._notifications is not None:
            await self._notifications.carry_over(table, live_table)
        return new.id

    async def import_record(self, text: str, address: str = "") -> protocol.Created:
        """Open a table that plays on from a record file. All its seats are free. `address`: of the client."""
        if len(text) > MAX_IMPORT_CHARACTERS:
            raise BadRecord(words("refusal-record-long", most=MAX_IMPORT_CHARACTERS // 1024))
        record = Record.loads(text)
        if len(record.choices) > MAX_IMPORT_CHOICES:
            raise BadRecord(words("refusal-record-choices", most=MAX_IMPORT_CHOICES))
        verdict = await self.record_workers.verify_record(text, address)
        if verdict.outcome == "false":
            raise BadRecord(verdict.text)
        game = self._game(record.game)
        if record.components_hash != game.components_hash:
            raise BadRecord(words("refusal-record-components"))
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
            return replace(record, secret=record.secret if days.is_secret_public(opened.day) else None)
        if table.status != "over":
            raise Refused(words("refusal-record-when-over"))
        return public_record(table)

    async def delete(self, id: str) -> None:
        """Delete a table with its log, if there is one. Whoever is still connected learns it with the next command."""
        await self.store.delete(id)
        if (live_table := self._tables.pop(id, None)) is not None:
            live_table.close()

    def _game(self, id: str) -> Game[Any]:
        if id not in self.games:
            raise Refused(words("refusal-no-game", game=id, games=", ".join(self.games)))
        return self.games[id]

    async def _create(self, opened: entries.TableOpened, seating: Seating) -> protocol.Created:
        return await self._store(await self._prepare(opened, seating))

    async def _prepare(self, opened: entries.TableOpened, seating: Seating) -> PreparedTable:
        """A table with everybody seated and, if wanted, the game started. Nobody knows of it yet."""
        prepared = opening.prepare_table(self.games, opened, seating)
        if seating.start:
            await self._start(prepared.table, prepared.lines)
        return prepared

    async def _start(self, table: Table, lines: list[entries.LogLine]) -> None:
        """Start the game of a table that is not stored yet."""
        lines.append(entries.LogLine(table.updated_at, entries.GameStarted()))
        await self._slicer.run(table.apply_in_steps(lines[-1]))
        lines[-1] = with_effect(table, lines[-1])

    async def _store(self, prepared: PreparedTable) -> protocol.Created:
        table, lines, created = prepared
        await self._store_lines(table, lines)
        self._add_new(table)
        return created

    async def _store_lines(self, table: Table, lines: Sequence[entries.LogLine]) -> None:
        await self.store.create(table.id, [entries.encode(line) for line in lines], RowCache().build(table))

    def _add_new(self, table: Table) -> LiveTable:
        opened = table.opened
        logger.info("table opened", extra={"table": table.id, "game": opened.game, "seats": opened.seats})
        return self._add(table)

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
