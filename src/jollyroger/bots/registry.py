"""Bots by name, and games that bots play alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from ..engine import Action, Ask, Chance, Game, State, run
from .decision import BadBot, Bot, ask_bot
from .from_file import file_bot_factory
from .from_program import PREFIX, program_bot_factory
from .levels import ONE_SECOND, Captain, Deckhand, Mate
from .random_bot import RandomBot
from .search import Budget

STRENGTHS: dict[str, Callable[[], Bot]] = {"deckhand": Deckhand, "mate": Mate, "captain": Captain}
"""The bots that people play against, the strongest last."""
THINK_TIME = {"captain": 1.2 * ONE_SECOND.seconds}
"""Seconds that a thinking bot takes at most. Used to hide which of its choices it had to think about."""
BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot, **STRENGTHS, "greedy": Mate}
"""The built-in bots; "greedy" is another name for the Mate."""


def bot_named(name: str) -> Bot:
    """A built-in bot. captain@200 searches for 200 trials a choice, captain@0.5s for half a second."""
    return builtin_bot_factory(name)()


def builtin_bot_factory(name: str) -> Callable[[], Bot]:
    """The factory of the built-in bot of that name."""
    if name in BOTS:
        return BOTS[name]
    if name.startswith("captain@"):
        return partial(Captain, parse_budget(name.removeprefix("captain@")))
    raise BadBot(f"There is no bot '{name}'; there are {', '.join(BOTS)}.")


def bot_factory(name: str) -> Callable[[], Bot]:
    """The factory of a built-in bot, of a bot from a file (my_bot.py:MyBot) or of a program (program:COMMAND).

    The last two run code that the name chooses: never call this with a name from a client or a file.
    """
    if name.startswith(PREFIX):
        return program_bot_factory(name)
    if ".py:" in name:
        return file_bot_factory(name)
    return builtin_bot_factory(name)


def parse_budget(text: str) -> Budget:
    """A Captain's budget, in trials or in seconds.

    >>> parse_budget("200").trials, parse_budget("0.5s").seconds
    (200, 0.5)
    """
    try:
        budget = Budget(seconds=float(text[:-1])) if text.endswith("s") else Budget(trials=int(text))
    except ValueError:
        budget = None
    if budget is None or not (budget.seconds > 0 and budget.trials > 0):
        raise BadBot(f"A Captain's budget is a number of trials or seconds, captain@200 or captain@0.5s, not '{text}'.")
    return budget


def run_bots(game: Game[Any], s: State, bots: Sequence[Bot], chance: Chance) -> tuple[int, int]:
    """Play to the end with these bots in the seats.

    Returns the number of choices, and of those with an alternative.
    """

    def choose(ask: Ask) -> Action | None:
        return ask_bot(bots[ask.seat], game, s, ask, chance).action

    return run(s, choose)
