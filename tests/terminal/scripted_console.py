"""A console that answers from a script and keeps its output."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from jollyroger.engine import Game, Record
from jollyroger.terminal import read_record, resume_game, start_game

from ..toy import GAME

CLEARED = "<cleared>"
Answer = Callable[["ScriptedConsole"], str]


class ScriptedConsole:
    """Answers with the lines, then by the rule. Without a rule the input ends there, or by Ctrl-C if `interrupt`."""

    def __init__(self, *lines: str, rule: Answer | None = None) -> None:
        self.lines = list(lines)
        self.rule = rule
        self.output: list[str] = []
        self.interrupt = False

    @property
    def text(self) -> str:
        return "\n".join(self.output)

    @property
    def last_output(self) -> str:
        """The output since the last answer, the answer included."""
        return self.text.rpartition("\n>>> ")[2]

    def read(self, prompt: str) -> str:
        self.output.append(prompt)
        if self.lines:
            answer = self.lines.pop(0)
        elif self.interrupt:
            raise KeyboardInterrupt
        elif self.rule is None:
            raise EOFError
        else:
            answer = self.rule(self)
        self.output.append(f">>> {answer}")
        return answer

    def write(self, text: str = "", style: str = "", note: str = "", indent: int = 0) -> None:
        self.output.append(text + note)

    def write_verbatim(self, text: str) -> None:
        self.output.append(text)

    def clear(self) -> None:
        self.output.append(CLEARED)


def first_option(console: ScriptedConsole) -> str:
    """Always the first option."""
    return "1"


def first_option_or_silence(console: ScriptedConsole) -> str:
    """The first option, or silence where it is allowed."""
    return "" if "stay silent" in console.last_output or "Pass the keyboard" in console.last_output else "1"


def play_scripted(
    console: ScriptedConsole,
    path: Path,
    seats: Sequence[str] = ("human", "greedy", "greedy"),
    names: Sequence[str] = (),
    seed: int = 1,
    game: Game[Any] = GAME,
) -> Record:
    """Play a new game of the toy game by the script. Returns the saved record."""
    start_game(game, seats, console, names=names, seed=seed, path=path)
    return read_record(path)


def resume_scripted(console: ScriptedConsole, path: Path, game: Game[Any] = GAME) -> Record:
    resume_game(game, read_record(path), console, path)
    return read_record(path)
