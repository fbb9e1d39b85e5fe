"""Fires rise, kegs and rooms explode, and pirates are cut off. (DM-9.3 to DM-9.8)

A chain of explosions needs no choice, so it is plain recursion; it stops where the game ends.
"""

from __future__ import annotations

from ....engine import Event
from ..components import (
    BIT,
    COLOUR,
    EXPLOSION_LEVEL,
    FIRE_LEVELS,
    KEG,
    LOSING_EXPLOSIONS,
    OFF_SHIP,
    SCAN_SIDES,
    STEP,
)
from ..events import Blast, KegBlew, RoomBlew, Rose
from ..layout import is_closed_to_tiles, remove_room
from ..state import (
    ALL_ROOMS,
    GONE,
    LYING,
    TRAPDOOR_IN,
    Ship,
    doors,
    keg_side,
    mask_of,
    next_places,
    pirates_in,
    places_in,
)
from .ending import check_treasures, check_win, kill_pirate, lose
from .movement import felt_fatigue, gain_fatigue


def apply_fire(s: Ship, card: int) -> None:
    """The fire of a card. Its events are told when the chain is over, so that each blast knows its place in it."""
    listener = s.listener
    if listener is None:
        raise_fires(s, FIRE_LEVELS[card])
        return
    events: list[Event] = []
    s.listener = events.append
    raise_fires(s, FIRE_LEVELS[card])
    s.listener = listener
    blasts = sum(isinstance(event, Blast) for event in events)
    step = 0
    for event in events:
        if isinstance(event, Blast):
            step += 1
            event = event.replace(step=step, steps=blasts)
        listener(event)


def raise_fires(s: Ship, levels: tuple[int | None, ...]) -> None:
    """One pass in scan order: each fire that shows the card's level when it is reached rises. (DM-9.3)"""
    fire = s.fire
    for room in s.rooms[:]:
        if fire[room] == levels[COLOUR[room]] and room in s.rooms:
            raise_fire(s, room)
            if s.has_ended:
                return


def raise_fire(s: Ship, room: int) -> None:
    """Raise a fire; after the whole chain, pirates whom it has cut off die. (DM-9.3, DM-9.8)"""
    before = len(s.rooms)
    rise(s, room)
    if not s.has_ended and len(s.rooms) < before:
        kill_cut_off(s)


def rise(s: Ship, room: int) -> None:
    """A fire rises by 1, pirates in it tire, and the room or its keg may explode. (DM-9.4)"""
    s.fire[room] += 1
    level = s.fire[room]
    s.tell(Rose, room, level)
    if room in s.place:
        for seat in pirates_in(s, room):
            gain_fatigue(s, seat, felt_fatigue(s, seat, 1))
            if s.has_ended:
                return
    if level == EXPLOSION_LEVEL:
        explode_room(s, room)
    elif not s.keg_spent[room] and keg_explodes_at(s, room, level):
        explode_keg(s, room)


def keg_explodes_at(s: Ship, room: int, level: int) -> bool:
    """Whether a fire rising to this level sets off the room's keg, if it is unspent. (DM-9.4, DM-12.2)"""
    number = KEG[room]
    return number is not None and (level == number or (s.reference_edition and level > number))


def explode_keg(s: Ship, room: int) -> None:
    """A keg explodes: the room behind its door rises, or behind the next door clockwise. (DM-9.5)"""
    s.keg_spent[room] = True
    if not s.reference_edition:
        s.explosions += 1
    s.tell(KegBlew, room, s.explosions)
    check_explosions(s)
    side = keg_side(s, room)
    if side is None or s.has_ended:
        return
    for turn in range(4):
        other = s.link[4 * room + (side + turn) % 4]
        if other is not None and other != OFF_SHIP:
            rise(s, other)
            return


def explode_room(s: Ship, room: int) -> None:
    """A room explodes: everything in it is lost, and every adjacent room rises. (DM-9.6)"""
    around = [s.link[4 * room + side] for side in SCAN_SIDES]
    remove_room(s, room)
    s.explosions += 1
    s.tell(RoomBlew, room, s.explosions, deckhands=s.deckhands[room], tokens=tokens_in(s, room))
    check_explosions(s)
    if s.has_ended:
        return
    for seat in pirates_in(s, room):
        kill_pirate(s, seat, "explosion")
        if s.has_ended:
            return
    remove_contents(s, room)
    for other in around:
        if s.has_ended:
            return
        if other is not None and other in s.rooms:
            rise(s, other)


def check_explosions(s: Ship) -> None:
    """The game is lost when the explosion marker reaches its last space. (DM-9.7)"""
    if s.explosions >= LOSING_EXPLOSIONS:
        lose(s, "explosion")


def tokens_in(s: Ship, room: int) -> int:
    return sum(s.token_at.count(where) for where in (room, LYING + room, TRAPDOOR_IN + room))


def remove_contents(s: Ship, room: int) -> None:
    """Tokens, trapdoor and deckhands of an exploded room leave the game. (DM-9.6)"""
    for where in (room, LYING + room, TRAPDOOR_IN + room):
        while where in s.token_at:
            s.token_at[s.token_at.index(where)] = GONE
    s.removed_deckhands += s.deckhands[room]
    s.deckhands[room] = 0
    s.trapdoor[room] = False
    check_treasures(s)
    check_win(s)


def has_open_door(s: Ship, room: int) -> bool:
    """Whether a tile could be laid at a door of this room. (DM-9.8, DM-12.2)"""
    here = s.cell[room]
    assert here is not None
    mask = doors(s, room)
    for side in range(4):
        cell = here + STEP[side]
        if mask & BIT[side] and cell >= 0 and cell not in s.cell and not is_closed_to_tiles(s, cell):
            return True
    return False


def connected_rooms(s: Ship, starts: int, wanted: int = ALL_ROOMS) -> int:
    """The rooms reachable from these, at least up to where all wanted ones are found. All are masks of rooms."""
    found = front = starts
    while front and wanted & ~found:
        beyond = 0
        for room in places_in(front):
            beyond |= next_places(s, room)
        front = beyond & ALL_ROOMS & ~found
        found |= front
    return found


def kill_cut_off(s: Ship) -> None:
    """Pirates in rooms that have no exit and can never be joined to one die. (DM-9.8)"""
    exits = mask_of([door // 4 for door in s.exits if door is not None])
    aboard = mask_of(s.place) & ALL_ROOMS
    if s.reference_edition and not exits and not s.stack and aboard:
        lose(s, "blocked")  # a loss of its own in the reference edition (DM-12.2)
    stranded = aboard & ~connected_rooms(s, exits, aboard)
    if not stranded:
        return
    for seat in range(s.seats):
        place = s.place[seat]
        if stranded >> place & 1 and not s.has_ended and not can_be_joined(s, place):
            kill_pirate(s, seat, "cut-off")


def can_be_joined(s: Ship, room: int) -> bool:
    """Whether tiles that are left could still join this room to an exit. (DM-9.8)"""
    if s.stack:
        for other in places_in(connected_rooms(s, 1 << room)):
            if has_open_door(s, other):
                return True
    return False
