"""Chapter 7, fatigue: what it costs to move and what forbids it; and leaving the ship. (DM-6.11, DM-7)"""

from __future__ import annotations

from ....engine import Seat
from ..components import CROWD_SIZE, DEATH_FATIGUE, FIRE_LIMIT, GUARDS, GUS, OFF_SHIP, RUN_FATIGUE, WHITEBEARD
from ..events import Left, Looted, Moved
from ..messages import text
from ..state import CARRIED, LOOTED, Ship, adjacent_rooms, crew_in, guard_in, looted_count, pays_full_fire
from .ending import check_win, kill_pirate


def felt_fatigue(s: Ship, seat: Seat, amount: int) -> int:
    """A gain of fatigue with Whitebeard's discount of 1. Not for lost battles. (DM-7.3)"""
    return amount - 1 if amount and s.character[seat] == WHITEBEARD else amount


def gain_fatigue(s: Ship, seat: Seat, amount: int) -> bool:
    """Add fatigue; at 16 the pirate dies. Returns whether he survives. (DM-7.2, DM-7.7)"""
    s.fatigue[seat] += amount
    if s.fatigue[seat] < DEATH_FATIGUE:
        return True
    kill_pirate(s, seat, "exhaustion")
    return False


def step_fatigue(s: Ship, seat: Seat, origin: int, target: int) -> int:
    """The fatigue of a step without Whitebeard's discount: the rise in fire, or all of it if looting. (DM-7.1)"""
    fire = s.fire[target]
    return fire if pays_full_fire(s, seat) else max(0, fire - s.fire[origin])


def walk_fatigue(s: Ship, seat: Seat, origin: int, target: int) -> int:
    """The fatigue a pirate gets for a single step. (DM-7.1, DM-7.3)"""
    return felt_fatigue(s, seat, step_fatigue(s, seat, origin, target))


def run_fatigue(s: Ship, seat: Seat, origin: int, middle: int, target: int) -> tuple[int, int]:
    """The fatigue of a run: after its first step, and in total. For Whitebeard it is one gain. (DM-6.2, DM-7.3)"""
    first = step_fatigue(s, seat, origin, middle)
    total = first + step_fatigue(s, seat, middle, target) + RUN_FATIGUE
    return felt_fatigue(s, seat, first), felt_fatigue(s, seat, total)


def is_too_hot(s: Ship, fatigue: int, room: int) -> bool:
    """Whether a pirate with this fatigue may not enter the room because of its fire. (DM-7.4)"""
    return s.fire[room] >= FIRE_LIMIT[fatigue]


def too_hot_text(fatigue: int, fire: int) -> str:
    """Why a fire may not be entered, for the player."""
    return text("refusal-too-hot", fatigue=fatigue, fire=fire)


def is_crowded(s: Ship, room: int) -> bool:
    """Whether deckhands shut a room: three or more. (DM-7.6)"""
    return s.deckhands[room] >= CROWD_SIZE


def may_enter(s: Ship, target: int, fatigue: int) -> bool:
    """Whether a room is neither too hot nor too crowded; off ship is neither. (DM-1.5, DM-7.4, DM-7.6)"""
    return s.fire[target] < FIRE_LIMIT[fatigue] and s.deckhands[target] < CROWD_SIZE


def may_send_crew_away(s: Ship, seat: Seat, room: int) -> bool:
    """Whether this pirate need not fight the crew in a room: Black Gus, if there is an adjacent room. (DM-8.9)"""
    return s.character[seat] == GUS and bool(crew_in(s, room)) and bool(adjacent_rooms(s, room))


def may_run_through(s: Ship, seat: Seat, room: int) -> bool:
    """Whether the first room of a run has no enemy, or only crew that the pirate may send away. (DM-6.2, DM-8.9)"""
    return room not in s.token_at or (guard_in(s, room) is None and may_send_crew_away(s, seat, room))


def move_pirate(s: Ship, seat: Seat, target: int, how: str, fatigue: int) -> bool:
    """Move and pay the fatigue; returns whether the pirate survives. He dies in the room entered. (DM-7.7)"""
    s.place[seat] = target
    if target != OFF_SHIP:
        s.tell(Moved, seat, how, target, fatigue)
    if not gain_fatigue(s, seat, fatigue):
        return False
    if target == OFF_SHIP:
        leave_ship(s, seat)
    return True


def leave_ship(s: Ship, seat: Seat) -> None:
    """Leave the ship: a carried treasure is looted, fatigue halved, and the own turn over. (DM-6.11)"""
    s.fatigue[seat] //= 2
    treasures = [token for token in GUARDS if s.token_at[token] == CARRIED + seat]
    for token in treasures:
        s.token_at[token] = LOOTED
    if seat == s.active:
        s.actions_over = True
    s.tell(Left, seat, bool(treasures), s.fatigue[seat])
    if treasures:
        s.tell(Looted, seat, looted_count(s), s.goal)
    check_win(s)
