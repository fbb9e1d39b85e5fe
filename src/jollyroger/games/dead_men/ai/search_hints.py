"""What a search asks: which options to look at, and how likely the crew wins from a position."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from ....engine import Action, Ask, Seat
from ..components import CHARACTERS
from ..rules.action_phase import Acting
from ..rules.tile_search import Placing
from ..state import Ship
from .evaluation import evaluate
from .forecast import forecast_for
from .policy import option_value
from .survival import survival_turns
from .turn_cache import turn_copy
from .turn_search import best_lines

MAX_CANDIDATES: Final = 6
"""How many options a search looks at."""
INTERCEPT: Final = 0.72
VALUE_WEIGHT: Final = 0.0115
SURVIVAL_WEIGHT: Final = 0.306
GOAL_WEIGHT: Final = -1.02
"""A logistic regression on 1144 games of this policy: the value of the position, how long the ship will last, and how
many treasures are wanted. To be fitted again when the policy changes. (docs/decisions/0007, 0008)"""


def candidates(s: Ship, ask: Ask) -> Sequence[Action]:
    """The options worth a search, best first.

    Where a tile lies pays off much later than a search can see, so there the policy decides.
    """
    if len(ask.options) == 1:
        return ask.options
    if isinstance(s.agenda[-1], Acting):
        lines = best_lines(s, ask)
        ranked = sorted(lines, key=lambda action: -lines[action].value)
    else:
        forecast, ship = forecast_for(s), turn_copy(s)
        values = {option: option_value(s, ship, ask.seat, option, forecast) for option in ask.options}
        ranked = sorted(values, key=lambda option: -values[option])
    return ranked[: 1 if isinstance(s.agenda[-1], Placing) else MAX_CANDIDATES]


def value(s: Ship, seat: Seat) -> float | None:
    """How likely the crew wins; None in the middle of a turn, where the estimate is worth little."""
    if s.result is not None:
        return 1.0 if s.result.winners else 0.0
    if not is_turn_start(s):
        return None
    forecast = forecast_for(s)
    position = VALUE_WEIGHT * evaluate(s, forecast)
    logit = INTERCEPT + position + SURVIVAL_WEIGHT * survival_turns(s, forecast) + GOAL_WEIGHT * s.goal
    return 1 / (1 + exp(-logit))


def is_turn_start(s: Ship) -> bool:
    """Whether the active pirate has not acted yet in this turn."""
    match s.agenda[-1]:
        case Placing():
            return True
        case Acting():
            return not s.used_items and s.own_tokens == CHARACTERS[s.character[s.active]].actions
    return False
