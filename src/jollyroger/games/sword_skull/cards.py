"""Cards and kinds of space, as read from the component file. (SS-B1, SS-B2, SS-B3)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ...engine import Frozen
from ...engine.components.file import Entry
from ...engine.messages import Noun, message
from .board import OFFICER, PIRATE, ROLES
from .messages import MESSAGES, Wording, full_sentence, role_noun, shown

NUMBERED: Final = frozenset(
    {
        *("castle", "docks", "church", "tavern", "chest", "tax", "bridge", "smoky-cave"),
        *("lucky-blow", "queens-commission", "fearsome-reputation", "lost-purse", "sunken-galleon"),
        *("pickpocket", "tribute", "spyglass", "treasure-map", "royal-seal"),
    }
)
"""Kinds of space, Fortune cards and tools whose effect needs a number in the file."""


class Effect(Frozen):
    """What a kind of space does: a clause and a number each for the Officer and for the Pirate."""

    clauses: tuple[Wording, Wording]
    n: tuple[int, int]
    reconstructed: bool


class Card(Frozen):
    """A kind of card. Its name is a message, unless the component file gives it one of its own."""

    id: str
    noun: Noun | str

    @property
    def name(self) -> str:
        return shown(self.noun)


class Crew(Card):
    """A kind of Crew card: its symbols, and the numbers on the backs of its copies. (SS-B2)"""

    settlement: str
    might: tuple[int, int]
    gold: int
    backs: tuple[int, ...]
    reconstructed: bool


class Enemy(Card):
    """An Enemy: Might and reward for each row of its chart. (SS-B3)"""

    might: tuple[int, ...]
    gold: tuple[int, ...]
    items: tuple[int, ...]
    copies: int
    reconstructed: bool


class ExplainedCard(Card):
    """A card that says what it does."""

    clause: Wording
    """As a part of a sentence: 'take 3 gold from the bank'."""

    @property
    def about(self) -> str:
        """As a sentence: 'Take 3 gold from the bank.'"""
        return full_sentence(self.clause)


class Fortune(ExplainedCard):
    """A Fortune card: when it is played, and its number."""

    timing: Wording
    copies: int
    n: int
    reconstructed: bool

    @property
    def when(self) -> str:
        return shown(self.timing)


class Item(ExplainedCard):
    """A weapon has the role of the figure it serves; a tool has none. (SS-10.3, SS-B5.1)"""

    copies: int
    role: int | None
    might: int
    sell: int
    n: int
    reconstructed: bool


def read_name(entry: Entry, id: str) -> Noun | str:
    """The name of a card. The file may give one, which is shown in all languages; an unknown card needs it."""
    return entry.text("name") if "name" in entry or not MESSAGES.has(id) else Noun(id)


def read_clause(entry: Entry, key: str, id: str, n: int) -> Wording:
    """What a space or card does, as a part of a sentence. The file may say it in a sentence of its own."""
    if key not in entry and MESSAGES.has(id):
        return message(id, n=n)
    about = entry.text(key).replace("{n}", str(n))
    return about[:1].lower() + about[1:].rstrip(".")


def _number(entry: Entry, key: str, id: str, other: int = 0) -> int:
    """The number of a space or card; `other` if it needs none and has none."""
    return entry.number(key) if key in entry or id in NUMBERED else other


def read_effect(entry: Entry, might: int) -> Effect:
    """A kind of space. `might` is the Might of the First Mate or Pirate King if he lives there, else 0."""
    kind = entry.text("kind")
    n = (_number(entry, "officer", kind, might), _number(entry, "pirate", kind, might))
    ids = (f"effect-{kind}", f"effect-{kind}-pirate")
    officer = read_clause(entry, "about", ids[OFFICER], n[OFFICER])
    if "about_pirate" in entry or ("about" not in entry and MESSAGES.has(ids[PIRATE])):
        pirate = read_clause(entry, "about_pirate", ids[PIRATE], n[PIRATE])
    else:
        pirate = read_clause(entry, "about", ids[OFFICER], n[PIRATE])
    return Effect((officer, pirate), n, entry.reconstructed)


def read_crew(entry: Entry) -> Crew:
    id, might = entry.id(), (entry.number("officer"), entry.number("pirate"))
    symbols = (entry.text("settlement"), might, entry.number("gold"))
    return Crew(id, read_name(entry, f"crew-{id}"), *symbols, entry.numbers("backs"), entry.reconstructed)


def read_enemy(entry: Entry) -> Enemy:
    id, chart = entry.id(), (entry.numbers("might"), entry.numbers("gold"), entry.numbers("items"))
    return Enemy(id, read_name(entry, f"enemy-{id}"), *chart, entry.number("copies"), entry.reconstructed)


def read_fortune(entry: Entry) -> Fortune:
    id = entry.id()
    n, card = _number(entry, "n", id), f"fortune-{id}"
    timed = "when" not in entry and MESSAGES.has(f"{card}.when")
    return Fortune(
        id,
        read_name(entry, card),
        read_clause(entry, "about", f"{card}.about", n),
        message(f"{card}.when") if timed else entry.text("when"),
        entry.number("copies"),
        n,
        entry.reconstructed,
    )


def read_weapon(entry: Entry) -> Item:
    id, figure, might = entry.id(), entry.text("figure"), entry.number("might")
    if figure not in ROLES:
        raise entry.wrong("figure", " or ".join(ROLES), figure)
    clause = message("weapon-about", role=role_noun(figure), might=might)
    kind = (ROLES.index(figure), might, entry.number("sell"), 0)
    return Item(id, read_name(entry, f"item-{id}"), clause, entry.number("copies"), *kind, entry.reconstructed)


def read_tool(entry: Entry) -> Item:
    id = entry.id()
    n, card = _number(entry, "n", id), f"item-{id}"
    clause = read_clause(entry, "about", f"{card}.about", n)
    kind = (None, 0, entry.number("sell"), n)
    return Item(id, read_name(entry, card), clause, entry.number("copies"), *kind, entry.reconstructed)


def own_words(**words: Wording) -> dict[str, str]:
    """What the component file itself says; the rest is named by messages."""
    return {key: said for key, said in words.items() if isinstance(said, str)}


def printed_cards(
    crew: Sequence[Crew], enemies: Sequence[Enemy], fortunes: Sequence[Fortune], items: Sequence[Item]
) -> dict[str, dict[str, Any]]:
    """What is printed on each kind of card, by deck and id, for the view.

    Texts are there only if the component file has its own.
    """
    return {
        "crew": {
            card.id: {
                **own_words(name=card.noun),
                "settlement": card.settlement,
                "might": list(card.might),
                "gold": card.gold,
                "reconstructed": card.reconstructed,
            }
            for card in crew
        },
        "enemies": {
            card.id: {
                **own_words(name=card.noun),
                "might": list(card.might),
                "gold": list(card.gold),
                "items": list(card.items),
                "reconstructed": card.reconstructed,
            }
            for card in enemies
        },
        "fortunes": {
            card.id: {
                **own_words(name=card.noun, when=card.timing, about=card.clause),
                "n": card.n,
                "reconstructed": card.reconstructed,
            }
            for card in fortunes
        },
        "items": {
            card.id: {
                **own_words(name=card.noun, about=card.clause),
                "n": card.n,
                "figure": None if card.role is None else ROLES[card.role],
                "might": card.might,
                "sell": card.sell,
                "reconstructed": card.reconstructed,
            }
            for card in items
        },
    }
