"""What a crew that looks ahead needs to know: how likely it wins, and which choices deserve a look."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from ...engine import Action, Ask, Seat
from .acting import Acting
from .bot import promise
from .components import EXPLODES, TREASURES
from .forecast import forecast_of
from .plan import best_lines
from .state import CARRIED, GONE, IN_BAG, LOOTED, Ship
from .trials import within_turn

MOST_LOOKS = 6
"""So many choices deserve a look at most."""
# What each thing adds to the odds, as a logarithm: fitted to some two hundred voyages of this crew.
BASE = -1.77
MISSING, CARRYING, SPARE = -1.25, 1.14, 0.82
"""A treasure that is missing, that is on its way, and that could be lost."""
HEAT = [0.0, 0.0, 0.0, -0.04, -0.09, -0.25]
"""A fire of this level."""
BANG, HAND, TILE, WEARINESS = -0.14, 0.08, 0.03, -0.06
"""An explosion, a deckhand in the supply, a tile in the stack, and a point of fatigue for everybody."""


def looks(s: Ship, ask: Ask) -> Sequence[Action]:
    """The first actions of the best sequences, or else the most promising choices; the best first."""
    if len(ask.options) == 1:
        return ask.options
    if isinstance(s.agenda[-1], Acting):
        lines = best_lines(s, ask)
        ranked = sorted(lines, key=lambda action: -lines[action].value)
    else:
        forecast, ship = forecast_of(s), within_turn(s)
        merit = {option: promise(s, ship, ask.seat, option, forecast) for option in ask.options}
        ranked = sorted(merit, key=lambda option: -merit[option])
    return ranked[:MOST_LOOKS]


def value(s: Ship, seat: Seat) -> float:
    """How likely the crew wins from here: by treasure, fires, explosions, deckhands and time; fitted to whole games."""
    if s.result is not None:
        return 1.0 if s.result.winners else 0.0
    treasures = s.at[:TREASURES]
    looted = treasures.count(LOOTED)
    missing = max(0, s.goal - looted)
    carried = min(missing, sum(CARRIED <= where < IN_BAG for where in treasures))
    spare = TREASURES - treasures.count(GONE) - s.goal
    odds = BASE + MISSING * missing + CARRYING * carried + SPARE * spare
    odds += sum(HEAT[min(s.fire[room], EXPLODES - 1)] for room in s.rooms)
    odds += BANG * s.explosions + HAND * s.supply + TILE * len(s.stack)
    odds += WEARINESS * sum(s.fatigue) / s.seats
    return 1 / (1 + exp(-odds))
