"""Where a game in the terminal reads and writes. A small interface, so that tests can replace it."""

from __future__ import annotations

import sys
from textwrap import wrap
from types import ModuleType
from typing import Protocol

from rich.console import Console as RichConsole
from rich.text import Text

readline: ModuleType | None
try:
    import readline  # gives `input` line editing and history
except ImportError:
    readline = None

MAX_WIDTH = 100
"""Prose is wrapped to this many columns, however wide the terminal."""
MIN_CELL_WIDTH = 24
"""Lines after the first are indented less if that leaves less room."""


class Console(Protocol):
    """Lines in, text out."""

    def read(self, prompt: str) -> str:
        """One line of input, without its end. Raises EOFError at the end of input."""
        ...

    def write(self, text: str = "", style: str = "", note: str = "", indent: int = 0) -> None:
        """Print prose, wrapped; lines after the first are indented. A note follows, dimmed."""
        ...

    def write_verbatim(self, text: str) -> None:
        """Print text without wrapping."""
        ...

    def clear(self) -> None:
        """Hide everything written so far."""
        ...


class Screen:
    """The real terminal. On a pipe it writes no colour, and echoes the input into the transcript."""

    def __init__(self) -> None:
        self._rich = RichConsole(highlight=False, markup=False, emoji=False)
        self._is_interactive = sys.stdin.isatty()

    def read(self, prompt: str) -> str:
        if self._is_interactive:
            return input(prompt)
        self._rich.print(prompt, end="")
        line = sys.stdin.readline()
        self._rich.print(line.rstrip("\n"))
        if not line:
            raise EOFError
        return line.rstrip("\n")

    def write(self, text: str = "", style: str = "", note: str = "", indent: int = 0) -> None:
        width = min(self._rich.width, MAX_WIDTH)
        lines = [text]
        indent = max(0, min(indent, width - MIN_CELL_WIDTH))
        if len(text) > width:
            lines = wrap(text, width, subsequent_indent=" " * indent, break_long_words=False, break_on_hyphens=False)
        if note and len(lines[-1]) + len(note) > width:
            # On a line of its own, and further left if it is too long for its indent.
            lines[-1] = lines[-1].rstrip() + "\n" + " " * max(0, min(indent, width - len(note)))
        self._rich.print(Text.assemble(("\n".join(lines), style), (note, "dim")), soft_wrap=True)

    def write_verbatim(self, text: str) -> None:
        self._rich.print(Text(text), soft_wrap=True)

    def clear(self) -> None:
        if self._rich.is_terminal:
            # The scrollback and the input history too: they show what another player saw and typed.
            self._rich.file.write("\x1b[H\x1b[2J\x1b[3J")
            self._rich.file.flush()
            if readline is not None:
                readline.clear_history()
        else:
            self._rich.print("\n" * 40)
