"""The turn searched as a whole: sequences of the active pirate's actions, the best few of each length kept."""

from __future__ import annotations

from math import inf
from typing import NamedTuple

from ...engine import Action, Ask, Fast, Seat, play
from .actions import (
    END_TURN,
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
from .forecast import Forecast
from .fray import gamble, hopeless, provokes
from .revenge import Revenge
from .state import Ship
from .turn import Turn
from .worth import ITEM_WORTH, worth

WIDTH, PER_PLACE, LENGTH = 14, 4, 12
"""So many sequences of each length are kept, so many that end in one place, and so long are they at most."""
TOKEN = 0.6
"""How much more than one passed on an action is worth that is still to be used this turn."""
ORDER = {Swap: 0, FightFires: 1, Blanket: 1, Bucket: 1, Eliminate: 2, PickUp: 3, Drink: 4, Rest: 4, Train: 5}
"""What is done in one place is done in this order, for another would lead to the same. Steps have none."""


class Line(NamedTuple):
    """A sequence of actions that luck has no part in, and what it leads to."""

    value: float
    actions: tuple[Action, ...]
    keys: tuple[object, ...]
    ship: Ship


LOG: dict[object, Action] = {}
"""The plan of the turn that was searched last: what to do at each table it leads to.

It only saves the search: a table that is not in it is searched anew.
"""


def planned(s: Ship, ask: Ask) -> Action:
    """The next action of the best sequence. What was planned earlier in the turn is kept to."""
    table, mark = setting(s), key(s, ask.seat)
    if LOG.get((table, mark)) not in ask.options:
        line = best_line(s, ask.seat, mark, Forecast(s))
        LOG.clear()
        LOG.update({(table, step): action for step, action in zip(line.keys, line.actions, strict=False)})
    return LOG[table, mark]


def best_line(s: Ship, seat: Seat, mark: object, forecast: Forecast) -> Line:
    root = within_turn(s)
    best = Line(worth(root, forecast), (END_TURN,), (mark,), root)
    lines = [Line(0.0, (), (mark,), root)]
    seen: set[object] = {mark}
    for _ in range(LENGTH):
        grown: list[Line] = []
        for line in lines:
            ship = line.ship
            for action in sensible(line, seat, root.item[seat]):
                if provokes(ship, seat, action):
                    value = -inf if hopeless(ship, seat, action) else gamble(ship, seat, action, forecast, best.value)
                    if value > best.value:
                        best = Line(value, (*line.actions, action), line.keys, ship)
                    continue
                twin = ship.clone()
                play(twin, seat, action)
                mark = key(twin, seat)
                if mark in seen:
                    continue
                seen.add(mark)
                value = worth(twin, forecast)
                if value > best.value:
                    best = Line(value, (*line.actions, action, END_TURN), (*line.keys, mark), twin)
                if goes_on(twin, seat):
                    value += TOKEN * (twin.own + twin.given)
                    grown.append(Line(value, (*line.actions, action), (*line.keys, mark), twin))
        lines = kept(grown, seat)
        if not lines:
            break
    return best


def within_turn(s: Ship) -> Ship:
    """A copy of the table that ends with the turn: what luck will do after it is left out."""
    twin = s.clone()
    twin.chance = Fast(7)
    twin.agenda = [phase for phase in twin.agenda if not isinstance(phase, (Revenge, Turn))]
    return twin


def sensible(line: Line, seat: Seat, item: int | None) -> list[Action]:
    """What may follow; but nothing is put down, one swap is enough, and things are done in their order."""
    ship = line.ship
    least = ORDER.get(type(line.actions[-1]), 0) if line.actions else 0
    found = []
    for action in ship.asks[0].options:
        if action is END_TURN or isinstance(action, PutDown):
            continue
        if isinstance(action, Swap) and (ship.item[seat] != item or ITEM_WORTH[action.item] <= ITEM_WORTH[item]):
            continue
        if ORDER.get(type(action), least) >= least:
            found.append(action)
    return found


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
    return bool(s.agenda) and not s.ended and s.result is None and s.asks[0].seat == seat


def setting(s: Ship) -> object:
    """What tells two turns apart, of this game or of others: all that stays as it is as long as luck has no part."""
    others = [
        (s.character[seat], s.place[seat], s.fatigue[seat], s.battle[seat], s.item[seat])
        for seat in range(s.seats)
        if seat != s.active
    ]
    cards, tiles = (*s.deck, *s.aside, s.top, s.fives), (*s.stack, *s.cell, *s.turns)
    rules = s.goal, s.all_crew, s.dead_pirate_loses, s.reference, s.by_vote
    return s.turn, s.active, s.character[s.active], s.explosions, *s.reserve, *others, *cards, *tiles, *rules


def key(s: Ship, seat: Seat) -> object:
    """What tells two positions of a turn apart."""
    return (
        s.place[seat],
        s.fatigue[seat],
        s.own,
        s.given,
        s.used,
        s.battle[seat],
        s.item[seat],
        s.ended,
        tuple(s.fire),
        tuple(s.deckhands),
        tuple(s.at),
        tuple(s.back),
        tuple(s.items),
        type(s.agenda[-1]) if s.agenda else None,
    )
