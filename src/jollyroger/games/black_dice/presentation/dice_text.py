"""Dice as text."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine import Seat
from ....engine.english import listed
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
