"""What fires, kegs and deckhands threaten, as a cost in actions.

A danger counts only as far as the ship will still be needed when it comes: `turns` is how many turns the treasure
will take. All prices were tuned on simulated games; around them the win rate is flat. (docs/decisions/0008)
"""

from __future__ import annotations

from ..components import (
    CROWD_SIZE,
    EXPLOSION_LEVEL,
    FIRE_LIMIT,
    GUARD_COUNT,
    LOSING_EXPLOSIONS,
    OFF_SHIP,
    ROOMS,
    TREASURE_COUNT,
)
from ..state import CARRIED, GONE, LYING, Ship, keg_side
from .forecast import CARDS_AHEAD, DeckhandForecast, FireForecast, Forecast

LOSS_COST = 100.0
"""Losing the game."""
EXPLOSION_COST = [4.6, 5.8, 7.5, 9.8, 13.0, 19.0]
"""One more explosion, by the number so far."""
ROOM_LOSS_COST = 2.4
"""Losing a room, in addition."""
TREASURE_LOSS_COST = 20.0
"""Losing the last treasure to spare; half of it if there are two."""
DISCOUNT = 0.8
"""The weight of a danger falls by this factor per turn: there is time to do something about it."""
MIN_WEIGHT = 0.2
"""The least weight of a danger that comes when the treasure should be home."""
LATER_MIN, LATER_PER_TURN, LATER_MAX = 0.1, 0.12, 1.6
"""The weight of what happens in the long run: at least, more per turn the treasure takes, at most."""
SLOW_FIRE_COST = [0.0, 0.1, 0.4, 1.0, 2.0, 3.0]
"""What a fire may grow to in the long run, by level."""
REMOTE_FIRE_COST = [0.0, 0.0, 0.0, 0.097, 0.34, 0.58]
"""A fire far from all pirates: per step to the nearest one, by level."""
TOO_HOT_STEPS = 2
"""A pirate too tired to enter a fire counts as this many steps farther away."""
MAX_STEPS = 6
"""Steps beyond this do not count."""
EMPTY_SUPPLY_COST, SUPPLY_DECAY = 48.0, 0.87
"""An empty supply of deckhands, and the factor for each deckhand left in it."""
REMOTE_DECKHAND_COST = 0.21
"""Deckhands at a trapdoor out of reach of all pirates, per step."""
CROWD_COST = 0.4
"""Each deckhand in a room that makes it shut, or is beyond that."""


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
    for sequence in forecast.sequences:
        fire, spent = s.fire[:], s.keg_spent[:]
        exploded: list[int] = []
        explosions = counted = 0
        for step, (_, (red, yellow), _) in enumerate(sequence):
            before = explosions
            if red is not None:
                for room in forecast.red_rooms:
                    if fire[room] == red:
                        explosions += fire_chain(s, room, fire, spent, exploded)
            if yellow is not None:
                for room in forecast.yellow_rooms:
                    if fire[room] == yellow:
                        explosions += fire_chain(s, room, fire, spent, exploded)
            if explosions >= limit:
                costs[step] += share * LOSS_COST
                break
            if explosions > before:
                markers = sum(EXPLOSION_COST[s.explosions + before : s.explosions + explosions])
                costs[step] += share * (markers + ROOM_LOSS_COST * (len(exploded) - counted))
                for room in exploded[counted:]:
                    if room in treasures or LYING + room in treasures:
                        costs[step] += share * loss
                counted = len(exploded)
            if step == 0:
                for room in exploded:
                    explosion_odds[room] = explosion_odds.get(room, 0.0) + share
    growth = 1 + s.explosions / 4
    return FireForecast(costs, growth * sum([SLOW_FIRE_COST[s.fire[room]] for room in s.rooms]), explosion_odds)


def fire_chain(s: Ship, room: int, fire: list[int], spent: list[bool], exploded: list[int]) -> int:
    """Raise a fire in copies of the fire levels and spent kegs; returns how far the explosion marker moves."""
    fire[room] += 1
    level = fire[room]
    if level >= EXPLOSION_LEVEL:
        exploded.append(room)
        fire[room] = -9
        explosions = 1
        for other in s.link[4 * room : 4 * room + 4]:
            if other is not None and other != OFF_SHIP and fire[other] >= 0:
                explosions += fire_chain(s, other, fire, spent, exploded)
        return explosions
    if ROOMS[room].keg != level or spent[room]:
        return 0
    spent[room] = True
    side = keg_side(s, room) or 0
    for turn in range(4):
        other = s.link[4 * room + (side + turn) % 4]
        if other is not None and other != OFF_SHIP and fire[other] >= 0:
            return fire_chain(s, other, fire, spent, exploded) + (not s.reference_edition)
    return int(not s.reference_edition)


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
        for step, (_, _, icon) in enumerate(sequence):
            if icon == "add":
                for room in targets:
                    deckhands[room] += 1
                supply -= len(targets)
            elif icon == "spread":
                for room, others in targets.items():
                    count = deckhands[room]
                    if count:
                        for other in others:
                            if deckhands[other] < count:
                                deckhands[other] += 1
                                supply -= 1
            if supply < 0:
                costs[step] += share * LOSS_COST
                break
            weight *= DISCOUNT
        later += weight * supply_cost(max(0, supply))
    return DeckhandForecast(costs, later)


def supply_cost(supply: float) -> float:
    """The cost of a small supply of deckhands."""
    return float(EMPTY_SUPPLY_COST * SUPPLY_DECAY**supply)
