"""How long tests run that play many games: `make soak` sets JOLLYROGER_SOAK, and they play many times as many."""

from __future__ import annotations

import os
from typing import Final

SOAK_FACTOR: Final = 100 if os.environ.get("JOLLYROGER_SOAK") else 1
"""How many times as many games are played, and how much longer they may take."""
