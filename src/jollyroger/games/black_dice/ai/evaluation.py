"""How much a position is worth to a player: how the columns are likely to end, and what that brings him and the ship.

All values are on one scale, on which the loss of the ship costs 60. The numbers are set by hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import comb, sqrt
from typing import NamedTuple

from ....engine import Seat
from ..components import FACES, LEFT, RIGHT, Effect
from ..odds import fill_distribution
from ..rules.penalties import fatal_ending
from ..state import Table

GAME_LOST_COST = 60.0
DAMAGE_COST = 8.0
LAST_DAMAGE_COST = 9.0
"""Added if one more damage would sink the ship."""
PIRATE_COST, NEXT_TO_LAST_PIRATE_COST = 5.0, 14.0
RUM_ON_PIRATES_COST = 0.5
PENALTY_COSTS = {"more-black": 5.0, "lose-die": 6.0, "lose-gold": 2.0}
"""The costs of the other penalties."""
SURPLUS_DIE_COST = 1.1
"""The cost of a surplus die, which may join a later column."""
REWARD_VALUES = {
    "move-die": 1.5,
    "rum": 3.0,
    "token": 8.0,
    "gold-and-token": 8.0,
    "hit": 10.0,
    "unlock": 1.0,
    "fewer-black": 4.0,
    "spoils-if-unlocked": 10.0,
}
"""The values of rewards to the crew, without their gold."""
HIT_IF_MORE_VALUE = 10.0
"""The value of the hit of "spoils-if-more"."""
GOLD_REWARDS = ("gold", "gold-and-token", "spoils-if-unlocked", "spoils-if-more")
"""The rewards that pay gold to each participant."""
GOLD_WEIGHT = 1.5
"""The value of a gold token when columns are ordered by importance."""
CHEST_PROGRESS_VALUE = 0.3
"""The value of a token less in the chest, whoever takes it."""
CAPTAIN_VALUE = 0.2
LATE_SHARE = 0.4
"""A player's share in a column where he has no die yet, but still has dice to place."""
TYPICAL_DICE = 5
"""The number of dice for which the chance of a single die is estimated."""


class Priorities(NamedTuple):
    """How a player weighs the ship against his purse."""

    ship: float
    """The weight of harm to the ship and its crew."""
    purse: float
    """The value of a gold token of his own."""
    others: float
    """The value of a gold token of another player."""


LOYAL = Priorities(ship=1.0, purse=0.2, others=0.2)
SELFISH = Priorities(ship=0.45, purse=3.0, others=-0.7)


class Stake(NamedTuple):
    """What depends on a column."""

    loss: float = 0.0
    """The cost of failing it."""
    gain: float = 0.0
    """The value of its reward to the crew."""
    gold: int = 0
    """The gold tokens it pays each participant."""
    extra: float = 0.0
    """Gained only with more players' dice than black ones. (BD-8.13)"""
    locked: bool = False
    """Whether it pays only if it is unlocked. (BD-8.12)"""
    unlocks: bool = False
    """Whether it unlocks the locked one."""

    @property
    def weight(self) -> float:
        return self.loss + self.gain + self.extra + GOLD_WEIGHT * self.gold


def penalty_cost(s: Table, penalty: Effect) -> float:
    """The cost of a printed penalty to the ship."""
    if fatal_ending(s, penalty):
        return GAME_LOST_COST
    match penalty.kind:
        case "damage":
            return DAMAGE_COST * penalty.n + (LAST_DAMAGE_COST if s.damage_left() - penalty.n == 1 else 0.0)
        case "throw-pirate":
            return NEXT_TO_LAST_PIRATE_COST if len(s.crew) == 2 else PIRATE_COST
        case "rum-on-pirates":
            return RUM_ON_PIRATES_COST * penalty.n
    return PENALTY_COSTS.get(penalty.kind, 0.0)


def column_stake(s: Table, column: int, priorities: Priorities) -> Stake:
    reward, penalty = s.adventure(column)
    kind = reward.kind
    return Stake(
        loss=penalty_cost(s, penalty) * priorities.ship,
        gain=REWARD_VALUES.get(kind, 0.0),
        gold=reward.n if kind in GOLD_REWARDS else 0,
        extra=HIT_IF_MORE_VALUE if kind == "spoils-if-more" else 0.0,
        locked=kind == "spoils-if-unlocked",
        unlocks=kind == "unlock",
    )


@cache
def fill_estimate(dice: int, missing: int, active: int) -> float:
    """Roughly the chance that `missing` of the dice come to a column if all of them are kept for it.

    A binomial estimate: dice of several players are taken for independent ones.
    """
    if missing <= 0:
        return 1.0
    if missing > dice:
        return 0.0
    distribution = fill_distribution(TYPICAL_DICE, active)
    rate = sum(count * chance for count, chance in enumerate(distribution)) / TYPICAL_DICE
    return sum(comb(dice, hits) * rate**hits * (1 - rate) ** (dice - hits) for hits in range(missing, dice + 1))


class Board:
    """The columns from a player's point of view: black dice, dice of each player, and dice still to place.

    Much smaller than a Table, so that the policy can try many changes. Its changes (`placed`, `moved`, ...) do what the
    rules do to the columns; tests compare them.
    """

    def __init__(self, s: Table, seat: Seat, priorities: Priorities) -> None:
        self.seat = seat
        self.seats = s.seats
        self.priorities = priorities
        self.black = s.black[:]
        self.counts = [[column.count(other) for other in range(s.seats)] for column in s.columns]
        self.dice = [len(column) for column in s.columns]
        seats = range(s.seats)
        self.halves = [[sum(self.counts[face][other] for face in half) for other in seats] for half in (LEFT, RIGHT)]
        self.own_left = s.unplaced(seat)
        self.left = sum(s.unplaced(other) for other in range(s.seats))
        self.stakes = [Stake(), *(column_stake(s, face, priorities) for face in FACES)]
        self.settled = [bool(fate) for fate in s.fates]
        self.has_chest = s.quest.chest_each is not None

    def clone(self) -> Board:
        twin = Board.__new__(Board)
        twin.seat, twin.seats, twin.priorities = self.seat, self.seats, self.priorities
        twin.black, twin.dice = self.black[:], self.dice[:]
        twin.counts = [row[:] for row in self.counts]
        twin.halves = [row[:] for row in self.halves]
        twin.own_left, twin.left = self.own_left, self.left
        twin.stakes, twin.settled, twin.has_chest = self.stakes, self.settled, self.has_chest
        return twin

    def _add(self, seat: Seat, face: int, count: int) -> None:
        self.counts[face][seat] += count
        self.halves[0 if face in LEFT else 1][seat] += count
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

    def open_columns(self) -> list[int]:
        """The active columns that are not settled yet."""
        return [face for face in FACES if self.black[face] and not self.settled[face]]

    def fill_chances(self) -> list[float]:
        """The chance of each column to be completed. The most important ones get the remaining dice first."""
        faces = self.open_columns()
        missing = [max(0, self.black[face] - self.dice[face]) for face in range(7)]
        left, active = self.left, len(faces)
        chances = [0.0] * 7
        for face in sorted(faces, key=lambda face: -self.stakes[face].weight / sqrt(missing[face] + 1)):
            chances[face] = fill_estimate(left, missing[face], active)
            left -= round(missing[face] * chances[face])
        return chances

    def value(self) -> float:
        """What the board is worth to the player."""
        chances = self.fill_chances()
        unlock_chance = sum(chances[face] for face in FACES if self.stakes[face].unlocks)
        total = 0.0
        for face in self.open_columns():
            stake, chance = self.stakes[face], chances[face]
            missing = max(0, self.black[face] - self.dice[face])
            total -= (1 - chance) * (stake.loss + SURPLUS_DIE_COST * missing)
            paid = chance * unlock_chance if stake.locked else chance
            total += paid * stake.gain
            if stake.extra:
                total += stake.extra * fill_estimate(self.left, self.black[face] + 1 - self.dice[face], 6)
            if stake.gold:
                total += paid * stake.gold * self.token_value(face)
        return total + self.rank_value()

    def token_value(self, face: int) -> float:
        """The value to the player of a gold token for each participant of a column."""
        others = sum(1 for other, count in enumerate(self.counts[face]) if count and other != self.seat)
        own = 1.0 if self.counts[face][self.seat] else LATE_SHARE if self.own_left else 0.0
        progress = CHEST_PROGRESS_VALUE * (others + own) if self.has_chest else 0.0
        return own * self.priorities.purse + others * self.priorities.others + progress

    def rank_value(self) -> float:
        """The value of leading on a half: the sea wolf's gold, and the captain's decisions. (BD-9.1)"""
        total = 0.0
        for counts, prize in ((self.halves[0], CAPTAIN_VALUE), (self.halves[1], 0.5 * self.priorities.purse)):
            own = counts[self.seat]
            best = max(counts)
            total += prize * (0.2 if own < best else 0.5 if counts.count(best) > 1 else 1.0)
        return total
