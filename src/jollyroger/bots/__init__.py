"""Players who are not people. They know the contract, never a game, and see only what their seat may know."""

from .levels import Captain, Deckhand, Mate
from .lookout import BadBot, Bot, Lookout
from .names import SALTY
from .plain import Random
from .search import Budget, Search, score
from .seating import BOTS, LEISURE, STRENGTHS, bot_named, play_with, recruiter

__all__ = [
    "BOTS",
    "LEISURE",
    "SALTY",
    "STRENGTHS",
    "BadBot",
    "Bot",
    "Budget",
    "Captain",
    "Deckhand",
    "Lookout",
    "Mate",
    "Random",
    "Search",
    "bot_named",
    "play_with",
    "recruiter",
    "score",
]
