"""What a crew that looks ahead needs to know: how likely it wins, and which choices deserve a look."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from ....engine import Action, Ask, Seat
from ..components import CHARACTERS
from ..rules.action_phase import Acting
from ..rules.tile_search import Placing
from ..state import Ship
from .evaluation import worth
from .forecast import forecast_of
from .policy import promise
from .survival import lasting
from .turn_cache import within_turn
from .turn_search import best_lines

MOST_LOOKS = 6
"""So many choices deserve a look at most."""
ODDS, WORTH, LASTING, GOAL = 0.72, 0.0115, 0.306, -1.02
"""What tells whether the crew wins, fitted to 1144 voyages of this crew: what the position is worth, how long the ship
will last, and how many treasures were wanted."""


def candidates(s: Ship, ask: Ask) -> Sequence[Action]:
    """The first actions of the best sequences, or else the most promising choices; the best first.

    Where a tile lies pays much later than a search sees: there the rule of thumb knows better.
    """
    if len(ask.options) == 1:
        return ask.options
    if isinstance(s.agenda[-1], Acting):
        lines = best_lines(s, ask)
        ranked = sorted(lines, key=lambda action: -lines[action].value)
    else:
        forecast, ship = forecast_of(s), within_turn(s)
        merit = {option: promise(s, ship, ask.seat, option, forecast) for option in ask.options}
        ranked = sorted(merit, key=lambda option: -merit[option])
    return ranked[: 1 if isinstance(s.agenda[-1], Placing) else MOST_LOOKS]


def value(s: Ship, seat: Seat) -> float | None:
    """How likely the crew wins from here. Told between turns, when Skelit has had his revenge."""
    if s.result is not None:
        return 1.0 if s.result.winners else 0.0
    if not between_turns(s):
        return None
    forecast = forecast_of(s)
    logit = ODDS + WORTH * worth(s, forecast) + LASTING * lasting(s, forecast) + GOAL * s.goal
    return 1 / (1 + exp(-logit))


def between_turns(s: Ship) -> bool:
    """Whether nobody has done anything yet in this turn."""
    match s.agenda[-1]:
        case Placing():
            return True
        case Acting():
            return not s.used_items and s.own_tokens == CHARACTERS[s.character[s.active]].actions
    return False
