"""The worker pool: jobs are answered, and a slow or dying worker does not affect other jobs."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from jollyroger.engine import Fast, Match, Sealed, ask_for
from jollyroger.server.fair_queue import FairQueue, JobOrigin, QueueFull
from jollyroger.server.tables.driver import BotAnswer
from jollyroger.server.worker_process import ProcessPool
from jollyroger.server.workers import NOBODY, BotUnavailable

from ..toy import GAME as TOY
from .in_process import games
from .run_async import run_async


@asynccontextmanager
async def worker_pool(workers: int = 1) -> AsyncIterator[ProcessPool]:
    pool = ProcessPool(games, workers)
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
        for pid in pool.pids():
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

        async def run(origin: JobOrigin, timeout_seconds: float, work: Any, *args: Any) -> str:
            sent.extend(args)
            return "give:1"

        pool._run = run  # type: ignore[assignment, method-assign]
        await pool.choose(TOY, match.s, 0, "greedy", 1, 60.0)
        assert not any(secret.hex() in str(arg) or secret in bytes(str(arg), "utf-8") for arg in sent)


# --- a hung worker --------------------------------------------------------------------------------


@run_async
async def test_a_worker_that_hangs_is_replaced_and_the_others_are_not() -> None:
    async with worker_pool(2) as pool:
        await asyncio.gather(*(pool._run(NOBODY, 60.0, time.sleep, 0.2) for _ in range(2)))
        before = set(pool.pids())
        hung = asyncio.create_task(pool._run(NOBODY, 0.5, time.sleep, 3600))
        others = [asyncio.create_task(pool._run(NOBODY, 60.0, os.getpid)) for _ in range(20)]
        with pytest.raises(TimeoutError):
            await hung
        (survivor,) = set(await asyncio.gather(*others))
        assert survivor in before
        assert survivor in pool.pids()
        assert len(set(pool.pids()) & before) == 1


@run_async
async def test_the_time_of_a_job_is_counted_from_its_start() -> None:
    async with worker_pool() as pool:
        # Together they take longer than the limit of each.
        jobs = [pool._run(NOBODY, 1.5, time.sleep, 0.2) for _ in range(10)]
        assert await asyncio.gather(*jobs) == [None] * 10


@run_async
async def test_a_job_that_nobody_waits_for_any_more_is_not_started() -> None:
    async with worker_pool() as pool:
        first = asyncio.create_task(pool._run(NOBODY, 60.0, time.sleep, 0.2))
        others = [asyncio.create_task(pool._run(NOBODY, 60.0, time.sleep, 3600)) for _ in range(5)]
        await asyncio.sleep(0)
        assert len(pool._queue) == 5
        for other in others:
            other.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        assert len(pool._queue) == 0
        await first
        assert await pool._run(NOBODY, 60.0, os.getpid) in pool.pids()


@run_async
async def test_a_bot_that_takes_too_long_never_leads_to_a_random_choice() -> None:
    async with worker_pool() as pool:
        asked: list[str] = []

        async def run(origin: JobOrigin, timeout_seconds: float, work: Any, *args: Any) -> BotAnswer:
            asked.append(args[3])
            if args[3] in failing:
                raise TimeoutError
            return BotAnswer("give:1")

        pool._run = run  # type: ignore[assignment, method-assign]
        failing = {"captain"}
        assert await pool.choose(TOY, position(), 0, "captain", 1, 60.0) == BotAnswer("give:1")
        assert asked == ["captain", "mate"]
        failing = {"captain", "mate"}
        with pytest.raises(BotUnavailable):
            await pool.choose(TOY, position(), 0, "captain", 1, 60.0)


# --- the fair queue -------------------------------------------------------------------------------


def take_all(queue: FairQueue[str]) -> list[str]:
    """The jobs in their order, each finished before the next is taken."""
    jobs = []
    while (taken := queue.take()) is not None:
        queue.finish(taken[0])
        jobs.append(taken[1])
    return jobs


def test_a_group_with_many_tables_does_not_delay_another_group() -> None:
    queue: FairQueue[str] = FairQueue()
    for table in range(40):
        for seat in range(4):
            queue.add(JobOrigin(f"table {table}", "attacker", urgent=True), f"{table}.{seat}")
    assert queue.take() is not None
    queue.add(JobOrigin("other", "friend", urgent=True), "friend")
    taken = queue.take()
    assert taken is not None
    assert taken[1] == "friend"


def test_the_tables_of_a_group_take_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    for table in "ab":
        for number in range(3):
            queue.add(JobOrigin(table, "group"), f"{table}{number}")
    assert take_all(queue) == ["a0", "b0", "a1", "b1", "a2", "b2"]


def test_a_table_gets_a_second_worker_only_if_no_other_table_waits() -> None:
    queue: FairQueue[str] = FairQueue()
    for table in ("a", "a", "b"):
        queue.add(JobOrigin(table, "group"), table)
    taken = [queue.take() for _ in range(3)]
    assert [each[1] for each in taken if each is not None] == ["a", "b", "a"]


def test_bots_that_a_person_waits_for_come_first() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.add(JobOrigin("a", "watchers"), "watched")
    queue.add(JobOrigin("b", "person", urgent=True), "awaited")
    assert take_all(queue) == ["awaited", "watched"]


def test_a_full_queue_refuses_jobs_with_a_reason() -> None:
    queue: FairQueue[str] = FairQueue(max_waiting=3, max_per_group=2)
    queue.add(JobOrigin(group="a"), "1")
    queue.add(JobOrigin(group="a"), "2")
    with pytest.raises(QueueFull, match="Your last"):
        queue.add(JobOrigin(group="a"), "3")
    queue.add(JobOrigin(group="b"), "4")
    with pytest.raises(QueueFull, match="try again"):
        queue.add(JobOrigin(group="c"), "5")
    taken = queue.take()
    assert taken is not None
    with pytest.raises(QueueFull):
        queue.add(JobOrigin(group="a"), "6")
    queue.finish(taken[0])
    queue.add(JobOrigin(group="a"), "7")
