"""What all that a player has is worth, in Gold, and what one more card would add.

The numbers are estimates by hand; see `evaluation` on how they were tried.
"""

from __future__ import annotations

from typing import Final

from ....engine import Seat
from ..board import OFFICER, PIRATE
from ..components import WEAPON_LIMIT
from ..state import Table, figures_of

TOOL_VALUE: Final = 3.0
GOLD_SYMBOL_VALUE: Final = 3.0
"""Half of it wins 57 %."""


def might_value(might: int) -> float:
    """What a figure's Might is worth: each point is worth more than the one before, up to 12.

    Half of either term wins 42 %, double 55 %.
    """
    return 2.0 * might + 0.2 * min(might, 12) ** 2


class Holdings:
    """What a player has: Gold, Gold symbols, the Might of both figures, tools. Counted once, for many questions."""

    def __init__(self, s: Table, seat: Seat) -> None:
        officer, pirate = figures_of(seat)
        self._box = s.box
        self._items = s.items[seat]
        self._gold = s.gold[seat]
        self._gold_symbols = s.gold_symbols(seat)
        self._officer = s.might(officer)
        self._pirate = s.might(pirate)
        self._tools = 0.0
        for item in self._items:
            if s.box.items[item].role is None:
                self._tools += TOOL_VALUE
        self.value = self._value_with(0, 0, 0)

    def _value_with(self, gold_symbols: int, officer: int, pirate: int) -> float:
        """What all of it would be worth with so many more Gold symbols and points of Might."""
        might = might_value(self._officer + officer) + might_value(self._pirate + pirate)
        return self._gold + GOLD_SYMBOL_VALUE * (self._gold_symbols + gold_symbols) + might + self._tools

    def crew_value(self, kind: int, count: int = 1) -> float:
        """What one more Crew card of this kind is worth to the player, or (count -1) one less."""
        crew = self._box.crew[kind]
        officer, pirate = crew.might
        return self._value_with(count * crew.gold, count * officer, count * pirate) - self.value

    def item_value(self, item: int) -> float:
        """What an Item is worth to the player, who may have to sell a weapon for it. (SS-10.3)"""
        cards = self._box.items
        role = cards[item].role
        if role is None:
            return TOOL_VALUE
        might, price = cards[item].might, 0
        weapons = [other for other in self._items if cards[other].role == role]
        if len(weapons) >= WEAPON_LIMIT:
            weakest = min([*weapons, item], key=lambda kind: cards[kind].might)
            might -= cards[weakest].might
            price = cards[weakest].sell
        officer, pirate = might * (role == OFFICER), might * (role == PIRATE)
        return self._value_with(0, officer, pirate) + price - self.value
