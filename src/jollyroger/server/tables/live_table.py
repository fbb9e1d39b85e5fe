"""A table in the memory of this process: one writer at a time, its clients, its bots and its clocks."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec

from ...engine import Refused
from .. import metrics, protocol
from ..fanout import TRUST, News
from ..storage.store import Index
from . import commands, entries, updates
from .driver import PACE, Helm
from .table import Table

if TYPE_CHECKING:
    from ..http.sockets import Client
    from .registry import Harbour

FRESH = 60.0
"""Seconds after which a table's index row is written anew even if nothing in it has changed."""

encode = msgspec.json.Encoder().encode


class Berth:
    def __init__(self, harbour: Harbour, table: Table) -> None:
        self.harbour = harbour
        self.id = table.id
        self.table: Table | None = table
        """None while it must be read from the store again."""
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.arrivals = 0
        """How often somebody came or went."""
        self.idle = time.monotonic()
        self._elsewhere: dict[str, tuple[float, set[int]]] = {}
        self._index: Index | None = None
        self._updates: dict[tuple[int | None, int], bytes] = {}
        self._updates_of = -1
        self._calm_of: tuple[tuple[int, int], bool] = ((-1, -1), False)
        self._summary: tuple[int, str] = (-1, "")
        self._helm = Helm(self)

    def sail(self) -> None:
        """From now on bots play and clocks run: the table is in the store."""
        self._helm.start()

    # --- writing ----------------------------------------------------------------------------------

    async def obey(self, holder: commands.Holder, command: protocol.Command) -> protocol.Done | protocol.Refused:
        """Do what a client asks, or say why not. A wish repeated with its key is answered as before."""
        if isinstance(command, protocol.Ping):
            return protocol.Done(command.key, self.version)
        key = commands.key_of(command)
        token = commands.new_token() if isinstance(command, protocol.NewSeatLink) else ""

        def make(table: Table) -> Sequence[entries.Entry]:
            if key in table.keys:
                return []
            if isinstance(command, protocol.NewSeatLink):
                return commands.reissue(table, holder, command.seat, token)
            return commands.entries_for(table, holder, command)

        try:
            table = await self.write(make, key)
        except Refused as refusal:
            metrics.refused.inc()
            return protocol.Refused(command.key, refusal.why, refusal.rule, self.version)
        if isinstance(command, protocol.HurryBots):
            self._helm.hurry()
        # A link that was made anew before is not told again: what is kept of it does not tell it.
        made = isinstance(command, protocol.NewSeatLink) and table.chairs[command.seat].token == commands.digest(token)
        return protocol.Done(command.key, table.keys.get(key, table.version), token if made else None)

    async def write(self, make: Callable[[Table], Sequence[entries.Entry]], key: str | None = None) -> Table:
        """Write what `make` finds right for the table as it is; durable when this returns.

        If another process was faster, the table is read again and `make` asked anew.
        """
        async with self.lock:
            while True:
                table = await self.fresh()
                n, at = table.n, max(time.time(), table.at)
                lines = [entries.Line(at, entry, None if number else key) for number, entry in enumerate(make(table))]
                if not lines:
                    return table
                try:
                    for line in lines:
                        table.take(line)
                except Refused:
                    if table.n != n:
                        self.table = None
                    raise
                try:
                    index = self._changed_index(table)
                    written = await self.harbour.store.append(
                        self.id, n, [entries.encode(line) for line in lines], index
                    )
                except BaseException:
                    # Whether it is durable is not known: the store will tell.
                    self.table = None
                    raise
                if written:
                    break
                metrics.races.inc()
                self.table = None
            if index is not None:
                self._index = index
            self._tell()
        await self.harbour.fanout.publish(self.id, table.n, self.present_here())
        return table

    async def fresh(self) -> Table:
        """The table as the store has it. To be called with the lock held."""
        if self.table is None:
            self.table = await self.harbour.read(self.id)
            # What was made of a table that came to nothing may bear the same numbers.
            self._updates_of = -1
            self._summary = (-1, "")
        return self.table

    async def catch_up(self) -> None:
        """Take over what other processes have written."""
        async with self.lock:
            table = await self.fresh()
            lines = await self.harbour.store.lines(self.id, table.n)
            for line in lines:
                table.take(entries.decode(line))
            if lines:
                self._tell()

    @property
    def version(self) -> int:
        return 0 if self.table is None else self.table.version

    def _tell(self) -> None:
        """Everybody here is to be told, and the bots and clocks to be seen to."""
        self.idle = time.monotonic()
        if not self._calm():
            self._helm.wake()
        for client in self.clients:
            client.wake()

    @property
    def affairs(self) -> tuple[int, int]:
        """Changes whenever there is something new about the people at the table."""
        return (0 if self.table is None else self.table.affairs, self.arrivals)

    def _calm(self) -> bool:
        """Whether everybody is here and plays without a clock, so that nothing goes on by itself."""
        if self._calm_of[0] != self.affairs:
            table = self.table
            calm = table is not None and table.policy.clock is None
            seats = range(0 if table is None else len(table.chairs))
            calm = calm and all(self.present(seat) and self._plays(seat) for seat in seats)
            self._calm_of = (self.affairs, calm)
        return self._calm_of[1]

    def _plays(self, seat: int) -> bool:
        assert self.table is not None
        chair = self.table.chairs[seat]
        return chair.token is not None and not chair.stood_in

    def _changed_index(self, table: Table) -> Index | None:
        """The index row if it is worth writing: not for every step of a bot, which sets but another time."""
        index, old = self.index(table), self._index
        if old is None or index._replace(updated=old.updated, due=old.due) != old:
            return index
        late = (index.due is None) != (old.due is None) or abs((index.due or 0) - (old.due or 0)) > FRESH / 2
        return index if late or index.updated - old.updated > FRESH else None

    def index(self, table: Table) -> Index:
        if self._summary[0] != table.affairs:
            listing = msgspec.structs.replace(self.listing(table), updated=0.0)
            self._summary = (table.affairs, encode(listing).decode())
        return Index(
            table.opened.game,
            table.status,
            table.policy.listed,
            self._due(table),
            table.at,
            self._summary[1],
        )

    def _due(self, table: Table) -> float | None:
        if table.status != "playing":
            return None
        expiry = table.clocks.expiry()
        bots = any(table.manned(seat) is not None for seat in table.waiting_for())
        times = [table.changed + PACE[table.policy.bot_pace]] if bots else []
        return min([*times, *([expiry[0]] if expiry else [])], default=None)

    # --- what clients see -------------------------------------------------------------------------

    def update(self, table: Table, seat: int | None, version: int | None) -> bytes | None:
        """What to send a seat that has last seen this version of the game; nothing before the game has begun."""
        if table.match is None:
            return None
        if self._updates_of != table.version:
            self._updates.clear()
            self._updates_of = table.version
        since = table.cut(version)
        if (seat, since) not in self._updates:
            update = updates.update(table.game, table.match, seat, table.version, since, table.policy.undo, table.whys)
            self._updates[seat, since] = encode(update)
        return self._updates[seat, since]

    def info(self, table: Table, seated: bool) -> protocol.TableInfo:
        """The table and the people at it. The links to join and watch by are for those who sit here."""
        opened = table.opened
        told = table.status == "over" and self.harbour.may_tell(table)
        return protocol.TableInfo(
            id=table.id,
            title=opened.title,
            game=opened.game,
            options=dict(opened.options),
            status=table.status,
            policy=table.policy,
            seats=[self._chair(table, seat) for seat in range(len(table.chairs))],
            host=self._host_seat(table),
            luck=opened.luck,
            commitment=self.harbour.commitment(table),
            salts=table.salts,
            secret=opened.secret if told else None,
            undo_request=table.wish,
            join=opened.join if seated or opened.policy.listed else None,
            watch=opened.watch if seated else None,
            day=opened.day,
            cloned_from=opened.cloned,
        )

    def listing(self, table: Table) -> protocol.TableSummary:
        return protocol.TableSummary(
            id=table.id,
            title=table.opened.title,
            game=table.opened.game,
            status=table.status,
            names=[chair.name for chair in table.chairs if chair.name],
            free=len(table.free_seats()),
            join=table.opened.join if table.policy.listed else None,
            updated=table.at,
        )

    def _chair(self, table: Table, seat: int) -> protocol.SeatInfo:
        chair = table.chairs[seat]
        return protocol.SeatInfo(
            kind=chair.kind,  # type: ignore[arg-type]
            name=chair.name,
            bot=chair.bot,
            present=chair.token is not None and self.present(seat),
            substituted=chair.stood_in,
            muted=chair.muted,
            clock=table.clocks.left(seat),
        )

    def _host_seat(self, table: Table) -> int | None:
        if table.host is not None:
            return table.host
        held = [seat for client in self.clients if client.holder.hosts(table) for seat in client.seats]
        return min(held, default=None)

    # --- who is there -----------------------------------------------------------------------------

    def present(self, seat: int) -> bool:
        return any(seat in client.seats for client in self.clients) or seat in self._present_elsewhere()

    def present_here(self) -> list[int]:
        return sorted({seat for client in self.clients for seat in client.seats})

    def _present_elsewhere(self) -> set[int]:
        return {seat for _, seats in self._elsewhere.values() for seat in seats}

    async def arrive(self, client: Client) -> None:
        self.clients.add(client)
        await self._presence(client)
        table = self.table
        back = [seat for seat in client.seats if table is not None and table.chairs[seat].stood_in]
        for seat in back:
            await self.write(lambda table, seat=seat: _returned(table, seat))  # type: ignore[misc]

    async def depart(self, client: Client) -> None:
        self.clients.discard(client)
        self.idle = time.monotonic()
        await self._presence(client)

    async def _presence(self, client: Client) -> None:
        if client.seats:
            self._rollcall()
            await self.announce()

    def _rollcall(self) -> None:
        """Somebody has come or gone."""
        self.arrivals += 1
        self._tell()

    async def announce(self) -> None:
        """Tell other processes who is here, and forget the word of those that have long been silent."""
        now, before = time.monotonic(), self._present_elsewhere()
        self._elsewhere = {key: (at, seats) for key, (at, seats) in self._elsewhere.items() if now - at < TRUST}
        if before != self._present_elsewhere():
            self._rollcall()
        n = 0 if self.table is None else self.table.n
        await self.harbour.fanout.publish(self.id, n, self.present_here())

    async def hear(self, news: News) -> None:
        """Another process says what it has written and who is there."""
        before = self._present_elsewhere()
        self._elsewhere[news.process] = (time.monotonic(), set(news.present))
        if self.table is None or news.n > self.table.n:
            await self.catch_up()
        if before != self._present_elsewhere():
            self._rollcall()

    def close(self) -> None:
        self._helm.close()


def _returned(table: Table, seat: int) -> Sequence[entries.Entry]:
    return [entries.Returned(seat)] if table.chairs[seat].stood_in else []
