"""Rolling black dice, and duels. (BD-2.5, BD-4)"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from ....engine import Action, Chance, Phase, Seat
from ..components import Stage
from ..events import BlackRolled, Duelled
from ..state import Table


def roll_dice(s: Table, count: int) -> list[int]:
    return [s.chance.roll() for _ in range(count)]


def black_columns(stage: Stage, faces: Iterable[int], chance: Chance) -> list[int]:
    """The columns of black dice that show these faces, 0 for dice that are out. (BD-4.3)"""
    columns = []
    for face in faces:
        column = stage.redirect(face)
        if column == stage.blocked:
            # It is rolled once more; if it is blocked again it is out for the round.
            column = chance.roll()
            if column == stage.blocked:
                column = 0
        columns.append(column)
    return columns


class BlackDice(NamedTuple):
    """A roll of black dice: their faces, those of the dice rolled once more, and the columns of all. (BD-4.3)"""

    faces: tuple[int, ...]
    again: tuple[int, ...]
    columns: tuple[int, ...]
    """0 for a die that is out."""


def roll_black(s: Table, count: int) -> BlackDice:
    """Roll black dice and add them to their columns. (BD-4.3)"""
    stage, faces = s.stage, roll_dice(s, count)
    columns = black_columns(stage, faces, s.chance)
    for column in columns:
        s.black[column] += 1
    blocked = stage.blocked
    again = [column or face for face, column in zip(faces, columns, strict=True) if stage.redirect(face) == blocked]
    return BlackDice(tuple(sorted(faces)), tuple(sorted(again)), tuple(sorted(columns)))


class BlackRoll(Phase[Table]):
    """The pool is rolled; in some stages the captain lays one of its dice before. (BD-4)"""

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        numbers = s.components.numbers
        pool = max(0, min(numbers.black_each * s.seats + s.extra_black, numbers.black_dice))
        s.extra_black = 0
        s.unused_black -= pool
        # The Dutchman's second stage has no such die. (BD-5.4)
        seeded = s.stage.seeded if pool else None
        if seeded is not None:
            # It comes out of the pool, so one die fewer is rolled. (BD-4.2)
            s.black[seeded] += 1
            pool -= 1
        dice = roll_black(s, pool)
        s.tell(BlackRolled, s.round, tuple(s.black[1:]), s.black[0], seeded, dice.faces, dice.again)


def duel(s: Table, rank: str, seats: Sequence[Seat]) -> Seat:
    """Each rolls a die, the highest wins; those tied for highest roll again. (BD-2.5, BD-9.2)"""
    rivals = list(seats)
    while len(rivals) > 1:
        rolls = [0] * s.seats
        for seat in rivals:
            rolls[seat] = s.chance.roll()
        s.duels.append(rolls)
        s.tell(Duelled, rank, tuple(rolls))
        rivals = [seat for seat in rivals if rolls[seat] == max(rolls)]
    return rivals[0]
