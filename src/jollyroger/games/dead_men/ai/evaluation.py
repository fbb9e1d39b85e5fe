"""The value of a position for the crew, in actions: minus the work that is left.

An action is worth taking if it saves more than it costs. Only public things are read, and the cards left in the deck,
which anyone can count. All prices were tuned on simulated games; around them the win rate is flat, further away it
falls. (docs/decisions/0008)
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ..components import (
    BLANKET,
    BUCKET,
    COLOUR,
    COMPASS,
    CREW,
    CUTLASS,
    DAGGER,
    DEATH_FATIGUE,
    FIRE_LIMIT,
    FROMM,
    GUARD_COUNT,
    OFF_SHIP,
    PISTOL,
    RUM,
    SWORD,
    WHITEBEARD,
)
from ..rules.ending import loss_by_death
from ..state import CARRIED, GONE, IN_BAG, LOOTED, Ship
from .forecast import UNREACHABLE, Forecast
from .path_cost import paths_home
from .threats import LOSS_COST, deckhand_cost, fire_cost, fire_forecast, later_weight
from .treasure_cost import treasure_work

WIN_VALUE: Final = 1000.0
"""Winning the game: more than anything else."""
FIRE_WEIGHT: Final = 0.64
DECKHAND_WEIGHT: Final = 0.42
"""Fires and deckhands count less than treasure, which ends the game sooner."""
OWN_TOKEN_VALUE: Final = 0.79
LOOTER_TOKEN_VALUE: Final = 1.0
RECEIVED_TOKEN_VALUE: Final = 0.05
"""An action token for the next player, for a next player who carries a treasure, and one that cannot be passed on."""
GOAL_IN_HAND_VALUE: Final = 40.0
"""Only leaving the ship is left to do."""
ITEM_VALUE: Final = {BLANKET: 3.7, BUCKET: 2.7, COMPASS: 6.0, DAGGER: 5.1, PISTOL: 0.9, RUM: 4.5, SWORD: 3.9, None: 0.0}
"""An item at the start of the game."""
LATE_ITEM_SHARE: Final = 0.3
FULL_VALUE_TILES: Final = 14
"""The share of an item's value left at the end, and how many tiles in the stack make the value full."""
DEATH_COST: Final = 20.0
"""The death of a pirate that does not lose the game."""
ENEMY_HERE_COST: Final = 2.0
TOO_HOT_COST: Final = 0.57
"""Standing in a room with an enemy, or in a fire that is too hot."""
CUTLASS_VALUE: Final = 2.1
LYING_CUTLASS_VALUE: Final = 0.7
CARRIED_GROG_VALUE: Final = 1.5
LYING_GROG_VALUE: Final = 0.3
CREW_COST: Final = 1.4
FROMM_COST: Final = 4.0
"""An enemy that hunts pirates."""
REQUIRED_CREW_COST: Final = 4.0
"""Undefeated crew when all of it must be defeated, in addition."""
WALK_HOME_WEIGHT: Final = 1.5
NO_PATH_COST: Final = 8.0
"""The path home once the treasure is in hand; before that, having none."""
FATIGUE_STEP_COST: Final = [0.25] * 4 + [0.49] * 4 + [0.62] * 3 + [0.99] * 2 + [3.08] * 3
"""What each further point of fatigue costs."""
FATIGUE_MIN_SHARE: Final = 0.4
"""The share of it that counts even if the game will be over soon."""

FATIGUE_COST: Final = [sum(FATIGUE_STEP_COST[:points]) for points in range(DEATH_FATIGUE + 1)]


def evaluate(s: Ship, forecast: Forecast) -> float:
    """The value of the position for the crew."""
    if s.result is not None:
        return WIN_VALUE if s.result.winners else -WIN_VALUE
    next_is_looting = CARRIED + (s.active + 1) % s.seats in s.token_at[:GUARD_COUNT]
    token = LOOTER_TOKEN_VALUE if next_is_looting else OWN_TOKEN_VALUE
    # After the actions are over the received tokens are those of the next player.
    total = token * s.received_tokens
    if not s.actions_over:
        total = token * s.own_tokens + RECEIVED_TOKEN_VALUE * s.received_tokens
    treasure, turns = treasure_work(s, forecast)
    total -= FIRE_WEIGHT * fire_cost(s, forecast, turns) + DECKHAND_WEIGHT * deckhand_cost(s, forecast, turns)
    return total - pirate_cost(s, forecast, turns) - treasure


def pirate_cost(s: Ship, forecast: Forecast, turns: float) -> float:
    """Fatigue, danger to life, items and Cutlasses; and the path home when the goal is in hand."""
    total = 0.0
    later = later_weight(turns)
    in_hand = sum([1 for where in s.token_at[:GUARD_COUNT] if where == LOOTED or CARRIED <= where < IN_BAG])
    home = None
    if in_hand >= s.goal:
        home = paths_home(s, forecast).full_fire.cost
        total -= GOAL_IN_HAND_VALUE
    death = DEATH_COST if loss_by_death(s) is None else LOSS_COST
    total += DEATH_COST * len(s.dead_characters)
    explosion_odds = fire_forecast(s, forecast).explosion_odds
    item_share = min(1.0, LATE_ITEM_SHARE + (1 - LATE_ITEM_SHARE) * len(s.stack) / FULL_VALUE_TILES)
    for seat, place in enumerate(s.place):
        points = s.fatigue[seat]
        total += FATIGUE_COST[points] * (FATIGUE_MIN_SHARE + (1 - FATIGUE_MIN_SHARE) * later)
        total -= item_share * ITEM_VALUE[s.item[seat]]
        if place != OFF_SHIP:
            level = s.fire[place]
            if points >= DEATH_FATIGUE - 1 and s.character[seat] != WHITEBEARD:
                total += death * forecast.rise_odds[COLOUR[place]][level]
            if place in explosion_odds:
                total += death * explosion_odds[place]
            if place in s.token_at:
                total += ENEMY_HERE_COST
            if level >= FIRE_LIMIT[points]:
                total += TOO_HOT_COST
            if home is not None:
                total += WALK_HOME_WEIGHT * home[place]
            elif forecast.distance[place][OFF_SHIP] == UNREACHABLE:
                total += NO_PATH_COST
    for cost in crew_costs(s, later):
        total += cost
    return total


def crew_costs(s: Ship, later: float) -> Iterator[float]:
    """Undefeated crew, and as negative costs the Cutlasses and Grog of defeated crew."""
    for token in CREW:
        where, back = s.token_at[token], s.token_back[token]
        if back is None:
            if where < OFF_SHIP:
                yield later * CREW_COST
        elif CARRIED <= where < IN_BAG:
            yield -later * (CUTLASS_VALUE if back == CUTLASS else CARRIED_GROG_VALUE)
        elif where < GONE:
            yield -LYING_CUTLASS_VALUE if back == CUTLASS else -LYING_GROG_VALUE
    if s.token_at[FROMM] < OFF_SHIP:
        yield FROMM_COST
    if s.all_crew:
        undefeated = [token for token in CREW if s.token_at[token] < OFF_SHIP or s.token_at[token] == IN_BAG]
        yield REQUIRED_CREW_COST * len(undefeated)
