"""A child process that is asked questions line by line, within limits on time, memory and output.

It runs in a process group of its own, so that its children end with it. The limits contain mistakes; they are no
sandbox.
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

GRACE_SECONDS = 0.5
"""How long a process may take to exit after its input is closed."""
STDERR_CHARACTERS = 300
"""How much of stderr an error message quotes."""

LAUNCHER = """
import os, resource, sys
seconds, size = map(int, sys.argv[1:3])
memory = resource.RLIMIT_DATA if sys.platform == "linux" else resource.RLIMIT_AS
for kind, soft, hard in (resource.RLIMIT_CPU, seconds, seconds + 1), (memory, size, size), (resource.RLIMIT_CORE, 0, 0):
    try:
        resource.setrlimit(kind, (soft, hard))
    except (OSError, ValueError):
        pass  # a tighter limit is set already, or the system has none of this kind
os.execvp(sys.argv[3], sys.argv[3:])
"""
"""Sets the limits, then becomes the program. A preexec_fn could deadlock in a process with threads.

On Linux RLIMIT_DATA counts writable memory. RLIMIT_AS would also count address space that some language runtimes
reserve, and keep them from starting.
"""


@dataclass(frozen=True)
class Limits:
    """What a program may use. The limits on CPU time and memory are for each process, not for its children."""

    answer_seconds: float = 1.0
    """Wall-clock time for an answer."""
    start_seconds: float = 10.0
    """More time for the first answer, as some runtimes start slowly."""
    cpu_seconds: float = 1.0
    """CPU time for an answer, of all threads."""
    total_cpu_seconds: int = 3600
    """CPU time for all games of the process."""
    memory_mb: int = 512
    answer_bytes: int = 1 << 16


class BotProcessError(Exception):
    """What the program did wrong, as the end of a sentence: "did not answer within 1 s"."""


class ChildProcess:
    """A running program and its pipes."""

    def __init__(self, command: Sequence[str], limits: Limits) -> None:
        arguments = [str(limits.total_cpu_seconds), str(limits.memory_mb << 20), *command]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(  # noqa: S603 (running the user's command is the purpose)
            [sys.executable, "-I", "-S", "-c", LAUNCHER, *arguments],
            bufsize=0,
            stdin=pipe,
            stdout=pipe,
            stderr=pipe,
            start_new_session=True,
        )
        # Ends the process even if `close` is never called.
        self._owner = os.getpid()
        self._finalizer = weakref.finalize(self, _terminate, self._process, self._owner, GRACE_SECONDS)
        self._limits = limits
        self._stdout = b""
        self._stderr = b""
        self._selector = DefaultSelector()
        for stream, name in ((self._process.stdout, "stdout"), (self._process.stderr, "stderr")):
            assert stream is not None
            self._selector.register(stream, EVENT_READ, name)
        assert self._process.stdin is not None
        self._stdin = self._process.stdin.fileno()
        os.set_blocking(self._stdin, False)

    def ask(self, question: bytes, wall_seconds: float, cpu_seconds: float) -> bytes:
        """Send a question and return the next line of output, without its end."""
        deadline = monotonic() + wall_seconds
        cpu_limit = _cpu_seconds_used(self._process.pid) + cpu_seconds
        self._selector.register(self._stdin, EVENT_WRITE, "stdin")
        try:
            while question or b"\n" not in self._stdout:
                wall_left, cpu_left = deadline - monotonic(), cpu_limit - _cpu_seconds_used(self._process.pid)
                if wall_left <= 0:
                    raise BotProcessError(f"did not answer within {wall_seconds:g} s")
                if cpu_left <= 0:
                    raise BotProcessError(f"used more than {cpu_seconds:g} s of processor time for an answer")
                # CPU time passes about as fast as wall-clock time at most, so there is no need to wake up before.
                for key, _ in self._selector.select(min(wall_left, cpu_left + 0.001)):
                    if key.data == "stdin":
                        question = self._write(question)
                    else:
                        self._read(key.fd, key.data)
        finally:
            with suppress(KeyError):
                self._selector.unregister(self._stdin)
        line, _, self._stdout = self._stdout.partition(b"\n")
        return line

    def close(self, grace_seconds: float = GRACE_SECONDS) -> None:
        """Close the program's input, wait for it to exit, then kill what is left of its process group."""
        if self._finalizer.detach() is not None:
            self._selector.close()
            _terminate(self._process, self._owner, grace_seconds)

    def stderr_sentence(self) -> str:
        """The last lines of stderr, as a sentence to append to an error message."""
        lines = [line.strip() for line in self._stderr.decode(errors="replace").splitlines() if line.strip()]
        return f" It last wrote to stderr: {' / '.join(lines[-3:])[-STDERR_CHARACTERS:]}" if lines else ""

    def _write(self, question: bytes) -> bytes:
        """Write as much as the pipe takes now. Returns the rest."""
        try:
            question = question[os.write(self._stdin, question) :]
        except BlockingIOError:
            pass
        except BrokenPipeError:
            question = b""  # the end of its output will say why
        if not question:
            self._selector.unregister(self._stdin)
        return question

    def _read(self, stream: int, name: str) -> None:
        chunk = os.read(stream, 1 << 16)
        if name == "stderr":
            self._stderr = (self._stderr + chunk)[-4 * STDERR_CHARACTERS :]
            if not chunk:
                self._selector.unregister(stream)
        elif not chunk:
            raise BotProcessError(self._exit_reason())
        else:
            self._stdout += chunk
            if len(self._stdout) > self._limits.answer_bytes:
                raise BotProcessError(f"answered more than {self._limits.answer_bytes} bytes")

    def _exit_reason(self) -> str:
        """How the process ended, once it has closed its output."""
        try:
            code = self._process.wait(GRACE_SECONDS)
        except subprocess.TimeoutExpired:
            return "closed its output"
        finally:
            self._drain_stderr()
        if code == -signal.SIGXCPU:
            return f"used more than {self._limits.total_cpu_seconds} s of processor time in all"
        return f"was ended by {signal.Signals(-code).name}" if code < 0 else f"ended with exit code {code}"

    def _drain_stderr(self) -> None:
        ready = [key for key, _ in self._selector.select(0) if key.data == "stderr"]
        for key in ready:
            self._read(key.fd, "stderr")


def _cpu_seconds_used(pid: int) -> float:
    """CPU time of a process, by its Linux CPU clock. On other systems 0: only the total is limited there."""
    if sys.platform != "linux":
        return 0.0
    try:
        return clock_gettime(~pid << 3 | 2)
    except OSError:
        return 0.0


def _terminate(process: subprocess.Popen[bytes], owner: int, grace_seconds: float) -> None:
    if os.getpid() != owner:
        return  # a fork has a copy of the finalizer, but the process is its parent's
    assert process.stdin is not None
    process.stdin.close()
    with suppress(subprocess.TimeoutExpired):
        process.wait(grace_seconds)
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    for stream in (process.stdout, process.stderr):
        assert stream is not None
        stream.close()
