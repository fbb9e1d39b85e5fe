"""The crew's rules of thumb: turns are planned as a whole, other choices tried in a copy of the table."""

from __future__ import annotations

from ....engine import Action, Ask, Chance, Fast, Seat, play
from ..actions import Name, Place, Resolve, Take
from ..components import GUS, REVENGE_CARDS, SWORD
from ..rules.action_phase import Acting
from ..rules.revenge import apply_fire_and_deckhands
from ..state import CARRIED, Ship
from .battle_value import gamble, provokes, settled
from .evaluation import ITEM_WORTH, worth
from .forecast import Forecast, forecast_of
from .tile_placement import site
from .turn_cache import within_turn
from .turn_search import planned

STALKED = 1.5
"""What it costs when the crew moves."""
BURDEN, SEND, WEARY = 4.0, 3.0, 1 / 3
"""What a treasure that would be dropped counts in the choice of who fights, the skill of Black Gus, and fatigue."""


def policy(s: Ship, ask: Ask, chance: Chance) -> Action | None:
    """A sensible choice for the pirate who is asked."""
    if len(ask.options) == 1:
        return ask.options[0]
    if isinstance(s.agenda[-1], Acting):
        return planned(s, ask)
    forecast, ship = forecast_of(s), within_turn(s)
    return max(ask.options, key=lambda option: promise(s, ship, ask.seat, option, forecast))


def promise(s: Ship, ship: Ship, seat: Seat, action: Action, forecast: Forecast) -> float:
    """How good a choice is that is not one of the turn's actions; `ship` is a copy to try things in."""
    match action:
        case Place():
            return site(s, action)
        case Name(pirate):
            return champion(s, pirate)
        case Take(item):
            return ITEM_WORTH[item]
        case Resolve(card):
            return fate(s, card, forecast)
        case _:
            return prospect(ship, seat, action, forecast)


def prospect(s: Ship, seat: Seat, action: Action, forecast: Forecast) -> float:
    """What an option leads to, on average over the die if it leads to a battle."""
    if provokes(s, seat, action):
        return gamble(s, seat, action, forecast)
    twin = s.clone()
    play(twin, seat, action)
    return settled(twin, seat, forecast)


def fate(s: Ship, card: int, forecast: Forecast) -> float:
    """What a revenge card would do to the ship as it is."""
    twin = s.clone()
    twin.chance = Fast(7)
    apply_fire_and_deckhands(twin, card)
    return worth(twin, forecast) - (STALKED if REVENGE_CARDS[card].icon == "crew" else 0.0)


def champion(s: Ship, pirate: Seat) -> float:
    """Who should fight: strong, rested, with nothing to drop."""
    strength = s.battle[pirate] + (s.item[pirate] == SWORD) - WEARY * s.fatigue[pirate]
    burden = BURDEN if CARRIED + pirate in s.token_at[:6] else 0.0
    return strength - burden + (SEND if s.character[pirate] == GUS else 0.0)
