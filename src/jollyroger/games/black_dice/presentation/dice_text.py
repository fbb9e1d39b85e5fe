"""Dice, columns and damage as text."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine import Seat
from ....engine.text.english import listed
from ..components import COMPONENTS


def symbol_name(face: int, count: int = 1) -> str:
    """The word for a symbol, in the plural if there are several."""
    return COMPONENTS.symbols[face].one if count == 1 else COMPONENTS.symbols[face].many


def dice_list(dice: Sequence[int]) -> str:
    """Dice in a sentence, equal ones counted: '2 anchors and 1 flag'."""
    return listed(f"{dice.count(face)} {symbol_name(face, dice.count(face))}" for face in sorted(set(dice)) if face)


def owner_list(seats: Sequence[Seat], you: Seat | None) -> str:
    """The owners of dice with their numbers: '2 of yours and 1 of {0}'."""
    return listed(f"{seats.count(seat)} of {'yours' if seat == you else f'{{{seat}}}'}" for seat in sorted(set(seats)))


def sinking_text(round: int, damages: Sequence[Sequence[int]]) -> str:
    """Why the ship sank: 'Sunk in round 2: the map did 2 damage, the flag 1'. Damages are round, column and amount."""
    last = [(column, count) for when, column, count in damages if when == round]
    earlier = [(when, column, count) for when, column, count in damages if when != round]
    (column, count), *others = last
    text = f"Sunk in round {round}: the {symbol_name(column)} did {count} damage"
    text += "".join(f", the {symbol_name(column)} {count}" for column, count in others)
    if earlier:
        before = listed(f"{count} in round {when} ({symbol_name(column)})" for when, column, count in earlier)
        text += f"; the ship had taken {before} before"
    return text


def lower_first(text: str) -> str:
    """The text with its first letter in lower case, to stand inside a sentence."""
    return text[:1].lower() + text[1:]
