"""Games in the whole terminal: board, log, question and options on one screen, with mouse and keys.

Needs Textual, which takes a moment to import: only commands that use the full screen import this package.
"""

from .start import resume_full_screen_game, show_full_screen_replay, start_full_screen_game

__all__ = ["resume_full_screen_game", "show_full_screen_replay", "start_full_screen_game"]
