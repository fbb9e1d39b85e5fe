"""Ending tasks and the process in a bounded time, whatever hangs. Everything acknowledged is durable already."""

from __future__ import annotations

import asyncio
import logging
import os
import threading
from typing import Any

CANCEL_AGAIN_SECONDS = 1.0
MAX_CANCELS = 5
EXIT_SECONDS = 20.0
"""How long a server may take to stop. Then the process ends without waiting for what still hangs."""

logger = logging.getLogger(__name__)


async def end_tasks(*tasks: asyncio.Task[Any]) -> None:
    """Cancel tasks and wait until they have ended, but not for ever.

    They are cancelled again after a while: a cancellation is lost if the awaited call completes at the same moment, and
    libraries may take it for an error of their own.
    """
    pending = {task for task in tasks if not task.done()}
    for _ in range(MAX_CANCELS):
        for task in pending:
            task.cancel()
        if pending:
            _, pending = await asyncio.wait(pending, timeout=CANCEL_AGAIN_SECONDS)
    if pending:
        logger.warning("tasks do not end", extra={"error": ", ".join(sorted(task.get_name() for task in pending))})


def exit_within(seconds: float = EXIT_SECONDS) -> None:
    """End the process after this time, if it has not ended by itself."""

    def exit_now() -> None:
        logger.warning("stopping took too long; the process ends now")
        os._exit(0)

    timer = threading.Timer(seconds, exit_now)
    timer.daemon = True
    timer.start()
