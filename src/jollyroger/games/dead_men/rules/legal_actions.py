"""The actions open to the active pirate. (DM-5 to DM-7)

This is the hot path of every simulation, so conditions are tested once for many actions. `refusals` states the same
rules action by action; a property test proves that the two agree.
"""

from __future__ import annotations

from typing import Final

from ....engine import Action, Seat
from .. import actions as a
from ..components import (
    BLANKET,
    BUCKET,
    COMPASS,
    CROWD_SIZE,
    DAGGER,
    DEATH_FATIGUE,
    FIRE_LIMIT,
    FLYNN,
    GROG_VALUE,
    MAX_BATTLE,
    OFF_SHIP,
    PICKUP_MAX_DECKHANDS,
    PISTOL,
    RUM,
)
from ..state import CARRIED, LYING, Paths, Ship, adjacent_rooms, goods_kinds_at, is_looting, paths_from
from .movement import felt_fatigue, may_run_through

OTHER_SWAPS: Final = [[swap for swap in a.SWAP if swap.item != own] for own in range(len(a.SWAP))]
"""By the item a pirate has, the swaps for all other items."""


NO_ITEM: Final = -1


def unused_item(s: Ship) -> int:
    """The item of the active pirate; NO_ITEM if he has none or has used it this turn. (DM-6.9)"""
    item = s.item[s.active]
    return NO_ITEM if item is None or s.used_items >> item & 1 else item


def legal_actions(s: Ship) -> list[Action]:
    """Everything the active pirate may do now."""
    seat = s.active
    place, tokens, fatigue = s.place[seat], s.own_tokens + s.received_tokens, s.fatigue[seat]
    item = unused_item(s)
    carries = CARRIED + seat in s.token_at
    looting = carries and is_looting(s, seat)
    too_hot = s.fire[place] >= FIRE_LIMIT[fatigue]  # only fight it, rest or leave (DM-7.5)
    crowded = s.deckhands[place] >= CROWD_SIZE  # only eliminate or leave (DM-7.6)
    found = legal_moves(s, seat, looting) if tokens or item == COMPASS else []
    if fatigue and not crowded and (tokens or item == RUM):
        found.append(a.REST)
    if not looting:
        if tokens and not crowded:
            found += fire_actions(s, seat, place, item, () if too_hot else adjacent_rooms(s, place))
        if not too_hot and (tokens or item == DAGGER):
            found += legal_eliminations(s, place)
    if tokens and not too_hot and not crowded:
        if not looting:
            if item == PISTOL:
                found += [a.PISTOL[way] for way, room in adjacent_rooms(s, place) if room in s.token_at]  # (DM-8.8)
            if LYING + place in s.token_at and s.deckhands[place] <= PICKUP_MAX_DECKHANDS:
                found += [a.PICK_UP[kind] for kind in goods_kinds_at(s, LYING + place)]  # (DM-6.5)
            if s.battle[seat] < MAX_BATTLE:
                found.append(a.TRAIN)
        found += legal_swaps(s, seat)
    if carries:
        found += free_actions(s, seat, place)
    found.append(a.END_TURN)
    return found


def legal_moves(s: Ship, seat: Seat, looting: bool) -> list[Action]:
    """The walks and runs open to a pirate; a looting pirate does not run. (DM-6.1, DM-6.2, DM-6.10)"""
    walks: list[Action] = []
    runs: list[Action] = []
    fire, deckhands = s.fire, s.deckhands
    place, fatigue = s.place[seat], s.fatigue[seat]
    limit = FIRE_LIMIT[fatigue]
    for way, target in paths_from(s, place):
        # Off ship has neither fire nor deckhands, so leaving is never forbidden. (DM-7.4, DM-7.6)
        if fire[target] >= limit or deckhands[target] >= CROWD_SIZE:
            continue
        walks.append(a.WALK[way])
        if looting or target == OFF_SHIP or (target in s.token_at and not may_run_through(s, seat, target)):
            continue
        climb = fire[target] - fire[place]
        after = fatigue + felt_fatigue(s, seat, climb) if climb > 0 else fatigue
        if after >= DEATH_FATIGUE:
            continue  # he would die in the first room
        hot = FIRE_LIMIT[after]
        row = a.RUN[way]
        for side, end in paths_from(s, target):
            if fire[end] < hot and deckhands[end] < CROWD_SIZE:
                runs.append(row[side])
    walks += runs
    return walks


def fire_actions(s: Ship, seat: Seat, place: int, item: int, near: Paths) -> list[Action]:
    """Fight Fires and Blanket here, and for Flynn next door; Bucket next door. (DM-6.3, DM-6.9, DM-7.5)"""
    found: list[Action] = [a.FIGHT_FIRES[a.HERE]] if s.fire[place] else []
    if s.character[seat] == FLYNN:
        found += [a.FIGHT_FIRES[way] for way, room in near if s.fire[room]]
    if item == BLANKET:
        found += [a.BLANKET[fire.way] for fire in found if isinstance(fire, a.FightFires)]
    elif item == BUCKET:
        found += [a.BUCKET[way] for way, room in near if s.fire[room]]
    return found


def legal_eliminations(s: Ship, place: int) -> list[Action]:
    """Deckhands in this room and in adjacent ones can be eliminated. (DM-6.4)"""
    found: list[Action] = [a.ELIMINATE[a.HERE]] if s.deckhands[place] else []
    for way, room in adjacent_rooms(s, place):
        if s.deckhands[room]:
            found.append(a.ELIMINATE[way])
    return found


def legal_swaps(s: Ship, seat: Seat) -> list[a.Swap]:
    """Every item but the own one can be taken, from the table or from its owner. (DM-6.7)"""
    own = s.item[seat]
    others = a.SWAP if own is None else OTHER_SWAPS[own]
    return [swap for swap in others if swap.item not in s.lost_items] if s.lost_items else others


def free_actions(s: Ship, seat: Seat, place: int) -> list[Action]:
    """Grog can be drunk and tokens put down at any time in the own turn. (DM-6.8)"""
    found: list[Action] = []
    for kind in goods_kinds_at(s, CARRIED + seat):
        if kind in GROG_VALUE and s.fatigue[seat]:
            found.append(a.DRINK[kind])
        if place != OFF_SHIP:
            found.append(a.PUT_DOWN[kind])
    return found
