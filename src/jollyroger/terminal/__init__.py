"""Games in a terminal, line by line: the same options, reasons and sentences as on any other face."""

from .console import Console, Screen
from .launch import begin, default_seats, resume
from .players import HUMAN, Player, named, players_of
from .saves import BadFile, read
from .story import attest, tell

__all__ = [
    "HUMAN",
    "BadFile",
    "Console",
    "Player",
    "Screen",
    "attest",
    "begin",
    "default_seats",
    "named",
    "players_of",
    "read",
    "resume",
    "tell",
]
