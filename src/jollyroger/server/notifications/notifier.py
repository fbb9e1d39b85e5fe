"""Watches one table in memory: tells the people who are away when their turn has come."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Sequence

from ..fanout import PRESENCE_TTL_SECONDS
from ..storage.store import StoreUnavailable
from ..table_log import entries
from ..tables.loading.unavailable import TableUnavailable
from ..tables.table import Table
from .notices import Notice, pending_notices
from .service import NotificationService, NotifiedTable
from .subscriptions import SeatKey, seat_key

RETRY_SECONDS = 5.0

logger = logging.getLogger(__name__)


class TurnNotifier:
    """A task that runs while somebody at the table wants to be told. It wakes when something changes or is due."""

    def __init__(self, live_table: NotifiedTable, service: NotificationService) -> None:
        self._live_table = live_table
        self._service = service
        self._after = service.settings.notify_after
        # Whoever was connected before a restart, or is connected to another process, is not seen at once.
        self._settled_at = time.time() + min(self._after, PRESENCE_TTL_SECONDS)
        self._present: set[int] = set()
        self._left_at: dict[int, float] = {}
        self._told: dict[int, SeatKey] = {}
        """The people who wanted to be told when last looked."""
        self._awake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    def wake(self, table: Table | None) -> None:
        """Check again, after a change of the table or of who is connected."""
        wanted = bool(self._told) or (table is not None and any(state.wants_notices for state in table.seats))
        if self._task is None and wanted and not self._closed:
            self._task = asyncio.create_task(self._run(), name=f"notifier {self._live_table.id}")
        self._awake.set()

    def close(self) -> None:
        self._closed = True
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _run(self) -> None:
        while not self._closed:
            self._awake.clear()
            try:
                pause = await self._run_due()
                if not self._told:
                    self._task = None
                    return
            except StoreUnavailable:
                pause = RETRY_SECONDS
            except TableUnavailable:
                return
            except Exception:
                logger.exception("notifying failed", extra={"table": self._live_table.id})
                pause = RETRY_SECONDS
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._awake.wait()

    async def _run_due(self) -> float | None:
        """Tell whoever is to be told now. Returns the seconds until something else is due, None if nothing is."""
        table = await self._live_table.current()
        await self._forget_those_who_left(table)
        now = time.time()
        self._note_presence(table, now)
        pauses = []
        for notice in list(pending_notices(table, self._after)):
            if notice.seat in self._present:
                if notice.kind == "over" and notice.at <= now:
                    await self._claim(notice, by_message=False)
                continue
            at = max(notice.at, self._settled_at, self._left_at.get(notice.seat, 0.0) + self._after)
            if at > now or not self._live_table.sees_everybody:
                pauses.append(max(at - now, RETRY_SECONDS if at <= now else 0.0))
            else:
                await self._claim(notice)
                pauses.append(0.0)
        return min(pauses, default=None)

    def _note_presence(self, table: Table, now: float) -> None:
        present = {seat for seat in range(len(table.seats)) if self._live_table.presence.is_present(seat)}
        self._left_at |= dict.fromkeys(self._present - present, now)
        self._present = present

    async def _claim(self, notice: Notice, by_message: bool = True) -> None:
        """Write to the log that this process tells the person, then do it. Another process may have been first."""
        claimed: list[tuple[SeatKey, float]] = []

        def make_entries(table: Table) -> Sequence[entries.Entry]:
            claimed.clear()
            if not any(other[:2] == notice[:2] for other in pending_notices(table, self._after)):
                return []
            claimed.append((seat_key(table, notice.seat), table.turns.since(notice.seat) or 0.0))
            return [entries.SeatNotified(notice.seat, notice.kind)]

        await self._live_table.write(make_entries)
        for key, turn in claimed:
            if by_message:
                await self._service.tell(key, notice.kind, turn)
            else:
                await self._service.retire_all(key)

    async def _forget_those_who_left(self, table: Table) -> None:
        """Delete what people chose who have left their seats. At the end of the game, the last message does it."""
        told = {seat: seat_key(table, seat) for seat, state in enumerate(table.seats) if state.wants_notices}
        for seat, key in self._told.items():
            if seat_key(table, seat) != key:
                await self._service.subscriptions.delete_all(key)
        self._told = told
