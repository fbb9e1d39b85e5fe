"""What depends on each column: the cost of failing it, its reward to the crew, and the gold it pays.

All values are on one scale, on which the loss of the ship costs 60. The numbers are set by hand.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ....engine import Frozen
from ..components import FACES, Effect
from ..rules.penalties import fatal_ending
from ..state import Table

GAME_LOST_COST: Final = 60.0
DAMAGE_COST: Final = 8.0
LAST_DAMAGE_COST: Final = 9.0
"""Added if one more damage would sink the ship."""
PIRATE_COST: Final = 5.0
NEXT_TO_LAST_PIRATE_COST: Final = 14.0
RUM_ON_PIRATES_COST: Final = 0.5
PENALTY_COSTS: Final = {"more-black": 5.0, "lose-die": 6.0, "lose-gold": 2.0}
"""The costs of the other penalties."""
REWARD_VALUES: Final = {
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
HIT_IF_MORE_VALUE: Final = 10.0
"""The value of the hit of "spoils-if-more"."""
GOLD_REWARDS: Final = ("gold", "gold-and-token", "spoils-if-unlocked", "spoils-if-more")
"""The rewards that pay gold to each participant."""
GOLD_WEIGHT: Final = 1.5
"""The value of a gold token when columns are ordered by importance."""
CHEST_PROGRESS_VALUE: Final = 0.3
"""The value of a token less in the chest, whoever takes it."""
SHARES: Final = (1.0, 0.4, 0.0)
"""A player's share in a column: with a die there; without, but with dice to place; and with neither."""


class Priorities(NamedTuple):
    """How a player weighs the ship against his purse."""

    ship: float
    """The weight of harm to the ship and its crew."""
    purse: float
    """The value of a gold token of his own."""
    others: float
    """The value of a gold token of another player."""


LOYAL: Final = Priorities(ship=1.0, purse=0.2, others=0.2)
SELFISH: Final = Priorities(ship=0.45, purse=3.0, others=-0.7)


class Stake(Frozen):
    """What depends on a column."""

    loss: float
    """The cost of failing it."""
    gain: float
    """The value of its reward to the crew."""
    gold: int
    """The gold tokens it pays each participant."""
    extra: float
    """Gained only with more players' dice than black ones. (BD-8.13)"""
    locked: bool
    """Whether it pays only if it is unlocked. (BD-8.12)"""
    unlocks: bool
    """Whether it unlocks the locked one."""
    weight: float
    """How important it is among the columns."""


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
    loss = penalty_cost(s, penalty) * priorities.ship
    gain = REWARD_VALUES.get(kind, 0.0)
    gold = reward.n if kind in GOLD_REWARDS else 0
    extra = HIT_IF_MORE_VALUE if kind == "spoils-if-more" else 0.0
    weight = loss + gain + extra + GOLD_WEIGHT * gold
    return Stake(loss, gain, gold, extra, kind == "spoils-if-unlocked", kind == "unlock", weight)


class Stakes:
    """The stakes of all columns for a player with these priorities."""

    def __init__(self, s: Table, priorities: Priorities) -> None:
        self.components = s.components  # kept, so that no others get the same id
        self.priorities = priorities
        self.columns = [Stake(0.0, 0.0, 0, 0.0, False, False, 0.0)]  # by face, so index 0 is not used
        self.columns += [column_stake(s, face, priorities) for face in FACES]
        self.unlocking = [face for face in FACES if self.columns[face].unlocks]
        has_chest, seats = s.quest.chest_each is not None, range(s.seats)
        self.token_values = [[token_value(priorities, has_chest, own, others) for others in seats] for own in SHARES]
        """The value of a gold token for each participant, by the player's share and the number of others."""


def token_value(priorities: Priorities, has_chest: bool, own: float, others: int) -> float:
    """The value of a gold token for each participant of a column: the player's own share, and so many others."""
    progress = CHEST_PROGRESS_VALUE * (others + own) if has_chest else 0.0
    return own * priorities.purse + others * priorities.others + progress


_known: Final[dict[tuple[int, int, str, int, int, int, Priorities], Stakes]] = {}


def stakes_for(s: Table, priorities: Priorities) -> Stakes:
    """The stakes of all columns now. They depend on little, so they are kept."""
    situation = (id(s.components), s.quest_number, s.layout, s.seats, s.damage, len(s.crew), priorities)
    stakes = _known.get(situation)
    if stakes is None:
        stakes = _known[situation] = Stakes(s, priorities)
    return stakes
