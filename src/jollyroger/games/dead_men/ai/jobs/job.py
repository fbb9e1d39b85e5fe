"""A job: something worth doing that may take several actions, with the next action for it."""

from __future__ import annotations

from typing import Final

from .....engine import Action
from ...components import COMPASS
from .situation import Situation
from .weights import WEIGHTS

COOL: Final = 0
STRIKE: Final = 1
BEAT_GUARD: Final = 2
FETCH_TREASURE: Final = 3
FETCH_GOODS: Final = 4
BEAT_CREW: Final = 5
REST: Final = 6
TRAIN: Final = 7
SWAP: Final = 8
LEAVE: Final = 9
PASS_ON: Final = 10
COOL_NEXT_DOOR: Final = 11
SHOOT: Final = 12
ESCAPE: Final = 13
CARRY_HOME: Final = 14
DRINK: Final = 15
PUT_DOWN: Final = 16

URGENT: Final = 800.0
"""A job with this rate is done before anything else is thought of."""
FAR: Final = 30.0
"""Jobs farther away than this are not looked at."""
COMPASS_SHARE: Final = 0.8
"""The share of a way's cost with a Compass at hand."""


class Job:
    """The rate is what the job is worth for each action it takes; the target is a room or an item."""

    __slots__ = ("action", "kind", "rate", "target")

    def __init__(self, rate: float, kind: int, target: int, action: Action) -> None:
        self.rate = rate
        self.kind = kind
        self.target = target
        self.action = action


def step_cost(look: Situation) -> float:
    """What a step on the way to a job costs, in actions."""
    share = COMPASS_SHARE if look.item == COMPASS else 1.0
    return share * WEIGHTS["routes.step_share"] if look.fatigue <= WEIGHTS["routes.run_limit"] else share
