"""Long replays in the event loop, a few milliseconds at a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable

SLICE_SECONDS = 0.005
"""How long a replay runs before other tasks get their turn."""


class TimeSlicer:
    """Runs through iterators. Several at once take turns, so together they never run longer than one slice."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def run(self, steps: Iterable[object]) -> None:
        """Run through these steps. An error they raise is raised here."""
        remaining = iter(steps)
        while True:
            async with self._turn:
                ends_at = time.monotonic() + SLICE_SECONDS
                for _ in remaining:
                    if time.monotonic() >= ends_at:
                        break
                else:
                    return
            await asyncio.sleep(0)
