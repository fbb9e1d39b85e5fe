"""Games in a terminal, line by line: the same options, reasons and sentences as on any other face."""

from .arguments import WRONG, Parser, complain, pairs, whole, words
from .console import Console, Screen
from .launch import begin, default_seats, resume
from .players import HUMAN, Player, named, players_of
from .saves import BadFile, read
from .story import attest, tell

__all__ = [
    "HUMAN",
    "WRONG",
    "BadFile",
    "Console",
    "Parser",
    "Player",
    "Screen",
    "attest",
    "begin",
    "complain",
    "default_seats",
    "named",
    "pairs",
    "players_of",
    "read",
    "resume",
    "tell",
    "whole",
    "words",
]
