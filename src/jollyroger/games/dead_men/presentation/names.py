"""The names of rooms, enemies, goods and cards in sentences."""

from __future__ import annotations

from ....engine.text.english import listed
from ..component_reader import LETTERS
from ..components import FROMM, GUARDS, OFF_SHIP, REVENGE_CARDS, ROOMS, SIDES, STRENGTH

GOODS_NAMES = ("the Treasure", "the Cutlass", "the Grog", "the strong Grog")
PREPOSITIONS = {"Main Deck": "on", "Main Hatch": "at"}
"""Of rooms that one is not 'in'."""
ICON_TEXTS = {"add": "deckhands come up", "spread": "deckhands spread", "crew": "the crew moves"}
CARDS = {card.id: card for card in REVENGE_CARDS}


def room_name(place: int) -> str:
    return "the boats" if place == OFF_SHIP else f"the {ROOMS[place].name}"


def in_room(place: int) -> str:
    """'in the Galley', 'on the Main Deck'."""
    if place == OFF_SHIP:
        return "in the boats"
    name = ROOMS[place].name
    return f"{PREPOSITIONS.get(name, 'in')} the {name}"


def foe_name(token: int, strength: int | None = None) -> str:
    """'the guard (7)'. Captain Fromm's strength is not printed on his token, so it has to be given."""
    shown = STRENGTH[token] if token != FROMM else strength
    return foe_kind(token) if shown is None else f"{foe_kind(token)} ({shown})"


def foe_kind(token: int) -> str:
    """'the guard'."""
    return "Captain Fromm" if token == FROMM else "the guard" if token in GUARDS else "the crewman"


def door_names(mask: int) -> str:
    """'north, east and west'."""
    return listed(SIDES[side] for side in range(len(LETTERS)) if mask >> side & 1)


def card_text(id: str) -> str:
    """What a revenge card does: 'red fires at 3 rise, the crew moves'."""
    card = CARDS[id]
    red, yellow = card.levels
    if red == yellow and red is not None:
        parts = [fire_clause("", red)]
    else:
        parts = [
            fire_clause(f"{colour} ", level)
            for colour, level in (("red", red), ("yellow", yellow))
            if level is not None
        ]
    return ", ".join([*parts, *([ICON_TEXTS[card.icon]] if card.icon is not None else [])])


def fire_clause(colour: str, level: int) -> str:
    return f"{colour}fires at {level} rise" if level else f"{colour}rooms without a fire catch fire"


def percent(share: float) -> str:
    return "<1 %" if 0 < share < 0.005 else f"{round(100 * share)} %"
