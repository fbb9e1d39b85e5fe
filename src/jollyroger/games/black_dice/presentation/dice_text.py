"""Dice, columns and damage as text."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from ....engine import Seat
from ....engine.messages import Message, Noun, message, person
from ..components import SYMBOLS
from ..messages import text

MOST_ROLLS = 4096
"""How many rolls are remembered as arguments of messages. Five dice have 252."""


@cache
def symbol(face: int) -> Noun:
    """A symbol, as the face of a die or as a column."""
    return Noun(f"symbol-{SYMBOLS[face]}")


@cache
def counted_dice(face: int, count: int) -> Message:
    """'2 anchors'."""
    return message(f"dice-{SYMBOLS[face]}", count=count)


def dice_list(dice: Sequence[int]) -> tuple[Message, ...]:
    """Dice in a sentence, equal ones counted: '2 anchors and 1 flag'."""
    return counted_list(tuple(sorted(dice)))


@lru_cache(MOST_ROLLS)
def counted_list(dice: tuple[int, ...]) -> tuple[Message, ...]:
    return tuple(counted_dice(face, dice.count(face)) for face in sorted(set(dice)) if face)


def owner_list(seats: Sequence[Seat], you: Seat | None) -> tuple[Message, ...]:
    """The owners of dice with their numbers: '2 of yours and 1 of {0}'."""
    return tuple(message("owned-dice", count=seats.count(seat), who=person(seat, you)) for seat in sorted(set(seats)))


def sinking_text(round: int, damages: Sequence[Sequence[int]]) -> str:
    """Why the ship sank: 'Sunk in round 2: the map did 2 damage, the flag 1'. Damages are round, column and amount."""
    last = [(column, count) for when, column, count in damages if when == round]
    (column, count), *others = last
    damage = message("damage-done", column=symbol(column), n=count)
    for column, count in others:
        damage = message("damage-more", before=damage, column=symbol(column), n=count)
    earlier = tuple(
        message("damage-earlier", n=count, round=when, column=symbol(column))
        for when, column, count in damages
        if when != round
    )
    if earlier:
        return text("cause-sunk-earlier", round=round, damage=damage, earlier=earlier)
    return text("cause-sunk", round=round, damage=damage)
