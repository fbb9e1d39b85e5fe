"""Workers for everything that takes time: bots that think, records that are replayed or verified."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import BrokenExecutor
from functools import partial
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

import msgspec

from ..engine import Fast, Game, Record, State, ask_for, random_choice
from ..engine.messages import current_language
from . import jobs, protocol
from .fair_queue import FairQueue, JobOrigin
from .kept_analysis import KeptAnalysis
from .tables.driver import BotAnswer
from .tables.learning.hints import Advice
from .tables.updates.log import NO_MOMENTS

W = TypeVar("W", bound="Worker")
REPLAY_TIMEOUT_SECONDS = 30.0
VERIFY_TIMEOUT_SECONDS = 60.0
BOT_GAME_TIMEOUT_SECONDS = 120.0
ANALYSIS_TIMEOUT_SECONDS = 180.0
"""An analysis is fitted to a time, but on a busy machine it may take several times as long."""
FALLBACK_BOT, FALLBACK_TIMEOUT_SECONDS = "mate", 20.0
"""The bot that plays for one that fails or hangs, and its time."""
ADVISERS, ADVICE_TIMEOUT_SECONDS = ("captain", "mate"), 5.0
"""The bots that give hints: the next one if one fails or takes too long."""
NOBODY = JobOrigin()

logger = logging.getLogger(__name__)


class BotUnavailable(Exception):
    """No worker could answer for the bot in time. The table can ask again."""


class Worker(Protocol):
    """Does one job at a time."""

    is_interruptible: bool
    """Whether a job stops when the task that runs it is cancelled."""

    @property
    def progress(self) -> float:
        """How far the present work is, 0 to 1."""

    async def run(self, timeout_seconds: float, work: Callable[..., Any], *args: Any) -> Any:
        """Do a job. Raises `BrokenExecutor` if the worker was lost, and `TimeoutError`."""

    def close(self) -> None: ...


class Job(NamedTuple):
    timeout_seconds: float
    work: Callable[..., Any]
    args: tuple[Any, ...]
    answer: asyncio.Future[Any]
    on_start: Callable[[Worker], object] | None = None


class WorkerPool(Generic[W]):
    """Workers behind a fair queue. A worker that dies or hangs starts anew; the others are not affected."""

    def __init__(self, workers: Sequence[W], max_waiting: int | None = None, max_per_group: int | None = None) -> None:
        self._workers = workers
        self._idle = list(workers)
        self._queue: FairQueue[Job] = FairQueue(max_waiting, max_per_group)
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    async def choose(
        self,
        game: Game[Any],
        s: State,
        seat: int,
        bot: str,
        seed: int,
        timeout_seconds: float,
        origin: JobOrigin = NOBODY,
    ) -> BotAnswer:
        """Let a bot choose for a seat. The time is counted from the moment at which it starts to think.

        If the bot fails, another one plays for it. If that one fails too, a random option is chosen; but if it does
        not answer in time, `BotUnavailable` is raised: a busy machine never leads to a random choice.
        """
        state = msgspec.json.encode(game.codec.encode(s))
        in_time = True
        for name, limit in ((bot, timeout_seconds), (FALLBACK_BOT, FALLBACK_TIMEOUT_SECONDS)):
            try:
                answer: BotAnswer = await self._run(origin, limit, jobs.choose, game.id, state, seat, name, seed)
                return answer
            except Exception as error:
                in_time = not isinstance(error, (TimeoutError, BrokenExecutor))
                logger.warning("a bot failed", extra={"game": game.id, "error": type(error).__name__})
        if not in_time:
            raise BotUnavailable
        ask = ask_for(s, seat)
        action = None if ask is None or ask.may else random_choice(ask, Fast(seed))
        return BotAnswer(None if action is None else str(action))

    async def advise(self, game: Game[Any], s: State, seat: int, seed: int, origin: JobOrigin = NOBODY) -> Advice:
        """What a strong bot would do in this seat. Raises `BotUnavailable` if none can say."""
        state = msgspec.json.encode(game.codec.encode(s))
        for bot in ADVISERS:
            try:
                args = (game.id, state, seat, bot, seed)
                advice: Advice = await self._run(origin, ADVICE_TIMEOUT_SECONDS, jobs.advise, *args)
                return advice
            except Exception as error:
                logger.warning("no hint of a bot", extra={"game": game.id, "error": type(error).__name__})
        raise BotUnavailable

    async def replay_views(
        self,
        record: Record,
        seat: int | None,
        first: int,
        last: int,
        text_board: bool = False,
        address: str = "",
        by_bot: Mapping[int, int] = NO_MOMENTS,
    ) -> list[bytes]:
        """A seat's views of the moments from `first` to `last`, each as an encoded `MomentView`.

        `by_bot`: the moments to which the choice of a substitute bot led, and the seat it chose for.
        """
        origin, args = JobOrigin(group=address), (record.dumps(), seat, first, last, text_board, dict(by_bot))
        language = current_language()
        views: list[bytes] = await self._run(origin, REPLAY_TIMEOUT_SECONDS, jobs.replay_views, *args, language)
        return views

    async def verify_record(self, text: str, address: str = "") -> protocol.Verdict:
        """Verify a record file. Raises UnreadableRecord if it is no record, or one of other rules than these.

        `address`: of the client that asks.
        """
        origin = JobOrigin(group=address)
        args = (text, current_language())
        return protocol.Verdict(**await self._run(origin, VERIFY_TIMEOUT_SECONDS, jobs.verify_record, *args))

    async def play_bot_game(
        self, game: str, seats: int, options: Mapping[str, str], secret: str, bot: str
    ) -> protocol.DailyResult:
        """Play a game with this luck, the same bot in every seat; returns the result of the first seat."""
        args = (game, seats, dict(options), secret, bot)
        result: protocol.DailyResult = await self._run(NOBODY, BOT_GAME_TIMEOUT_SECONDS, jobs.play_bot_game, *args)
        return result

    async def analyse_record(
        self, record: Record, seconds: float, address: str, on_start: Callable[[Worker], object]
    ) -> protocol.AnalysisInfo:
        """Analyse a game in about this time. `on_start` is given the process, which knows the progress."""
        origin, text = JobOrigin(group=address), record.dumps()
        timeout = max(ANALYSIS_TIMEOUT_SECONDS, 3 * seconds)
        encoded = await self._run(origin, timeout, jobs.analyse_record, text, seconds, on_start=on_start)
        return msgspec.json.decode(encoded, type=KeptAnalysis)

    async def _run(
        self,
        origin: JobOrigin,
        timeout_seconds: float,
        work: Callable[..., Any],
        *args: Any,
        on_start: Callable[[Worker], object] | None = None,
    ) -> Any:
        """Do this work as soon as it is its turn; raises `QueueFull` if too much is waiting."""
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        job = Job(timeout_seconds, work, args, answer, on_start)
        self._queue.add(origin, job)
        self._start_jobs()
        try:
            return await answer
        finally:
            self._queue.discard(job)

    def _start_jobs(self) -> None:
        while self._idle and not self._closed and (taken := self._queue.take()) is not None:
            worker = self._idle.pop()
            origin, job = taken
            task = asyncio.create_task(self._do(worker, job))
            self._tasks.add(task)
            # Not at the end of the task itself: if it is cancelled before it starts, that is never reached.
            task.add_done_callback(partial(self._release, worker, origin))
            if worker.is_interruptible:
                job.answer.add_done_callback(partial(_stop, task))

    async def _do(self, worker: W, job: Job) -> None:
        """Do a job, whether or not somebody still waits for the answer: most workers are busy with it."""
        if job.on_start is not None:
            job.on_start(worker)
        try:
            try:
                result = await worker.run(job.timeout_seconds, job.work, *job.args)
            except BrokenExecutor:
                # The process may have been killed from outside: try once more in a new one.
                result = await worker.run(job.timeout_seconds, job.work, *job.args)
        except Exception as error:
            if not job.answer.done():
                job.answer.set_exception(error)
        else:
            if not job.answer.done():
                job.answer.set_result(result)

    def _release(self, worker: W, origin: JobOrigin, task: asyncio.Task[None]) -> None:
        """The worker is free for the next job."""
        self._tasks.discard(task)
        self._queue.finish(origin)
        self._idle.append(worker)
        self._start_jobs()

    def close(self) -> None:
        self._closed = True
        for task in self._tasks:
            task.cancel()
        for worker in self._workers:
            worker.close()


def _stop(task: asyncio.Task[None], answer: asyncio.Future[Any]) -> None:
    """Nobody waits for the job any more, or it is done."""
    task.cancel()
