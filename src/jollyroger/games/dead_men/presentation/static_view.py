"""The part of the view that never changes: names, texts and numbers of the components. (DM-2.3)"""

from __future__ import annotations

from ....engine import View
from ....engine.text.english import sentence
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
from .names import card_text, in_room

STATIC_VIEW: View = {
    "characters": [{"id": who.id, "name": who.name, "actions": who.actions, "about": who.about} for who in CHARACTERS],
    "items": [{"id": item.id, "name": item.name, "about": item.about} for item in ITEMS],
    "cards": [
        {"id": card.id, "levels": list(card.levels), "icon": card.icon, "text": sentence(card_text(card.id))}
        for card in REVENGE_CARDS
    ],
    "rooms": [{"id": tile.id, "name": tile.name, "where": in_room(room)} for room, tile in enumerate(ROOMS)],
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
