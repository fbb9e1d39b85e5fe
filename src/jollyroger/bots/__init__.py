"""Computer players. They know the `Game` contract, never a particular game, and see only what their seat may know."""

from ..engine import Budget
from .decision import BadBot, Bot, BotChoice, Decision, ask_bot
from .in_steps import ask_bot_in_steps, run_bots_in_steps
from .levels import Captain, Deckhand, Mate
from .names import BOT_NAMES
from .offered import offer_bots, offered_bots
from .random_bot import RandomBot
from .registry import (
    BOT_CHOICES,
    BOTS,
    LEVELS,
    STRENGTHS,
    bot_factory,
    bot_named,
    check_bot,
    check_seated_bot,
    is_foreign,
    read_offered_bots,
    run_bots,
    thinking_seconds,
)
from .search import Search, score

__all__ = [
    "BOTS",
    "BOT_CHOICES",
    "BOT_NAMES",
    "LEVELS",
    "STRENGTHS",
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
    "ask_bot_in_steps",
    "bot_factory",
    "bot_named",
    "check_bot",
    "check_seated_bot",
    "is_foreign",
    "offer_bots",
    "offered_bots",
    "read_offered_bots",
    "run_bots",
    "run_bots_in_steps",
    "score",
    "thinking_seconds",
]
