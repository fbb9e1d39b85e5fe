"""Recorded games, one for each way a game can end and for what is rare on the way there.

`python -m jollyroger.games.sword_skull.tests.golden` plays them again, after a change of rules.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from jollyroger.engine import Fast, Match, Sealed, random_choice

from ... import GAME
from ...state import Table

FOLDER = Path(__file__).parent


class Golden(NamedTuple):
    """How a recorded game came about: players, and the seed of its luck and of the players' whims."""

    seats: int
    seed: int
    greedy: bool


GAMES = {
    "gold": Golden(2, 90, True),
    "might": Golden(3, 60, True),
    "bankruptcy": Golden(2, 230, True),
    "both-on-the-lair": Golden(2, 198, False),
}


def played(golden: Golden) -> Match[Table]:
    """The game, from the deal to the end."""
    secret = golden.seed.to_bytes(32, "big")
    match = Match(GAME, golden.seats, Sealed(secret, [b"golden"]))
    whims = Fast(golden.seed)
    while match.s.asks:
        (ask,) = match.s.asks
        world = GAME.resample(match.s, ask.seat, whims)
        action = GAME.policy(world, ask, whims) if golden.greedy else random_choice(ask, whims)
        match.choose(ask.seat, str(action))
    return match
