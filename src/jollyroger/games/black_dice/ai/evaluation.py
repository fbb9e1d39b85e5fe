"""How much a position is worth to a player: how the columns are likely to end, and what that brings him and the ship.

All values are on the scale of `temperament`.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, fsum, sqrt
from typing import Final

from ....engine import Seat
from ..components import FACES, LEFT, MOST_DICE, PLAYERS
from ..odds import fill_distribution
from ..state import Table
from .stakes import Stakes, stakes_for
from .temperament import Temperament

TYPICAL_DICE: Final = 5
"""The number of dice for which the chance of a single die is estimated."""
MOST_UNPLACED: Final = PLAYERS[-1] * MOST_DICE
HALF: Final = [0, *(0 if face in LEFT else 1 for face in FACES)]
"""The half of each column: 0 for the left one, 1 for the right one. (BD-1.4)"""


def fill_estimate(dice: int, missing: int, active: int) -> float:
    """Roughly the chance that `missing` of the dice come to a column if all of them are kept for it.

    A binomial estimate: dice of several players are taken for independent ones.
    """
    if missing <= 0:
        return 1.0
    if missing > dice:
        return 0.0
    distribution = fill_distribution(TYPICAL_DICE, active)
    rate = fsum(count * chance for count, chance in enumerate(distribution)) / TYPICAL_DICE
    return fsum(comb(dice, hits) * rate**hits * (1 - rate) ** (dice - hits) for hits in range(missing, dice + 1))


class FillRow:
    """The estimates for so many dice and active columns, by the number of missing dice up to all."""

    def __init__(self, dice: int, active: int) -> None:
        self.chances = [fill_estimate(dice, missing, active) for missing in range(dice + 1)]
        self.used = [round(missing * chance) for missing, chance in enumerate(self.chances)]
        """How many of the dice go to the column on average."""


_fill_rows: Final[list[list[FillRow | None]]] = [[None] * (MOST_UNPLACED + 1) for _ in range(len(FACES) + 1)]


def fill_row(dice: int, active: int) -> FillRow:
    """The estimates for so many dice and active columns. They are kept."""
    row = _fill_rows[active][dice]
    if row is None:
        row = _fill_rows[active][dice] = FillRow(dice, active)
    return row


class Board:
    """The columns from a player's point of view: black dice, dice of each player, and dice still to place.

    Much smaller than a Table, so that the policy can try many changes. Its changes (`placed`, `moved`, ...) do what the
    rules do to the columns; tests compare them. Boards that follow from another share with it what is the same.
    """

    __slots__ = (
        "_placed_values",
        "_value",
        "black",
        "counts",
        "dice",
        "halves",
        "left",
        "own_left",
        "seat",
        "seats",
        "settled",
        "stakes",
    )

    def __init__(
        self,
        seat: Seat,
        seats: int,
        stakes: Stakes,
        settled: list[bool],
        black: list[int],
        dice: list[int],
        counts: list[list[int]],
        halves: list[list[int]],
        own_left: int,
        left: int,
    ) -> None:
        self.seat = seat
        self.seats = seats
        self.stakes = stakes
        self.settled = settled
        self.black = black
        self.dice = dice
        self.counts = counts  # by column and seat
        self.halves = halves  # by half and seat
        self.own_left = own_left  # the player's dice still to place
        self.left = left  # everybody's
        self._value: float | None = None
        self._placed_values: dict[int, float] = {}

    @staticmethod
    def of(s: Table, seat: Seat, temperament: Temperament) -> Board:
        """The board of a table, as a player of this temperament sees it."""
        counts: list[list[int]] = []
        halves = [[0] * s.seats, [0] * s.seats]
        for face, column in enumerate(s.columns):
            row, half = [0] * s.seats, halves[HALF[face]]
            for owner in column:
                row[owner] += 1
                half[owner] += 1
            counts.append(row)
        unplaced = [s.unplaced(other) for other in range(s.seats)]
        return Board(
            seat,
            s.seats,
            stakes_for(s, temperament),
            [fate != "" for fate in s.fates],
            s.black[:],
            [len(column) for column in s.columns],
            counts,
            halves,
            unplaced[seat],
            sum(unplaced),
        )

    def clone(self) -> Board:
        return Board(
            self.seat,
            self.seats,
            self.stakes,
            self.settled,
            self.black[:],
            self.dice[:],
            self.counts[:],
            self.halves[:],
            self.own_left,
            self.left,
        )

    def _add(self, seat: Seat, face: int, count: int) -> None:
        """Add dice to a column, without changing the lists shared with other boards."""
        column, half = self.counts[face][:], self.halves[HALF[face]][:]
        column[seat] += count
        half[seat] += count
        self.counts[face] = column
        self.halves[HALF[face]] = half
        self.dice[face] += count

    def placed(self, face: int, count: int) -> Board:
        """The board after the player places dice."""
        twin = self.clone()
        twin._add(self.seat, face, count)
        twin.own_left -= count
        twin.left -= count
        return twin

    def moved(self, owner: Seat, old: int, new: int) -> Board:
        """The board after a die is moved to another column."""
        twin = self.clone()
        twin._add(owner, old, -1)
        twin._add(owner, new, 1)
        return twin

    def swapped(self, one: int, other: int) -> Board:
        """The board after two black lines have changed places."""
        if self.black[one] == self.black[other]:
            return self
        twin = self.clone()
        twin.black[one], twin.black[other] = self.black[other], self.black[one]
        return twin

    def hauled(self, face: int) -> Board:
        """The board after all players' dice of a column are unplaced again."""
        twin = self.clone()
        twin.left += self.dice[face]
        twin.own_left += self.counts[face][self.seat]
        for other, count in enumerate(self.counts[face]):
            twin._add(other, face, -count)
        return twin

    def stormed(self, face: int, columns: Sequence[int]) -> Board:
        """The board after dice of a black line are rolled again and go to these columns."""
        twin = self.clone()
        twin.black[face] -= len(columns)
        for column in columns:
            twin.black[column] += 1
        return twin

    def placed_value(self, face: int, count: int) -> float:
        """The value of the board after the player places dice. It is kept: samples of rolls ask for it often."""
        key = face * (MOST_DICE + 1) + count
        value = self._placed_values.get(key)
        if value is None:
            value = self._placed_values[key] = self.placed(face, count).value()
        return value

    def fill_chances(self) -> list[float]:
        """The chance of each column to be completed, 0 for inactive and settled ones.

        The most important ones get the remaining dice first.
        """
        black, dice, settled, columns = self.black, self.dice, self.settled, self.stakes.columns
        chances = [0.0] * (len(FACES) + 1)
        short: list[tuple[float, int, int]] = []
        active = 0
        for face in FACES:
            if black[face] and not settled[face]:
                active += 1
                missing = black[face] - dice[face]
                if missing > 0:
                    short.append((-columns[face].weight / sqrt(missing + 1.0), face, missing))
                else:
                    chances[face] = 1.0
        short.sort()
        left = self.left
        for _, face, missing in short:
            if missing <= left:
                row = fill_row(left, active)
                chances[face] = row.chances[missing]
                left -= row.used[missing]
        return chances

    def value(self) -> float:
        """What the board is worth to the player."""
        if self._value is None:
            self._value = self._evaluate()
        return self._value

    def _evaluate(self) -> float:
        black, dice, settled, stakes = self.black, self.dice, self.settled, self.stakes
        surplus_die = stakes.temperament.surplus_die
        chances = self.fill_chances()
        unlock_chance = 0.0
        for face in stakes.unlocking:
            unlock_chance += chances[face]
        total = 0.0
        for face in FACES:
            if not black[face] or settled[face]:
                continue
            stake, chance = stakes.columns[face], chances[face]
            missing = black[face] - dice[face]
            if missing > 0:
                total -= (1 - chance) * (stake.loss + surplus_die * missing)
            paid = chance * unlock_chance if stake.locked else chance
            total += paid * stake.gain
            if stake.extra:
                total += stake.extra * self.overfill_chance(face)
            if stake.gold:
                total += paid * stake.gold * self.token_value(face)
        return total + self.rank_value()

    def overfill_chance(self, face: int) -> float:
        """The chance that players' dice outnumber the black ones. (BD-8.13)"""
        missing = self.black[face] + 1 - self.dice[face]
        if missing <= 0:
            return 1.0
        return fill_row(self.left, len(FACES)).chances[missing] if missing <= self.left else 0.0

    def token_value(self, face: int) -> float:
        """The value to the player of a gold token for each participant of a column."""
        counts = self.counts[face]
        participants = self.seats - counts.count(0)
        own, late, none = self.stakes.token_values
        if counts[self.seat]:
            return own[participants - 1]
        return (late if self.own_left else none)[participants]

    def rank_value(self) -> float:
        """The value of leading on a half: the sea wolf's gold, and the captain's decisions. (BD-9.1)"""
        left, right = self.halves
        temperament = self.stakes.temperament
        wolf_value = temperament.wolf_share * temperament.purse
        return temperament.captain * self.lead(left) + wolf_value * self.lead(right)

    def lead(self, counts: list[int]) -> float:
        """How likely the player is to lead with these dice, by who leads now."""
        own = counts[self.seat]
        best = max(counts)
        return 0.2 if own < best else 0.5 if counts.count(best) > 1 else 1.0
