"""The questions of whole games that the policy plays."""

from __future__ import annotations

from functools import cache

from jollyroger.engine import Ask, Fast, play

from .. import GAME
from ..state import Table

GAMES_PLAYED = 8


@cache
def asked_positions() -> list[tuple[Table, Ask]]:
    """Every question of some games, at tables of all sizes, with odds and without. They must not be changed."""
    found: list[tuple[Table, Ask]] = []
    for number in range(GAMES_PLAYED):
        odds, gold = "off" if number % 3 == 0 else "on", "20" if number % 2 else "10"
        s = GAME.new(2 + number % 4, Fast(number), {"start_gold": gold, "reveal_odds": odds})
        chance = Fast(number + 100)
        while s.asks:
            ask = s.asks[0]
            found.append((s.clone(), ask))
            action = GAME.policy(s, ask, chance)
            assert action is not None
            play(s, ask.seat, action)
    return found
