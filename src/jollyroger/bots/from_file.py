"""Bots that others bring as a Python file: `path/to/my_bot.py:MyBot`. What is wrong with one is said in a sentence."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from copy import copy
from functools import cache, partial
from hashlib import blake2b
from importlib.util import module_from_spec, spec_from_file_location
from inspect import signature
from pathlib import Path
from types import ModuleType

from ..engine import Action, Ask, Fast
from .decision import BadBot, Bot, Decision


def own_bot(name: str) -> Callable[[], Bot]:
    """What makes a bot of that name for a seat. The file is read once; each seat gets a bot of its own."""
    file, _, maker = name.rpartition(":")
    path = Path(file).expanduser()
    if not path.is_file():
        raise BadBot(f"There is no file {file} to take a bot from.")
    module = _loaded(path.resolve())
    make = getattr(module, maker, None)
    if make is None:
        ours = [known for known, thing in vars(module).items() if hasattr(thing, "choose")]
        raise BadBot(f"There is no '{maker}' in {file}; bots in it: {', '.join(ours) or 'none'}.")
    if not callable(make):
        raise BadBot(f"'{maker}' in {file} is neither a class nor a function that makes a bot.")
    return partial(Guest, name, make)


@cache
def _loaded(path: Path) -> ModuleType:
    """The file as a module, under a name that no other module has."""
    spec = spec_from_file_location(f"jollyroger_guest_{blake2b(str(path).encode(), digest_size=8).hexdigest()}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    # Dataclasses look their module up here; and last on the path, what lies beside the file can hide nothing of ours.
    sys.modules[spec.name] = module
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[spec.name]
        raise BadBot(f"{path} cannot be loaded: {_described(error, path)}.") from error
    return module


class Guest:
    """A bot from elsewhere at our table: it has things of its own to look at, and its answers are checked."""

    def __init__(self, name: str, make: Callable[[], Bot]) -> None:
        self._name = name
        self._path = Path(name.rpartition(":")[0]).expanduser().resolve()
        try:
            self._bot = make()
        except (Exception, SystemExit) as error:
            raise BadBot(f"{name} cannot be made: {_described(error, self._path)}.") from error
        choose = getattr(self._bot, "choose", None)
        if not callable(choose):
            raise BadBot(f"{name} is no bot: it has no method choose(decision).")
        try:
            signature(choose).bind(None)
        except ValueError:
            pass  # compiled code does not always say what it takes
        except TypeError:
            raise BadBot(f"{name} is no bot: choose{signature(choose)} does not take a decision and no more.") from None

    def choose(self, decision: Decision) -> Action | None:
        ask = decision.ask
        try:
            answer: object = self._bot.choose(_own(decision))
        except (Exception, SystemExit) as error:
            raise BadBot(f"{self._name} failed at {_asked(decision)}: {_described(error, self._path)}.") from error
        if answer is None and ask.may:
            return None
        for option in ask.options:
            if option == answer:
                return option
        raise BadBot(f"{self._name} answered {answer!r:.200} to {_asked(decision)}; {_expected(ask)}.")

    def close(self) -> None:
        """Tell a bot that wants to know that it is no longer needed."""
        close = getattr(self._bot, "close", None)
        if callable(close):
            close()


def _own(decision: Decision) -> Decision:
    """The same hints, with an ask and luck that are nobody else's: neither can be spoilt or foreseen for others."""
    own = copy(decision)
    own.ask = Ask(decision.ask.seat, tuple(decision.ask.options), decision.ask.may)
    own.chance = Fast(decision.chance.below(1 << 62))
    return own


def _asked(decision: Decision) -> str:
    seat = decision.ask.seat
    return f"'{decision.game.words.prompt(decision.sample_state(), seat)}' (seat {seat})"


def _expected(ask: Ask) -> str:
    """What an answer has to be, with a few options as examples."""
    few = ", ".join([*map(str, ask.options[:8]), *(["…"] if len(ask.options) > 8 else [])])
    return f"it must be one of decision.ask.options ({few}){' or None, to stay silent' if ask.may else ''}"


def _described(error: BaseException, path: Path) -> str:
    """The error, and where in the file it came up."""
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if Path(frame.filename) == path]
    line = error.lineno if isinstance(error, SyntaxError) else lines[-1] if lines else None
    text = str(error.msg if isinstance(error, SyntaxError) else error).strip().partition("\n")[0].rstrip(".")
    return f"{type(error).__name__}{text and f': {text}'}{f', line {line}' if line else ''}"
