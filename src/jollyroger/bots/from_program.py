"""Bots that are programs in any language: `program:COMMAND ARGS…`, asked in lines of JSON.

A program is sent what its seat may know and nothing else, so it cannot cheat. One that breaks its limits, answers
nonsense or dies is ended, and the error says why.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from ..engine import Action, Ask, Game
from .child_process import BotProcessError, ChildProcess, Limits
from .decision import BadBot, Bot, Decision

PREFIX = "program:"
PROTOCOL_VERSION = 1
DEFAULT_LIMITS = Limits()
SEAT_MARK = re.compile(r"\{(\d+)\}")
"""Stands for the name of a seat in the texts of a game."""


def program_bot_factory(name: str, limits: Limits = DEFAULT_LIMITS) -> Callable[[], Bot]:
    """The factory of a program bot. Every bot is a process of its own."""
    try:
        command = shlex.split(name.removeprefix(PREFIX))
    except ValueError as error:
        raise BadBot(f"'{name}' is not a command: {str(error).lower()}.") from None
    if not command:
        raise BadBot(f"'{name}' does not name a program; write {PREFIX}COMMAND and its arguments.")
    if os.name != "posix":
        raise BadBot("A program as a bot needs process groups and resource limits, which this system does not have.")
    if shutil.which(command[0]) is None:
        raise BadBot(f"There is no program '{command[0]}' to run as a bot.")
    return partial(ProgramBot, command, limits)


class ProgramBot:
    """A bot that is a program. It starts with the first question and ends with `close` or garbage collection."""

    def __init__(self, command: Sequence[str], limits: Limits = DEFAULT_LIMITS) -> None:
        self._command = command
        self._limits = limits
        self._process: ChildProcess | None = None
        self._game: Game[Any] | None = None
        self._questions = 0
        self._failure: BadBot | None = None

    def choose(self, decision: Decision) -> Action | None:
        if self._failure is not None:
            raise self._failure
        self._questions += 1
        question = _question(decision, self._questions)
        try:
            return _parse_answer(self._ask(decision.game, question), self._questions, decision.ask)
        except BotProcessError as error:
            stderr = "" if self._process is None else self._process.stderr_sentence()
            prompt = SEAT_MARK.sub(r"seat \1", question["prompt"])
            place = f"question {self._questions}, seat {question['seat']}: '{prompt}'"
            self._failure = BadBot(f"The program '{shlex.join(self._command)}' {error} ({place}).{stderr}")
            if self._process is not None:
                self._process.close(0)
        raise self._failure

    def close(self) -> None:
        """End the program, after a moment to finish by itself."""
        if self._process is not None:
            self._process.close()
            self._process = self._game = None

    def _ask(self, game: Game[Any], question: dict[str, Any]) -> bytes:
        limits, message, start_seconds = self._limits, _to_line(question), 0.0
        if self._game is not game:
            self._game = game
            hello = {"hello": game.name, "game": game.id, "version": game.version, "protocol": PROTOCOL_VERSION}
            message = _to_line(hello) + message
        if self._process is None:
            self._process, start_seconds = ChildProcess(self._command, limits), limits.start_seconds
        return self._process.ask(message, limits.answer_seconds + start_seconds, limits.cpu_seconds + start_seconds)


def _question(decision: Decision, number: int) -> dict[str, Any]:
    """Everything that a person in this seat is shown."""
    game, ask = decision.game, decision.ask
    # Any sampled state will do: words and hints depend only on what the seat may know.
    s = decision.sample_state()
    return {
        "n": number,
        "seat": ask.seat,
        "seats": s.seats,
        "prompt": game.words.prompt(s, ask.seat),
        "options": [str(option) for option in ask.options],
        "labels": {str(option): game.words.label(s, ask.seat, option) for option in ask.options},
        "may": ask.may,
        "view": decision.view(),
        "hints": game.hints(s, ask.seat),
        "seed": decision.chance.below(1 << 32),
    }


def _to_line(message: dict[str, Any]) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def _parse_answer(line: bytes, number: int, ask: Ask) -> Action | None:
    quoted = f"'{line.decode(errors='replace'):.200}'"
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        raise BotProcessError(f"answered {quoted}, which is not JSON") from None
    if not isinstance(answer, dict) or answer.get("n") != number or "choose" not in answer:
        raise BotProcessError(f'answered {quoted}, which is not {{"n": {number}, "choose": …}}')
    choice = answer["choose"]
    if choice is None and ask.may:
        return None
    for option in ask.options:
        if str(option) == choice:
            return option
    raise BotProcessError(f"chose {json.dumps(choice):.200}, which is not one of its options")
