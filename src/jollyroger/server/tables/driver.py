"""Sees to a table: bots play when their time has come, clocks run out, and somebody stands in for the absent."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from ...bots import THINK_TIME
from ...engine import Refused
from ..workers import Thought
from . import entries
from .table import Table

if TYPE_CHECKING:
    from .live_table import Berth

PACE = {"instant": 0.0, "brisk": 0.4, "steady": 1.2, "slow": 2.5}
"""Seconds after which a bot plays: the same whatever it has to ponder, so that its haste tells nothing."""
BUDGET = 20.0
"""Seconds after which a bot that has not chosen is given up."""

logger = logging.getLogger(__name__)


class Helm:
    """Wakes when something has changed at the table or is due. What bots have thought is of one version of the game."""

    def __init__(self, berth: Berth) -> None:
        self._berth = berth
        self._absent: dict[int, float] = {}
        self._hurry = False
        self._thoughts: dict[int, Thought] = {}
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._thought_of = -1
        self._awake = asyncio.Event()
        self._driver: asyncio.Task[None] | None = None
        self._closed = False

    def start(self) -> None:
        self._driver = asyncio.create_task(self._drive(), name=f"table {self._berth.id}")

    def wake(self) -> None:
        """Look again."""
        self._awake.set()

    def hurry(self) -> None:
        """Let the bots play at once until somebody else is asked."""
        self._hurry = True
        self._awake.set()

    def close(self) -> None:
        self._closed = True
        if self._driver is not None:
            self._driver.cancel()
        self._forget()

    async def _drive(self) -> None:
        # Being called off is not enough: it can go unheard if what is awaited comes at the same moment.
        while not self._closed:
            self._awake.clear()
            try:
                pause = await self._tend()
            except Refused as refusal:
                # What was thought does not fit the table: think again, and let others have their turn meanwhile.
                logger.warning("a bot's choice was refused", extra={"table": self._berth.id, "error": refusal.rule})
                self._forget()
                pause = 0.1
            except Exception:
                logger.exception("a table could not be tended", extra={"table": self._berth.id})
                pause = 1.0
            if pause is None or pause > 0:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(pause):
                        await self._awake.wait()

    async def _tend(self) -> float | None:
        """Do what is due; returns after how many seconds to look again, unless something happens before."""
        async with self._berth.lock:
            table = await self._berth.fresh()
        if table.status != "playing":
            self._forget()
            return None
        now = time.time()
        expiry = table.clocks.expiry()
        if expiry is not None and expiry[0] <= now:
            await self._stand_in(expiry[1], "clock")
            return 0.0
        pauses = [] if expiry is None else [expiry[0] - now]
        for seat, gone in self._missing(table, now).items():
            if gone <= now:
                await self._stand_in(seat, "absent")
                return 0.0
            pauses.append(gone - now)
        pause = await self._play_bots(table, now)
        return min([*pauses, *([pause] if pause is not None else [])], default=None)

    def _missing(self, table: Table, now: float) -> dict[int, float]:
        """Those whom others wait for in vain, and when that has lasted long enough."""
        grace = table.policy.substitute_after
        people = [seat for seat, chair in enumerate(table.chairs) if chair.token is not None]
        absent = [seat for seat in table.pondering() if not self._berth.present(seat)]
        if grace is None or not any(self._berth.present(seat) for seat in people):
            absent = []
        self._absent = {seat: self._absent.get(seat, now) for seat in absent}
        return {seat: since + (grace or 0) for seat, since in self._absent.items()}

    async def _stand_in(self, seat: int, why: Literal["absent", "clock"]) -> None:
        def make(table: Table) -> Sequence[entries.Entry]:
            return [entries.StoodIn(seat, why)] if seat in table.pondering() else []

        await self._berth.write(make)

    async def _play_bots(self, table: Table, now: float) -> float | None:
        """Let the bots think as soon as they are asked, and play when their time has come."""
        asks = {} if table.match is None else {ask.seat: ask for ask in table.match.s.asks}
        bots = {seat: bot for seat in asks if (bot := table.manned(seat)) is not None}
        if self._thought_of != table.version:
            self._forget()
            self._thought_of = table.version
        for seat in set(self._thinking) | set(self._thoughts):
            if seat not in bots:
                self._forget(seat)
        for seat, bot in bots.items():
            if seat not in self._thinking:
                self._thinking[seat] = asyncio.create_task(self._think(table, seat, bot))
        if table.pondering():
            self._hurry = False
        pace = 0.0 if self._hurry else PACE[table.policy.bot_pace]
        due = table.changed + max([pace, *(THINK_TIME.get(bot, 0.0) for bot in bots.values())])
        if not bots or now < due:
            return due - now if bots else None
        # Whoever may speak up does so before those who must choose; what somebody must choose waits for their silence.
        free = [seat for seat in bots if asks[seat].may]
        spoken = [seat for seat in free if seat in self._thoughts and self._thoughts[seat].action is not None]
        if not spoken and any(seat not in self._thoughts for seat in free):
            return None
        for seat in spoken[:1] or [seat for seat in bots if not asks[seat].may and seat in self._thoughts]:
            await self._play(seat, self._thoughts[seat], self._thought_of)
        return None

    async def _think(self, table: Table, seat: int, bot: str) -> None:
        assert table.match is not None
        seed = secrets.randbits(63)
        crew = self._berth.harbour.crew
        self._thoughts[seat] = await crew.think(table.game, table.match.s, seat, bot, seed, BUDGET)
        self._awake.set()

    async def _play(self, seat: int, thought: Thought, version: int) -> None:
        def make(table: Table) -> Sequence[entries.Entry]:
            if thought.action is None or table.manned(seat) is None or table.stale(seat, version):
                return []
            return [entries.Chose(seat, thought.action, thought.why)]

        await self._berth.write(make)

    def _forget(self, seat: int | None = None) -> None:
        """Drop what a bot, or all of them, thought."""
        for other in [seat] if seat is not None else list(self._thinking):
            self._thoughts.pop(other, None)
            if (task := self._thinking.pop(other, None)) is not None:
                task.cancel()
