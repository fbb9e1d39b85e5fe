"""Fires that rise, kegs that go off, rooms that explode, and who is cut off by it. (DM-9.3 to DM-9.8)

A chain needs no choice of anybody, so it is plain recursion. It stops where the game ends.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..components import (
    BIT,
    COLOUR,
    EXPLOSION_LEVEL,
    LOSING_EXPLOSIONS,
    OFF_SHIP,
    REVENGE_CARDS,
    ROOMS,
    SCAN_SIDES,
    STEP,
)
from ..events import KegBlew, RoomBlew, Rose
from ..layout import remove_room
from ..state import GONE, LYING, TRAPDOOR_IN, Ship, adjacent_rooms, doors, keg_side, pirates_in
from .death import felt_fatigue, gain_fatigue, kill_pirate
from .ending import check_treasures, check_win, lose


def apply_fire(s: Ship, card: int) -> None:
    """One pass over the ship in scan order: each fire that shows the card's number when reached rises. (DM-9.3)"""
    levels = REVENGE_CARDS[card].levels
    for room in s.rooms[:]:
        if s.fire[room] == levels[COLOUR[room]] and room in s.rooms:
            raise_fire(s, room)
            if s.result is not None:
                return


def raise_fire(s: Ship, room: int) -> None:
    """A fire rises; when the whole chain has run its course, those it has cut off are lost. (DM-9.3, DM-9.8)"""
    afloat = len(s.rooms)
    rise(s, room)
    if s.result is None and len(s.rooms) < afloat:
        kill_cut_off(s)


def rise(s: Ship, room: int) -> None:
    """A fire rises by 1, with all that follows from it. (DM-9.4)"""
    s.fire[room] += 1
    level = s.fire[room]
    s.tell(Rose, room, level)
    if room in s.place:
        for seat in pirates_in(s, room):
            gain_fatigue(s, seat, felt_fatigue(s, seat, 1))
            if s.result is not None:
                return
    if level == EXPLOSION_LEVEL:
        explode_room(s, room)
    elif not s.keg_spent[room]:
        number = ROOMS[room].keg
        if number is not None and (level == number or (s.reference_edition and level > number)):
            explode_keg(s, room)


def count_explosion(s: Ship) -> None:
    """The marker moves; on the last space the ship is lost. (DM-9.7)"""
    s.explosions += 1


def check_explosions(s: Ship) -> bool:
    if s.explosions >= LOSING_EXPLOSIONS:
        lose(s, "explosion")
    return s.result is not None


def explode_keg(s: Ship, room: int) -> None:
    """A keg goes off, once: the room behind its door rises, or else behind the next door clockwise. (DM-9.5)"""
    s.keg_spent[room] = True
    if not s.reference_edition:
        count_explosion(s)
    s.tell(KegBlew, room, s.explosions)
    side = keg_side(s, room)
    if side is None or check_explosions(s):
        return
    for turn in range(4):
        other = s.link[4 * room + (side + turn) % 4]
        if other is not None and other != OFF_SHIP:
            rise(s, other)
            return


def explode_room(s: Ship, room: int) -> None:
    """A room explodes: all in it is lost, and every adjacent room rises. (DM-9.6)"""
    around = [s.link[4 * room + side] for side in SCAN_SIDES]
    remove_room(s, room)
    count_explosion(s)
    s.tell(RoomBlew, room, s.explosions, s.deckhands[room], tokens_in(s, room))
    if check_explosions(s):
        return
    for seat in pirates_in(s, room):
        kill_pirate(s, seat, "explosion")
        if s.result is not None:
            return
    remove_contents(s, room)
    if s.result is not None:
        return
    for other in around:
        if other is not None and other in s.rooms:
            rise(s, other)
            if s.result is not None:
                return


def tokens_in(s: Ship, room: int) -> int:
    return sum(s.token_at.count(where) for where in (room, LYING + room, TRAPDOOR_IN + room))


def remove_contents(s: Ship, room: int) -> None:
    """Tokens, trapdoor and deckhands of an exploded room leave the game. (DM-9.6)"""
    for token, where in enumerate(s.token_at):
        if where in (room, LYING + room, TRAPDOOR_IN + room):
            s.token_at[token] = GONE
    s.removed_deckhands += s.deckhands[room]
    s.deckhands[room] = 0
    s.trapdoor[room] = False
    check_treasures(s)
    check_win(s)


def has_open_door(s: Ship, room: int) -> bool:
    """Whether a tile could be laid at a door of this room. (DM-9.8)"""
    here = s.cell[room]
    assert here is not None
    mask = doors(s, room)
    for side in range(4):
        cell = here + STEP[side]
        if mask & BIT[side] and cell >= 0 and cell not in s.cell:
            return True
    return False


def connected_rooms(s: Ship, firsts: list[int]) -> Iterator[int]:
    """These rooms and all that can be reached from them through doors, the nearest first."""
    queue, found = [*firsts], set(firsts)
    for room in queue:
        yield room
        for _, other in adjacent_rooms(s, room):
            if other not in found:
                found.add(other)
                queue.append(other)


def kill_cut_off(s: Ship) -> None:
    """Pirates in rooms without an exit that can never grow to one die. (DM-9.8)"""
    growing = bool(s.stack)
    exits = [door // 4 for door in s.exits if door is not None]
    stranded = {place for place in s.place if place != OFF_SHIP}
    if s.reference_edition and not exits and not growing and stranded:
        lose(s, "blocked")  # the reference edition has a name for it
    for room in connected_rooms(s, exits):
        stranded.discard(room)
        if not stranded:
            return
    for seat in range(s.seats):
        place = s.place[seat]
        if place not in stranded or s.result is not None:
            continue
        if not (growing and any(has_open_door(s, room) for room in connected_rooms(s, [place]))):
            kill_pirate(s, seat, "cut off")
