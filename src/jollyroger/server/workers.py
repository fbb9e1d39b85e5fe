"""Worker processes for everything that takes time: bots that think, records that are replayed or verified."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Mapping
from concurrent.futures import BrokenExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple, TypeVar

import msgspec

from ..bots import Bot, BotChoice, ask_bot, bot_named, offer_bots, run_bots
from ..engine import (
    Ask,
    BadRecord,
    Chance,
    Fast,
    Game,
    Match,
    Record,
    Sealed,
    State,
    TurnCounter,
    UnreadableRecord,
    ask_for,
    random_choice,
    replay,
    verify,
    waiting_for,
)
from . import protocol
from .daily.days import daily_result
from .fair_queue import FairQueue, JobOrigin
from .tables.driver import BotAnswer
from .tables.learning.hints import Advice
from .tables.updates.infos import build_outcome, build_text_board
from .tables.updates.log import NO_MOMENTS, build_event_infos
from .worker_process import WorkerProcess, report_progress

T = TypeVar("T")
Games = Callable[[], Mapping[str, Game[Any]]]
"""Returns the games by id. Workers call it too, so it must be importable."""

AnalyseRecord = Callable[[Game[Any], Record, float, Callable[[float], None]], dict[str, Any]]
"""Analyses a game in about so many seconds and reports its progress. Returns the fields of an `AnalysisInfo`.

It is called in workers, so it must be importable."""

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
NO_BOTS: Mapping[str, str] = {}

_games: Mapping[str, Game[Any]] = {}
_analyse: AnalyseRecord | None = None

logger = logging.getLogger(__name__)


class BotUnavailable(Exception):
    """No worker could answer for the bot in time. The table can ask again."""


class Job(NamedTuple):
    timeout_seconds: float
    work: Callable[..., Any]
    args: tuple[Any, ...]
    answer: asyncio.Future[Any]
    on_start: Callable[[WorkerProcess], object] | None = None


class WorkerPool:
    """Worker processes behind a fair queue. A worker that dies or hangs is replaced; the others are not affected."""

    def __init__(
        self,
        games: Games,
        workers: int,
        max_waiting: int | None = None,
        max_per_group: int | None = None,
        analyse: AnalyseRecord | None = None,
        niceness: int = 0,
        offered_bots: Mapping[str, str] = NO_BOTS,
    ) -> None:
        """`niceness` lowers the priority of the processes. `offered_bots` are the operator's own bots, by name."""
        self._workers = [
            WorkerProcess(initialize, games, analyse, dict(offered_bots), niceness=niceness) for _ in range(workers)
        ]
        self._idle = list(self._workers)
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
                return await self._run(origin, limit, choose, game.id, state, seat, name, seed)
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
                return await self._run(origin, ADVICE_TIMEOUT_SECONDS, advise, game.id, state, seat, bot, seed)
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
        return await self._run(origin, REPLAY_TIMEOUT_SECONDS, replay_views, *args)

    async def verify_record(self, text: str, address: str = "") -> protocol.Verdict:
        """Verify a record file. Raises UnreadableRecord if it is no record, or one of other rules than these.

        `address`: of the client that asks.
        """
        origin = JobOrigin(group=address)
        return protocol.Verdict(**await self._run(origin, VERIFY_TIMEOUT_SECONDS, verify_record, text))

    async def play_bot_game(
        self, game: str, seats: int, options: Mapping[str, str], secret: str, bot: str
    ) -> protocol.DailyResult:
        """Play a game with this luck, the same bot in every seat; returns the result of the first seat."""
        args = (game, seats, dict(options), secret, bot)
        return await self._run(NOBODY, BOT_GAME_TIMEOUT_SECONDS, play_bot_game, *args)

    async def analyse_record(
        self, record: Record, seconds: float, address: str, on_start: Callable[[WorkerProcess], object]
    ) -> protocol.AnalysisInfo:
        """Analyse a game in about this time. `on_start` is given the process, which knows the progress."""
        origin, text = JobOrigin(group=address), record.dumps()
        timeout = max(ANALYSIS_TIMEOUT_SECONDS, 3 * seconds)
        encoded = await self._run(origin, timeout, analyse_record, text, seconds, on_start=on_start)
        return msgspec.json.decode(encoded, type=protocol.AnalysisInfo)

    async def _run(
        self,
        origin: JobOrigin,
        timeout_seconds: float,
        work: Callable[..., T],
        *args: Any,
        on_start: Callable[[WorkerProcess], object] | None = None,
    ) -> T:
        """Do this work as soon as it is its turn; raises `QueueFull` if too much is waiting."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        job = Job(timeout_seconds, work, args, answer, on_start)
        self._queue.add(origin, job)
        self._start_jobs()
        try:
            return await answer
        finally:
            self._queue.discard(job)

    def _start_jobs(self) -> None:
        while self._idle and not self._closed and (taken := self._queue.take()) is not None:
            task = asyncio.create_task(self._do(self._idle.pop(), *taken))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _do(self, worker: WorkerProcess, origin: JobOrigin, job: Job) -> None:
        """Do a job, whether or not somebody still waits for the answer: the worker is busy with it."""
        if job.on_start is not None:
            job.on_start(worker)
        try:
            try:
                result = await worker.run(job.timeout_seconds, job.work, *job.args)
            except BrokenProcessPool:
                # The process may have been killed from outside: try once more in a new one.
                result = await worker.run(job.timeout_seconds, job.work, *job.args)
        except Exception as error:
            if not job.answer.done():
                job.answer.set_exception(error)
        else:
            if not job.answer.done():
                job.answer.set_result(result)
        finally:
            self._queue.finish(origin)
            self._idle.append(worker)
            self._start_jobs()

    def pids(self) -> list[int]:
        """The ids of the running worker processes."""
        return [pid for worker in self._workers if (pid := worker.pid()) is not None]

    def close(self) -> None:
        self._closed = True
        for task in self._tasks:
            task.cancel()
        for worker in self._workers:
            worker.kill()


# --- inside a worker process: arguments and results are plain data --------------------------------


def initialize(games: Games, analyse: AnalyseRecord | None, offered_bots: Mapping[str, str] = NO_BOTS) -> None:
    global _games, _analyse
    _games, _analyse = games(), analyse
    offer_bots(offered_bots)


def choose(game_id: str, state: bytes, seat: int, bot: str, seed: int) -> BotAnswer:
    game = _games[game_id]
    chance = Fast(seed)
    s = game.codec.decode(msgspec.json.decode(state), chance)
    ask = ask_for(s, seat)
    if ask is None:
        return BotAnswer(None)
    choice = ask_new_bot(bot, game, s, ask, chance)
    return BotAnswer(None if choice.action is None else str(choice.action), choice.reason())


def ask_new_bot(name: str, game: Game[Any], s: State, ask: Ask, chance: Chance) -> BotChoice:
    """Ask a bot that is made for this choice, so that it carries nothing from one seat or table to another."""
    bot: Bot = bot_named(name)
    try:
        return ask_bot(bot, game, s, ask, chance)
    finally:
        close = getattr(bot, "close", None)
        if close is not None:
            close()


def advise(game_id: str, state: bytes, seat: int, bot: str, seed: int) -> Advice:
    game = _games[game_id]
    chance = Fast(seed)
    s = game.codec.decode(msgspec.json.decode(state), chance)
    ask = ask_for(s, seat)
    if ask is None:
        return Advice(None, "", bot)
    choice = ask_new_bot(bot, game, s, ask, chance)
    return Advice(None if choice.action is None else str(choice.action), choice.advice(), bot)


def replay_views(
    text: str,
    seat: int | None,
    first: int,
    last: int,
    text_board: bool = False,
    by_bot: Mapping[int, int] = NO_MOMENTS,
) -> list[bytes]:
    record = Record.loads(text)
    game = _games[record.game]
    views: list[bytes] = []
    turns = TurnCounter()

    def add_view(match: Match[Any]) -> None:
        s, number, turn = match.s, len(match.choices), turns.watch(match)
        if first <= number <= last:
            seen = game.view(s, seat)
            view = protocol.MomentView(
                moment=number,
                view=seen,
                hints=game.hints(s, seat),
                log=build_event_infos(game, match.events[-1], seat, named=by_bot.get(number) == seat),
                waiting_for=waiting_for(s),
                result=build_outcome(game, s, seat),
                goal=game.words.goal(seen),
                text_board=build_text_board(game, s, seat) if text_board else None,
                turn=turn,
                by_bot=by_bot.get(number),
            )
            views.append(msgspec.json.encode(view))

    replay(game, record, add_view)
    return views


def analyse_record(text: str, seconds: float) -> bytes:
    """The encoded `AnalysisInfo` of a game."""
    assert _analyse is not None
    record = Record.loads(text)
    fields = _analyse(_games[record.game], record, seconds, report_progress)
    return msgspec.json.encode(msgspec.convert(fields, protocol.AnalysisInfo))


def verify_record(text: str) -> dict[str, Any]:
    """The fields of a `Verdict`."""
    try:
        record = Record.loads(text)
        if record.game not in _games:
            raise UnreadableRecord(f"There is no game '{record.game}' here.")
        return verify(_games[record.game], record).to_json()
    except UnreadableRecord:
        raise
    except BadRecord as error:
        # Messages name a player as {seat}; a verdict comes without the names.
        return {"outcome": "false", "text": "False: " + re.sub(r"\{(\d+)\}", r"seat \1", str(error))}


def play_bot_game(game_id: str, seats: int, options: Mapping[str, str], secret: str, bot: str) -> protocol.DailyResult:
    game = _games[game_id]
    s = game.new(seats, Sealed(bytes.fromhex(secret)), options)
    choices, _ = run_bots(game, s, [bot_named(bot)] * seats, Fast(1))
    assert s.result is not None
    return daily_result(bot.capitalize(), 0, s.result, choices)
