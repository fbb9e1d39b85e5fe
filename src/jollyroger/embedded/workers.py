"""Workers without threads and processes: they think for some milliseconds at a time, between everything else."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Generator
from typing import Any

from ..engine import Steps
from ..server import protocol
from ..server.messages import text as words
from ..server.workers import WorkerPool

SLICE_SECONDS = 0.02
"""How long a job runs before commands and other tables get their turn. Nobody notices so short a delay."""
PLANNER_SECONDS = 0.4
"""The planners of some games cannot be interrupted: commands wait for so long while one thinks."""


class SlicedWorker:
    """Runs jobs in the event loop, a slice at a time."""

    is_interruptible = True
    progress = 0.0

    async def run(self, timeout_seconds: float, work: Callable[..., Any], *args: Any) -> Any:
        # Whoever has asked for this goes on first.
        await asyncio.sleep(0)
        result = work(*args)
        return await run_in_slices(result, timeout_seconds) if isinstance(result, Generator) else result

    def close(self) -> None:
        pass


async def run_in_slices(steps: Steps[Any], timeout_seconds: float) -> Any:
    """Run a job to its end. Raises `TimeoutError` if it takes longer than this, pauses included."""
    deadline = time.monotonic() + timeout_seconds
    try:
        while True:
            slice_end = time.monotonic() + SLICE_SECONDS
            while (now := time.monotonic()) < slice_end:
                try:
                    next(steps)
                except StopIteration as stop:
                    return stop.value
            if now >= deadline:
                raise TimeoutError
            await asyncio.sleep(0)
    finally:
        steps.close()


class SlicedWorkers(WorkerPool[SlicedWorker]):
    """A single worker behind a fair queue: one bot thinks at a time."""

    def __init__(self) -> None:
        super().__init__([SlicedWorker()])

    async def verify_record(self, text: str, address: str = "") -> protocol.Verdict:
        verdict = await super().verify_record(text, address)
        if verdict.outcome == "proven":
            verdict.text += f" {words('verdict-same-browser')}"
        return verdict
