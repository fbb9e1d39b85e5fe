"""What a table is worth to a player: how the columns are likely to end, and what that brings him and the ship.

Everything is measured on one scale, on which a lost ship is 60. A temperament says how a player weighs his purse.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import comb, sqrt
from typing import NamedTuple

from ....engine import Seat
from ..components import FACES, LEFT, RIGHT, RUM, Effect
from ..state import Table
from .odds import steered

LOST = 60.0
"""What losing the ship or the crew costs."""
DAMAGE = 8.0
BRINK = 9.0
"""What it costs besides to be one damage from sinking."""
SURPLUS = 1.1
"""What a surplus die costs that rolls on into later columns."""
GOLD = 1.5
"""How much a gold token counts when it is considered which columns to fill first."""
PROGRESS = 0.3
"""What a token less in the chest is worth, whoever has it."""
CAPTAIN = 0.2
GAINS = {
    "move-die": 1.5,
    "rum": 3.0,
    "token": 8.0,
    "gold-and-token": 8.0,
    "hit": 10.0,
    "unlock": 1.0,
    "fewer-black": 4.0,
    "spoils-if-unlocked": 10.0,
}
"""What rewards are worth to the crew, gold apart."""
PAYING = ("gold", "gold-and-token", "spoils-if-unlocked", "spoils-if-more")
HIT_IF_MORE = 10.0
HARM = {"more-black": 5.0, "lose-die": 6.0, "lose-gold": 2.0}
RUM_ON_PIRATES = 0.5
PIRATE, NEXT_TO_LAST = 5.0, 14.0


class Temper(NamedTuple):
    """How a player weighs the ship against his purse."""

    ship: float
    """What harm to the ship and its crew counts."""
    purse: float
    """What a gold token of his own counts."""
    others: float
    """What a gold token of somebody else counts."""


LOYAL = Temper(ship=1.0, purse=0.2, others=0.2)
SELFISH = Temper(ship=0.45, purse=3.0, others=-0.7)


class Stake(NamedTuple):
    """What hangs on a column: the loss if it fails, the crew's gain if it is completed, and the gold it pays each."""

    loss: float
    gain: float
    gold: int
    extra: float
    """Gained only with one die more than the black ones. (BD-8.13)"""
    locked: bool
    """Pays only if the rum barrel is completed as well. (BD-8.12)"""

    @property
    def weight(self) -> float:
        return self.loss + self.gain + self.extra + GOLD * self.gold


def loss(s: Table, penalty: Effect) -> float:
    """What a printed penalty costs the ship."""
    if penalty.kind == "damage":
        left = s.box.numbers.ship_damage - s.damage - penalty.n
        return LOST if left <= 0 else DAMAGE * penalty.n + (BRINK if left == 1 else 0.0)
    if penalty.kind == "throw-pirate":
        return LOST if len(s.crew) == 1 else NEXT_TO_LAST if len(s.crew) == 2 else PIRATE
    if penalty.kind == "rum-on-pirates":
        return RUM_ON_PIRATES * penalty.n
    return HARM.get(penalty.kind, 0.0)


def stake(s: Table, face: int, temper: Temper) -> Stake:
    """What hangs on this column."""
    reward, penalty = s.adventure(face)
    kind = reward.kind
    return Stake(
        loss=loss(s, penalty) * temper.ship,
        gain=GAINS.get(kind, 0.0),
        gold=reward.n if kind in PAYING else 0,
        extra=HIT_IF_MORE if kind == "spoils-if-more" else 0.0,
        locked=kind == "spoils-if-unlocked",
    )


@cache
def tail(dice: int, missing: int, active: int) -> float:
    """About how likely so many of the dice come to a column for which they are all spared."""
    if missing <= 0:
        return 1.0
    if missing > dice:
        return 0.0
    rate = sum(count * chance for count, chance in enumerate(steered(5, active))) / 5
    return sum(comb(dice, hits) * rate**hits * (1 - rate) ** (dice - hits) for hits in range(missing, dice + 1))


class Board:
    """The columns as a player thinks about them: black dice, dice of each player, dice still to place."""

    def __init__(self, s: Table, seat: Seat, temper: Temper) -> None:
        self.seat = seat
        self.seats = s.seats
        self.temper = temper
        self.black = s.black[:]
        self.counts = [[column.count(other) for other in range(s.seats)] for column in s.columns]
        self.dice = [len(column) for column in s.columns]
        seats = range(s.seats)
        self.halves = [[sum(self.counts[face][other] for face in half) for other in seats] for half in (LEFT, RIGHT)]
        self.mine = s.unplaced(seat)
        self.left = sum(s.unplaced(other) for other in range(s.seats))
        self.stakes = [stake(s, face, temper) if face else Stake(0.0, 0.0, 0, 0.0, False) for face in range(7)]
        self.settled = [bool(fate) for fate in s.fates]
        self.chest = s.tile.chest_each is not None

    def clone(self) -> Board:
        twin = Board.__new__(Board)
        twin.seat, twin.seats, twin.temper = self.seat, self.seats, self.temper
        twin.black, twin.dice = self.black[:], self.dice[:]
        twin.counts = [row[:] for row in self.counts]
        twin.halves = [row[:] for row in self.halves]
        twin.mine, twin.left = self.mine, self.left
        twin.stakes, twin.settled, twin.chest = self.stakes, self.settled, self.chest
        return twin

    def shift(self, seat: Seat, face: int, count: int) -> None:
        self.counts[face][seat] += count
        self.halves[0 if face in LEFT else 1][seat] += count
        self.dice[face] += count

    def add(self, face: int, count: int) -> Board:
        """The board with so many of the player's dice placed there."""
        twin = self.clone()
        twin.shift(self.seat, face, count)
        twin.mine -= count
        twin.left -= count
        return twin

    def moved(self, owner: Seat, old: int, new: int) -> Board:
        """The board with a die of this player in another column."""
        twin = self.clone()
        twin.shift(owner, old, -1)
        twin.shift(owner, new, 1)
        return twin

    def swapped(self, one: int, other: int) -> Board:
        twin = self.clone()
        twin.black[one], twin.black[other] = self.black[other], self.black[one]
        return twin

    def hauled(self, face: int) -> Board:
        """The board with all players' dice of that column unplaced again."""
        twin = self.clone()
        twin.left += self.dice[face]
        twin.mine += self.counts[face][self.seat]
        for other, count in enumerate(self.counts[face]):
            twin.shift(other, face, -count)
        return twin

    def stormed(self, face: int, faces: Sequence[int]) -> Board:
        twin = self.clone()
        twin.black[face] = 0
        for other in faces:
            twin.black[other] += 1
        return twin

    def fill_chances(self) -> list[float]:
        """How likely each column is completed: the weightiest are served first from the dice that are left."""
        faces = [face for face in FACES if self.black[face] and not self.settled[face]]
        missing = [max(0, self.black[face] - self.dice[face]) for face in range(7)]
        left, active = self.left, len(faces)
        odds = [0.0] * 7
        for face in sorted(faces, key=lambda face: -self.stakes[face].weight / sqrt(missing[face] + 1)):
            odds[face] = tail(left, missing[face], active)
            left -= round(missing[face] * odds[face])
        return odds

    def worth(self) -> float:
        """What the board is worth to the player."""
        odds = self.fill_chances()
        total = 0.0
        for face in FACES:
            if not self.black[face] or self.settled[face]:
                continue
            stake, chance = self.stakes[face], odds[face]
            missing = max(0, self.black[face] - self.dice[face])
            total -= (1 - chance) * (stake.loss + SURPLUS * missing)
            paid = chance * odds[RUM] if stake.locked else chance
            total += paid * stake.gain
            if stake.extra:
                total += stake.extra * tail(self.left, self.black[face] + 1 - self.dice[face], 6)
            if stake.gold:
                total += paid * stake.gold * self.shares(face)
        return total + self.ranks()

    def shares(self, face: int) -> float:
        """What a gold token for each participant of this column is worth to the player."""
        temper = self.temper
        others = sum(1 for other, count in enumerate(self.counts[face]) if count and other != self.seat)
        own = 1.0 if self.counts[face][self.seat] else 0.4 if self.mine else 0.0
        progress = PROGRESS * (others + own) if self.chest else 0.0
        return own * temper.purse + others * temper.others + progress

    def ranks(self) -> float:
        """A little for leading on a half: the sea wolf's gold, the captain's word. (BD-9.1)"""
        total = 0.0
        for sums, prize in ((self.halves[0], CAPTAIN), (self.halves[1], 0.5 * self.temper.purse)):
            own = sums[self.seat]
            best = max(sums)
            total += prize * (0.2 if own < best else 0.5 if sums.count(best) > 1 else 1.0)
        return total
