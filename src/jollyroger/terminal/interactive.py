"""Whether the terminal can show the full screen, and how fast that shows the moves of others.

Known without Textual, which takes a moment to import.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Mapping

MIN_COLUMNS, MIN_LINES = 60, 20
LINE_MODE_VARIABLE = "JOLLYROGER_LINE"
"""Set to anything but 0: line by line always, as for screen readers."""
SPEEDS = {"slow": 1.8, "normal": 0.8, "fast": 0.15}
"""Seconds after a bot's move, or a forced one."""


def wants_full_screen(line: bool, environment: Mapping[str, str] = os.environ) -> bool:
    """Whether to play in the full screen: the user has not asked for lines, and the terminal is able to."""
    if line or environment.get(LINE_MODE_VARIABLE, "0") not in ("", "0"):
        return False
    if environment.get("TERM", "") in ("", "dumb", "unknown") and os.name != "nt":
        return False
    columns, lines = shutil.get_terminal_size()
    return sys.stdin.isatty() and sys.stdout.isatty() and columns >= MIN_COLUMNS and lines >= MIN_LINES
