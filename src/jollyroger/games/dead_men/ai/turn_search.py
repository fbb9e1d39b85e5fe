"""The turn searched as a whole: sequences of the active pirate's actions, the best few of each length kept."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from ....engine import Action, Ask, Seat, advance
from ..actions import (
    END_TURN,
    PICK_UP,
    Blanket,
    Bucket,
    Drink,
    Eliminate,
    FightFires,
    PickUp,
    PutDown,
    Rest,
    Swap,
    Train,
)
from ..components import TREASURE
from ..state import Ship, is_looting
from .battle_value import provokes
from .evaluation import ITEM_WORTH, worth
from .forecast import forecast_of
from .turn_cache import Line, Trials, acts, key, trials, within_turn

WIDTH, PER_PLACE, LENGTH = 4, 2, 12
"""So many sequences of each length are kept, so many that end in one place, and so long are they at most."""
TOKEN = 0.48
"""How much more than one passed on an action is worth that is still to be used this turn."""
ORDER = {Swap: 0, FightFires: 1, Blanket: 1, Bucket: 1, Eliminate: 2, PickUp: 3, Drink: 4, Rest: 4, Train: 5}
"""What is done in one place is done in this order, for another would lead to the same. Steps have none."""


TAKE_TREASURE = PICK_UP[TREASURE]
WORN = 9
"""From such a fatigue on a pirate is glad if another carries the treasure."""


def planned(s: Ship, ask: Ask) -> Action:
    """The first action of the best sequence, which depends on the position alone: nobody remembers a plan."""
    lines = best_lines(s, ask)
    return max(lines, key=lambda action: lines[action].value)


def best_lines(s: Ship, ask: Ask) -> dict[Action, Line]:
    """The best sequence found for each action to begin with; those are all among the options."""
    root, seat = within_turn(s), ask.seat
    tried, mark = trials(s, forecast_of(s)), key(root, seat)
    asked = mark, *ask.options
    if asked not in tried.plans:
        tried.plans[asked] = sought(root, ask, tried, mark)
    return tried.plans[asked]


def sought(root: Ship, ask: Ask, tried: Trials, mark: object) -> dict[Action, Line]:
    """The same, not yet known."""
    seat, forecast = ask.seat, tried.forecast
    stop = END_TURN if END_TURN in ask.options else ask.options[0]
    top = worth(root, forecast) if stop is END_TURN else -inf
    best = {stop: Line(top, (stop,), root, mark)}
    lines = [Line(0.0, (), root, mark)]
    seen: set[object] = {mark}
    for _ in range(LENGTH):
        grown: list[Line] = []
        for line in lines:
            ship = line.ship
            if not ship.asks:
                advance(ship)
            options = ship.asks[0].options if line.actions else ask.options
            for action in sensible(line, options, seat, root):
                actions = (*line.actions, action)
                if provokes(ship, seat, action):
                    found = Line(tried.risk(ship, line.mark, seat, action, top), actions, ship, line.mark)
                else:
                    value, twin, mark = tried.step(ship, line.mark, seat, action)
                    if mark in seen:
                        continue
                    seen.add(mark)
                    found = Line(value, actions, twin, mark)
                    if goes_on(twin, seat):
                        grown.append(found._replace(value=value + TOKEN * (twin.own_tokens + twin.received_tokens)))
                first = best.get(actions[0])
                if first is None or found.value > first.value:
                    best[actions[0]] = found
                    top = max(top, found.value)
        lines = kept(grown, seat)
        if not lines:
            break
    return best


def sensible(line: Line, options: Sequence[Action], seat: Seat, root: Ship) -> list[Action]:
    """What may follow; but nothing is put down, one swap with the table is enough, and things have their order."""
    ship, item = line.ship, root.item[seat]
    least = ORDER.get(type(line.actions[-1]), 0) if line.actions else 0
    found = []
    for action in options:
        if action is END_TURN or isinstance(action, PutDown):
            continue
        if isinstance(action, Swap) and not (ship.item[seat] == item and better(ship, action.item, item)):
            continue
        if action == TAKE_TREASURE and ship.place[seat] != root.place[seat] and claimed(ship, seat):
            continue
        if ORDER.get(type(action), least) >= least:
            found.append(action)
    return found


def claimed(s: Ship, seat: Seat) -> bool:
    """Whether another pirate stands over the treasure here, fit to carry it: nobody comes to take it from him."""
    return any(
        place == s.place[seat] and other != seat and s.fatigue[other] < WORN and not is_looting(s, other)
        for other, place in enumerate(s.place)
    )


def better(s: Ship, item: int, own: int | None) -> bool:
    """Whether an item is worth a swap; what another pirate holds is his."""
    return item in s.table_items and ITEM_WORTH[item] > ITEM_WORTH[own]


def kept(lines: list[Line], seat: Seat) -> list[Line]:
    """The best, but not too many that end in the same place."""
    lines.sort(key=lambda line: -line.value)
    found: list[Line] = []
    crowd: dict[int, int] = {}
    for line in lines:
        place = line.ship.place[seat]
        if crowd.get(place, 0) < PER_PLACE:
            crowd[place] = crowd.get(place, 0) + 1
            found.append(line)
            if len(found) == WIDTH:
                break
    return found


def goes_on(s: Ship, seat: Seat) -> bool:
    """Whether this pirate has more to choose in this turn."""
    if s.result is not None or s.actions_over or not s.agenda:
        return False
    return acts(s) or s.asks[0].seat == seat
