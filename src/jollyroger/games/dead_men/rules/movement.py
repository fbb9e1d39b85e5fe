"""Going from place to place: what it costs, what forbids it, and leaving the ship. (DM-6.1, DM-6.11, DM-7)"""

from __future__ import annotations

from ....engine import Seat
from ..components import CROWD_SIZE, FIRE_LIMIT, GUARDS, OFF_SHIP
from ..components import RUN as RUN_FATIGUE
from ..events import Left, Moved
from ..state import CARRIED, LOOTED, Ship, adjacent_rooms, crew_in, guard_in, pays_full_fire
from .death import felt_fatigue, gain_fatigue
from .ending import check_win


def step_fatigue(s: Ship, seat: Seat, origin: int, target: int) -> int:
    """The fatigue of a step before Whitebeard's ease: the rise in fire, or all of it when looting. (DM-7.1)"""
    fire = s.fire[target]
    return fire if pays_full_fire(s, seat) else max(0, fire - s.fire[origin])


def run_fatigue(s: Ship, seat: Seat, origin: int, middle: int, target: int) -> tuple[int, int]:
    """The fatigue of a run: after its first step, and in all. For Whitebeard it is one gain. (DM-6.2, DM-7.3)"""
    first = step_fatigue(s, seat, origin, middle)
    return felt_fatigue(s, seat, first), felt_fatigue(
        s, seat, first + step_fatigue(s, seat, middle, target) + RUN_FATIGUE
    )


def is_too_hot(s: Ship, fatigue: int, room: int) -> bool:
    """Whether so tired a pirate may not enter the fire of this room. (DM-7.4)"""
    return s.fire[room] >= FIRE_LIMIT[fatigue]


def is_crowded(s: Ship, room: int) -> bool:
    """Three deckhands and more shut a room. (DM-7.6)"""
    return s.deckhands[room] >= CROWD_SIZE


def may_enter(s: Ship, target: int, fatigue: int) -> bool:
    """A room may be too hot or too crowded; leaving is never forbidden. (DM-1.5, DM-7.4, DM-7.6)"""
    return s.fire[target] < FIRE_LIMIT[fatigue] and s.deckhands[target] < CROWD_SIZE


def may_run_through(s: Ship, room: int, gus: bool) -> bool:
    """No enemy may be on the way, except crew before Black Gus, if they have somewhere to go. (DM-6.2, DM-8.9)"""
    if room not in s.token_at:
        return True
    if not gus or guard_in(s, room) is not None or not crew_in(s, room):
        return False
    return bool(adjacent_rooms(s, room))


def move_pirate(s: Ship, seat: Seat, target: int, how: str, fatigue: int) -> bool:
    """Go there and pay for it. Whoever dies of it dies in the room entered. Whether he lives. (DM-7.7)"""
    s.place[seat] = target
    if target != OFF_SHIP:
        s.tell(Moved, seat, how, target, fatigue)
    if not gain_fatigue(s, seat, fatigue):
        return False
    if target == OFF_SHIP:
        leave_ship(s, seat)
    return True


def leave_ship(s: Ship, seat: Seat) -> None:
    """Off ship: treasure looted, fatigue halved, the own turn over. (DM-6.11)"""
    s.fatigue[seat] //= 2
    haul = [token for token in GUARDS if s.token_at[token] == CARRIED + seat]
    for token in haul:
        s.token_at[token] = LOOTED
    if seat == s.active:
        s.actions_over = True
    s.tell(Left, seat, bool(haul), s.fatigue[seat])
    check_win(s)
