"""Computer players. They know the `Game` contract, never a particular game, and see only what their seat may know."""

from .decision import BadBot, Bot, BotChoice, Decision, ask_bot
from .levels import Captain, Deckhand, Mate
from .names import BOT_NAMES
from .random_bot import RandomBot
from .registry import BOTS, STRENGTHS, THINK_TIME, bot_factory, bot_named, run_bots
from .search import Budget, Search, score

__all__ = [
    "BOTS",
    "BOT_NAMES",
    "STRENGTHS",
    "THINK_TIME",
    "BadBot",
    "Bot",
    "BotChoice",
    "Budget",
    "Captain",
    "Decision",
    "Deckhand",
    "Mate",
    "RandomBot",
    "Search",
    "ask_bot",
    "bot_factory",
    "bot_named",
    "run_bots",
    "score",
]
