"""A person who does not think: a console that answers from a script and keeps what it is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from jollyroger.engine import Game, Record
from jollyroger.terminal import read_record, resume_game, start_game

from ..toy import GAME

CURTAIN = "<curtain>"
Answer = Callable[["Script"], str]


class Script:
    """Answers with the lines, then by the rule; without a rule the person leaves."""

    def __init__(self, *lines: str, then: Answer | None = None) -> None:
        self.lines = list(lines)
        self.then = then
        self.shown: list[str] = []
        self.interrupt = False

    @property
    def text(self) -> str:
        return "\n".join(self.shown)

    @property
    def last(self) -> str:
        """What was shown since the last answer."""
        return self.text.rpartition("\n>>> ")[2]

    def read(self, prompt: str) -> str:
        self.shown.append(prompt)
        if self.lines:
            answer = self.lines.pop(0)
        elif self.interrupt:
            raise KeyboardInterrupt
        elif self.then is None:
            raise EOFError
        else:
            answer = self.then(self)
        self.shown.append(f">>> {answer}")
        return answer

    def write(self, text: str = "", style: str = "", note: str = "", indent: int = 0) -> None:
        self.shown.append(text + note)

    def write_verbatim(self, text: str) -> None:
        self.shown.append(text)

    def clear(self) -> None:
        self.shown.append(CURTAIN)


def first(script: Script) -> str:
    """Always the first option."""
    return "1"


def quietly(script: Script) -> str:
    """The first option, and silence wherever that is free."""
    return "" if "stay silent" in script.last or "Pass the keyboard" in script.last else "1"


def played(
    script: Script,
    path: Path,
    seats: Sequence[str] = ("human", "greedy", "greedy"),
    names: Sequence[str] = (),
    seed: int = 1,
    game: Game[Any] = GAME,
) -> Record:
    """Begin a game of Liar's Cove and play as the script says; the record that is kept of it."""
    start_game(game, seats, script, names=names, seed=seed, path=path)
    return read_record(path)


def resumed(script: Script, path: Path, game: Game[Any] = GAME) -> Record:
    resume_game(game, read_record(path), script, path)
    return read_record(path)
