"""States that look the same to a player: the gold he has not seen is redealt.

Nothing else is hidden, and nothing that others do depends on what their tokens are worth, except which one they lose.
So all deals are about equally likely, and there is nothing to learn from what others did.
"""

from __future__ import annotations

from ....engine import Chance, Seat, refresh_asks
from ..state import Table


def resample(s: Table, seat: Seat | None, chance: Chance) -> Table:
    """A state that looks the same to this seat, with the gold tokens it has not seen redealt."""
    twin = s.clone()
    twin.chance = chance.clone()
    # At the end all purses are open.
    others = [other for other in range(s.seats) if other != seat and s.result is None]
    unseen = sorted([*s.gold, *s.tossed, *(gold for other in others for gold in s.purses[other])])
    chance.shuffle(unseen)
    for other in others:
        twin.purses[other] = sorted(unseen.pop() for _ in s.purses[other])
    twin.tossed = sorted(unseen.pop() for _ in s.tossed)
    twin.gold = sorted(unseen)
    refresh_asks(twin)
    return twin
