"""Bots by name, and games that bots play alone."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from math import inf
from typing import Any, NamedTuple

from ..engine import Action, Ask, Budget, Chance, Game, State, run
from ..engine.messages import SHARED
from .apprentice import Apprentice, check_trained
from .decision import BadBot, Bot, Decision, ask_bot
from .from_file import file_bot_factory
from .from_program import PREFIX, program_bot_factory
from .levels import (
    CAPTAIN_STRENGTH,
    MATE_STRENGTH,
    ONE_SECOND,
    Captain,
    Deckhand,
    Mate,
    bot_of_strength,
    budget_of_strength,
)
from .offered import offered_bots, parse_offered_bot
from .random_bot import RandomBot

APPRENTICE = "apprentice"
LEVELS: dict[str, Callable[[], Bot]] = {"deckhand": Deckhand, "mate": Mate, "captain": Captain}
"""The bots that people play against, the strongest last."""
BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    APPRENTICE: Apprentice,
    **LEVELS,
    "greedy": Mate,
}
"""The built-in bots; "greedy" is another name for the Mate."""
STRENGTHS = {"deckhand": 0, "mate": MATE_STRENGTH, "captain": CAPTAIN_STRENGTH, "greedy": MATE_STRENGTH}
"""Where they stand on the scale of strengths."""
STRENGTH = "strength"
BOT_CHOICES = f"{', '.join(BOTS)}, {STRENGTH}:0 to {STRENGTH}:{CAPTAIN_STRENGTH}"
"""The built-in bots, for help texts."""
THINKING_MARGIN = 1.2
"""A bot with a second to think takes up to this many, until its answer is at the table."""
words = SHARED.text

_NAME = re.compile(r"([a-z]+)(?::(\d{1,3}))?(?:@([^:]*))?(?::([a-z][a-z-]*))?")


class BotName(NamedTuple):
    """The parts of a built-in bot's name: `captain@200`, `captain:selfish`, `strength:75@200`."""

    level: str
    strength: int | None
    """None: of a bot that is not on the scale of strengths."""
    budget: Budget = ONE_SECOND
    """The Captain's, of which a lower strength gets a share."""
    has_own_budget: bool = False
    temperament: str = ""

    def make(self) -> Bot:
        if self.strength is None:
            return BOTS[self.level]()
        bot = bot_of_strength(self.strength, self.budget)
        return TemperamentBot(bot, self.temperament) if self.temperament else bot


class TemperamentBot:
    """Plays like another bot, but with a temperament that the game has for bots."""

    def __init__(self, bot: Bot, temperament: str) -> None:
        self.bot = bot
        self.temperament = temperament

    def choose(self, decision: Decision) -> Action | None:
        own = decision.with_temperament(self.temperament)
        action = self.bot.choose(own)
        decision.plan = own.plan
        return action


def parse_bot_name(name: str) -> BotName:
    """Raises BadBot if there is no such built-in bot."""
    match = _NAME.fullmatch(name)
    if match is None or match[1] not in {*BOTS, STRENGTH} or (match[1] == STRENGTH) != (match[2] is not None):
        raise BadBot(words("wrong-bot", bot=name, known=", ".join(BOTS), last=f"{STRENGTH}:{CAPTAIN_STRENGTH}"))
    level, number, budget, temperament = match.groups()
    strength = STRENGTHS.get(level) if number is None else int(number)
    if strength is None and temperament:
        raise BadBot(words("wrong-bot-temperament", bot=name, level=level))
    if strength is not None and strength > CAPTAIN_STRENGTH:
        raise BadBot(words("wrong-bot-strength", most=CAPTAIN_STRENGTH, strength=strength))
    if budget is None:
        return BotName(level, strength, temperament=temperament or "")
    if level not in ("captain", STRENGTH):
        raise BadBot(words("wrong-bot-budget", bot=name))
    return BotName(level, strength, parse_budget(budget), True, temperament or "")


def check_bot(name: str, game: Game[Any], seats: int | None = None) -> None:
    """Raises BadBot or BadSetup if there is no such bot for this game, or for so many seats.

    Never call this with a name from a client.
    """
    if is_foreign(name):
        bot_factory(name)
        return
    parsed = parse_bot_name(name)
    if parsed.level == APPRENTICE:
        check_trained(game, seats)
    if parsed.temperament:
        game.with_temperament(parsed.temperament)


def check_seated_bot(name: str, game: Game[Any]) -> None:
    """Raises BadBot or BadSetup for a bot that cannot sit at a table of this game.

    Clients choose these bots, so they have no budget of their own: it could be hours. Files, programs and budgets are
    there only under the names that the operator offers.
    """
    if name in offered_bots():
        check_bot(offered_bots()[name], game)
        return
    parsed = parse_bot_name(name)
    if parsed.has_own_budget:
        raise BadBot(words("bot-budget-at-table", bot=name))
    if parsed.level == APPRENTICE:
        raise BadBot(words("apprentice-at-table"))
    if parsed.temperament:
        game.with_temperament(parsed.temperament)


def thinking_seconds(name: str) -> float:
    """How long a bot at a table takes at most for its choices; 0 if it plays at once.

    A bot that the operator offers is taken to need a second, unless its budget says otherwise. For one that is not
    offered any more the Mate plays, at once.
    """
    if name in offered_bots():
        bot = offered_bots()[name]
        seconds = inf if is_foreign(bot) else parse_bot_name(bot).budget.seconds
        return THINKING_MARGIN * (ONE_SECOND.seconds if seconds == inf else seconds)
    try:
        parsed = parse_bot_name(name)
    except BadBot:
        return 0.0
    if parsed.strength is None or parsed.strength <= MATE_STRENGTH:
        return 0.0
    return THINKING_MARGIN * budget_of_strength(parsed.strength, parsed.budget).seconds


def bot_named(name: str) -> Bot:
    """A built-in bot, or one that the operator of the server offers.

    captain@200 searches for 200 trials a choice, captain@0.5s for half a second.
    strength:75 is between the Mate (50) and the Captain (100), strength:75@200 between the Mate and captain@200.
    """
    offered = offered_bots().get(name)
    return parse_bot_name(name).make() if offered is None else bot_factory(offered)()


def read_offered_bots(texts: Sequence[str]) -> dict[str, str]:
    """The bots that an operator offers, each written NAME=BOT. Raises BadBot if one does not exist."""
    bots: dict[str, str] = {}
    for text in texts:
        name, bot = parse_offered_bot(text, BOTS)
        if name in bots:
            raise BadBot(f"Two bots are offered as '{name}'; give each a name of its own.")
        if bot == APPRENTICE:
            raise BadBot(words("apprentice-at-table"))
        bot_factory(bot)
        bots[name] = bot
    return bots


def bot_factory(name: str) -> Callable[[], Bot]:
    """The factory of a built-in bot, of a bot from a file (my_bot.py:MyBot) or of a program (program:COMMAND).

    The last two run code that the name chooses: never call this with a name from a client or a file.
    """
    if is_foreign(name):
        return program_bot_factory(name) if name.startswith(PREFIX) else file_bot_factory(name)
    return partial(BotName.make, parse_bot_name(name))


def is_foreign(name: str) -> bool:
    """Whether the name is that of a bot from a file or of a program."""
    return name.startswith(PREFIX) or ".py:" in name


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
        raise BadBot(words("wrong-budget", budget=text))
    return budget


def run_bots(game: Game[Any], s: State, bots: Sequence[Bot], chance: Chance) -> tuple[int, int]:
    """Play to the end with these bots in the seats.

    Returns the number of choices, and of those with an alternative.
    """

    def choose(ask: Ask) -> Action | None:
        return ask_bot(bots[ask.seat], game, s, ask, chance).action

    return run(s, choose)
