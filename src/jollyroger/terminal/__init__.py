"""Games in a terminal, with the same options, reasons and sentences as in the browser.

Line by line here; in the full screen in `fullscreen`.
"""

from .console import Console, Screen
from .interactive import SPEEDS, wants_full_screen
from .players import Player, fill_names, players_of
from .replay_text import show_replay, show_verification
from .saves import BadFile, read_record
from .start import default_seats, resume_game, start_game
from .table_link import is_table_link

__all__ = [
    "SPEEDS",
    "BadFile",
    "Console",
    "Player",
    "Screen",
    "default_seats",
    "fill_names",
    "is_table_link",
    "players_of",
    "read_record",
    "resume_game",
    "show_replay",
    "show_verification",
    "start_game",
    "wants_full_screen",
]
