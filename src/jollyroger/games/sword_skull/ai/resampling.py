"""States that look the same to a player: the hands of the others are redealt."""

from __future__ import annotations

from ....engine import Chance, Seat, refresh_asks
from ....engine.game import copy_with_chance
from ..components import HAND_CARDS
from ..state import Table


def resample(s: Table, seat: Seat | None, chance: Chance) -> Table:
    """A state that looks the same from this seat, with the hands of the others redealt from the unseen cards.

    Everybody knows that a hand holds only cards of the kinds that are kept. After the end every hand is open.
    """
    twin = copy_with_chance(s, chance)
    if s.result is not None:
        return twin
    others = [other for other in range(s.seats) if other != seat]
    pool = [card for card in twin.fortune_deck if card in HAND_CARDS]
    rest = [card for card in twin.fortune_deck if card not in HAND_CARDS]
    for other in others:
        pool += twin.hands[other]
    pool.sort()
    chance.shuffle(pool)
    for other in others:
        twin.hands[other] = sorted(pool.pop() for _ in twin.hands[other])
    twin.fortune_deck = sorted(rest + pool)
    refresh_asks(twin)
    return twin
