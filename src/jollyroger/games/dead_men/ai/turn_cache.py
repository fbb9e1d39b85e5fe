"""What the search of a turn has tried so far, so that no position is tried twice."""

from __future__ import annotations

from collections.abc import Hashable
from math import inf
from typing import Final

from ....engine import Action, Fast, Seat, advance, play
from ..rules.action_phase import Acting
from ..rules.effects import EFFECTS
from ..rules.revenge import Revenge
from ..rules.turn import Turn
from ..state import Ship
from .battle_value import average_battle_value, best_battle_value, is_hopeless
from .evaluation import evaluate
from .forecast import Forecast, LruCache

TRIAL_CHANCE: Final = Fast(7)
"""The chance for trials that need one after all, such as a death; a fixed seed makes them repeatable."""
MAX_TRIALS: Final = 4_000
"""How many trials are kept at most: each holds a copy of the state."""


class Line:
    """A sequence of actions without dice, and the position it leads to."""

    __slots__ = ("actions", "key", "ship", "value")

    def __init__(self, value: float, actions: tuple[Action, ...], ship: Ship, key: object) -> None:
        self.value = value
        self.actions = actions
        self.ship = ship
        self.key = key
        """Tells this position from others of the same turn."""


class TurnCache:
    """The actions tried in this turn, by the key of the position and the action."""

    def __init__(self, forecast: Forecast) -> None:
        self.forecast = forecast
        self.trials: dict[tuple[object, Action], tuple[float, Ship, object]] = {}
        self.best_battles: dict[tuple[object, Action], float] = {}
        self.average_battles: dict[tuple[object, Action], float] = {}
        self.lines: dict[object, dict[Action, Line]] = {}

    def try_action(self, s: Ship, key: object, seat: Seat, action: Action) -> tuple[float, Ship, object]:
        """An action without dice: the value, the state after it, and the key of that state."""
        found = self.trials.get((key, action))
        if found is None:
            if len(self.trials) >= MAX_TRIALS:
                self.trials.clear()
            twin = state_after(s, seat, action)
            found = self.trials[key, action] = evaluate(twin, self.forecast), twin, position_key(twin, seat)
        return found

    def battle_value(self, s: Ship, key: object, seat: Seat, action: Action, threshold: float) -> float:
        """The average value of an action that starts a battle; -inf if it cannot exceed the threshold."""
        best = self.best_battles.get((key, action))
        if best is None:
            best = -inf if is_hopeless(s, seat, action) else best_battle_value(s, seat, action, self.forecast)
            self.best_battles[key, action] = best
        if best <= threshold:
            return -inf
        found = self.average_battles.get((key, action))
        if found is None:
            found = average_battle_value(s, seat, action, self.forecast)
            self.average_battles[key, action] = found
        return found


def state_after(s: Ship, seat: Seat, action: Action) -> Ship:
    """The state after an action. The next options are not computed: mostly nobody asks for them."""
    twin = s.clone()
    twin.chance = TRIAL_CHANCE.clone()
    if not is_acting(twin):
        play(twin, seat, action)
        return twin
    twin.asks = []
    EFFECTS[type(action)](twin, seat, action)
    if twin.actions_over or not is_acting(twin):
        advance(twin)
    return twin


def is_acting(s: Ship) -> bool:
    """Whether the active pirate's next action is being decided."""
    return bool(s.agenda) and isinstance(s.agenda[-1], Acting)


CACHES: LruCache[TurnCache] = LruCache(2)
"""The caches of this turn and of the last one; they are large."""


def cache_for(s: Ship, forecast: Forecast) -> TurnCache:
    """The cache of this turn."""
    return CACHES.get((forecast, turn_key(s)), lambda: TurnCache(forecast))


def turn_copy(s: Ship) -> Ship:
    """A copy whose agenda ends with the turn, so that trials do not draw cards."""
    twin = s.clone()
    twin.chance = TRIAL_CHANCE.clone()
    # The order of these lists means nothing; sorted, trials do not depend on it.
    twin.deck.sort()
    twin.stack.sort()
    twin.reserve.sort()
    twin.agenda = [phase for phase in twin.agenda if not isinstance(phase, (Revenge, Turn))]
    return twin


def turn_key(s: Ship) -> Hashable:
    """Everything that tells two turns apart, besides the forecast: what actions without dice do not change."""
    others = [
        (s.character[seat], s.place[seat], s.fatigue[seat], s.battle[seat], s.item[seat])
        for seat in range(s.seats)
        if seat != s.active
    ]
    options = s.all_crew, s.dead_pirate_loses, s.by_vote, s.double_tiles
    counters = s.explosions, s.supply + sum(s.deckhands), len(s.stack), s.fromm_strength
    losses = *s.keg_spent, *s.lost_items, *s.dead_characters
    return s.active, s.character[s.active], *others, *options, *counters, *losses


def position_key(s: Ship, seat: Seat) -> object:
    """Everything that tells two positions of a turn apart."""
    return (
        s.place[seat],
        s.fatigue[seat],
        s.own_tokens,
        s.received_tokens,
        s.used_items,
        s.battle[seat],
        s.item[seat],
        s.actions_over,
        tuple(s.fire),
        tuple(s.deckhands),
        tuple(s.token_at),
        tuple(s.token_back),
        tuple(s.table_items),
        type(s.agenda[-1]) if s.agenda else None,
    )
