"""What the active pirate's jobs are judged by: his ways, the treasure, the cards left. Found once for each choice."""

from __future__ import annotations

from typing import Final

from .....engine import Action
from ...components import (
    CREW,
    CROWD_SIZE,
    FIRE_LEVELS,
    FIRE_LIMIT,
    FROMM,
    GUARD_COUNT,
    GUS,
    KALLEN,
    OFF_SHIP,
    REVENGE_CARDS,
)
from ...rules.ending import has_undefeated_crew
from ...rules.legal_actions import unused_item
from ...state import CARRIED, IN_BAG, LOOTED, LYING, TRAPDOOR_IN, Ship
from ..forecast import cards_ahead
from .routes import NOWHERE, Routes, WaysHome, find_routes, find_ways_home
from .weights import WEIGHTS

KALLEN_FIRE_COST: Final = 0.1
"""What a level of fire on the way home costs Kallen, who pays rises only. (DM-7.1)"""
CLEARING_TOKENS: Final = 3
"""With fewer actions left a way that is shut is not cleared for a treasure."""
SPREADS: Final = [card.icon == "spread" for card in REVENGE_CARDS]
"""By card: whether it spreads deckhands."""


class Situation:
    """The position as the active pirate sees it."""

    __slots__ = (
        "carried",
        "crowded",
        "enemies",
        "exits",
        "fatigue",
        "home",
        "is_looting",
        "item",
        "lying",
        "missing",
        "place",
        "rise_odds",
        "routes",
        "s",
        "seat",
        "spread_odds",
        "steps",
        "tokens",
        "too_hot",
        "treasures",
        "way_home",
    )

    def __init__(self, s: Ship) -> None:
        seat = s.active
        self.s = s
        self.seat = seat
        self.place = s.place[seat]
        self.fatigue = s.fatigue[seat]
        self.tokens = s.own_tokens + s.received_tokens
        self.item = unused_item(s)
        self.too_hot = s.fire[self.place] >= FIRE_LIMIT[self.fatigue]  # (DM-7.5)
        self.crowded = s.deckhands[self.place] >= CROWD_SIZE  # (DM-7.6)
        guards = s.token_at[:GUARD_COUNT]
        self.is_looting = CARRIED + seat in guards
        self.missing = s.goal
        self.carried = self.lying = 0
        self.treasures: list[int] = []
        """The rooms with a treasure, guarded or lying, one entry for each."""
        for where in guards:
            if where == LOOTED:
                self.missing -= 1
            elif where < OFF_SHIP:
                self.treasures.append(where)
            elif where < TRAPDOOR_IN:
                self.lying += 1
                self.treasures.append(where - LYING)
            elif CARRIED <= where < IN_BAG:
                self.carried += 1
        self.enemies = enemy_mask(s)
        """The mask of the rooms with enemies that this pirate must fight."""
        fire_cost = WEIGHTS["routes.treasure_fire"]
        if self.is_looting and s.character[seat] == KALLEN:
            fire_cost = KALLEN_FIRE_COST
        self.home = find_ways_home(s, fire_cost, self.enemies)
        if s.character[seat] == GUS:
            self.enemies = guard_mask(s)
        self.routes = Routes([], [], [], []) if self.is_looting else find_routes(s, seat, self.enemies)
        self.steps: dict[int, Action | None] = {}
        """The next action on a way, by its first and second place. Many ways begin alike."""
        self.rise_odds: list[list[float]] = []
        self.spread_odds = 0.0
        self.exits = 0
        self.way_home = 0

    def look_at_cards(self) -> None:
        """Find the odds of the next card, and the rooms that a treasure will be carried through."""
        s = self.s
        cards = cards_ahead(s)[0]
        share = 1.0 / len(cards)
        red, yellow = [0.0] * 6, [0.0] * 6
        for card in cards:
            levels = FIRE_LEVELS[card]
            if levels[0] is not None:
                red[levels[0]] += share
            if levels[1] is not None:
                yellow[levels[1]] += share
            if SPREADS[card]:
                self.spread_odds += share
        self.rise_odds = [red, yellow]
        for exit in s.exits:
            if exit is not None:
                self.exits |= 1 << exit // 4
        self.way_home = ways_of_treasure(s, self.home)

    def shut_door_home(self) -> int:
        """The door that leads home with a treasure, if deckhands shut the room behind it and can be struck down from
        here, with actions to spare; else NOWHERE. (DM-7.6)"""
        s, place = self.s, self.place
        if place == OFF_SHIP or self.too_hot or self.crowded or self.tokens < CLEARING_TOKENS:
            return NOWHERE
        door = self.home.door[place]
        target = None if door == NOWHERE else s.link[4 * place + door]
        return door if target is not None and s.deckhands[target] >= CROWD_SIZE else NOWHERE

    def has_only_to_leave(self) -> bool:
        """Whether all that is left to do is to get off the ship. (DM-11.1)"""
        s = self.s
        if self.missing > 0 or s.token_at[FROMM] < OFF_SHIP:
            return False
        return not (s.all_crew and has_undefeated_crew(s))


def enemy_mask(s: Ship) -> int:
    """The mask of the rooms with enemies."""
    mask = 0
    for where in s.token_at:
        if where < OFF_SHIP:
            mask |= 1 << where
    return mask


def guard_mask(s: Ship) -> int:
    """The mask of the rooms with guards."""
    mask = 0
    for where in s.token_at[:GUARD_COUNT]:
        if where < OFF_SHIP:
            mask |= 1 << where
    return mask


def ways_of_treasure(s: Ship, home: WaysHome) -> int:
    """The mask of the rooms that treasures in hand or lying about will be carried through."""
    mask = 0
    for where in s.token_at[:GUARD_COUNT]:
        if CARRIED <= where < IN_BAG:
            room = s.place[where - CARRIED]
        elif LYING <= where < TRAPDOOR_IN:
            room = where - LYING
        else:
            continue
        while room != OFF_SHIP and home.door[room] != NOWHERE:
            beyond = s.link[4 * room + home.door[room]]
            assert beyond is not None
            room = beyond
            if mask >> room & 1:
                break
            mask |= 1 << room
    return mask & ~(1 << OFF_SHIP)


def undefeated_crew(s: Ship) -> list[int]:
    """The crew aboard, and Captain Fromm."""
    return [token for token in (*CREW, FROMM) if s.token_at[token] < OFF_SHIP]
