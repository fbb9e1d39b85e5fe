"""Protects a block of code from Ctrl-C and SIGTERM."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager

INTERRUPTS = (signal.SIGINT, signal.SIGTERM)
"""The signals that end a run early. The command line turns SIGTERM into a KeyboardInterrupt, as Python does SIGINT."""


@contextmanager
def defer_interrupt() -> Iterator[None]:
    """Defers SIGINT and SIGTERM until the block exits."""
    if threading.current_thread() is not threading.main_thread():
        yield  # Python delivers signals to the main thread only
        return
    received: list[int] = []

    def note_interrupt(number: int, _: object) -> None:
        received.append(number)

    # Signals that Python does not handle keep their effect: SIGTERM ends a program that did not ask for more.
    previous = {number: handler for number in INTERRUPTS if callable(handler := signal.getsignal(number))}
    for number in previous:
        signal.signal(number, note_interrupt)
    try:
        yield
    finally:
        for number, handler in previous.items():
            signal.signal(number, handler)
        if received:
            previous[signal.Signals(received[0])](received[0], None)
