"""How many turns the ship will last: cards are drawn on a copy where only the most urgent work is done.

Nobody moves there, and a new room is attached to any other. It is rough but fast, and it shows which rooms would
explode together, which the price of a single fire does not.
"""

from __future__ import annotations

from typing import Final

from ....engine import Chance, Fast
from ..components import CARD_COUNT, EXPLOSION_LEVEL, FROMM, OFF_SHIP, OPPOSITE, REVENGE_CARDS, ROOMS, TRAPDOORS
from ..layout import set_link
from ..rules.deckhands import add_deckhand
from ..rules.fire import keg_explodes_at
from ..rules.revenge import apply_fire_and_deckhands, is_shuffle_due
from ..rules.tile_search import tiles_to_place
from ..state import IN_BAG, Ship
from .forecast import Forecast, cards_ahead

# Chosen so that the estimate predicts the winner best on positions of simulated games. (docs/decisions/0008)
SIMULATION_COUNT: Final = 8
"""How many simulations are averaged."""
MAX_TURNS: Final = 26
"""The length of a simulation."""
FIRES_FOUGHT_PER_TURN: Final = 0.4
DECKHANDS_ELIMINATED_PER_TURN: Final = 0.2
"""How many fires and deckhands a crew deals with in the right place at the right time."""
HOT_NEIGHBOUR_URGENCY: Final = 0.3
"""A fire about to explode, for each adjacent room that is almost there."""
KEG_URGENCY: Final = 0.6
"""A fire about to set off a keg."""
SMALL_FIRE: Final = 2
"""Fires up to this level can wait."""
TRAPDOOR_URGENCY: Final = 1.5
"""Deckhands at a trapdoor."""
NO_CELL: Final = -1
"""The cell of a room that was added here."""


def survival_turns(s: Ship, forecast: Forecast) -> float:
    """How many turns the ship will last, on average."""
    counters = s.supply, s.explosions, s.drawn_tile, s.double_tiles
    key = tuple(s.fire), tuple(s.deckhands), tuple(s.keg_spent), tuple(s.token_at), *counters
    found = forecast.survival_cache.get(key)
    if found is None:
        found = forecast.survival_cache[key] = average_lifetime(s)
    return found


def average_lifetime(s: Ship) -> float:
    # Positions that differ only in what the crew has done get the same seeds, so that they can be compared.
    seed = (s.turn_number << CARD_COUNT) + sum(1 << card for card in cards_ahead(s)[0])
    lifetimes = [lifetime(s, Fast(seed * SIMULATION_COUNT + number)) for number in range(SIMULATION_COUNT)]
    return sum(lifetimes) / SIMULATION_COUNT


def lifetime(s: Ship, luck: Chance) -> int:
    """How many turns the ship lasts in one simulation."""
    ship = s.clone()
    ship.place = [OFF_SHIP] * s.seats
    ship.border = None
    deck, ship.fives_since_shuffle = cards_ahead(s)
    tile_luck = Fast(luck.below(1 << 62))
    bag = [token for token in range(FROMM) if s.token_at[token] == IN_BAG]
    fires = eliminations = 0.0
    for turn in range(1, MAX_TURNS):
        fires, eliminations = fires + FIRES_FOUGHT_PER_TURN, eliminations + DECKHANDS_ELIMINATED_PER_TURN
        if fires >= 1:
            fires -= 1
            fight_fire(ship)
        if eliminations >= 1:
            eliminations -= 1
            eliminate_deckhand(ship)
        card = luck.draw(deck)
        apply_fire_and_deckhands(ship, card)
        if ship.result is not None:
            return MAX_TURNS if ship.result.winners else turn
        ship.fives_since_shuffle += REVENGE_CARDS[card].is_five
        if is_shuffle_due(ship.fives_since_shuffle) or not deck:
            ship.fives_since_shuffle, deck = 0, list(range(CARD_COUNT))
        for _ in range(tiles_to_place(ship)):
            if ship.stack and ship.rooms:
                add_room(ship, bag, tile_luck)
    return MAX_TURNS


def fight_fire(s: Ship) -> None:
    """Lower the most urgent fire, unless all can wait."""
    worst = max(s.rooms, key=lambda room: fire_urgency(s, room), default=None)
    if worst is not None and s.fire[worst] > SMALL_FIRE:
        s.fire[worst] -= 1


def fire_urgency(s: Ship, room: int) -> float:
    level = s.fire[room]
    if level <= SMALL_FIRE:
        return level
    keg = KEG_URGENCY if not s.keg_spent[room] and keg_explodes_at(s, room, level + 1) else 0.0
    if level < EXPLOSION_LEVEL - 1:
        return level + keg
    neighbours = [other for other in s.link[4 * room : 4 * room + 4] if other is not None]
    hot = [other for other in neighbours if s.fire[other] >= EXPLOSION_LEVEL - 2]
    return level + HOT_NEIGHBOUR_URGENCY * len(hot)


def eliminate_deckhand(s: Ship) -> None:
    """Remove a deckhand where most are, preferably at a trapdoor."""
    rooms = [room for room in s.rooms if s.deckhands[room]]
    if rooms:
        worst = max(rooms, key=lambda room: s.deckhands[room] + TRAPDOOR_URGENCY * s.trapdoor[room])
        s.deckhands[worst] -= 1
        s.supply += 1


def add_room(s: Ship, bag: list[int], luck: Chance) -> None:
    """Add a room with its fire and perhaps a trapdoor, attached to a random room with a free side."""
    room, beside = luck.draw(s.stack), luck.pick(s.rooms)
    s.fire[room] = ROOMS[room].pips
    s.rooms.append(room)
    s.cell[room] = NO_CELL
    side = next((side for side in range(4) if s.link[4 * beside + side] is None), None)
    if side is not None:
        set_link(s, 4 * beside + side, room)
        set_link(s, 4 * room + OPPOSITE[side], beside)
    if bag and luck.draw(bag) in TRAPDOORS:
        s.trapdoor[room] = True
        add_deckhand(s, room)
