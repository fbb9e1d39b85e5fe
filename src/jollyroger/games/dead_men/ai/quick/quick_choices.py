"""A quick choice for every question of the game. Nothing is searched."""

from __future__ import annotations

from .....engine import Action, Ask, Fast
from ... import actions as a
from ...components import REVENGE_CARDS
from ...rules.action_phase import Acting
from ...rules.battle import Aftermath, Aiming, Clash, Facing, Reckoning
from ...rules.crew import Hunting
from ...rules.effects import Eliminating, Robbed, target_room
from ...rules.revenge import Foresight, apply_fire_and_deckhands
from ...rules.tile_search import Placing
from ...state import Ship
from ..jobs.all_jobs import best_job
from ..jobs.deckhand_worth import deckhand_worth, supply_worth
from ..jobs.pirate_jobs import item_worth
from ..jobs.situation import Situation
from ..jobs.weights import WEIGHTS
from .battle_choices import after_defeat, aim, best_fighter, face_enemies, least_harmful_way, reckon
from .tile_placement import best_placement

LOSS_COST = 1000.0


def quick_choice(s: Ship, ask: Ask) -> Action:
    """What the pirate who is asked does, by the jobs and by rules of thumb."""
    options = list(ask.options)
    if len(options) == 1:
        return options[0]
    phase = s.agenda[-1]
    if isinstance(phase, Acting):
        return best_job(s).action
    if isinstance(phase, Placing):
        return best_placement(s, options)
    if isinstance(phase, Reckoning):
        return reckon(s, phase)
    if isinstance(phase, Aftermath):
        return after_defeat(s, phase, options)
    if isinstance(phase, Facing):
        return face_enemies(s, phase.seat, options)
    if isinstance(phase, Clash):
        return best_fighter(s, options)
    if isinstance(phase, Hunting):
        return least_harmful_way(s, s.token_at[phase.tokens[0]], options)
    if isinstance(phase, Eliminating):
        return next_deckhand(s, options)
    if isinstance(phase, Foresight):
        return mildest_card(s, options)
    if isinstance(phase, Aiming):
        return aim(s, phase.room, options)
    if isinstance(phase, Robbed):
        return best_item(options)
    return options[0]


def next_deckhand(s: Ship, options: list[Action]) -> Action:
    """The deckhand that Jade strikes down with the same action: the one worth the most."""
    look = Situation(s)
    look.look_at_cards()
    each = supply_worth(s)
    best, most = options[0], 0.0
    for option in options:
        if isinstance(option, a.Eliminate):
            room = target_room(s, look.seat, option.way)
            worth = deckhand_worth(look, room, s.deckhands[room], each)
            if worth > most:
                best, most = option, worth
    return best


def best_item(options: list[Action]) -> Action:
    """The item to take after being robbed."""
    best, most = options[0], 0.0
    for option in options:
        if isinstance(option, a.Take) and item_worth(option.item) > most:
            best, most = option, item_worth(option.item)
    return best


def mildest_card(s: Ship, options: list[Action]) -> Action:
    """Which of two cards Titian resolves."""
    best, least = options[0], 2 * LOSS_COST
    for option in options:
        assert isinstance(option, a.Resolve)
        cost = card_cost(s, option.card)
        if cost < least:
            best, least = option, cost
    return best


def card_cost(s: Ship, card: int) -> float:
    """What a card costs: explosions, fires, deckhands and deaths."""
    twin = s.clone()
    twin.chance = Fast(7)
    apply_fire_and_deckhands(twin, card)
    if twin.result is not None:
        return -LOSS_COST if twin.result.winners else LOSS_COST
    cost = WEIGHTS["cards.explosion"] * (twin.explosions - s.explosions)
    for room in twin.rooms:
        cost += WEIGHTS["cards.fire"] * twin.fire[room] * twin.fire[room]
    cost += WEIGHTS["cards.deckhand"] * (s.supply - twin.supply) * (1.0 + 10.0 / (1 + twin.supply))
    cost += WEIGHTS["cards.death"] * (len(twin.dead_characters) - len(s.dead_characters))
    return cost + WEIGHTS["cards.crew_move"] if REVENGE_CARDS[card].icon == "crew" else cost
