"""Types into a real shell at a pseudo-terminal and presses Tab."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path

COMMAND = """\
#!/bin/sh
# Answers the completion script as `jollyroger` does; otherwise prints what it would have been given.
if [ -n "$_ARGCOMPLETE" ]; then exec {python} -m jollyroger "$@"; fi
printf 'GIVEN'; printf ' <%s>' "$@"; printf ' END\\n'
"""
START = {
    "bash": ["bash", "--noprofile", "--norc", "-i"],
    "zsh": ["zsh", "--no-rcs", "-i"],
}
PREPARE = {
    "bash": 'eval "$({python} -m jollyroger completion bash)"',
    "zsh": 'autoload -U compinit; compinit -u -D; eval "$({python} -m jollyroger completion zsh)"',
}
TIMEOUT_SECONDS = 120.0


def command_folder(folder: Path) -> Path:
    """A folder for PATH with a command `jollyroger` that shows its arguments."""
    path = folder / "bin" / "jollyroger"
    path.parent.mkdir()
    path.write_text(COMMAND.format(python=sys.executable))
    path.chmod(0o755)
    return path.parent


def environment(folder: Path) -> dict[str, str]:
    path = f"{command_folder(folder)}{os.pathsep}{os.environ['PATH']}"
    return os.environ | {"PATH": path, "HOME": str(folder), "TERM": "dumb", "PS1": "$ ", "LC_ALL": "C.UTF-8"}


class InteractiveShell:
    """bash or zsh at a pseudo-terminal, with the completion script loaded."""

    def __init__(self, shell: str, folder: Path) -> None:
        self.terminal, inner = pty.openpty()
        self.process = subprocess.Popen(
            START[shell],
            stdin=inner,
            stdout=inner,
            stderr=inner,
            cwd=folder,
            env=environment(folder),
            start_new_session=True,
        )
        os.close(inner)
        self.enter(PREPARE[shell].format(python=sys.executable) + "; echo LOAD''ED")
        self.read_until("LOADED")

    def enter(self, line: str) -> None:
        os.write(self.terminal, f"{line}\r".encode())

    def given(self, line: str) -> str:
        """The arguments that the command gets when this line, with its tabs, is typed."""
        self.enter(f"jollyroger {line}")
        return self.read_until(" END").rpartition("GIVEN ")[2].partition(" END")[0]

    def read_until(self, text: str) -> str:
        read, deadline = "", time.monotonic() + TIMEOUT_SECONDS
        while text not in read:
            ready, _, _ = select.select([self.terminal], [], [], max(0.0, deadline - time.monotonic()))
            assert ready, f"no {text!r} in {read!r}"
            read += os.read(self.terminal, 4096).decode(errors="replace")
        return read

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.terminal)


def fish_completions(line: str, folder: Path) -> list[str]:
    """What fish offers for this line."""
    script = f"{sys.executable} -m jollyroger completion fish | source; complete --do-complete $argv[1]"
    command = ["fish", "--no-config", "-c", script, f"jollyroger {line}"]
    done = subprocess.run(
        command, cwd=folder, env=environment(folder), capture_output=True, text=True, timeout=TIMEOUT_SECONDS
    )
    assert done.stderr == ""
    return [text.partition("\t")[0] for text in done.stdout.splitlines()]
