"""The command in a real pseudo-terminal, and where it stays in line mode."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from fcntl import ioctl
from pathlib import Path
from types import MappingProxyType

import pytest

from jollyroger.exit_codes import TERMINATED
from jollyroger.games import GAMES
from jollyroger.terminal import read_record, wants_full_screen

COMMAND = [sys.executable, "-m", "jollyroger.cli"]
QUICK = GAMES[-1].id
TIMEOUT_SECONDS = 60
ALTERNATE_SCREEN = "\x1b[?1049h"
CONTROL = re.compile(r"\x1b\[[0-9;?<>=]*[a-zA-Z]")


class Terminal:
    """A process in a pseudo-terminal, and what it has written."""

    def __init__(self, process: subprocess.Popen[bytes], handle: int) -> None:
        self.process = process
        self.handle = handle
        self.output = ""

    def type(self, text: str) -> None:
        os.write(self.handle, text.encode())

    def read(self) -> None:
        if select.select([self.handle], [], [], 0.1)[0]:
            with suppress(OSError):  # the other side is closed
                self.output += os.read(self.handle, 65536).decode(errors="replace")

    def wait_for(self, text: str) -> None:
        """Wait until this has been written, colours and positions aside."""
        deadline = time.monotonic() + TIMEOUT_SECONDS
        while text not in CONTROL.sub("", self.output):
            assert time.monotonic() < deadline, f"no {text!r} in {CONTROL.sub('', self.output)[-2000:]}"
            assert self.process.poll() is None, CONTROL.sub("", self.output)[-2000:]
            self.read()

    def end(self) -> int:
        """Wait for the end of the process. Returns its exit code."""
        deadline = time.monotonic() + TIMEOUT_SECONDS
        while self.process.poll() is None and time.monotonic() < deadline:
            self.read()
        self.read()
        return self.process.wait(1)


@contextmanager
def terminal(
    *args: str, columns: int = 80, lines: int = 24, environment: Mapping[str, str] = MappingProxyType({})
) -> Iterator[Terminal]:
    parent, child = pty.openpty()
    ioctl(child, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
    kept = {key: value for key, value in os.environ.items() if key not in ("COLUMNS", "LINES", "NO_COLOR")}
    env = {**kept, "TERM": "xterm-256color", **environment}
    process = subprocess.Popen(
        [*COMMAND, *args], stdin=child, stdout=child, stderr=child, env=env, start_new_session=True
    )
    os.close(child)
    try:
        yield Terminal(process, parent)
    finally:
        if process.poll() is None:
            process.kill()
        process.wait()
        os.close(parent)


def play_arguments(path: Path) -> list[str]:
    return ["play", QUICK, "--seats", "human,deckhand", "--seed", "1", "--speed", "fast", "--save", str(path)]


def test_a_choice_is_made_in_the_full_screen_and_the_game_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    with terminal(*play_arguments(path)) as screen:
        screen.wait_for("? help")
        assert ALTERNATE_SCREEN in screen.output
        screen.type("1")
        deadline = time.monotonic() + TIMEOUT_SECONDS
        while not read_record(path).choices and time.monotonic() < deadline:
            screen.read()
        screen.type("q")
        assert screen.end() == 0
        assert "jollyroger play --resume" in screen.output.rpartition("\x1b[?1049l")[2]
    assert read_record(path).choices


def test_sigterm_leaves_the_screen_and_keeps_the_game(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    with terminal(*play_arguments(path)) as screen:
        screen.wait_for("? help")
        screen.process.send_signal(signal.SIGTERM)
        assert screen.end() == TERMINATED
        assert "\x1b[?1049l" in screen.output
        assert "The game is kept in" in screen.output


@pytest.mark.parametrize("environment", [{"TERM": "vt100"}, {"NO_COLOR": "1"}], ids=str)
def test_a_terminal_without_colour_gets_none(environment: dict[str, str], tmp_path: Path) -> None:
    with terminal(*play_arguments(tmp_path / "game.json"), environment=environment) as screen:
        screen.wait_for("? help")
        screen.type("q")
        assert screen.end() == 0
    codes = {code for codes in re.findall(r"\x1b\[([0-9;]*)m", screen.output) for code in codes.split(";")}
    # Bold, reversed and so on, and the terminal's own two colours. Greys are colours, too.
    assert codes <= {"", "0", "1", "2", "3", "4", "7", "39", "49"}


@pytest.mark.parametrize("environment", [{"TERM": "dumb"}, {"JOLLYROGER_LINE": "1"}], ids=str)
def test_a_dumb_terminal_or_a_wish_gets_lines(environment: dict[str, str], tmp_path: Path) -> None:
    with terminal(*play_arguments(tmp_path / "game.json"), environment=environment) as screen:
        screen.wait_for("Type ? for help.")
        assert ALTERNATE_SCREEN not in screen.output


@pytest.mark.parametrize("size", [(59, 24), (80, 19)], ids=str)
def test_a_terminal_that_is_too_small_gets_lines(size: tuple[int, int], tmp_path: Path) -> None:
    with terminal(*play_arguments(tmp_path / "game.json"), columns=size[0], lines=size[1]) as screen:
        screen.wait_for("Type ? for help.")
        assert ALTERNATE_SCREEN not in screen.output


def test_line_forces_lines(tmp_path: Path) -> None:
    with terminal(*play_arguments(tmp_path / "game.json"), "--line") as screen:
        screen.wait_for("Type ? for help.")
        assert ALTERNATE_SCREEN not in screen.output


def test_a_pipe_gets_lines(tmp_path: Path) -> None:
    arguments = play_arguments(tmp_path / "game.json")
    ended = subprocess.run([*COMMAND, *arguments], input="?\nquit\n", capture_output=True, text=True, timeout=60)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "Type ? for help." in ended.stdout
    assert "\x1b" not in ended.stdout


def test_without_a_terminal_there_is_no_full_screen() -> None:
    assert not wants_full_screen(line=False, environment={"TERM": "xterm", "JOLLYROGER_LINE": "0"})


def test_a_replay_opens_in_the_full_screen_and_line_keeps_the_sentences(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    typed = "1\n1\n"
    subprocess.run([*COMMAND, *play_arguments(path)], input=typed, capture_output=True, text=True, timeout=60)
    with terminal("replay", str(path)) as screen:
        screen.wait_for("Choice 0 of")
        screen.type("\x1b[F")  # End
        screen.wait_for("The record ends here")
        screen.type("q")
        assert screen.end() == 0
    with terminal("replay", str(path), "--open") as screen:
        screen.wait_for("open hands")
        screen.type("q")
        assert screen.end() == 0
    with terminal("replay", str(path), "--line") as lines:
        assert lines.end() == 0
        assert ALTERNATE_SCREEN not in lines.output
        assert "The record ends here" in lines.output
