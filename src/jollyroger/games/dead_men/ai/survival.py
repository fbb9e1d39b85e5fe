"""How long the ship will last: card after card is drawn on a copy, and the crew does no more than the most urgent.

Nobody moves there, and a new room hangs on any other. That is rough, but a hundred turns of it take less time than one
choice of the game, and it sees what no price of a single fire tells: which rooms would go up together.
"""

from __future__ import annotations

from ....engine import Chance, Fast
from ..components import (
    CARD_COUNT,
    EXPLOSION_LEVEL,
    FROMM,
    OFF_SHIP,
    OPPOSITE,
    REVENGE_CARDS,
    ROOMS,
    TRAPDOORS,
)
from ..layout import set_link
from ..rules.deckhands import add_deckhand
from ..rules.revenge import apply_fire_and_deckhands, is_shuffle_due
from ..rules.tile_search import tiles_to_place
from ..state import IN_BAG, Ship
from .forecast import Forecast, unseen

VOYAGES = 8
"""So often it is played on."""
LONGEST = 26
"""For so many turns at most."""
FIGHT, KILL = 0.4, 0.2
"""How many fires a turn are fought in the right place and at the right time, and how many deckhands are killed."""
NEAR = 0.3
"""How much more urgent a fire about to explode is for each room beside it that is almost there."""
FUSE = 0.6
"""How much more urgent one is that would set off a keg."""
SMALL = 2
"""Fires no greater than this can wait."""
NEST = 1.5
"""How much more urgent deckhands at a trapdoor are."""
NOWHERE = -1
"""The cell of a room that has not been found yet."""


def lasting(s: Ship, forecast: Forecast) -> float:
    """For how many turns the ship will last, on average."""
    key = (
        tuple(s.fire),
        tuple(s.deckhands),
        tuple(s.keg_spent),
        tuple(s.token_at),
        s.supply,
        s.explosions,
        s.drawn_tile,
        s.double_tiles,
    )
    found = forecast.lasting.get(key)
    if found is None:
        found = forecast.lasting[key] = played_on(s)
    return found


def played_on(s: Ship) -> float:
    # The same luck for positions that differ only in what the crew has done.
    seed = (s.turn_number << CARD_COUNT) + sum(1 << card for card in unseen(s))
    return sum(lifetime(s, Fast(seed * VOYAGES + voyage)) for voyage in range(VOYAGES)) / VOYAGES


def lifetime(s: Ship, luck: Chance) -> int:
    """For how many turns the ship lasts with this luck."""
    ship = s.clone()
    ship.place = [OFF_SHIP] * s.seats
    ship.border = None
    deck, finds = unseen(s), Fast(luck.below(1 << 62))
    bag = [token for token in range(FROMM) if s.token_at[token] == IN_BAG]
    fights = kills = 0.0
    for turn in range(1, LONGEST):
        fights, kills = fights + FIGHT, kills + KILL
        if fights >= 1:
            fights -= 1
            fight_fire(ship)
        if kills >= 1:
            kills -= 1
            kill_deckhand(ship)
        card = luck.draw(deck)
        apply_fire_and_deckhands(ship, card)
        if ship.result is not None:
            return LONGEST if ship.result.winners else turn
        ship.fives_since_shuffle += REVENGE_CARDS[card].is_five
        if is_shuffle_due(ship.fives_since_shuffle) or not deck:
            ship.fives_since_shuffle, deck = 0, list(range(CARD_COUNT))
        for _ in range(tiles_to_place(ship)):
            if ship.stack and ship.rooms:
                find_room(ship, bag, finds)
    return LONGEST


def fight_fire(s: Ship) -> None:
    """The most urgent fire is fought, unless all can wait."""
    worst = max(s.rooms, key=lambda room: heat(s, room), default=None)
    if worst is not None and s.fire[worst] > SMALL:
        s.fire[worst] -= 1


def heat(s: Ship, room: int) -> float:
    """How urgent a fire is."""
    level = s.fire[room]
    if level <= SMALL:
        return level
    fuse = FUSE if ROOMS[room].keg == level + 1 and not s.keg_spent[room] else 0.0
    if level < EXPLOSION_LEVEL - 1:
        return level + fuse
    beside = [other for other in s.link[4 * room : 4 * room + 4] if other is not None]
    return level + NEAR * sum(1 for other in beside if s.fire[other] >= EXPLOSION_LEVEL - 2)


def kill_deckhand(s: Ship) -> None:
    """One is killed where they are most, at trapdoors above all."""
    crowded = [room for room in s.rooms if s.deckhands[room]]
    if crowded:
        worst = max(crowded, key=lambda room: s.deckhands[room] + NEST * s.trapdoor[room])
        s.deckhands[worst] -= 1
        s.supply += 1


def find_room(s: Ship, bag: list[int], luck: Chance) -> None:
    """A new room with its fire, and perhaps a trapdoor. It hangs on any room with a side to spare."""
    room, beside = luck.draw(s.stack), luck.pick(s.rooms)
    s.fire[room] = ROOMS[room].pips
    s.rooms.append(room)
    s.cell[room] = NOWHERE
    side = next((side for side in range(4) if s.link[4 * beside + side] is None), None)
    if side is not None:
        set_link(s, 4 * beside + side, room)
        set_link(s, 4 * room + OPPOSITE[side], beside)
    if bag and luck.draw(bag) in TRAPDOORS:
        s.trapdoor[room] = True
        add_deckhand(s, room)
