"""Records of Liar's Cove to cut, garble and forge."""

from __future__ import annotations

from jollyroger.engine import Fast, Match, Record, Sealed
from jollyroger.testing.conformance.positions import random_move

from ..toy import GAME, Cove


def played(choices: int) -> Match[Cove]:
    """A long game of three, always the same, after so many choices or at its end."""
    match = Match(GAME, 3, Sealed(b"the secret", [b"anne", b"mary"]), {"length": "long"}, ("Anne", "Mary", "Jack"))
    luck = Fast(1)
    while match.s.result is None and len(match.choices) < choices:
        seat, action = random_move(match.s, luck)
        match.choose(seat, str(action))
    return match


FINISHED: Record = played(1000).record()
HALFWAY: Record = played(20).record()
