"""Rolling black dice, and duels. (BD-2.5, BD-4)"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ....engine import Chance, Seat, Step
from ..components import Stage
from ..events import BlackRolled, Duelled
from ..state import Table


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
    """A roll of black dice: die by die, the face it showed first, and its column. (BD-4.3)"""

    faces: list[int]
    columns: list[int]
    """0 for a die that is out."""

    def again(self, stage: Stage) -> list[int]:
        """The last faces of the dice that were rolled once more."""
        dice = zip(self.faces, self.columns, strict=True)
        return [column or face for face, column in dice if stage.redirect(face) == stage.blocked]


def roll_black(s: Table, count: int) -> BlackDice:
    """Roll black dice and add them to their columns. (BD-4.3)"""
    faces = s.chance.rolls(count)
    columns = black_columns(s.stage, faces, s.chance)
    black = s.black
    for column in columns:
        black[column] += 1
    return BlackDice(faces, columns)


def ordered(faces: Iterable[int]) -> tuple[int, ...]:
    """Faces as events tell them: equal dice are interchangeable."""
    return tuple(sorted(faces))


class BlackRoll(Step[Table]):
    """The pool is rolled; in some stages the captain lays one of its dice before. (BD-4)"""

    def run(self, s: Table) -> None:
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
        if s.listener is not None:
            again = ordered(dice.again(s.stage))
            s.tell(BlackRolled, s.round, tuple(s.black[1:]), s.black[0], seeded, ordered(dice.faces), again)


def duel(s: Table, rank: str, seats: Sequence[Seat]) -> Seat:
    """Each rolls a die, the highest wins; those tied for highest roll again. (BD-2.5, BD-9.2)"""
    rivals = list(seats)
    while len(rivals) > 1:
        rolls = [0] * s.seats
        for seat in rivals:
            rolls[seat] = s.chance.roll()
        s.duels.append(rolls)
        s.tell(Duelled, rank, tuple(rolls))
        highest = max(rolls)
        rivals = [seat for seat in rivals if rolls[seat] == highest]
    return rivals[0]
