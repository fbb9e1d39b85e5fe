"""Runs what happens at a table without a command: bots play, clocks run out, absent people get a substitute."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple, Protocol

from ...engine import Game, Refused, Reply, State, waiting_for
from ...engine.messages import Remark, encode_message
from ..fair_queue import JobOrigin
from ..storage.store import StoreUnavailable
from ..table_log import entries
from .learning import guided
from .loading.unavailable import TableUnavailable
from .pace import BotPace, bot_delay_seconds
from .presence import Presence
from .table import Table

BOT_TIMEOUT_SECONDS = 20.0
"""A bot that thinks longer than this is replaced for this choice."""
BOT_RETRY_SECONDS = 5.0
"""How long a table waits before it asks a bot again that no worker could answer for."""
REFUSED_PAUSE_SECONDS, FAILED_PAUSE_SECONDS, MAX_FAILED_PAUSE_SECONDS = 0.1, 1.0, 60.0
"""A table that fails repeatedly is tried again after pauses that double each time, up to the longest."""

logger = logging.getLogger(__name__)


class BotAnswer(NamedTuple):
    """The id of the action a bot chose (None: it stays silent), and its reason where it may give one."""

    action: str | None
    reason: Remark = ""


class BotWorkers(Protocol):
    """Lets bots choose, outside the event loop."""

    async def choose(
        self,
        game: Game[Any],
        s: State,
        seat: int,
        bot: str,
        seed: int,
        timeout_seconds: float,
        origin: JobOrigin,
    ) -> BotAnswer: ...


class DrivenTable(Protocol):
    """The live table, as far as its driver uses it."""

    id: str
    presence: Presence

    @property
    def sees_everybody(self) -> bool: ...

    async def current(self) -> Table: ...

    async def write(self, make_entries: Callable[[Table], Sequence[entries.Entry]]) -> Table: ...


def next_due_at(table: Table) -> float | None:
    """The time at which the driver has something to do if nobody gives a command before."""
    if table.match is None or table.status != "playing" or table.is_day_over:
        return None
    expiry = table.clocks.next_expiry()
    times = [] if expiry is None else [expiry[0]]
    if runs_unattended(table) and any(table.bot_for(seat) is not None for seat in waiting_for(table.match.s)):
        times.append(table.changed_at + bot_delay_seconds(table))
    return min(times, default=None)


def reasons_in_turn(table: Table, seat: int) -> set[Remark]:
    """What the bot in this seat has said since somebody else chose last."""
    assert table.match is not None
    said: set[Remark] = set()
    for moment in range(table.moment, 0, -1):
        if table.match.choices[moment - 1].seat != seat:
            break
        if moment in table.bot_reasons:
            said.add(table.bot_reasons[moment])
    return said


def runs_unattended(table: Table) -> bool:
    """Whether bots play though nobody is connected: only where they keep the clocks of people from running."""
    return table.policy.clock is not None and any(state.is_person and not state.substituted for state in table.seats)


class TableDriver:
    """A task that wakes when the table has changed or something is due."""

    def __init__(self, live_table: DrivenTable, workers: BotWorkers) -> None:
        self._live_table = live_table
        self._workers = workers
        self._absent_since: dict[int, float] = {}
        self._skip_delay = False
        self._pace = BotPace()
        self._answers: dict[int, BotAnswer] = {}
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._answers_version = -1
        """The version of the game that the bots' answers belong to."""
        self._awake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name=f"table {self._live_table.id}")

    def wake(self) -> None:
        """Check again whether something is due."""
        self._awake.set()

    def skip_delay(self) -> None:
        """Let the bots play without delay until a person is asked."""
        self._skip_delay = True
        self._awake.set()

    def close(self) -> None:
        self._closed = True
        if self._task is not None:
            self._task.cancel()
            # A cancelled task keeps its stack, and with it this driver and its table.
            self._task = None
        self._drop_answers()

    async def _run(self) -> None:
        # Checking `_closed` as well: a cancellation is lost if the awaited call completes at the same moment.
        failures = 0
        while not self._closed:
            self._awake.clear()
            try:
                pause = await self._run_due()
                failures = 0
            except Refused as refusal:
                # The answers no longer fit the table. Ask the bots again, after a pause so as not to spin.
                extra = {"table": self._live_table.id, "error": refusal.rule}
                logger.warning("a bot's choice was refused", extra=extra)
                self._drop_answers()
                pause = REFUSED_PAUSE_SECONDS
            except StoreUnavailable:
                pause = FAILED_PAUSE_SECONDS
            except TableUnavailable:
                # Nothing can happen here any more. The clients learn why when they are woken.
                return
            except Exception:
                logger.exception("driving a table failed", extra={"table": self._live_table.id})
                pause = min(FAILED_PAUSE_SECONDS * 2**failures, MAX_FAILED_PAUSE_SECONDS)
                failures = min(failures + 1, 10)
            if pause is None or pause > 0:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(pause):
                        await self._awake.wait()

    async def _run_due(self) -> float | None:
        """Do what is due. Returns the seconds until something else is due, None if nothing is."""
        table = await self._live_table.current()
        if table.status != "playing" or table.is_day_over:
            self._drop_answers()
            return None
        now = time.time()
        pauses = []
        if (expiry := table.clocks.next_expiry()) is not None:
            expires_at, seat = expiry
            if expires_at <= now:
                await self._substitute(seat, "clock")
                return 0.0
            pauses.append(expires_at - now)
        for seat, deadline in self._absence_deadlines(table, now).items():
            if deadline <= now:
                await self._substitute(seat, "absent")
                return 0.0
            pauses.append(deadline - now)
        if not self._live_table.presence.listeners and not runs_unattended(table):
            self._drop_answers()
        elif table.bots_are_stuck:
            await self._live_table.write(_pause_stuck_bots)
        elif (pause := await self._play_bots(table, now)) is not None:
            pauses.append(pause)
        return min(pauses, default=None)

    def _absence_deadlines(self, table: Table, now: float) -> dict[int, float]:
        """The absent people who block the game while others are present, with the times their substitutes come."""
        grace, presence = table.policy.substitute_after, self._live_table.presence
        people = [seat for seat, state in enumerate(table.seats) if state.is_person]
        absent = [seat for seat in table.people_to_move() if not presence.is_present(seat)]
        nobody_waits = not any(presence.is_present(seat) for seat in people)
        # Somebody who seems absent may be connected to a process whose reports do not arrive.
        if grace is None or nobody_waits or not self._live_table.sees_everybody:
            absent = []
        self._absent_since = {seat: self._absent_since.get(seat, now) for seat in absent}
        return {seat: since + (grace or 0) for seat, since in self._absent_since.items()}

    async def _substitute(self, seat: int, reason: Literal["absent", "clock"]) -> None:
        def make_entries(table: Table) -> Sequence[entries.Entry]:
            return [entries.BotSubstituted(seat, reason)] if seat in table.people_to_move() else []

        await self._live_table.write(make_entries)

    async def _play_bots(self, table: Table, now: float) -> float | None:
        """Ask the bots as soon as it is their turn, and play their answers when the delay is over.

        Returns the seconds until then; None if there is nothing to wait for but the bots' answers.
        """
        assert table.match is not None
        asks = {ask.seat: ask for ask in table.match.s.asks}
        scripted = guided.next_choice(table)
        # By a script, only the seat whose turn it is there plays.
        seats = asks if scripted is None else scripted[:1]
        bots = {seat: bot for seat in seats if (bot := table.bot_for(seat)) is not None}
        self._ask_bots(table, bots, scripted)
        if table.people_to_move():
            self._skip_delay = False
        if not bots:
            return None
        due = table.changed_at + self._pace.seconds(table, bots, self._skip_delay)
        if now < due:
            return due - now
        # Seats that may choose come before those that must, as in `ask_order`; but all that must play at once, since
        # a bot does not wait for a person who is asked at the same time.
        may = [seat for seat in bots if asks[seat].may]
        playing = [seat for seat in may if seat in self._answers and self._answers[seat].action is not None][:1]
        if not playing:
            if any(seat not in self._answers for seat in may):
                return None
            playing = [seat for seat in bots if not asks[seat].may and seat in self._answers]
        for seat in playing:
            await self._play(seat, self._answers[seat], self._answers_version)
        return None

    def _ask_bots(self, table: Table, bots: dict[int, str], scripted: Reply | None) -> None:
        """Let these bots think about this version of the game, and drop all other answers.

        A scripted choice is the answer at once.
        """
        if self._answers_version != table.version:
            self._drop_answers()
            self._answers_version = table.version
        for seat in set(self._thinking) | set(self._answers):
            if seat not in bots:
                self._drop_answers(seat)
        for seat, bot in bots.items():
            if scripted is not None:
                self._answers[seat] = BotAnswer(scripted[1])
            elif seat not in self._thinking:
                self._thinking[seat] = asyncio.create_task(self._ask_bot(table, seat, bot))

    async def _ask_bot(self, table: Table, seat: int, bot: str) -> None:
        assert table.match is not None
        seed, origin = secrets.randbits(63), self._live_table.presence.job_origin(table.id)
        try:
            self._answers[seat] = await self._workers.choose(
                table.game, table.match.s, seat, bot, seed, BOT_TIMEOUT_SECONDS, origin
            )
        except Exception as error:
            extra = {"table": table.id, "error": type(error).__name__}
            logger.warning("no answer for a bot; it is asked again", extra=extra)
            await asyncio.sleep(BOT_RETRY_SECONDS)
            self._thinking.pop(seat, None)
        self._awake.set()

    async def _play(self, seat: int, answer: BotAnswer, version: int) -> None:
        def make_entries(table: Table) -> Sequence[entries.Entry]:
            if (
                answer.action is None
                or table.bot_for(seat) is None
                or table.is_stale(seat, version)
                or table.is_day_over
            ):
                return []
            # A plan is said when it is made or changes, not again at every step.
            repeated = answer.reason in reasons_in_turn(table, seat)
            return [entries.ActionChosen(seat, answer.action, "" if repeated else encode_message(answer.reason))]

        await self._live_table.write(make_entries)

    def _drop_answers(self, seat: int | None = None) -> None:
        """Drop the answer of one bot, or of all, finished or not."""
        for other in [seat] if seat is not None else {*self._thinking, *self._answers}:
            self._answers.pop(other, None)
            if (task := self._thinking.pop(other, None)) is not None:
                task.cancel()


def _pause_stuck_bots(table: Table) -> Sequence[entries.Entry]:
    return [entries.Paused(True, "bots")] if table.bots_are_stuck and table.status == "playing" else []
