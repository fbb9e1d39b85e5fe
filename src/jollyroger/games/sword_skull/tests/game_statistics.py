"""How long games by rule of thumb are, how they end, and what going first is worth.

`python -m jollyroger.games.sword_skull.tests.game_statistics 500` plays so many games for each number of players.
"""

from __future__ import annotations

import sys
from functools import partial
from math import sqrt
from statistics import mean, quantiles, stdev

from jollyroger.engine import Action, Ask, Fast, run

from .. import GAME
from ..state import Table

Z = 1.96


def choose(s: Table, luck: Fast, ask: Ask) -> Action | None:
    return GAME.policy(GAME.resample(s, ask.seat, luck), ask, luck)


def finished(seats: int, seed: int) -> Table:
    """A game by rule of thumb, played to the end."""
    s, luck = GAME.new(seats, Fast(seed)), Fast(seed + 1)
    run(s, partial(choose, s, luck))
    return s


def share(part: int, whole: int) -> str:
    """A share with the interval in which it lies 95 times in 100 (Wilson's)."""
    rate, weight = part / whole, Z * Z / whole
    middle = (rate + weight / 2) / (1 + weight)
    spread = Z * sqrt(rate * (1 - rate) / whole + weight / (4 * whole)) / (1 + weight)
    return f"{rate:.3f} [{middle - spread:.3f}, {middle + spread:.3f}]"


def figures(seats: int, games: int) -> str:
    tables = [finished(seats, 1000 * seats + 7919 * number) for number in range(games)]
    turns = [s.turn / seats for s in tables]
    tenths = quantiles(turns, n=10)
    results = [s.result for s in tables if s.result is not None]
    gold = sum(result.ending == "gold" for result in results)
    first = sum(result.winners == (s.first_player,) for result, s in zip(results, tables, strict=True))
    return (
        f"{seats} players: {mean(turns):.1f} ± {Z * stdev(turns) / sqrt(games):.1f} turns each "
        f"(eight in ten games {tenths[0]:.0f} to {tenths[-1]:.0f}), won by gold {share(gold, games)}, "
        f"by Might {share(games - gold, games)}, by who went first {share(first, games)} (fair: {1 / seats:.3f})"
    )


if __name__ == "__main__":
    for players in GAME.seats:
        sys.stdout.write(f"{figures(players, int(sys.argv[1]))}\n")
