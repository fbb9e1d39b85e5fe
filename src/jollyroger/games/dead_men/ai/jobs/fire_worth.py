"""What it is worth to lower a fire by 1, in actions."""

from __future__ import annotations

from typing import Final

from ...components import CARD_COUNT, COLOUR, EXPLOSION_LEVEL, LOSING_EXPLOSIONS
from ...rules.fire import keg_explodes_at
from ...state import Ship, adjacent_rooms
from .fire_chains import Fires, raise_fire_in
from .situation import Situation
from .weights import WEIGHTS

USUAL_ODDS: Final = 3 / CARD_COUNT
"""How likely a full deck raises a fire of a certain colour and level: about three cards do."""
HIGHEST: Final = EXPLOSION_LEVEL - 1


def fire_worth(look: Situation, room: int, level: int) -> float:
    """What it is worth to lower a fire from this level."""
    s = look.s
    urgency = look.rise_odds[COLOUR[room]][level] / USUAL_ODDS
    calm = WEIGHTS["fires.calm_share"]
    worth = WEIGHTS[LEVEL_NAMES[level]] * (calm + (1.0 - calm) * urgency)
    keg = not s.keg_spent[room]
    keg_next = keg and level < HIGHEST and keg_explodes_at(s, room, level + 1)
    if keg_next:
        worth += WEIGHTS["fires.keg_next"] * urgency
    elif keg and level < HIGHEST - 1 and keg_explodes_at(s, room, level + 2):
        worth += WEIGHTS["fires.keg_later"]
    if urgency > 0.0 and level == s.fire[room] and (level == HIGHEST or keg_next):
        worth += chain_worth(look, room) * urgency
    if level >= HIGHEST - 1:
        worth += hot_room_worth(look, room, level)
    worth *= 1.0 + WEIGHTS["fires.each_explosion"] * s.explosions
    return worth + WEIGHTS["fires.on_way_home"] if look.way_home >> room & 1 else worth


LEVEL_NAMES: Final = [f"fires.level_{level}" for level in range(EXPLOSION_LEVEL)]


def chain_worth(look: Situation, room: int) -> float:
    """What the explosions would cost that the next rise of this fire sets off."""
    s = look.s
    fires = Fires(s.fire[:], s.keg_spent[:], [])
    explosions = raise_fire_in(fires, s, room)
    worth = WEIGHTS["fires.chain"] * explosions
    if s.explosions + explosions >= LOSING_EXPLOSIONS:
        worth += WEIGHTS["fires.chain_loses"]
    for lost in fires.exploded:
        worth += WEIGHTS["fires.chain_victim"] * (look.treasures.count(lost) + other_pirates_in(s, lost))
    return worth


def hot_room_worth(look: Situation, room: int, level: int) -> float:
    """What makes it worse if a room at 4 or 5 explodes: what is in it, and hot rooms beside it."""
    s, worth, share = look.s, 0.0, 1.0
    if level == HIGHEST:
        share = 2.0
        for _, other in adjacent_rooms(s, room):
            if s.fire[other] == HIGHEST:
                worth += WEIGHTS["fires.beside_5"]
            elif s.fire[other] == HIGHEST - 1:
                worth += WEIGHTS["fires.beside_4"]
        worth += WEIGHTS["fires.pirate_inside"] * other_pirates_in(s, room)
    worth += WEIGHTS["fires.treasure_inside"] * share * look.treasures.count(room)
    if look.exits >> room & 1:
        worth += WEIGHTS["fires.exit_inside"] * share
    return worth


def other_pirates_in(s: Ship, room: int) -> int:
    """How many pirates besides the active one are in a room."""
    return s.place.count(room) - (1 if s.place[s.active] == room else 0)
