"""The rule of thumb: the turn is searched as a whole, other choices are tried on a copy of the state."""

from __future__ import annotations

from typing import Final

from ....engine import Action, Ask, Chance, Fast, Seat, play
from ..actions import Name, Place, Resolve, Take
from ..components import GUS, REVENGE_CARDS
from ..rules.action_phase import Acting
from ..rules.battle import sword_bonus
from ..rules.revenge import apply_fire_and_deckhands
from ..state import Ship, is_looting
from .battle_value import average_battle_value, starts_battle, value_after
from .evaluation import ITEM_VALUE, evaluate
from .forecast import Forecast, forecast_for
from .tile_placement import placement_value
from .turn_cache import turn_copy
from .turn_search import best_action

# Tuned on simulated games. (docs/decisions/0008)
CREW_MOVE_COST: Final = 1.5
"""A card that moves the crew."""
LOOTING_COST: Final = 4.0
GUS_BONUS: Final = 3.0
FATIGUE_COST: Final = 1 / 3
"""In the choice of who fights: a treasure that would be dropped, the skill of Black Gus, and a point of fatigue."""


def policy(s: Ship, ask: Ask, chance: Chance) -> Action | None:
    """A sensible choice for the pirate who is asked."""
    if len(ask.options) == 1:
        return ask.options[0]
    if isinstance(s.agenda[-1], Acting):
        return best_action(s, ask)
    forecast, ship = forecast_for(s), turn_copy(s)
    return max(ask.options, key=lambda option: option_value(s, ship, ask.seat, option, forecast))


def option_value(s: Ship, ship: Ship, seat: Seat, action: Action, forecast: Forecast) -> float:
    """The value of an option that is no action of the turn; `ship` is a copy from `turn_copy`."""
    if isinstance(action, Place):
        return placement_value(s, action)
    if isinstance(action, Name):
        return fighter_value(s, action.pirate)
    if isinstance(action, Take):
        return ITEM_VALUE[action.item]
    if isinstance(action, Resolve):
        return card_value(s, action.card)
    return outcome_value(ship, seat, action, forecast)


def outcome_value(s: Ship, seat: Seat, action: Action, forecast: Forecast) -> float:
    """The value of what an option leads to, averaged over the die if it starts a battle."""
    if starts_battle(s, seat, action):
        return average_battle_value(s, seat, action, forecast)
    twin = s.clone()
    play(twin, seat, action)
    return value_after(twin, seat, forecast)


def card_value(s: Ship, card: int) -> float:
    """The value of the position after a revenge card, which may have exploded rooms."""
    twin = s.clone()
    twin.chance = Fast(7)
    apply_fire_and_deckhands(twin, card)
    return evaluate(twin, forecast_for(twin)) - (CREW_MOVE_COST if REVENGE_CARDS[card].icon == "crew" else 0.0)


def fighter_value(s: Ship, pirate: Seat) -> float:
    """Who should fight: a strong and rested pirate with nothing to drop."""
    strength = s.battle[pirate] + sword_bonus(s, pirate) - FATIGUE_COST * s.fatigue[pirate]
    burden = LOOTING_COST if is_looting(s, pirate) else 0.0
    return strength - burden + (GUS_BONUS if s.character[pirate] == GUS else 0.0)
