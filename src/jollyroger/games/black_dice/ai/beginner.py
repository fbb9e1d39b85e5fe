"""A beginner's mistakes: he goes for gold, forgets the ship, likes big groups, and rolls once too often."""

from __future__ import annotations

from typing import Final

from ....engine import Action, Ask, Chance, Seat
from ..actions import CANCEL, DRINK, STAY, PirateAction, Place, Put
from ..rules.penalties import Loading, Throwing
from ..rules.rewards import MovingDie
from ..rules.settlement import Pardonable
from ..rules.turns import Acting
from ..state import Table
from .policy import policy
from .stakes import GOLD_REWARDS
from .temperament import SELFISH

GREED: Final = 0
BIG_GROUP: Final = 1
ONE_MORE_ROLL: Final = 2
MISTAKES_IN_TURN: Final = 3


def beginner(s: Table, ask: Ask, chance: Chance) -> Action | None:
    """What a beginner does who does not think of the ship."""
    phase = s.agenda[-1]
    if isinstance(phase, Acting):
        return err_in_turn(s, ask, chance)
    if isinstance(phase, Pardonable):
        return CANCEL  # the first penalty that comes, whatever is still to come
    if isinstance(phase, MovingDie):
        puts = [option for option in ask.options if isinstance(option, Put)]
        best = max(puts, key=lambda put: gold_for(s, ask.seat, put.face))
        return best if gold_for(s, ask.seat, best.face) else STAY
    if isinstance(phase, (Throwing, Loading)):
        pirates = [option for option in ask.options if isinstance(option, PirateAction)]
        return pirates[chance.below(len(pirates))]
    return policy(s, ask, chance, SELFISH)


def err_in_turn(s: Table, ask: Ask, chance: Chance) -> Action | None:
    """Place for gold or as many dice as possible, without the free roll for useless ones; or drink and roll again."""
    places = [option for option in ask.options if isinstance(option, Place)]
    if not places:
        return policy(s, ask, chance, SELFISH)
    mistake = chance.below(MISTAKES_IN_TURN)
    if mistake == ONE_MORE_ROLL and DRINK in ask.options:
        return DRINK
    if mistake == GREED and any(gold_for(s, ask.seat, place.face) for place in places):
        return max(places, key=lambda place: (gold_for(s, ask.seat, place.face), s.shown(place.face)))
    return max(places, key=lambda place: s.shown(place.face))


def gold_for(s: Table, seat: Seat, column: int) -> int:
    """The gold tokens that a first die in a column would bring a player if the column is completed."""
    reward = s.adventure(column).reward
    return reward.n if reward.kind in GOLD_REWARDS and seat not in s.columns[column] else 0
