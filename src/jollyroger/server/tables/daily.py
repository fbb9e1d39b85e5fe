"""The daily game: for one day, every table of a game that asks for it gets the same luck.

Whoever plays it alone learns the luck of all its tables, so each has one person only, and all of them stop before the
secret is published.
"""

from __future__ import annotations

import asyncio
import hashlib
from datetime import UTC, date, datetime, timedelta
from typing import Protocol

BENCHMARK_BOT = "mate"
"""The bot that plays the daily game for comparison."""


class BotGamePlayer(Protocol):
    """Plays whole games between bots, outside the event loop."""

    async def play_bot_game(self, game: str, seats: int, secret: str, bot: str) -> str:
        """Play a game with this luck, the same bot in every seat; returns the outcome as text."""


PLAYABLE_DAYS = 2
"""A daily game can be finished on the day after its own; then its secret is published. One day alone would end in the
middle of somebody's evening, since days change at midnight UTC."""


def today() -> str:
    return datetime.now(UTC).strftime("%Y-%m-%d")


def is_over(day: str) -> bool:
    """Whether the secret of this day is public, so that nobody may play with its luck any more."""
    return date.fromisoformat(today()) >= date.fromisoformat(day) + timedelta(days=PLAYABLE_DAYS)


def is_secret_public(day: str | None) -> bool:
    """Whether the secret of a finished game may be shown. `day`: of a daily game."""
    return day is None or is_over(day)


class DailyGames:
    """The secrets of the daily games, and how bots do in them."""

    def __init__(self, key: str, workers: BotGamePlayer) -> None:
        self._key = bytes.fromhex(key)
        self._workers = workers
        self._outcomes: dict[tuple[str, int, str], asyncio.Task[str]] = {}

    def secret(self, game: str, day: str) -> str:
        return hashlib.blake2b(f"{game} {day}".encode(), key=self._key, digest_size=32).hexdigest()

    async def bot_outcome(self, game: str, seats: int) -> str:
        """How bots alone do with today's luck. Computed once a day for each game and number of seats."""
        day = today()
        key = (game, seats, day)
        if key not in self._outcomes:
            self._outcomes = {old: task for old, task in self._outcomes.items() if old[2] == day}
            work = self._workers.play_bot_game(game, seats, self.secret(game, day), BENCHMARK_BOT)
            self._outcomes[key] = asyncio.create_task(work)
        try:
            return await asyncio.shield(self._outcomes[key])
        except Exception:
            self._outcomes.pop(key, None)
            raise
