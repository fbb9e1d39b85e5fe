"""Records of Liar's Cove for tests to truncate, garble and forge."""

from __future__ import annotations

from jollyroger.engine import Fast, Match, Record, Sealed
from jollyroger.testing.conformance.positions import random_move

from ..toy import GAME, Cove


def play_match(choices: int) -> Match[Cove]:
    """A long game for three, always the same, after this many choices or at its end."""
    match = Match(GAME, 3, Sealed(b"the secret", [b"anne", b"mary"]), {"length": "long"}, ("Anne", "Mary", "Jack"))
    chance = Fast(1)
    while match.s.result is None and len(match.choices) < choices:
        seat, action = random_move(match.s, chance)
        match.choose(seat, str(action))
    return match


FINISHED: Record = play_match(1000).record()
HALFWAY: Record = play_match(20).record()
