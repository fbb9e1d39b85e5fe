"""The black dice: how many, how they are rolled and sorted, what is blocked; and duels. (BD-2.5, BD-4, BD-5)"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ....engine import Action, Phase, Seat
from ..events import BlackRolled, Duelled
from ..state import Table


def roll(s: Table, count: int) -> list[int]:
    return [s.chance.roll() for _ in range(count)]


def sort_black(s: Table, count: int) -> list[int]:
    """Roll so many black dice and add them to their lines. Returns where they went, 0 for out. (BD-4.3)"""
    waters = s.waters
    faces = []
    for face in roll(s, count):
        if face == waters.blocked:
            face = waters.detour or once_more(s, face)
        s.black[face] += 1
        faces.append(face)
    return sorted(faces)


def once_more(s: Table, blocked: int) -> int:
    """A blocked die without a detour is rolled once more; blocked again, it is out for the round. (BD-4.3)"""
    face = s.chance.roll()
    return 0 if face == blocked else face


class BlackRoll(Phase[Table]):
    """The pool is rolled and sorted by symbol; the captain's die goes first where the quest says so. (BD-4)"""

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        numbers = s.box.numbers
        pool = max(0, min(numbers.black_each * s.seats + s.more_black, numbers.black_dice))
        s.more_black = 0
        s.black_box -= pool
        # Not every stage has one: the Dutchman's second has none. (BD-5.4)
        seeded = s.waters.seeded if pool else None
        if seeded is not None:
            # It comes out of the pool: the others are rolled. (BD-4.2)
            s.black[seeded] += 1
            pool -= 1
        sort_black(s, pool)
        s.tell(BlackRolled, s.round, tuple(s.black[1:]), s.black[0], seeded)


def duel(s: Table, rank: str, seats: Sequence[Seat]) -> Seat:
    """One die each, the highest wins; the tied highest roll again until it is decided. (BD-2.5, BD-9.2)"""
    rivals = list(seats)
    while len(rivals) > 1:
        rolls = [0] * s.seats
        for seat in rivals:
            rolls[seat] = s.chance.roll()
        s.duels.append(rolls)
        s.tell(Duelled, rank, tuple(rolls))
        rivals = [seat for seat in rivals if rolls[seat] == max(rolls)]
    return rivals[0]
