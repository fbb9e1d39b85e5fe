"""A program at the other end of a line: started within limits, spoken to line by line, and surely ended.

It runs in a process group of its own, so that its children end with it. This keeps mistakes in check; it is no jail.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import weakref
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from time import clock_gettime, monotonic

GRACE = 0.5
"""Seconds a program has to end by itself when there is nothing more to read for it."""
LAST_WORDS = 300
"""How many characters of what it wrote to stderr are told when it fails."""

LAUNCHER = """
import os, resource, sys
seconds, size = map(int, sys.argv[1:3])
memory = resource.RLIMIT_DATA if sys.platform == "linux" else resource.RLIMIT_AS
for kind, soft, hard in (resource.RLIMIT_CPU, seconds, seconds + 1), (memory, size, size), (resource.RLIMIT_CORE, 0, 0):
    try:
        resource.setrlimit(kind, (soft, hard))
    except (OSError, ValueError):
        pass  # there is a tighter limit already, or none of this kind
os.execvp(sys.argv[3], sys.argv[3:])
"""
"""Sets the limits and becomes the program. Done between fork and exec, that could hang a process with threads.

On Linux the limit on data counts what a program can write to. The one on addresses would also count what some
languages merely set aside, and keep them from starting.
"""


@dataclass(frozen=True)
class Limits:
    """What a program may take. Those on processor time and memory are for each process, children have their own."""

    answer: float = 1.0
    """Seconds by the clock for an answer."""
    start: float = 10.0
    """Seconds more for the first one: some programs take their time to start."""
    cpu: float = 1.0
    """Seconds of processor time for an answer, all threads together."""
    total: int = 3600
    """Seconds of processor time in all the games it plays."""
    memory: int = 512
    """Megabytes."""
    output: int = 1 << 16
    """Bytes of an answer."""


class Hopeless(Exception):
    """What a program did that cannot be put up with, as in: The program … did not answer within 1 s."""


class Line:
    """A running program, and what is said to it and by it."""

    def __init__(self, command: Sequence[str], limits: Limits) -> None:
        launch = [sys.executable, "-I", "-S", "-c", LAUNCHER, str(limits.total), str(limits.memory << 20), *command]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(  # noqa: S603 (to run what the user names is the point)
            launch, bufsize=0, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True
        )
        # Whoever forgets to close it, or is interrupted, leaves no process behind.
        self._home = os.getpid()
        self._end = weakref.finalize(self, _end, self._process, self._home, GRACE)
        self._limits = limits
        self._heard = b""
        self._muttered = b""
        self._ears = DefaultSelector()
        for stream, meaning in ((self._process.stdout, "answer"), (self._process.stderr, "mutter")):
            assert stream is not None
            self._ears.register(stream, EVENT_READ, meaning)
        assert self._process.stdin is not None
        self._mouth = self._process.stdin.fileno()
        os.set_blocking(self._mouth, False)

    def ask(self, question: bytes, wall: float, cpu: float) -> bytes:
        """Say this and wait for a line, so many seconds by the clock and of processor time."""
        until = monotonic() + wall
        enough = _used(self._process.pid) + cpu
        self._ears.register(self._mouth, EVENT_WRITE, "ask")
        try:
            while question or b"\n" not in self._heard:
                left, spare = until - monotonic(), enough - _used(self._process.pid)
                if left <= 0:
                    raise Hopeless(f"did not answer within {wall:g} s")
                if spare <= 0:
                    raise Hopeless(f"used more than {cpu:g} s of processor time for an answer")
                # What is left of its processor time cannot be used up much sooner than it passes.
                for key, _ in self._ears.select(min(left, spare + 0.001)):
                    if key.data == "ask":
                        question = self._say(question)
                    else:
                        self._hear(key.fd, key.data)
        finally:
            with suppress(KeyError):
                self._ears.unregister(self._mouth)
        line, _, self._heard = self._heard.partition(b"\n")
        return line

    def close(self, grace: float = GRACE) -> None:
        """End the program and all its children: at once, or after it had time to end by itself."""
        if self._end.detach() is not None:
            self._ears.close()
            _end(self._process, self._home, grace)

    def last_words(self) -> str:
        """The end of what it wrote to stderr, as a sentence."""
        lines = [line.strip() for line in self._muttered.decode(errors="replace").splitlines() if line.strip()]
        return f" It last wrote to stderr: {' / '.join(lines[-3:])[-LAST_WORDS:]}" if lines else ""

    def _say(self, question: bytes) -> bytes:
        """Say as much as it takes now. Returns the rest."""
        try:
            question = question[os.write(self._mouth, question) :]
        except BlockingIOError:
            pass
        except BrokenPipeError:
            question = b""  # it reads no more; soon we shall hear why
        if not question:
            self._ears.unregister(self._mouth)
        return question

    def _hear(self, stream: int, meaning: str) -> None:
        part = os.read(stream, 1 << 16)
        if meaning == "mutter":
            self._muttered = (self._muttered + part)[-4 * LAST_WORDS :]
            if not part:
                self._ears.unregister(stream)
        elif not part:
            raise Hopeless(self._death())
        else:
            self._heard += part
            if len(self._heard) > self._limits.output:
                raise Hopeless(f"answered more than {self._limits.output} bytes")

    def _death(self) -> str:
        """How it ended, when it has closed its output."""
        try:
            code = self._process.wait(GRACE)
        except subprocess.TimeoutExpired:
            return "closed its output"
        finally:
            self._overhear()
        if code == -signal.SIGXCPU:
            return f"used more than {self._limits.total} s of processor time in all"
        return f"was ended by {signal.Signals(-code).name}" if code < 0 else f"ended with exit code {code}"

    def _overhear(self) -> None:
        """Take in what it has written to stderr and nobody has read yet."""
        ready = [key for key, _ in self._ears.select(0) if key.data == "mutter"]
        for key in ready:
            self._hear(key.fd, "mutter")


def _used(process: int) -> float:
    """Seconds of processor time: Linux has a clock of it for each process. Elsewhere only the total is limited."""
    if sys.platform != "linux":
        return 0.0
    try:
        return clock_gettime(~process << 3 | 2)
    except OSError:
        return 0.0


def _end(process: subprocess.Popen[bytes], parent: int, grace: float) -> None:
    """Let it read the end of the line, then kill what is left of its group."""
    if os.getpid() != parent:
        return  # a fork has a copy of everything, but the program is not its own
    assert process.stdin is not None
    process.stdin.close()
    with suppress(subprocess.TimeoutExpired):
        process.wait(grace)
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    for stream in (process.stdout, process.stderr):
        assert stream is not None
        stream.close()
