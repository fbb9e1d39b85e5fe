"""Runs a function over many arguments in worker processes. Ctrl-C stops them; what is finished is kept."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

A = TypeVar("A")
R = TypeVar("R")


def run_all(function: Callable[[A], R], arguments: Sequence[A], workers: int) -> Iterator[R]:
    """The results in the order of the arguments; with one worker, in this process."""
    if workers < 2:
        yield from map(function, arguments)
        return
    with multiprocessing.get_context("spawn").Pool(workers, ignore_interrupts) as pool:
        yield from pool.imap(function, arguments)


def ignore_interrupts() -> None:
    """Ctrl-C goes to all processes of a terminal; the one that started the workers ends them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
