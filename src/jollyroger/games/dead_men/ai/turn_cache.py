"""What an action leads to, tried on copies of the table, each once in a turn."""

from __future__ import annotations

from collections.abc import Hashable
from math import inf
from typing import NamedTuple

from ....engine import Action, Fast, Seat, advance, play
from ..rules.action_phase import Acting
from ..rules.effects import EFFECTS
from ..rules.revenge import Revenge
from ..rules.turn import Turn
from ..state import Ship
from .battle_value import gamble, hope, hopeless
from .evaluation import worth
from .forecast import Forecast
from .lru import Recent

LUCK = Fast(7)
"""What decides where luck has a part after all: the same for every trial."""


MOST = 4_000
"""So many copies of the table are kept at most."""


class Line(NamedTuple):
    """A sequence of actions that luck has no part in, and what it leads to."""

    value: float
    actions: tuple[Action, ...]
    ship: Ship
    mark: object
    """What tells this position from others of the same turn."""


class Trials:
    """What has been tried in this turn. A position is known by its mark, and nothing else matters to what is found."""

    def __init__(self, forecast: Forecast) -> None:
        self.forecast = forecast
        self.steps: dict[tuple[object, Action], tuple[float, Ship, object]] = {}
        self.hopes: dict[tuple[object, Action], float] = {}
        self.risks: dict[tuple[object, Action], float] = {}
        self.plans: dict[object, dict[Action, Line]] = {}

    def step(self, s: Ship, mark: object, seat: Seat, action: Action) -> tuple[float, Ship, object]:
        """What an action leads to that needs no luck: its worth, the table, and the mark of that position."""
        found = self.steps.get((mark, action))
        if found is None:
            if len(self.steps) >= MOST:
                self.steps.clear()
            twin = done(s, seat, action)
            found = self.steps[mark, action] = worth(twin, self.forecast), twin, key(twin, seat)
        return found

    def risk(self, s: Ship, mark: object, seat: Seat, action: Action, wanted: float) -> float:
        """What an action is worth that leads to a battle, if it may be worth more than what is wanted."""
        most = self.hopes.get((mark, action))
        if most is None:
            hopes = not hopeless(s, seat, action)
            most = self.hopes[mark, action] = hope(s, seat, action, self.forecast) if hopes else -inf
        if most <= wanted:
            return -inf
        found = self.risks.get((mark, action))
        if found is None:
            found = self.risks[mark, action] = gamble(s, seat, action, self.forecast)
        return found


def done(s: Ship, seat: Seat, action: Action) -> Ship:
    """The table after an action. What may be done then is found out later, if it matters: mostly it does not."""
    twin = s.clone()
    twin.chance = LUCK.clone()
    if not acts(twin):
        play(twin, seat, action)
        return twin
    twin.asks = []
    EFFECTS[type(action)](twin, seat, action)
    if twin.actions_over or not acts(twin):
        advance(twin)
    return twin


def acts(s: Ship) -> bool:
    """Whether the active pirate may act now, and nothing has to be decided before."""
    return bool(s.agenda) and isinstance(s.agenda[-1], Acting)


RECENT: Recent[Trials] = Recent(2)
"""The trials of this turn and of the last one: they hold many copies of the table."""


def trials(s: Ship, forecast: Forecast) -> Trials:
    """The trials of this turn."""
    return RECENT.get((forecast, setting(s)), lambda: Trials(forecast))


def within_turn(s: Ship) -> Ship:
    """A copy of the table that ends with the turn: what luck will do after it is left out."""
    twin = s.clone()
    twin.chance = LUCK.clone()
    # Bags have no order that anybody knows.
    twin.deck.sort()
    twin.stack.sort()
    twin.reserve.sort()
    twin.agenda = [phase for phase in twin.agenda if not isinstance(phase, (Revenge, Turn))]
    return twin


def setting(s: Ship) -> Hashable:
    """What tells two turns apart besides the forecast: all that stays as it is as long as luck has no part."""
    others = [
        (s.character[seat], s.place[seat], s.fatigue[seat], s.battle[seat], s.item[seat])
        for seat in range(s.seats)
        if seat != s.active
    ]
    rules = s.all_crew, s.dead_pirate_loses, s.by_vote, s.double_tiles
    losses = (
        s.explosions,
        s.supply + sum(s.deckhands),
        len(s.stack),
        s.fromm_strength,
        *s.keg_spent,
        *s.lost_items,
        *s.dead_characters,
    )
    return s.active, s.character[s.active], *others, *rules, *losses


def key(s: Ship, seat: Seat) -> object:
    """What tells two positions of a turn apart."""
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
