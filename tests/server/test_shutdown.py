"""A server stops in a bounded time, whatever hangs."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import pytest

from jollyroger.server import shutdown


async def ignore_cancellations(count: int) -> None:
    """Lose so many cancellations, as a library may."""
    while True:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            if count == 0:
                raise
            count -= 1


async def end_task_that_ignores(count: int) -> asyncio.Task[None]:
    task = asyncio.create_task(ignore_cancellations(count))
    await asyncio.sleep(0)
    await shutdown.end_tasks(task)
    return task


def test_a_task_that_loses_a_cancellation_is_cancelled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutdown, "CANCEL_AGAIN_SECONDS", 0.01)
    assert asyncio.run(end_task_that_ignores(2)).cancelled()


def test_a_task_that_never_ends_is_given_up(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(shutdown, "CANCEL_AGAIN_SECONDS", 0.01)
    asyncio.run(end_task_that_ignores(shutdown.MAX_CANCELS))
    assert "tasks do not end" in caplog.text


def test_a_process_that_hangs_ends_after_the_time_limit() -> None:
    code = "import time; from jollyroger.server.shutdown import exit_within; exit_within(0.2); time.sleep(60)"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=30)
    assert ended.returncode == 0
    assert "stopping took too long" in ended.stderr
