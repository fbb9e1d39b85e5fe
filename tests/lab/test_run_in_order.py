"""The loop under every run: whatever order batches come back in, results are kept in job order and none is lost."""

from __future__ import annotations

import os
import random
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest

from jollyroger.lab import RunConfig, WorkerDied, simulate
from jollyroger.lab.pool import run_in_order
from jollyroger.lab.pool.batches import Batch, BatchHandler
from jollyroger.lab.pool.process_pool import ProcessPool
from jollyroger.lab.simulation.game_worker import GameWorker
from jollyroger.lab.simulation.schedule import RotatingSchedule

from ..toy import toy


class UnreliablePool:
    """A pool that finishes batches in any order and only in part. Ctrl-C is pressed at wait number `interrupted`."""

    def __init__(self, size: int, rng: random.Random, interrupted: int | None = None) -> None:
        self.size = size
        self.handled: list[int] = []
        self._busy: list[Batch[int]] = []
        self._rng = rng
        self._waits_left = interrupted

    @property
    def idle(self) -> int:
        return self.size - len(self._busy)

    def send(self, job: Batch[int]) -> None:
        assert self.idle
        self._busy.append(job)

    def wait(self, seconds: float | None = None) -> list[tuple[Batch[int], list[int]]]:
        if self._waits_left is not None:
            self._waits_left -= 1
            if self._waits_left == 0:
                self._waits_left = None
                raise KeyboardInterrupt
        batch = self._busy.pop(self._rng.randrange(len(self._busy)))
        done = [10 * job for job in batch.jobs[: self._rng.randint(1, len(batch.jobs))]]
        self.handled += [result // 10 for result in done]
        return [(batch, done)]

    def close(self) -> None:
        pass


class Kept:
    """The jobs whose results were kept, up to a limit."""

    def __init__(self, limit: int | None = None) -> None:
        self.jobs: list[int] = []
        self._limit = limit

    def __call__(self, jobs: Sequence[int], results: Sequence[int]) -> bool:
        assert [10 * job for job in jobs] == results
        self.jobs += jobs
        return self._limit is not None and len(self.jobs) >= self._limit


@pytest.mark.parametrize("size", [1, 2, 7])
def test_results_are_kept_in_job_order_and_each_job_is_done_once(size: int) -> None:
    pool, kept = UnreliablePool(size, random.Random(size)), Kept()
    assert not run_in_order(pool, range(5, 505), kept)
    assert kept.jobs == list(range(5, 505))
    assert sorted(pool.handled) == kept.jobs


def test_progress_counts_the_jobs_that_are_kept() -> None:
    counts: list[int] = []
    run_in_order(UnreliablePool(3, random.Random(4)), range(200), Kept(), counts.append)
    assert counts == sorted(counts)
    assert counts[-1] == 200


def test_when_enough_is_kept_little_work_is_wasted() -> None:
    pool, kept = UnreliablePool(4, random.Random(1)), Kept(limit=20)
    assert not run_in_order(pool, range(100_000), kept)
    assert kept.jobs == list(range(len(kept.jobs)))
    assert len(pool.handled) < 80


def test_ctrl_c_waits_for_running_batches_and_keeps_all_that_is_done() -> None:
    pool, kept = UnreliablePool(5, random.Random(2), interrupted=60), Kept()
    assert run_in_order(pool, range(1000), kept)
    assert kept.jobs == sorted(pool.handled)
    assert pool.idle == 5


class CrashesAtThree:
    """A handler that kills its process at job 3."""

    def __call__(self, job: int) -> int:
        if job == 3:
            os._exit(1)
        return job * 10

    def close(self) -> None:
        pass


def test_a_worker_process_that_dies_is_reported() -> None:
    pool: ProcessPool[int, int] = ProcessPool(CrashesAtThree, 1)
    try:
        pool.send(2)
        assert pool.wait(30) == [(2, 20)]
        pool.send(3)
        with pytest.raises(WorkerDied, match="A worker process died"):
            pool.wait(30)
    finally:
        pool.close()


BOTS = """
class NotingBot:
    def __init__(self):
        self.note("made")

    def note(self, word):
        with open({path!r}, "a") as file:
            file.write(word + "\\n")

    def choose(self, decision):
        return None if decision.ask.may else decision.ask.options[0]

    def close(self):
        self.note("closed")


class IllegalBot:
    def choose(self, decision):
        return next(action for action in decision.game.catalogue if action not in decision.ask.options)


class SilentBot:
    def choose(self, decision):
        return None
"""


@pytest.fixture
def bots_file(tmp_path: Path) -> Path:
    path = tmp_path / "own.py"
    path.write_text(BOTS.format(path=str(tmp_path / "notes")))
    return path


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_is_kept_from_game_to_game_and_closed_at_the_end(bots_file: Path, workers: int) -> None:
    result = simulate(toy, RunConfig(3, [f"{bots_file}:NotingBot"], games=20, workers=workers))
    assert (result.tally.games, result.tally.failures) == (20, 0)
    notes = (bots_file.parent / "notes").read_text().split()
    assert notes.count("made") == notes.count("closed") == 3 * workers


@pytest.mark.parametrize("bot", ["IllegalBot", "SilentBot"])
def test_a_bot_that_makes_an_illegal_choice_fails_its_game(bots_file: Path, bot: str) -> None:
    result = simulate(toy, RunConfig(2, [f"{bots_file}:{bot}"], games=3))
    assert result.tally.failures == 3
    assert result.tally.first_failures[0].error.startswith(f"{bots_file}:{bot}, after 0 choices: ")


def test_a_bot_is_replaced_after_a_failed_game(bots_file: Path) -> None:
    config = RunConfig(2, [f"{bots_file}:NotingBot"], max_choices=100)
    broken = partial(toy, view=lambda s, seat: 1 / 0)
    worker = GameWorker(broken, config, RotatingSchedule(config), record_moves=True)
    assert worker(0).error.startswith("ZeroDivisionError")
    notes = (bots_file.parent / "notes").read_text().split()
    assert notes.count("made") == notes.count("closed") == 2


def test_a_batch_takes_at_least_one_job_however_little_time_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jollyroger.lab.pool.batches.BATCH_SECONDS", 0.0)
    config = RunConfig(2, max_choices=1000)
    handler = BatchHandler(partial(GameWorker, toy, config, RotatingSchedule(config)))
    assert [result.number for result in handler(Batch(0, range(4, 9)))] == [4]
