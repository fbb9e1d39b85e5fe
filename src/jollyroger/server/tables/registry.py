"""All tables of this process: opened, read from the store, seen to when they are due, and let go."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import msgspec

from ...engine import BadRecord, Game, Record, Refused, commitment
from .. import metrics, protocol
from ..fanout import Fanout, News
from ..storage.store import Store
from ..workers import Crew
from . import commands, entries
from .live_table import Berth
from .table import Table

IDLE = 60.0
"""Seconds after which a table nobody is at is let go from memory."""
SWEEP = 5.0
"""Seconds between two looks for tables that are due and that nobody sees to."""
ME, OPEN = "me", "open"

logger = logging.getLogger(__name__)


class NoTable(LookupError):
    """There is no such table."""


class Harbour:
    def __init__(
        self, games: Mapping[str, Game[Any]], store: Store, fanout: Fanout, crew: Crew, clerks: Crew, key: str
    ) -> None:
        self.games = games
        self.store = store
        self.fanout = fanout
        self.crew = crew
        self.clerks = clerks
        """Workers of their own for records and pars, so that no bot waits for them."""
        self._key = bytes.fromhex(key)
        self._berths: dict[str, Berth] = {}
        self._reading: dict[str, asyncio.Task[Berth]] = {}
        self._pars: dict[tuple[str, int, str], asyncio.Task[str]] = {}
        self._tasks = [
            asyncio.create_task(self.fanout.listen(self._hear, self._catch_up), name="fan-out"),
            asyncio.create_task(self._sweep(), name="sweep"),
        ]

    # --- tables -----------------------------------------------------------------------------------

    async def berth(self, id: str) -> Berth:
        """The table of that id, read from the store if it is not in memory."""
        if (berth := self._berths.get(id)) is not None:
            # Whoever asks for it is about to come: it is not let go before.
            berth.idle = time.monotonic()
            return berth
        if id not in self._reading:
            self._reading[id] = asyncio.create_task(self._moor(id))
            self._reading[id].add_done_callback(lambda task: self._reading.pop(id, None))
        return await asyncio.shield(self._reading[id])

    async def read(self, id: str) -> Table:
        """A table as its log tells it."""
        lines = await self.store.lines(id)
        if not lines:
            raise NoTable(id)
        table = Table(id, self.games, entries.decode(lines[0]))
        for line in lines[1:]:
            table.take(entries.decode(line))
        return table

    async def _moor(self, id: str) -> Berth:
        table = await self.read(id)
        self._berths[id] = berth = Berth(self, table)
        berth.sail()
        metrics.tables.set(len(self._berths))
        # Something may have been written while it was read here.
        await berth.catch_up()
        return berth

    async def open(self, new: protocol.NewTable) -> protocol.Created:
        """A new table, begun at once if that is wished."""
        game = self._game(new.game)
        options = game.fill_options(len(new.seats), new.options)
        if new.daily and (new.options or new.seed is not None):
            raise Refused("The daily voyage is the same for everybody: it has no options and no seed.")
        day = self.today() if new.daily else None
        opened = self._opened(new, options, day)
        return await self._launch(opened, new.seats, new.names, new.salt, new.start)

    async def clone(self, berth: Berth, holder: commands.Holder, clone: protocol.Clone) -> protocol.Created:
        """A new table that begins where this one stood at some moment."""
        async with berth.lock:
            table = await berth.fresh()
            if table.match is None:
                raise Refused("The game has not begun yet.")
            self._unveil(table, holder)
            if clone.moment > table.moment:
                raise Refused(f"Only {table.moment} choices have been made.")
            record = table.record()
            kinds = [chair.bot or ME for chair in table.chairs]
        if record.result is not None and clone.moment == len(record.choices):
            raise Refused("The game is over there; choose a moment before its end.")
        created = await self._begin_from(record, table, clone, kinds)
        if table.status != "over":
            await berth.write(lambda table: [entries.Cloned(clone.moment)])
        return created

    async def export(self, berth: Berth, holder: commands.Holder) -> Record:
        async with berth.lock:
            table = await berth.fresh()
            if table.match is None:
                raise Refused("The game has not begun yet.")
            self._unveil(table, holder)
            return self.shown(table)

    async def adopt(self, text: str) -> protocol.Created:
        """A new table from a record file: everybody sits down anew."""
        record = Record.loads(text)
        true, found = await self.clerks.verdict(text)
        if not true:
            raise BadRecord(found)
        game = self._game(record.game)
        if record.components_hash != game.components_hash:
            raise BadRecord("The record was played with another component file, which is not here.")
        seats = [OPEN] * record.seats
        options = game.fill_options(record.seats, record.options)
        new = protocol.NewTable(game=game.id, seats=seats)
        opened = self._opened(new, options, None, record)
        return await self._launch(opened, seats, [], "", False)

    def shown(self, table: Table) -> Record:
        """The record as it may be shown now: a daily game keeps its secret until the day is over."""
        record = table.record()
        return record if self.may_tell(table) else replace(record, secret=None)

    def may_tell(self, table: Table) -> bool:
        return table.opened.day is None or table.opened.day < self.today()

    def commitment(self, table: Table) -> str:
        return commitment(bytes.fromhex(table.opened.secret))

    async def listing(self, over: bool) -> list[protocol.TableSummary]:
        rows = await self.store.listing(["over"] if over else ["gathering", "playing", "paused"], 50)
        return [msgspec.json.decode(summary, type=protocol.TableSummary) for _, summary in rows]

    # --- the daily voyage -------------------------------------------------------------------------

    def today(self) -> str:
        return datetime.now(UTC).strftime("%Y-%m-%d")

    def daily_secret(self, game: str, day: str) -> str:
        return hashlib.blake2b(f"{game} {day}".encode(), key=self._key, digest_size=32).hexdigest()

    async def par(self, game: str, seats: int) -> str:
        """How bots alone fare with today's luck."""
        self._game(game).fill_options(seats, {})
        day = self.today()
        key = (game, seats, day)
        if key not in self._pars:
            self._pars = {old: task for old, task in self._pars.items() if old[2] == day}
            work = self.clerks.par(game, seats, self.daily_secret(game, day), "mate")
            self._pars[key] = asyncio.create_task(work)
        try:
            return await asyncio.shield(self._pars[key])
        except Exception:
            self._pars.pop(key, None)
            raise

    # --- inside -----------------------------------------------------------------------------------

    def _game(self, id: str) -> Game[Any]:
        if id not in self.games:
            raise Refused(f"There is no game '{id}'; there are {', '.join(self.games)}.")
        return self.games[id]

    def _opened(
        self, new: protocol.NewTable, options: dict[str, str], day: str | None, origin: Record | None = None
    ) -> entries.Opened:
        if day is not None:
            secret = self.daily_secret(new.game, day)
        elif new.seed is not None:
            secret = hashlib.blake2b(str(new.seed).encode(), digest_size=32, person=b"jr-seed").hexdigest()
        else:
            secret = secrets.token_hex(32)
        return entries.Opened(
            game=new.game,
            seats=len(new.seats),
            options=options,
            title=new.title.strip() or f"{self.games[new.game].name}",
            policy=new.policy,
            luck="daily" if day else "sealed" if new.seed is None else "seeded",
            secret=secret,
            host="",
            join=secrets.token_urlsafe(12),
            watch=secrets.token_urlsafe(12),
            day=day,
            origin=None if origin is None else origin.dumps(),
        )

    async def _begin_from(
        self, record: Record, old: Table, clone: protocol.Clone, kinds: Sequence[str]
    ) -> protocol.Created:
        begun = replace(record, choices=record.choices[: clone.moment], result=None, secret=None)
        seats = clone.seats or kinds
        if len(seats) != record.seats:
            raise Refused(f"The game has {record.seats} seats, not {len(seats)}.")
        new = protocol.NewTable(
            game=record.game,
            seats=list(seats),
            title=old.opened.title,
            policy=old.policy,
            salt=clone.salt,
        )
        opened = msgspec.structs.replace(self._opened(new, dict(record.options), None, begun), cloned=old.id)
        count = sum(kind == ME for kind in seats)
        names = [clone.name if number == 0 else f"{clone.name[:17]} {number + 1}" for number in range(count)]
        return await self._launch(opened, seats, names, clone.salt, OPEN not in seats)

    async def _launch(
        self, opened: entries.Opened, seats: Sequence[str], names: Sequence[str], salt: str, start: bool
    ) -> protocol.Created:
        """Write the first lines of a log: who sits down at once, and the start if nobody is awaited."""
        id = secrets.token_urlsafe(9)
        host = commands.new_token()
        opened = msgspec.structs.replace(opened, host=commands.digest(host))
        now = time.time()
        lines = [entries.Line(now, opened)]
        table = Table(id, self.games, lines[0])

        def take(entry: entries.Entry) -> None:
            lines.append(entries.Line(now, entry))
            table.take(lines[-1])

        held = []
        people = iter(names)
        for seat in (seat for seat, kind in enumerate(seats) if kind == ME):
            token = commands.new_token()
            take(entries.SatDown(seat, next(people, f"Captain {seat + 1}"), commands.digest(token), salt))
            held.append(protocol.SeatToken(seat, token))
        # Bots come after the people: they take whatever names are left.
        for seat, kind in enumerate(seats):
            if kind not in (ME, OPEN):
                take(commands.man(table, seat, kind))
        if start:
            take(entries.Started())
        berth = Berth(self, table)
        await self.store.create(id, [entries.encode(line) for line in lines], berth.index(table))
        self._berths[id] = berth
        berth.sail()
        metrics.tables.set(len(self._berths))
        logger.info("table opened", extra={"table": id, "game": opened.game, "seats": opened.seats})
        return protocol.Created(id, host, opened.join, opened.watch, held)

    def _unveil(self, table: Table, holder: commands.Holder) -> None:
        """A running game's file shows all hands: only somebody who sits alone against bots may have it."""
        if table.status == "over":
            return
        if not holder.hosts(table):
            raise Refused("Only the host of the table can do that while the game is on.")
        if not holder.alone(table):
            raise Refused("The game is still on, and a copy would show what others hold; wait until it is over.")

    # --- what goes on by itself -------------------------------------------------------------------

    async def _hear(self, news: News) -> None:
        if (berth := self._berths.get(news.table)) is not None:
            try:
                await berth.hear(news)
            except Exception:
                # What was missed is read with the next news; whoever listens must go on listening.
                logger.exception("news could not be taken over", extra={"table": news.table})

    async def _catch_up(self) -> None:
        for berth in list(self._berths.values()):
            with contextlib.suppress(Exception):
                await berth.catch_up()

    async def _sweep(self) -> None:
        """See to tables that are due though nobody is at them, and let go of those that need nothing."""
        late = 0.0
        while True:
            try:
                for id in await self.store.due(time.time() - late, 200):
                    with contextlib.suppress(NoTable):
                        await self.berth(id)
                await self._let_go()
                for berth in list(self._berths.values()):
                    if berth.clients:
                        await berth.announce()
            except Exception:
                logger.exception("the sweep failed")
            late = SWEEP
            await asyncio.sleep(SWEEP)

    async def _let_go(self) -> None:
        now = time.monotonic()
        for id, berth in list(self._berths.items()):
            if not berth.clients and now - berth.idle > IDLE and not berth.lock.locked():
                berth.close()
                del self._berths[id]
        metrics.tables.set(len(self._berths))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for berth in self._berths.values():
            berth.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.crew.close()
        self.clerks.close()
        await self.fanout.close()
        await self.store.close()
