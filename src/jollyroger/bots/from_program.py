"""Bots that are programs of their own, in any language: `program:COMMAND ARGS…`, spoken to in lines of JSON.

A program is told what its seat may know and nothing else, so it cannot cheat. If it breaks its limits, talks nonsense
or dies, it is scuttled, and a sentence says why.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from ..engine import Action, Ask, Game
from .child_process import Hopeless, Limits, Line
from .decision import BadBot, Bot, Decision

PREFIX = "program:"
PROTOCOL = 1
DEFAULT = Limits()


class Scuttled(BadBot):
    """A program that was ended for what it did or did not do. The message says what."""


def program_bot(name: str, limits: Limits = DEFAULT) -> Callable[[], Bot]:
    """What makes a bot of that name for a seat: each is a process of its own."""
    try:
        command = shlex.split(name.removeprefix(PREFIX))
    except ValueError as error:
        raise BadBot(f"'{name}' is no command: {str(error).lower()}.") from None
    if not command:
        raise BadBot(f"'{name}' does not say which program; write {PREFIX}COMMAND and its arguments.")
    if os.name != "posix":
        raise BadBot("A program as a bot needs process groups and limits, which this system does not have.")
    if shutil.which(command[0]) is None:
        raise BadBot(f"There is no program '{command[0]}' to run as a bot.")
    return partial(Program, command, limits)


class Program:
    """A bot that is a program. It starts when it is first asked and ends with `close`, or when nobody needs it."""

    def __init__(self, command: Sequence[str], limits: Limits = DEFAULT) -> None:
        self._command = command
        self._limits = limits
        self._line: Line | None = None
        self._game: Game[Any] | None = None
        self._asked = 0
        self._fate: Scuttled | None = None

    def choose(self, decision: Decision) -> Action | None:
        if self._fate is not None:
            raise self._fate
        self._asked += 1
        question = _question(decision, self._asked)
        try:
            return _understood(self._answer(decision.game, question), self._asked, decision.ask)
        except Hopeless as what:
            words = "" if self._line is None else self._line.last_words()
            asked = f"question {self._asked}, seat {question['seat']}: '{question['prompt']}'"
            self._fate = Scuttled(f"The program '{shlex.join(self._command)}' {what} ({asked}).{words}")
            if self._line is not None:
                self._line.close(0)
        raise self._fate

    def close(self) -> None:
        """End the program: it may finish what it does for a moment."""
        if self._line is not None:
            self._line.close()
            self._line = self._game = None

    def _answer(self, game: Game[Any], question: dict[str, Any]) -> bytes:
        limits, message, start = self._limits, _written(question), 0.0
        if self._game is not game:
            self._game = game
            hello = {"hello": game.name, "game": game.id, "version": game.version, "protocol": PROTOCOL}
            message = _written(hello) + message
        if self._line is None:
            self._line, start = Line(self._command, limits), limits.start
        return self._line.ask(message, limits.answer + start, limits.cpu + start)


def _question(decision: Decision, number: int) -> dict[str, Any]:
    """All that a person in this seat would be shown."""
    game, ask = decision.game, decision.ask
    # Words and hints say the same of all tables that look the same from the seat.
    world = decision.sample_state()
    return {
        "n": number,
        "seat": ask.seat,
        "seats": world.seats,
        "prompt": game.words.prompt(world, ask.seat),
        "options": [str(option) for option in ask.options],
        "labels": {str(option): game.words.label(world, ask.seat, option) for option in ask.options},
        "may": ask.may,
        "view": decision.view(),
        "hints": game.hints(world, ask.seat),
        "seed": decision.chance.below(1 << 32),
    }


def _written(message: dict[str, Any]) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def _understood(line: bytes, number: int, ask: Ask) -> Action | None:
    """The choice that an answer makes."""
    said = f"'{line.decode(errors='replace'):.200}'"
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        raise Hopeless(f"answered {said}, which is not JSON") from None
    if not isinstance(answer, dict) or answer.get("n") != number or "choose" not in answer:
        raise Hopeless(f'answered {said}, which is not {{"n": {number}, "choose": …}}')
    choice = answer["choose"]
    if choice is None and ask.may:
        return None
    for option in ask.options:
        if str(option) == choice:
            return option
    raise Hopeless(f"chose {json.dumps(choice):.200}, which is not one of its options")
