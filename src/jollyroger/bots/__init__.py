"""Players who are not people. They know the contract, never a game, and see only what their seat may know."""

from .lookout import Bot, Lookout
from .names import SALTY
from .plain import Greedy, Random
from .seating import BOTS, BadBot, bot_named, play_with

__all__ = ["BOTS", "SALTY", "BadBot", "Bot", "Greedy", "Lookout", "Random", "bot_named", "play_with"]
