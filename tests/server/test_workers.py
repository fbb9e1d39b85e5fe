"""The worker pool: jobs are answered, and a slow or dying worker does not affect other jobs."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from jollyroger.engine import Fast, Match, Sealed, ask_for
from jollyroger.server.tables.driver import BotAnswer
from jollyroger.server.workers import WorkerPool

from ..toy import GAME as TOY
from .in_process import games
from .run_async import run_async


@asynccontextmanager
async def worker_pool(workers: int = 1) -> AsyncIterator[WorkerPool]:
    pool = WorkerPool(games, workers)
    try:
        yield pool
    finally:
        pool.close()


def position() -> Any:
    return TOY.new(2, Fast(3))


def options(s: Any, seat: int) -> list[BotAnswer]:
    ask = ask_for(s, seat)
    assert ask is not None
    return [BotAnswer(str(option)) for option in ask.options]


@run_async
async def test_a_bot_chooses_one_of_its_options_and_the_same_one_for_the_same_seed() -> None:
    async with worker_pool() as pool:
        s = position()
        chosen = [await pool.choose(TOY, s, 0, "random", 5, 60.0) for _ in range(3)]
        assert chosen[0] in options(s, 0)
        assert len(set(chosen)) == 1


@run_async
async def test_when_one_bot_takes_too_long_the_others_still_choose() -> None:
    async with worker_pool() as pool:
        s = position()
        slow = asyncio.create_task(pool.choose(TOY, s, 0, "greedy", 1, 0.01))
        others = [asyncio.create_task(pool.choose(TOY, s, 1, "greedy", seed, 60.0)) for seed in range(10)]
        chosen = await asyncio.gather(slow, *others, return_exceptions=True)
        assert chosen[0] in options(s, 0)
        assert set(chosen[1:]) <= set(options(s, 1)), chosen
        # The new pool works.
        assert await pool.choose(TOY, s, 1, "greedy", 1, 60.0) in options(s, 1)


@run_async
async def test_when_a_worker_dies_its_jobs_are_run_again() -> None:
    async with worker_pool() as pool:
        s = position()
        await pool.choose(TOY, s, 0, "greedy", 1, 60.0)
        jobs = [asyncio.create_task(pool.choose(TOY, s, 1, "greedy", seed, 60.0)) for seed in range(20)]
        await asyncio.sleep(0)
        for pid in list(pool._pool._processes):  # type: ignore[attr-defined]
            os.kill(pid, signal.SIGKILL)
        chosen = await asyncio.gather(*jobs, return_exceptions=True)
        assert set(chosen) <= set(options(s, 1)), chosen


@run_async
async def test_a_worker_never_gets_the_secret_of_the_luck() -> None:
    """A worker gets the state as data, without the secret."""
    async with worker_pool() as pool:
        secret = bytes(range(32))
        match = Match(TOY, 2, Sealed(secret))
        sent: list[Any] = []

        async def run(timeout_seconds: float, work: Any, *args: Any) -> str:
            sent.extend(args)
            return "give:1"

        pool._run = run  # type: ignore[assignment, method-assign]
        await pool.choose(TOY, match.s, 0, "greedy", 1, 60.0)
        assert not any(secret.hex() in str(arg) or secret in bytes(str(arg), "utf-8") for arg in sent)
