"""Bots by name, and a game played by bots alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from ..engine import Action, Ask, Chance, Game, State, run
from .decision import BadBot, Bot, ask_bot
from .from_file import own_bot
from .from_program import PREFIX, program_bot
from .levels import SECOND, Captain, Deckhand, Mate
from .random_bot import Random
from .search import Budget

STRENGTHS: dict[str, Callable[[], Bot]] = {"deckhand": Deckhand, "mate": Mate, "captain": Captain}
"""The bots that people play against, the strongest last."""
THINK_TIME = {"captain": 1.2 * SECOND.seconds}
"""How long those take who think: where others must not see by a bot's haste what it had to ponder."""
BOTS: dict[str, Callable[[], Bot]] = {"random": Random, **STRENGTHS, "greedy": Mate}
"""Our own bots; the Mate answers to greedy as well."""


def bot_named(name: str) -> Bot:
    """One of our own bots: captain@200 is a Captain who makes 200 trials, captain@0.5s one who takes half a second."""
    return builtin_bot(name)()


def builtin_bot(name: str) -> Callable[[], Bot]:
    """What makes bots of builtin_bot of that name."""
    if name in BOTS:
        return BOTS[name]
    if name.startswith("captain@"):
        return partial(Captain, budget(name.removeprefix("captain@")))
    raise BadBot(f"There is no bot '{name}'; there are {', '.join(BOTS)}.")


def bot_factory(name: str) -> Callable[[], Bot]:
    """What makes bots of builtin_bot, or of somebody else's: my_bot.py:MyBot, program:COMMAND.

    That runs what the name says, so the name must come from whoever runs us: never from a client, never from a file.
    """
    if name.startswith(PREFIX):
        return program_bot(name)
    if ".py:" in name:
        return own_bot(name)
    return builtin_bot(name)


def budget(text: str) -> Budget:
    """How long a Captain thinks: so many trials, or seconds.

    >>> budget("200").trials, budget("0.5s").seconds
    (200, 0.5)
    """
    try:
        found = Budget(seconds=float(text[:-1])) if text.endswith("s") else Budget(trials=int(text))
    except ValueError:
        found = None
    if found is None or not (found.seconds > 0 and found.trials > 0):
        raise BadBot(f"A Captain thinks for so many trials or seconds, as captain@200 or captain@0.5s, not '{text}'.")
    return found


def play_with(
    game: Game[Any], s: State, bots: Sequence[Bot], chance: Chance, watch: Callable[[], None] | None = None
) -> tuple[int, int]:
    """Play on to the end with these bots in the seats. Returns the choices made, and those that were free."""

    def choose(ask: Ask) -> Action | None:
        if watch is not None:
            watch()
        return ask_bot(bots[ask.seat], game, s, ask, chance).action

    return run(s, choose)
