"""Where a game at the terminal reads and writes: small, so that a test can stand in for the person."""

from __future__ import annotations

import sys
from textwrap import wrap
from types import ModuleType
from typing import Protocol

from rich.console import Console as Rich
from rich.text import Text

readline: ModuleType | None
try:
    import readline  # lines can be edited and brought back
except ImportError:
    readline = None

WIDEST = 100
"""Prose is not set wider than this, however wide the terminal."""


class Console(Protocol):
    """Lines in, text out."""

    def read(self, prompt: str) -> str:
        """One line from the person, without its end. EOFError: there will be no more."""
        ...

    def write(self, text: str = "", style: str = "", note: str = "", indent: int = 0) -> None:
        """Prose, wrapped to the width; lines after the first are set in by `indent`. A note follows, dimmed."""
        ...

    def picture(self, text: str) -> None:
        """Text to be shown as it is."""
        ...

    def clear(self) -> None:
        """Take everything that was written out of sight."""
        ...


class Screen:
    """The real terminal, or a pipe: then without colour, and with what was read echoed into the transcript."""

    def __init__(self) -> None:
        self._rich = Rich(highlight=False, markup=False, emoji=False)
        self._typed = sys.stdin.isatty()

    def read(self, prompt: str) -> str:
        if self._typed:
            return input(prompt)
        self._rich.print(prompt, end="")
        line = sys.stdin.readline()
        self._rich.print(line.rstrip("\n"))
        if not line:
            raise EOFError
        return line.rstrip("\n")

    def write(self, text: str = "", style: str = "", note: str = "", indent: int = 0) -> None:
        width = min(self._rich.width, WIDEST)
        lines = [text]
        if len(text) > width:
            lines = wrap(text, width, subsequent_indent=" " * indent, break_long_words=False, break_on_hyphens=False)
        if len(lines[-1]) + len(note) > width:
            lines[-1] = lines[-1].rstrip() + "\n" + " " * indent
        self._rich.print(Text.assemble(("\n".join(lines), style), (note, "dim")), soft_wrap=True)

    def picture(self, text: str) -> None:
        self._rich.print(Text(text), soft_wrap=True)

    def clear(self) -> None:
        if self._rich.is_terminal:
            # The scrollback and the lines that the arrow keys bring back too: they were for somebody else's eyes.
            self._rich.file.write("\x1b[H\x1b[2J\x1b[3J")
            self._rich.file.flush()
            if readline is not None:
                readline.clear_history()
        else:
            self._rich.print("\n" * 40)
