"""What fires, kegs and deckhands threaten, as a cost in actions.

A danger counts only as far as the ship will still be needed when it comes: `turns` is how many turns the treasure
will take. All prices were tuned on simulated games; around them the win rate is flat. (docs/decisions/0008)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from ..components import (
    COLOUR,
    CROWD_SIZE,
    EXPLOSION_LEVEL,
    FIRE_LIMIT,
    GUARD_COUNT,
    LOSING_EXPLOSIONS,
    OFF_SHIP,
    RED,
    SCAN_SIDES,
    TREASURE_COUNT,
    YELLOW,
)
from ..rules.fire import keg_explodes_at
from ..state import CARRIED, GONE, LYING, Ship, keg_side
from .forecast import CARDS_AHEAD, DeckhandForecast, FireForecast, Forecast

LOSS_COST: Final = 100.0
"""Losing the game."""
EXPLOSION_COST: Final = [4.6, 5.8, 7.5, 9.8, 13.0, 19.0]
"""One more explosion, by the number so far."""
ROOM_LOSS_COST: Final = 2.4
"""Losing a room, in addition."""
TREASURE_LOSS_COST: Final = 20.0
"""Losing the last treasure to spare; half of it if there are two."""
DISCOUNT: Final = 0.8
"""The weight of a danger falls by this factor per turn: there is time to do something about it."""
MIN_WEIGHT: Final = 0.2
"""The least weight of a danger that comes when the treasure should be home."""
LATER_MIN: Final = 0.1
LATER_PER_TURN: Final = 0.12
LATER_MAX: Final = 1.6
"""The weight of what happens in the long run: at least, more per turn the treasure takes, at most."""
SLOW_FIRE_COST: Final = [0.0, 0.1, 0.4, 1.0, 2.0, 3.0]
"""What a fire may grow to in the long run, by level."""
REMOTE_FIRE_COST: Final = [0.0, 0.0, 0.0, 0.097, 0.34, 0.58]
"""A fire far from all pirates: per step to the nearest one, by level."""
TOO_HOT_STEPS: Final = 2
"""A pirate too tired to enter a fire counts as this many steps farther away."""
MAX_STEPS: Final = 6
"""Steps beyond this do not count."""
EMPTY_SUPPLY_COST: Final = 48.0
SUPPLY_DECAY: Final = 0.87
"""An empty supply of deckhands, and the factor for each deckhand left in it."""
REMOTE_DECKHAND_COST: Final = 0.21
"""Deckhands at a trapdoor out of reach of all pirates, per step."""
CROWD_COST: Final = 0.4
"""Each deckhand in a room that makes it shut, or is beyond that."""

EXPLODED: Final = -9
"""The level of an exploded room: it never rises and equals no card's level."""


def fire_cost(s: Ship, forecast: Forecast, turns: float) -> float:
    """The cost of fires and kegs: what the next cards may do, and what the fires may grow to."""
    fire = s.fire
    helpers = [(forecast.distance[place], FIRE_LIMIT[s.fatigue[seat]]) for seat, place in enumerate(helper_places(s))]
    costs, slow, _ = fire_forecast(s, forecast)
    later = slow + sum(EXPLOSION_COST[: s.explosions])
    for room in s.rooms:
        level = fire[room]
        if level > 2:
            nearest = MAX_STEPS
            for distance, limit in helpers:
                steps = distance[room] if level < limit else distance[room] + TOO_HOT_STEPS
                nearest = min(nearest, steps)
            later += REMOTE_FIRE_COST[level] * nearest
    return discounted(costs, turns) + later_weight(turns) * later


def discounted(costs: list[float], turns: float) -> float:
    """The sum of the costs of the next cards, each weighted by whether the ship will still be needed."""
    total, weight = 0.0, 1.0
    for step, cost in enumerate(costs):
        total += cost * weight * min(1.0, max(MIN_WEIGHT, turns + 1 - step))
        weight *= DISCOUNT
    return total


def later_weight(turns: float) -> float:
    """The weight of what happens in the long run."""
    return min(LATER_MAX, LATER_MIN + LATER_PER_TURN * turns)


def helper_places(s: Ship) -> list[int]:
    """Where pirates come from who might help: one who carries a treasure will leave the ship first."""
    return [OFF_SHIP if CARRIED + seat in s.token_at[:GUARD_COUNT] else place for seat, place in enumerate(s.place)]


def fire_forecast(s: Ship, forecast: Forecast) -> FireForecast:
    key = (tuple(s.fire), tuple(s.token_at[:GUARD_COUNT]), s.explosions, tuple(s.keg_spent))
    found = forecast.fire_cache.get(key)
    if found is None:
        found = forecast.fire_cache[key] = simulate_fires(s, forecast)
    return found


def simulate_fires(s: Ship, forecast: Forecast) -> FireForecast:
    """Apply each sampled sequence of cards to the fires."""
    costs = [0.0] * CARDS_AHEAD
    explosion_odds: dict[int, float] = {}
    share = 1 / len(forecast.sequences)
    treasures = [where for where in s.token_at[:GUARD_COUNT] if where < LYING + OFF_SHIP]
    limit = LOSING_EXPLOSIONS - s.explosions
    loss = treasure_loss_cost(s)
    rooms = rooms_by_colour(s)
    for sequence in forecast.sequences:
        fires = Fires(s.fire[:], s.keg_spent[:], [])
        explosions = counted = 0
        for step, card in enumerate(sequence):
            before = explosions
            explosions += apply_fire_to(fires, s, rooms, card.levels)
            if explosions >= limit:
                costs[step] += share * LOSS_COST
                break
            if explosions > before:
                markers = sum(EXPLOSION_COST[s.explosions + before : s.explosions + explosions])
                costs[step] += share * (markers + ROOM_LOSS_COST * (len(fires.exploded) - counted))
                for room in fires.exploded[counted:]:
                    if room in treasures or LYING + room in treasures:
                        costs[step] += share * loss
                counted = len(fires.exploded)
            if step == 0:
                for room in fires.exploded:
                    explosion_odds[room] = explosion_odds.get(room, 0.0) + share
    growth = 1 + s.explosions / 4
    return FireForecast(costs, growth * sum([SLOW_FIRE_COST[s.fire[room]] for room in s.rooms]), explosion_odds)


class Fires(NamedTuple):
    """Fire levels and kegs, apart from the ship: copying a whole ship for every sequence would take too long."""

    level: list[int]
    """By room; EXPLODED for a room that has exploded."""
    keg_spent: list[bool]
    exploded: list[int]
    """Rooms in the order in which they exploded."""


def rooms_by_colour(s: Ship) -> tuple[list[int], list[int]]:
    """The live red rooms and the live yellow rooms, each in scan order."""
    return [room for room in s.rooms if COLOUR[room] == RED], [room for room in s.rooms if COLOUR[room] == YELLOW]


def apply_fire_to(
    fires: Fires, s: Ship, rooms: tuple[list[int], list[int]], levels: tuple[int | None, int | None]
) -> int:
    """What `rules.fire.apply_fire` does, without pirates and tokens; returns how far the explosion marker moves.

    A property test proves that the two agree.
    """
    explosions = 0
    red, yellow = levels
    if red is not None and yellow is not None:
        for room in s.rooms:
            if fires.level[room] == levels[COLOUR[room]]:
                explosions += raise_fire_in(fires, s, room)
    else:
        colour = RED if yellow is None else YELLOW
        for room in rooms[colour]:
            if fires.level[room] == levels[colour]:
                explosions += raise_fire_in(fires, s, room)
    return explosions


def raise_fire_in(fires: Fires, s: Ship, room: int) -> int:
    """What `rules.fire.rise` does, without pirates and tokens; returns how far the explosion marker moves."""
    fires.level[room] += 1
    level = fires.level[room]
    if level == EXPLOSION_LEVEL:
        fires.exploded.append(room)
        fires.level[room] = EXPLODED
        explosions = 1
        for side in SCAN_SIDES:
            other = s.link[4 * room + side]
            if other is not None and other != OFF_SHIP and fires.level[other] != EXPLODED:
                explosions += raise_fire_in(fires, s, other)
        return explosions
    if fires.keg_spent[room] or not keg_explodes_at(s, room, level):
        return 0
    fires.keg_spent[room] = True
    explosions = 0 if s.reference_edition else 1
    door = keg_side(s, room)
    assert door is not None
    for turn in range(4):
        other = s.link[4 * room + (door + turn) % 4]
        if other is not None and other != OFF_SHIP and fires.level[other] != EXPLODED:
            return explosions + raise_fire_in(fires, s, other)
    return explosions


def treasure_loss_cost(s: Ship) -> float:
    """The cost of losing a treasure: that of the game if there is none to spare."""
    spare = TREASURE_COUNT - s.token_at[:GUARD_COUNT].count(GONE) - s.goal
    return LOSS_COST if spare <= 0 else TREASURE_LOSS_COST / spare


def deckhand_cost(s: Ship, forecast: Forecast, turns: float) -> float:
    """The cost of deckhands: being overwhelmed by the next cards, a small supply, and trapdoors out of reach."""
    costs, later = deckhand_forecast(s, forecast)
    total = discounted(costs, turns) + later_weight(turns) * later
    distances = [forecast.distance[place] for place in helper_places(s)]
    for room in forecast.spread_targets:
        if s.deckhands[room]:
            nearest = min([distance[room] for distance in distances])
            if nearest > 1:
                total += REMOTE_DECKHAND_COST * min(nearest - 1, MAX_STEPS)
    return total


def deckhand_forecast(s: Ship, forecast: Forecast) -> DeckhandForecast:
    key = (tuple(s.deckhands), s.supply)
    found = forecast.deckhand_cache.get(key)
    if found is None:
        found = forecast.deckhand_cache[key] = simulate_deckhands(s, forecast)
    return found


def simulate_deckhands(s: Ship, forecast: Forecast) -> DeckhandForecast:
    """Apply each sampled sequence of cards to the deckhands."""
    targets = forecast.spread_targets
    costs = [0.0] * CARDS_AHEAD
    later = CROWD_COST * sum([count - CROWD_SIZE + 1 for count in s.deckhands if count >= CROWD_SIZE])
    share = 1 / len(forecast.sequences)
    for sequence in forecast.sequences:
        deckhands, supply = s.deckhands[:], s.supply
        weight = share
        for step, card in enumerate(sequence):
            supply -= apply_deckhands_to(deckhands, targets, card.icon)
            if supply < 0:
                costs[step] += share * LOSS_COST
                break
            weight *= DISCOUNT
        later += weight * supply_cost(max(0, supply))
    return DeckhandForecast(costs, later)


def apply_deckhands_to(deckhands: list[int], spread_targets: Mapping[int, list[int]], icon: str | None) -> int:
    """What `rules.deckhands` does for an icon, with an endless supply; returns how many deckhands come.

    A property test proves that the two agree.
    """
    if icon == "add":
        for room in spread_targets:
            deckhands[room] += 1
        return len(spread_targets)
    count = 0
    if icon == "spread":
        for room, others in spread_targets.items():
            here = deckhands[room]
            for other in others:
                if deckhands[other] < here:
                    deckhands[other] += 1
                    count += 1
    return count


def supply_cost(supply: float) -> float:
    """The cost of a small supply of deckhands."""
    return float(EMPTY_SUPPLY_COST * SUPPLY_DECAY**supply)
