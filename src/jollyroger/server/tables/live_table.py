"""A table in memory that clients are connected to: one writer at a time, everybody notified of every change."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence

from ...engine import Refused
from .. import protocol
from ..fanout import Fanout, TableNews
from ..messages import text
from ..notifications.notifier import TurnNotifier
from ..notifications.service import NotificationService
from ..storage.store import Store
from ..table_log import entries
from ..time_slices import TimeSlicer
from .commands import NO_EFFECT, command_key, resolve_command
from .credentials import Credentials
from .driver import BotWorkers, TableDriver
from .pointing import PointingRate
from .presence import Listener, Presence
from .table import Table, replay_lines, with_effect
from .table_info import TableInfoCache
from .table_row import RowCache
from .updates.cache import UpdateCache

MAX_LOG_LINES = 50_000
"""A table with a longer log accepts only what is needed to play to the end: its log is read whenever it is loaded."""
NEEDED_TO_END = protocol.Choose | protocol.ResumeSeat | protocol.Leave
MakeEntries = Callable[[Table], Sequence[entries.Entry]]


class LiveTable:
    def __init__(
        self,
        table: Table,
        store: Store,
        fanout: Fanout,
        workers: BotWorkers,
        load: Callable[[str], Awaitable[Table]],
        slicer: TimeSlicer,
        notifications: NotificationService | None = None,
    ) -> None:
        """`load` reads a table from the store. `slicer` runs long replays. Without `notifications` nobody is told."""
        self.id = table.id
        self.table: Table | None = table
        """None while it must be loaded again."""
        self.lock = asyncio.Lock()
        self.presence = Presence()
        self.updates = UpdateCache()
        self.infos = TableInfoCache()
        self.rows = RowCache(None if notifications is None else notifications.settings.notify_after)
        self.used_at = time.monotonic()
        self._store = store
        self._fanout = fanout
        self._load = load
        self._slicer = slicer
        self._driver: TableDriver | None = TableDriver(self, workers)
        """None once the table is closed: otherwise the two would keep each other in memory."""
        self._notifier = None if notifications is None else TurnNotifier(self, notifications)
        self._nothing_automatic: tuple[tuple[int, int], bool] = ((-1, -1), False)
        self._pointing = PointingRate()

    def start(self) -> None:
        """Start the bots and clocks. The table must be in the store by now."""
        if self._driver is not None:
            self._driver.start()
        self._wake_notifier()

    def close(self) -> None:
        driver, self._driver = self._driver, None
        if driver is not None:
            driver.close()
        notifier, self._notifier = self._notifier, None
        if notifier is not None:
            notifier.close()

    @property
    def version(self) -> int:
        return 0 if self.table is None else self.table.version

    @property
    def people_version(self) -> tuple[int, int]:
        """Changes whenever anything about the people at the table changes."""
        return (0 if self.table is None else self.table.people_version, self.presence.version)

    @property
    def sees_everybody(self) -> bool:
        """Whether the other processes' reports of who is connected arrive."""
        return self._fanout.is_healthy

    @property
    def settled(self) -> Table | None:
        """The table as the store has it; None while it is being written or must be loaded again."""
        return None if self.lock.locked() else self.table

    # --- reading and writing ----------------------------------------------------------------------

    async def current(self) -> Table:
        """The table as the store has it. Valid until the caller awaits something else."""
        async with self.lock:
            return self.table or await self._reload()

    async def handle(self, credentials: Credentials, command: protocol.Command) -> protocol.Done | protocol.Refused:
        """Carry out a client's command. A command repeated with the same key is answered as before."""
        key = command_key(command)
        effect = NO_EFFECT

        def make_entries(table: Table) -> Sequence[entries.Entry]:
            nonlocal effect
            if key in table.version_by_key:
                effect = NO_EFFECT
            else:
                effect = resolve_command(table, credentials, command, self.presence.is_present)
                if effect.entries and table.line_count >= MAX_LOG_LINES and not isinstance(command, NEEDED_TO_END):
                    raise Refused(text("refusal-log-full"))
            return effect.entries

        try:
            try:
                table = await self.write(make_entries, key)
            except Refused:
                # What another process has written may allow the command, or be this very command.
                if not (self._fanout.is_shared and await self.catch_up()):
                    raise
                table = await self.write(make_entries, key)
        except Refused as refusal:
            return protocol.Refused(command.key, refusal.why, refusal.rule, self.version)
        if effect.skip_bot_delay and self._driver is not None:
            self._driver.skip_delay()
        if effect.pointed is not None:
            if not self._pointing.allow(effect.pointed.seat):
                return protocol.Refused(command.key, text("refusal-pointing-rate"), None, self.version)
            self._show_pointing(effect.pointed)
            self._fanout.publish_pointing(self.id, effect.pointed)
        return protocol.Done(command.key, table.version_by_key.get(key, table.version), effect.seat_token)

    async def write(self, make_entries: MakeEntries, key: str | None = None) -> Table:
        """Write the entries that `make_entries` returns for the current table. They are durable when this returns.

        If another process wrote first, the table is loaded again and `make_entries` called again.
        """
        async with self.lock:
            while True:
                table = self.table or await self._reload()
                first, at = table.line_count, max(time.time(), table.updated_at)
                new = make_entries(table)
                lines = [entries.LogLine(at, entry, None if number else key) for number, entry in enumerate(new)]
                if not lines:
                    return table
                try:
                    lines = await self._apply(table, lines)
                except BaseException:
                    if table.line_count != first:
                        self.table = None
                    raise
                try:
                    row = self.rows.build_if_changed(table)
                    written = await self._store.append(self.id, first, [entries.encode(line) for line in lines], row)
                except BaseException:
                    # Whether the lines are durable is unknown: load the table again.
                    self.table = None
                    raise
                if written:
                    break
                self.table = None
            if row is not None:
                self.rows.mark_written(row)
            self.notify()
        if self._fanout.is_shared:
            self._fanout.publish(self.id, table.line_count, self.presence.seats_here())
        return table

    async def catch_up(self) -> bool:
        """Apply what other processes have written. Returns whether there was anything."""
        async with self.lock:
            table = self.table or await self._reload()
            lines = await self._store.read_lines(self.id, table.line_count)
            try:
                await self._slicer.run(replay_lines(table, lines))
            except BaseException:
                # Loading the whole log decides whether the table can be read.
                self.table = None
                raise
            if not table.can_go_on:
                # Loading the table says why.
                self.table = None
            if lines:
                self.notify()
            return bool(lines)

    async def refresh_row(self) -> None:
        """Write the row again if the table is not due after all, so that it is not loaded again and again."""
        async with self.lock:
            table = self.table or await self._reload()
            row = self.rows.build(table)
            if row.due_at is None or row.due_at > time.time():
                await self._store.append(self.id, table.line_count, [], row)

    async def store_row(self) -> Table:
        """Write the row again, as this program writes it."""
        async with self.lock:
            table = self.table or await self._reload()
            await self._store.append(self.id, table.line_count, [], self.rows.build(table))
            return table

    async def _apply(self, table: Table, lines: Sequence[entries.LogLine]) -> list[entries.LogLine]:
        """Apply new lines. Returns them with their effects on the game."""
        applied = []
        for line in lines:
            if isinstance(line.entry, entries.GameStarted | entries.Rewound):
                await self._slicer.run(table.apply_in_steps(line))
            else:
                table.apply(line)
            applied.append(with_effect(table, line))
        return applied

    async def _reload(self) -> Table:
        """Load the table again. The lock must be held."""
        self.table = await self._load(self.id)
        # Entries that were applied but never written may have used the same version numbers.
        self.updates.clear()
        self.infos.clear()
        self.rows.clear_summary()
        return self.table

    # --- clients and other processes --------------------------------------------------------------

    def notify(self) -> None:
        """Wake the clients and, if something may happen without a command, the driver."""
        self.used_at = time.monotonic()
        if not self.nothing_automatic():
            self._wake_driver()
        self._wake_notifier()
        for listener in self.presence.listeners:
            listener.wake()

    def nothing_automatic(self) -> bool:
        """Whether nothing happens without a command: all seats are people who are present, without clocks."""
        version, table = self.people_version, self.table
        if self._nothing_automatic[0] != version:
            result = (
                table is not None
                and table.policy.clock is None
                and all(
                    state.is_person and not state.substituted and self.presence.is_present(seat)
                    for seat, state in enumerate(table.seats)
                )
            )
            self._nothing_automatic = (version, result)
        return self._nothing_automatic[1]

    async def connect(self, listener: Listener) -> None:
        """Add a client. Its seats are taken back from substitute bots, and get no new links from the host."""
        if self.presence.add(listener):
            self._announce_change()
        self._wake_driver()
        if listener.seats:
            await self.write(
                lambda table: [
                    *(entries.SeatResumed(seat) for seat in listener.seats if table.seats[seat].substituted),
                    *(entries.SeatLinkRequestDropped(seat) for seat in listener.seats if seat in table.link_requests),
                ]
            )

    async def disconnect(self, listener: Listener) -> None:
        changed = self.presence.remove(listener)
        if not self.presence.listeners:
            self.updates.clear()
        self._wake_driver()
        self.used_at = time.monotonic()
        if changed:
            self._announce_change()

    def update_seats(self, listener: Listener) -> None:
        """Take over a change of this client's seats."""
        if listener in self.presence.listeners and self.presence.update(listener):
            self._announce_change()

    def _announce_change(self) -> None:
        """Tell everybody that a person came or went."""
        self.notify()
        self.announce_presence()

    def _wake_driver(self) -> None:
        if self._driver is not None:
            self._driver.wake()

    def _wake_notifier(self) -> None:
        if self._notifier is not None:
            self._notifier.wake(self.table)

    def announce_presence(self) -> None:
        """Tell the other processes who is connected here, and drop their own outdated reports."""
        if self.sees_everybody and self.presence.drop_old_reports():
            self.notify()
        line_count = 0 if self.table is None else self.table.line_count
        self._fanout.publish(self.id, line_count, self.presence.seats_here())

    def _show_pointing(self, pointed: protocol.Pointed) -> None:
        for listener in self.presence.listeners:
            listener.show_pointing(pointed)

    async def receive_news(self, news: TableNews) -> None:
        """Take over what another process has written and who is connected to it, or show what somebody points at."""
        if news.pointed is not None:
            self._show_pointing(news.pointed)
            return
        people_changed = self.presence.report(news.process, news.seats_present)
        if self.table is None or news.line_count > self.table.line_count:
            await self.catch_up()
        if people_changed:
            self.notify()
