"""Worker processes for everything that takes time: bots that think, records that are replayed or verified."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import signal
import threading
import time
from collections.abc import Callable, Mapping
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, TypeVar

import msgspec

from ..bots import ask_bot, bot_named, run_bots
from ..engine import (
    BadRecord,
    Fast,
    Game,
    Match,
    Record,
    Sealed,
    State,
    UnreadableRecord,
    ask_for,
    random_choice,
    replay,
    verify,
    waiting_for,
)
from . import protocol
from .tables.driver import BotAnswer
from .tables.updates import build_event_infos, build_outcome, build_text_board

T = TypeVar("T")
Games = Callable[[], Mapping[str, Game[Any]]]
"""Returns the games by id. Workers call it too, so it must be importable."""

REPLAY_TIMEOUT_SECONDS = 30.0
VERIFY_TIMEOUT_SECONDS = 60.0
BOT_GAME_TIMEOUT_SECONDS = 120.0

_games: Mapping[str, Game[Any]] = {}

logger = logging.getLogger(__name__)


class WorkerPool:
    """A pool of worker processes. It is replaced as a whole when a worker dies or exceeds its time limit."""

    def __init__(self, games: Games, workers: int) -> None:
        self._games = games
        self._workers = workers
        self._pool: Executor = self._start_pool()

    async def choose(
        self, game: Game[Any], s: State, seat: int, bot: str, seed: int, timeout_seconds: float
    ) -> BotAnswer:
        """Let a bot choose for a seat. If it fails or takes too long, a random option is chosen for it."""
        state = msgspec.json.encode(game.codec.encode(s))
        try:
            return await self._run(timeout_seconds, choose, game.id, state, seat, bot, seed)
        except Exception as error:
            logger.warning("a bot failed", extra={"game": game.id, "error": type(error).__name__})
            ask = ask_for(s, seat)
            action = None if ask is None or ask.may else random_choice(ask, Fast(seed))
            return BotAnswer(None if action is None else str(action))

    async def replay_views(
        self, record: Record, seat: int | None, first: int, last: int, text_board: bool = False
    ) -> list[bytes]:
        """A seat's views of the moments from `first` to `last`, each as an encoded `MomentView`."""
        return await self._run(REPLAY_TIMEOUT_SECONDS, replay_views, record.dumps(), seat, first, last, text_board)

    async def verify_record(self, text: str) -> protocol.Verdict:
        """Verify a record file. Raises UnreadableRecord if it is no record, or one of other rules than these."""
        return protocol.Verdict(**await self._run(VERIFY_TIMEOUT_SECONDS, verify_record, text))

    async def play_bot_game(self, game: str, seats: int, secret: str, bot: str) -> str:
        """Play a game with this luck, the same bot in every seat; returns the outcome as text."""
        return await self._run(BOT_GAME_TIMEOUT_SECONDS, play_bot_game, game, seats, secret, bot)

    async def _run(self, timeout_seconds: float, work: Callable[..., T], *args: Any) -> T:
        pool = self._pool
        try:
            return await self._run_in(pool, timeout_seconds, work, *args)
        except BrokenProcessPool:
            # Another job may have killed the worker: try this one once more in the new pool.
            self._replace_pool(pool)
            pool = self._pool
        try:
            return await self._run_in(pool, timeout_seconds, work, *args)
        except BrokenProcessPool:
            self._replace_pool(pool)
            raise

    async def _run_in(self, pool: Executor, timeout_seconds: float, work: Callable[..., T], *args: Any) -> T:
        job = asyncio.get_running_loop().run_in_executor(pool, work, *args)
        try:
            return await asyncio.wait_for(job, timeout_seconds)
        except TimeoutError:
            self._replace_pool(pool)
            raise

    def _replace_pool(self, pool: Executor) -> None:
        """Start a new pool instead of this one, unless another job has done so already."""
        if pool is self._pool:
            self.close()
            self._pool = self._start_pool()

    def _start_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, get_context("spawn"), init_worker, (self._games, os.getpid()))

    def close(self) -> None:
        pool = self._pool
        assert isinstance(pool, ProcessPoolExecutor)
        for process in list((pool._processes or {}).values()):
            process.kill()
        # Without `cancel_futures`: pending jobs fail with BrokenProcessPool and are tried again in the new pool.
        pool.shutdown(wait=False)


# --- inside a worker process: arguments and results are plain data --------------------------------


def init_worker(games: Games, parent: int) -> None:
    """Set up a worker: it loads the games, leaves Ctrl-C to its parent, and exits when its parent is gone."""
    global _games
    _games = games()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with_parent, args=(parent,), daemon=True).start()


def _exit_with_parent(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(0.5)
    os._exit(0)


def choose(game_id: str, state: bytes, seat: int, bot: str, seed: int) -> BotAnswer:
    game = _games[game_id]
    chance = Fast(seed)
    s = game.codec.decode(msgspec.json.decode(state), chance)
    ask = ask_for(s, seat)
    if ask is None:
        return BotAnswer(None)
    choice = ask_bot(bot_named(bot), game, s, ask, chance)
    return BotAnswer(None if choice.action is None else str(choice.action), choice.reason())


def replay_views(text: str, seat: int | None, first: int, last: int, text_board: bool = False) -> list[bytes]:
    record = Record.loads(text)
    game = _games[record.game]
    views: list[bytes] = []

    def add_view(match: Match[Any]) -> None:
        s, number = match.s, len(match.choices)
        if first <= number <= last:
            view = protocol.MomentView(
                moment=number,
                view=game.view(s, seat),
                hints=game.hints(s, seat),
                log=build_event_infos(game, match.events[-1], seat),
                waiting_for=waiting_for(s),
                result=build_outcome(game, s, seat),
                text_board=build_text_board(game, s, seat) if text_board else None,
            )
            views.append(msgspec.json.encode(view))

    replay(game, record, add_view)
    return views


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


def play_bot_game(game_id: str, seats: int, secret: str, bot: str) -> str:
    game = _games[game_id]
    s = game.new(seats, Sealed(bytes.fromhex(secret)))
    choices, _ = run_bots(game, s, [bot_named(bot)] * seats, Fast(1))
    assert s.result is not None
    return f"{game.words.outcome(s.result, None)} ({choices} choices)"
