"""Contenders measured in processes of their own, so that several interpreters take turns in one run.

A worker process reads numbers of seconds, measures for that long, and prints the values as JSON.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from .builds import PURE, ROOT, Build
from .results import Rounds

Measure = Callable[[float], dict[str, float]]
"""Plays for this many seconds of processor time. Returns what was measured, by unit."""


class Contender(NamedTuple):
    name: str
    module: str
    function: str
    """A function of the module that takes the argument and returns a `Measure`."""
    argument: str
    build: Build = PURE


@contextlib.contextmanager
def running(contender: Contender) -> Iterator[Measure]:
    """Run a worker process. Yields the function that makes it measure."""
    command = [contender.build.python, "-m", "bench.worker", contender.module, contender.function, contender.argument]
    with subprocess.Popen(  # noqa: S603
        command,
        cwd=ROOT,
        env=contender.build.environment(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:

        def measure(seconds: float) -> dict[str, float]:
            assert process.stdin is not None
            assert process.stdout is not None
            print(seconds, file=process.stdin, flush=True)
            line = process.stdout.readline()
            if not line:
                sys.exit(f"The worker of {contender.name} failed: {' '.join(command)}")
            values: dict[str, float] = json.loads(line)
            return values

        # The worker ends when its input does.
        yield measure


def alternate(
    contenders: Sequence[Contender], rounds: int, seconds: float, announce: Callable[[str], object]
) -> Rounds:
    """Let the contenders measure in turn, round after round."""
    measured: Rounds = {contender.name: [] for contender in contenders}
    with contextlib.ExitStack() as stack:
        workers = [stack.enter_context(running(contender)) for contender in contenders]
        for number in range(rounds):
            for contender, measure in zip(contenders, workers, strict=True):
                announce(f"round {number + 1} of {rounds}: {contender.name}")
                measured[contender.name].append(measure(seconds))
    return measured


def main(module: str, function: str, argument: str) -> None:
    measure: Measure = getattr(importlib.import_module(module), function)(argument)
    for line in sys.stdin:
        print(json.dumps(measure(float(line))), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
