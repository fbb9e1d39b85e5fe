"""The part of the view that never changes: numbers of the components, and names an owner gave them. (DM-2.3)"""

from __future__ import annotations

from ....engine import View
from ..components import (
    CHARACTERS,
    CROWD_SIZE,
    DEATH_FATIGUE,
    DECKHAND_COUNT,
    FIRE_LIMIT,
    FIVES_TO_SHUFFLE,
    ITEMS,
    LOSING_EXPLOSIONS,
    MAX_BATTLE,
    REVENGE_CARDS,
    ROOMS,
    TREASURE_COUNT,
)


def own_texts(**texts: str) -> dict[str, str]:
    """The texts that the component file brings; what is empty is a message."""
    return {key: text for key, text in texts.items() if text}


STATIC_VIEW: View = {
    "characters": [
        {"id": who.id, "actions": who.actions, **own_texts(name=who.name, about=who.about)} for who in CHARACTERS
    ],
    "items": [{"id": item.id, **own_texts(name=item.name, about=item.about)} for item in ITEMS],
    "cards": [{"id": card.id, "levels": list(card.levels), "icon": card.icon} for card in REVENGE_CARDS],
    "rooms": [{"id": tile.id, **own_texts(name=tile.name)} for tile in ROOMS],
    "limits": list(FIRE_LIMIT),
    "death": DEATH_FATIGUE,
    "explosions": LOSING_EXPLOSIONS,
    "deckhands": DECKHAND_COUNT,
    "crowd": CROWD_SIZE,
    "track": MAX_BATTLE,
    "treasures": TREASURE_COUNT,
    "fives": FIVES_TO_SHUFFLE,
}
"""Events refer to characters, items, cards and rooms by their index in these lists."""
