"""What depends on each column: the cost of failing it, its reward to the crew, and the gold it pays.

All values are on one scale, on which the loss of the ship costs 60; see `temperament`.
"""

from __future__ import annotations

from typing import Final

from ....engine import Frozen
from ..components import FACES, Effect
from ..rules.penalties import fatal_ending
from ..state import Table
from .temperament import GAME_LOST_COST, Temperament

GOLD_REWARDS: Final = ("gold", "gold-and-token", "spoils-if-unlocked", "spoils-if-more")
"""The rewards that pay gold to each participant."""


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


def penalty_cost(s: Table, penalty: Effect, temperament: Temperament) -> float:
    """The cost of a printed penalty to the ship."""
    if fatal_ending(s, penalty):
        return GAME_LOST_COST
    match penalty.kind:
        case "damage":
            return temperament.damage * penalty.n + (
                temperament.last_damage if s.damage_left() - penalty.n == 1 else 0.0
            )
        case "throw-pirate":
            return pirate_cost(s, temperament)
        case "rum-on-pirates":
            return temperament.rum_on_pirates * penalty.n
        case "more-black":
            return temperament.more_black
        case "lose-die":
            return temperament.lose_die
        case "lose-gold":
            return temperament.lose_gold
    return 0.0


def pirate_cost(s: Table, temperament: Temperament) -> float:
    """The cost of a pirate who goes overboard, unless he is the last."""
    return temperament.next_to_last_pirate if len(s.crew) == 2 else temperament.pirate


def reward_value(kind: str, temperament: Temperament) -> float:
    """The value of a reward to the crew, without its gold."""
    match kind:
        case "move-die":
            return temperament.move_die
        case "rum":
            return temperament.rum
        case "token" | "gold-and-token":
            return temperament.token
        case "hit" | "spoils-if-unlocked":
            return temperament.hit
        case "unlock":
            return temperament.unlock
        case "fewer-black":
            return temperament.fewer_black
    return 0.0


def column_stake(s: Table, column: int, temperament: Temperament) -> Stake:
    reward, penalty = s.adventure(column)
    kind = reward.kind
    loss = penalty_cost(s, penalty, temperament) * temperament.ship
    gain = reward_value(kind, temperament)
    gold = reward.n if kind in GOLD_REWARDS else 0
    extra = temperament.hit if kind == "spoils-if-more" else 0.0
    weight = loss + gain + extra + temperament.gold_order * gold
    return Stake(loss, gain, gold, extra, kind == "spoils-if-unlocked", kind == "unlock", weight)


class Stakes:
    """The stakes of all columns for a player of this temperament."""

    def __init__(self, s: Table, temperament: Temperament) -> None:
        self.components = s.components  # both are kept, so that no others get the same id
        self.temperament = temperament
        self.columns = [Stake(0.0, 0.0, 0, 0.0, False, False, 0.0)]  # by face, so index 0 is not used
        self.columns += [column_stake(s, face, temperament) for face in FACES]
        self.unlocking = [face for face in FACES if self.columns[face].unlocks]
        has_chest, seats = s.quest.chest_each is not None, range(s.seats)
        shares = (1.0, temperament.late_share, 0.0)
        self.token_values = [[token_value(temperament, has_chest, own, others) for others in seats] for own in shares]
        """The value of a gold token for each participant, by the player's share (with a die there; without, but with
        dice to place; and with neither) and the number of others."""


def token_value(temperament: Temperament, has_chest: bool, own: float, others: int) -> float:
    """The value of a gold token for each participant of a column: the player's own share, and so many others."""
    progress = temperament.chest_progress * (others + own) if has_chest else 0.0
    return own * temperament.purse + others * temperament.others + progress


_known: Final[dict[tuple[int, int, str, int, int, int, int], Stakes]] = {}


def stakes_for(s: Table, temperament: Temperament) -> Stakes:
    """The stakes of all columns now. They depend on little, so they are kept."""
    situation = (id(s.components), s.quest_number, s.layout, s.seats, s.damage, len(s.crew), id(temperament))
    stakes = _known.get(situation)
    if stakes is None:
        stakes = _known[situation] = Stakes(s, temperament)
    return stakes
