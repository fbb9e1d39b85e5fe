"""Bots from a Python file: `path/to/my_bot.py:MyBot`. Whatever is wrong with one becomes a `BadBot` in one sentence."""

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

EXAMPLE_OPTIONS = 8
"""How many options an error message lists."""


def file_bot_factory(name: str) -> Callable[[], Bot]:
    """The factory of a bot from a file. The file is loaded once; every seat gets a bot of its own."""
    file, _, attribute = name.rpartition(":")
    path = Path(file).expanduser()
    if not path.is_file():
        raise BadBot(f"There is no bot file {file}.")
    module = _load_module(path.resolve())
    factory = getattr(module, attribute, None)
    if factory is None:
        bots = [known for known, value in vars(module).items() if hasattr(value, "choose")]
        raise BadBot(f"There is no '{attribute}' in {file}; bots in it: {', '.join(bots) or 'none'}.")
    if not callable(factory):
        raise BadBot(f"'{attribute}' in {file} is neither a class nor a function that makes a bot.")
    return partial(FileBot, name, factory)


@cache
def _load_module(path: Path) -> ModuleType:
    """The file as a module, under a name that no other module has."""
    spec = spec_from_file_location(f"jollyroger_bot_{blake2b(str(path).encode(), digest_size=8).hexdigest()}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    # Dataclasses look up their module in sys.modules.
    sys.modules[spec.name] = module
    # Last on the path: modules beside the file can be imported, but shadow nothing.
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[spec.name]
        raise BadBot(f"{path} cannot be loaded: {_describe(error, path)}.") from error
    return module


class FileBot:
    """Wraps a bot from a file: hands it a decision of its own and checks its answers."""

    def __init__(self, name: str, factory: Callable[[], Bot]) -> None:
        self._name = name
        self._path = Path(name.rpartition(":")[0]).expanduser().resolve()
        try:
            self._bot = factory()
        except (Exception, SystemExit) as error:
            raise BadBot(f"{name} cannot be created: {_describe(error, self._path)}.") from error
        choose = getattr(self._bot, "choose", None)
        if not callable(choose):
            raise BadBot(f"{name} is not a bot: it has no method choose(decision).")
        try:
            signature(choose).bind(None)
        except ValueError:
            pass  # compiled code may have no signature
        except TypeError:
            raise BadBot(
                f"{name} is not a bot: choose{signature(choose)} does not take a decision and nothing else."
            ) from None

    def choose(self, decision: Decision) -> Action | None:
        ask = decision.ask
        try:
            answer: object = self._bot.choose(_private_copy(decision))
        except (Exception, SystemExit) as error:
            raise BadBot(f"{self._name} failed at {_place(decision)}: {_describe(error, self._path)}.") from error
        if answer is None and ask.may:
            return None
        for option in ask.options:
            if option == answer:
                return option
        raise BadBot(f"{self._name} answered {answer!r:.200} to {_place(decision)}; {_expected(ask)}.")

    def close(self) -> None:
        """Call the bot's own `close`, if it has one."""
        close = getattr(self._bot, "close", None)
        if callable(close):
            close()


def _private_copy(decision: Decision) -> Decision:
    """The decision with an ask and a chance of its own, so that the bot can neither change nor predict the others'."""
    private = copy(decision)
    private.ask = Ask(decision.ask.seat, tuple(decision.ask.options), decision.ask.may)
    private.chance = Fast(decision.chance.below(1 << 62))
    return private


def _place(decision: Decision) -> str:
    seat = decision.ask.seat
    return f"'{decision.game.words.prompt(decision.sample_state(), seat)}' (seat {seat})"


def _expected(ask: Ask) -> str:
    """What an answer must be, with a few options as examples."""
    examples = [str(option) for option in ask.options[:EXAMPLE_OPTIONS]]
    if len(ask.options) > EXAMPLE_OPTIONS:
        examples.append("…")
    silence = " or None, to stay silent" if ask.may else ""
    return f"it must be one of decision.ask.options ({', '.join(examples)}){silence}"


def _describe(error: BaseException, path: Path) -> str:
    """The error, and its line in the file."""
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if Path(frame.filename) == path]
    line = error.lineno if isinstance(error, SyntaxError) else lines[-1] if lines else None
    text = str(error.msg if isinstance(error, SyntaxError) else error).strip().partition("\n")[0].rstrip(".")
    return f"{type(error).__name__}{text and f': {text}'}{f', line {line}' if line else ''}"
