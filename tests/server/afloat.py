"""Async tests: the test is a coroutine, run in a loop of its own, and does not hang."""

from __future__ import annotations

import asyncio
import functools
import os
from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec

P = ParamSpec("P")
SOAK = bool(os.environ.get("JOLLYROGER_SOAK"))
"""Whether the long versions are wanted."""
LONG = 3600.0 if SOAK else 300.0
"""Seconds after which a test is given up."""


def afloat(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    @functools.wraps(test)
    def ashore(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), LONG))

    return ashore
