"""What the end of a game is worth to each seat."""

from __future__ import annotations

from ..engine import Result


def win_shares(result: Result, seats: int, cooperative: bool) -> list[float]:
    """A win counts 1 and a loss 0. Rivals who win together split the win; a winning crew gets it whole."""
    share = 1.0 if cooperative or not result.winners else 1.0 / len(result.winners)
    return [share if seat in result.winners else 0.0 for seat in range(seats)]
