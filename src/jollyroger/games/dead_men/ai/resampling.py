"""States that look the same to a player: cards that only Titian has seen are drawn again."""

from __future__ import annotations

from ....engine import Chance, Seat, refresh_asks
from ..state import Ship


def resample(s: Ship, seat: Seat | None, chance: Chance) -> Ship:
    """A state that looks the same from this seat: cards that only Titian has seen are drawn again.

    Stack, bag, reserve and deck are drawn from at random, so they have no hidden order.
    """
    twin = s.clone()
    twin.chance = chance.clone()
    hides_top = twin.top_card is not None and seat != twin.top_card_known_by and twin.result is None
    hides_aside = bool(twin.peeked) and seat != twin.active
    if not hides_top and not hides_aside:
        return twin
    pool = twin.deck + (twin.peeked if hides_aside else [])
    if hides_top and twin.top_card is not None:
        pool.append(twin.top_card)
    pool.sort()
    if hides_aside:
        twin.peeked = sorted([chance.draw(pool), chance.draw(pool)])
    if hides_top:
        twin.top_card = chance.draw(pool)
    twin.deck = pool
    refresh_asks(twin)
    return twin
