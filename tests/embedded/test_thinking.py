"""Bots and replays in one thread with the tables: a little at a time, one bot after the other."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import pytest

from jollyroger.embedded.workers import SLICE_SECONDS, SlicedWorkers
from jollyroger.engine import Steps, secret_from_seed
from jollyroger.games import all_games
from jollyroger.server import jobs
from jollyroger.server.fair_queue import JobOrigin
from jollyroger.server.workers import NOBODY

from ..server.in_process import games
from ..server.run_async import run_async
from .tabs import open_tabs
from .test_tabs import connect, open_table

STEP_SECONDS = 0.002


def think(steps: int, done: list[str], name: str = "") -> Steps[str]:
    """Work that takes some steps, each as long as a trial of a search may take."""
    try:
        for _ in range(steps):
            time.sleep(STEP_SECONDS)
            yield
        done.append(name)
        return name
    finally:
        done.append(f"end of {name}")


async def longest_pause(seconds: float) -> float:
    """How long others had to wait for their turn in the event loop, at most."""
    longest, started = 0.0, time.monotonic()
    while (now := time.monotonic()) < started + seconds:
        await asyncio.sleep(0)
        longest = max(longest, time.monotonic() - now)
    return longest


@pytest.fixture
def pool() -> Iterator[SlicedWorkers]:
    pool = SlicedWorkers()
    yield pool
    pool.close()


@run_async
async def test_a_job_lets_others_have_their_turn_after_each_slice(pool: SlicedWorkers) -> None:
    done: list[str] = []
    job = asyncio.create_task(pool._run(NOBODY, 60.0, think, 200, done))
    longest = await longest_pause(0.3)
    assert not job.done()
    # On a busy machine a slice takes longer than it should; the whole job takes 0.4 seconds at least.
    assert SLICE_SECONDS / 2 < longest < 0.3
    await job


@run_async
async def test_one_job_runs_at_a_time_and_tables_take_turns(pool: SlicedWorkers) -> None:
    done: list[str] = []
    origins = [JobOrigin("a"), JobOrigin("a"), JobOrigin("b")]
    jobs = [pool._run(origin, 60.0, think, 20, done, f"{origin.table}{n}") for n, origin in enumerate(origins)]
    assert await asyncio.gather(*jobs) == ["a0", "a1", "b2"]
    assert done == ["a0", "end of a0", "b2", "end of b2", "a1", "end of a1"]


@run_async
async def test_a_job_that_nobody_waits_for_any_more_is_stopped(pool: SlicedWorkers) -> None:
    done: list[str] = []
    for pause in (0.0, 0.05):
        asked = asyncio.create_task(pool._run(NOBODY, 60.0, think, 100_000, done, "first"))
        await asyncio.sleep(pause)
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
    assert await pool._run(NOBODY, 60.0, think, 1, done, "second") == "second"
    assert done == ["end of first", "second", "end of second"]


@run_async
async def test_a_job_that_takes_too_long_is_given_up(pool: SlicedWorkers) -> None:
    done: list[str] = []
    with pytest.raises(TimeoutError):
        await pool._run(NOBODY, 0.1, think, 100_000, done, "long")
    assert await pool._run(NOBODY, 60.0, think, 1, done, "short") == "short"


@run_async
async def test_a_table_answers_while_captains_think() -> None:
    async with open_tabs() as (tab,):
        game = next(game.id for game in all_games().values() if game.think is None)
        seats = ["me", *["captain"] * (all_games()[game].seats[-1] - 1)]
        created = await open_table(tab, *seats, game=game)
        anne = await connect(tab, created, 0)
        pool = tab.registry._workers
        assert isinstance(pool, SlicedWorkers)
        answered = 0
        while answered < 5:
            if anne.update["question"] is not None:
                await anne.choose()
            thinking = {*pool._tasks}
            await anne.expect_done("ping")
            # Only what is answered while the same bot still thinks: afterwards the table waits before it plays.
            answered += bool(thinking & pool._tasks)
            assert anne.update["moment"] < 25
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("game", all_games())
@run_async
async def test_jobs_come_to_the_same_in_slices_as_in_one_go(game: str) -> None:
    jobs.initialize(games)
    pool, secret = SlicedWorkers(), secret_from_seed(7).hex()
    seats = all_games()[game].seats[0]
    whole = jobs.complete(jobs.play_bot_game, game, seats, {}, secret, "mate")
    assert await pool.play_bot_game(game, seats, {}, secret, "mate") == whole
    pool.close()
