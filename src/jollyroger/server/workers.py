"""Worker processes for whatever takes time: bots that think, records that are replayed or verified."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
import time
from collections.abc import Callable, Mapping
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, NamedTuple, TypeVar

import msgspec

from ..bots import Decision, bot_named
from ..engine import (
    BadRecord,
    Chance,
    Fast,
    Game,
    Match,
    Record,
    Sealed,
    ask_for,
    random_choice,
    replay,
    run,
    verify,
    waiting_for,
)
from . import protocol
from .tables import updates

T = TypeVar("T")
Games = Callable[[], Mapping[str, Game[Any]]]

_games: Mapping[str, Game[Any]] = {}

logger = logging.getLogger(__name__)


class Thought(NamedTuple):
    """What a bot chooses, None is silence; and why, where it can say so aloud."""

    action: str | None
    why: str = ""


def enlist(games: Games, parent: int) -> None:
    """Set a worker up: it knows the games, leaves Ctrl-C to its parent, and does not outlive it."""
    global _games
    _games = games()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_watch, args=(parent,), daemon=True).start()


def _watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(0.5)
    os._exit(0)


class Crew:
    """The workers. One that dies or does not come back in time is replaced; what took too long is given up."""

    def __init__(self, games: Games, workers: int) -> None:
        self._games = games
        self._workers = workers
        self._pool: Executor = self._muster()

    async def think(self, game: Game[Any], s: Any, seat: int, bot: str, seed: int, budget: float) -> Thought:
        """What a bot chooses for a seat. If it fails or takes too long, any option will do."""
        state = msgspec.json.encode(game.codec.encode(s))
        try:
            return await self._do(budget, ponder, game.id, state, seat, bot, seed)
        except Exception as error:
            logger.warning("a bot has failed", extra={"game": game.id, "error": type(error).__name__})
            ask = ask_for(s, seat)
            action = None if ask is None or ask.may else random_choice(ask, Fast(seed))
            return Thought(None if action is None else str(action))

    async def moments(self, record: Record, seat: int | None, first: int, last: int) -> list[bytes]:
        """A seat's views of these moments of a game."""
        return await self._do(30.0, look_back, record.dumps(), seat, first, last)

    async def verdict(self, text: str) -> tuple[bool, str]:
        return await self._do(60.0, attest, text)

    async def par(self, game: str, seats: int, secret: str, bot: str) -> str:
        """How the bots fare with this luck."""
        return await self._do(120.0, play_par, game, seats, secret, bot)

    async def _do(self, budget: float, work: Callable[..., T], *args: Any) -> T:
        pool = self._pool
        try:
            return await self._given(pool, budget, work, *args)
        except BrokenProcessPool:
            # Perhaps another's work was to blame: the new workers are given this one once more.
            self._relieve(pool)
            pool = self._pool
        try:
            return await self._given(pool, budget, work, *args)
        except BrokenProcessPool:
            self._relieve(pool)
            raise

    async def _given(self, pool: Executor, budget: float, work: Callable[..., T], *args: Any) -> T:
        try:
            return await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(pool, work, *args), budget)
        except TimeoutError:
            self._relieve(pool)
            raise

    def _relieve(self, pool: Executor) -> None:
        """New workers instead of these, if nobody has seen to it yet."""
        if pool is self._pool:
            self._dismiss()
            self._pool = self._muster()

    def _muster(self) -> ProcessPoolExecutor:
        context = get_context("spawn")
        return ProcessPoolExecutor(self._workers, context, enlist, (self._games, os.getpid()))

    def _dismiss(self) -> None:
        pool = self._pool
        assert isinstance(pool, ProcessPoolExecutor)
        for process in list((pool._processes or {}).values()):
            process.kill()
        # Whoever waits for them is told that they are gone, and not that the wait was called off.
        pool.shutdown(wait=False)

    def close(self) -> None:
        self._dismiss()


# --- what is done in a worker: only plain data goes in and comes out ------------------------------


def ponder(game_id: str, state: bytes, seat: int, bot: str, seed: int) -> Thought:
    game = _games[game_id]
    chance: Chance = Fast(seed)
    s = game.codec.decode(msgspec.json.decode(state), chance)
    ask = ask_for(s, seat)
    if ask is None:
        return Thought(None)
    decision = Decision(game, s, ask, chance)
    action = bot_named(bot).choose(decision)
    return Thought(None) if action is None else Thought(str(action), decision.why(action))


def look_back(text: str, seat: int | None, first: int, last: int) -> list[bytes]:
    record = Record.loads(text)
    game = _games[record.game]
    views: list[bytes] = []

    def watch(match: Match[Any]) -> None:
        number = len(match.choices)
        if first <= number <= last:
            s = match.s
            told = updates.told(game, match.events[-1], seat)
            view = protocol.MomentView(number, game.view(s, seat), game.hints(s, seat), told, waiting_for(s), None)
            view.result = updates.outcome(game, s, seat)
            views.append(msgspec.json.encode(view))

    replay(game, record, watch)
    return views


def attest(text: str) -> tuple[bool, str]:
    try:
        record = Record.loads(text)
        if record.game not in _games:
            raise BadRecord(f"There is no game '{record.game}' here.")
        verify(_games[record.game], record)
    except BadRecord as error:
        return False, str(error)
    rolls = len(record.rolls())
    found = f"{len(record.choices)} choices are legal"
    if record.secret is None:
        return (
            True,
            f"True as far as one can see: {found}. The secret of the {rolls} rolls is told when the game is over.",
        )
    return True, f"True: {found}, and {rolls} rolls were derived again from the secret and the salts."


def play_par(game_id: str, seats: int, secret: str, bot: str) -> str:
    game = _games[game_id]
    s = game.new(seats, Sealed(bytes.fromhex(secret)))
    chance: Chance = Fast(1)
    mate = bot_named(bot)
    choices, _ = run(s, lambda ask: mate.choose(Decision(game, s, ask, chance)))
    assert s.result is not None
    return f"{game.words.outcome(s.result, None)} ({choices} choices)"
