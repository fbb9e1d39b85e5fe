"""The names of rooms, enemies, goods, items, characters and cards, for texts."""

from __future__ import annotations

from functools import cache
from typing import Final

from ....engine.messages import Argument, Message, Noun, message
from ..actions import WAYS
from ..component_reader import CHARACTER_IDS, GOODS, ITEM_IDS, LETTERS, Character, Item
from ..components import CHARACTERS, FROMM, GUARDS, ITEMS, OFF_SHIP, REVENGE_CARDS, ROOMS, SIDES, STRENGTH
from ..messages import MESSAGES

CARDS: Final = {card.id: card for card in REVENGE_CARDS}
PLACES: Final = {tile.id: tile.noun for tile in ROOMS}
OFF_SHIP_ID: Final = "off-ship"
NONE: Final = "none"
"""Stands for something that is not there."""


def yes(fact: bool) -> str:
    """A fact to select by."""
    return "yes" if fact else "no"


def capitalized(words: str) -> str:
    """The text with its first letter in upper case."""
    return words[:1].upper() + words[1:]


# --- places -----------------------------------------------------------------------------------------------------------


def place_name(id: str | None) -> Argument:
    """A room by its id; None: the boats. `FORM($room, case: "in")` is 'in the Galley', 'on the Main Deck'."""
    return Noun(f"place-{OFF_SHIP_ID}") if id is None or id == OFF_SHIP_ID else PLACES[id]


@cache
def room_name(place: int) -> Argument:
    """A room by its index."""
    return place_name(None) if place == OFF_SHIP else ROOMS[place].noun


@cache
def side_name(side: int) -> Noun:
    return Noun(f"side-{SIDES[side]}")


def letter_side(letter: str) -> Noun:
    """A side by its letter in views."""
    return side_name(LETTERS.index(letter))


@cache
def way_name(way: int) -> Noun:
    name = WAYS[way]
    return Noun(f"side-{name}" if name in SIDES else f"way-{name}")


@cache
def door_names(mask: int) -> tuple[Noun, ...]:
    """'north, east and west'."""
    return tuple(side_name(side) for side in range(len(LETTERS)) if mask >> side & 1)


# --- things -----------------------------------------------------------------------------------------------------------


@cache
def foe_name(token: int) -> Noun:
    """'the guard'."""
    return Noun("foe-fromm" if token == FROMM else "foe-guard" if token in GUARDS else "foe-crew")


@cache
def strong_foe(token: int, strength: int | None = None) -> Message:
    """'the guard (7)'. Captain Fromm's strength is not printed on his token, so it has to be given."""
    shown = STRENGTH[token] if token != FROMM or strength is None else strength
    return message("foe-strong", foe=foe_name(token), strength=shown)


@cache
def goods_name(kind: int) -> Noun:
    """'the Treasure'."""
    return Noun(f"goods-{GOODS[kind]}")


@cache
def item_name(item: int) -> Argument:
    return ITEMS[item].noun


@cache
def item_use(item: int) -> Argument:
    return ITEMS[item].use


def item_called(id: str) -> Item:
    return ITEMS[ITEM_IDS.index(id)]


def character_called(id: str) -> Character:
    return CHARACTERS[CHARACTER_IDS.index(id)]


# --- cards and chances ------------------------------------------------------------------------------------------------


@cache
def card_effects(id: str) -> Message:
    """What a revenge card does: 'red fires at 3 rise, the crew moves'."""
    card = CARDS[id]
    red, yellow = card.levels
    if red == yellow and red is not None:
        effects = [message("card-fires", level=red)]
    else:
        effects = [message("card-red-fires", level=red)] if red is not None else []
        effects += [message("card-yellow-fires", level=yellow)] if yellow is not None else []
    if card.icon is not None:
        effects.append(message(f"card-{card.icon}"))
    found = effects[0]
    for effect in effects[1:]:
        found = message("card-and", first=found, second=effect)
    return found


def card_text(id: str) -> str:
    """What a revenge card does, for the reader."""
    return MESSAGES.render(card_effects(id))


def percent(share: float) -> Message:
    return message("percent-tiny") if 0 < share < 0.005 else message("percent", share=round(100 * share))
