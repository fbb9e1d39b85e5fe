"""For whoever draws the table: what the box says of its pieces, and the fight that is going on. (DM-2.3, DM-8)"""

from __future__ import annotations

from typing import Any

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
    OFF_SHIP,
    REVENGE_CARDS,
    ROOMS,
    TREASURE_COUNT,
)
from ..rules.battle import Aftermath, Aiming, Clash, Facing, Reckoning, enemies_to_fight
from ..state import Ship, pirates_in, strength

LEGEND: View = {
    "characters": [{"id": who.id, "name": who.name, "actions": who.actions, "about": who.about} for who in CHARACTERS],
    "items": [{"id": item.id, "name": item.name, "about": item.about} for item in ITEMS],
    "cards": [{"id": card.id, "levels": list(card.levels), "icon": card.icon} for card in REVENGE_CARDS],
    "rooms": [{"id": tile.id, "name": tile.name} for tile in ROOMS],
    "limits": list(FIRE_LIMIT),
    "death": DEATH_FATIGUE,
    "explosions": LOSING_EXPLOSIONS,
    "deckhands": DECKHAND_COUNT,
    "crowd": CROWD_SIZE,
    "track": MAX_BATTLE,
    "treasures": TREASURE_COUNT,
    "fives": FIVES_TO_SHUFFLE,
}
"""Names, skills, cards and numbers; each list in the order in which events count."""


def fight_view(s: Ship, phase: Any) -> View | None:
    """The fight that is being decided: where, by whom, against whom, and how the die has fallen. (DM-8)"""
    match phase:
        case Clash():
            return fight(s, phase.room, pirates_in(s, phase.room), enemies_to_fight(s, phase.room))
        case Facing():
            room = s.place[phase.seat]
            return None if room == OFF_SHIP else fight(s, room, [phase.seat], enemies_to_fight(s, room))
        case Aiming():
            return fight(s, phase.room, [phase.seat], enemies_to_fight(s, phase.room), shot=True)
        case Reckoning():
            room = s.token_at[phase.token]
            return fight(s, room, [phase.seat], [phase.token], phase.die, phase.total_without_track(s), shot=phase.shot)
        case Aftermath():
            return fight(s, s.place[phase.seat], [phase.seat], [phase.token], roll=phase.roll, lost=True)
    return None


def fight(
    s: Ship,
    room: int,
    pirates: list[int],
    foes: list[int],
    die: int | None = None,
    total: int | None = None,
    roll: int | None = None,
    shot: bool = False,
    lost: bool = False,
) -> View:
    """`die` is the battle roll and `total` what it makes without the track; `roll` is the one after a defeat."""
    return {
        "room": ROOMS[room].id,
        "pirates": pirates,
        "foes": [{"token": token, "strength": strength(s, token)} for token in foes],
        "die": die,
        "total": total,
        "roll": roll,
        "shot": shot,
        "lost": lost,
    }
