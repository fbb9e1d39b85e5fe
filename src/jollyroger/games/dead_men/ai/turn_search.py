"""Beam search over the turn: sequences of the active pirate's actions, keeping the best few of each length."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Final

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
from .battle_value import starts_battle
from .evaluation import ITEM_VALUE, evaluate
from .forecast import forecast_for
from .turn_cache import Line, TurnCache, cache_for, is_acting, position_key, turn_copy

BEAM_WIDTH: Final = 4
MAX_PER_PLACE: Final = 2
MAX_LENGTH: Final = 12
"""How many sequences of each length are kept, how many of them may end in the same place, and the greatest length.
Narrower beams win fewer games, wider ones no more. (docs/decisions/0008)"""
TOKEN_VALUE: Final = 0.48
"""How much more an action that can still be used this turn is worth than one passed on. Tuned on simulated games."""
ACTION_ORDER: Final = {
    Swap: 0,
    FightFires: 1,
    Blanket: 1,
    Bucket: 1,
    Eliminate: 2,
    PickUp: 3,
    Drink: 4,
    Rest: 4,
    Train: 5,
}
"""Actions in one place are tried in this order only, since any other leads to the same position. Moves have none."""
WORN_OUT_FATIGUE: Final = 9
"""From this fatigue on a pirate had better leave his treasure to another."""
TAKE_TREASURE: Final = PICK_UP[TREASURE]


def best_action(s: Ship, ask: Ask) -> Action:
    """The first action of the best sequence. It depends on the position alone: no plan is kept between actions."""
    lines = best_lines(s, ask)
    return max(lines, key=lambda action: lines[action].value)


def best_lines(s: Ship, ask: Ask) -> dict[Action, Line]:
    """The best sequence found for each first action that was tried."""
    root, seat = turn_copy(s), ask.seat
    cache, key = cache_for(s, forecast_for(s)), position_key(root, seat)
    question = key, *ask.options
    if question not in cache.lines:
        cache.lines[question] = search_turn(root, ask, cache, key)
    return cache.lines[question]


def search_turn(root: Ship, ask: Ask, cache: TurnCache, key: object) -> dict[Action, Line]:
    """The search behind `best_lines`."""
    seat, forecast = ask.seat, cache.forecast
    stop = END_TURN if END_TURN in ask.options else ask.options[0]
    top = evaluate(root, forecast) if stop is END_TURN else -inf
    best = {stop: Line(top, (stop,), root, key)}
    lines = [Line(0.0, (), root, key)]
    seen: set[object] = {key}
    for _ in range(MAX_LENGTH):
        longer: list[Line] = []
        for line in lines:
            ship = line.ship
            if not ship.asks:
                advance(ship)
            options = ship.asks[0].options if line.actions else ask.options
            for action in sensible_actions(line, options, seat, root):
                actions = (*line.actions, action)
                if starts_battle(ship, seat, action):
                    found = Line(cache.battle_value(ship, line.key, seat, action, top), actions, ship, line.key)
                else:
                    value, twin, key = cache.try_action(ship, line.key, seat, action)
                    if key in seen:
                        continue
                    seen.add(key)
                    found = Line(value, actions, twin, key)
                    if can_continue(twin, seat):
                        tokens = twin.own_tokens + twin.received_tokens
                        longer.append(Line(value + TOKEN_VALUE * tokens, actions, twin, key))
                first = best.get(actions[0])
                if first is None or found.value > first.value:
                    best[actions[0]] = found
                    top = max(top, found.value)
        lines = select_beam(longer, seat)
        if not lines:
            break
    return best


def sensible_actions(line: Line, options: Sequence[Action], seat: Seat, root: Ship) -> list[Action]:
    """The options worth trying next: nothing is put down, one swap with the table is enough, and the order counts."""
    ship, item = line.ship, root.item[seat]
    earliest = ACTION_ORDER.get(type(line.actions[-1]), 0) if line.actions else 0
    found = []
    for action in options:
        if action is END_TURN or isinstance(action, PutDown):
            continue
        if isinstance(action, Swap) and not (ship.item[seat] == item and is_better_item(ship, action.item, item)):
            continue
        if action == TAKE_TREASURE and ship.place[seat] != root.place[seat] and is_claimed(ship, seat):
            continue
        if ACTION_ORDER.get(type(action), earliest) >= earliest:
            found.append(action)
    return found


def is_claimed(s: Ship, seat: Seat) -> bool:
    """Whether another pirate in this room is fit to carry the treasure here: then it is left to him."""
    return any(
        place == s.place[seat] and other != seat and s.fatigue[other] < WORN_OUT_FATIGUE and not is_looting(s, other)
        for other, place in enumerate(s.place)
    )


def is_better_item(s: Ship, item: int, own: int | None) -> bool:
    """Whether an item is worth a swap; items of other pirates are left to them."""
    return item in s.table_items and ITEM_VALUE[item] > ITEM_VALUE[own]


def select_beam(lines: list[Line], seat: Seat) -> list[Line]:
    """The best sequences, but not too many that end in the same place."""
    lines.sort(key=lambda line: -line.value)
    selected: list[Line] = []
    counts: dict[int, int] = {}
    for line in lines:
        place = line.ship.place[seat]
        if counts.get(place, 0) < MAX_PER_PLACE:
            counts[place] = counts.get(place, 0) + 1
            selected.append(line)
            if len(selected) == BEAM_WIDTH:
                break
    return selected


def can_continue(s: Ship, seat: Seat) -> bool:
    """Whether this pirate has more to choose in this turn."""
    if s.result is not None or s.actions_over or not s.agenda:
        return False
    return is_acting(s) or s.asks[0].seat == seat
