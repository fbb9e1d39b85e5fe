"""Cards and kinds of space, as read from the component file. (SS-B1, SS-B2, SS-B3)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ...engine import Frozen
from ...engine.component_file import Entry
from .board import OFFICER, PIRATE, ROLES

NUMBERED: Final = frozenset(
    {
        *("castle", "docks", "church", "tavern", "chest", "tax", "bridge", "smoky-cave"),
        *("lucky-blow", "queens-commission", "fearsome-reputation", "lost-purse", "sunken-galleon"),
        *("pickpocket", "tribute", "spyglass", "treasure-map", "royal-seal"),
    }
)
"""Kinds of space, Fortune cards and tools whose effect needs a number in the file."""


class Effect(Frozen):
    """What a kind of space does: a text and a number each for the Officer and for the Pirate."""

    about: tuple[str, str]
    n: tuple[int, int]
    reconstructed: bool


class Crew(Frozen):
    """A kind of Crew card: its symbols, and the numbers on the backs of its copies. (SS-B2)"""

    id: str
    name: str
    settlement: str
    might: tuple[int, int]
    gold: int
    backs: tuple[int, ...]
    reconstructed: bool


class Enemy(Frozen):
    """An Enemy: Might and reward for each row of its chart. (SS-B3)"""

    id: str
    name: str
    might: tuple[int, ...]
    gold: tuple[int, ...]
    items: tuple[int, ...]
    copies: int
    reconstructed: bool


class Fortune(Frozen):
    """A Fortune card: when it is played, what it does, and its number."""

    id: str
    name: str
    copies: int
    when: str
    about: str
    n: int
    reconstructed: bool


class Item(Frozen):
    """A weapon has the role of the figure it serves; a tool has none. (SS-10.3, SS-B5.1)"""

    id: str
    name: str
    copies: int
    role: int | None
    might: int
    sell: int
    about: str
    n: int
    reconstructed: bool


def _text(about: str, n: int) -> str:
    return about.replace("{n}", str(n))


def _number(entry: Entry, key: str, id: str, other: int = 0) -> int:
    """The number of a space or card; `other` if it needs none and has none."""
    return entry.number(key) if key in entry or id in NUMBERED else other


def read_effect(entry: Entry, might: int) -> Effect:
    """A kind of space. `might` is the Might of the First Mate or Pirate King if he lives there, else 0."""
    kind = entry.text("kind")
    n = (_number(entry, "officer", kind, might), _number(entry, "pirate", kind, might))
    pirate = "about_pirate" if "about_pirate" in entry else "about"
    about = (_text(entry.text("about"), n[OFFICER]), _text(entry.text(pirate), n[PIRATE]))
    return Effect(about, n, entry.reconstructed)


def read_crew(entry: Entry) -> Crew:
    might = (entry.number("officer"), entry.number("pirate"))
    symbols = (entry.text("settlement"), might, entry.number("gold"))
    return Crew(entry.id(), entry.text("name"), *symbols, entry.numbers("backs"), entry.reconstructed)


def read_enemy(entry: Entry) -> Enemy:
    chart = (entry.numbers("might"), entry.numbers("gold"), entry.numbers("items"))
    return Enemy(entry.id(), entry.text("name"), *chart, entry.number("copies"), entry.reconstructed)


def read_fortune(entry: Entry) -> Fortune:
    id = entry.id()
    n = _number(entry, "n", id)
    what = (entry.number("copies"), entry.text("when"), _text(entry.text("about"), n), n)
    return Fortune(id, entry.text("name"), *what, entry.reconstructed)


def read_weapon(entry: Entry) -> Item:
    figure, might = entry.text("figure"), entry.number("might")
    if figure not in ROLES:
        raise entry.wrong("figure", " or ".join(ROLES), figure)
    kind = (ROLES.index(figure), might, entry.number("sell"), f"{figure.capitalize()} +{might}.", 0)
    return Item(entry.id(), entry.text("name"), entry.number("copies"), *kind, entry.reconstructed)


def read_tool(entry: Entry) -> Item:
    id = entry.id()
    n = _number(entry, "n", id)
    kind = (None, 0, entry.number("sell"), _text(entry.text("about"), n), n)
    return Item(id, entry.text("name"), entry.number("copies"), *kind, entry.reconstructed)


def printed_cards(
    crew: Sequence[Crew], enemies: Sequence[Enemy], fortunes: Sequence[Fortune], items: Sequence[Item]
) -> dict[str, dict[str, Any]]:
    """What is printed on each kind of card, by deck and id, for the view."""
    return {
        "crew": {
            card.id: {
                "name": card.name,
                "settlement": card.settlement,
                "might": list(card.might),
                "gold": card.gold,
                "reconstructed": card.reconstructed,
            }
            for card in crew
        },
        "enemies": {
            card.id: {
                "name": card.name,
                "might": list(card.might),
                "gold": list(card.gold),
                "items": list(card.items),
                "reconstructed": card.reconstructed,
            }
            for card in enemies
        },
        "fortunes": {
            card.id: {"name": card.name, "when": card.when, "about": card.about, "reconstructed": card.reconstructed}
            for card in fortunes
        },
        "items": {
            card.id: {
                "name": card.name,
                "about": card.about,
                "figure": None if card.role is None else ROLES[card.role],
                "might": card.might,
                "sell": card.sell,
                "reconstructed": card.reconstructed,
            }
            for card in items
        },
    }
