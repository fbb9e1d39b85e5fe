"""Protects a block of code from Ctrl-C."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def defer_interrupt() -> Iterator[None]:
    """Defers SIGINT until the block exits."""
    if threading.current_thread() is not threading.main_thread():
        yield  # Python delivers signals to the main thread only
        return
    interrupted = False

    def note_interrupt(*_: object) -> None:
        nonlocal interrupted
        interrupted = True

    previous = signal.signal(signal.SIGINT, note_interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, previous)
        if interrupted and callable(previous):
            previous(signal.SIGINT, None)
