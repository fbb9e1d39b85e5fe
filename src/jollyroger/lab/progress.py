"""A progress bar with the rate and the time left."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text


class RateColumn(ProgressColumn):
    """Steps per second."""

    def __init__(self, unit: str) -> None:
        super().__init__()
        self.unit = unit

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        if speed is None:
            return Text("")
        return Text(f"{speed:,.0f} {self.unit}/s" if speed >= 10 else f"{speed:.1f} {self.unit}/s")


@contextmanager
def progress_bar(total: int, unit: str) -> Iterator[Callable[[int], None] | None]:
    """Yields a function that shows how many are done, or None if standard error is not a terminal."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    columns = (TextColumn(unit), BarColumn(), MofNCompleteColumn(), RateColumn(unit), TimeRemainingColumn())
    progress = Progress(*columns, console=console, transient=True)
    task = progress.add_task(unit, total=total)

    def show(done: int) -> None:
        # The bar is drawn by a thread, which must not start before the worker processes have been forked.
        if not progress.live.is_started:
            progress.start()
        progress.update(task, completed=done)

    try:
        yield show
    finally:
        progress.stop()
