"""Runs a test that is a coroutine, in an event loop of its own and with a time limit."""

from __future__ import annotations

import asyncio
import functools
import os
from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec

P = ParamSpec("P")
SOAK = bool(os.environ.get("JOLLYROGER_SOAK"))
"""Whether to run the long versions of the tests."""
TIMEOUT_SECONDS = 3600.0 if SOAK else 300.0


def run_async(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    @functools.wraps(test)
    def wrapper(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), TIMEOUT_SECONDS))

    return wrapper
