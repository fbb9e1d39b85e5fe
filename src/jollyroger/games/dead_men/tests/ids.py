"""The numbers of rooms, characters, items, cards and tokens by the ids that tests use."""

from __future__ import annotations

from ..component_reader import GOODS
from ..components import CHARACTERS, FROMM, ITEMS, OFF_SHIP, REVENGE_CARDS, ROOMS, TOKENS, TRAPDOORS


def room(name: str) -> int:
    """A room by its id, a starting room by its position (left, centre, right, top)."""
    id = name if name.startswith("room-") else f"start-{name}"
    return next(number for number, tile in enumerate(ROOMS) if tile.id == id)


def place(name: str) -> int:
    return OFF_SHIP if name == "off" else room(name)


def character_number(id: str) -> int:
    return next(number for number, character in enumerate(CHARACTERS) if character.id == id)


def item(id: str) -> int:
    return next(number for number, thing in enumerate(ITEMS) if thing.id == id)


def card(id: str) -> int:
    return next(number for number, one in enumerate(REVENGE_CARDS) if one.id == id)


def token_front(token: int) -> str:
    """The front of a token."""
    front, strength, _ = TOKENS[token]
    return front if token in TRAPDOORS or token == FROMM else f"{front}-{strength}"


OUTCOMES: dict[str, int] = {
    **{tile.id: number for number, tile in enumerate(ROOMS)},
    **{one.id: number for number, one in enumerate(REVENGE_CARDS)},
    **{character.id: number for number, character in enumerate(CHARACTERS)},
    **{thing.id: number for number, thing in enumerate(ITEMS)},
    **{kind: number for number, kind in enumerate(GOODS)},
}
