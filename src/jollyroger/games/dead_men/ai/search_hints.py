"""What a search asks: which options to look at, and how likely the crew wins from a position."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import Final

from ....engine import Action, Ask, Fast, Seat
from ..components import CHARACTERS
from ..rules.action_phase import Acting
from ..rules.tile_search import Placing
from ..state import Ship
from .jobs.all_jobs import ranked_jobs
from .learnt_value.value import win_probability
from .quick.playing import finish_turn
from .quick.quick_choices import quick_choice
from .quick.tile_placement import ranked_placements

MAX_CANDIDATES: Final = 6
"""How many options a search looks at."""
LUCKS: Final = 4
"""How often the turn is played for the value of a position."""


def candidates(s: Ship, ask: Ask) -> Sequence[Action]:
    """The options worth a search, best first."""
    if len(ask.options) == 1:
        return ask.options
    if isinstance(s.agenda[-1], Acting):
        ranked = [job.action for job in ranked_jobs(s) if job.action in ask.options]
    elif isinstance(s.agenda[-1], Placing):
        ranked = ranked_placements(s, list(ask.options))
    else:
        ranked = [quick_choice(s, ask), *ask.options]
    return list(dict.fromkeys(ranked or ask.options))[:MAX_CANDIDATES]


def value(s: Ship, seat: Seat) -> float | None:
    """How likely the crew wins; None in the middle of a turn, where the estimate is worth little."""
    if s.result is not None:
        return 1.0 if s.result.winners else 0.0
    if not is_turn_start(s):
        return None
    return fsum([win_probability(after_turn(s, luck)) for luck in range(LUCKS)]) / LUCKS


def after_turn(s: Ship, luck: int) -> Ship:
    """The ship after this turn by the quick policy, before its card. It is there that the value was learnt."""
    twin = s.clone()
    twin.chance = Fast(luck)
    twin.by_vote = False
    finish_turn(twin)
    return twin


def is_turn_start(s: Ship) -> bool:
    """Whether the active pirate has not acted yet in this turn."""
    match s.agenda[-1]:
        case Placing():
            return True
        case Acting():
            return not s.used_items and s.own_tokens == CHARACTERS[s.character[s.active]].actions
    return False
