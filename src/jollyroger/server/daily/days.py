"""The days of the daily game: for one day, every table of a game that asks for it gets the same luck.

Whoever plays it alone learns the luck of all its tables, so each has one person only, and all of them stop before the
secret is published.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Any

from ...engine import Game, Result
from ..protocol import DailyResult

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


def options_of(game: Game[Any]) -> dict[str, str]:
    """The options of the daily game: the easiest difficulty, all else as usual."""
    return {} if game.difficulty is None else {game.difficulty.option: game.difficulty.values[0]}


def daily_result(name: str, seat: int, result: Result, choices: int) -> DailyResult:
    """How this seat did."""
    points = result.points[seat] if result.points else None
    return DailyResult(name, seat in result.winners, points, choices)
